"""The words of the program's screens and dialogs."""

from __future__ import annotations

from duel_tui.text.en import puzzles, rule_screen, teaching

TITLE = "DUEL"
SUBTITLE = "Yu-Gi-Oh! of 2002-2006 and Duel Masters of 2004, for two at one keyboard"
DISCLAIMER = "A fan project, not affiliated with the game's publishers."

PLAY_ASCII = "Draw with plain characters only."

NEW_DUEL = "New duel"
CONTINUE = "Continue"
LEARN = "Learn"
PUZZLES = puzzles.TITLE
RULES = "Rules"
GUIDE = "Guide"
QUIT = "Quit"
HOME_NOTES = {
    NEW_DUEL: "Choose two decks and start",
    CONTINUE: "Saved duels: go on, look, search, name",
    LEARN: "Lessons at the table, from the first card on",
    PUZZLES: puzzles.HOME_NOTE,
    RULES: rule_screen.HOME_NOTE,
    GUIDE: "How to play, how to type commands",
    QUIT: "Every duel is saved as it is played",
}
HOME_KEYS = "up/down choose   Enter open   q quit"
NOTHING_SAVED = "No saved duel yet."

CURTAIN_KEYS = "Enter: I am here, show my cards      q: leave (the duel is saved)"
CURTAIN_KEYS_UNSAVED = "Enter: I am here, show my cards      q: leave (the duel is not saved)"
TOO_SMALL = "The table does not fit"

DUEL_KEYS = "Enter commands  Tab next  p pass  t take back  x why not?  : type  ? help"
BACK_OUT_KEYS = "Enter commands  Tab next  Esc back out  x why not?  : type  ? help  q leave"
MENU_KEYS = "up/down choose  Enter do it  Esc back to the table"
PICK_ONE_KEYS = "arrows move  Enter choose it  Tab next  c list  x why not?  i text  ? help"
PICK_ONE_OUT_KEYS = "arrows move  Enter choose it  Tab next  c list  x why not?  Esc back out"
PICK_OUT_KEYS = "arrows move  Enter choose or put back  d done  c list  Esc back out  ? help"
PICK_KEYS = "arrows move  Enter choose or put back  d done  c list  x why not?  Esc clear"
OVER_KEYS = "arrows look around  g piles  l log  t take back  Enter what next  q home"

LIST_KEYS = "Enter choose   Esc back"
MULTI_KEYS = "Enter choose or put back   d done   Esc back"
VIEW_KEYS = "left/right other pile   i text   Esc back"
PILE_KEYS = "left/right other pile   i text   x why not?   Esc back"
SCROLL_KEYS = "up/down scroll   Esc back"
CHOICE_KEYS = "up/down choose   Enter do it   Esc back"
COMMAND_KEYS = "Tab fill in   Enter play it   Esc back"
FORM_KEYS = "up/down line   left/right change   type a name   Enter next, start   Esc back"

COMMAND_TITLE = "Type a command"
COMMAND_EXAMPLE = "summon Celtic Guardian      attack Battle Ox -> directly"
POSSIBLE_NOW = "Possible now:"
LOG_TITLE = "Log"
HELP_TITLE = "Keys"
PILES_TITLE = "Piles"
EMPTY_PILE = "No cards here."
NOTHING_YET = "Nothing has happened yet."
NO_PASS = "There is nothing to pass here."
NO_COMMAND = "No command for this card now."
CHOOSE_CARDS = "Choose cards"

NOT_SAVED = "The duel could not be saved"
LEAVE_TITLE = "Leave the duel?"
LEAVE_TEXT = "It is saved. Continue on the home screen takes it up where it stands."
LEAVE_UNSAVED = "This duel is not saved: leaving ends it."
LEAVE_YES = "Leave"
LEAVE_NO = "Stay"
DUEL_MENU = "This duel"
CONCEDE = "Concede"
CONCEDE_TITLE = "Concede?"
CONCEDE_YES = "Concede the duel"
CONCEDE_NO = "Play on"
BACK = "Back"
SHOW_OPTIONS = "Rules of this duel"
OPTIONS_TITLE = "Rules of this duel"
OFFER_DRAW = "Agree on a draw"
DRAW_TITLE = "A draw?"
DRAW_YES = "We both agree"

OVER_TITLE = "The duel is over"
REMATCH = "Rematch"
REMATCH_SWAPPED = "Rematch with swapped decks"
WHO_BEGINS = "Who takes the first turn?"
COIN_TOSS = "A coin decides"
WHY_NOT = "Why not?"
NOTE = "Note"
LOOKED_TITLE = "You alone are shown"
TO_NEW_DUEL = "Other decks"
TO_HOME = "Home"
LOOK_AROUND = "Look at the table"

