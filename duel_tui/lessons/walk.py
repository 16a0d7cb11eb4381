"""A walk through a lesson: which line is reached, what is said and asked, and what becomes of the learner's answer.

The duel is a real one. A right answer is played on it; a wrong one on a copy, so that the lesson can say what it would
have done. Front ends show `text`, `marks`, `reply` and the table, and call the methods.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from duel_tui.engine import Answer, Duel, DuelError
from duel_tui.engine.commands import parts_of
from duel_tui.engine.steps import PASS
from duel_tui.lessons.courses import Lesson
from duel_tui.lessons.replies import Reply, author_says, author_says_refused, outcome
from duel_tui.lessons.trails import Given, Recorder, named, trail
from duel_tui.script import lines as kinds
from duel_tui.script.passing import Failed, open_now
from duel_tui.script.runner import LineFailed, Runner, found
from duel_tui.script.words import SEATS
from duel_tui.text.en import lessons as words
from duel_tui.text.en.refusals import refusal_text
from duel_tui.text.en.rules import cited

Stage = Literal["say", "try", "ask", "done", "broken"]


@dataclass(frozen=True)
class _Stop:
    """Where the lesson waited: the line, and the duel as it was then."""

    at: int
    duel: Recorder


class Walkthrough:
    """A lesson being taken. Raises ScriptError when the file cannot be read or begun.

    It waits at `stage`: "say" for `go_on`, "try" for `answer` or `typed`, "ask" for `choose`, and once that was right
    (`answered`) for `go_on`. `stop` counts these places from 1, `stops` is how many there are.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.document = lesson.document
        script = self.document.script
        self.lines = script.play
        self.names = (script.player("A"), script.player("B"))
        self.stops = sum(1 for at, line in enumerate(self.lines) if self._waits(at, line))
        self.restart()

    def restart(self) -> None:
        """Begin the lesson again."""
        self.runner = Runner(self.document)
        self.at = -1
        self.stop = 0
        self._past: list[_Stop] = []
        self.reply: Reply | None = None
        self._enter("say", "")
        self._forward()

    # -- looking

    @property
    def duel(self) -> Duel:
        """The duel as the lesson has brought it. Another object after `back`, `show` and `restart`."""
        return self.runner.duel

    @property
    def seat(self) -> int:
        """The learner's seat: that of the next `try`, or of the last one."""
        tries = [(at, line.move.player) for at, line in enumerate(self.lines) if isinstance(line, kinds.Try)]
        after = [player for at, player in tries if at >= self.at]
        return (after or [player for _, player in tries[-1:]] or [0])[0]

    @property
    def over(self) -> bool:
        """Whether the lesson waits for nothing more."""
        return self.stage in ("done", "broken")

    @property
    def answers(self) -> list[str]:
        """The answers of a question."""
        line = self._line
        return list(line.what.answers) if isinstance(line, kinds.Ask) else []

    @property
    def hints_left(self) -> int:
        """How many hints have not been given."""
        line = self._line
        return len(line.move.hints or []) - self.hints if isinstance(line, kinds.Try) else 0

    @property
    def _line(self) -> kinds.Line | None:
        return self.lines[self.at] if 0 <= self.at < len(self.lines) else None

    # -- going

    def go_on(self) -> bool:
        """Go on from what was said, or from a question that was answered. False: something is still to be done."""
        if self.stage == "say" or (self.stage == "ask" and self.answered):
            self.reply = None
            self._forward()
            return True
        return False

    def back(self) -> bool:
        """Go back to where the lesson waited before. False: this is the first such place."""
        keep = len(self._past) - (1 if self.stage == "done" else 2)
        if keep < 0:
            return False
        stop = self._past[keep]
        del self._past[keep:]
        self.stop = keep
        self.reply = None
        self._put(stop)
        self._wait()
        return True

    def skip_to(self, stop: int) -> None:
        """Go on, with the lesson's own answers, to the place with this number."""
        while self.stop < stop and not self.over:
            self._by_itself()
        self.reply = None

    def show(self) -> None:
        """The lesson answers its own question, and goes on."""
        line = self._line
        self._by_itself()
        if isinstance(line, kinds.Try) and not self.over:
            self.reply = Reply("note", (words.it_was(line.move.command),))

    def _by_itself(self) -> None:
        line = self._line
        if isinstance(line, kinds.Try):
            self._put(self._past[-1])
            self._play(line)
        if self.stage != "broken":
            self._forward()

    def _put(self, stop: _Stop) -> None:
        """Bring the duel back to how it was where the lesson waited."""
        self.at = stop.at
        self.runner = Runner(self.document, Recorder(stop.duel))

    def _forward(self) -> None:
        """Play what the lesson plays itself, up to the next place where it waits."""
        while not self.over:
            self.at += 1
            line = self._line
            if line is None:
                self._enter("done", words.finished(self.lesson.title, list(self.lesson.teaches)))
            elif self._waits(self.at, line):
                self._wait()
                return
            elif not isinstance(line, kinds.Say):
                self._play(line)

    def _waits(self, at: int, line: kinds.Line) -> bool:
        """What stands right before a `try` is its text, and no place of its own."""
        if isinstance(line, kinds.Say):
            return not isinstance(self._next(at), kinds.Try)
        return isinstance(line, kinds.Try | kinds.Ask)

    def _next(self, at: int) -> kinds.Line | None:
        return next((line for line in self.lines[at + 1 :] if not isinstance(line, kinds.Note)), None)

    def _said_before(self) -> kinds.Say | None:
        for line in reversed(self.lines[: self.at]):
            if not isinstance(line, kinds.Note):
                return line if isinstance(line, kinds.Say) else None
        return None

    def _play(self, line: kinds.Line) -> None:
        """Play a line as a script does."""
        try:
            self.runner.play(line, self.document.numbers[self.at])
        except LineFailed as failed:
            self._break(failed.expected, failed.found)

    def _break(self, expected: str, what: str) -> None:
        number = self.document.numbers[self.at] if self._line is not None else None
        self._enter("broken", words.broken(self.document.file, number, expected, what))

    def _wait(self) -> None:
        """Wait at the present line."""
        self.stop += 1
        line = self._line
        if isinstance(line, kinds.Try):
            said = self._said_before()
            self._enter("try", said.text if said is not None else words.YOUR_MOVE, said.marks if said else [])
            self._prepare(line)
        elif isinstance(line, kinds.Ask):
            self._enter("ask", line.what.text)
        elif isinstance(line, kinds.Say):
            self._enter("say", line.text, line.marks)
        self._past.append(_Stop(self.at, Recorder(self.duel)))

    def _enter(self, stage: Stage, text: str, marks: list[str] | None = None) -> None:
        self.stage: Stage = stage
        self.text = text
        self.marks = tuple(marks or ())
        self.hints = 0
        self.answered = False
        self.ruled_out: set[int] = set()
        self._rights: list[list[Given]] = []
        self._given: list[str] = []

    # -- a move

    def _prepare(self, line: kinds.Try) -> None:
        """Go to the decision in which the learner's move is asked, and see which answers are right."""
        move, duel, strict = line.move, self.duel, self.runner.strict
        try:
            model = trail(duel, move.player, move.command, strict)
            first = next((at for at, given in enumerate(model) if given.named), 0)
            for given in model[:first]:
                duel.play(given.answer)
            self._rights = [model[first:]]
            self._rights += [trail(duel, move.player, other, strict) for other in move.accept or []]
        except Failed as failed:
            self._break(f"{SEATS[move.player]}: {failed.command}", found(failed.where))
        except DuelError as error:
            self._break(f"{SEATS[move.player]}: {move.command}", found(open_now(duel, error)))

    def answer(self, answer: Answer) -> None:
        """The learner gives one of the options of the open decision."""
        decision = self.duel.decision
        if self.stage != "try" or decision is None or answer not in decision.options:
            return
        given = [*self._given, self.duel.text(answer)]
        right = next((way for way in self._rights if named(way)[: len(given)] == given), None)
        if right is None:
            self._wrong(given, answer)
            return
        self.reply = None
        self.duel.play(answer)
        self._given = given
        whole = len(named(right))
        if len(given) == whole:
            self._done(right is self._rights[0])
            return
        passed = [at for at, one in enumerate(right) if one.named]
        for one in right[passed[len(given) - 1] + 1 : passed[len(given)]]:
            self.duel.play(one.answer)

    def _done(self, model: bool) -> None:
        """The move is the lesson's own or as good; where the lesson cannot go on from it, it goes on from its own."""
        self.runner.hand.unasked = self.duel.game.unasked[:]
        self.reply = Reply("right", (words.RIGHT,))
        line = self._line
        if not model and isinstance(line, kinds.Try) and not self._goes_on():
            self._put(self._past[-1])
            self._play(line)
            self.reply = Reply("note", (words.also_right(line.move.command),))
        if self.stage != "broken":
            self._forward()

    def _goes_on(self) -> bool:
        """Whether the rest of the lesson can be played from here."""
        runner = Runner(self.document, Recorder(self.duel))
        runner.hand.unasked = self.runner.hand.unasked[:]
        try:
            for line, number in list(zip(self.lines, self.document.numbers, strict=True))[self.at + 1 :]:
                runner.play(line, number)
        except LineFailed:
            return False
        return True

    def _wrong(self, given: list[str], answer: Answer) -> None:
        """Another legal move: what the author says of it, else what it would have done."""
        line, strict = self._line, self.runner.strict
        assert isinstance(line, kinds.Try)
        said = author_says(line.move, given, (self._past[-1].duel, self.duel), strict)
        if said:
            self.reply = Reply("wrong", (said,))
            return
        passed = words.passing(self.duel.decision.prompt) if answer is PASS and self.duel.decision else ""
        if passed:
            self.reply = Reply("wrong", (passed,))
            return
        happens = outcome(self.duel, self.seat, answer, self.names, strict)
        texts = (words.would_have(happens),) if happens else ()
        self.reply = Reply("wrong", (words.other_move(given[-1]), *texts))

    def typed(self, text: str) -> None:
        """The learner types a command, or means one that cannot be chosen; what is refused is answered."""
        if self.stage != "try":
            return
        duel, seat = self.duel, self.seat
        parts = parts_of(text)
        try:
            answer = duel.read(parts[0], seat)
            way = [answer] if len(parts) == 1 else [
                one.answer for one in trail(duel, seat, text, self.runner.strict) if one.named
            ]  # fmt: skip
        except Failed as failed:
            self.refused(text, failed.where.error)
            return
        except DuelError as error:
            self.refused(text, error)
            return
        line, before, given = self.at, Recorder(duel), self._given
        self.reply = None
        for answer in way:
            self.answer(answer)
            if self.at != line:
                return
            if self._answered_wrongly():
                # A line is one thought: where a part of it is wrong, nothing of it is played.
                if self._given != given:
                    self.runner, self._given = Runner(self.document, before), given
                return

    def _answered_wrongly(self) -> bool:
        return self.reply is not None and self.reply.kind == "wrong"

    def refused(self, text: str, error: DuelError | None) -> None:
        """Answer a move that is not possible: the reason and rule of the engine, then what the author says."""
        line = self._line
        said = [refusal_text(error)] if error is not None else []
        if isinstance(line, kinds.Try):
            said += author_says_refused(line.move, text)
        self.reply = Reply("refused", tuple(said) or (words.NOT_POSSIBLE,))

    def retry(self) -> bool:
        """Take back what was given of a move that is not finished. False: nothing was."""
        if self.stage != "try" or not self._given:
            return False
        self._put(self._past[-1])
        self._given = []
        self.reply = None
        return True

    def hint(self) -> None:
        """The next hint; after the last one, that the lesson can do it itself."""
        line = self._line
        if not isinstance(line, kinds.Try):
            return
        hints = line.move.hints or []
        if self.hints < len(hints):
            self.hints += 1
            self.reply = Reply("hint", (words.hint(self.hints, len(hints), hints[self.hints - 1]),))
        else:
            self.reply = Reply("hint", (words.NO_MORE_HINTS,))

    # -- a question

    def choose(self, number: int) -> None:
        """The learner's answer to a question, from 1."""
        line = self._line
        if self.stage != "ask" or not isinstance(line, kinds.Ask) or self.answered:
            return
        question = line.what
        if not 0 < number <= len(question.answers):
            return
        if number == question.right:
            self.answered = True
            rule = (cited(question.because),) if question.because else ()
            self.reply = Reply("right", (words.RIGHT, *rule))
        else:
            self.ruled_out.add(number)
            said = (question.wrong or {}).get(str(number), words.THINK_AGAIN)
            self.reply = Reply("wrong", (said,))
