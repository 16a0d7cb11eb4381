"""A duel in line mode: what has changed is told, the question asked, the line played."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from duel_tui.engine import Answer, DuelError, NotACommand
from duel_tui.engine.steps import PASS
from duel_tui.plain import telling
from duel_tui.plain.console import Console
from duel_tui.plain.menu import Menu, Misread, menu
from duel_tui.plain.telling_creatures import shows
from duel_tui.plain.words import Words
from duel_tui.script.errors import SaveError
from duel_tui.table.desk import Desk
from duel_tui.table.lines import clean, clip
from duel_tui.table.scene import SEATS
from duel_tui.table.session import Session
from duel_tui.table.taking_back import half_answered
from duel_tui.table.teaching import Teacher
from duel_tui.text.en import asking as asking_words
from duel_tui.text.en import plain as words
from duel_tui.text.en import taking_back as undo_words
from duel_tui.text.en import why as why_words
from duel_tui.text.en.refusals import refusal_text

NAME_LENGTH = 40


class Talk:
    """Plays one duel with the people, or the pipe, at a console. `notices` are told to whoever sits down first."""

    def __init__(self, session: Session, console: Console, notices: Sequence[str] = ()) -> None:
        self.session = session
        self._notices = notices
        self.console = console
        self.names = session.names = shown_names(session.names)
        self.words = Words(self)
        self.offer: int | None = None
        self.over = False
        """The end was told."""
        self.resumed = False
        """The duel goes on after its end was taken back."""
        self.teacher = Teacher()
        self._told: tuple[dict[str, str], dict[str, str]] = ({}, {})
        self._greeted = False

    def play(self) -> None:
        """Play until the duel is over. Raises Left and Stopped; all decisions are on disk then."""
        while not self.session.over:
            decision = self.session.decision
            assert decision is not None
            if decision.options == [PASS] and not (self.console.interactive or self.session.strict):
                # Such a window is asked so that people cannot tell what a Set card is; a pipe need not answer it.
                self.console.say(words.passed_alone(self.names[decision.player]))
                self.session.play(PASS)
                continue
            if self.session.curtain:
                self.hand_over()
            asked = menu(self.session)
            self._put(asked)
            self._answer(asked)
        self._tell_end()
        self.over = True

    # -- handing over

    def hand_over(self) -> None:
        """The keyboard goes to the other player; nothing of the first one stays in sight."""
        session, console = self.session, self.console
        decision = session.decision
        assert decision is not None
        seat = decision.player
        name, letter = self.names[seat], SEATS[seat]
        if console.clear() and decision.kind == "act":
            self._told[seat].clear()
        console.say(*self._notices)
        self._notices = ()
        if console.interactive:
            console.wait(words.hand_over(name, letter, self.names[1 - seat]))
        else:
            console.say("", words.hand_over_piped(name, letter))
        session.sit()

    def went_back(self) -> None:
        """Something was taken back: also an offer of a draw, and the end of the duel."""
        self.offer = None
        self.resumed = self.over
        self.over = False

    # -- telling

    def _tell(self) -> None:
        """What has happened since this player answered last, and what of the table is different now."""
        story = self.session.story()
        self.console.say(*story.sentences[len(story.sentences) - story.fresh :])
        story.mark_read()
        passed = self.session.told_passed()
        if passed:
            self.console.say(asking_words.went_by(passed))
        if story.notice:
            self.console.say(story.notice)
            story.notice = ""
        told = self._told[self.session.seat]
        for key, sentence in self._state().items():
            if told.get(key) != sentence:
                told[key] = sentence
                self.console.say(*sentence.split("\n"))

    def _state(self) -> dict[str, str]:
        view, names = self.session.view(), self.names
        me = view.seat
        return {
            "turn": telling.turn(view, names),
            "life": telling.life(view, names),
            **self._field("theirs", 1 - me),
            **self._field("mine", me),
            "hand": telling.hand(view),
        }

    def _field(self, key: str, player: int) -> dict[str, str]:
        """A player's side of the table; in Duel Masters battle zone and mana are told apart."""
        view = self.session.view()
        lines = telling.field(view, self.names, player)
        if shows(view):
            return {f"{key} {at}": line for at, line in enumerate(lines)}
        return {key: "\n".join(lines)}

    def _tell_end(self) -> None:
        story = self.session.story()
        fresh = story.sentences[len(story.sentences) - story.fresh :]
        story.mark_read()
        result = Desk(self.session).prompt()
        if result in fresh:
            fresh.remove(result)
        self.console.say("", *fresh, telling.life(self.session.view(), self.names), result)

    # -- asking

    def _put(self, asked: Menu) -> None:
        """The question with its numbered answers."""
        console, seat = self.console, asked.decision.player
        self._tell()
        if self.offer == 1 - seat:
            console.say(words.offered(self.names[self.offer]))
        if self.teacher.on:
            console.say("", *self.explained())
        console.say("", words.asked(self.names[seat], SEATS[seat], Desk(self.session).prompt()))
        size = max((len(entry.key) for entry in asked.entries), default=1)
        for entry in asked.entries:
            console.say(entry.text, lead=f"{entry.key:>{size + 1}} ")
        if asked.how:
            console.say(asked.how)
        if half_answered(self.session) is not None:
            console.say(undo_words.BACK_OUT)
        if asked.only_pass and console.interactive:
            console.say(words.ONLY_PASS)
        if not self._greeted and console.interactive:
            console.say(words.FIRST_TIME)
            self._greeted = True

    def explained(self) -> list[str]:
        """What is going on, why this player is asked and what could be done, each with its rules."""
        return [why_words.reason(said.text, said.rules) for said in self.teacher.said(self.session.duel)]

    def _answer(self, asked: Menu) -> None:
        """Read lines until one of them answers."""
        while not self.session.over:
            line = self.console.ask(lines=[*asked.commands, *words.WORDS])
            if not line:
                if not (asked.only_pass and self.console.interactive):
                    continue
                line = "pass"
            try:
                if self.words.does(line, asked):
                    if self.session.decision is not asked.decision or self.session.curtain:
                        return
                    continue
                self._play(asked.read(self.own(line, asked)), asked)
                return
            except Misread as wrong:
                self.console.say(str(wrong))
            except SaveError as error:
                self.console.say(str(error))
                if self.session.decision is not asked.decision:
                    return
            except DuelError as error:
                self.console.say(self._refused(line, error, asked))
                if self.session.decision is not asked.decision:
                    return

    def does_after(self, line: str) -> bool:
        """Do what a line says after the end of the duel; returns whether it says anything."""
        try:
            return self.words.does(line, None)
        except SaveError as error:
            self.console.say(str(error))
            return True

    def own(self, line: str, asked: Menu) -> str:
        """The line without the letter of the player in front, `A: summon Kuriboh`. Raises Misread for the other's."""
        head, colon, rest = line.partition(": ")
        letter = head.strip().upper()
        if not colon or letter not in ("A", "B"):
            return line
        if SEATS[asked.decision.player] != letter:
            raise Misread(words.not_asked(SEATS[asked.decision.player]))
        return rest.strip()

    def _play(self, meant: Answer | str, asked: Menu) -> None:
        seat = asked.decision.player
        if meant is PASS:
            self.session.pass_on()
        elif isinstance(meant, Answer):
            self.session.play(meant)
        else:
            self.session.play_text(meant)
        if self.offer == 1 - seat:
            self.offer = None

    def _refused(self, line: str, error: DuelError, asked: Menu) -> str:
        if isinstance(error, NotACommand):
            known = [*asked.commands, *words.WORDS]
            meant = get_close_matches(line.casefold(), known, 1, 0.6)
            said = words.no_word(clip(clean(line), 60), meant[0] if meant else "")
            return f"{said} {words.legal(asked.legal(line))}"
        return f"{refusal_text(error)} {words.legal(asked.legal(line))}"


def shown_names(names: tuple[str, str]) -> tuple[str, str]:
    """The players' names, safe to print and not too long."""
    one, two = (clip(clean(name).strip(), NAME_LENGTH) or SEATS[seat] for seat, name in enumerate(names))
    return one, two
