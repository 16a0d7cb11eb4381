"""The kinds of play line."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from duel_tui.script.errors import Wrong
from duel_tui.script.expect_models import Expectations, Phase
from duel_tui.script.values import Count, Digest16, Strict, Text, Texts, one_of, shown, word
from duel_tui.script.words import REASONS, SEATS, WINNERS
from duel_tui.text.en import script as say


class Line(BaseModel):
    """One entry of `play`. `x` holds what stands beside it under keys that begin with `x-`."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    kind: ClassVar[str] = ""
    x: dict[str, Any] = Field(default_factory=dict)


class Command(Line):
    """`A: summon Kuriboh`"""

    seat: str
    command: Text

    @property
    def player(self) -> int:
        return SEATS.index(self.seat)


class Until(Line):
    """`until: main2`"""

    kind = "until"
    phase: Phase


class Expect(Line):
    """`expect: {...}`"""

    kind = "expect"
    that: Expectations


class _Move(Strict):
    """A map in which one player gives a command."""

    A: Text | None = None
    B: Text | None = None

    @model_validator(mode="after")
    def _one_player(self) -> _Move:
        if (self.A is None) == (self.B is None):
            raise Wrong(*say.one_player_acts())
        return self

    @property
    def player(self) -> int:
        return 0 if self.A is not None else 1

    @property
    def command(self) -> str:
        return self.A if self.A is not None else self.B or ""


class Refused(_Move):
    because: Text | None = None


class Illegal(Line):
    """`illegal: {A: summon Kuriboh, because: YA-13}`"""

    kind = "illegal"
    move: Refused


class Chance(Line):
    """`chance: heads`"""

    kind = "chance"
    value: Text


class Saying(Strict):
    text: Text
    mark: Texts | None = None


class Remark(Strict):
    text: Text
    at: Count | None = None


def _text_or(model: type[Strict]) -> BeforeValidator:
    """A text alone, or a map that has it under `text`."""

    def check(value: Any) -> Any:
        return word(value) if isinstance(value, str) else model.model_validate(value)

    return BeforeValidator(check)


class Say(Line):
    """`say: TEXT` or `say: {text, mark}`"""

    kind = "say"
    what: Annotated[Any, _text_or(Saying)]

    @property
    def text(self) -> str:
        return str(self.what if isinstance(self.what, str) else self.what.text)

    @property
    def marks(self) -> list[str]:
        return [] if isinstance(self.what, str) else list(self.what.mark or [])


class Trying(_Move):
    accept: Texts | None = None
    hints: Texts | None = None
    wrong: dict[str, Text] | None = None


class Try(Line):
    """`try: {A: COMMAND, accept, hints, wrong}`"""

    kind = "try"
    move: Trying


class Question(Strict):
    text: Text
    answers: Texts
    right: Count
    because: Text | None = None
    wrong: dict[str, Text] | None = None

    @model_validator(mode="after")
    def _right_exists(self) -> Question:
        if len(self.answers) < 2:
            raise Wrong(*say.too_few_answers(), at=("answers",))
        if self.right > len(self.answers):
            raise Wrong(*say.no_such_answer(self.right, len(self.answers)), at=("right",))
        for number in self.wrong or {}:
            if (
                not number.isdecimal()
                or not 0 < int(number) <= len(self.answers)
                or int(number) == self.right
            ):
                raise Wrong(*say.not_a_wrong_answer(shown(number)), at=("wrong", number))
        return self


class Ask(Line):
    """`ask: {text, answers, right, because, wrong}`"""

    kind = "ask"
    what: Question


class Note(Line):
    """`note: TEXT` or `note: {at: LINE, text}`"""

    kind = "note"
    what: Annotated[Any, _text_or(Remark)]


class Digest(Line):
    """`digest: HEX`"""

    kind = "digest"
    digest: Digest16


class Undo(Line):
    """`undo: N`"""

    kind = "undo"
    count: Count


class End(Strict):
    winner: Annotated[str, one_of(WINNERS)]
    reason: Annotated[str, one_of(REASONS)] | None = None


class Result(Line):
    """`result: {winner, reason}`"""

    kind = "result"
    end: End


class Extra(Line):
    """A line that holds only `x-` keys: `x-events`, `x-state`."""


BY_KEY: dict[str, tuple[type[Line], str]] = {
    "until": (Until, "phase"),
    "expect": (Expect, "that"),
    "illegal": (Illegal, "move"),
    "chance": (Chance, "value"),
    "say": (Say, "what"),
    "try": (Try, "move"),
    "ask": (Ask, "what"),
    "note": (Note, "what"),
    "digest": (Digest, "digest"),
    "undo": (Undo, "count"),
    "result": (Result, "end"),
}
"""The key of a line: its kind, and the field that holds what stands behind the key."""

KEYS = (*SEATS, *BY_KEY)


def main_key(value: Any) -> str | None:
    """The key that says what a play line is; None if it has only `x-` keys. Raises Wrong."""
    if isinstance(value, str):
        raise Wrong(*(say.who_does_it(shown(value)) if value else say.empty_line()))
    if not isinstance(value, dict):
        raise Wrong(*say.not_a_map(shown(value), KEYS))
    own = [key for key in value if not key.startswith("x-")]
    if len(own) > 1:
        raise Wrong(*say.two_things_on_a_line(own[0], own[1]), at=(own[1],))
    if own and own[0] not in KEYS:
        raise Wrong(*say.unknown_line(own[0], KEYS), at=(own[0],))
    return own[0] if own else None


def make_line(value: dict[str, Any], key: str | None, context: dict[str, str]) -> Line:
    """The model of a play line whose main key is known. Raises Wrong or pydantic's ValidationError."""
    extra = {name: content for name, content in value.items() if name != key}
    if key is None:
        return Extra(x=extra)
    if key in SEATS:
        return Command(seat=key, command=word(value[key]), x=extra)
    kind, field = BY_KEY[key]
    return kind.model_validate({field: value[key], "x": extra}, context=context)


def line_value(line: Line) -> dict[str, Any]:
    """A play line as it stands in a file, with models inside."""
    if isinstance(line, Command):
        return {line.seat: line.command, **line.x}
    if isinstance(line, Extra):
        return dict(line.x)
    field = BY_KEY[line.kind][1]
    return {line.kind: getattr(line, field), **line.x}
