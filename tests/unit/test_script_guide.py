"""The guide tells the truth: its examples are read and played, its tables name every key there is."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

import duel_tui
from duel_tui.cli import cli
from duel_tui.guide import GuidePage, pages
from duel_tui.lessons.commands import wanted
from duel_tui.puzzles.commands import wanted as wanted_puzzle
from duel_tui.script import lines, words
from duel_tui.script.models import Script
from duel_tui.script.reader import read_text
from duel_tui.script.running import run_loaded

PAGES = {page.name: page for page in pages()}


def blocks(page: GuidePage) -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", page.text, re.DOTALL)


def test_pages_have_titles_and_fit_a_narrow_screen() -> None:
    assert list(PAGES) == [
        "the-table",
        "the-table-of-creatures",
        "commands",
        "lessons",
        "puzzles",
        "line-mode",
        "taking-back",
        "saving",
        "replays",
        "export",
        "duel-files",
        "play-lines",
        "decks",
        "writing-lessons",
        "making-puzzles",
        "rules",
    ]
    for page in PAGES.values():
        assert page.text.startswith(f"# {page.title}\n")
        for block in re.findall(r"```.*?```", page.text, re.DOTALL):
            assert max(map(len, block.split("\n"))) <= 52


@pytest.mark.parametrize(
    "page", [page for page in PAGES.values() if blocks(page)], ids=lambda page: page.name
)
def test_examples_are_read_and_played(page: GuidePage) -> None:
    for block in blocks(page):
        for document in read_text(block, page.name):
            if document.script.setup is not None:
                report = run_loaded(document)
                assert report.ok, report


def test_every_key_is_described() -> None:
    files, play = PAGES["duel-files"].text, PAGES["play-lines"].text
    for key in Script.known_keys():
        if key not in ("decks", "setup", "play"):
            assert f"`{key}`" in files or f"`{key}: 1`" in files, key
    game = words.GAMES["yugioh"]
    for key in (
        *game.zones,
        *game.numbers,
        *game.flags,
        *words.CARD_KEYS,
        *words.SETUP_KEYS,
        *game.phases[:9],
    ):
        assert f"`{key}`" in files or key == "tapped", key
    for key in lines.BY_KEY:
        assert f"`{key}: " in play, key
    for word in (*words.REASONS, *words.ASKED[:8]):
        assert word in play, word


def test_every_verb_is_described() -> None:
    from duel_tui.yugioh.game import VERBS

    for verb in (
        *VERBS,
        "pass",
        "choose",
        "yes",
        "no",
        "option",
        "declare",
        "order",
        "concede",
        "offer draw",
    ):
        assert f"`{verb}" in PAGES["commands"].text, verb


def test_every_word_of_line_mode_is_described() -> None:
    from duel_tui.text.en.plain import WORDS

    for word in WORDS:
        assert f"`{word}`" in PAGES["line-mode"].text, word


README = (Path(duel_tui.__file__).parent.parent / "README.md").read_text("utf-8")
TEXTS = {"README": README, **{page.name: page.text for page in PAGES.values()}}
NAMED = [(name, line) for name, text in TEXTS.items() for line in re.findall(r"`duel-tui ([^`]+)`", text)]


@pytest.mark.parametrize(("page", "line"), NAMED)
def test_every_command_that_is_named_exists(page: str, line: str) -> None:
    first, *rest = line.replace("\\|", "|").split()
    command = cli.commands.get(first)
    assert command is not None
    if isinstance(command, click.Group) and rest and re.fullmatch(r"[a-z|]+", rest[0]):
        names = rest.pop(0).split("|")
        assert set(names) <= set(command.commands)
        command = command.commands[names[0]]
    options = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in rest if word.startswith("--")} <= options


@pytest.mark.parametrize("line", [line for _, line in NAMED if re.match(r"(learn|puzzle) [^-\[]", line)])
def test_every_lesson_and_puzzle_that_is_named_is_found(line: str) -> None:
    what, *words_of = line.split()
    name = words_of[-2] if words_of[-1].isdecimal() else words_of[-1]
    if re.fullmatch(r"[A-Z]+|new|mine\.duel", name):
        return
    assert wanted(name) if what == "learn" else wanted_puzzle(name)
