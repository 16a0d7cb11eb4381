"""Frozen records as plain text trees, and back: how lasting effects stand in a file.

A record becomes a map whose `is` names its class; words stay words, numbers become text, tuples lists. Values that a
record has by default are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any

NONE = "none"


def as_tree(value: Any) -> Any:
    """A record, or a plain value in one, as maps, lists and text."""
    if isinstance(value, Enum):
        return {"is": type(value).__name__, "value": str(value.value)}
    if is_dataclass(value) and not isinstance(value, type):
        tree: dict[str, Any] = {"is": type(value).__name__}
        for field in fields(value):
            found = getattr(value, field.name)
            if field.default is MISSING or found != field.default:
                tree[field.name] = as_tree(found)
        return tree
    if isinstance(value, tuple):
        return [as_tree(one) for one in value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else str(value)


def from_tree(tree: Any, classes: Mapping[str, type]) -> Any:
    """The record of a tree; `classes` are the records that may stand there, by name.

    Raises ValueError, naming what is wrong, for an unknown class or field.
    """
    if isinstance(tree, Mapping):
        name = str(tree.get("is", ""))
        kind = classes.get(name)
        if kind is None:
            raise ValueError(name)
        if issubclass(kind, Enum):
            return kind(str(tree.get("value", "")))
        if not is_dataclass(kind):
            raise ValueError(name)
        known = {field.name for field in fields(kind)}
        for key in tree:
            if key != "is" and key not in known:
                raise ValueError(f"{name}.{key}")
        try:
            return kind(**{key: from_tree(value, classes) for key, value in tree.items() if key != "is"})
        except TypeError:
            raise ValueError(name) from None
    if isinstance(tree, str):
        return _plain(tree)
    if isinstance(tree, Sequence):
        return tuple(from_tree(one, classes) for one in tree)
    return tree


def _plain(text: str) -> Any:
    if text in ("yes", "no"):
        return text == "yes"
    if text == NONE:
        return None
    if text.lstrip("-").isdecimal():
        return int(text)
    return text
