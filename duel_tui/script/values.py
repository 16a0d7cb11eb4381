"""Types of single values: every scalar of a file is text, and these say what a text must look like."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, model_validator

from duel_tui.script.errors import Nested, Wrong
from duel_tui.script.words import SEATS
from duel_tui.text.en import script as say

At = tuple[str | int, ...]

_WHOLE = re.compile(r"^-?\d{1,18}$")
_HEX = re.compile(r"^[0-9a-f]{16}$")


def whole(value: Any) -> int:
    """A whole number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and _WHOLE.match(value.strip()):
        return int(value)
    raise Wrong(*say.not_a_number(shown(value)))


def counting(value: Any) -> int:
    """A whole number of at least 1."""
    number = whole(value)
    if number < 1:
        raise Wrong(*say.not_a_count(shown(value)))
    return number


def yes_no(value: Any) -> bool:
    """`yes` or `no`; `true` and `false` are understood too."""
    if isinstance(value, bool):
        return value
    if value in ("yes", "no", "true", "false"):
        return value in ("yes", "true")
    raise Wrong(*say.not_yes_or_no(shown(value)))


def word(value: Any) -> str:
    """A text that is not empty."""
    if not isinstance(value, str):
        raise Wrong(*say.not_a_text(shown(value)))
    if not value.strip():
        raise Wrong(*say.empty_text())
    return value


def seat(value: Any) -> str:
    """`A` or `B`."""
    if value not in SEATS:
        raise Wrong(*say.not_a_player(shown(value)))
    return str(value)


def digest(value: Any) -> str:
    """Sixteen hex digits."""
    if not isinstance(value, str) or not _HEX.match(value.lower()):
        raise Wrong(*say.not_a_digest(shown(value)))
    return value.lower()


def words(value: Any) -> list[str]:
    """A list of texts; one text alone is a list of one, nothing an empty list."""
    if value == "":
        return []
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list):
        raise Wrong(*say.not_a_list(shown(value)))
    for at, item in enumerate(value):
        if not isinstance(item, str):
            raise Wrong(*say.not_a_text(shown(item)), at=(at,))
    return value


def shown(value: Any) -> str:
    """A value as it may be repeated in a message."""
    if isinstance(value, dict):
        return "{" + ", ".join(map(str, value))[:40] + "}"
    if isinstance(value, list):
        return "[" + ", ".join(item if isinstance(item, str) else shown(item) for item in value)[:40] + "]"
    return str(value)[:60]


Whole = Annotated[int, BeforeValidator(whole)]
Count = Annotated[int, BeforeValidator(counting)]
YesNo = Annotated[bool, BeforeValidator(yes_no)]
Text = Annotated[str, BeforeValidator(word)]
Seat = Annotated[str, BeforeValidator(seat)]
Digest16 = Annotated[str, BeforeValidator(digest)]
Texts = Annotated[list[str], BeforeValidator(words)]


def one_of(choices: tuple[str, ...]) -> BeforeValidator:
    """One of some words."""

    def check(value: Any) -> str:
        if value not in choices:
            raise Wrong(*say.not_one_of(shown(value), choices))
        return str(value)

    return BeforeValidator(check)


class Strict(BaseModel):
    """A map with known keys. A key that begins with `x-` is carried along, any other is refused."""

    model_config = ConfigDict(extra="allow", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _known_keys(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            raise Wrong(*say.not_a_map(shown(data), cls.known_keys()))
        known = cls.known_keys()
        for key in data:
            if key not in known and not str(key).startswith("x-"):
                raise Wrong(*say.unknown_key(str(key), known), at=(str(key),))
        return data

    @classmethod
    def known_keys(cls) -> tuple[str, ...]:
        """The keys as they stand in a file."""
        return tuple(field.alias or name for name, field in cls.model_fields.items())


def complaint(error: BaseException) -> tuple[str, str, At]:
    """What a failed check says first: message, remedy, and where in the checked value."""
    if isinstance(error, Wrong):
        return error.message, error.remedy, error.at
    if isinstance(error, Nested):
        message, remedy, at = complaint(error.error)
        return message, remedy, (*error.at, *at)
    if not isinstance(error, ValidationError):
        return str(error), "", ()
    details = error.errors()[0]
    at = _without_marks(details["loc"])
    inner = details.get("ctx", {}).get("error")
    if isinstance(inner, ValueError):
        message, remedy, more = complaint(inner)
        return message, remedy, (*at, *more)
    if details["type"] == "missing":
        return (*say.missing_key(str(at[-1])), at[:-1])
    return details["msg"], "", at


def _without_marks(loc: tuple[str | int, ...]) -> At:
    """A place without the marks that pydantic puts in for its own steps."""
    return tuple(part for part in loc if not (isinstance(part, str) and ("(" in part or "[" in part)))
