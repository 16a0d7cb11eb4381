"""What `expect` may say."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo

from duel_tui.script.checks import cards_of, words_of
from duel_tui.script.errors import Wrong
from duel_tui.script.values import (
    Seat,
    Strict,
    Text,
    Texts,
    Whole,
    YesNo,
    complaint,
    one_of,
    shown,
    whole,
    word,
)
from duel_tui.script.words import ASKED, GAMES, POSITIONS, REASONS, WINNERS
from duel_tui.text.en import script as say


def _numbers(value: Any) -> dict[str, int]:
    if not isinstance(value, dict):
        raise Wrong(*say.not_a_map(shown(value), ()))
    return {str(name): whole(number) for name, number in value.items()}


class CardCheck(Strict):
    """Values of one card. Only what is written is checked."""

    card: Text
    atk: Whole | None = None
    defense: Whole | None = Field(default=None, alias="def")
    level: Whole | None = None
    power: Whole | None = None
    position: Annotated[str, one_of(POSITIONS)] | None = None
    tapped: YesNo | None = None
    controller: Seat | None = None
    owner: Seat | None = None
    counters: Annotated[dict[str, int], BeforeValidator(_numbers)] | None = None
    over: Texts | None = None
    attribute: Text | None = None
    type: Text | None = None
    equipped_to: Text | None = Field(default=None, alias="equipped to")


class ZoneCheck:
    """What a zone must hold: exactly these cards, so many cards, or at least and none of some cards."""

    __slots__ = ("count", "exact", "has", "lacks")

    def __init__(self, value: Any) -> None:
        self.exact: list[str | CardCheck] | None = None
        self.count: int | None = None
        self.has: list[str | CardCheck] = []
        self.lacks: list[str | CardCheck] = []
        if isinstance(value, dict) and "card" not in value:
            for key in value:
                if key not in ("has", "lacks"):
                    raise Wrong(*say.unknown_key(key, ("has", "lacks", "card")), at=(key,))
            self.has = _cards(value.get("has", ""), ("has",))
            self.lacks = _cards(value.get("lacks", ""), ("lacks",))
        elif isinstance(value, dict):
            self.has = _cards([value], ())
        elif isinstance(value, str) and value.strip().lstrip("-").isdigit():
            self.count = whole(value)
        else:
            self.exact = _cards(value, ())


def _cards(value: Any, at: tuple[str | int, ...]) -> list[str | CardCheck]:
    found: list[str | CardCheck] = []
    for place, card in enumerate(cards_of(value, at)):
        where = (*at, place) if isinstance(value, list) else at
        try:
            found.append(CardCheck.model_validate(card) if isinstance(card, dict) else word(card))
        except ValueError as error:
            message, remedy, inside = complaint(error)
            raise Wrong(message, remedy, (*where, *inside)) from None
    return found


def _side(value: Any, info: ValidationInfo) -> dict[str, Any]:
    game = words_of(info)
    games = [game] if game is not None else list(GAMES.values())
    keys = tuple(dict.fromkeys(key for words in games for key in (*words.zones, "lp")))
    if not isinstance(value, dict):
        raise Wrong(*say.not_a_map(shown(value), keys))
    for key, content in value.items():
        if key.startswith("x-"):
            continue
        if key not in keys:
            raise Wrong(*say.unknown_key(key, keys), at=(key,))
        try:
            if key == "lp":
                whole(content)
            else:
                ZoneCheck(content)
        except Wrong as wrong:
            raise Wrong(wrong.message, wrong.remedy, (key, *wrong.at)) from None
    return value


def _phase(value: str, info: ValidationInfo) -> str:
    game = words_of(info)
    games = [game] if game is not None else list(GAMES.values())
    phases = tuple(dict.fromkeys(phase for words in games for phase in words.phases))
    if value not in phases:
        raise Wrong(*say.not_one_of(shown(value), phases))
    return value


Phase = Annotated[Text, AfterValidator(_phase)]
Side = Annotated[dict[str, Any], BeforeValidator(_side)]


class Expectations(Strict):
    """What must be true. Only what is written is checked."""

    A: Side | None = None
    B: Side | None = None
    turn: Whole | None = None
    player: Seat | None = None
    phase: Annotated[str, AfterValidator(_phase)] | None = None
    priority: Seat | None = None
    asked: Annotated[str, one_of(ASKED)] | None = None
    chain: Whole | None = None
    winner: Annotated[str, one_of(WINNERS)] | None = None
    reason: Annotated[str, one_of(REASONS)] | None = None
    legal: Texts | None = None
    events: Texts | None = None
    now: YesNo | None = None
