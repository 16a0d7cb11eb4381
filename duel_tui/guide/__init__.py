"""The guide: Markdown pages for players, shown in the program and on the web."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources


@dataclass(frozen=True)
class GuidePage:
    """A page: the short name that links use, its title, its Markdown text."""

    name: str
    title: str
    text: str


def pages() -> list[GuidePage]:
    """Every page, in the order in which they are read (the number in front of the file's name).

    >>> [page.name for page in pages()][:2]
    ['the-table', 'the-table-of-creatures']
    """
    found = []
    for file in sorted(resources.files(__name__).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".md"):
            text = file.read_text("utf-8")
            title = text.partition("\n")[0].lstrip("# ").strip()
            found.append(GuidePage(file.name.removesuffix(".md").lstrip("0123456789-"), title, text))
    return found
