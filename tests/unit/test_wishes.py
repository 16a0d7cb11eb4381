"""When a player is asked: his own wish, passing until something happens, strict duels; nothing betrays a Set card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duel_tui import yugioh
from duel_tui.engine import Duel
from duel_tui.script.errors import SaveError
from duel_tui.table.remembering import FILE, recall, remember, wish_of
from duel_tui.table.session import Session
from duel_tui.table.wishes import ACTIONS, ALWAYS, HOWS, REAL, STOPS, VISIBLE, Target, Wish

NAMES = ("Yugi", "Kaiba")
TRAP = {
    "A": {"hand": ["Battle Ox", "Dian Keto the Cure Master", "Axe of Despair"], "monsters": ["Gemini Elf"]},
    "B": {"spells": ["set Trap Hole", "set Just Desserts"], "deck": ["Kojikocy", "Kojikocy"]},
}


class Kept:
    """Keeps what would be written; fails when told to."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str]] = []
        self.full = False

    def append(self, duel: Duel, seat: int, command: str) -> None:
        if self.full and command == "pass":
            raise SaveError("no space")
        self.lines.append((seat, command))

    def settle(self, duel: Duel) -> None:
        pass

    def close(self) -> None:
        pass


def session_of(position: dict[str, Any], wish: Wish | None = None, strict: bool = False) -> Session:
    """A duel in which B has a wish."""
    duel = yugioh.setup(position, windows="all" if strict else "visible")
    session = Session(duel, NAMES, Kept(), strict=strict)
    session.sit()
    if wish is not None:
        session.ask(1, wish)
    return session


def kept(session: Session) -> list[tuple[int, str]]:
    assert isinstance(session.saved, Kept)
    return session.saved.lines


def asked(session: Session, *commands: str) -> list[str]:
    """In which windows B is asked while A does all this; both pass."""
    seen = []
    for command in commands:
        session.play_text(command)
        while session.decision is not None and session.decision.kind == "respond":
            if session.asked == 1:
                seen.append(session.decision.prompt)
            session.pass_on()
    return seen


TURN = (
    "activate Dian Keto the Cure Master",
    "summon Battle Ox",
    "battle",
    "attack Battle Ox -> directly",
    "end",
)


def test_each_setting_asks_in_its_windows() -> None:
    actions = asked(session_of(TRAP, Wish(ACTIONS)), *TURN)
    visible = asked(session_of(TRAP, Wish(VISIBLE)), *TURN)
    always = asked(session_of(TRAP, Wish(ALWAYS)), *TURN)
    assert actions == ["respond", "summon", "attack", "damage"]
    assert set(actions) < set(visible)
    assert {"to-battle", "battle-start", "to-end", "end"} <= set(visible)
    assert len(visible) <= len(always)
    assert asked(session_of({**TRAP, "B": {}}, Wish(ALWAYS)), *TURN) == always, "cards make no difference"


def test_only_a_player_who_chose_it_is_asked_by_what_he_holds() -> None:
    """Set Trap Hole answers the Summon, Set Dark Hole nothing: only `real` tells them apart."""

    def of(card: str, how: str) -> list[str]:
        return asked(session_of({**TRAP, "B": {"spells": [f"set {card}"]}}, Wish(how)), *TURN)

    for how in HOWS:
        same = of("Trap Hole", how) == of("Dark Hole", how)
        assert same == (how != REAL), how


def test_passes_that_were_a_choice_are_written_and_others_are_not() -> None:
    session = session_of(TRAP, Wish(ACTIONS))
    session.play_text("battle")
    assert session.asked == 0
    assert kept(session) == [(0, "battle"), (1, "pass"), (1, "pass")], (
        "Just Desserts could have been activated"
    )
    dull = session_of({**TRAP, "B": {"spells": ["set Dark Hole"]}}, Wish(ACTIONS))
    dull.play_text("battle")
    assert kept(dull) == [(0, "battle")]


def test_a_pass_that_cannot_be_written_is_asked_instead() -> None:
    session = session_of(TRAP, Wish(ACTIONS))
    assert isinstance(session.saved, Kept)
    session.saved.full = True
    session.play_text("battle")
    assert kept(session) == [(0, "battle")]
    assert session.asked == 1
    assert session.curtain


