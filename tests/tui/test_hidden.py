"""No name of a card that a player may not know is on his screen; behind the curtain there is no name at all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from duel_tui.decklist import builtin_decks
from duel_tui.table.setup import Setup, begin
from duel_tui.tui.screens.duel import DuelScreen
from tests.tui_tools import running, text_of


def known_names(screen: DuelScreen) -> set[str]:
    """The names that the player at the keyboard has seen: on the table now, or in his log."""
    view = screen.session.view()
    names = {card.name for cards in view.zones.values() for card in cards if card.name}
    log = "\n".join(screen.session.story().sentences)
    return names | {name for name in all_names(screen) if name in log}


def all_names(screen: DuelScreen) -> set[str]:
    return {card.definition.name for card in screen.session.duel.state.cards}


def strips_of(screen: DuelScreen) -> str:
    """The characters of every strip of the screen."""
    return "\n".join(screen.canvas.render_line(y).text for y in range(screen.size.height))


STARTERS = ("starter_yugi_2002", "starter_kaiba_2002")
"""Set cards, searches, looks at the other hand, cards that change sides."""
CREATURES = ("dm_water_tides", "dm_darkness_worms")
"""Shields and their triggers, searches, cards that go to hand and deck."""


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("names", "seed"), [(STARTERS, 11), (STARTERS, 12), (STARTERS, 13), (CREATURES, 14), (CREATURES, 15)]
)
async def test_no_hidden_card_is_ever_on_the_screen(
    names: tuple[str, str],
    seed: int,
    size: tuple[int, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    paths = {path.stem: path for path in builtin_decks()}
    decks = (paths[names[0]], paths[names[1]])
    profile = "tcg-2004" if names is CREATURES else "classic"
    luck = random.Random(seed)
    curtains = 0
    async with running(size) as (app, pilot):
        screen = DuelScreen(begin(Setup(decks, first=0, profile=profile), seed=seed))
        app.go(screen)
        await pilot.pause()
        everything = all_names(screen)
        assert len(everything) > 30
        for _ in range(600):
            if screen.session.over:
                break
            shown = strips_of(screen)
            if screen.session.curtain:
                curtains += 1
                assert not {name for name in everything if name in shown}
                screen.take("enter")
                continue
            hidden = everything - known_names(screen)
            assert not {name for name in hidden if name in shown}
            usable = [offer.item.key for offer in screen.desk.offers() if offer.item.key]
            key = luck.choice(["tab", "left", "right", "up", "down", "g", "l", "i", *usable * 2])
            screen.take(key)
            if screen.over and not screen.over[-1].opaque:
                shown = strips_of(screen)
                assert not {name for name in hidden if name in shown}
                screen.take("escape")
        await pilot.pause()
        assert strips_of(screen) == text_of(app), "what the terminal gets is what was looked at"
    assert curtains > 10
