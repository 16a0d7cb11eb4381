"""`duel-tui rules`: rules told, looked for and counted, profiles compared."""

from __future__ import annotations

import json
import os
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from duel_tui import games
from duel_tui.script import rule_search, rulebook
from duel_tui.script.rule_links import links_of
from duel_tui.text.en import rule_search as search_text
from duel_tui.text.en import rulebook as text
from duel_tui.text.en.options import OPTION_NAMES, PROFILE_NAMES, value_text
from duel_tui.text.en.rule_pages import PAGES, chapters, rule_texts
from duel_tui.text.en.rules import rule_name

Echo = Callable[[str], object]
WIDTH = 96


def tell(ids: Sequence[str], echo: Echo, fail: Echo) -> int:
    """Print rules, or without ids the chapters of every page. Returns the exit code: 2 when an id is unknown."""
    if not ids:
        return _contents(echo)
    code, told = 0, 0
    for given in ids:
        found = rulebook.meant(given)
        known = [rule for rule in found if rule in rule_texts()]
        if not known:
            fail(text.unknown(given))
            code = 2
        for rule in known:
            if told:
                echo("")
            told += 1
            for line in told_lines(rule):
                echo(line)
    return code


def _contents(echo: Echo) -> int:
    page = ""
    for chapter in chapters():
        if chapter.page != page:
            if page:
                echo("")
            page = chapter.page
            echo(PAGES[page][0])
        echo("  " + text.chapter(chapter.title, chapter.rules[0][0], chapter.rules[-1][0]))
    echo("")
    for line in textwrap.wrap(text.HOW, WIDTH):
        echo(line)
    return 0


def told_lines(rule: str) -> Iterator[str]:
    """A rule in lines: its name, its page, what it says, the options that touch it, what shows and teaches it."""
    yield f"{rule}: {rule_name(rule)}"
    yield text.source(rulebook.page_of(rule), rulebook.chapter_of(rule))
    yield ""
    yield from _wrapped(rule_texts()[rule])
    options = rulebook.options_of(rule)
    if options:
        yield ""
        yield f"{text.OPTIONS}:"
        for key in options:
            values = [(name, value_text(key, value)) for name, value in rulebook.values_of(rule, key)]
            yield from _wrapped(text.option(key, OPTION_NAMES.get(key, key), values), hanging=2)
    links = links_of(rule)
    shown = links.scenarios
    if rule in rulebook.ELSEWHERE:
        yield ""
        yield from _wrapped(f"{text.SHOWN}: {text.ELSEWHERE[rulebook.ELSEWHERE[rule]]}", hanging=0)
    yield from _files(text.SCENARIOS, shown)
    yield from _files(text.LESSONS, links.lessons)
    if links.cards:
        yield ""
        yield f"{text.CARDS}:"
        yield from _wrapped(text.cards(links.cards), hanging=0)


def _files(head: str, shown: Sequence[rulebook.Shown]) -> Iterator[str]:
    """Duel files that a rule leads to: path and title."""
    if shown:
        yield ""
        yield f"{head}:"
    for file in shown:
        yield f"  {_path(file.path)}"
        yield from _wrapped(file.title, hanging=0, indent=4)


def _wrapped(said: str, hanging: int = 0, indent: int = 2) -> list[str]:
    spaces = " " * indent
    return textwrap.wrap(
        said, WIDTH, initial_indent=spaces, subsequent_indent=spaces + " " * hanging, break_on_hyphens=False
    )


def _path(path: Path) -> str:
    """A path as short as it can be said from here."""
    try:
        return os.fspath(path.relative_to(Path.cwd()))
    except ValueError:
        return os.fspath(path)


def search(words: str, echo: Echo, fail: Echo) -> int:
    """Print the rules that the words mean, the likeliest first. Returns the exit code."""
    found = rule_search.search(words)
    if not found.rules or not found.whole:
        fail(search_text.CLOSEST if found.rules else text.NO_MATCH)
    for rule in found.rules:
        echo(f"{rule:<7} {rule_name(rule)}")
    return 0 if found.rules else 1


def compare(echo: Echo) -> int:
    """Print the profiles of each game side by side, every option, differences marked. Returns the exit code."""
    for number, kit in enumerate(games.KITS.values()):
        if number:
            echo("")
        _compare(kit.profiles, kit.rules.KEYS, echo)
    return 0


def _compare(profiles: Mapping[str, Any], keys: Sequence[str], echo: Echo) -> None:
    names = {key: OPTION_NAMES.get(key, key) for key in keys}
    table = [[names[key], *(value_text(key, getattr(o, key)) for o in profiles.values())] for key in keys]
    head = ["", *profiles]
    widths = [max(len(row[at]) for row in [head, *table]) for at in range(len(head))]
    for name in profiles:
        echo(f"{name}: {PROFILE_NAMES.get(name, name)}")
    echo("")
    for row in [head, *table]:
        mark = "*" if row is not head and len(set(row[1:])) > 1 else " "
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        echo(f"{mark} {'  '.join(cells)}".rstrip())
    if len(profiles) > 1:
        echo("")
        echo(text.DIFFERS)


def count(as_json: bool, echo: Echo) -> int:
    """Print how many rules of both games are shown, and which are not. Returns the exit code."""
    covered = rulebook.coverage()
    if as_json:
        counts = {"rules": covered.rules, "shown": covered.shown, "missing": list(covered.missing)}
        echo(json.dumps(counts))
        return 0
    echo(text.covered(covered.shown, covered.rules))
    if covered.missing:
        for line in textwrap.wrap(text.missing(list(covered.missing)), WIDTH, break_on_hyphens=False):
            echo(line)
    return 0
