"""Duel Masters at the duel screen: mana, paying by choice, attacks, blocks, shields and their triggers, wide rows."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui import duel_masters
from duel_tui.table.moves import reading_order
from duel_tui.table.where import place_at
from tests.tui_tools import at_the_table_of_creatures, keys, text_of

TURN: dict[str, Any] = {
    "turn": "5",
    "phase": "mana",
    "A": {
        "mana": ["Fear Fang", "Fear Fang", "Fear Fang", "Bolshack Dragon", "Bolshack Dragon", "Aqua Hulcus"],
        "hand": ["Fear Fang", "Bronze-Arm Tribe", "Barkwhip, the Smasher", "Terror Pit"],
        "battle": ["Deathblade Beetle", "Fear Fang"],
    },
    "B": {
        "hand": ["Holy Awe", "Rothus, the Traveler"],
        "shields": ["Holy Awe", "Aqua Hulcus", "Terror Pit"],
        "battle": [
            "tapped Bone Assassin, the Ripper",
            "tapped Aqua Hulcus",
            "tapped Candy Drop",
            "Emerald Grass",
        ],
    },
}
ATTACK = TURN | {"phase": "attack"}


def names_in(screen: Any, zone: str, player: int) -> list[str]:
    return [card.name for card in screen.session.view().zones[player, zone]]


async def test_a_card_is_charged_and_the_steps_are_in_the_bar() -> None:
    async with at_the_table_of_creatures(TURN) as (screen, pilot):
        await keys(pilot, "enter")
        shown = text_of(screen.program)
        assert "Untap  Draw [Mana] Main  Attack  End" in shown
        assert "Mana 6/6" in shown
        await keys(pilot, "right right right 1")
        shown = text_of(screen.program)
        assert "Mana 7/7" in shown
        assert "[Main]" in shown
        assert names_in(screen, "mana", 0)[-1] == "Terror Pit"


async def test_the_mana_is_pointed_at() -> None:
    async with at_the_table_of_creatures(TURN) as (screen, pilot):
        await keys(pilot, "enter p")
        assert "2  choose its mana" in text_of(screen.program)
        await keys(pilot, "2")
        shown = text_of(screen.program)
        assert "Fear Fang: choose the mana cards that pay for it." in shown
        assert "0 of 3 chosen" in shown
        # Water and two Fire pay for no creature of Nature.
        await keys(pilot, "enter right enter right enter")
        shown = text_of(screen.program)
        assert "3 of 3 chosen" in shown
        assert "That pays for nothing" in shown
        assert "done:" not in shown
        await keys(pilot, "enter right enter d")
        assert names_in(screen, "battle", 0) == ["Deathblade Beetle", "Fear Fang", "Fear Fang"]
        tapped = [card.name for card in screen.session.view().zones[0, "mana"] if card.sideways]
        assert sorted(tapped) == ["Aqua Hulcus", "Bolshack Dragon", "Fear Fang"]


async def test_paying_that_was_begun_is_left_with_escape() -> None:
    async with at_the_table_of_creatures(TURN) as (screen, pilot):
        await keys(pilot, "enter p 2 enter")
        assert "1 of 3 chosen" in text_of(screen.program)
        await keys(pilot, "escape")
        assert "0 of 3 chosen" in text_of(screen.program)
        await keys(pilot, "escape")
        shown = text_of(screen.program)
        assert "summon, cast, or pass to the attack step." in shown
        assert screen.desk.cursor == "A:h1"
        assert screen.session.duel.answers == 1


async def test_without_a_choice_the_game_pays() -> None:
    async with at_the_table_of_creatures(TURN) as (screen, pilot):
        await keys(pilot, "enter p 1")
        assert names_in(screen, "battle", 0)[-1] == "Fear Fang"
        assert "Mana 3/6" in text_of(screen.program)


async def test_the_option_to_be_asked_for_every_payment() -> None:
    options = duel_masters.TCG_2004.changed({"pay": "ask"})
    async with at_the_table_of_creatures(TURN, options=options) as (screen, pilot):
        await keys(pilot, "enter p 1")
        assert "choose the mana cards that pay for it." in text_of(screen.program)


async def test_an_evolution_shows_how_deep_its_stack_is() -> None:
    async with at_the_table_of_creatures(TURN) as (screen, pilot):
        await keys(pilot, "enter p right right 1")
        assert "Mana 4/6" in text_of(screen.program)
        shown = text_of(screen.program)
        assert "Barkwhip" in shown
        assert "↑1" in shown
        await keys(pilot, "up up up i")
        screen.over.clear()
        screen.desk.go("A:b2")
        screen.redraw()
        await pilot.pause()
        assert "on Fear Fang" in text_of(screen.program)


async def test_a_tapped_creature_looks_tapped_without_colour() -> None:
    async with at_the_table_of_creatures(ATTACK, ascii_only=True) as (screen, pilot):
        await keys(pilot, "enter")
        shown = text_of(screen.program)
        assert "(Bone Assassin,  )" in shown
        assert "2000 tapped" in shown
        assert shown.isascii()


async def test_the_creature_to_attack_is_pointed_at_and_the_block_is_behind_the_curtain() -> None:
    async with at_the_table_of_creatures(ATTACK) as (screen, pilot):
        await keys(pilot, "enter")
        shown = text_of(screen.program)
        assert "1  attack … -> player" in shown
        assert "2  attack a creature" in shown
        await keys(pilot, "2")
        assert "Deathblade Beetle: choose the creature that it attacks." in text_of(screen.program)
        await keys(pilot, "right enter")
        shown = text_of(screen.program)
        assert "The keyboard goes to Kokujo (B)" in shown
        assert "You are attacked and may block." in shown
        assert "Holy Awe" not in shown
        assert "Fear Fang" not in shown
        await keys(pilot, "enter")
        shown = text_of(screen.program)
        assert "Deathblade Beetle attacks: block, or pass." in shown
        assert "Deathblade Beetle attacks Aqua Hulcus" in shown
        await keys(pilot, "1")
        log = "\n".join(screen.session.story().sentences)
        assert "Kokujo's Emerald Grass blocks Deathblade Beetle." in log


async def test_shields_are_pointed_at_and_each_owner_asked_behind_the_curtain() -> None:
    async with at_the_table_of_creatures(ATTACK) as (screen, pilot):
        await keys(pilot, "enter 1 enter p enter")
        shown = text_of(screen.program)
        assert "Deathblade Beetle: choose the shield that it breaks." in shown
        assert "Shields◇▒1 ◇▒2 ◇▒3" in shown
        assert "1  choose shield 1" in shown
        await keys(pilot, "right enter")
        shown = text_of(screen.program)
        assert "One of your shields is broken." in shown
        assert "Aqua Hulcus" not in shown
        # No shield trigger, but the question betrays nothing.
        await keys(pilot, "enter")
        assert "Aqua Hulcus: no shield trigger to use, pass." in text_of(screen.program)
        await keys(pilot, "p enter")
        shown = text_of(screen.program)
        assert "Shields◇▒1 ◇▒3" in shown
        assert "Aqua" not in shown.replace("Aqua Hulcus     )", ""), (
            "what was broken is not shown to the attacker"
        )
        screen.desk.go("B:s1")
        await keys(pilot, "enter enter")
        assert "Holy Awe: use its shield trigger, or pass." in text_of(screen.program)
        await keys(pilot, "1")
        view = screen.session.duel.view(0)
        assert all(card.sideways for card in view.zones[0, "battle"])
        assert view.lp == (5, 1)


async def test_a_short_duel_to_its_end() -> None:
    position = {
        "turn": "9",
        "phase": "attack",
        "A": {"battle": ["Deathblade Beetle", "Fear Fang", "Fear Fang"]},
        "B": {"shields": ["Fear Fang", "Aqua Hulcus"]},
    }
    async with at_the_table_of_creatures(position) as (screen, pilot):
        for _ in range(30):
            if screen.session.over:
                break
            if screen.session.curtain:
                await keys(pilot, "enter")
                continue
            choices = screen.desk.choices
            assert choices is not None
            await keys(pilot, "enter" if choices.picking else "p" if screen.session.seat == 1 else "1")
        assert screen.session.over
        shown = text_of(screen.program)
        assert "The duel is over" in shown
        assert "Shobu wins: the last attack went through." in shown


WIDE: dict[str, Any] = {
    "turn": "9",
    "phase": "attack",
    "A": {
        "mana": ["Fear Fang"] * 9 + ["tapped Fear Fang"] * 6 + ["Bolshack Dragon"] * 6 + ["Holy Awe"] * 4,
        "hand": ["Fear Fang", "Bronze-Arm Tribe", "Barkwhip, the Smasher", "Terror Pit", "Holy Awe"] * 3,
        "battle": ["Deathblade Beetle", "tapped Barkwhip, the Smasher over Fear Fang", "Candy Drop"] * 4,
        "shields": ["Holy Awe"] * 10,
        "graveyard": ["Holy Awe"] * 3,
    },
    "B": {"battle": ["tapped Emerald Grass"] * 12, "mana": ["Aqua Hulcus"] * 20, "hand": ["Fear Fang"] * 14},
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_every_card_of_a_full_table_is_reached_and_the_cursor_always_seen(
    size: tuple[int, int],
) -> None:
    async with at_the_table_of_creatures(WIDE, size) as (screen, pilot):
        await keys(pilot, "enter")
        view = screen.session.view()
        order = reading_order(view)
        assert len(order) > 100
        for place in order:
            screen.desk.go(place)
            scene = screen.desk.scene()
            plan = screen._plan(*size)
            lines = screen.paint(*size)
            marked = [
                (x, y)
                for y, line in enumerate(lines)
                for x, role in cells_of(line)
                if "here" in role.split() and y < plan.hand.bottom and x < plan.board.width
            ]
            assert marked, f"{place} is not in sight"
            # The mouse finds the same card where it is drawn.
            assert {place_at(scene, plan, x, y) for x, y in marked} == {place}


def cells_of(line: Any) -> list[tuple[int, str]]:
    """The column and the role of each span's last cell but its edge."""
    found, x = [], 0
    for text, role in line:
        if len(text) > 1:
            found.append((x, role))
        x += len(text)
    return found