@pytest.mark.parametrize("how", HOWS)
def test_no_setting_skips_a_window_of_a_stop(how: str) -> None:
    stops = frozenset({"other/draw", "other/battle/battle"})
    position = {"A": {"monsters": ["Gemini Elf"], "deck": ["Kojikocy"]}, "B": {"deck": ["Kojikocy"]}}
    session = session_of(position, Wish(how, stops))
    seen = asked(session, "battle", "attack Gemini Elf -> directly", "end")
    assert seen.count("attack") == 1
    assert "draw" not in seen or how == ALWAYS, "that was his own Draw Phase"
    assert "draw" in asked(session, "end")


def pressed(session: Session, target: Target) -> list[str]:
    """Which windows B is still asked in, up to his own turn, once he has said until when he passes."""
    assert session.pass_until(target)
    seen = []
    while session.asked == 1 and session.decision is not None and session.decision.kind == "respond":
        seen.append(session.decision.prompt)
        session.pass_on()
    return seen


def test_passing_until_something_happens() -> None:
    session = session_of(TRAP)
    session.play_text("battle")
    assert session.asked == 1
    assert pressed(session, "something") == []
    assert session.passed == [0, 1], "the Start Step"
    session.play_text("attack Gemini Elf -> directly")
    assert session.decision is not None
    assert (session.asked, session.decision.prompt) == (1, "attack")
    assert session.until == [None, None]


def test_passing_until_my_turn_or_my_main_phase() -> None:
    """What the other player does is passed by, but not his attack."""
    for target, goes_on in (("turn", "draw"), ("main", "main1")):
        session = session_of(TRAP)
        session.play_text("activate Dian Keto the Cure Master")
        assert pressed(session, "turn" if target == "turn" else "main") == []
        session.play_text("summon Battle Ox")
        assert session.asked == 0
        assert (1, "pass") in kept(session), "Trap Hole could have been activated"
        session.play_text("end")
        assert session.asked == 1
        assert session.decision is not None
        assert session.decision.prompt == goes_on
    session = session_of(TRAP)
    session.play_text("activate Dian Keto the Cure Master")
    session.pass_until("turn")
    session.play_text("battle")
    assert session.asked == 0
    session.play_text("attack Gemini Elf -> directly")
    assert session.asked == 1


def test_passing_never_goes_past_a_stop_or_another_question() -> None:
    session = session_of(TRAP, Wish(VISIBLE, frozenset({"other/end"})))
    session.play_text("activate Dian Keto the Cure Master")
    session.pass_until("main")
    session.play_text("end")
    assert session.decision is not None
    assert (session.asked, session.decision.prompt) == (1, "end")
    assert not session_of(TRAP).pass_until("turn"), "an open phase is no window"
    forced = {
        "A": {"hand": ["Card Destruction", "Delinquent Duo"]},
        "B": {"hand": ["Battle Ox", "Kojikocy", "Kuriboh"], "spells": ["set Dark Hole"]},
    }
    session = session_of(forced)
    session.play_text("activate Delinquent Duo")
    session.pass_until("turn")
    assert session.decision is not None
    assert session.decision.kind == "choose"
    assert session.asked == 1


def test_a_strict_duel_asks_and_writes_everything() -> None:
    session = session_of({"A": {"hand": ["Battle Ox"]}, "B": {"deck": ["Kojikocy"]}}, Wish(REAL), strict=True)
    session.play_text("summon Battle Ox")
    while session.decision is not None and session.decision.kind == "respond":
        session.pass_on()
    assert kept(session) == [(0, "summon Battle Ox"), (0, "pass"), (1, "pass")]


# -- nothing betrays a Set card

SIDES: list[tuple[str, str]] = [
    ("Trap Hole", "Just Desserts"),
    ("Sakuretsu Armor", "Dark Hole"),
    ("Mystical Space Typhoon", "Dark Hole"),
    ("Horn of Heaven", "Waboku"),
    ("Solemn Judgment", "Fissure"),
]


def happened(session: Session, seat: int) -> list[str]:
    """The kinds of events that a seat knows of up to now, also the windows that went by."""
    return [type(event).__name__ for event in session.duel.events(0, seat)]


