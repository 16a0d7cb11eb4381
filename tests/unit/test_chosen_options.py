"""Options of a duel that is set up: changed, put back, refused; saved, taken up again, played again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from duel_tui import games
from duel_tui.script.running import run_file
from duel_tui.table import match_play, options
from duel_tui.table.opening import CannotOpen, opening
from duel_tui.table.setup import Setup, begin, lines_of, own_decks, take_up_again, who_opens
from duel_tui.text.en.options import OPTION_NAMES, VALUES
from duel_tui.yugioh import PROFILES, OptionError, Options
from duel_tui.yugioh.match import Opening
from duel_tui.yugioh.profiles import KEYS, RANGES, WORDS, allowed

SETUP = Setup(own_decks(), first=0)
OTHERS = {
    "starting_lp": "4000", "opening_hand": "6", "hand_limit": "7", "hand_limit_when": "first", "deck_min": "35",
    "deck_max": "none", "copies": "4", "side": "0 or 15", "tributes_exact": "no", "tributes_level_10": "2",
    "first_turn_draw": "no", "first_turn_battle": "yes", "attack_response_first": "turn player",
    "replay": "declared", "replay_cause": "number", "zero_atk": "neither", "effect_position_change": "counts",
    "ignition_priority": "no", "pay_all_lp": "yes", "list": "traditional-2006-04", "match_of": "5",
    "who_starts": "alternate",
}  # fmt: skip
"""Of each option a value that `classic` does not have."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    return tmp_path


def all_changed(*but: str) -> Setup:
    setup = SETUP
    for key, value in OTHERS.items():
        if key not in but:
            setup = options.changed(setup, key, value)
    return setup


def test_every_option_is_here() -> None:
    assert set(OTHERS) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_an_option_is_changed_and_put_back(key: str) -> None:
    setup = options.changed(SETUP, key, OTHERS[key])
    assert setup.changes() == {key: OTHERS[key]}
    assert options.row_of(setup, key).changed
    assert options.reset_all(setup).options() == PROFILES["classic"]
    back = options.reset(setup, key)
    assert back.options() == PROFILES["classic"]
    again = options.changed(setup, key, SETUP.changes().get(key, _usual(key)))
    assert again.changes() == {}


def _usual(key: str) -> str:
    value = getattr(PROFILES["classic"], key)
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("step", [1, -1])
def test_the_arrows_reach_every_value(key: str, step: int) -> None:
    setup, seen = SETUP, []
    for _ in range(60):
        setup = options.stepped(setup, key, step)
        seen.append(getattr(setup.options(), key))
        assert isinstance(setup.options(), Options)
    if key not in RANGES:
        assert len(set(seen)) == len(WORDS.get(key, ("yes", "no")))
    elif key == "tributes_level_10":
        assert seen[-1] == (3 if step > 0 else 2)
    else:
        low, high = RANGES[key]
        assert all(low <= value <= high for value in seen)
        assert len(set(seen)) > 1


@pytest.mark.parametrize("step", [1, -1])
def test_no_upper_limit_lies_beyond_both_ends(step: int) -> None:
    setup = options.changed(SETUP, "deck_max", "500" if step > 0 else "5")
    setup = options.stepped(setup, "deck_max", step)
    assert setup.options().deck_max == 0
    assert setup.changes() == {"deck_max": "none"}
    assert options.stepped(setup, "deck_max", step).options().deck_max == (5 if step > 0 else 500)


