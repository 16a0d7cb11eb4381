"""The three ways a command can fail."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused, as data: a code that the language module says, and what it speaks of."""

    code: str
    args: tuple[str, ...] = ()


Refused = tuple[Reason, tuple[str, ...]]
"""A reason and the ids of the rules that say so."""


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

    `reason` says why; `rules` are the ids of every rule that refuses it, the first one to be shown. `reasons` are all
    that there are, each with its own rules, the weightiest first.
    """

    def __init__(
        self, reason: Reason, rules: tuple[str, ...] = (), reasons: tuple[Refused, ...] = ()
    ) -> None:
        super().__init__(f"{reason.code} {' '.join(reason.args)} [{' '.join(rules)}]")
        self.reason = reason
        self.rules = rules
        self.reasons = reasons or ((reason, rules),)


class Ambiguous(DuelError):
    """Several legal answers fit the text. `candidates` are their full commands."""

    def __init__(self, candidates: list[str]) -> None:
        super().__init__(" / ".join(candidates))
        self.candidates = candidates
