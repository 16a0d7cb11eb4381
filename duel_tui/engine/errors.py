"""The three ways a command can fail."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused, as data: a code that the language module says, and what it speaks of."""

    code: str
    args: tuple[str, ...] = ()


class DuelError(ValueError):
    """A command that was refused. The duel is unchanged."""


class NotACommand(DuelError):
    """The text is no command of this game.

    `text` is what was given, without control characters.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class NotLegal(DuelError):
    """A command that the rules refuse now.

    `reason` says why; `rules` are the ids of every rule that refuses it, the first one to be shown.
    """

    def __init__(self, reason: Reason, rules: tuple[str, ...] = ()) -> None:
        super().__init__(f"{reason.code} {' '.join(reason.args)} [{' '.join(rules)}]")
        self.reason = reason
        self.rules = rules


class Ambiguous(DuelError):
    """Several legal answers fit the text. `candidates` are their full commands."""

    def __init__(self, candidates: list[str]) -> None:
        super().__init__(" / ".join(candidates))
        self.candidates = candidates