def test_keys_and_values_are_tolerant() -> None:
    setup = options.changed(SETUP, "Who-Starts", "Winner_Chooses")
    assert setup.options().who_starts == "winner chooses"
    assert options.changed(setup, "first_turn_draw", "No").options().first_turn_draw is False


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("starting_lp=0", "The option `starting_lp` cannot be `0`; it can be 1 - 99999."),
        (
            "starting_lp=" + "9" * 5000,
            "The option `starting_lp` cannot be `" + "9" * 5000 + "`; it can be 1 - 99999.",
        ),
        ("replay=maybe", "The option `replay` cannot be `maybe`; it can be rewind | declared."),
        ("pay_all_lp=2", "The option `pay_all_lp` cannot be `2`; it can be yes | no."),
        ("deck_max", "The option `deck_max` needs a value: 0 - 500 | none."),
        ("hand\x1b=4", f"There is no option `hand`; options are {' | '.join(KEYS)}."),
        ("list=nothing-2006", f"The option `list` cannot be `nothing-2006`; it can be {allowed('list')}."),
    ],
)
def test_the_command_line_says_what_is_allowed(said: str, told: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        opening(changes=(said,))
    assert str(caught.value) == told


def test_the_command_line_settles_options() -> None:
    wanted = opening(
        ("vanilla40", "vanilla40"),
        rules="tcg-2006-04",
        card_list="none",
        changes=("starting_lp=4000", "replay = declared", "starting_lp=5000", "match_of=5"),
    )
    setup = wanted.setup()
    assert setup is not None
    assert setup.changes() == {
        "starting_lp": "5000",
        "replay": "declared",
        "list": "none",
        "match_of": "5",
    }
    assert setup.of == 5
    with pytest.raises(CannotOpen):
        opening(resume="", changes=("starting_lp=4000",))
    with pytest.raises(CannotOpen, match="YA-11"):
        opening(("vanilla40", None), changes=("deck_min=41",))
    assert opening(("vanilla40", None), changes=("deck_min=40", "list=advanced-2006-04")).card_list


def test_a_list_that_cannot_be_used_is_named(folder: Path) -> None:
    with pytest.raises(CannotOpen, match="nothing"):
        opening(changes=(f"list={folder}/nothing.txt",))
    assert "nothing" in options.list_problem(options.changed(SETUP, "list", f"{folder}/nothing.txt"))


def test_a_duel_is_saved_taken_up_and_played_again_with_its_options() -> None:
    setup = all_changed("match_of", "list")
    session = begin(setup, seed=7)
    assert session.saved is not None
    session.close()
    path = session.saved.path
    assert '"starting_lp": 4000, "opening_hand": 6' in path.read_text()
    assert run_file(path).ok
    again, _, rematch = take_up_again(path)
    again.close()
    assert again.duel.game.state.options == setup.options()
    assert rematch is not None
    assert rematch.options() == setup.options()
    assert rematch.changes() == setup.changes()
    third = begin(rematch.swapped(), seed=8, saved=False)
    assert third.duel.game.state.options == setup.options()


def test_a_match_is_saved_and_taken_up_with_its_options() -> None:
    setup = all_changed()
    play = match_play.begin(replace(setup, card_list="traditional-2006-04"), seed=7)
    session = play.start(0)
    assert session.duel.game.state.life == [4000, 4000]
    play.close()
    assert play.path is not None
    assert run_file(play.path).ok
    taken, _ = match_play.take_up(play.path)
    taken.close()
    assert taken.options == setup.options()
    assert taken.setup.options() == setup.options()
    assert taken.setup.of == 5
    assert taken.match.who_starts == "alternate"


def test_what_the_profile_has_is_not_stored() -> None:
    session = begin(options.changed(SETUP, "starting_lp", "8000"), seed=7)
    assert session.saved is not None
    session.close()
    assert "options:" not in session.saved.path.read_text()


@pytest.mark.parametrize(
    ("who", "opens"),
    [
        ("loser chooses", Opening(chooser=0)),
        ("winner chooses", Opening(chooser=1)),
        ("alternate", Opening(first=1)),
    ],
)
def test_who_begins_the_rematch(who: str, opens: Opening) -> None:
    setup = options.changed(SETUP, "who_starts", who)
    session = begin(setup, seed=7, saved=False)
    session.duel.play("end")
    session.sitting = 0
    session.concede()
    assert who_opens(setup, session.duel) == opens


def test_differences_are_marked_by_glyph_and_word() -> None:
    setup = options.changed(SETUP, "starting_lp", "4000")
    shown = ["".join(text for text, _ in line) for line in lines_of(setup.options(), 76)]
    assert len(shown) == len(KEYS)
    (marked,) = [line for line in shown if line.startswith("*")]
    assert "4000" in marked
    assert marked.endswith("changed")
    assert max(map(len, shown)) <= 76


def test_every_value_has_words() -> None:
    keys = {key for kit in games.KITS.values() for key in kit.rules.KEYS}
    assert {key for key, _ in VALUES} <= keys
    assert set(OPTION_NAMES) == keys
    with pytest.raises(OptionError):
        options.reset(SETUP, "nothing")


@pytest.mark.parametrize("number", ["0", "10"])
def test_opening_hands_of_every_size(number: str) -> None:
    session = begin(options.changed(SETUP, "opening_hand", number), seed=7, saved=False)
    view = session.duel.view(0)
    assert len(view.zones[0, "hand"]) == int(number) + 1


def test_a_name_of_which_nothing_can_be_seen_is_the_usual_one() -> None:
    assert opening(names=(" Joey ", "\u200b")).names == ("Joey", "Kaiba")
    assert opening(names=("", " ")).names == ("Yugi", "Kaiba")
