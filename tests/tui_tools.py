"""For tests of the screens: the program without a terminal, what it shows, duels to show."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from duel_tui import duel_masters, yugioh
from duel_tui.table.session import Session
from duel_tui.tui.app import DuelApp
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.page import Page
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.yugioh.cards import all_cards

NAMES = ("Yugi", "Kaiba")
CREATURE_NAMES = ("Shobu", "Kokujo")

Curtain.patience = 0.0  # nobody holds a key down here


def page(app: DuelApp) -> Page:
    """The screen that is shown."""
    shown = app.screen
    assert isinstance(shown, Page)
    return shown


def text_of(app: DuelApp) -> str:
    """Every character on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@asynccontextmanager
async def running(
    size: tuple[int, int] = (80, 24), ascii_only: bool = False
) -> AsyncIterator[tuple[DuelApp, Pilot[None]]]:
    """The program, without a terminal."""
    app = DuelApp(ascii_only=ascii_only)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


@asynccontextmanager
async def at_the_table(
    position: dict[str, Any], size: tuple[int, int] = (80, 24), ascii_only: bool = False
) -> AsyncIterator[tuple[DuelScreen, Pilot[None]]]:
    """A duel screen with a position of a duel script; nobody has sat down yet."""
    duel = yugioh.setup(position, windows="visible")
    async with shown_at_the_table(Session(duel, NAMES), size, ascii_only) as found:
        yield found


@asynccontextmanager
async def at_the_table_of_creatures(
    position: dict[str, Any],
    size: tuple[int, int] = (80, 24),
    ascii_only: bool = False,
    options: duel_masters.Options = duel_masters.TCG_2004,
) -> AsyncIterator[tuple[DuelScreen, Pilot[None]]]:
    """The same for Duel Masters."""
    duel = duel_masters.setup(position, windows="visible", options=options)
    async with shown_at_the_table(Session(duel, CREATURE_NAMES), size, ascii_only) as found:
        yield found


@asynccontextmanager
async def shown_at_the_table(
    session: Session, size: tuple[int, int], ascii_only: bool
) -> AsyncIterator[tuple[DuelScreen, Pilot[None]]]:
    """A duel screen for a session."""
    async with running(size, ascii_only=ascii_only) as (app, pilot):
        screen = DuelScreen(session)
        app.go(screen)
        await pilot.pause()
        yield screen, pilot


async def keys(pilot: Pilot[None], text: str) -> None:
    """Press keys, by name, with blanks between."""
    for key in text.split():
        await pilot.press(key)
    await pilot.pause()


def normal_deck(path: Path, title: str, skip: int) -> Path:
    """A deck file of 40 Normal Monsters."""
    low = [
        card
        for card in all_cards()
        if card.subkind == "normal" and card.kind == "monster" and card.level <= 4
    ]
    chosen = sorted(low, key=lambda card: -card.atk)[skip::2][:40]
    path.write_text(f"#name: {title}\n#main\n" + "".join(f"{card.passcode}\n" for card in chosen))
    return path
