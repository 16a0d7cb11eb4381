"""What a player is asked, and the lines of the menu that are not commands themselves."""

from __future__ import annotations

from duel_tui.text.en.table import OUTCOME_REASONS

SHOW_LIST = "show the cards to choose from"
CHOOSE_NONE = "choose none"
ENOUGH_PICKED = "No more cards may be chosen. Put one back first."

KINDS = {
    "act": "your move.",
    "respond": "you may respond, or pass.",
    "trigger": "an effect may be activated, or pass.",
    "choose": "choose.",
    "option": "choose one.",
    "yes-no": "yes or no?",
    "declare": "declare.",
    "order": "put them in order.",
}

PROMPTS: dict[str, str] = {}
"""By the code of a decision; `{0}` is the card it concerns."""


def prompt(code: str, kind: str, about: list[str]) -> str:
    """The question of a decision in a sentence."""
    text = PROMPTS.get(code)
    if text is None:
        text = KINDS.get(kind, code)
        return f"{', '.join(about)}: {text}" if about else text[:1].upper() + text[1:]
    return text.format(*about, *("?",) * 4)


def others_can_act(number: int) -> str:
    """How many other cards have a legal command."""
    return f"Tab: {number} more"


def pick(name: str, ordering: bool) -> str:
    """Choosing the card under the cursor."""
    return f"next: {name}" if ordering else f"choose {name}"


def put_back(name: str) -> str:
    """Taking a choice back."""
    return f"put back {name}"


def done(number: int) -> str:
    """Answering with the cards picked."""
    return "done: 1 card" if number == 1 else f"done: {number} cards"


def picked(number: int, low: int, high: int) -> str:
    """How far a choice has come."""
    wanted = str(low) if low == high else f"{low} to {high}"
    return f"{number} of {wanted} chosen"


def outcome(winner: str | None, reason: str) -> str:
    """The result of a duel in a sentence."""
    why = OUTCOME_REASONS.get(reason, reason)
    return f"{winner} wins: {why}." if winner else f"The duel is a draw: {why}."
