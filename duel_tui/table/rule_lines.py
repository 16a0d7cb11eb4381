"""Rules as lines: each with its id, its short name and its sentences."""

from __future__ import annotations

from collections.abc import Iterable

from duel_tui.table.lines import Line, wrap
from duel_tui.text.en.rule_pages import rule_texts
from duel_tui.text.en.rules import rule_name


def rule_lines(rules: Iterable[str], cells: int) -> list[Line]:
    """Some rules one below the other; an id that no page has is left out."""
    lines: list[Line] = []
    texts = rule_texts()
    for rule in rules:
        if rule not in texts:
            continue
        if lines:
            lines.append(())
        lines += head_lines(rule, cells)
        lines += [((part, ""),) for part in wrap(texts[rule], cells)]
    return lines


def head_lines(rule: str, cells: int) -> list[Line]:
    """The id and the short name of a rule."""
    first, *more = wrap(rule_name(rule), cells - len(rule) - 2)
    lines: list[Line] = [((rule, "key"), ("  ", ""), (first, "title"))]
    return lines + [((" " * (len(rule) + 2), ""), (part, "title")) for part in more]
