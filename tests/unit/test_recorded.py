"""Duel files that cannot be played again, or not to their end: what they record is shown."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest

from duel_tui.engine.duel import Duel
from duel_tui.engine.events import Event
from duel_tui.engine.view import CardView
from duel_tui.replay.falling_back import is_recorded
from duel_tui.replay.loading import load
from duel_tui.replay.moments import Moment, Played
from duel_tui.replay.recorded import Recorded
from duel_tui.script.errors import ScriptError
from duel_tui.script.recorded import moments, recordings
from duel_tui.script.resuming import resume
from duel_tui.table.glyphs import FANCY
from duel_tui.table.paint import screen_lines
from duel_tui.table.plan import plan
from duel_tui.table.scene import Scene
from duel_tui.text.en.recorded_events import WORDS, happened
from tests.replay_tools import NAMES, play_on, saved_duel


def at(moment: Moment) -> Duel:
    assert isinstance(moment, Played)
    return moment.duel()


def watched(path: Path) -> tuple[int, int]:
    """How many moments were played and how many recorded; each can be looked at with every pair of eyes."""
    replay = load(path)
    kept = [is_recorded(moment) for moment in replay.moments]
    for at, moment in enumerate(replay.moments):
        for seat in (0, 1):
            for opened in (False, True):
                moment.told(None if opened else seat, NAMES)
                moment.steps(seat, opened, NAMES)
                view = moment.view(seat, opened)
                if not at % 9:
                    screen_lines(Scene(view, NAMES, glyphs=FANCY), plan(80, 24))
    assert path.exists()
    return kept.count(False), kept.count(True)


def test_the_recorded_moments_are_those_of_the_duel_played_again(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    played = load(path).moments
    found = moments(path)
    assert [moment.line for moment in found[1:]] == [moment.line for moment in played[1:]]
    assert all(moment.exact for moment in found)
    # What follows without a choice belongs to the next answer in a file, to this one in a replay.
    same = [one.position == at(moment).position() for one, moment in zip(found, played, strict=True)]
    assert same.count(True) > len(same) // 3
    assert recordings(path)[0].problems == []
    assert found[-1].outcome == played[-1].view(0).outcome


def test_a_recorded_view_is_the_one_that_a_seat_had(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 150)
    played = load(path).moments
    rows = path.read_text("utf-8").split("\n")
    line = played[1].line
    rows[line - 1] = rows[line - 1][:4] + '[A]: "end"'
    broken = path.with_name("broken.duel")
    broken.write_text("\n".join(rows), "utf-8")
    recorded = {moment.line: moment for moment in load(broken).moments if isinstance(moment, Recorded)}
    compared = 0
    for moment in played:
        one = recorded.get(moment.line)
        if one is None or one.moment.position != at(moment).position():
            continue
        for seat, opened in ((0, False), (1, False), (0, True)):
            then, now = moment.view(seat, opened), one.view(seat, opened)
            assert (now.turn, now.player, now.phase, now.lp) == (then.turn, then.player, then.phase, then.lp)
            assert now.counts == then.counts
            for key, cards in then.zones.items():
                # A recorded hand is sorted.
                order = sorted if key[1] == "hand" else list
                assert order(map(shown, now.zones[key])) == order(map(shown, cards)), key
            compared += 1
    assert compared > 60


def shown(card: CardView) -> str:
    """What a record tells of a card."""
    lies = (card.face_up, card.sideways, card.slot) if card.place[2] in "ms" else ()
    return str((card.name, card.base_atk, card.owner, card.controller, card.counters, card.equipped_to, lies))


def test_another_position_shows_both_and_goes_on_from_the_record(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    whole = load(path)
    rows = path.read_text("utf-8").split("\n")
    at = [number for number, row in enumerate(rows) if row.startswith("  - digest: ")][3]
    rows[at] = "  - digest: 0000000000000000"
    rows[at - 1] = rows[at - 1].replace("lp: ", "lp: 1", 1)
    path.write_text("\n".join(rows), "utf-8")
    replay = load(path)
    assert replay.broken is not None
    assert replay.broken.line == at + 1
    assert "A lp: 1" in str(replay.broken)
    first = next(number for number, moment in enumerate(replay.moments) if is_recorded(moment))
    computed, recorded = replay.moments[first - 1], replay.moments[first]
    assert computed.line == recorded.line
    assert str(recorded.view(0).lp[0]) == f"1{computed.view(0).lp[0]}"
    assert f"line {at + 1}" in recorded.told(0, NAMES)[0]
    assert len(replay.moments) == len(whole.moments) + 1
    assert replay.outcome == whole.outcome
    assert any("A lp: 1" in notice for notice in replay.notices)
    assert sum(watched(path)) == len(replay.moments)


def test_a_card_that_is_not_known_is_shown_by_its_name(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    before = len(load(path).moments)
    text = path.read_text("utf-8")
    path.write_text(text.replace("Archfiend Soldier", "Archfiend Soldier of Tomorrow"), "utf-8")
    replay = load(path)
    assert "Archfiend Soldier of Tomorrow" in str(replay.broken)
    assert watched(path) == (0, before)
    views = [moment.view(0, True) for moment in replay.moments]
    names = {card.name for view in views for cards in view.zones.values() for card in cards}
    assert "Archfiend Soldier of Tomorrow" in names


def test_a_newer_format_is_shown_as_far_as_it_is_understood(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    before = len(load(path).moments)
    path.write_text("duel: 7" + path.read_text("utf-8").removeprefix("duel: 1"), "utf-8")
    assert watched(path) == (0, before)
    assert any("format 7" in notice for notice in load(path).notices)


def test_rubbish_in_the_middle_is_named_and_the_rest_shown(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    before = load(path)
    data = path.read_bytes()
    cut = len(data) // 2
    rubbish = bytes(range(256)) * 3
    path.write_bytes(data[:cut] + rubbish + data[cut:])
    played, recorded = watched(path)
    assert played > len(before.moments) // 4
    assert recorded > len(before.moments) // 4
    replay = load(path)
    assert replay.outcome == before.outcome
    lines = data[:cut].count(b"\n") + 1
    assert any(f"{path}:{lines}" in notice for notice in replay.notices)
    assert path.read_bytes() == data[:cut] + rubbish + data[cut:]


@pytest.mark.parametrize(
    "part", [b"", b"\0" * 900, bytes(range(256)) * 9, b"- x\n- y\n", b"a: b\n", b"duel: 1\n", b"{"]
)
def test_a_file_with_nothing_in_it_is_one_error(tmp_path: Path, part: bytes) -> None:
    path = tmp_path / "nothing.duel"
    path.write_bytes(part)
    with pytest.raises(ScriptError) as caught:
        load(path)
    assert "\n" not in str(caught.value)
    (found,) = recordings(path)
    assert len(found.moments) <= 1
    assert path.read_bytes() == part


def test_duplicate_keys_lose_their_entry_only(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    before = load(path)
    rows = path.read_text("utf-8").split("\n")
    line = before.moments[9].line
    rows[line - 1] += f"\n    {rows[line - 1].split()[1]} end"
    rows[0] += "\nduel: 1"
    path.write_text("\n".join(rows), "utf-8")
    found = recordings(path)[0]
    assert [problem.line for problem in found.problems] == [2, line + 2]
    assert len(found.moments) == len(before.moments) - 1
    assert found.outcome == before.outcome
    assert sum(watched(path)) >= len(found.moments)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_damaged_nothing_breaks(tmp_path: Path, seed: int) -> None:
    luck = random.Random(seed)
    path = saved_duel(tmp_path, 5, 60)
    data = bytearray(path.read_bytes())
    for _ in range(luck.choice((1, 3, 40))):
        at = luck.randrange(len(data))
        kind = luck.randrange(4)
        if kind == 0:
            data[at] = luck.randrange(256)
        elif kind == 1:
            del data[at : at + luck.randrange(200)]
        elif kind == 2:
            data[at:at] = luck.choice(
                (b"{", b'"', b"\n", b"- ", b": ", b"\xff", b"x-change: {A: {hand: 3}}\n")
            )
        else:
            data[at:at] = data[luck.randrange(len(data)) :][:100]
    path.write_bytes(bytes(data))
    with contextlib.suppress(ScriptError):
        watched(path)
    assert path.read_bytes() == bytes(data)


def test_a_file_without_changes_tells_turns_and_life_points_from_the_events(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 400)
    rows = path.read_text("utf-8").split("\n")
    old = [
        row for row in rows if not row.startswith("    x-change: ") and not row.startswith("  - x-change: ")
    ]
    now = moments(path)
    path.write_text("\n".join(old), "utf-8")
    then = moments(path)
    assert len(then) == len(now)
    for one, other in zip(then, now, strict=True):
        assert one.position is not None
        assert other.position is not None
        for key in ("turn", "player"):
            assert one.position[key] == other.position[key]
        for seat in "AB":
            assert one.position[seat]["lp"] == other.position[seat]["lp"]


@pytest.mark.parametrize(
    ("event", "game", "seen", "unseen"),
    [
        ("drew Level Limit - Area B A", "yugioh", "Yugi draws Level Limit - Area B.", "Yugi draws a card."),
        ("set Man-Eater Bug A", "yugioh", "Yugi Sets Man-Eater Bug.", "Yugi Sets a card."),
        ("summoned Jinzo tribute A", "yugioh", "Yugi Summons Jinzo (tribute).", None),
        ("summoned Jinzo special A", "yugioh", "Yugi Summons Jinzo (special).", "Yugi Summons a card (special)."),
        ("damage B 300 battle", "yugioh", "Kaiba takes 300 damage.", None),
        ("turn 4 B", "yugioh", "Turn 4: Kaiba.", None),
        ("revealed Jinzo, Kuriboh A", "yugioh", "Revealed: Jinzo, Kuriboh A.", "Revealed."),
        ("something new Jinzo", "yugioh", "Something: new Jinzo.", "Something."),
        ("broken Holy Awe Bolshack Dragon B", "duel-masters", "A shield of Kaiba is broken: Holy Awe Bolshack Dragon.",
         "A shield of Kaiba is broken: a card."),
        ("summoned Barkwhip, the Smasher A Fear Fang", "duel-masters",
         "Yugi summons Barkwhip, the Smasher on Fear Fang.",
         None),
        ("turn ending A", "duel-masters", "", None),
    ],
)  # fmt: skip
def test_recorded_events_are_sentences_that_name_nothing_hidden(
    event: str, game: str, seen: str, unseen: str | None
) -> None:
    assert happened(event, None, NAMES, game) == seen
    assert happened(event, 1, NAMES, game) == (seen if unseen is None else unseen)


def test_every_event_has_its_words() -> None:
    """Each word of an event of a game is known as open, or is told without a name."""
    from duel_tui.duel_masters import events as dm_events
    from duel_tui.yugioh import events

    for game, module in (("yugioh", events), ("duel-masters", dm_events)):
        words = {
            kind.word for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)
        }
        hidden = {
            kind.word
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, Event) and not kind.public
        }
        assert set(WORDS[game].forms) <= words
        assert WORDS[game].open <= words
        for word in hidden & WORDS[game].open:
            # Only numbers and phases, or cards that lie open by then.
            assert word in {
                "turn", "paid", "damage", "gained", "lost", "tossed", "won", "lasting", "skipped", "skipped turn",
                "destroyed", "sent to the graveyard", "banished", "tributed", "used as material", "discarded",
                "equipped", "battled", "missed timing", "counter placed", "attack ended", "replay", "vanished", "saved",
                "came back", "turn ending", "extra turn", "won duel",
            }, word  # fmt: skip


def test_a_duel_begun_by_an_older_program_tells_more_from_where_it_was_taken_up(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 60)
    rows = path.read_text("utf-8").split("\n")
    path.write_text("\n".join(row for row in rows if not row.lstrip(" -").startswith("x-change: ")), "utf-8")
    before = len(moments(path))
    resumed = resume(path)
    play_on(resumed.duel, resumed.saved, 30, 6)
    resumed.saved.close()
    found = moments(path)
    assert [moment.exact for moment in found[:before]].count(False) > before // 3
    assert all(moment.exact for moment in found[before:])
    assert found[-1].position == resumed.duel.position()
    assert load(path).broken is None
