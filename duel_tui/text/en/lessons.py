"""What lessons say around their own texts."""

from __future__ import annotations

from duel_tui.text.en.rules import cited
from duel_tui.text.en.words import listed

HELP = "Learn the games by lessons: take one, or list them all."
ARGUMENT = "[LESSON]"
PLAIN = "Lines of text instead of a drawn table."
LIST = "List the lessons with what you have done."
JSON = "Print the list as JSON: id, game, title, and the rules that each lesson teaches."
JSON_ALONE = "--json belongs to --list."
LIST_ALONE = "A lesson and --list do not go together."
ASCII = "Draw with plain characters only."

COURSE_NAMES = {"yugioh": "Yu-Gi-Oh!", "duel-masters": "Duel Masters", "own": "Your own"}
NO_LESSON = ("this file is no lesson", "a lesson is a duel file: it begins with `duel: 1`")
NO_LESSONS = "There are no lessons here yet."

YOUR_MOVE = "Your move."
RIGHT = "Right."
NO_MORE_HINTS = "There are no more hints. The lesson can show you the move."
THINK_AGAIN = "No. Think again."
NOT_POSSIBLE = "That is not possible now."


def cannot_read(file: str, why: str) -> str:
    """A lesson file that cannot be opened."""
    return f"{file}: cannot be read ({why})"


def no_such_lesson(text: str) -> str:
    """No lesson is called so."""
    return f'There is no lesson "{text}"; `duel-tui learn --list` names them all.'


def several(text: str, ids: list[str]) -> str:
    """A name that several lessons share, or a rule that several teach."""
    return f'"{text}" could be {" or ".join(ids)}; name one of them.'


def none_teaches(rule: str) -> str:
    """A rule without a lesson."""
    return f"No lesson teaches {rule} yet; `duel-tui rules {rule}` tells it."


def finished(title: str, rules: list[str]) -> str:
    """The end of a lesson, with the rules that it taught."""
    taught = "".join(f"\n- {cited(rule)}" for rule in rules)
    return f"**Done: {title}.**" + (f" This lesson taught:\n{taught}" if rules else "")


def broken(file: str, line: int | None, expected: str, found: str) -> str:
    """A lesson that does not play as it is written."""
    place = f"{file}:{line}" if line else file
    return f"This lesson is broken at {place}. Expected: {expected}. Found: {found}"


def it_was(command: str) -> str:
    """What the lesson did itself."""
    return f"The move was: {command}."


def also_right(command: str) -> str:
    """Another right move than the one that the lesson goes on from."""
    return f"That is right as well. The lesson goes on as if you had chosen: {command}."


def other_move(command: str) -> str:
    """A legal move that the lesson did not ask for."""
    return f'"{command}" is a legal move, but not the one asked for. Nothing was played: try again.'


_KEEPS = "A pass only lets your opponent act; then it is your move again (YR-01)."
PASSING: dict[str, str] = {
    "main1": _KEEPS,
    "main2": _KEEPS,
    "battle/battle": _KEEPS,
    "mana": "A pass would end your mana step and lead to the main step (DM-R22). Not yet.",
    "main": "A pass would end your main step and lead to the attack step (DM-R22). Not yet.",
}
"""What a pass does where the player is free to move, by the code of the question, with the rule that says so."""


def passing(code: str) -> str:
    """What a pass would have done, with its rule; empty where the events say it."""
    return PASSING.get(code, "")


def would_have(sentences: list[str]) -> str:
    """What a move would have done."""
    return f"It would have gone like this: {' '.join(sentences)}"


def hint(number: int, of: int, text: str) -> str:
    """A hint with its number."""
    return f"Hint {number} of {of}: {text}"


# -- progress


def progress_unreadable(file: str, why: str) -> str:
    """The file of what was done cannot be opened."""
    return f"{file} cannot be read ({why}), so no lesson is marked as done."


