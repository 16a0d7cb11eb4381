"""Effects that wait for a later phase or turn go on when the position was exported and laid out again."""

from __future__ import annotations

from typing import Any

from duel_tui import yugioh
from duel_tui.engine.duel import Duel
from duel_tui.engine.steps import PASS
from duel_tui.yugioh import events as happened


def duel(a: dict[str, Any], b: dict[str, Any] | None = None, **more: Any) -> Duel:
    return yugioh.setup({"A": a, "B": b or {}, **more})


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


def again(table: Duel) -> Duel:
    """The same position, exported and laid out."""
    other = yugioh.setup(table.position())
    assert other.position() == table.position()
    return other


def names(table: Duel, whose: int, zone: str) -> list[str | None]:
    return [card.name for card in table.view(whose).zones[whose, zone]]


def test_power_bond_still_hurts() -> None:
    a = {"hand": ["Power Bond", "Cyber Dragon", "Cyber Dragon"], "extra": ["Cyber Twin Dragon"]}
    table = duel(a)
    play(table, "activate Power Bond", "attack")
    other = again(table)
    assert other.view(0).zones[0, "monsters"][0].atk == 5600
    play(other, "end")
    assert other.view(0).lp == (5200, 8000)


def test_manticore_still_comes_back_this_turn_alone() -> None:
    table = duel({"monsters": ["Manticore of Darkness"], "hand": ["Raigeki Break", "Gemini Elf"]})
    assert again(table).digest() == table.digest()
    side = {
        "hand": ["Mad Dog of Darkness"],
        "graveyard": [{"card": "Manticore of Darkness", "since": "this turn"}],
    }
    other = again(duel(side))
    play(other, "end", "activate Manticore of Darkness", "attack")
    assert names(other, 0, "monsters") == ["Manticore of Darkness"]
    late = duel({"hand": ["Mad Dog of Darkness"], "graveyard": ["Manticore of Darkness"]})
    play(late, "end")
    assert names(late, 0, "monsters") == []


def test_sacred_phoenix_still_rises() -> None:
    table = duel(
        {"monsters": ["Sacred Phoenix of Nephthys"]}, {"hand": ["Smashing Ground"]}, player="B", turn="4"
    )
    play(table, "activate Smashing Ground")
    other = again(table)
    play(other, "end", "attack")
    assert names(other, 0, "monsters") == ["Sacred Phoenix of Nephthys"]


def test_tempest_still_keeps_its_monster() -> None:
    tempest = {"card": "Elemental HERO Tempest", "proper": "yes"}
    table = duel(
        {"monsters": [tempest, "Kuriboh"], "spells": ["set Trap Hole"]}, {"monsters": ["Gemini Elf"]}
    )
    play(table, "activate Elemental HERO Tempest", "choose @A:s1", "choose Kuriboh")
    other = again(table)
    play(other, "battle", "attack Kuriboh -> Gemini Elf")
    assert names(other, 0, "monsters") == ["Elemental HERO Tempest", "Kuriboh"]


def test_a_virus_still_looks_at_what_is_drawn() -> None:
    table = duel(
        {"monsters": ["Summoned Skull"], "spells": ["set Deck Devastation Virus"]},
        {"deck": ["Kuriboh", "Gemini Elf"]},
    )
    play(table, "activate Deck Devastation Virus")
    other = again(table)
    play(other, "end")
    assert names(other, 1, "graveyard") == ["Kuriboh"]
    assert other.view(1).counts[1, "hand"] == 0


def test_who_infected_the_deck_alone_sees_what_was_strong_enough() -> None:
    table = duel(
        {"monsters": ["Summoned Skull"], "spells": ["set Deck Devastation Virus"]}, {"deck": ["Gemini Elf"]}
    )
    play(table, "activate Deck Devastation Virus", "end")
    assert [card.name for card in table.view(0).zones[1, "hand"]] == ["Gemini Elf"]
    shown = [event for event in table.events(0, 0) if isinstance(event, happened.Revealed)]
    assert any(card.definition.name == "Gemini Elf" for event in shown for card in event.cards)
