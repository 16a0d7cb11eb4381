"""Auto-pass: how a script gets from one written command to the next without writing every `pass`.

`pass` is answered for either player where it is legal and the command is not. In an open phase that offers the other
player a window and comes back; passing gives up when it would come back a second time to the same point.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from duel_tui.engine.commands import named_unasked, parts_of
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal, Reason
from duel_tui.engine.game import Unasked
from duel_tui.engine.steps import PASS, Answer

ANSWERS = ("choose", "option", "declare", "order", "yes", "no")
"""Verbs that answer a question; an answer to a question that had only one answer is accepted where it stands."""


@dataclass
class Open:
    """What was open when a command was refused: who was asked what, why it was refused, what was legal."""

    player: int | None
    kind: str
    error: DuelError | None
    legal: list[str] = field(default_factory=list)


class Failed(Exception):
    """A command that did not become legal."""

    def __init__(self, command: str, where: Open) -> None:
        super().__init__(command)
        self.command = command
        self.where = where


def open_now(duel: Duel, error: DuelError | None = None) -> Open:
    """The decision that is open."""
    decision = duel.decision
    if decision is None:
        return Open(None, "", error)
    return Open(decision.player, decision.kind, error, duel.commands())


def must_be(duel: Duel) -> Answer | None:
    """The only possible answer, where it is no pass."""
    decision = duel.decision
    if decision is None or not decision.forced or PASS in decision.options:
        return None
    return decision.options[0]


class Walk:
    """Passing forward. `strict` never passes: then every pass is a line of the file."""

    def __init__(self, duel: Duel, strict: bool = False) -> None:
        self.duel = duel
        self.strict = strict
        self.unasked: list[Unasked] = []
        self._visited: set[tuple[int, str]] = set()
        self._turn = duel.state.turn

    def can_pass(self) -> bool:
        """Whether the open decision may be passed without coming back to where we were."""
        decision = self.duel.decision
        if self.strict or decision is None or PASS not in decision.options:
            return False
        if self.duel.stable:
            if self.duel.state.turn != self._turn:
                # A step in which nothing can be done ends unasked, and the turn with it; passing goes no further.
                return False
            point = (self.duel.state.turn, self.duel.state.phase)
            if point in self._visited:
                return False
            self._visited.add(point)
        return True

    def unwritten(self) -> bool:
        """Whether only one answer is possible and it is no pass (an attack that must be made): no file holds it."""
        return not self.strict and must_be(self.duel) is not None

    def step(self) -> None:
        """Pass once, or give the only answer."""
        self.duel.play(must_be(self.duel) or PASS)
        self.unasked += self.duel.game.unasked


class Hand:
    """Plays the commands of a file on a duel: passes until each is legal, and follows its `->`.

    `on_answer` is told of each written answer: how many answers the duel had before it and its passes.
    """

    def __init__(
        self, duel: Duel, strict: bool = False, on_answer: Callable[[int], None] | None = None
    ) -> None:
        self.duel = duel
        self.strict = strict
        self.on_answer = on_answer or (lambda before: None)
        self.unasked: list[Unasked] = []

    def play(self, seat: int, command: str) -> None:
        """Play a command line. Raises Failed."""
        parts = parts_of(command)
        if not (_answers(parts[0]) and self.was_unasked(seat, parts[0])):
            self.give(seat, parts[0])
        for part in parts[1:]:
            self.follow(seat, parts[0], part)

    def follow(self, seat: int, command: str, part: str) -> None:
        """Give what follows a command behind `->`. Raises Failed: also for a choice that nobody asks for."""
        if self.was_unasked(seat, part, always=True):
            return
        try:
            self.give(seat, part, following=True)
        except Failed as failed:
            if isinstance(failed.where.error, NotACommand):
                failed.where.error = self.duel.game.leftover(command, part)
            raise

    def give(self, seat: int, part: str, following: bool = False) -> None:
        """Give one answer, after the passes that lead to it. Raises Failed."""
        before = self.duel.answers
        answer, skipped = self._reach(seat, part, following)
        if answer is None:
            del self.unasked[: skipped + 1]
            return
        self.duel.play(answer)
        self.on_answer(before)
        self.unasked = self.duel.game.unasked[:]

    def was_unasked(self, seat: int, part: str, always: bool = False) -> bool:
        """Whether a text names a choice that was made without asking since the last written answer."""
        at = named_unasked(self.duel.game, self.unasked, seat, part)
        if at is None:
            return False
        decision = self.duel.decision
        if not always and decision is not None and decision.player == seat and self._legal(part, seat):
            return False
        del self.unasked[: at + 1]
        return True

    def _legal(self, part: str, seat: int) -> bool:
        try:
            self.duel.read(part, seat)
        except DuelError as error:
            return isinstance(error, Ambiguous)
        return True

    def _reach(self, seat: int, part: str, following: bool) -> tuple[Answer | None, int]:
        """Pass until the text is legal for this seat; or (None, n): it names the n-th choice made unasked."""
        walk = Walk(self.duel, self.strict)
        walk.unasked = self.unasked
        where: Open | None = None
        while True:
            decision = self.duel.decision
            if decision is not None and decision.player == seat:
                try:
                    return self.duel.read(part, seat), 0
                except DuelError as error:
                    where = open_now(self.duel, error)
                    if isinstance(error, Ambiguous):
                        break
            if not walk.unwritten() and not walk.can_pass():
                break
            walk.step()
            if following or _answers(part):
                at = named_unasked(walk.duel.game, walk.unasked, seat, part)
                if at is not None:
                    return None, at
        raise Failed(part, where or open_now(self.duel, refusal(self.duel, seat, part)))


def _answers(part: str) -> bool:
    return part.split(" ", 1)[0].lower() in ANSWERS


def refusal(duel: Duel, seat: int, part: str) -> DuelError | None:
    """Why a command is refused now; None if it is legal."""
    try:
        duel.read(part, seat)
    except DuelError as error:
        return error
    return None


def ever_legal(duel: Duel, seat: int, command: str, strict: bool = False) -> tuple[bool, Open]:
    """Whether a command becomes legal from here to the next new stable point, tried on copies.

    At a stable point: that decision and, after a pass, the other player's window. Also returns the place where the
    player named was asked last. Raises Ambiguous.
    """
    parts = parts_of(command)
    copy = duel.clone()
    last: Open | None = None
    walk = Walk(copy, strict)
    while copy.decision is not None:
        if copy.decision.player == seat:
            error = _refused_here(copy, seat, parts, strict)
            if error is None:
                return True, open_now(copy)
            last = open_now(copy, error)
        if not walk.can_pass():
            break
        walk.step()
        if copy.stable:
            break
    return False, last or open_now(duel, refusal(duel, seat, parts[0]))


def _refused_here(duel: Duel, seat: int, parts: list[str], strict: bool) -> DuelError | None:
    """The refusal of a whole command line at the open decision; None if all of it is legal."""
    try:
        answer = duel.read(parts[0], seat)
    except Ambiguous:
        raise
    except DuelError as error:
        return error
    if len(parts) == 1:
        return None
    branch = duel.clone()
    hand = Hand(branch, strict)
    branch.play(answer)
    hand.unasked = branch.game.unasked[:]
    try:
        for part in parts[1:]:
            hand.follow(seat, parts[0], part)
    except Failed as failed:
        if isinstance(failed.where.error, Ambiguous):
            raise failed.where.error from None
        return failed.where.error or NotLegal(Reason("nothing-to-answer", (part,)))
    return None


def to_stable(duel: Duel, strict: bool = False) -> bool:
    """Pass to the next stable point; False if a decision in between cannot be passed."""
    walk = Walk(duel, strict)
    while not duel.stable:
        if not walk.can_pass():
            return False
        walk.step()
    return True
