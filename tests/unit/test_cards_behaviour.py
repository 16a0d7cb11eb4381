"""What cards do that a scenario cannot show: who knows what afterwards, and what survives an exported position."""

from __future__ import annotations

from typing import Any

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.engine.steps import PASS
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.zones import DECK, HAND


def duel(a: dict[str, Any], b: dict[str, Any] | None = None) -> Duel:
    return yugioh.setup({"A": a, "B": b or {}})


def play(table: Duel, *commands: str) -> None:
    """Play commands; windows in between are passed."""
    for command in commands:
        for _ in range(9):
            decision = table.decision
            assert decision is not None
            if command.partition(" ->")[0] in table or PASS not in decision.options or decision.kind == "act":
                break
            table.play(PASS)
        table.play(command)


def names(table: Duel, seat: int, whose: int, zone: str) -> list[str | None]:
    """The names of the cards of a zone as a seat knows them, from the top or the first."""
    return [card.name for card in table.view(seat).zones[whose, zone]]


def test_ancient_telescope_tells_only_who_used_it() -> None:
    table = duel(
        {"hand": ["Ancient Telescope"]},
        {"deck": ["Fissure", "Yami", "Sogen", "Kuriboh", "Raigeki", "Dark Hole"]},
    )
    play(table, "activate Ancient Telescope")
    assert names(table, 0, 1, "deck")[:6] == ["Fissure", "Yami", "Sogen", "Kuriboh", "Raigeki", None]
    assert names(table, 1, 1, "deck")[:6] == [None] * 6


def test_a_card_seen_in_a_deck_is_still_known_when_it_is_drawn() -> None:
    table = duel({"hand": ["Ancient Telescope"]}, {"deck": ["Fissure"]})
    play(table, "activate Ancient Telescope", "end")
    assert names(table, 0, 1, "hand") == ["Fissure"]


def test_cards_of_an_unknown_hand_are_told_apart_by_their_places_alone() -> None:
    table = duel({"hand": ["The Inexperienced Spy"]}, {"hand": ["Fissure", "Fissure", "Kuriboh"]})
    play(table, "activate The Inexperienced Spy")
    assert table.commands() == ["choose @B:h1", "choose @B:h2", "choose @B:h3"]
    table.play("@B:h2")
    assert names(table, 0, 1, "hand") == [None, "Fissure", None]


def test_looking_at_a_hand_is_told_to_the_other_without_the_name() -> None:
    table = duel({"hand": ["The Inexperienced Spy"]}, {"hand": ["Fissure", "Kuriboh"]})
    play(table, "activate The Inexperienced Spy", "@B:h1")
    shown = [event for event in table.events(seat=1) if isinstance(event, happened.Revealed)]
    assert len(shown) == 1
    assert shown[0].to == 0


def test_a_search_that_finds_nothing_is_proven_to_the_opponent_alone() -> None:
    table = duel({"hand": ["Summoned Skull"], "monsters": ["Sangan"], "deck": ["Gemini Elf"], "blanks": 3})
    play(table, "summon Summoned Skull")
    shown = [event for event in table.events() if isinstance(event, happened.Revealed)]
    assert [(len(event.cards), event.to) for event in shown] == [(4, 1)]
    assert names(table, 1, 0, "deck") == [None] * 4
    assert names(table, 0, 0, "deck") == [None] * 4


def test_what_a_search_finds_is_shown() -> None:
    table = duel({"hand": ["Summoned Skull"], "monsters": ["Sangan"], "deck": ["Gemini Elf", "Kuriboh"]})
    play(table, "summon Summoned Skull")
    assert names(table, 1, 0, "hand") == ["Kuriboh"]


def test_a_set_trap_that_de_spell_met_stays_known() -> None:
    table = duel({"hand": ["De-Spell"]}, {"spells": ["set Trap Hole"]})
    play(table, "activate De-Spell")
    assert names(table, 0, 1, "spells") == ["Trap Hole"]


def test_a_face_down_monster_is_known_to_who_takes_it() -> None:
    table = duel({"hand": ["Change of Heart"]}, {"monsters": ["set Hane-Hane"]})
    assert names(table, 0, 1, "monsters") == [None]
    play(table, "activate Change of Heart")
    assert names(table, 0, 0, "monsters") == names(table, 1, 0, "monsters") == ["Hane-Hane"]


