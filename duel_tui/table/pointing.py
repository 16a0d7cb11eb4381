"""Commands that are completed at the table, card by card: the mana that pays for a card, the creature to attack.

The rules ask for both in one answer; here they become a choice of cards like any other, which can be left again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from duel_tui.duel_masters.mana import Plays
from duel_tui.engine import Answer, Decision, Duel
from duel_tui.engine.steps import Picks
from duel_tui.table.choices import Choices

FEW = 2
"""So many attacks of a creature are listed; with more of them, the creature to attack is pointed at."""


@dataclass(slots=True)
class Pointing(Choices):
    """A choice of cards that makes one command. `verb` and `uid` are what was begun; `opened` is the real question."""

    verb: str = ""
    uid: int = -1
    opened: Decision | None = None

    def answer(self, picked: list[int] | None = None) -> Answer | None:
        """The command that the picked cards make, or None while they make none."""
        taken = tuple(self.picked if picked is None else picked)
        assert self.opened is not None
        options = self.opened.options
        if self.verb == "attack":
            wanted = (option for option in options if option.verb == "attack" and option.card == self.uid)
            return next((option for option in wanted if (option.other,) == taken), None)
        asked = Answer(self.verb, self.uid, cards=taken)
        return asked if asked in options else None

    @property
    def lacks(self) -> bool:
        """Whether enough cards are picked and still pay for nothing: a civilization is missing."""
        return len(self.picked) == self.decision.high and self.answer() is None


def payments(decision: Decision) -> frozenset[int]:
    """The cards that may be paid for in more ways than one, mana cards of the same civilizations counted alike."""
    plays = decision.options
    if not isinstance(plays, Plays):
        return frozenset()
    if len({civs for _, civs in plays.mana}) < 2:
        return frozenset()
    return frozenset(uid for uid, (n, _) in plays.prices.items() if 0 < n < len(plays.mana))


def paying(duel: Duel, decision: Decision, answer: Answer) -> Pointing:
    """The choice of the mana cards for a summon or a cast."""
    plays = decision.options
    assert isinstance(plays, Plays)
    n, _ = plays.prices[answer.card]
    return _made(duel, decision, answer, "pay-mana", [uid for uid, _ in plays.mana], n)


def aiming(duel: Duel, decision: Decision, answer: Answer) -> Pointing:
    """The choice of the creature that a creature attacks."""
    return _made(duel, decision, answer, "attack-whom", aims(decision.options, answer.card), 1)


def aims(options: Iterable[Answer], uid: int) -> list[int]:
    """The creatures that a creature may attack."""
    return [
        option.other
        for option in options
        if option.verb == "attack" and option.card == uid and option.other >= 0
    ]


def _made(duel: Duel, decision: Decision, answer: Answer, prompt: str, uids: list[int], n: int) -> Pointing:
    game = duel.game
    asked = Decision(
        decision.player, "choose", prompt, Picks(tuple(uids), n, n), (answer.card,), tuple(uids), n, n
    )
    places = {game.place(game.state.cards[uid]): uid for uid in uids}
    return Pointing(duel, asked, candidates=places, verb=answer.verb, uid=answer.card, opened=decision)
