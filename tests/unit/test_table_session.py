"""Two players at one keyboard: the curtain, what is offered, what is on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.engine import Duel, NotACommand, NotLegal
from duel_tui.table.desk import Desk, Offer
from duel_tui.table.session import Session

NAMES = ("Yugi", "Kaiba")


class Kept:
    """Keeps what would be written."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str]] = []

    def append(self, duel: Duel, seat: int, command: str) -> None:
        self.lines.append((seat, command))

    def settle(self, duel: Duel) -> None:
        self.lines.append((-1, "result"))

    def close(self) -> None:
        pass


def desk_for(position: dict[str, Any], windows: str = "visible") -> Desk:
    session = Session(yugioh.setup(position, windows=windows), NAMES, Kept())
    session.sit()
    desk = Desk(session)
    desk.settle()
    return desk


def texts(desk: Desk) -> list[str]:
    return [offer.item.text for offer in desk.offers()]


def take(desk: Desk, text: str) -> None:
    offer: Offer = next(offer for offer in desk.offers() if offer.item.text == text)
    assert offer.answer is not None
    desk.session.play(offer.answer)
    if not desk.session.curtain:
        desk.settle()


def test_nobody_sees_anything_before_sitting_down() -> None:
    session = Session(yugioh.setup({"A": {"hand": ["Battle Ox"]}}), NAMES)
    assert session.curtain
    session.sit()
    assert not session.curtain
    assert session.seat == 0


def test_the_cursor_goes_to_a_card_that_can_act() -> None:
    desk = desk_for({"A": {"hand": ["Blue-Eyes White Dragon", "Battle Ox"]}})
    assert desk.cursor == "A:h2"
    assert texts(desk) == ["summon Battle Ox", "set Battle Ox", "battle", "end", "pass"]


def test_cards_that_are_alike_all_offer_their_commands() -> None:
    desk = desk_for({"A": {"hand": ["Battle Ox", "Battle Ox"]}})
    desk.go("A:h2")
    assert texts(desk)[:2] == ["summon Battle Ox", "set Battle Ox"]


def test_the_end_of_a_turn_closes_the_curtain() -> None:
    desk = desk_for({"A": {"hand": ["Battle Ox"]}, "B": {}})
    take(desk, "end")
    assert desk.session.curtain
    assert desk.choices is None
    desk.session.sit()
    assert desk.session.seat == 1


def test_a_set_card_of_the_other_player_is_asked_about() -> None:
    """Kaiba's Set Battle Ox is no answer to anything; his prompt must not tell."""
    desk = desk_for({"A": {"hand": ["Battle Ox"]}, "B": {"spells": ["set Dark Hole"]}})
    take(desk, "summon Battle Ox")
    assert desk.session.curtain
    desk.session.sit()
    desk.settle()
    assert texts(desk) == ["pass"]
    take(desk, "pass")
    assert desk.session.saved.lines == [(0, "summon Battle Ox")]  # type: ignore[union-attr]


def test_tributes_are_picked_on_the_field() -> None:
    desk = desk_for(
        {
            "A": {
                "hand": ["Blue-Eyes White Dragon"],
                "monsters": ["Battle Ox", "Celtic Guardian", "Gemini Elf"],
            }
        }
    )
    take(desk, "summon Blue-Eyes White Dragon")
    assert desk.choices is not None
    assert set(desk.choices.candidates) == {"A:m1", "A:m2", "A:m3"}
    assert desk.pick("A:m1") is None
    assert desk.pick("A:m2") is None
    assert desk.scene().picked == ("A:m1", "A:m2")
    assert desk.pick("A:m3") is None, "a third one is not taken"
    desk.close()
    assert desk.scene().picked == ()
    desk.pick("A:m3")
    desk.pick("A:m1")
    take(desk, "done: 2 cards")
    view = desk.view
    assert [card.name for card in view.zones[0, "graveyard"]] == ["Battle Ox", "Gemini Elf"]