NEW_TITLE = "New duel"
PLAYER = "Player"
DECK = "Deck"
FIRST = "First turn"
PROFILE = "Rules"
START = "Start the duel"
COIN = "by coin"
CONTINUE_TITLE = "Saved duels"
GUIDE_TITLE = "Guide"
DEFAULT_NAMES = ("Yugi", "Kaiba")
NAMES = {"yugioh": DEFAULT_NAMES, "duel-masters": ("Shobu", "Kokujo")}
"""What the players are called who give no names, by game."""

DUEL_HELP: tuple[tuple[str, str], ...] = (
    ("arrows", "move between the zones and the hand"),
    ("Enter", "the legal commands of the card; on a pile: look through it"),
    ("1 - 9", "give the command with that number at once"),
    ("Tab, Shift+Tab", "next or last card that can do something"),
    ("p, space", "pass"),
    ("u", "pass until something happens, until my turn"),
    ("w", "when I am asked, in which phases always"),
    ("b  m  e", "Battle Phase, Main Phase 2, end the turn"),
    ("y  n", "yes, no"),
    ("d", "done, when several cards are chosen"),
    ("c", "the cards to choose from as a list"),
    ("Esc", "back out of what has been begun and is not final"),
    ("t", "take back a decision, if the other player agrees"),
    ("i", "the whole text of a card"),
    ("h", teaching.HELP),
    ("x", "why not? what can and cannot be done with a card or a zone"),
    ("g", "Graveyards, banished cards, Fusion Deck"),
    ("l", "the whole log"),
    (":", "type a command"),
    ("o", "when you are asked, rules of the duel, concede, draw"),
    ("q", "leave; the duel is saved"),
    ("mouse", "click a card, a command; the wheel scrolls"),
)
MARKS_HELP: tuple[tuple[str, str, str], ...] = (
    ("can_act", "can", "this card can do something now"),
    ("candidate", "candidate", "this card can be chosen"),
    ("picked", "picked", "this card is chosen"),
    ("target", "target", "the question is about this card"),
    ("back", "back", "a face-down card"),
)


def too_small(width: int, height: int, least_width: int, least_height: int) -> list[str]:
    """The notice on a terminal that is too small."""
    return [TOO_SMALL, f"It needs {least_width}x{least_height},", f"this is {width}x{height}.", "q: quit"]


def hand_over(name: str, seat: str) -> str:
    """Who takes the keyboard."""
    return f"The keyboard goes to {name} ({seat})"


CURTAIN_WHY = {
    "act": "It is your move.",
    "respond": "You may respond.",
    "trigger": "One of your effects may be used.",
    "block": "You are attacked and may block.",
    "shield-trigger": "One of your shields is broken.",
}


def curtain_why(kind: str, phase: str) -> str:
    """Why the keyboard changes hands, without naming a card."""
    return f"{phase}. {CURTAIN_WHY.get(kind, 'A choice is yours.')}"


def begins(name: str, coin: bool) -> str:
    """Who takes the first turn, at the first curtain of a duel, where both players shake hands (YA-39b)."""
    return f"{'The coin says: ' if coin else ''}{name} takes the first turn. Shake hands!"


def first_option(name: str) -> str:
    """Who takes the first turn."""
    return f"{name} begins"


def pile(number: int) -> str:
    """A deck of one pile."""
    return f"{number} cards"


def deck_counts(main: int, extra: int, side: int) -> str:
    """How many cards a deck has."""
    parts = [f"{main} cards"]
    if extra:
        parts.append(f"{extra} in the Fusion Deck")
    if side:
        parts.append(f"{side} in the Side Deck")
    return ", ".join(parts)


def concede_text(name: str, other: str) -> str:
    """What conceding means."""
    return f"{name} gives up, {other} wins."


def draw_text(one: str, two: str) -> str:
    """What agreeing on a draw means."""
    return f"The duel ends at once and nobody wins. {one} and {two} must both want it."


def chooses_who_begins(name: str) -> str:
    """Who may say who begins."""
    return f"{name} chooses who takes the first turn."


def page_of(number: int, total: int) -> str:
    """Which part of a long text is shown."""
    return f"{number}/{total}"


GUIDE_KEYS = "left/right page   up/down scroll   Esc back"


def versus(one: str, two: str) -> str:
    """Who plays."""
    return f"{one} against {two}"


def unusable(problems: int) -> str:
    """A deck that cannot be played."""
    return "cannot be used: 1 problem" if problems == 1 else f"cannot be used: {problems} problems"


def and_more(number: int) -> str:
    """How many problems are not listed."""
    return f"... and {number} more."
