"""The three ways a command can fail, and what can be wrong with options and positions."""

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


class OptionError(ValueError):
    """An option or a value that no profile has. `key` and `allowed` say what would be right."""

    def __init__(self, key: str, value: str, allowed: str) -> None:
        super().__init__(f"{key}: {value} ({allowed})")
        self.key = key
        self.value = value
        self.allowed = allowed


class SetupError(ValueError):
    """A position that cannot be laid out. `path` leads to the entry (`A`, `hand`, 2), `code` and `args_` say why."""

    def __init__(self, path: tuple[str | int, ...], code: str, *args: str) -> None:
        super().__init__(f"{'/'.join(str(part) for part in path)}: {code} {' '.join(args)}")
        self.path = path
        self.code = code
        self.args_ = args
