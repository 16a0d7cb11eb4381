"""The rules of the game told in sentences, page by page. Short names, for a place beside a refusal: `rules`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from duel_tui.text.en import (
    rule_pages_arabic,
    rule_pages_danish,
    rule_pages_duel_masters,
    rule_pages_hebrew,
    rule_pages_rulings,
)

PAGES: dict[str, tuple[str, str]] = {
    "YA": ("Yu-Gi-Oh!: Arabic rule page", rule_pages_arabic.PAGE),
    "YH": ("Yu-Gi-Oh!: Hebrew rule page", rule_pages_hebrew.PAGE),
    "YD": ("Yu-Gi-Oh!: Danish rule page", rule_pages_danish.PAGE),
    "YR": ("Yu-Gi-Oh!: rulings", rule_pages_rulings.PAGE),
    "DM": ("Duel Masters: both rule pages", rule_pages_duel_masters.PAGE),
    "DR": ("Duel Masters: rulings", rule_pages_duel_masters.RULINGS),
}
"""The name of each page and its text, by the beginning of its ids."""


@dataclass(frozen=True)
class Chapter:
    """A heading of a page, and the rules under it in order: id and sentences."""

    page: str
    title: str
    rules: tuple[tuple[str, str], ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Every chapter of every page.

    >>> chapters()[0].title, chapters()[0].rules[0][0]
    ('Summoning', 'YA-01')
    """
    return tuple(chapter for _, text in PAGES.values() for chapter in _chapters(text))


def _chapters(text: str) -> list[Chapter]:
    """A page: `= HEADING`, then blocks whose first line is the id."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for block in text.strip().split("\n\n"):
        first, _, rest = block.partition("\n")
        if first.startswith("= "):
            found.append((first[2:], []))
        else:
            found[-1][1].append((first, rest.replace("\n", " ")))
    return [Chapter(rules[0][0].partition("-")[0], title, tuple(rules)) for title, rules in found]


@cache
def rule_texts() -> dict[str, str]:
    """Every rule in sentences by its id, in the order of the pages."""
    return {rule: text for chapter in chapters() for rule, text in chapter.rules}
