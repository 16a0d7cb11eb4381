"""Why a command is refused: the reason and every rule that says so (the table of `rulings`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal, Reason
from duel_tui.engine.steps import Decision

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


def refusal(game: Yugioh, seat: int, text: str, decision: Decision | None) -> DuelError:
    return NotLegal(Reason("not-offered", (text,)))
