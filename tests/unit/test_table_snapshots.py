"""What the duel screen looks like, as plain text: `tests/unit/snapshots`.

After a change that is meant, write them anew with `UPDATE_SNAPSHOTS=1 make test` and read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from duel_tui.engine.view import View
from duel_tui.table.glyphs import ASCII
from duel_tui.table.lines import in_ascii, plain_lines
from duel_tui.table.paint import screen_lines
from duel_tui.table.plan import plan
from duel_tui.table.scene import Item, Scene
from tests.fake_table import back, card, link, middle_game, scene

FOLDER = Path(__file__).parent / "snapshots"


def in_the_middle() -> Scene:
    return scene()


def in_a_battle() -> Scene:
    view = middle_game(phase="battle/damage/before", attack=("A:m1", "B:m1"))
    return scene(view, prompt="Damage Step: you may respond.", notice="Nobody can act.")


def with_a_chain() -> Scene:
    links = (link("Battle Ox", "B:s2", 1, ("A:m1",)), link("Mystical Elf", "A:s3", 0, ("B:s2",)))
    return scene(middle_game(chain=links), cursor="B:m3", reply="Nothing to pass here.")


def in_a_choice() -> Scene:
    items = (
        Item("put back Mystical Elf", "1"),
        Item("done: 1 card", "d", role="loose"),
        Item("1 of 2", role="note"),
    )
    return scene(
        cursor="A:m2",
        can=frozenset(),
        candidates=frozenset({"A:m1", "A:m2", "A:m4"}),
        picked=("A:m2",),
        items=items,
    )


def a_full_table() -> Scene:
    """Every zone taken, twelve cards in hand, long and strange names."""
    view: View = middle_game()
    names = (
        "Winged Dragon, Guardian of the Fortress #1",
        "Hitotsu-Me Giant",
        "Battle Ox",
        "Kojikocy",
        "Gemini Elf",
    )
    view.zones[0, "monsters"] = tuple(card(name, f"A:m{n + 1}") for n, name in enumerate(names))
    view.zones[1, "monsters"] = tuple(back(f"B:m{n + 1}") for n in range(5))
    view.zones[0, "spells"] = tuple(back(f"A:s{n + 1}") for n in range(5))
    view.zones[0, "hand"] = tuple(card(names[n % 5], f"A:h{n + 1}", down=True) for n in range(12))
    view.counts[0, "hand"] = 12
    many = tuple(Item(f"attack Battle Ox -> @B:m{n}", str(n), own="Battle Ox") for n in range(1, 10))
    return Scene(
        view, ("Yugi [bold]Muto[/bold] the King of Games", "海馬瀬人"), asked=1, cursor="A:h11", items=many, item_at=7,
        log=["A long sentence about what has happened on this table. " * 4], prompt="you may respond.",
    )  # fmt: skip


SCENES: list[Callable[[], Scene]] = [in_the_middle, in_a_battle, with_a_chain, in_a_choice, a_full_table]
SIZES = [(80, 24), (120, 40), (200, 60)]


def compare(name: str, text: str) -> None:
    """Compare with the file, or write it when that is asked for."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.is_file(), f"{path} is missing: UPDATE_SNAPSHOTS=1 writes it"
    assert text == path.read_text("utf-8")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("made", SCENES, ids=lambda made: made.__name__)
def test_the_screen_looks_as_before(made: Callable[[], Scene], size: tuple[int, int]) -> None:
    shown = plain_lines(screen_lines(made(), plan(*size)))
    compare(f"{made.__name__}-{size[0]}x{size[1]}", shown)


def test_the_screen_in_ascii_looks_as_before() -> None:
    shown = a_full_table()
    shown.glyphs = ASCII
    text = plain_lines([in_ascii(line) for line in screen_lines(shown, plan(80, 24))])
    assert text.isascii()
    compare("a_full_table-80x24-ascii", text)
