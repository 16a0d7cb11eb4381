"""The words of replays: the viewer, its line mode, what can go wrong."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.prompts import outcome
from duel_tui.text.en.words import counted, possessive

Sentences = tuple[str, str]

# -- the file


def no_such_duel(number: int, of: int) -> Sentences:
    has = counted(of, "duel", "duels")
    return f"there is no duel {number}, the file has {has}", f"give --duel a number from 1 to {of}"


def line_kind(kind: str) -> str:
    """A line of the file by its kind."""
    return kind or "this line"


def other_position(differences: Sequence[str]) -> Sentences:
    return (
        f"played again, the position is another one than recorded: {'; '.join(differences)}",
        "from here on the duel is shown as the file recorded it",
    )


def other_digest(line: int) -> str:
    return f"Line {line}: the digest is another one than recorded, the position is the same."


def does_not_hold(line: int, expected: str, found: str) -> str:
    return f"Line {line} does not hold: expected {expected}, found {found}."


def cannot_be_played(expected: str, found: str) -> Sentences:
    return f"`{expected}` cannot be played: {found}", "the replay ends before this line"


# -- places


def no_such_turn(turn: int, last: int) -> str:
    return f"There is no turn {turn}; the last one is {last}."


def no_such_decision(number: int, last: int) -> str:
    return f"There is no decision {number}; the last one is {last}."


def no_such_place(text: str) -> str:
    return f"`{text}` is no place: 57 is line 57 of the file, d40 decision 40, t5 turn 5."


# -- notes and branches

NOTE_REMOVED = "removed"
NO_BRANCH_AT_END = "The duel is over here; go back to a moment at which somebody is asked."
NO_BRANCH_FROM_RECORD = "This moment is only recorded and cannot be played on from."


def not_appendable(file: str) -> str:
    return f"{file}: no line can be added at the end of this file; write the note into it by hand."


# -- looking

TAKEN_BACK = "A way that was taken back"
BACK_HOW = "The key v leads back to the duel as it counts."
MORE_KEYS = "a b o: eyes, x c d: jump, n: note, p: play on, v: ways"
BEGINNING = "The duel begins."
NO_CARDS = "no cards"


def went_on() -> str:
    return "The duel goes on without a choice."


def did(name: str, seat: str, command: str) -> str:
    """Who answered what."""
    return f"{name} ({seat}): {command}"


def answers(name: str) -> str:
    """An answer of which these eyes see nothing."""
    return f"{name} makes a choice."


def over(winner: str | None, reason: str) -> str:
    """How the duel ended."""
    return outcome(winner, reason)


def next_is(name: str) -> str:
    """Who is asked next."""
    return f"{name} is asked"


def duel_of(number: int, of: int, eyes: str = "") -> str:
    """Which duel of a match."""
    return f"Duel {number} of {of}" + (f", {eyes[:1].lower()}{eyes[1:]}" if eyes else "")


def place(at: int, last: int, line: int) -> str:
    """Where one is."""
    return f"decision {at}/{last}  line {line}"


def note(text: str) -> str:
    return f"Note: {text}"


def eyes(name: str | None) -> str:
    """Whose knowledge is shown."""
    return "Both hands open" if name is None else f"As {name} sees it"


def playing(speed: float) -> str:
    """It goes on by itself."""
    return f"Playing, {speed:g} a second; space stands still, + and - change the speed."


def hand_of(name: str) -> str:
    return f"{possessive(name)} hand:"


# -- the screen

REPLAY_KEYS = "left/right step  up/down turn  . event  space play  : go to  Tab look  ? keys"
LOOKING_KEYS = "arrows move  i text  w why not?  g piles  . event  Tab or Esc back to the bar"
NOTHING_THERE = "There is nothing further in this direction."
REPLAY_HELP: tuple[tuple[str, str], ...] = (
    ("left, right", "one decision back, on"),
    (", and .", "one event back, on"),
    ("up, down", "the turn before, the next turn"),
    ("PgUp, PgDn", "ten decisions back, on"),
    ("Home, End", "the beginning, the end"),
    ("space", "play, stand still"),
    ("+ and -", "faster, slower"),
    (":", "go to a line, a decision or a turn"),
    ("x, X", "next attack, last attack"),
    ("c, C", "next activation of a chain, last one"),
    ("d, D", "next change of Life Points or shields, last one"),
    ("m, M", "next note, last note"),
    ("a, b", "as player A sees it, as player B sees it"),
    ("o", "both hands open; once more: turn the table"),
    ("Tab", "walk over the table with the arrows"),
    ("i, g, l", "card text, piles, the whole log"),
    ("w", "what could be done here with a card, and why not the rest"),
    ("h", "what was going on: the open question explained"),
    ("n", "write a note, change it, take it away"),
    ("p", "play on from here, as a new duel"),
    ("v", "branches, what was taken back, the duel before"),
    ("z", "save this position as a puzzle"),
    ("[ and ]", "another duel of the match"),
    ("q, Esc", "leave"),
    ("mouse", "click on the bar or a card; the wheel turns turns"),
)
MARK_HERE = "the decision that is shown"
MARK_TURN = "a turn begins; its number stands below"
MARK_ATTACK = "an attack"
MARK_CHAIN = "a card or effect is activated"
MARK_NOTE = "a note"
GO_TITLE = "Go to"
GO_NOTE = "57 is line 57 of the file, d40 decision 40, t5 turn 5."
NOTE_TITLE = "Note"
NOTE_KEPT = "The note is kept in the file."
NOTE_GONE = "The note is taken away."
BRANCH_TITLE = "Play on from here"
BRANCH_NOTE = (
    "A new duel of the same two players begins with what was played until here. This file stays as it is."
)
BRANCH_YES = "Play on"
BRANCH_NO = "Stay in the replay"
ABOUT_FILE = "About this file"
WAYS_TITLE = "Other ways"
NO_WAYS = "There are no branches of this duel, and nothing was taken back. The key p makes one."
BACK_TO_DUEL = "Back to the duel as it counts"
DUELS_TITLE = "Which duel?"


def speed(speed: float) -> str:
    return f"{speed:g} decisions a second."


def note_line(line: int) -> str:
    return f"It is kept in the file and belongs to line {line}. An empty line takes it away."


def branch_at(at: int, turn: int) -> str:
    return f"Decision {at}, turn {turn}."


def parent(file: str, line: int | None) -> str:
    """The duel that this one is a branch of."""
    return f"The duel it left: {file}" + ("" if line is None else f", line {line}")


def taken_back(at: int, count: int, command: str) -> str:
    """A way that was taken back; its first command, where that may be known."""
    what = f": {command}" if command else ""
    return f"Taken back after decision {at}{what} ({counted(count, 'decision', 'decisions')})"


def variation(at: int | None, file: str, when: str) -> str:
    """A branch."""
    where = "Branch" if at is None else f"Branch after decision {at}"
    return f"{where}, {when}: {file.removesuffix('.duel')}"


def more_ways(count: int) -> str:
    return f"And {counted(count, 'more', 'more')}; they lie among the saved duels."


WATCH = "Watch the duel again"

# -- line mode

PLAIN_FIRST = "Enter goes on, back goes back, look tells the table; help tells more, quit leaves."
PLAIN_HELP = (
    "next, back: one decision; next 10, back 10: ten of them. Enter alone is next.",
    "next event, back event: one thing that happened.",
    "next turn, attack, chain, life, note: to the next one of these; back turn and so on: to the last one.",
    "turn 5, decision 40, line 57: go there; begin, last: the beginning, the end.",
    "why NAME, why @B:m1, why turn: what could be done here, and why not the rest; explain: what was going on.",
    "see a, see b, see both: whose cards are known.",
    "look: the whole table; log, log all: what happened; card m1, card B:m2, card h1: a card.",
    "note TEXT: keep a note here; note -: take it away; notes: all of them.",
    "branch: play on from here, as a new duel; ways: branches and what was taken back; way 1: look at one.",
    "duel 2: another duel of a match. quit: leave.",
)
WATCH_WORD = "watch"
WATCH_HOW = "The word watch goes through the duel again."
SEE_WHOM = "Type see a, see b or see both."
CARD_WHERE = "Name a place: card m1, card B:m2, card h1, card gy."
GOES_ON = "The file ends here; the duel is not over."
NOTE_HOW = "Type the note behind the word: note Why not a Trap here? And `note -` takes the note here away."
NO_NOTES = "There are no notes."
WAY_HOW = "way 1 goes to the first of them."
NO_WAYS_PLAIN = "There are no branches of this duel, and nothing was taken back. The word branch makes one."


def plain_title(names: tuple[str, str], decisions: int, turns: int) -> str:
    lasts = f"{counted(decisions, 'decision', 'decisions')}, {counted(turns, 'turn', 'turns')}"
    return f"Replay: {names[0]} (A) against {names[1]} (B), {lasts}."


def plain_match(number: int, of: int) -> str:
    return f"This is duel {number} of {of}; duel N goes to another one."


def eyes_of(name: str | None) -> str:
    """Whose knowledge is told; `you` in the sentences is that player."""
    return "Both hands are open; you are player A." if name is None else f"You see what {name} saw."


def plain_place(at: int, last: int, turn: int, line: int, said: str) -> str:
    return f"Decision {at} of {last}, turn {turn}, line {line}. {said}"


def no_such_step(text: str, known: Sequence[str]) -> str:
    return f"There is no `{text}` to go to: a number, or {', '.join(known)}."


def note_at(at: int, text: str) -> str:
    return f"Decision {at}: {text}"


def branch_made(path: str) -> str:
    return f"A new duel begins here: {path}"


# -- the command line

HELP = """Look at a duel: step through it, forward and back, from either side or with open hands.

The file may be a saved duel, a match or any other duel file. Notes are kept in it; a branch plays on from any moment as
a new duel."""
AT = "Where to begin: a line of the file (57), a decision (d40) or a turn (t5)."
DUEL = "Which duel of a match."
SEE = "Whose cards are known at first."
PLAIN = "Lines of text instead of a screen."
ASCII = "Draw with plain characters only."
