"""The guide's pages as lines: headings, paragraphs, lists, tables and code, nothing more of Markdown."""

from __future__ import annotations

import re

from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, clean, pad, width, wrap

_MARKS = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\([^)]*\)")
_ITEM = re.compile(r"^(\s*)(?:[-*]|\d+\.)\s+(.*)")


def page_lines(text: str, cells: int, glyphs: Glyphs) -> list[Line]:
    """A page in lines of at most `cells` cells."""
    lines: list[Line] = []
    paragraph: list[str] = []
    table: list[list[str]] = []
    code = False

    def flush() -> None:
        if paragraph:
            lines.extend(((part, ""),) for part in wrap(_plain(" ".join(paragraph)), cells))
            paragraph.clear()
        if table:
            lines.extend(_table(table, cells))
            table.clear()

    for raw in text.split("\n"):
        line = raw.rstrip()
        if line.startswith("```"):
            flush()
            code = not code
            continue
        if code:
            lines.append(((clean(line)[:cells], "key"),))
            continue
        item = _ITEM.match(line)
        if line.startswith("|"):
            if not table:
                flush()
            table.extend(_row(line))
        elif line.startswith("#"):
            flush()
            level = len(line) - len(line.lstrip("#"))
            lines.append(((_plain(line.lstrip("# ")), "title" if level < 3 else "head"),))
        elif item:
            flush()
            lines.extend(_item(len(item[1]), item[2], cells, glyphs))
        elif not line:
            flush()
            if lines and lines[-1]:
                lines.append(())
        elif lines and not paragraph and raw.startswith("  ") and lines[-1] and lines[-1][0][1] == "faint":
            lines.extend(
                ((raw[: len(raw) - len(raw.lstrip())], ""), (part, ""))
                for part in wrap(_plain(line), cells - 4)
            )
        else:
            paragraph.append(line)
    flush()
    return lines


def _plain(text: str) -> str:
    return clean(_MARKS.sub(lambda found: found[1] or found[2] or found[3], text))


def _item(indent: int, text: str, cells: int, glyphs: Glyphs) -> list[Line]:
    """An entry of a list, behind its dot."""
    lead = " " * indent
    return [
        ((lead + (f"{glyphs.bullet} " if at == 0 else "  "), "faint"), (part, ""))
        for at, part in enumerate(wrap(_plain(text), cells - indent - 2))
    ]


def _row(line: str) -> list[list[str]]:
    """A row of a table in its cells; none for the line under the head."""
    row = [_plain(cell.strip()) for cell in line.strip("|").split("|")]
    return [] if all(set(cell) <= set("-: ") for cell in row) else [row]


def _table(rows: list[list[str]], cells: int) -> list[Line]:
    columns = max(len(row) for row in rows)
    rows = [row + [""] * (columns - len(row)) for row in rows]
    sizes = [max(width(row[at]) for row in rows) for at in range(columns)]
    room = cells - 2 * (columns - 1)
    while sum(sizes) > room:
        widest = sizes.index(max(sizes))
        sizes[widest] -= min(sum(sizes) - room, max(1, sizes[widest] - room // columns))
    lines: list[Line] = []
    for number, row in enumerate(rows):
        parts = [wrap(cell, size) for cell, size in zip(row, sizes, strict=True)]
        for at in range(max(map(len, parts))):
            spans: list[tuple[str, str]] = []
            for column, size in enumerate(sizes):
                piece = parts[column][at] if at < len(parts[column]) else ""
                role = "head" if number == 0 else "key" if column == 0 else ""
                spans.append((pad(piece, size) + "  ", role))
            lines.append(tuple(spans))
    return lines
