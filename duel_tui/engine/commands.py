"""Playing a whole command line: `activate Ring of Destruction -> Jinzo@B:m1`.

`X -> Y` answers the next decisions of the same player; the other player's windows in between are passed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duel_tui.engine.errors import DuelError, NotACommand
from duel_tui.engine.notation import Places, fold, split_names
from duel_tui.engine.state import Card
from duel_tui.engine.steps import PASS, Decision

if TYPE_CHECKING:
    from duel_tui.engine.duel import Duel
from duel_tui.engine.game import Unasked


def parts_of(text: str, joined: tuple[str, ...] = ("attack",)) -> list[str]:
    """The commands of a line. The arrow of an attack belongs to it.

    >>> parts_of("attack Jinzo -> Sangan -> Kuriboh")
    ['attack Jinzo -> Sangan', 'Kuriboh']
    """
    parts = [part.strip() for part in text.split("->")]
    if len(parts) > 1 and parts[0].split(" ", 1)[0].lower() in joined:
        parts[:2] = [f"{parts[0]} -> {parts[1]}"]
    return parts


def perform(duel: Duel, text: str, seat: int | None = None) -> None:
    """Play a command line. All of it or nothing: on an error the duel is as it was."""
    before = duel.answers
    try:
        _perform(duel, text, seat)
    except DuelError:
        if duel.answers > before:
            duel.undo(duel.answers - before)
        raise


def rehearse(duel: Duel, text: str, player: int) -> None:
    """Try a command line on a copy, as far as the player himself could foresee what happens.

    Raises what is wrong with it. Where something comes to light that he did not know (a draw, a coin, a card turned
    face-up), the rest is not tried: a refusal would tell him what he must not know yet.
    """
    trial = duel.clone()
    before = known(trial, player)
    _perform(trial, text, player, lambda: known(trial, player) != before)


def known(duel: Duel, player: int) -> tuple[int, frozenset[tuple[int, int]]]:
    """What a player knows: the cards that he has seen. With it the generator, which tells that chance had a part."""
    state = duel.state
    return state.rng, frozenset((card.uid, card.stay) for card in state.cards if not card.seen >> player & 1)


def _perform(duel: Duel, text: str, seat: int | None, until: Callable[[], bool] | None = None) -> None:
    parts = parts_of(text)
    answer = duel.read(parts[0], seat)
    assert duel.decision is not None
    player = duel.decision.player
    duel.play(answer)
    unasked = duel.game.unasked[:]
    for part in parts[1:]:
        named = named_unasked(duel.game, unasked, player, part)
        if named is not None:
            del unasked[: named + 1]
            continue
        while _passes_by(duel.decision, player):
            duel.play(PASS)
            unasked += duel.game.unasked
        if until is not None and until():
            return
        named = named_unasked(duel.game, unasked, player, part)
        if named is not None:
            del unasked[: named + 1]
            continue
        if duel.decision is None or duel.decision.player != player:
            raise duel.game.leftover(parts[0], part)
        try:
            answer = duel.read(part, player)
        except NotACommand:
            raise duel.game.leftover(parts[0], part) from None
        duel.play(answer)
        unasked = duel.game.unasked[:]


def _passes_by(decision: Decision | None, player: int) -> bool:
    """Whether a window of the other player is passed to come to the next answer of this one.

    Not an open phase: a pass there can come straight back to it.
    """
    return (
        decision is not None
        and decision.player != player
        and decision.kind != "act"
        and PASS in decision.options
    )


def named_unasked(places: Places, unasked: list[Unasked], player: int, part: str) -> int | None:
    """Which of the choices made without asking a text names, by name, by place or by both."""
    text = part.strip()
    for verb in ("choose ", "option ", "declare ", "summon ", "set ", "attack "):
        if text.lower().startswith(verb):
            text = text[len(verb) :]
    for at, made in enumerate(unasked):
        if made.player != player:
            continue
        if made.word and fold(made.word) == fold(text):
            return at
        picks = split_names(text, [card.definition.name for card in made.cards if places.named(card, player)])
        left = list(made.cards)
        for pick in picks:
            fits = next((card for card in left if _means(places, card, pick, player)), None)
            if fits is None:
                break
            left.remove(fits)
        else:
            if picks and not left:
                return at
    return None


def _means(places: Places, card: Card, pick: str, player: int) -> bool:
    """Whether a text names a card as it lay when it was chosen; by name only if the player knew it then."""
    name, at, where = pick.partition("@")
    if name.strip() and (fold(name) != fold(card.definition.name) or not places.named(card, player)):
        return False
    if not at:
        return bool(name.strip())
    where = where.strip().lower()
    try:
        place = places.place(card).lower()
    except ValueError:
        # It has left a pile since: its number there cannot be told any more, but which one it was.
        place, where = places.pile(card).lower(), where.rstrip("0123456789")
    return where in (place, place[2:], place[2:].rstrip("0123456789"))
