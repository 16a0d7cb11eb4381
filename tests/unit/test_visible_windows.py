"""Prompts that follow what the other player can see: a hand counts only where a card could answer from one."""

from __future__ import annotations

from duel_tui import yugioh


def asked(position: dict[str, object], *commands: str) -> list[str]:
    """Who is asked, in a hot-seat duel, from the first command to the next free move."""
    duel = yugioh.setup(position, windows="visible")
    for command in commands:
        duel.play(command)
    seen = []
    while duel.decision is not None and duel.decision.kind == "respond":
        seen.append(f"{'AB'[duel.decision.player]} {duel.decision.prompt}")
        duel.play("pass")
    return seen


def test_no_hand_is_asked_where_no_card_of_the_duel_answers_from_a_hand() -> None:
    position = {
        "A": {"hand": ["Dian Keto the Cure Master", "Battle Ox"], "monsters": ["Gemini Elf"]},
        "B": {"hand": ["Battle Ox"]},
    }
    assert asked(position, "activate Dian Keto the Cure Master") == []
    assert asked(position, "battle", "attack Gemini Elf -> directly") == []


def test_the_hand_is_asked_wherever_one_of_the_cards_could_be_in_it() -> None:
    quick = {
        "A": {"hand": ["Dian Keto the Cure Master", "Battle Ox"], "monsters": ["Gemini Elf"]},
        "B": {"deck": ["Mystical Space Typhoon"]},
    }
    assert asked(quick, "activate Dian Keto the Cure Master") == ["A respond"]
    assert asked(quick, "battle", "attack Gemini Elf -> directly") == ["A attack"]
    ball = {"A": {"monsters": ["Gemini Elf"], "deck": ["Kuriboh"]}, "B": {"hand": ["Battle Ox"]}}
    assert asked(ball, "battle", "attack Gemini Elf -> directly") == ["B calculation"]
