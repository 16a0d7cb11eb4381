"""The characters that draw the table: a set for terminals with Unicode, a set for those without.

Each takes one cell in every terminal that was measured. No emoji: their width differs between terminals.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of characters."""

    name: str
    across: str = "─"
    down: str = "│"
    corners: str = "╭╮╰╯"
    joins: str = "┬┴├┤┼"
    heavy: str = "━┃┏┓┗┛"
    back: str = "▒"
    more: str = "…"
    dot: str = "·"
    bullet: str = "•"
    pointer: str = "▸"
    asked: str = "▶"
    star: str = "★"
    candidate: str = "◇"
    picked: str = "◆"
    can_act: str = "●"
    target: str = "◎"
    mark: str = "»«"
    done: str = "✓"
    up: str = "↑"
    down_arrow: str = "↓"
    left: str = "◂"
    right: str = "▸"
    to: str = "→"
    counter: str = "○"
    bar_full: str = "█"
    bar_empty: str = "░"
    cross: str = "×"
    rule: str = "═"
    frame: str = "═║╔╗╚╝"


FANCY = Glyphs("unicode")
ASCII = Glyphs(
    "ascii",
    across="-",
    down="|",
    corners="++++",
    joins="+++++",
    heavy="=#####",
    back="#",
    more="~",
    dot=".",
    bullet="*",
    pointer=">",
    asked=">",
    star="*",
    candidate="?",
    picked="X",
    can_act="*",
    target="@",
    mark="!!",
    done="+",
    up="^",
    down_arrow="v",
    left="<",
    right=">",
    to="->",
    counter="o",
    bar_full="#",
    bar_empty=".",
    cross="x",
    rule="=",
    frame="=|++++",
)


def glyphs(ascii_only: bool) -> Glyphs:
    """The set to draw with."""
    return ASCII if ascii_only else FANCY