def progress_broken(file: str, aside: str) -> str:
    """The file of what was done is not understood."""
    return f"{file} could not be understood and lies now at {aside}; no lesson is marked as done."


def progress_unwritable(file: str, why: str) -> str:
    """What was done cannot be kept."""
    return f"What you have done cannot be kept in {file} ({why})."


# -- the list

LIST_HOW = "`duel-tui learn LESSON` takes one: its id, a course and number (`yugioh/3`), a file, or a rule (`YH-33`)."


def course_head(course: str, done: int, of: int) -> str:
    """A course with how much of it was done."""
    return f"{course}: {done} of {of} done"


def in_sight(first: int, last: int, of: int) -> str:
    """Which lessons of a long list are in sight."""
    return f"{first}-{last} of {of}"


def mark(done: bool, place: int) -> str:
    """What stands before a lesson in a plain list: x done, - begun."""
    return "x" if done else "-" if place else " "


def list_line(mark: str, number: int, title: str, id: str) -> str:
    """A lesson in the list.

    >>> list_line("x", 3, "Attacking", "yugioh/attacking")
    '[x]  3 Attacking (yugioh/attacking)'
    """
    return f"[{mark}] {number:>2} {title} ({id})"


# -- marks, where nothing is drawn

LOOSE_MARKS = {"phase": "the line of the phases", "chain": "the chain"}
FACE_DOWN = "face-down"
ZONES = {
    "monsters": "Monster Zones", "spells": "Spell & Trap Zones", "field": "Field Card Zone", "gy": "Graveyard",
    "deck": "Deck", "extra": "Fusion Deck", "banished": "cards removed from play", "hand": "hand",
    "lp": "Life Points", "battle": "battle zone", "shields": "shields", "mana": "mana zone",
    "m": "Monster Zone", "s": "zone", "shield": "shield", "h": "hand, card",
    "b": "battle zone, card", "n": "mana zone, card",
}  # fmt: skip


def marked_place(owner: str | None, place: str, card: str) -> str:
    """A place that the lesson speaks of, with the card that lies there.

    >>> marked_place(None, "m1", "Battle Ox"), marked_place("Kaiba", "lp", "")
    ('your Monster Zone 1 (Battle Ox)', "Kaiba's Life Points")
    >>> marked_place("Hakuoh", "shield2", "")
    "Hakuoh's shield 2"
    """
    letters = place.rstrip("0123456789")
    number = place[len(letters) :]
    name = ZONES.get(letters, letters) + (f" {number}" if number else "")
    said = f"{'your' if owner is None else owner + chr(39) + 's'} {name}"
    return f"{said} ({card})" if card else said


def look_at(places: list[str]) -> str:
    """The places that a lesson speaks of, in line mode."""
    return f"Look at {listed(places, 'and')}."


# -- line mode

HINT, SHOW, BACK, AGAIN, NEXT = "hint", "show", "back", "again", "next"
WORDS = {
    HINT: "the next hint",
    SHOW: "the lesson does it for you",
    NEXT: "read on; Enter does the same",
    BACK: "one step back",
    AGAIN: "the lesson from its beginning",
    "look": "the whole table",
    "card NAME": "a card's values and text; also `card @m1`, or `card 2` for the card of command 2",
    "why CARD": "what a card can do now, and why it cannot do the rest",
    "log": "what happened",
    "quit": "leave; your place is kept",
}
SAME = {
    "?": "help",
    "exit": "quit",
    "h": HINT,
    "s": SHOW,
    "next": NEXT,
    "restart": AGAIN,
    "g": "look",
    "l": "log",
}
KEYS_NOTE = (
    "Where a lesson speaks of keys: i is `card NAME`, x is `why CARD`, g is `look`, l is `log`, h is `hint`."
)
NOT_HERE = frozenset({"concede", "offer draw", "accept draw", "draw"})
NOT_IN_A_LESSON = "A lesson is not given up; `quit` leaves it."
GO_ON_PROMPT = "(Enter: go on) "
GO_ON_HOW = "Enter goes on; help tells the words."
MOVE_HOW = "Type a number or the command; `hint` helps, `help` tells the words."
FIRST_PLACE = "This is the beginning of the lesson."
LEFT = "Your place is kept. Goodbye."
WHICH_COURSE = "Which course?"
WHICH_LESSON = "Which lesson?"
OTHER_LESSON = "another lesson"