def test_a_card_put_on_the_deck_is_known_to_both() -> None:
    table = duel(
        {"hand": ["Mystical Space Typhoon"], "monsters": ["Gemini Elf"]},
        {"monsters": ["Battle Ox"], "spells": [{"card": "Axe of Despair", "equipped to": "Battle Ox@B:m1"}]},
    )
    play(table, "activate Mystical Space Typhoon", "activate Axe of Despair")
    assert names(table, 0, 1, "deck")[0] == names(table, 1, 1, "deck")[0] == "Axe of Despair"


def test_the_cards_of_a_shuffled_deck_have_new_numbers() -> None:
    table = duel({"hand": ["Summoned Skull"], "monsters": ["Sangan"], "deck": ["Kuriboh", "Mystical Elf"]})
    play(table, "summon Summoned Skull", "Kuriboh")
    state = table.state
    assert all(state.cards[uid].seen == 0 for uid in state.zones[DECK])
    assert len(state.zones[HAND]) == 1


def test_a_trigger_that_misses_its_moment_is_told() -> None:
    axe = {"card": "Axe of Despair", "equipped to": "Gemini Elf@A:m1"}
    table = duel({"hand": ["Summoned Skull"], "monsters": ["Gemini Elf", "Kuriboh"], "spells": [axe]})
    play(table, "summon Summoned Skull -> Gemini Elf")
    missed = [
        event.card.definition.name for event in table.events() if isinstance(event, happened.MissedTiming)
    ]
    assert missed == ["Axe of Despair"]


def again(table: Duel) -> Duel:
    """A duel set up from the exported position of another."""
    return yugioh.setup(table.position())


def test_control_goes_back_after_the_position_was_exported() -> None:
    table = duel({"hand": ["Change of Heart"]}, {"monsters": ["Battle Ox"]})
    play(table, "activate Change of Heart")
    other = again(table)
    assert other.position() == table.position()
    play(other, "end")
    assert names(other, 0, 1, "monsters") == ["Battle Ox"]


def test_last_will_waits_on_after_the_position_was_exported() -> None:
    table = duel({"hand": ["Last Will", "Summoned Skull"], "monsters": ["Kuriboh"], "deck": ["Mystical Elf"]})
    play(table, "activate Last Will")
    other = again(table)
    play(other, "summon Summoned Skull", "activate Last Will", "defense")
    assert names(other, 0, 0, "monsters") == ["Summoned Skull", "Mystical Elf"]


def test_swords_count_on_after_the_position_was_exported() -> None:
    table = duel({"hand": ["Swords of Revealing Light"]}, {"monsters": ["Battle Ox"]})
    play(table, "activate Swords of Revealing Light", "end", "end", "end", "end")
    other = again(table)
    play(other, "end")
    assert names(other, 0, 0, "spells") == ["Swords of Revealing Light"]
    play(other, "end")
    assert names(other, 0, 0, "graveyard") == ["Swords of Revealing Light"]


def test_a_duel_cloned_while_last_will_is_offered_goes_on_alike() -> None:
    table = duel({"hand": ["Last Will", "Summoned Skull"], "monsters": ["Kuriboh"], "deck": ["Mystical Elf"]})
    play(table, "activate Last Will", "summon Summoned Skull")
    copy = table.clone()
    for each in (table, copy):
        play(each, "activate Last Will", "attack")
    assert copy.digest() == table.digest()


def test_undo_takes_back_the_cards_that_a_chain_made() -> None:
    table = duel({"hand": ["Scapegoat"]})
    before = table.digest()
    table.play("activate Scapegoat")
    assert names(table, 1, 0, "monsters") == ["Sheep Token"] * 4
    table.undo()
    assert table.digest() == before


def test_an_atk_that_is_printed_as_a_question_mark_is_no_number_in_hand() -> None:
    table = yugioh.setup({"A": {"hand": ["Maju Garzett"], "monsters": ["Maju Garzett"]}})
    view = table.view(0)
    hand, field = view.zones[0, "hand"][0], view.zones[0, "monsters"][0]
    assert (hand.atk, hand.base_atk, hand.defense) == (None, None, 0)
    assert (field.atk, field.base_atk) == (0, None)
