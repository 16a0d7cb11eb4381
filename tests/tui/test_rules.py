"""The rules reference on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.script import rule_links
from duel_tui.script.rulebook import Shown
from duel_tui.table import rule_reference as reference
from duel_tui.text.en.rule_pages import rule_texts
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.lesson import LessonScreen
from duel_tui.tui.screens.replay import ReplayScreen
from duel_tui.tui.screens.rules import Rules
from tests.tui_tools import keys, page, running, text_of


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_reference_opens_from_home_and_searches_as_one_types(size: tuple[int, int]) -> None:
    async with running(size) as (app, pilot):
        await keys(pilot, "r")
        screen = page(app)
        assert isinstance(screen, Rules)
        assert screen.rule == "YA-01"
        assert "A monster of Level 4 or lower" in text_of(app)
        await keys(pilot, "e x o d i a")
        shown = text_of(app)
        assert f"of {len(rule_texts())} rules" in shown
        assert "YA-38" in shown
        assert "YA-02" not in shown
        await keys(pilot, "escape y d 1 0")
        assert screen.rule == "YD-10"
        await keys(pilot, "ctrl+u x x x")
        assert "No rule has all these words" in text_of(app)
        await keys(pilot, "enter escape escape")
        assert page(app) is not screen


async def test_a_question_in_plain_words_leads_to_its_rule() -> None:
    async with running((80, 24)) as (app, pilot):
        await keys(pilot, "r / w h o space p i c k s space t h e space s h i e l d")
        screen = page(app)
        assert isinstance(screen, Rules)
        assert (screen.wanted, screen.rule) == ("who picks the shield", "DM-R44")


async def test_every_rule_can_be_walked_to_and_is_told() -> None:
    async with running() as (app, pilot):
        app.go(Rules())
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        walked = [screen.rule]
        for _ in range(len(rule_texts()) - 1):
            screen.press("down")
            walked.append(screen.rule)
            screen.paint(80, 24)
        assert walked == list(rule_texts())
        screen.press("down")
        assert screen.rule == walked[-1]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_rules_of_duel_masters_are_listed_and_found(size: tuple[int, int]) -> None:
    pages = [row.text for row in reference.rows() if row.page]
    assert pages[-2:] == ["Duel Masters: both rule pages", "Duel Masters: rulings"]
    async with running(size) as (app, pilot):
        app.go(Rules("DM-R13"))
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        assert screen.rule == "DM-R13"
        assert "Third step: put at most" in text_of(app)
        await keys(pilot, "d r 1 6")
        assert screen.rule == "DR-16"
        assert {link.kind for link in screen.links()} >= {"scenario"}
        shown = text_of(app)
        assert "two civilizations" in shown
        assert "YA-" not in shown


async def test_a_scenario_of_duel_masters_is_played_from_its_start() -> None:
    async with running() as (app, pilot):
        app.go(Rules("DR-08"))
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        await keys(pilot, "enter")
        kinds = [link.kind for link in screen.links()]
        while screen.link != kinds.index("scenario"):
            await keys(pilot, "down")
        await keys(pilot, "enter p")
        duel = page(app)
        assert isinstance(duel, DuelScreen)
        await keys(pilot, "enter")
        assert "Promephius Q" in text_of(app)
        assert "Your attack step" in text_of(app)
        await keys(pilot, "q q")
        assert page(app) is screen


async def test_a_scenario_is_played_from_its_start() -> None:
    async with running() as (app, pilot):
        app.go(Rules("YA-04"))
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        await keys(pilot, "enter")
        kinds = [link.kind for link in screen.links()]
        while screen.link != kinds.index("scenario"):
            await keys(pilot, "down")
        await keys(pilot, "enter p")
        duel = page(app)
        assert isinstance(duel, DuelScreen)
        assert screen.links()[screen.link].title in text_of(app)
        await keys(pilot, "enter")
        assert duel.teaching
        assert duel.session.saved is None
        assert "What is going on" in text_of(app)
        await keys(pilot, "q")
        assert "not saved" in text_of(app)
        await keys(pilot, "q")
        assert page(app) is screen


async def test_a_scenario_is_gone_through_move_by_move() -> None:
    async with running() as (app, pilot):
        app.go(Rules("YA-04"))
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        screen.link = next(at for at, link in enumerate(screen.links()) if link.kind == "scenario")
        await keys(pilot, "enter s")
        assert isinstance(page(app), ReplayScreen)


async def test_a_scenario_that_must_not_begin_says_so() -> None:
    async with running() as (app, pilot):
        app.go(Rules("YA-81"))
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        refused = [
            at
            for at, link in enumerate(screen.links())
            if link.path is not None and "\nrefused:" in link.path.read_text("utf-8")
        ]
        screen.link = refused[0]
        await keys(pilot, "enter p")
        assert "do not let begin" in " ".join(text_of(app).split())


async def test_a_card_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as (app, pilot):
        app.go(Rules("YR-08"))
        await pilot.pause()
        screen = page(app)
        assert isinstance(screen, Rules)
        screen.link = next(at for at, link in enumerate(screen.links()) if link.kind == "card")
        await keys(pilot, "enter")
        assert "Field Spell" in text_of(app)
        await keys(pilot, "escape escape")
        assert screen.link == -1


async def test_a_lesson_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from duel_tui.lessons.courses import lessons_of

    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    lesson = lessons_of("yugioh")[0]
    monkeypatch.setattr(rule_links, "lessons", lambda: {"YA-01": (Shown(lesson.path, lesson.title),)})
    async with running() as (app, pilot):
        app.go(Rules("YA-01"))
        await pilot.pause()
        await keys(pilot, "enter enter")
        assert isinstance(page(app), LessonScreen)


def test_every_scenario_of_every_rule_can_be_begun_or_says_why_not() -> None:
    paths = {link.path for rule in rule_texts() for link in reference.links(rule) if link.kind == "scenario"}
    assert len(paths) > 300
    begun, refused = 0, []
    for path in sorted(path for path in paths if path is not None)[::7]:
        try:
            session = reference.scenario_session(path)
        except reference.CannotOpen as error:
            refused.append(str(error))
        else:
            begun += 1
            assert session.saved is None
    assert begun > 30
    assert all("do not let begin" in text for text in refused)


def test_a_file_that_is_no_scenario_is_refused_in_a_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.duel"
    bad.write_text("duel: 1\ngame: yugioh\nsetup: {A: {hand: [Nobody]}}\nplay: []\n")
    with pytest.raises(reference.CannotOpen, match=r"bad\.duel:3"):
        reference.scenario_session(bad)
    with pytest.raises(reference.CannotOpen):
        reference.scenario_session(tmp_path / "missing.duel")


def test_every_card_that_a_rule_names_is_a_card() -> None:
    for rule in rule_texts():
        for link in reference.links(rule):
            if link.kind == "card":
                assert reference.card_view(link.title) is not None


def test_names_in_titles_are_taken_as_they_are_written() -> None:
    found = rule_links._in_title("Trap Hole answers a Summon, Bottomless Trap Hole too; a forest of blockers")
    assert found == ["Trap Hole", "Bottomless Trap Hole"]
