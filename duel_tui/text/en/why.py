"""Why not: what can be done with a card or a zone now, what cannot, and why."""

from __future__ import annotations

from duel_tui.text.en.duel_masters import why as duel_masters
from duel_tui.text.en.rules import cited
from duel_tui.text.en.words import possessive

TITLE = "Why not?"
KEYS = "up/down choose  Enter rules  r reference  left/right card, turn  Esc back"
TURN_KEYS = "up/down choose  Enter rules  r reference  Esc back"
CAN = "can be done now"
NOTHING = "There is no command for this."
OVER = "The duel is over: nothing can be done any more."
BUSY = "Nothing else can be done before this question is answered: {0}"
EVERYTHING_ELSE = "everything else"
THIS_CARD = "this card"
NOT_AMONG = "It is none of the cards that can be chosen for this."
RULES_TITLE = "The rules for this"
FREE = "No rule stands against it: it can be done now."
NO_RULE = "No numbered rule: the text of the card says so."
LINE_WORD = "why"
LINE_HELP = {
    "why NAME": "what can and cannot be done with a card or a zone, and why: `why @B:m1`, `why deck`, `why turn`",
}
ONLY_RECORDED = "Here the file only recorded what was seen: what else could be done is not known."
LIFE_POINTS = "Life Points"
WHICH = "Several cards have that name. Add the place: {0}."
NO_SUCH = 'You know of no card or place "{0}". Type `why NAME`, `why @h1`, `why deck` or `why turn`.'

NOTES: dict[str, str] = {
    "not-yours": "It is your opponent's: only its controller uses it.",
    "deck": "The top card is drawn in the Draw Phase. Else only an effect touches a Deck; nobody may look into it.",
    "extra": "Fusion Monsters leave the Fusion Deck by a Fusion Summon, when all that they ask for is there.",
    "graveyard": "Both may look through a Graveyard. A card in it does something only where a card says so.",
    "banished": "A card removed from play takes no part any more, unless a card brings it back.",
    "hand": "You may neither see nor use your opponent's hand.",
    "lp": "Who comes to 0 Life Points has lost. Attacks and effects take them, and some costs are paid with them.",
    "empty-monster": "A Summon or a Set of a monster fills the lowest free Monster Zone.",
    "empty-spell": "A Spell or Trap that is Set or activated fills the lowest free Spell & Trap Zone.",
    "empty-field": "A Field Spell that is activated or Set lies here. One Field Spell works for both players.",
    "their-zone": "Only your opponent fills this zone.",
    **duel_masters.NOTES,
}
"""What is to be said of a place where no command would say it."""


def note(code: str) -> str:
    """What is to be said of a place. A code without words is said by its name."""
    return NOTES.get(code, code)


def card_title(name: str, place: str) -> str:
    """A card with its place."""
    return f"{name} ({place})"


def turn_title(turn: int, player: str, phase: str) -> str:
    """The turn and its phase."""
    return f"Turn {turn}, {player}, {phase}"


def rules(ids: tuple[str, ...]) -> str:
    """The rules behind a reason: the first with its name, the others by their ids.

    >>> rules(("YD-13", "YH-01"))
    'YD-13: no monster has to attack; also YH-01'
    """
    if not ids:
        return ""
    first, *others = (rule for rule in ids if rule != "CARD" or len(ids) == 1)
    more = f"; also {', '.join(others)}" if others else ""
    return f"{cited(first)}{more}{'; and a card says so' if 'CARD' in ids and first != 'CARD' else ''}"


def can(command: str) -> str:
    """A command that is legal, in line mode."""
    return f"`{command}`: can be done now."


def cannot(command: str, reasons: list[str]) -> str:
    """A command that is refused, in line mode, with its reasons."""
    return f"`{command}`: {' '.join(reasons)}" if command else " ".join(reasons)


def reason(text: str, ids: tuple[str, ...]) -> str:
    """A reason with its rules."""
    said = rules(ids)
    return f"{text} ({said})" if said else text


def zone_title(name: str, zone: str) -> str:
    """A zone or the Life Points of a player."""
    return f"{possessive(name)} {zone}"
