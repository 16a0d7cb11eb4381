"""What a command of a lesson comes to: the answers that its player gives, and the passes in between."""

from __future__ import annotations

from dataclasses import dataclass

from duel_tui.engine import Answer, Duel
from duel_tui.script.passing import Hand


@dataclass
class Given:
    """An answer on the way: who gave it, its command at that moment, whether the lesson's command names it.

    What is not named is a pass of either player that leads to the next answer that is.
    """

    player: int
    text: str
    answer: Answer
    named: bool = False


class Recorder(Duel):
    """A copy of a duel that writes down what is answered on it."""

    def __init__(self, duel: Duel) -> None:
        copy = duel.clone()
        # The fixed outcomes that wait for the next answer are no part of a position, so that a clone leaves them.
        copy.game.fixed = duel.game.fixed
        self.__dict__.update(vars(copy))
        self.given: list[Given] = []

    def play(self, answer: Answer | str, seat: int | None = None) -> None:
        """Give an answer and write it down."""
        decision = self.decision
        if isinstance(answer, str) or decision is None or answer not in decision.options:
            super().play(answer, seat)
            return
        given = Given(decision.player, self.text(answer), answer)
        super().play(answer, seat)
        self.given.append(given)

    def name(self) -> None:
        """The last answer is one that the command names."""
        self.given[-1].named = True


def trail(duel: Duel, seat: int, command: str, strict: bool = False) -> list[Given]:
    """The answers of a command from where a duel stands. The duel stays as it is. Raises script.passing.Failed."""
    copy = Recorder(duel)
    Hand(copy, strict, lambda before: copy.name()).play(seat, command)
    while copy.given and not copy.given[-1].named:
        copy.given.pop()
    return copy.given


def unknown_to(duel: Duel, seat: int) -> frozenset[int]:
    """The cards that a seat has not seen."""
    return frozenset(card.uid for card in duel.state.cards if not card.seen >> seat & 1)


def named(given: list[Given]) -> list[str]:
    """The commands among the answers of a trail."""
    return [one.text for one in given if one.named]
