"""Prompts that follow what the other player can see: a hand counts only where a card could answer from one."""

from __future__ import annotations

from duel_tui import yugioh


def asked(position: dict[str, object], *commands: str) -> list[str]:
    """Who is asked in which windows, in a hot-seat duel, from the first command to the next free move."""
    duel = yugioh.setup(position, windows="visible")
    for command in commands:
        duel.play(command)
    seen = []
    while duel.decision is not None and duel.decision.kind == "respond":
        seen.append(f"{'AB'[duel.decision.player]} {duel.decision.prompt}")
        duel.play("pass")
    return list(dict.fromkeys(seen))


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
    assert asked(quick, "battle") == ["A battle-start"]
    assert asked(quick, "end") == ["A end", "B draw", "B standby"]
    ball = {"A": {"monsters": ["Gemini Elf"], "deck": ["Kuriboh"]}, "B": {"hand": ["Battle Ox"]}}
    assert asked(ball, "battle", "attack Gemini Elf -> directly") == ["B calculation"]


def test_a_quick_play_spell_in_hand_is_not_betrayed_by_the_windows_of_ones_own_turn() -> None:
    """The same questions, whether the turn player holds the card or another one."""

    def of(hand: str, deck: str) -> list[str]:
        side = {"hand": [hand], "monsters": ["Gemini Elf"], "deck": [deck, "Battle Ox"]}
        other = {"hand": ["Battle Ox"], "spells": ["set Trap Hole"], "deck": ["Battle Ox"]}
        seen = []
        duel = yugioh.setup({"A": side, "B": other}, windows="visible")
        for command in ("battle", "attack Gemini Elf -> directly", "end"):
            duel.play(command)
            while duel.decision is not None and duel.decision.kind == "respond":
                seen.append(f"{'AB'[duel.decision.player]} {duel.decision.prompt}")
                duel.play("pass")
        return seen

    assert of("Mystical Space Typhoon", "Kojikocy") == of("Kojikocy", "Mystical Space Typhoon")


def test_a_hand_open_for_traps_is_asked_whatever_is_in_it() -> None:
    """Makyura the Destructor: the windows of that turn do not say whether there is a Trap in the hand."""

    def of(card: str) -> list[str]:
        position = {
            "A": {"monsters": ["Gemini Elf"]},
            "B": {"hand": [card]},
            "lasting": [
                {
                    "rule": "TrapsFromHand",
                    "player": "B",
                    "source": "Makyura the Destructor",
                    "until turn": "3",
                }
            ],
        }
        return asked(position, "battle")

    assert of("Waboku") == of("Battle Ox")
    assert of("Waboku")[0].startswith("B ")
