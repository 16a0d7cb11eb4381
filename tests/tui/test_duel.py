"""Playing at the duel screen, by keyboard and mouse."""

from __future__ import annotations

from tests.tui_tools import at_the_table, keys, text_of

FIGHT = {
    "A": {"hand": ["Celtic Guardian", "Blue-Eyes White Dragon"], "monsters": ["Battle Ox", "Gemini Elf"]},
    "B": {"monsters": ["defense Mystical Elf", "set Hitotsu-Me Giant"], "lp": 1000},
}


async def test_the_curtain_opens_for_enter_only() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        for key in ("escape", "p", "1", "g", "l", "tab", "ctrl+p", "i", "o"):
            await pilot.press(key)
            await pilot.pause()
            assert "Celtic Guardian" not in text_of(screen.program)
        await keys(pilot, "enter")
        assert "Celtic Guardian" in text_of(screen.program)


async def test_a_summon_by_its_number_and_through_the_menu() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter enter down up enter")
        assert [card.name for card in screen.session.view().zones[0, "monsters"]] == [
            "Battle Ox",
            "Gemini Elf",
            "Celtic Guardian",
        ]
        assert screen.desk.scene().log[-1] == "Yugi Normal Summons Celtic Guardian."
        assert "Celtic Gua…" in text_of(screen.program)


async def test_a_battle_to_the_end_and_what_comes_next() -> None:
    async with at_the_table({"A": {"monsters": ["Battle Ox"]}, "B": {"lp": 1000}}) as (screen, pilot):
        await keys(pilot, "enter b")
        assert "[Battle]" in text_of(screen.program)
        await keys(pilot, "1")
        while not screen.session.over:
            await keys(pilot, "p" if not screen.session.curtain else "enter")
        shown = text_of(screen.program)
        assert "The duel is over" in shown
        assert "Yugi wins: Life Points are down to 0." in shown
        await keys(pilot, "l g escape q")
        assert screen.program.screen is not screen


async def test_tributes_are_chosen_on_the_board() -> None:
    position = {
        "A": {"hand": ["Blue-Eyes White Dragon"], "monsters": ["Battle Ox", "Gemini Elf", "Kojikocy"]}
    }
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter 1")
        assert "Tributes" in text_of(screen.program)
        await keys(pilot, "enter right enter right enter")
        assert "0 of 2" not in text_of(screen.program)
        assert "2 of 2" in text_of(screen.program)
        assert "No more cards may be chosen" in text_of(screen.program)
        await keys(pilot, "escape")
        assert "0 of 2" in text_of(screen.program)
        await keys(pilot, "enter left enter d")
        graveyard = screen.session.view().zones[0, "graveyard"]
        assert {card.name for card in graveyard} == {"Kojikocy", "Gemini Elf"}


async def test_a_typed_command_is_played_or_refused_with_its_rule() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter :")
        for char in "summon Blue-Eyes White Dragon -> nothing":
            await pilot.press("space" if char == " " else char)
        await keys(pilot, "enter")
        assert "Type a command" in text_of(screen.program)
        await keys(pilot, "escape :")
        for char in "summon celtic guardian":
            await pilot.press("space" if char == " " else char)
        await keys(pilot, "enter")
        assert len(screen.session.view().zones[0, "monsters"]) == 3


async def test_passing_takes_one_key_and_says_what_went_by() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter")
        before = screen.session.duel.answers
        await keys(pilot, "space")
        assert screen.session.duel.answers == before + 1
        assert "nobody could act" in text_of(screen.program)


async def test_the_other_players_turn_asks_for_the_keyboard() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter e")
        shown = text_of(screen.program)
        assert "The keyboard goes to Kaiba (B)" in shown
        assert "Battle Ox" not in shown
        await keys(pilot, "enter")
        shown = text_of(screen.program)
        assert "Hitotsu-Me" in shown
        assert "Celtic Guardian" not in shown


async def test_dialogs_open_and_shut() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter")
        for key, title in (
            ("g", "Graveyard"),
            ("l", "Log"),
            ("?", "Keys"),
            ("i", "Card"),
            ("o", "This duel"),
        ):
            await keys(pilot, key)
            assert title in text_of(screen.program)
            await keys(pilot, "escape")
            assert not screen.over


