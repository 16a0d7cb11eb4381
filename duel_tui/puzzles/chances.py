"""What an answer may lead to: one duel, or one for each outcome of what chance decides."""

from __future__ import annotations

from typing import Any

from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import NotLegal
from duel_tui.engine.steps import Answer

NONE_OF_THEM = "\0"
"""A word that is no outcome: fixing it makes the engine say which outcomes there are."""
OTHER_SEED = 0x5DEECE66D
SEATS = "AB"


class ByShuffle(Exception):
    """What follows depends on the order of a shuffled Deck, of which nobody knows anything."""


class Chances:
    """The outcomes of the answers of one search. `root` is where it begins.

    Fixed outcomes leave the generator as it was, so that a generator that differs from the root's tells of a shuffle.
    A shuffle by itself does no harm; only what comes to light of the new order cannot be foreseen.
    """

    def __init__(self, root: Duel) -> None:
        self._rng = root.state.rng

    def after(self, duel: Duel, answer: Answer) -> list[Duel]:
        """The duels that an answer may lead to, on copies. Raises ByShuffle."""
        child = duel.clone()
        before = child.state.rng
        child.play(answer)
        if child.state.rng != before:
            return self._outcomes(duel, answer, ())
        if before != self._rng and child.decision is not None and _drawn(duel, child):
            raise ByShuffle
        return [child]

    def _outcomes(self, duel: Duel, answer: Answer, fixed: tuple[str, ...]) -> list[Duel]:
        trial = duel.clone()
        for word in (*fixed, NONE_OF_THEM):
            trial.chance(word)
        try:
            trial.play(answer)
        except NotLegal as error:
            words = error.reason.args[1:]
            return [found for word in words for found in self._outcomes(duel, answer, (*fixed, word))]
        child = _played(duel, answer, fixed, 0)
        if child.state.rng != duel.state.rng and _told(child) != _told(
            _played(duel, answer, fixed, OTHER_SEED)
        ):
            raise ByShuffle
        return [child]


def _played(duel: Duel, answer: Answer, fixed: tuple[str, ...], seed: int) -> Duel:
    child = duel.clone()
    child.state.rng ^= seed
    child.game.checkpoint.rng = child.state.rng
    for word in fixed:
        child.chance(word)
    child.play(answer)
    return child


def _drawn(duel: Duel, child: Duel) -> bool:
    """Whether a card has left a Deck whose order matters."""
    was, now = duel.position(), child.position()
    return any(len(_deck(now[seat])) < len(_deck(was[seat])) and _mixed(was[seat]) for seat in SEATS)


def _deck(side: dict[str, Any]) -> list[str]:
    """The cards of a Deck, as texts, whatever their order."""
    return sorted([str(entry) for entry in side["deck"]] + ["Blank"] * int(side["blanks"]))


def _mixed(side: dict[str, Any]) -> bool:
    return len(set(_deck(side))) > 1


def _told(duel: Duel) -> object:
    """Everything about a position except the order of the Decks."""
    found = duel.position()
    for seat in SEATS:
        found[seat] = {**found[seat], "deck": _deck(found[seat]), "blanks": ""}
    return found
