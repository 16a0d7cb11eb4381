"""The dialog of when one is asked, passing until something happens, and strict duels on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui.decklist import builtin_decks
from duel_tui.script.reader import read
from duel_tui.script.runner import run_document
from duel_tui.script.saving import SavedDuel
from duel_tui.table.remembering import wish_of
from duel_tui.table.setup import Setup, begin
from duel_tui.table.wishes import Wish
from duel_tui.text.en import asking as words
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.open import open_saved
from tests.plain_tools import written
from tests.tui_tools import at_the_table, keys, page, running, text_of

TABLE = {
    "A": {"hand": ["Battle Ox", "Dian Keto the Cure Master"], "monsters": ["Gemini Elf"]},
    "B": {"spells": ["set Trap Hole", "set Just Desserts"], "deck": ["Kojikocy"]},
}


async def test_the_dialog_changes_when_one_is_asked() -> None:
    async with at_the_table(TABLE) as (screen, pilot):
        await keys(pilot, "enter w")
        shown = text_of(screen.program)
        assert "(*) where it looks as if you could respond" in shown
        assert "End Phase" in shown, "all of it fits"
        await keys(pilot, "down down enter")
        assert screen.session.wishes[0] == Wish("actions")
        await keys(pilot, "down enter down right enter escape")
        assert screen.session.wishes[0] == Wish("actions", frozenset({"other/draw", "own/standby"}))
        assert screen.session.duel.game.wanted is not None
        assert screen.session.duel.game.wanted[0].stops == frozenset({"other/draw", "own/standby"})
        await keys(pilot, "w up up up up enter escape")
        assert screen.session.wishes[1] == Wish()


async def test_the_dialog_is_clicked() -> None:
    async with at_the_table(TABLE, (120, 40)) as (screen, pilot):
        await keys(pilot, "enter w")
        shown = text_of(screen.program).split("\n")
        row = next(at for at, line in enumerate(shown) if "Battle Step" in line and "[ ]" in line)
        await pilot.click(offset=(shown[row].index("[ ]") + 1, row))
        row = next(at for at, line in enumerate(shown) if words.HOWS["always"] in line)
        await pilot.click(offset=(shown[row].index("( )") + 1, row))
        assert screen.session.wishes[0] == Wish("always", frozenset({"other/battle/battle"}))


async def test_passing_until_my_turn() -> None:
    async with at_the_table(TABLE) as (screen, pilot):
        await keys(pilot, "enter u")
        assert words.NO_WINDOW in text_of(screen.program)
        await keys(pilot, "b enter")
        assert screen.session.seat == 1
        await keys(pilot, "u")
        assert "Pass until" in text_of(screen.program)
        await keys(pilot, "t enter")
        assert screen.session.seat == 0
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "act"
        await keys(pilot, "e")
        await keys(pilot, "enter")
        assert screen.session.seat == 1
        assert "were passed for you" in text_of(screen.program)


async def test_the_curtain_is_the_same_whatever_is_set() -> None:
    """Passing until something happens stops at a Summon, whether or not the Set card answers it."""
    seen = []
    for card in ("Trap Hole", "Dark Hole"):
        position = {**TABLE, "B": {"spells": [f"set {card}"], "deck": ["Kojikocy"]}}
        curtains = []
        async with at_the_table(position) as (screen, pilot):
            await keys(pilot, "enter 2 enter u s enter")
            for key in ("1", "b", "e"):
                await keys(pilot, key)
                curtains.append(text_of(screen.program) if screen.session.curtain else "")
                while screen.session.curtain and screen.session.asked == 1:
                    await keys(pilot, "enter p")
                if screen.session.curtain:
                    await keys(pilot, "enter")
        seen.append(curtains)
    assert seen[0] == seen[1]
    assert any(seen[0])


async def test_a_strict_duel_is_started_saved_and_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    deck = next(path for path in builtin_decks() if path.stem == "vanilla40")
    session = begin(Setup((deck, deck), first=0, strict=True), seed=5)
    async with running() as (app, pilot):
        screen = DuelScreen(session)
        app.go(screen)
        await pilot.pause()
        await keys(pilot, "enter w")
        assert words.STRICT in text_of(app)
        assert "(*)" not in text_of(app)
        await keys(pilot, "down right enter escape")
        assert wish_of(session.names[session.seat]) == Wish("visible", frozenset({"own/standby"}))
        for _ in range(30):
            if session.curtain:
                screen.take("enter")
            screen.take("e" if session.decision is not None and session.decision.kind == "act" else "p")
        saved = session.saved
        assert isinstance(saved, SavedDuel)
        answers, digest = session.duel.answers, session.duel.digest()
        assert written(saved.path).count("pass") > 15
        screen.leave()
        assert run_document(read(saved.path)).ok
        assert open_saved(app, saved.path) == ""
        await pilot.pause()
        again = page(app)
        assert isinstance(again, DuelScreen)
        assert again.session.strict
        assert (again.session.duel.answers, again.session.duel.digest()) == (answers, digest)
        assert again.session.wishes[0].stops == {"own/standby"}


async def test_the_form_of_a_new_duel_makes_it_strict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    async with running() as (app, pilot):
        await keys(pilot, "enter")
        assert words.windows(False).partition(": ")[2] in text_of(app)
        await keys(pilot, "up up up right")
        assert words.STRICT_CHOICE in text_of(app)
        await keys(pilot, "down down enter")
        screen = page(app)
        assert isinstance(screen, DuelScreen)
        assert screen.session.strict
        assert isinstance(screen.session.saved, SavedDuel)
        assert "strict: yes" in screen.session.saved.path.read_text()
        screen.session.close()
