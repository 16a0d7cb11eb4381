"""A match at the table: what stands between two duels, side decking, what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.match import score
from duel_tui.text.en.table import OUTCOME_REASONS
from duel_tui.text.en.words import counted, possessive

Counts = tuple[int, int, int]

# -- choosing it

SINGLE = "single duel"
DUELS = "Duels"
MATCH_NOTE = "side decking in between"
START_MATCH = "Start the match"
REFUSED = "not with these decks"
LIST = "Forbidden"
NO_LIST = "no list of forbidden cards"


def length(of: int) -> str:
    """How many duels are played."""
    return SINGLE if of == 1 else f"match, best of {of}"


# -- the list of saved duels


def where(points: Counts | None, turn: int | None) -> str:
    """How far a saved match is: `match 1-0, turn 7`."""
    if points is None:
        return "" if turn is None else f"turn {turn}"
    played = f"{points[0]}-{points[1]}" + (f" ({points[2]} drawn)" if points[2] else "")
    if turn is None:
        return f"match {played}" if any(points) else "match"
    return f"match {played}, turn {turn}"


# -- after a duel

OVER = "The duel is over"
MATCH_OVER = "The match is over"
TO_SIDE = "Side Decks, then the next duel"
TO_NEXT = "The next duel"
FINAL = "The match in full"
NEW_MATCH = "Another match with these decks"
NOT_SAVED = "This could not be saved"

# -- side decking

PARTS = ("Deck", "Fusion Deck", "Side Deck")
SIDE_KEYS = "arrows  Enter move a copy  i text  r undo all  d done  q leave"
LEAVE_TEXT = "It is saved. Continue on the home screen takes it up where it stands."
LEAVE_TITLE = "Leave the match?"
NO_CARD = "no card"
NO_SIDE = "no card in the Side Deck"
RESET_TITLE = "Take every swap back?"
RESET_TEXT = "The Deck is again as it was at the beginning of the match."
RESET_YES = "Take all back"
DONE_TITLE = "Play with this Deck?"
DONE_YES = "Yes, it is done"
NO = "No"
NOT_YET = "Not yet"


def side_why(number: int) -> str:
    """Why the keyboard changes hands between two duels."""
    return f"Cards may be swapped with the Side Deck before duel {number}."


def side_head(name: str, number: int) -> str:
    """The head of the side decking screen."""
    return f"{name}: swap with the Side Deck before duel {number}"


def part(name: str, now: int, before: int) -> str:
    """How many cards a part of the deck has: `Deck 39 (of 40)`."""
    return f"{name} {now}" if now == before else f"{name} {now} (of {before})"


def swapped(out: int, into: int) -> str:
    """How many cards are swapped."""
    if not out and not into:
        return "No card is swapped: the Deck is that of the beginning of the match."
    return f"{out} out, {into} in, against the beginning of the match."


# -- between two duels

COUNT_HEAD = "Both players may count: at the beginning, and now"
BETWEEN_KEYS = "up/down choose   Enter do it   q home"
COIN = "A coin decides who begins"


def duel_line(number: int, winner: str | None, reason: str, first: str) -> str:
    """How a duel of the match ended."""
    why = OUTCOME_REASONS.get(reason, reason)
    ended = f"{winner} won" if winner else "drawn"
    return f"Duel {number}: {ended}{f' ({why})' if why else ''}; {first} had the first turn"


def start(number: int) -> str:
    """Going on."""
    return f"Start duel {number}"


def best_of(of: int, needed: int) -> str:
    """What a match is."""
    return f"Best of {of}: {counted(needed, 'duel decides', 'duels decide')}; a drawn duel counts for nobody."


def begins(name: str, coin: bool, number: int, of: int, names: Sequence[str], points: Counts) -> str:
    """Who takes the first turn of which duel and how the match stands, at the first curtain of the duel."""
    stands = f": {score(names, points)}" if any(points) else ""
    return f"{'The coin says: ' if coin else ''}{name} begins duel {number} (best of {of}{stands})."


# -- in lines of text

SIDE_HELP = (
    "A number moves a copy. Also: `out NAME`, `in NAME`, `card NAME`, `look`, `reset`, `done`, `quit`."
)
OUT, IN, RESET, DONE, LOOK, CARD, HELP, QUIT = "out", "in", "reset", "done", "look", "card", "help", "quit"
SIDE_WORDS = (OUT, IN, RESET, DONE, LOOK, CARD, HELP, QUIT)
RESET_DONE = "Every swap is taken back."


def piped(name: str, seat: str) -> str:
    """Whose lines follow."""
    return f"--- {name} ({seat}) swaps."


def deck_line(copies: int, name: str, change: int) -> str:
    """A card of the deck: `2 Gemini Elf (1 out)`."""
    mark = f" ({-change} out)" if change < 0 else f" ({change} in)" if change else ""
    return f"{copies} {name}{mark}"


def moved(name: str, out: bool) -> str:
    """A card that was moved."""
    return f"{name} goes {'out to the Side Deck' if out else 'in from the Side Deck'}."


def not_there(name: str, side: bool) -> str:
    """A card that is not where it should be."""
    return f"`{name}` is not in the {'Side Deck' if side else 'Deck or Fusion Deck'}."


def no_word(text: str) -> str:
    """A line that means nothing while cards are swapped."""
    return f"`{text}` is nothing that can be done here. {SIDE_HELP}"


def whose_side(name: str) -> str:
    """Whose decks are listed."""
    return f"{possessive(name)} Deck:"


SETUP_HEAD = "How do you play? A number changes it, `options` tells every rule, Enter goes on."
LISTS = "List of forbidden cards? A number, or the path of a list file."


def rules(name: str) -> str:
    return f"Rules: {name}"


def forbidden(name: str) -> str:
    return f"Forbidden cards: {name}"


def duels(of: int) -> str:
    return f"Duels: {length(of)}"


# -- choosing decks

DECKS_TITLE = "Decks"
DECK_LINE_KEYS = "up/down line   left/right other deck   Enter all decks, a path   Esc back"
DECKS_KEYS = "up/down choose   Enter take it   type a path   Esc back"
PATH = "Path: "
PATH_HINT = "type the path of a .ydk file or a text list"
LEGAL = "legal"
PROBLEMS = "What forbids this start"


def sizes(main: int, extra: int, side: int) -> str:
    """How many cards a deck has, in few words."""
    parts = [f"Deck {main}", f"Fusion {extra}" if extra else "", f"Side {side}" if side else ""]
    return ", ".join(filter(None, parts))


def illegal(problems: int) -> str:
    """How much forbids a deck."""
    return counted(problems, "problem", "problems")


def deck_of(letter: str) -> str:
    """Whose deck has a problem."""
    return f"Deck {letter}: "


def more(number: int) -> str:
    """Problems that have no room."""
    return f"... and {number} more; Enter on Start lists all."


PLAY_MATCH = "Play a match, best of three or of N duels, with side decking in between."
PLAY_LIST = "List of forbidden cards: none, advanced-2006-04, traditional-2006-04, another date, or a file."


def no_such_list(name: str, known: Sequence[str]) -> str:
    return f"There is no card list {name}; there are {', '.join(known)}, or a file."