async def test_rows_say_how_many_cards_lie_beyond_them() -> None:
    async with at_the_table_of_creatures(WIDE) as (screen, pilot):
        await keys(pilot, "enter")
        screen.desk.go("A:b6")
        screen.redraw()
        await pilot.pause()
        shown = text_of(screen.program)
        assert "◂3 4▸" in shown
        assert " +9" in shown
        assert "15 " in shown


async def test_piles_are_the_graveyards_and_the_mana_zones() -> None:
    async with at_the_table_of_creatures(WIDE) as (screen, pilot):
        await keys(pilot, "enter g")
        assert "Shobu's graveyard (3)" in text_of(screen.program)
        await keys(pilot, "right")
        assert "Shobu's mana zone (25)" in text_of(screen.program)
        await keys(pilot, "right right")
        assert "Kokujo's mana zone (20)" in text_of(screen.program)
        await keys(pilot, "right")
        assert "Shobu's graveyard (3)" in text_of(screen.program)


async def test_enter_on_a_card_without_commands_says_why() -> None:
    async with at_the_table_of_creatures(TURN) as (screen, pilot):
        await keys(pilot, "enter p right right right enter")
        shown = text_of(screen.program)
        assert "(DM-R24:" in shown


async def test_keys_and_marks_are_those_of_the_game() -> None:
    async with at_the_table_of_creatures(TURN, (120, 50)) as (screen, pilot):
        await keys(pilot, "enter ?")
        shown = text_of(screen.program)
        assert "graveyards, mana zones" in shown
        assert "a creature that cannot attack yet" in shown
        for absent in ("Battle Phase", "Fusion Deck", "Trap"):
            assert absent not in shown
        await keys(pilot, "escape b m")
        assert not screen.over
        assert "no command" not in text_of(screen.program)


async def test_who_wants_to_be_asked_about_broken_shields() -> None:
    async with at_the_table_of_creatures(ATTACK) as (screen, pilot):
        await keys(pilot, "enter e enter w")
        shown = text_of(screen.program)
        assert "When a shield of yours is broken you are asked:" in shown
        assert "Phase" not in shown
        await keys(pilot, "down enter escape")
        assert screen.session.wishes[1].how == "real"
        assert screen.session.duel.asking[1] == "real"
