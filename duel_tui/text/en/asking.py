"""When a player is asked to respond, where he is stopped, and how long he passes."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.table import STEP_NAMES, phase_name
from duel_tui.text.en.words import counted, listed

ASK, STOP, PASS_UNTIL = "ask", "stop", "pass until"
LINE_WORDS = {
    "ask HOW": "in which windows you are asked; `ask` alone tells",
    "stop PHASE": "be asked in every window of a phase of the other's turn, or no longer; `stop my PHASE`: of yours",
    "pass until WHAT": "pass windows until something happens: `pass until something`, `my turn`, `my main phase`",
}
TITLE = "When I am asked"
HEAD = "You are asked to respond:"
STRICT = "This duel is strict: both are asked in every window."
KEYS = "arrows move   Enter change   Esc back"
STOP_HEAD = "Asked in every window of:"
STRICT_STOP_HEAD = "Never passed on in:"
THEIRS = "other's turn"
OWN = "my turn"

HOWS = {
    "always": "in every window",
    "visible": "where it looks as if you could respond",
    "real": "only when you can respond (quick; may betray a Set card)",
    "actions": "only after Summons, activations and attacks of the other",
}
"""By the word of a wish; each fits a line of the dialog."""
HOW_WORDS = {"always": "always", "visible": "seems", "real": "can", "actions": "actions"}
"""What is typed for each."""

WINDOWS = "Windows"
STRICT_CHOICE = "strict: both are asked in every window"
TEACHING_CHOICE = "teaching: every window is asked and explained"
USUAL_CHOICE = "each player is asked as he wishes"


def window_choice(strict: bool, teach: bool = False) -> str:
    """In which windows a duel asks, and whether it explains them."""
    return TEACHING_CHOICE if teach else STRICT_CHOICE if strict else USUAL_CHOICE


def windows(strict: bool, teach: bool = False) -> str:
    """In which windows a duel asks, on a line of its own."""
    return f"{WINDOWS}: {window_choice(strict, teach)}"


UNTIL_TITLE = "Pass until ..."
UNTIL = {
    "something": "something happens: the other player acts",
    "turn": "my turn, or I am attacked",
    "main": "my next Main Phase, or I am attacked",
}
UNTIL_KEYS = {"something": "s", "turn": "t", "main": "m"}
UNTIL_NOTE = "Other questions and the phases where you want to be stopped are not passed."
NO_WINDOW = "Only a window can be passed like that: where you may respond."

UNTIL_WORDS = {
    "something": ("something", "something happens"),
    "turn": ("turn", "my turn", "my next turn"),
    "main": ("main", "main phase", "my main phase", "my next main phase", "main1"),
}
"""What is typed behind `pass until`."""

NO_STOPS = "You are stopped in no phase of your own wish."


def phase_label(phase: str) -> str:
    """A phase or step in a few words: Draw Phase, Damage Step."""
    step = phase.partition("/")[2]
    return STEP_NAMES.get(step, step) if step else phase_name(phase)


def stop_label(stop: str) -> str:
    """A stop: `other/draw` is "the other player's Draw Phase"."""
    whose, _, phase = stop.partition("/")
    name = phase_label(phase)
    if phase == "battle/end":
        name = f"{name} of the battle"
    return f"{'your' if whose == 'own' else 'the other player' + chr(39) + 's'} {name}"


def asked_of_shields(how: str) -> str:
    """When a player of Duel Masters is asked about a broken shield."""
    when = "only when it is a shield trigger" if how == "real" else "always"
    other = "`ask seems` asks always" if how == "real" else "`ask can` asks only when it is a shield trigger"
    return f"When a shield of yours is broken you are asked {when}; {other}."


def asked_now(how: str) -> str:
    """In which windows a player is asked."""
    return f"You are asked {HOWS[how]}."


def stops_now(stops: Sequence[str]) -> str:
    """Where a player is stopped."""
    return f"You are stopped in {listed([stop_label(stop) for stop in stops])}." if stops else NO_STOPS


def possible() -> list[str]:
    """What can be typed."""
    return [f"`ask {HOW_WORDS[how]}`: {text}." for how, text in HOWS.items()]


def no_such_wish(text: str) -> str:
    return f"`{text}` is none of {listed([f'`{word}`' for word in HOW_WORDS.values()], 'or')}."


def no_such_phase(text: str, phases: Sequence[str]) -> str:
    return f"`{text}` is no phase; there are {listed(phases)}, with `my` in front for your own turn."


def no_such_target(text: str) -> str:
    return f"Until what? `pass until something`, `pass until my turn` or `pass until my main phase`, not `{text}`."


def went_by(windows: int) -> str:
    """How many windows were passed in a player's name."""
    return f"{counted(windows, 'window was', 'windows were')} passed for you."
