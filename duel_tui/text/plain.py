"""Strings from files as plain characters: never as terminal codes, never able to reorder what stands beside them."""

from __future__ import annotations

import unicodedata

# Cc: control codes (escape, bell, C1), Cf: direction overrides and other invisible marks, Cs: halves of characters.
_GONE = frozenset({"Cc", "Cf", "Cs"})
_SPACES = frozenset({"Zl", "Zp"})


def plain(text: str, width: int = 0) -> str:
    """The text on one line without control codes; with `width`, cut to so many characters.

    >>> plain("Yugi\\x1b[31m\\nMuto")
    'Yugi[31m Muto'
    """
    if text.isascii() and text.isprintable():
        clean = text
    else:
        clean = "".join(_plain(character) for character in text)
    if width and len(clean) > width:
        return clean[: width - 3] + "..." if width > 3 else clean[:width]
    return clean


def _plain(character: str) -> str:
    if character in "\n\r\t":
        return " "
    category = unicodedata.category(character)
    if category in _SPACES:
        return " "
    return "" if category in _GONE else character
