"""Checks of the parts that stay plain trees: a position (`setup`) and the zones of an expectation."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationInfo

from duel_tui.script.errors import Wrong
from duel_tui.script.values import seat, shown, whole, word, words, yes_no
from duel_tui.script.words import CARD_KEYS, GAMES, POSITIONS, SETUP_KEYS, GameWords
from duel_tui.text.en import script as say

At = tuple[str | int, ...]


def words_of(info: ValidationInfo | None) -> GameWords | None:
    """The words of the game that the file is about, if that is known yet."""
    game = (info.context or {}).get("game") if info is not None else None
    return GAMES.get(str(game))


def check_setup(value: Any, game: GameWords | None) -> dict[str, Any]:
    """A position: known keys, zones and flags, numbers where numbers must stand. Card names are the game's business."""
    setup = _map(value, SETUP_KEYS, ())
    for key in setup:
        if key not in SETUP_KEYS and not key.startswith("x-"):
            raise Wrong(*say.unknown_key(key, SETUP_KEYS), at=(key,))
    if "turn" in setup:
        _at(lambda: whole(setup["turn"]), ("turn",))
    if "player" in setup:
        _at(lambda: seat(setup["player"]), ("player",))
    if "phase" in setup and game is not None and setup["phase"] not in game.phases:
        raise Wrong(*say.not_one_of(shown(setup["phase"]), game.phases), at=("phase",))
    for letter in ("A", "B"):
        if letter in setup:
            _check_side(setup[letter], game, (letter,))
    return setup


def _check_side(value: Any, game: GameWords | None, at: At) -> None:
    if value == "":
        return
    sides = [game] if game is not None else list(GAMES.values())
    keys = tuple(
        dict.fromkeys(key for words in sides for key in (*words.zones, *words.numbers, *words.flags))
    )
    side = _map(value, keys, at)
    numbers = {key for words in sides for key in words.numbers}
    flags = {key for words in sides for key in words.flags}
    for key, content in side.items():
        if key.startswith("x-"):
            continue
        if key not in keys:
            raise Wrong(*say.unknown_key(key, keys), at=(*at, key))
        if key in numbers:
            number = _at(lambda content=content: whole(content), (*at, key))
            if number < 0:
                raise Wrong(*say.negative(key), at=(*at, key))
        elif key == "normal summon":
            if content not in ("used", "not used"):
                raise Wrong(*say.not_one_of(shown(content), ("used", "not used")), at=(*at, key))
        elif key in flags:
            _at(lambda content=content: yes_no(content), (*at, key))
        else:
            _check_zone(key, content, game, (*at, key))


def _check_zone(zone: str, content: Any, game: GameWords | None, at: At) -> None:
    cards = cards_of(content, at)
    limit = game.limits.get(zone) if game is not None else None
    if limit is not None and len(cards) > limit:
        raise Wrong(*say.zone_too_full(zone, len(cards), limit), at=(*at, limit) if limit > 1 else at)
    for place, card in enumerate(cards):
        where = (*at, place) if isinstance(content, list) else at
        if isinstance(card, dict):
            _check_card(card, where)
        else:
            _at(lambda card=card: word(card), where)


def cards_of(content: Any, at: At = ()) -> list[Any]:
    """The cards of a zone: a list, one card alone, or nothing."""
    if content == "":
        return []
    if isinstance(content, str | dict):
        return [content]
    if not isinstance(content, list):
        raise Wrong(*say.not_a_list(shown(content)), at=at)
    return content


def _check_card(card: dict[str, Any], at: At) -> None:
    if "card" not in card:
        raise Wrong(*say.card_without_name(), at=at)
    for key, content in card.items():
        where = (*at, key)
        if key not in CARD_KEYS and not key.startswith("x-"):
            raise Wrong(*say.unknown_key(key, CARD_KEYS), at=where)
        if key in ("tapped", "attacked", "position changed", "proper", "seen"):
            _at(lambda content=content: yes_no(content), where)
        elif key == "owner":
            _at(lambda content=content: seat(content), where)
        elif key == "position" and content not in POSITIONS:
            raise Wrong(*say.not_one_of(shown(content), POSITIONS), at=where)
        elif key == "counters":
            for name, number in _map(content, (), where).items():
                if _at(lambda number=number: whole(number), (*where, name)) < 0:
                    raise Wrong(*say.negative(name), at=(*where, name))
        elif key in ("card", "equipped to", "since"):
            _at(lambda content=content: word(content), where)


def _map(value: Any, keys: tuple[str, ...], at: At) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Wrong(*say.not_a_map(shown(value), keys), at=at)
    return value


def _at(check: Any, at: At) -> Any:
    """Run a check of a single value; what it finds wrong is wrong at this place."""
    try:
        return check()
    except Wrong as wrong:
        raise Wrong(wrong.message, wrong.remedy, (*at, *wrong.at)) from None


def check_custom_cards(value: Any) -> dict[str, Any]:
    """The plain cards of a file: a name, and facts as texts or lists of texts."""
    for name, facts in _map(value, (), ()).items():
        for key, fact in _map(facts, ("level", "atk", "def"), (name,)).items():
            if isinstance(fact, list):
                _at(lambda fact=fact: words(fact), (name, key))
            elif not isinstance(fact, str):
                raise Wrong(*say.not_a_text(shown(fact)), at=(name, key))
    return dict(value)
