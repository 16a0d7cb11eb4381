"""The moments of a duel: one for its beginning, one behind each answer.

A screen knows a moment by the protocol only; where it comes from, a duel that was played again or what a file recorded,
makes no difference to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from duel_tui.engine.duel import Duel
from duel_tui.engine.events import Event
from duel_tui.engine.game import Fixed
from duel_tui.engine.steps import Answer
from duel_tui.engine.view import View
from duel_tui.replay.games import UNSAID, Score
from duel_tui.text.en.events import event_texts

Names = tuple[str, str]
Given = Answer | Fixed

ATTACK, CHAIN, SCORE, TURN, NOTE = "attack", "chain", "score", "turn", "note"
"""What one can jump to."""


class Step(NamedTuple):
    """One thing that happened within a moment: a sentence, and the table as it was then."""

    text: str
    view: View


class Moment(Protocol):
    """What a viewer needs of a moment.

    `line` is that of the file whose answer led here, `seat` who gave it (None: the beginning, or nobody), `command` the
    answer in notation, `score` what is counted (Life Points, shields), `marks` what happened, as words to jump to.
    """

    @property
    def line(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def command(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def player(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def score(self) -> Score: ...
    @property
    def marks(self) -> frozenset[str]: ...
    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked next, and the kind of question; None where that is not known."""
        ...

    def view(self, seat: int, opened: bool = False) -> View:
        """The table as a seat may know it; `opened`: with everything but the Decks face-up."""
        ...

    def told(self, seat: int | None, names: Names) -> list[str]:
        """What the answer caused, in sentences, as a seat may know it (None: everything)."""
        ...

    def steps(self, seat: int, opened: bool, names: Names) -> list[Step]:
        """The same, one thing after the other, each with the table as it was then, as nearly as can be told."""
        ...


def sentences(events: Iterable[Event], seat: int | None, names: Names) -> list[str]:
    """Events in words, as a seat may know them (None: everything)."""
    known = [event for event in events if event.word not in UNSAID]
    return event_texts(known if seat is None else [event.seen_by(seat) for event in known], names)


@dataclass(slots=True)
class Played:
    """A moment of a duel that was played again.

    `base` is a copy of the duel at the last stable point, `since` the answers from there to this moment: together they
    are the position; `chosen` are those of them that were not the only possible ones. `given` are the answer that led
    here and those behind it without a choice, `ending` who gave the duel up here (-1: it was agreed to be drawn).
    """

    line: int
    seat: int | None
    command: str
    base: Duel
    since: tuple[Given, ...] = ()
    chosen: tuple[Given, ...] = ()
    given: tuple[Given, ...] = ()
    before: Played | None = None
    answers: int = 0
    mark: int = 0
    ending: int | None = None
    turn: int = 0
    player: int = 0
    phase: str = ""
    score: Score = (0, 0)
    asked: tuple[int, str] | None = None
    marks: frozenset[str] = frozenset()
    events: list[Event] = field(default_factory=list)

    def duel(self) -> Duel:
        """A new duel at this moment."""
        duel = self.base.clone()
        give(duel, self.since)
        if self.ending is not None:
            duel.agree_draw() if self.ending < 0 else duel.concede(self.ending)
        return duel

    def view(self, seat: int, opened: bool = False) -> View:
        """The table, as `Moment` says."""
        return seen(self.duel(), seat, opened)

    def told(self, seat: int | None, names: Names) -> list[str]:
        """What happened, as `Moment` says."""
        return sentences(self.events, seat, names)

    def steps(self, seat: int, opened: bool, names: Names) -> list[Step]:
        """One thing after the other: the duel is played once more with every window asked, and looked at in each."""
        found = self._windows(seat, opened, names) if self.before is not None else None
        if found is None:
            view = self.view(seat, opened)
            found = [Step(text, view) for text in self.told(None if opened else seat, names)]
        return found

    def _windows(self, seat: int, opened: bool, names: Names) -> list[Step] | None:
        """The steps; None where the duel cannot be played in so small ones."""
        before = self.before
        assert before is not None
        duel = before.base.clone()
        if self.ending is not None or not self.given or duel.asking == ("all", "all"):
            return None
        mark = duel.mark()
        for player in (0, 1):
            duel.ask(player, "all")
        for answer in (*before.chosen, *self.given[-1:]):
            pass_alone(duel)
            mark = duel.mark()
            if duel.decision is None or plain_answer(answer) not in duel.decision.options:
                return None
            give(duel, (answer,))
        found: list[Step] = []
        while True:
            texts = sentences(duel.events(mark), None if opened else seat, names)
            mark = duel.mark()
            if texts:
                view = seen(duel.clone(), seat, opened)
                found.extend(Step(text, view) for text in texts)
            if duel.decision is None or not duel.decision.forced:
                return found
            duel.play(duel.decision.options[0])


def give(duel: Duel, answers: Sequence[Given]) -> None:
    """Give answers, with the random outcomes that were fixed before them."""
    for answer in answers:
        if isinstance(answer, Fixed):
            for value in answer.chances:
                duel.chance(value)
            answer = answer.answer
        duel.play(answer)


def plain_answer(answer: Given) -> Answer:
    """An answer without the outcomes that were fixed before it."""
    return answer.answer if isinstance(answer, Fixed) else answer


def pass_alone(duel: Duel) -> None:
    """Give the answers that are the only possible ones."""
    while duel.decision is not None and duel.decision.forced:
        duel.play(duel.decision.options[0])


def seen(duel: Duel, seat: int, opened: bool) -> View:
    """The table of a duel that is thrown away afterwards; `opened`: everything but the Decks is known."""
    if not opened:
        return duel.view(seat)
    covered = duel.view(seat)
    cards = duel.state.cards
    for uid, card in enumerate(cards):
        if card.seen != 3:
            cards[uid] = replace(card, seen=3)
    shown = duel.view(seat)
    decks = {key: cards for key, cards in covered.zones.items() if key[1] in ("deck", "shields")}
    return replace(shown, zones={**shown.zones, **decks})
