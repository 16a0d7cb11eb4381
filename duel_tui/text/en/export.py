"""The words of exported duels and of the command that writes them."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.prompts import outcome
from duel_tui.text.en.words import counted, listed, possessive

GAMES = {"yugioh": "Yu-Gi-Oh!", "duel-masters": "Duel Masters"}
ZONES = {
    "hand": "Hand",
    "deck": "Deck",
    "monsters": "Monsters",
    "spells": "Spells & Traps",
    "field": "Field",
    "graveyard": "Graveyard",
    "banished": "Banished",
    "extra": "Fusion Deck",
    "mana": "Mana",
    "shields": "Shields",
    "battle": "Battle zone",
}
PILES = "piles"
FACE_DOWN = "face-down"
UNKNOWN = "?"
TAPPED = "tapped"
DEFENSE = "defense"
NOTHING = "nothing"
RECORDED_IN_PARTS = (
    "From some line on the file could not be played again; the rest is as the file recorded it."
)
RECORDED = "as recorded"
BEGINNING = "The duel begins."
GOES_ON = "The duel goes on."

# -- the page

FIRST, BACK, PLAY, PAUSE, ON, LAST = "First", "Back", "Play", "Pause", "On", "Last"
TURN_BACK, TURN_ON = "Turn back", "Turn on"
KEYS = "Keys: left and right step, up and down go by turns, Home and End, space plays. Click on a card or a pile."
NO_SCRIPT = "Without scripts this page is the log of the duel."
STEP = "Step"
LOG = "Log"
CARD = "Card"
BOTTOM_UP = "Turn the table"

# -- the command

HELP = """Write a duel out: as a report, a page for the browser, a picture, a recording, a position.

FILE is a duel file, or a number, a name or words of the list that `duel-tui duels` shows. What cannot be played again
is shown as the file recorded it.
"""
AS = "text: a report; html: a page to step through; svg: a picture; cast: for asciinema; position: a script."
HIDE = "Keep the hand and all else that only this player may know hidden. May be given for both."
AT = "Where: 57 is line 57 of the file, d40 decision 40, t5 turn 5. Text and recording end there; html begins there."
DUEL = "Which duel of a match, from 1."
OUT = "The file to write; - or nothing: standard output."
FORCE = "Write over a file that is there."
LOSSY = "Write a position although it cannot hold everything."
SIZE = "The size of a picture or recording in cells, from 80x24."
SEAT = "Who is at the bottom of the table."


def bad_size(text: str) -> str:
    return f"`{text}` is no size: write columns and lines, as 120x40; at least 80x24, at most 300x120."


def is_there(file: str) -> str:
    return f"{file} is there already; --force writes over it."


def not_written(file: str, why: str) -> str:
    return f"{file} cannot be written ({why.lower()})."


def same_file(file: str) -> str:
    return f"{file} is the duel itself; name another file to write."


def loses(parts: Sequence[str]) -> str:
    """What a position script cannot hold."""
    return f"A position would lose something: {'; '.join(parts)}. --lossy writes it all the same."


def lost(parts: Sequence[str]) -> str:
    return f"Not in the position: {'; '.join(parts)}."


NOT_STABLE = "what is just going on: nothing may be resolving and no question be open"
NO_POSITION = "The file records no position at this moment."
OVER = "that the duel is over"
HIDDEN_CARDS = "the cards that are hidden: Blank stands for them"
HIDDEN_LASTING = "lasting effects and the luck to come, which could betray hidden cards"
RECORDED_ONLY = "the luck to come: the moment is taken from the record of the file"
SOMETHING = "something that the digest tells and no difference shows"
POSITION = "position"


def cannot_lay_out(why: str) -> str:
    """Why a moment makes no script."""
    return f"This moment cannot be written as a position: {why}"


# -- all exports


def did(name: str, command: str) -> str:
    """Who answered what."""
    return f"{name}: {command}"


def against(names: tuple[str, str]) -> str:
    return f"{names[0]} against {names[1]}"


def game_line(game: str, rules: str, engine: str) -> str:
    """The game, its rules and the version of the program that wrote the file."""
    parts = [GAMES.get(game, game)]
    if rules:
        parts.append(f"rules {rules}")
    if engine:
        parts.append(f"written by duel-tui {engine}")
    return ", ".join(parts)


def hidden(names: Sequence[str]) -> str:
    """Whose hands are not shown."""
    return f"What only {listed(names)} may know is not shown." if names else ""


def ended(winner: str | None, reason: str) -> str:
    """How the duel ended."""
    return outcome(winner, reason)


def turn(number: int, name: str) -> str:
    return f"Turn {number}: {name}"


def score(game: str, names: tuple[str, str], left: tuple[int, int]) -> str:
    """What both players have left to lose."""
    if game == "duel-masters":
        one, two = (counted(number, "shield", "shields") for number in left)
        return f"{names[0]} {one}, {names[1]} {two}"
    return f"{names[0]} {left[0]} LP, {names[1]} {left[1]} LP"


def zone(name: str, word: str, cards: str) -> str:
    """A zone of a player and what lies there."""
    return f"{possessive(name)} {word}: {cards}"


def zone_word(zone: str) -> str:
    return ZONES.get(zone, zone.title())


def number_of_cards(number: int) -> str:
    return counted(number, "card", "cards")


def points(atk: int | None, defense: int | None) -> str:
    """ATK and DEF of a monster."""
    return f"{'?' if atk is None else atk}/{'?' if defense is None else defense}"


def power(now: int | None) -> str:
    return f"{'?' if now is None else now}"


def on(base: str) -> str:
    """What an evolution creature lies on."""
    return f"over {base}"


def equips(place: str) -> str:
    return f"on {place}"


def note(text: str) -> str:
    return f"Note: {text}"


def picture(names: tuple[str, str], number: int, player: str) -> str:
    """What a picture shows, for those who cannot see it."""
    return f"{against(names)}, {turn(number, player)}"
