"""What the Duel Masters table looks like, as plain text: `tests/unit/snapshots`; see `test_table_snapshots`."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui import duel_masters
from duel_tui.table.desk import Desk
from duel_tui.table.glyphs import ASCII
from duel_tui.table.lines import in_ascii, line_width, plain_lines
from duel_tui.table.paint import screen_lines
from duel_tui.table.plan import plan
from duel_tui.table.session import Session
from tests.unit.test_table_snapshots import SIZES, compare

MIDDLE: dict[str, Any] = {
    "turn": "9",
    "phase": "attack",
    "A": {
        "mana": ["Fear Fang", "tapped Fear Fang", "Bolshack Dragon", "tapped Aqua Hulcus", "Holy Awe"],
        "hand": ["Fear Fang", "Bronze-Arm Tribe", "Terror Pit"],
        "battle": [
            "Deathblade Beetle",
            {"card": "Mighty Shouter", "since": "this turn"},
            "tapped Barkwhip, the Smasher over Fear Fang",
        ],
        "graveyard": ["Holy Awe"],
    },
    "B": {
        "mana": ["tapped Aqua Hulcus", "Aqua Hulcus"],
        "hand": ["Fear Fang"] * 4,
        "shields": ["Holy Awe", "Aqua Hulcus", "Terror Pit"],
        "battle": ["tapped Emerald Grass", "Bone Assassin, the Ripper"],
    },
}
CROWDED: dict[str, Any] = MIDDLE | {
    "A": {
        "mana": ["Fear Fang"] * 14 + ["tapped Bolshack Dragon"] * 11,
        "hand": ["Fear Fang", "Bronze-Arm Tribe", "Terror Pit"] * 5,
        "battle": ["Deathblade Beetle", "tapped Candy Drop", "Mighty Shouter"] * 4,
        "shields": ["Holy Awe"] * 10,
        "graveyard": ["Holy Awe"],
    },
}
SCENES = {
    "creatures": (MIDDLE, "A:b1"),
    "creatures_and_shields": (MIDDLE, "B:s2"),
    "creatures_in_crowds": (CROWDED, "A:b7"),
    "creatures_and_mana": (CROWDED, "A:n20"),
}


def seen(name: str, size: tuple[int, int], ascii_only: bool = False) -> str:
    position, cursor = SCENES[name]
    session = Session(duel_masters.setup(position), ("Shobu", "Kokujo"))
    session.sit()
    desk = Desk(session)
    if ascii_only:
        desk.glyphs = ASCII
    desk.settle()
    desk.go(cursor)
    lines = screen_lines(desk.scene(), plan(*size))
    assert len(lines) == size[1]
    assert {line_width(line) for line in lines} == {size[0]}
    return plain_lines([in_ascii(line) for line in lines] if ascii_only else lines)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_the_table_looks_as_before(name: str, size: tuple[int, int]) -> None:
    compare(f"{name}-{size[0]}x{size[1]}", seen(name, size))


def test_the_table_in_plain_characters() -> None:
    text = seen("creatures", (80, 24), ascii_only=True)
    assert text.isascii()
    compare("creatures-80x24-ascii", text)


def test_an_attack_whose_creatures_are_gone_is_not_drawn() -> None:
    duel = duel_masters.setup(
        {
            "phase": "attack",
            "A": {"battle": ["Engineer Kipo", "Fear Fang"], "mana": ["Fear Fang", "Dome Shell"]},
            "B": {"battle": ["tapped Engineer Kipo"], "mana": ["Holy Awe", "Emerald Grass"]},
        }
    )
    duel.play("attack Engineer Kipo -> Engineer Kipo")
    session = Session(duel, ("Shobu", "Kokujo"))
    session.sit()
    desk = Desk(session)
    desk.settle()
    assert "attacks" not in plain_lines(screen_lines(desk.scene(), plan(80, 24)))