def chosen_line(title: str, done: bool, place: int) -> str:
    """A lesson to be chosen from, with what was done of it."""
    return f"{title} (done)" if done else f"{title} (begun)" if place else title


def lesson_head(title: str) -> str:
    """The beginning of a lesson in line mode."""
    return f"=== {title} ==="


def taken_up(place: int, of: int, anew: str) -> str:
    """A lesson that was left before its end. `anew`: the word or key that begins it again."""
    return f"You go on where you left: step {place} of {of}. `{anew}` begins anew."


def next_lesson(title: str) -> str:
    """The lesson that comes next."""
    return f"next lesson: {title}"


# -- the screen

LEARN = "Learn"
TITLE = "Learn"
SAY_KEYS = "Enter go on  Backspace back  arrows look  i card text  ? help  q leave"
TRY_KEYS = "arrows move  Enter commands  h hint  : type  x why not  ? help  q leave"
SHOW_KEYS = "s show me  arrows move  Enter commands  : type  x why not  ? help  q leave"
PICK_KEYS = "arrows move  Enter choose it  Tab next  c list  h hint  Esc take the move back"
PICK_MORE_KEYS = "arrows move  Enter choose or put back  d done  h hint  Esc take the move back"
ASK_KEYS = "up/down choose  Enter answer  Backspace back  ? help  q leave"
DONE_KEYS = "Enter next lesson  Backspace back  arrows look around  q back to the list"
BROKEN_KEYS = "q back to the list"
LIST_KEYS = "up/down choose  Enter take it  left/right other course  Esc back"
NO_SHOW = "Try it first; after the last hint the lesson shows it."
HELP_TITLE = "Keys in a lesson"
KEYS = (
    ("Enter, space", "read on; on a card: its commands; space passes"),
    ("arrows", "move between the zones and the hand"),
    ("1 - 9", "give the command or the answer with that number"),
    ("h", "a hint; there are three for each move"),
    ("s", "after the last hint: the lesson does it"),
    ("Backspace", "one step back"),
    ("Esc", "take back a move that is half given"),
    ("r", "the lesson from its beginning"),
    ("PgUp, PgDn", "scroll the lesson's text"),
    (":", "type a command"),
    ("x", "what a card can do now, and why not the rest"),
    ("i", "the whole text of a card"),
    ("g, l", "the piles; the log"),
    ("b  m  e  p", "Battle Phase, Main Phase 2, end the turn, pass"),
    ("q", "leave; your place is kept"),
)
MARK_HELP = "the lesson speaks of this"
AGAIN_TITLE = "Begin the lesson again?"
AGAIN_YES = "From the beginning"
AGAIN_NO = "Stay here"


def step(stop: int, of: int, part: int, parts: int) -> str:
    """Which step of a lesson is shown, and which part of its text where that is too long.

    >>> step(3, 12, 0, 1), step(3, 12, 1, 4)
    ('3/12', '3/12, PgDn 1/4')
    """
    return f"{stop}/{of}, PgDn {part}/{parts}" if part else f"{stop}/{of}"


def with_right(hints: str) -> str:
    """The keys after a right answer."""
    return f"Right.  {hints}"


def course_tab(course: str, done: int, of: int) -> str:
    """A course above its list."""
    return f"{course} {done}/{of}"


def taught(rules: list[str]) -> str:
    """The rules that the lesson under the cursor teaches."""
    return f"Teaches {', '.join(rules)}" if rules else ""


def place_in(place: int) -> str:
    """How far a lesson is that was begun."""
    return f"begun, step {place}"


DONE = "done"
