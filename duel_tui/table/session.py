"""Two players at one keyboard: who sits there, what they are shown, and every decision on disk before the next one.

The screen and line mode both drive a duel through this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from duel_tui.engine import Answer, Decision, Duel
from duel_tui.engine.commands import named_unasked, parts_of, rehearse
from duel_tui.engine.game import Unasked
from duel_tui.engine.steps import PASS
from duel_tui.engine.view import View
from duel_tui.script.resuming import Undone
from duel_tui.table.choices import Choices, choices
from duel_tui.table.story import Story
from duel_tui.table.trail import Given, remarks_of
from duel_tui.table.wishes import (
    ACTIONS,
    ALWAYS,
    KERNEL,
    REAL,
    Passing,
    Target,
    Wish,
    after_action,
    is_window,
    over,
    passing,
    stopped,
)


class Recorder(Protocol):
    """Where decisions are kept. Each call returns when the line is on disk."""

    def append(self, duel: Duel, seat: int, command: str) -> None:
        """Keep a command that has just been played."""
        ...

    def settle(self, duel: Duel) -> None:
        """Keep how the duel ended, where nothing else did."""
        ...

    def undo_to(self, duel: Duel, answers: int, remarks: Mapping[str, Any] | None = None) -> None:
        """Take the duel back to so many answers, and keep that it was."""
        ...

    def close(self) -> None: ...


@dataclass
class Session:
    """A duel being played hot-seat.

    `sitting` is the seat at the keyboard (None: nobody, the curtain is closed). With `phases` the log says which
    phase begins. In a `strict` duel every window is asked and every answer is written.

    `wishes` say when each player is asked to respond, `until` how long each one passes; `passed` counts the windows
    that went by like that since he was last told.

    `trail` holds the answers given so far; `undo` says whether they may be taken back (see `table.taking_back`), and
    `counted` that the duel is over and counts in a match. `undone` is what was taken back before the duel was taken up.
    """

    duel: Duel
    names: tuple[str, str]
    saved: Recorder | None = None
    sitting: int | None = None
    phases: bool = False
    strict: bool = False
    undo: str = "consent"
    counted: bool = False
    trail: list[Given] = field(default_factory=list)
    undone: Sequence[Undone] = ()
    wishes: list[Wish] = field(init=False)
    until: list[Passing | None] = field(init=False)
    passed: list[int] = field(init=False)
    _view: View | None = None
    _key: tuple[int, int, bool] = (-1, -1, False)
    _choices: Choices | None = None
    _unasked: list[Unasked] = field(default_factory=list)
    """The choices made without asking since the last answer of a command line."""
    _stories: tuple[Story, Story] = field(init=False)

    def __post_init__(self) -> None:
        self.duel.game.watching = True
        self._stories = (Story(0, self.phases), Story(1, self.phases))
        for story in self._stories:
            story.remarks = remarks_of(self.undone, self.names)
        self.wishes = [Wish(ALWAYS if how == "all" else how) for how in self.duel.asking]
        self.until = [None, None]
        self.passed = [0, 0]

    # -- who is asked, who sits there

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the duel is over."""
        return self.duel.decision

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        decision = self.duel.decision
        return None if decision is None else decision.player

    @property
    def over(self) -> bool:
        """Whether the duel has ended."""
        return self.duel.decision is None

    @property
    def curtain(self) -> bool:
        """Whether the keyboard must change hands before anything is shown."""
        return self.asked is not None and self.asked != self.sitting

    def sit(self) -> None:
        """The player who is asked has taken the keyboard."""
        self.sitting = self.asked if self.asked is not None else self.sitting

    @property
    def seat(self) -> int:
        """Whose view is shown. Before anybody sat down, that of the player who is asked."""
        if self.sitting is not None:
            return self.sitting
        return self.asked or 0

    @property
    def phase(self) -> str:
        """The phase or step, which both players see."""
        return self.duel.view(0).phase

    # -- looking

    def view(self) -> View:
        """What the seat at the keyboard may know now; kept until something happens."""
        key = (self.duel.answers, self.seat, self.over)
        if self._view is None or key != self._key:
            self._view, self._key = self.duel.view(self.seat), key
            self._choices = None
        return self._view

    def choices(self) -> Choices | None:
        """What may be answered; None when nobody is asked or somebody else is."""
        decision = self.duel.decision
        if decision is None or decision.player != self.seat:
            return None
        if self._choices is None or self._choices.decision is not decision:
            self._choices = choices(self.duel, decision)
        return self._choices

    def story(self) -> Story:
        """What has happened, as the seat at the keyboard may know it."""
        story = self._stories[self.seat]
        story.read(self.duel, self.names)
        return story

    # -- playing

    def play(self, answer: Answer) -> None:
        """Give an answer; it is on disk when this returns. Raises NotLegal; SaveError, and then it was not given."""
        self._unasked.clear()
        self._play(answer)
        self.go_on()

    def _play(self, answer: Answer, chosen: bool = True) -> None:
        seat = self.asked
        self._give(answer, chosen)
        if seat is not None:
            self._stories[seat].mark_read()

    def _give(self, answer: Answer, chosen: bool = True) -> None:
        decision = self.duel.decision
        assert decision is not None
        player, before = decision.player, self.duel.answers
        command = "" if decision.forced and not self.strict else self.duel.text(answer)
        self.duel.play(answer)
        self._unasked += self.duel.game.unasked
        if command:
            self._keep(player, command, 1)
        elif self.over and self.saved is not None:
            try:
                self.saved.settle(self.duel)
            except OSError:
                self.duel.undo(1)
                raise
        self.trail.append(Given(player, before, command, chosen and not decision.forced))

    def pass_on(self) -> None:
        """Pass in a window. Where the same question comes back although nobody else was asked, it is passed again."""
        before = self.duel.decision
        self._play(PASS)
        after = self.duel.decision
        if (
            before is not None
            and after is not None
            and (before.player, before.prompt, before.kind) == (after.player, after.prompt, after.kind)
            and before.kind == "respond"
            and list(before.options) == list(after.options)
            and not self._wants_all(before.player)
        ):
            self._play(PASS, chosen=False)
        self.go_on()

    def _keep(self, seat: int, command: str, given: int) -> None:
        """Write down what was played, or take it back: a duel never runs ahead of its file."""
        self._view = None
        if self.saved is None:
            return
        try:
            self.saved.append(self.duel, seat, command)
        except OSError:
            self.duel.undo(given)
            raise

    def play_text(self, text: str) -> None:
        """Play a typed command; `X -> Y` answers the next decisions of the same player too.

        What the player could have foreseen to be wrong is refused before anything is played. What follows something
        that came to light only then (a draw, an attacked face-down monster) is refused where it stands: what was
        played before it stays, or a command would be a look at what is hidden. Raises NotACommand, NotLegal, Ambiguous.
        """
        player = self.seat if self.asked is None else self.asked
        parts = parts_of(text)
        if len(parts) > 1:
            rehearse(self.duel, text, player)
        self._unasked.clear()
        self._play(self.duel.read(parts[0], player))
        try:
            self._answer_on(parts, player)
        finally:
            self.go_on()

    def _answer_on(self, parts: list[str], player: int) -> None:
        """Give the answers behind a command, one after the other, as long as nobody else is asked."""
        for part in parts[1:]:
            named = named_unasked(self.duel.game, self._unasked, player, part)
            if named is None:
                self.go_on(but=player)
                named = named_unasked(self.duel.game, self._unasked, player, part)
            if named is not None:
                del self._unasked[: named + 1]
                continue
            if self.asked != player:
                return
            self._unasked.clear()
            self._play(self.duel.read(part, player))

    # -- when a player is asked

    def ask(self, seat: int, wish: Wish) -> None:
        """Change when a player is asked; where the kernel asks more, from the next free move of either player on."""
        self.wishes[seat] = wish
        if not self.strict:
            self.duel.ask(seat, KERNEL[wish.how], wish.stops)

    def pass_until(self, target: Target) -> bool:
        """Pass in the open window, and in those that follow, until something happens. False: it is no window."""
        seat = self.asked
        if seat is None or not is_window(self.duel.decision):
            return False
        self.until[seat] = passing(self.duel, target)
        self.pass_on()
        return True

    def go_on(self, but: int | None = None) -> None:
        """Pass the windows in which a player does not want to be asked, except those of the seat `but`.

        A pass that cannot be written is not given, and the player is asked.
        """
        while (decision := self.duel.decision) is not None and decision.player != but:
            seat = decision.player
            if not self._goes_by(decision):
                self.until[seat] = None
                return
            try:
                self._give(PASS, chosen=False)
            except OSError:
                return
            self.passed[seat] += self.until[seat] is not None

    def _wants_all(self, seat: int) -> bool:
        """Whether a player wants to be asked in every window now."""
        wish = self.wishes[seat]
        return self.strict or wish.how == ALWAYS or stopped(self.duel, seat, wish)

    def told_passed(self) -> int:
        """How many windows were passed in the name of the player at the keyboard since he was last told."""
        number, self.passed[self.seat] = self.passed[self.seat], 0
        return number

    def _goes_by(self, decision: Decision) -> bool:
        """Whether the player who is asked wants this window to be passed."""
        duel, seat = self.duel, decision.player
        wish, until = self.wishes[seat], self.until[seat]
        if not is_window(decision) or stopped(duel, seat, wish):
            return False
        if until is not None:
            if not over(duel, seat, until):
                return True
            self.until[seat] = None
        if self.strict:
            return False
        if wish.how == REAL:
            return decision.forced
        return wish.how == ACTIONS and not after_action(duel, decision)

    # -- taking back

    def take_back(self, given: Given, remarks: Mapping[str, Any], said: str = "") -> None:
        """Take back an answer of the trail and all that followed; it is in the file, with the `remarks`, after this.

        The log says what is `said`. The player whose answer it was is asked again, whatever he has wished to pass.
        Raises SaveError, and then nothing was taken back.
        """
        duel = self.duel
        if self.saved is None:
            duel.undo(duel.answers - given.before)
        else:
            self.saved.undo_to(duel, given.before, remarks)
        while self.trail and self.trail[-1].before >= given.before:
            self.trail.pop()
        self._view = self._choices = None
        self._unasked.clear()
        for seat, until in enumerate(self.until):
            if until is not None and (seat == given.seat or until.mark >= duel.mark()):
                self.until[seat] = None
        self.passed = [0, 0]
        if duel.stable and not self.strict:
            # The duel asks as at that time; the wishes of now hold from here on.
            for seat, wish in enumerate(self.wishes):
                duel.ask(seat, KERNEL[wish.how], wish.stops)
        for story in self._stories:
            story.rewind(duel, self.names, said)

    # -- the end

    def concede(self) -> None:
        """The player at the keyboard gives up."""
        seat = self.seat
        self.duel.concede(seat)
        self._keep(seat, "concede", 0)
        self.trail.append(Given(seat, self.duel.answers, "concede"))

    def agree_draw(self) -> None:
        """Both players agree on a draw; where the same position came up four times, one claims it."""
        seat = self.seat
        command = "offer draw" if self.duel.repeated else "accept draw"
        self.duel.agree_draw()
        self._keep(seat, command, 0)
        self.trail.append(Given(seat, self.duel.answers, command))

    def close(self) -> None:
        """Leave the duel; everything is on disk already."""
        if self.saved is not None:
            self.saved.close()