def test_a_typed_line_answers_several_questions_or_nothing() -> None:
    desk = desk_for(
        {
            "A": {"hand": ["Summoned Skull"], "monsters": ["Battle Ox", "Celtic Guardian"]},
            "B": {"monsters": ["Kojikocy"]},
        }
    )
    session = desk.session
    before = session.duel.digest()
    with pytest.raises(NotLegal):
        session.play_text("summon Summoned Skull -> Kojikocy")
    assert session.duel.digest() == before
    assert session.saved.lines == []  # type: ignore[union-attr]
    with pytest.raises(NotACommand):
        session.play_text("dance")
    session.play_text("summon Summoned Skull -> Battle Ox")
    assert [seat for seat, _ in session.saved.lines] == [0, 0]  # type: ignore[union-attr]
    assert "Summoned Skull" in {card.name for card in desk.view.zones[0, "monsters"]}


@pytest.mark.parametrize("top", ["Kuriboh", "Sangan"])
def test_a_typed_line_is_no_look_at_the_deck(top: str) -> None:
    """What would be drawn must not decide whether the card that draws is taken back."""
    desk = desk_for({"A": {"hand": ["Pot of Greed"], "deck": [top, "Mystical Elf"]}, "B": {}})
    session = desk.session
    if top == "Kuriboh":
        session.play_text("activate Pot of Greed -> summon Kuriboh")
    else:
        with pytest.raises(NotLegal):
            session.play_text("activate Pot of Greed -> summon Kuriboh")
    assert [card.name for card in desk.view.zones[0, "graveyard"]] == ["Pot of Greed"]
    kept = session.saved.lines  # type: ignore[union-attr]
    assert [text for _, text in kept][:1] == ["activate Pot of Greed"]


@pytest.mark.parametrize("attacked", ["Aqua Madoor", "Kuriboh"])
def test_a_typed_line_is_no_look_at_a_set_monster(attacked: str) -> None:
    desk = desk_for(
        {"A": {"monsters": ["Battle Ox", "Mystical Elf"]}, "B": {"monsters": [f"set {attacked}"]}}
    )
    session = desk.session
    session.play_text("battle")
    line = "attack Battle Ox -> @B:m1 -> choose Mystical Elf"
    with pytest.raises(NotLegal):
        session.play_text(line)
    assert desk.view.zones[1, "graveyard" if attacked == "Kuriboh" else "monsters"][0].name == attacked


def test_a_hidden_card_is_not_named_by_guessing() -> None:
    """The only target is taken without asking. A guess at its name does the same, right or wrong."""
    results = []
    for card in ("Trap Hole", "Mirror Force"):
        desk = desk_for({"A": {"hand": ["Mystical Space Typhoon"]}, "B": {"spells": [f"set {card}"]}})
        said = ""
        try:
            desk.session.play_text("activate Mystical Space Typhoon -> Trap Hole")
        except NotLegal as error:
            said = str(error)
        results.append((said, desk.session.duel.answers))
    assert results[0] == results[1]


def test_what_a_player_has_not_seen_is_new_to_him() -> None:
    desk = desk_for({"A": {"hand": ["Battle Ox"]}, "B": {}})
    take(desk, "summon Battle Ox")
    take(desk, "end")
    desk.session.sit()
    desk.settle()
    scene = desk.scene()
    assert scene.fresh == len(scene.log) > 0
    assert any("Battle Ox" in sentence for sentence in scene.log)


def test_a_saved_duel_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from duel_tui.decklist import builtin_decks
    from duel_tui.table.setup import Setup, begin, take_up

    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    deck = next(path for path in builtin_decks() if path.stem == "vanilla40")
    session = begin(Setup((deck, deck), first=0), seed=3)
    for _ in range(40):
        decision = session.decision
        assert decision is not None
        session.play(decision.options[-2 if len(decision.options) > 1 else 0])
    digest = session.duel.digest()
    session.close()
    [path] = (tmp_path / "duels").glob("*.duel")
    again, notices = take_up(path)
    assert again.duel.digest() == digest
    assert again.names == session.names
    assert notices == []
    assert again.curtain
    again.close()
