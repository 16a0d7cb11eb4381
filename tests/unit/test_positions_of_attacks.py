"""What a position keeps of attacks: who has attacked what, who may attack again, what was paid or given up."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.engine.duel import Duel

ENVOY = "Black Luster Soldier - Envoy of the Beginning"
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "a second attack is left": (
        {"monsters": ["Mataza the Zapper"]},
        {"monsters": ["Kuriboh", "Sangan"]},
        ["battle", "attack Mataza the Zapper -> Kuriboh"],
    ),
    "both attacks are used": (
        {"monsters": ["Mataza the Zapper"]},
        {},
        ["battle", "attack Mataza the Zapper -> directly", "attack Mataza the Zapper -> directly"],
    ),
    "one monster has been attacked, another is gone": (
        {"monsters": ["Asura Priest"]},
        {"monsters": ["defense Spirit Reaper", "Kuriboh", "Silver Fang"]},
        ["battle", "attack Asura Priest -> Spirit Reaper", "attack Asura Priest -> Kuriboh"],
    ),
    "the Envoy may attack once more": (
        {"monsters": [ENVOY, "Kuriboh"]},
        {"monsters": ["Gemini Elf", "Silver Fang"]},
        ["battle", f"attack {ENVOY} -> Gemini Elf", f"activate {ENVOY}"],
    ),
    "the Envoy has given up its attack": (
        {"monsters": [ENVOY]},
        {"monsters": ["Gemini Elf", "Silver Fang"]},
        [f"activate {ENVOY} -> Gemini Elf"],
    ),
    "Exarion Universe pierces for the turn": (
        {"monsters": ["Exarion Universe"]},
        {"monsters": ["defense Kuriboh"]},
        ["battle", "attack Exarion Universe -> Kuriboh", "activate Exarion Universe"],
    ),
    "Life Points were paid for the wall": (
        {"spells": ["set Wall of Revealing Light"]},
        {"monsters": ["Gemini Elf"]},
        ["activate Wall of Revealing Light -> 3000"],
    ),
    "a victory is remembered": (
        {"monsters": ["Mystic Swordsman LV2"]},
        {"monsters": ["Kuriboh"]},
        ["battle", "attack Mystic Swordsman LV2 -> Kuriboh", "main2"],
    ),
    "a Spirit was turned up": (
        {"monsters": ["set Asura Priest"]},
        {},
        ["flip Asura Priest"],
    ),
    "an effect was used": (
        {"monsters": ["Stealth Bird", "Gemini Elf"], "hand": ["Kuriboh"]},
        {},
        ["activate Stealth Bird"],
    ),
}


def played(mine: dict[str, Any], theirs: dict[str, Any], commands: list[str]) -> Duel:
    duel = yugioh.setup({"A": mine, "B": theirs}, options=yugioh.CLASSIC, seed=1)
    for command in commands:
        duel.play(command)
    assert duel.stable
    return duel


@pytest.mark.parametrize("case", CASES)
def test_a_position_of_attacks_is_read_back(case: str) -> None:
    duel = played(*CASES[case])
    again = yugioh.setup(duel.position(), options=yugioh.CLASSIC, seed=1)
    assert again.position() == duel.position()
    assert again.commands() == duel.commands()
    for side in (duel, again):
        side.play("end" if "end" in side.commands() else "main2")
    assert again.position() == duel.position()