def prompts(first: str, second: str, how: str, own: bool) -> list[tuple[int, str, str, list[str]]]:
    """Every question of two turns, of whom, with what the other player knows then, where somebody has Set a card."""
    hidden = {"spells": [f"set {first}"], "deck": ["Battle Ox", "Battle Ox", second]}
    plain = {
        "hand": ["Celtic Guardian", "Summoned Skull", "Dian Keto the Cure Master"],
        "deck": ["Gemini Elf"] * 3,
    }
    other = {"monsters": ["Gemini Elf", "Kojikocy"], "spells": ["set Dark Hole"]}
    a, b = ({**plain, **other}, {"monsters": ["Mystical Elf"], **hidden})
    if own:
        a, b = (
            {**a, "spells": hidden["spells"], "deck": hidden["deck"]},
            {"monsters": ["Mystical Elf"], "deck": ["Battle Ox"] * 3},
        )
    session = session_of({"A": a, "B": b})
    for seat in (0, 1):
        session.ask(seat, Wish(how))
    seen = []
    commands = [
        "activate Dian Keto the Cure Master", "summon Celtic Guardian", "pass", "battle",
        "attack Gemini Elf -> Mystical Elf", "attack Kojikocy -> directly", "main2", "end", "end",
    ]  # fmt: skip
    while session.decision is not None and (commands or session.decision.kind == "respond"):
        decision = session.decision
        seen.append((decision.player, decision.kind, decision.prompt, happened(session, 1 if own else 0)))
        session.play_text("pass" if decision.kind != "act" else commands.pop(0))
    return seen


@pytest.mark.parametrize("how", [ALWAYS, VISIBLE, ACTIONS])
@pytest.mark.parametrize("own", [False, True], ids=["theirs", "own"])
@pytest.mark.parametrize(("one", "other"), SIDES)
def test_cards_that_cannot_be_told_apart_are_asked_about_alike(
    one: str, other: str, own: bool, how: str
) -> None:
    """The same questions in the same order, whichever of two cards lies there; the other one is in the Deck."""
    seen = prompts(one, other, how, own)
    assert len(seen) > (6 if how == ACTIONS else 20)
    assert seen == prompts(other, one, how, own)


# -- remembered


def test_a_wish_is_remembered_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path / "new"))
    assert wish_of("Kaiba") == Wish()
    wish = Wish(ACTIONS, frozenset({"other/draw", "own/battle/damage"}))
    remember(" KAIBA ", wish)
    remember("Yugi", Wish(REAL))
    assert wish_of("Kaiba") == wish
    session = recall(session_of(TRAP))
    assert session.wishes == [Wish(REAL), wish]
    assert session.duel.asking == ("real", "visible")


def test_a_spoilt_settings_file_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    file = tmp_path / FILE
    for spoilt in (b"\xff\xfe", b"[]", b'{"players": {"kaiba": 3}}'):
        file.write_bytes(spoilt)
        assert wish_of("Kaiba") == Wish()
    file.write_text(
        '{"theme": "dark", "players": {"kaiba": {"ask": "never", "stops": ["own/end", "x"], "y": 1}}}'
    )
    assert wish_of("Kaiba") == Wish(VISIBLE, frozenset({"own/end"}))
    remember("Kaiba", Wish(VISIBLE, frozenset(STOPS)))
    assert '"theme":"dark"' in file.read_text().replace(" ", "")
    assert wish_of("Kaiba").stops == frozenset(STOPS)


def test_a_window_that_comes_back_is_asked_where_one_is_stopped() -> None:
    """In the Start Step the turn player has the first and the last word; the last is passed along if he lets it."""
    position = {"A": {"spells": ["set Just Desserts"]}, "B": {"monsters": ["Gemini Elf"]}}
    for stops, times in ((frozenset[str](), 1), (frozenset({"own/battle/start"}), 2)):
        session = session_of(position)
        session.ask(0, Wish(VISIBLE, stops))
        session.play_text("battle")
        seen = 0
        while session.decision is not None and session.decision.prompt == "battle-start":
            seen += session.asked == 0
            session.pass_on()
        assert seen == times
