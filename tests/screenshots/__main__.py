"""Paints `screenshots/` from scripted duels: `make screenshots`.

The screens are those of the program, run without a terminal; nothing is drawn for the picture.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from duel_tui import duel_masters, yugioh
from duel_tui.decklist.builtin import deck_folder
from duel_tui.engine.commands import parts_of
from duel_tui.table.session import Session
from duel_tui.table.setup import Setup, own_decks
from duel_tui.tui.app import DuelApp
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.screens.duel import DuelScreen
from duel_tui.tui.screens.open import start
from duel_tui.tui.screens.rematch import Rematch
from tests.screenshots.raster import NoFont, paint

Curtain.patience = 0.0  # nobody waits here

FOLDER = Path(__file__).parents[2] / "screenshots"
NAMES = ("Yugi", "Kaiba")

TABLE: dict[str, Any] = {
    "turn": "7",
    "A": {
        "lp": "6400",
        "hand": ["Dark Magician", "Celtic Guardian", "Polymerization", "Book of Moon", "Kuriboh"],
        "monsters": ["Summoned Skull", "defense Mystical Elf", "set Man-Eater Bug"],
        "spells": ["set Trap Hole", "set Mystical Space Typhoon", "Swords of Revealing Light"],
        "graveyard": ["Feral Imp", "Monster Reborn", "Winged Dragon, Guardian of the Fortress #1"],
        "extra": ["Flame Swordsman"],
        "blanks": "28",
    },
    "B": {
        "lp": "3150",
        "hand": ["Battle Ox", "Dark Hole", "La Jinn the Mystical Genie of the Lamp", "Fissure"],
        "monsters": ["Blue-Eyes White Dragon", "set Hitotsu-Me Giant", "defense Mystic Horseman"],
        "spells": ["set Mirror Force", "set Ookazi"],
        "field": "Sogen",
        "graveyard": ["Pot of Greed", "Rude Kaiser", "Judge Man"],
        "banished": ["Kojikocy"],
        "blanks": "27",
    },
}

MIDDLE = (
    (0, "summon Celtic Guardian"),
    (0, "activate Book of Moon -> Mystic Horseman"),
    (0, "battle"),
    (0, "attack Celtic Guardian -> @B:m2"),
)

CREATURE_NAMES = ("Shobu", "Kokujo")
CREATURES: dict[str, Any] = {
    "turn": "11",
    "phase": "main",
    "A": {
        "mana": [
            "Fear Fang",
            "Bolshack Dragon",
            "Bolshack Dragon",
            "tapped Aqua Hulcus",
            "Fear Fang",
            "Fear Fang",
        ],
        "hand": ["Barkwhip, the Smasher", "Bolshack Dragon", "Bronze-Arm Tribe", "Tornado Flame"],
        "battle": ["Deathblade Beetle", "Fear Fang", "tapped Immortal Baron, Vorg", "Brawler Zyler"],
        "shields": ["Holy Awe", "Fear Fang", "Burst Shot"],
        "graveyard": ["Crimson Hammer", "Burning Mane"],
    },
    "B": {
        "mana": ["Aqua Hulcus", "Aqua Hulcus", "Holy Awe", "tapped Holy Awe", "tapped Emerald Grass"],
        "hand": ["Holy Awe", "Aqua Hulcus", "Emerald Grass"],
        "battle": ["tapped Emerald Grass", "La Ura Giga, Sky Guardian", "tapped Candy Drop"],
        "shields": ["Holy Awe", "Spiral Gate", "Aqua Hulcus", "Emerald Grass"],
        "graveyard": ["Spiral Gate"],
    },
}
PLAYED = (
    (0, "summon Barkwhip, the Smasher -> Fear Fang"),
    (0, "pass"),
    (0, "attack Deathblade Beetle -> player"),
    (1, "pass"),
)

Commands = tuple[tuple[int, str], ...]
"""Who says what, before the picture."""


async def press(pilot: Pilot[None], text: str) -> None:
    """Press keys by name."""
    for key in text.split():
        await pilot.press(key)
    await pilot.pause()


def shoot(app: DuelApp, name: str) -> None:
    """Paint what is on the screen."""
    rows = [list(strip) for strip in app.screen._compositor.render_strips()]
    paint(rows, app.size.width, FOLDER / f"{name}.png")
    print(f"screenshots/{name}.png")


async def outside(size: tuple[int, int], keys: str, name: str) -> None:
    """A screen around the duel."""
    app = DuelApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await press(pilot, keys)
        shoot(app, name)


async def table(
    size: tuple[int, int], name: str, keys: str = "", commands: Commands = (), ascii_only: bool = False,
    position: dict[str, Any] = TABLE, at: str = "",
) -> None:  # fmt: skip
    """A duel after some commands, as the player then asked sees it, and some keys of his; cursor `at` a place."""
    app = DuelApp(ascii_only=ascii_only)
    async with app.run_test(size=size) as pilot:
        duel = yugioh.setup(position, windows="visible", seed=1)
        screen = DuelScreen(Session(duel, NAMES), Rematch(Setup(own_decks())))
        for seat, command in commands:
            for _ in range(6):
                if parts_of(command)[0] not in duel:
                    duel.play("pass")
            duel.play(command, seat)
        while duel.decision is not None and duel.decision.forced:
            duel.play(duel.decision.options[0])
        app.go(screen)
        await pilot.pause()
        await press(pilot, keys)
        if at:
            screen.desk.go(at)
            screen.redraw()
            await pilot.pause()
        shoot(app, name)


async def creatures(size: tuple[int, int], name: str, keys: str, commands: Commands = ()) -> None:
    """A duel of Duel Masters after some commands, as the player then asked sees it, and some keys of his."""
    app = DuelApp()
    async with app.run_test(size=size) as pilot:
        duel = duel_masters.setup(CREATURES, windows="visible", seed=1)
        for seat, command in commands:
            duel.play(command, seat)
        app.go(DuelScreen(Session(duel, CREATURE_NAMES)))
        await pilot.pause()
        await press(pilot, keys)
        shoot(app, name)


async def side_decking(size: tuple[int, int], name: str) -> None:
    """Between two duels of a match: some cards are swapped already."""
    deck = deck_folder() / "goat_control_2005.ydk"
    app = DuelApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        start(app, Setup((deck, deck), NAMES, first=0, of=3), seed=1)
        await pilot.pause()
        await press(pilot, "enter o c c n enter enter left down down enter down right down")
        shoot(app, name)
        await press(pilot, "d y enter d y")
        shoot(app, f"{name}-counted")


async def everything() -> None:
    """Every picture."""
    await outside((80, 24), "", "home")
    await outside((100, 36), "enter down", "new-duel")
    for size in ((80, 24), (120, 40), (200, 60)):
        await table(size, f"duel-{size[0]}x{size[1]}", "enter", MIDDLE, at="A:m1")
    await table((80, 24), "duel-80x24-ascii", "enter", MIDDLE, ascii_only=True, at="A:m1")
    await table((80, 24), "curtain")
    await table((120, 40), "piles", "enter g")
    await table((120, 40), "keys", "enter ?")
    chain = ((0, "activate Mystical Space Typhoon -> @B:s1"),)
    await table((120, 40), "chain", "enter", chain, at="B:s1")
    tributes = ((0, "summon Dark Magician"),)
    await table((120, 40), "tributes", "enter enter right", tributes)
    await creatures((120, 40), "creatures-120x40", "enter", PLAYED)
    await creatures((80, 24), "creatures-paying", "enter 2 enter right", ())
    await side_decking((80, 24), "side-decking")
    over = {"A": {"monsters": ["Summoned Skull"]}, "B": {"lp": "2000"}}
    battle = ((0, "battle"), (0, "attack Summoned Skull -> directly"))
    await table((120, 40), "result", "", battle, position=over)


def main() -> int:
    """Paint all; says so if the font is missing."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DUEL_TUI_DATA"] = folder
        try:
            asyncio.run(everything())
        except NoFont as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
