"""The kernel both games run on: plain-data state, decisions, events, views, undo and clone."""

from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal, Reason
from duel_tui.engine.state import Card, Ref, State
from duel_tui.engine.steps import Answer, Decision, Steps

__all__ = [
    "Ambiguous",
    "Answer",
    "Card",
    "Decision",
    "Duel",
    "DuelError",
    "NotACommand",
    "NotLegal",
    "Reason",
    "Ref",
    "State",
    "Steps",
]
