"""A replay in line mode: one decision after the other in sentences, and words to move, to note and to play on."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from duel_tui.plain import telling
from duel_tui.plain.console import Console
from duel_tui.plain.sitting import sit
from duel_tui.plain.words import Left
from duel_tui.replay.branches import branch
from duel_tui.replay.errors import NoNote, NoPlace, ReplayError
from duel_tui.replay.moments import ATTACK, CHAIN, NOTE, SCORE, TURN
from duel_tui.script.errors import SaveError
from duel_tui.table.lines import clean
from duel_tui.table.opening import CannotOpen, Opening
from duel_tui.table.replay_opening import CannotLook, Way, follow, ways
from duel_tui.table.replay_questions import explained, why_text
from duel_tui.table.scene import card_at
from duel_tui.table.viewer import Viewer
from duel_tui.table.why import NoSuch, sentences
from duel_tui.text.en import plain as plain_words
from duel_tui.text.en import replay as words
from duel_tui.text.en import teaching as teaching_words
from duel_tui.text.en import why as why_words
from duel_tui.text.en.prompts import outcome

LATELY = 12
"""Sentences of the log that are told unless all are wanted."""
MARKS = {"attack": ATTACK, "chain": CHAIN, "life": SCORE, "note": NOTE, "turn": TURN}
SAME = {
    "": "next", "n": "next", "b": "back", "?": "help", "exit": "quit", "q": "quit", "table": "look", "field": "look",
    "goto": "go", "start": "begin", "beginning": "begin", "end": "last",
}  # fmt: skip
"""Other words that mean the same."""


def look(viewer: Viewer, console: Console | None = None) -> int:
    """Go through a replay until the reader leaves. Returns the exit code."""
    console = console or Console()
    talk = ReplayTalk(viewer, console)
    code = sit(console, talk.run, plain_words.LEFT)
    if code == 0 and talk.play_next is not None:
        from duel_tui.plain.start import play

        try:
            return play(Opening(resume=talk.play_next), console)
        except CannotOpen as error:
            console.say(str(error))
            return 2
    return code


class ReplayTalk:
    """One replay at a console. `play_next` is a branch to be played, once `run` has come back."""

    def __init__(self, viewer: Viewer, console: Console) -> None:
        self.viewer = viewer
        self.console = console
        self.play_next: Path | None = None
        self._do: dict[str, Callable[[str], None]] = {
            "next": lambda text: self._step(text, back=False),
            "back": lambda text: self._step(text, back=True),
            "turn": lambda text: self._go(f"turn {text}"),
            "line": lambda text: self._go(f"line {text}"),
            "decision": lambda text: self._go(f"decision {text}"),
            "go": self._go,
            "begin": lambda text: self._go("decision 0"),
            "last": lambda text: self._go(f"decision {self.viewer.replay.last}"),
            "see": self._see,
            "look": lambda text: self._look(),
            "log": self._log,
            "card": self._card,
            "why": self._why,
            "explain": lambda text: self._explain(),
            "note": self._note,
            "notes": lambda text: self._notes(),
            "branch": lambda text: self._branch(),
            "ways": lambda text: self._ways(),
            "way": self._way,
            "duel": self._duel,
            "help": lambda text: self.console.say(*words.PLAIN_HELP),
        }

    def run(self) -> None:
        """Say where the replay stands, then do what is typed. Raises Left, Stopped."""
        self._begin()
        while self.play_next is None:
            self.do(self.console.ask())

    def _begin(self) -> None:
        replay, names = self.viewer.replay, self.viewer.names
        self.console.say(words.plain_title(names, replay.last, self.viewer.replay.moments[-1].turn))
        if replay.of > 1:
            self.console.say(words.plain_match(replay.number, replay.of))
        self.console.say(*replay.notices)
        self.console.say(
            words.eyes_of(None if self.viewer.opened else names[self.viewer.seat]), words.PLAIN_FIRST
        )
        self._tell()

    def do(self, line: str) -> None:
        """Do what a line says. Raises Left."""
        first, _, rest = line.strip().partition(" ")
        word = SAME.get(first.lower(), first.lower())
        if word == "quit":
            raise Left
        if word in self._do:
            self._do[word](rest.strip())
        elif word.lstrip("dtl").isdecimal() and len(word) < 12:
            self._go(word)
        else:
            meant = get_close_matches(word, list(self._do), 1, 0.6)
            self.console.say(plain_words.no_word(line, meant[0] if meant else "help"))

    # -- moving

    def _step(self, text: str, back: bool) -> None:
        viewer = self.viewer
        if text.isdigit():
            there = viewer.forward(-int(text) if back else int(text))
        elif not text:
            there = viewer.forward(-1 if back else 1)
        elif text.lower() == "event":
            there = viewer.event(back)
        elif text.lower() in MARKS:
            there = viewer.jump(MARKS[text.lower()], back)
        else:
            self.console.say(words.no_such_step(text, ["event", *MARKS]))
            return
        if there:
            self._tell()
        else:
            self.console.say(words.NOTHING_THERE)

    def _go(self, text: str) -> None:
        try:
            self.viewer.find(text)
        except NoPlace as error:
            self.console.say(str(error))
        else:
            self._tell()

    def _see(self, text: str) -> None:
        if text.lower() not in ("a", "b", "both"):
            self.console.say(words.SEE_WHOM)
            return
        self.viewer.see(1 if text.lower() == "b" else 0, text.lower() == "both")
        self.console.say(words.eyes_of(None if self.viewer.opened else self.viewer.names[self.viewer.seat]))

    # -- telling

    def _tell(self) -> None:
        """Where we are, what was answered, what came of it, the notes."""
        viewer, console = self.viewer, self.console
        moment = viewer.moment
        said, told = viewer.said(), viewer.now()
        console.say(words.plain_place(viewer.at, viewer.replay.last, moment.turn, moment.line, said))
        console.say(*(told[1:] if told[:1] == [said] else told))
        if viewer.step is not None:
            return
        console.say(*(words.note(clean(text)) for text in viewer.replay.notes_at(viewer.at)))
        if viewer.at_end():
            ended = viewer.view().outcome
            if viewer.replay.broken is not None:
                console.say(str(viewer.replay.broken))
            elif ended is not None:
                console.say(
                    outcome(None if ended.winner is None else viewer.names[ended.winner], ended.reason)
                )
            else:
                console.say(words.GOES_ON)

    def _look(self) -> None:
        viewer = self.viewer
        view = viewer.view()
        self.console.say(*telling.table(view, viewer.names))
        if viewer.opened:
            other = 1 - viewer.seat
            cards = view.zones.get((other, "hand"), ())
            name = viewer.names[other]
            shown = [telling.in_hand(card) for card in cards] or [words.NO_CARDS]
            self.console.say(plain_words.zone_line(name, plain_words.YOUR_HAND, shown))

    def _log(self, text: str) -> None:
        sentences = self.viewer.log(0 if text.lower() == "all" else LATELY)
        if text.lower() != "all":
            sentences = sentences[-LATELY:]
        self.console.say(*(sentences or [plain_words.NOTHING_YET]))

    def _why(self, text: str) -> None:
        try:
            self.console.say(*sentences(why_text(self.viewer, text)))
        except NoSuch as error:
            self.console.say(str(error))

    def _explain(self) -> None:
        said = [why_words.reason(each.text, each.rules) for each in explained(self.viewer)]
        self.console.say(*(said or [teaching_words.NOT_YOURS]))

    def _card(self, text: str) -> None:
        view = self.viewer.view()
        place = telling.place_of(text, view.seat)
        if place is None:
            self.console.say(words.CARD_WHERE)
            return
        card = card_at(view, place)
        if card is None:
            self.console.say(plain_words.no_card_there(place))
        elif card.definition is None:
            self.console.say(plain_words.MAY_NOT_LOOK)
        else:
            self.console.say(*telling.facts(card.definition, card))

    # -- notes, branches, other ways

    def _note(self, text: str) -> None:
        if not text:
            self.console.say(words.NOTE_HOW)
            return
        text = "" if text == "-" else text
        try:
            self.viewer.write_note(text)
        except (NoNote, SaveError) as error:
            self.console.say(str(error))
        else:
            self.console.say(words.NOTE_KEPT if text else words.NOTE_GONE)

    def _notes(self) -> None:
        replay = self.viewer.replay
        found = [(at, text) for at in range(replay.last + 1) for text in replay.notes_at(at)]
        self.console.say(*(words.note_at(at, clean(text)) for at, text in found))
        if not found:
            self.console.say(words.NO_NOTES)

    def _branch(self) -> None:
        try:
            self.play_next = branch(self.viewer.replay, self.viewer.at)
        except (ReplayError, SaveError) as error:
            self.console.say(str(error))
        else:
            self.console.say(words.branch_made(str(self.play_next)))

    def _ways(self) -> None:
        found = ways(self.viewer)
        self.console.say(*(f"{number}. {way.text}" for number, way in enumerate(found, 1)))
        self.console.say(words.WAY_HOW if found else words.NO_WAYS_PLAIN)

    def _way(self, text: str) -> None:
        found = ways(self.viewer)
        if not text.isdecimal() or not 1 <= int(text) <= len(found):
            self._ways()
            return
        self._follow(found[int(text) - 1])

    def _duel(self, text: str) -> None:
        replay = self.viewer.replay
        if not text.isdecimal() or not 1 <= int(text) <= replay.of:
            self.console.say(words.plain_match(replay.number, replay.of))
            return
        self._follow(Way("", replay.path, number=int(text)))

    def _follow(self, way: Way) -> None:
        """Look at something else, or say why not."""
        try:
            self.viewer = follow(self.viewer, way)
        except CannotLook as error:
            self.console.say(str(error))
            return
        self.console.say(*self.viewer.replay.notices)
        self._tell()
