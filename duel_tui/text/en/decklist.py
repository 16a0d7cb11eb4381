"""What is wrong with a deck file or a deck list, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import counted, listed, plural

# Code of a problem: what is wrong, and what would be right.
PROBLEMS: dict[str, tuple[str, str]] = {
    "no file": (
        "there is no such deck file",
        "give the path of a .ydk file or of a text list, or the name of a deck of this program: {0}",
    ),
    "unreadable": ("the file cannot be read ({0})", "check its permissions and that it is a text file"),
    "unknown passcode": (
        "no card of the pool has the passcode {0}",
        "use the passcode of the card's first print (eight digits)",
    ),
    "unknown passcode, near": (
        "no card of the pool has the passcode {0}",
        "other artworks have numbers of their own: if {2} is meant, write {1}",
    ),
    "no passcode": (
        "{0!r} is not a passcode",
        "write one number per line, sections begin with #main, #extra and !side, comments with #",
    ),
    "unknown section": ("the deck section {0!r} is unknown", "sections are #main, #extra and !side"),
    "unknown card": ("no card of the pool is called {0!r}", "check the spelling"),
    "unknown card, near": ("no card of the pool is called {0!r}", "perhaps {1}"),
    "not implemented": ("{0} ({1}) is not implemented yet", "take another card in its place"),
    "no deck list": (
        "this is no deck",
        "a deck is a .ydk file, a ydke:// address, or a text list with lines such as 3 Gemini Elf",
    ),
    "bad ydke": ("the ydke:// address is damaged", "copy it whole: three parts, each ended by !"),
    "bad number": (
        "{0!r} asks for no copy of a card",
        "write the number of copies first, as in 3 Gemini Elf",
    ),
    "empty": ("the file names no card", "write one passcode or one name per line"),
    "too small": ("the Deck has {0} cards", "at least {1} are needed"),
    "too large": ("the Deck has {0} cards", "at most {1} are allowed"),
    "side too large": ("the Side Deck has {0} cards", "at most {1} are allowed"),
    "side size": ("the Side Deck has {0} cards", "it holds none or exactly {1}"),
    "other game": ("the deck belongs to {0}", "choose a deck of {1}, or rules of {0}"),
    "one pile": ("a deck of Duel Masters is one pile", "put all cards into the deck itself"),
    "no passcodes": ("{0} has no passcode", "write this deck as a text list"),
    "copies": (
        "{0} copies of {1} in Deck, Fusion Deck and Side Deck together",
        "at most {2} are allowed",
    ),
    "forbidden": ("{1} is Forbidden (list {3})", "take it out of Deck, Fusion Deck and Side Deck"),
    "limited": (
        "{0} copies of {1}, which is Limited (list {3}), in Deck, Fusion Deck and Side Deck together",
        "{2} is allowed",
    ),
    "semi-limited": (
        "{0} copies of {1}, which is Semi-Limited (list {3}), in Deck, Fusion Deck and Side Deck together",
        "{2} are allowed",
    ),
    "list unreadable": ("the card list cannot be read ({0})", "give the path of a list file, or one of {1}"),
    "no list": (
        "this is no card list",
        "write one name per line under the words forbidden, limited and semi-limited",
    ),
    "no section": (
        "{0!r} stands before any section",
        "write one name per line under the words forbidden, limited and semi-limited",
    ),
    "list: unknown card": ("no card of the pool is called {0!r}", "check the spelling, or take the line out"),
    "list: two sections": ("{0} stands in two sections", "name it in one of them"),
    "fusion in deck": (
        "{0} is a Fusion Monster and stands in the Deck",
        "move it to the Fusion Deck (#extra)",
    ),
    "no fusion in extra": (
        "{0} is no Fusion Monster and stands in the Fusion Deck",
        "move it to the Deck (#main)",
    ),
}


def message(code: str, args: tuple[str, ...]) -> str:
    """What is wrong."""
    return PROBLEMS[code][0].format(*args)


def remedy(code: str, args: tuple[str, ...]) -> str:
    """What would be right."""
    return PROBLEMS[code][1].format(*args)


# What `duel-tui deck` says.

HELP = "Check, show and convert decks: .ydk files, ydke:// addresses, text lists."
CHECK = (
    "Say whether decks may be played, and everything that forbids them. FILE may be a deck of this program by name, "
    "or - for standard input. Exit code 0: all legal, 1: one is illegal, 2: one cannot be read."
)
CHECK_FORMAT = (
    "Forbidden and limited cards: none, advanced-2006-04, traditional-2006-04, another date, or a file with one name "
    "per line under the words forbidden, limited, semi-limited. Default: the list of the rules."
)
CHECK_RULES = "The rules profile: classic (default) or tcg-2006-04."
CHECK_JSON = "Print one JSON object per deck."
SHOW = "Print a deck, sorted by kind."
SHOW_TEXTS = "Print what the cards do as well."
CONVERT = "Write a deck in another form, to the screen or to a file."
CONVERT_TO = "The form to write."
CONVERT_OUT = "The file to write."
CONVERT_FORCE = "Write over a file that exists."

PARTS = {"main": "Deck", "extra": "Fusion Deck", "side": "Side Deck"}
KINDS = {
    "normal": "Normal Monsters",
    "effect": "Effect Monsters",
    "ritual": "Ritual Monsters",
    "fusion": "Fusion Monsters",
    "spell": "Spell Cards",
    "trap": "Trap Cards",
    "creature": "Creatures",
    "evolution": "Evolution creatures",
}


def no_such_rules(name: str, known: Sequence[str]) -> str:
    """A rules profile that does not exist."""
    return f"there are no rules called {name}; use {listed(known, 'or')}"


def no_such_list(name: str, allowed: str) -> str:
    """A list of cards that does not exist."""
    return f"there is no card list {name}; use one of {allowed.replace(' | ', ', ')}"


def legal_pile(file: str, size: int, rules: str) -> str:
    """A deck of one pile that may be played, and under which rules."""
    return f"{file}: legal ({counted(size, 'card', 'cards')}; rules {rules})"


def legal(file: str, sizes: tuple[int, int, int], rules: str, card_list: str) -> str:
    """A deck that may be played, and under which rules."""
    parts = ", ".join(f"{PARTS[part]} {size}" for part, size in zip(PARTS, sizes, strict=True))
    return f"{file}: legal ({parts}; rules {rules}, list {card_list})"


def not_playable(file: str, names: Sequence[str]) -> str:
    """Cards of a deck that this version does not have."""
    cannot = plural(len(names), "card cannot", "cards cannot")
    return f"{file}: {len(names)} {cannot} be played yet: {'; '.join(names)}"


def part(name: str, size: int) -> str:
    """The heading of a part of a deck."""
    return f"{PARTS[name]}: {counted(size, 'card', 'cards')}"


def kind(name: str, size: int) -> str:
    """The heading of a kind of cards."""
    return f"  {KINDS[name]} ({size})"


def card(number: int, name: str, playable: bool) -> str:
    """How many copies of a card."""
    return f"    {number} {name}" + ("" if playable else " (cannot be played yet)")


def below(line: str) -> str:
    """What stands below a card."""
    return f"      {line}"


def exists(path: str) -> str:
    """A file that is not written over."""
    return f"{path} exists; add --force to write over it"


def cannot_write(path: str, why: str) -> str:
    """A file that cannot be written."""
    return f"{path} cannot be written: {why}"


def written(path: str, size: int) -> str:
    """A file that was written."""
    return f"{path}: {counted(size, 'card', 'cards')} written"