async def test_conceding_is_asked_once_more() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter o c")
        assert "Yugi gives up, Kaiba wins." in text_of(screen.program)
        await keys(pilot, "enter")
        assert not screen.session.over
        await keys(pilot, "o c c")
        assert screen.session.over
        assert "Kaiba wins" in text_of(screen.program)


async def test_the_mouse_does_what_the_keys_do() -> None:
    async with at_the_table(FIGHT, (120, 40)) as (screen, pilot):
        await pilot.click(offset=(60, 20))
        await pilot.pause()
        shown = text_of(screen.program).split("\n")
        row = next(at for at, line in enumerate(shown) if "Gemini Elf" in line)
        await pilot.click(offset=(shown[row].index("Gemini Elf") + 2, row))
        await pilot.pause()
        assert screen.desk.cursor == "A:m2"
        row = next(at for at, line in enumerate(shown) if "Celtic" in line and at > 26)
        await pilot.click(offset=(shown[row].index("Celtic") + 1, row))
        await pilot.pause()
        assert screen.desk.cursor == "A:h1"
        shown = text_of(screen.program).split("\n")
        row = next(at for at, line in enumerate(shown) if "set Celtic Guardian" in line)
        await pilot.click(offset=(shown[row].index("set Celtic") + 1, row))
        await pilot.pause()
        assert [card.face_up for card in screen.session.view().zones[0, "monsters"]] == [True, True, False]


async def test_the_table_is_drawn_in_ascii_alone() -> None:
    async with at_the_table(FIGHT, ascii_only=True) as (screen, pilot):
        await keys(pilot, "enter")
        for key in ("g", "?", "i", "o"):
            assert text_of(screen.program).isascii()
            await keys(pilot, key)
            assert text_of(screen.program).isascii()
            await keys(pilot, "escape")


async def test_a_question_of_words_is_answered_in_the_menu() -> None:
    position = {
        "A": {"hand": ["Monster Reborn"], "graveyard": ["Battle Ox"], "monsters": ["Gemini Elf"]},
        "B": {"graveyard": ["Kojikocy"]},
    }
    async with at_the_table(position) as (screen, pilot):
        await keys(pilot, "enter 1")
        while screen.session.decision is not None and screen.session.decision.kind != "option":
            top = screen.over[-1] if screen.over else None
            await keys(pilot, "p" if top is None else "enter")
        assert "in which position?" in text_of(screen.program)
        await keys(pilot, "down enter")
        summoned = [card for card in screen.session.view().zones[0, "monsters"] if card.name != "Gemini Elf"]
        assert [card.sideways for card in summoned] == [True]


async def test_a_card_that_can_do_nothing_says_why() -> None:
    position = {"A": {"hand": ["Blue-Eyes White Dragon", "Battle Ox", "Trap Hole"]}}
    async with at_the_table(position, (120, 40)) as (screen, pilot):
        await keys(pilot, "enter left enter")
        assert "2 Tributes" in text_of(screen.program)
        assert "YA-03" in text_of(screen.program)


async def test_ctrl_c_asks_before_it_leaves() -> None:
    async with at_the_table(FIGHT) as (screen, pilot):
        await keys(pilot, "enter g ctrl+c")
        assert not screen.over
        await keys(pilot, "ctrl+c")
        assert "Leave the duel?" in text_of(screen.program)
        await keys(pilot, "ctrl+c")
        assert screen.program.screen is not screen


async def test_what_a_typed_line_brought_to_light_stays_and_the_rest_is_refused_at_the_table() -> None:
    position = {"A": {"hand": ["Pot of Greed"], "deck": ["Sangan", "Mystical Elf"]}, "B": {}}
    async with at_the_table(position) as (screen, pilot):
        screen.sat_down()
        assert screen.typed_command("activate Pot of Greed -> summon Kuriboh") == ""
        await pilot.pause()
        assert [card.name for card in screen.session.view().zones[0, "hand"]] == ["Sangan", "Mystical Elf"]
        assert "Kuriboh" in screen.desk.notice
