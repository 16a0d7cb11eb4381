"""Styled lines: what every front end that draws is given.

A line is a tuple of spans; a span is a text and the name of a role ("dim", "spell", "lp low"). Roles are words, not
colours: `theme.py` gives them a look. Nothing here knows markup: a text is shown as the characters it has.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.cells import cell_len

from duel_tui.text.plain import plain as without_controls

Span = tuple[str, str]
Line = tuple[Span, ...]

EMPTY: Line = ()


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text on one line without control codes, composed, so that it can only be itself.

    >>> clean("Ku\\x1b[31mriboh")
    'Ku[31mriboh'
    """
    return without_controls(text) if text.isascii() else unicodedata.normalize("NFC", without_controls(text))


def width(text: str) -> int:
    """The number of cells a text takes."""
    return len(text) if text.isascii() else cell_len(text)


@lru_cache(maxsize=8192)
def clip(text: str, cells: int, more: str = "…") -> str:
    """The text in at most `cells` cells; `more` marks that something was left out.

    >>> clip("Summoned Skull", 10)
    'Summoned …'
    """
    if width(text) <= cells:
        return text
    if cells <= width(more):
        return more[:cells] if more.isascii() else more * (cells > 0)
    room = cells - width(more)
    if text.isascii():
        return text[:room] + more
    kept = ""
    for char in text:
        room -= cell_len(char)
        if room < 0:
            break
        kept += char
    return kept + more


def pad(text: str, cells: int, align: str = "<", more: str = "…") -> str:
    """The text in exactly `cells` cells, to the left (`<`), the right (`>`) or in the middle (`^`)."""
    text = clip(text, cells, more)
    free = cells - width(text)
    if align == ">":
        return " " * free + text
    if align == "^":
        return " " * (free // 2) + text + " " * (free - free // 2)
    return text + " " * free


@lru_cache(maxsize=2048)
def wrap(text: str, cells: int, limit: int = 0, more: str = "…") -> tuple[str, ...]:
    """The text broken between words into lines of at most `cells` cells; with `limit`, the last one is cut off.

    >>> wrap("Breaker the Magical Warrior", 12)
    ('Breaker the', 'Magical', 'Warrior')
    >>> wrap("Breaker the Magical Warrior", 12, limit=2)
    ('Breaker the', 'Magical War…')
    """
    if cells < 1:
        return ()
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            while width(word) > cells:
                if line:
                    lines.append(line)
                    line = ""
                head = clip(word, cells, "") or word[0]
                lines.append(head)
                word = word[len(head) :]
            if not line:
                line = word
            elif width(line) + 1 + width(word) <= cells:
                line += " " + word
            else:
                lines.append(line)
                line = word
        lines.append(line)
    if limit and len(lines) > limit:
        return (*lines[: limit - 1], clip(" ".join(lines[limit - 1 :]), cells, more))
    return tuple(lines)


def line_width(line: Line) -> int:
    """The number of cells a line takes."""
    return sum(width(text) for text, _ in line)


def fit(line: Line, cells: int, fill: str = "", more: str = "…") -> Line:
    """The line in exactly `cells` cells; `fill` is the role of the cells added."""
    spans: list[Span] = []
    room = cells
    for text, role in line:
        size = width(text)
        if size > room:
            if room > 0:
                spans.append((pad(text, room, more=more), role))
            room = 0
            break
        spans.append((text, role))
        room -= size
    if room > 0:
        spans.append((" " * room, fill))
    return tuple(spans)


def spread(left: Line, right: Line, cells: int, fill: str = "", between: str = " ") -> Line:
    """`left` and `right` at the two ends of `cells` cells; the left one gives way."""
    taken = line_width(right)
    room = cells - taken
    if room <= 1:
        return fit(right, cells, fill)
    if line_width(left) > room - 1:
        left = fit(left, room - 1, fill)
    gap = room - line_width(left)
    return (*left, (between * gap, fill), *right)


def plain(line: Line) -> str:
    """The characters of a line."""
    return "".join(text for text, _ in line)


def plain_lines(lines: list[Line] | tuple[Line, ...]) -> str:
    """The characters of some lines, without trailing blanks: what snapshot files hold."""
    return "\n".join(plain(line).rstrip() for line in lines) + "\n"


def with_role(line: Line, role: str) -> Line:
    """The line with `role` added to every span (the cursor's background, say)."""
    return tuple((text, f"{old} {role}" if old else role) for text, old in line)


def cut(line: Line, start: int, end: int) -> Line:
    """The cells `start` to `end` of a line; half of a wide character becomes a blank."""
    spans: list[Span] = []
    x = 0
    for text, role in line:
        size = width(text)
        if x + size <= start or x >= end:
            x += size
            continue
        if x >= start and x + size <= end:
            spans.append((text, role))
        elif text.isascii() or size == len(text):
            spans.append((text[max(0, start - x) : end - x], role))
        else:
            spans.append((_cut_wide(text, start - x, end - x), role))
        x += size
    return tuple(spans)


def _cut_wide(text: str, start: int, end: int) -> str:
    kept = ""
    x = 0
    for char in text:
        size = cell_len(char)
        if x >= start and x + size <= end:
            kept += char
        elif x < end and x + size > start:
            kept += " " * (min(x + size, end) - max(x, start))
        x += size
    return kept


def lay_over(under: list[Line], over: list[Line], x: int, y: int, cells: int) -> list[Line]:
    """Lay a block of lines, each `cells` wide, over others."""
    whole = list(under)
    for row, line in enumerate(over, y):
        if 0 <= row < len(whole):
            below = whole[row]
            whole[row] = (*cut(below, 0, x), *fit(line, cells), *cut(below, x + cells, line_width(below)))
    return whole


def changed_cells(old: Line, new: Line) -> tuple[int, int]:
    """The first cell in which two lines of one width differ, and the cell after the last one."""
    start = 0
    first = 0
    most = min(len(old), len(new))
    while first < most and old[first] == new[first]:
        start += width(new[first][0])
        first += 1
    if first == len(new) == len(old):
        return 0, 0
    end = line_width(new)
    last = 1
    while last <= most - first and old[-last] == new[-last]:
        end -= width(new[-last][0])
        last += 1
    return start, end


_PLAIN_SIGNS = str.maketrans({"…": "~", "→": ">", "·": ".", "•": "*", "×": "x", "–": "-", "—": "-", "’": "'"})


def in_ascii(line: Line) -> Line:
    """The line in ASCII alone, of the same width: accents go, what has no likeness becomes a question mark."""
    if all(text.isascii() for text, _ in line):
        return line
    return tuple((text if text.isascii() else "".join(map(_ascii, text)), role) for text, role in line)


@lru_cache(maxsize=1024)
def _ascii(char: str) -> str:
    if char.isascii():
        return char
    bare = unicodedata.normalize("NFKD", char.translate(_PLAIN_SIGNS)).encode("ascii", "ignore").decode()
    cells = cell_len(char)
    return (bare or "?")[:cells].ljust(cells, "?")
