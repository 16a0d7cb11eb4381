"""What playing by hand has shown: each test is something that once was awkward, unclear or impossible."""

from __future__ import annotations

from tests.tui_tools import at_the_table, keys, text_of


async def test_a_card_of_the_other_hand_is_chosen_from_a_list_of_backs() -> None:
    position = {"A": {"hand": ["The Inexperienced Spy"]}, "B": {"hand": ["Trap Hole", "Battle Ox"]}}
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter 1")
        while not screen.over:
            await keys(pilot, "p")
        shown = text_of(screen.program)
        assert "B:h2" in shown, shown
        assert "Trap Hole" not in shown and "Battle Ox" not in shown
        await keys(pilot, "down enter")
        assert not screen.over
        assert [card.name for card in screen.session.view().zones[1, "hand"]] == [None, "Battle Ox"]
