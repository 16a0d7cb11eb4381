"""What Cyber Jar puts down face-down: both players have seen the monsters, only one knows which is which."""

from __future__ import annotations

from duel_tui import yugioh
from duel_tui.text.en.events import event_texts


def jar(*answers: str) -> yugioh.Duel:
    side = {"monsters": ["set Cyber Jar"], "deck": ["Gemini Elf", "Kuriboh", "Sangan"], "blanks": "2"}
    duel = yugioh.setup({"A": side, "B": {"blanks": "1"}}, seed=5)
    for answer in ("flip Cyber Jar", *answers):
        duel.play(answer)
    return duel


def names(duel: yugioh.Duel, seat: int) -> list[str | None]:
    return [card.name for card in duel.view(seat).zones[0, "monsters"]]


def test_of_two_face_down_monsters_the_opponent_does_not_know_which_is_which() -> None:
    duel = jar("option attack", "option set", "option set")
    assert names(duel, 1) == ["Gemini Elf", None, None]
    assert sorted(str(name) for name in names(duel, 0)) == ["Gemini Elf", "Kuriboh", "Sangan"]
    told = [text for text in event_texts(duel.events(0, 1), ("A", "B")) if "Special Summons" in text]
    assert len(told) == 3
    assert not any("Kuriboh" in text or "Sangan" in text for text in told)


def test_their_order_is_not_that_of_the_deck() -> None:
    orders = set()
    for seed in range(1, 12):
        side = {"monsters": ["set Cyber Jar"], "deck": ["Kuriboh", "Sangan"], "blanks": "3"}
        duel = yugioh.setup({"A": side, "B": {"blanks": "1"}}, seed=seed)
        for answer in ("flip Cyber Jar", "option set", "option set"):
            duel.play(answer)
        orders.add(tuple(names(duel, 0)))
    assert orders == {("Kuriboh", "Sangan"), ("Sangan", "Kuriboh")}


def test_a_single_face_down_monster_is_known() -> None:
    assert names(jar("option attack", "option attack", "option set"), 1) == [
        "Gemini Elf",
        "Kuriboh",
        "Sangan",
    ]
