"""Taking back: what may be, what is asked of the other player, what came of it."""

from __future__ import annotations

from duel_tui.text.en.words import counted

TITLE = "Take back"
FIELD = "Take-back"
RULES = {
    "consent": "when the other player agrees",
    "free": "without asking",
    "never": "never",
}
"""By the word of the setting."""
TOLD = {
    "consent": "A decision can be taken back when the other player agrees.",
    "free": "A decision can be taken back without asking.",
    "never": "No decision is taken back.",
}
"""The setting of a running duel."""
PLAY_UNDO = "Whether a move may be taken back: with the other player's consent, freely, or never."

SAME = ("undo", "take back")
"""What is typed for it."""
LINE_WORDS = {
    "undo": "take back your last decision; `undo 3`: the last three; `A: undo`: what player A decided last",
}
YES, NO = "yes", "no"

NEVER = "In this duel nothing is taken back; it was started like that."
COUNTED = "This duel counts in the match already; nothing of it is taken back."
OVER_WHO = "Whose decision is taken back?"
HOW_FAR = "Back to before which of your decisions?"
FREELY = "Nobody is asked in this duel."
ASKED_FIRST = "The other player is asked first."
TAKE_IT = "Take it back"
LEAVE_IT = "Leave it"
AGREE = "Agree"
REFUSE = "Refuse"
BACK_OUT = "`undo` backs out of what has been begun."
PROMPT = "asks to take something back."
"""Behind the name of the player who asks, in the line that otherwise says what he is asked."""
MENU = "Take something back"
YES_OR_NO = "Type `yes` or `no`."
SURE = "Take it back all the same?"

DRAWN = "A card has been drawn since."
CHANCE = (
    "Chance has had a part since: a shuffle, a coin, a die or a random card. It will come out the same again."
)


def rule(word: str) -> str:
    """What may be taken back in a duel."""
    return f"{FIELD}: {RULES[word]}"


def nothing(name: str) -> str:
    """A player has decided nothing yet that could be taken back."""
    return f"{name} has decided nothing yet that could be taken back."


def only(name: str, number: int) -> str:
    """A player wants to take back more than there is."""
    return f"{name} has made only {counted(number, 'decision', 'decisions')} that can be taken back."


def no_number(text: str) -> str:
    """What stands behind `undo` is no number of decisions."""
    return f"How many decisions? `undo` takes back one, `undo 2` two; `{text}` is no such number."


def curtain(name: str) -> str:
    """Why the keyboard changes hands."""
    return f"{name} asks to take something back."


def at_curtain(name: str) -> str:
    """The key of the curtain that asks for a take-back."""
    return f"t: {name} takes the last decision back"


def let(name: str) -> str:
    """The other player's last decision is taken back, with the agreement of the player at the keyboard."""
    return f"let {name} take back"


def of_player(name: str) -> str:
    """The last decision of a player, after the end of the duel."""
    return f"the last decision of {name}"


def question(name: str, turn: int, phase: str) -> str:
    """What the other player is asked. It names no card: the command may be about a hidden one."""
    return f"{name} asks to go back to turn {turn}, {phase}, and decide anew."


def own_goes_too(number: int) -> str:
    """How many decisions of the player who is asked are taken back with it."""
    return f"Of your own, {counted(number, 'decision', 'decisions')} would be taken back too."


def has_learnt(name: str) -> str:
    """A player has seen cards since the decision that is to be taken back."""
    return f"Something has been revealed since: {name} has seen a card that was hidden."


def refused(name: str) -> str:
    """The other player does not agree."""
    return f"{name} does not agree: nothing is taken back."


def taken_back(name: str, other: str | None) -> str:
    """What the log says: who took something back, and who agreed."""
    agreed = f"; {other} agreed" if other is not None else ""
    return f"{name} takes a decision back{agreed}."
