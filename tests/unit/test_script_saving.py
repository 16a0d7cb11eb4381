"""Saved duels: every decision on disk, torn lines, undo, resume, two programs, the list."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from duel_tui import duel_masters, yugioh
from duel_tui.decklist import builtin_decks, read_deck
from duel_tui.engine.duel import Duel
from duel_tui.engine.steps import PASS
from duel_tui.script.appending import create_file
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.script.folder import data_folder, new_name, saved_duels, unfinished
from duel_tui.script.heads import look
from duel_tui.script.reader import read
from duel_tui.script.resuming import resume
from duel_tui.script.running import run_file
from duel_tui.script.saving import SavedDuel, create
from duel_tui.yugioh import Deck, cards

NAMES = (
    "Battle Ox", "Uraby", "Gemini Elf", "Giant Soldier of Stone", "Dark Magician", "Summoned Skull", "Mystical Elf",
    "Hitotsu-Me Giant", "Ryu-Kishin", "Feral Imp", "Winged Dragon, Guardian of the Fortress #1", "Beaver Warrior",
    "Celtic Guardian", "La Jinn the Mystical Genie of the Lamp",
)  # fmt: skip
DECK = Deck(tuple(card for name in NAMES for card in [cards.find(name)] * 3 if card is not None))


def begun(folder: Path, seed: int = 5) -> tuple[Duel, SavedDuel]:
    duel = yugioh.start((DECK, DECK), seed=seed)
    return duel, create(duel, (DECK, DECK), seed=seed, players=("Yugi", "\x1b[1mKaiba"), folder=folder)


def play(duel: Duel, saved: SavedDuel, count: int, seed: int = 1) -> None:
    """Random answers, each written as a front end does it."""
    luck = random.Random(seed)
    while duel.decision is not None and count:
        decision = duel.decision
        options = [option for option in decision.options if decision.kind != "act" or option.verb != "pass"]
        answer = luck.choice(options)
        command = "" if decision.forced else duel.text(answer)
        player = decision.player
        duel.play(answer)
        if command:
            saved.append(duel, player, command)
            count -= 1


def test_a_duel_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 40)
    saved.close()
    resumed = resume(saved.path)
    assert resumed.duel.digest() == duel.digest()
    assert resumed.duel.commands() == duel.commands()
    assert resumed.players == ("Yugi", "\x1b[1mKaiba")
    assert resumed.notices == []
    play(resumed.duel, resumed.saved, 10, seed=2)
    resumed.saved.close()
    assert run_file(saved.path).ok
    assert resume(saved.path).duel.digest() == resumed.duel.digest()


def test_a_whole_duel_plays_again_to_the_same_digests(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 5000)
    saved.close()
    assert duel.outcome is not None
    assert run_file(saved.path).ok
    assert b"- result: " in saved.path.read_bytes().splitlines()[-1]
    with pytest.raises(ScriptError, match="finished"):
        resume(saved.path)


def test_every_state_of_the_file_is_valid_and_can_be_resumed(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 12)
    saved.close()
    whole = saved.path.read_bytes()
    first = whole.index(b"play:\n") + len(b"play:\n")
    torn = tmp_path / "torn.duel"
    for size in [*range(first, first + 300), *range(len(whole) - 300, len(whole) + 1)]:
        torn.write_bytes(whole[:size])
        resumed = resume(torn)
        resumed.saved.close()
        assert bool(resumed.notices) == (whole[size - 1 : size] != b"\n")
        assert torn.stat().st_size == size, "nothing is rewritten before a new line is written"


def test_torn_bytes_go_when_the_first_new_line_comes(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 7)
    saved.close()
    with saved.path.open("ab") as file:
        file.write(b'  - A: "summon Ge')
    resumed = resume(saved.path)
    assert len(resumed.notices) == 1
    play(resumed.duel, resumed.saved, 3)
    resumed.saved.close()
    assert b"summon Ge\n" not in saved.path.read_bytes()
    assert run_file(saved.path).ok


def test_a_torn_command_that_reads_like_another_is_not_played(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 7)
    saved.close()
    with saved.path.open("ab") as file:
        file.write(b"  - A: e")
    report = run_file(saved.path)
    assert report.ok
    assert len(report.notices) == 1


def test_undo_is_a_line_and_nothing_is_taken_out_of_the_file(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 20)
    before = duel.digest()
    play(duel, saved, 6, seed=3)
    size = saved.path.stat().st_size
    saved.undo(duel, 6)
    assert duel.digest() == before
    assert saved.path.stat().st_size > size
    play(duel, saved, 9, seed=4)
    saved.close()
    assert run_file(saved.path).ok
    assert resume(saved.path).duel.digest() == duel.digest()


def test_giving_up_is_a_line(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 3)
    duel.concede(1)
    saved.append(duel, 1, "concede")
    saved.close()
    lines = saved.path.read_text().splitlines()
    assert "  - B: concede" in lines
    assert lines[-1] == "  - result: {winner: A, reason: concede}"
    assert run_file(saved.path).ok


def test_two_programs_cannot_write_one_duel(tmp_path: Path) -> None:
    _, saved = begun(tmp_path)
    code = f"from duel_tui.script.resuming import resume\nresume({str(saved.path)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "LookOnly" in done.stderr
    assert "is open in another" in done.stderr
    saved.close()
    resume(saved.path).saved.close()


def test_a_full_disk_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 3)
    whole = saved.path.read_bytes()
    write = os.write

    def full(file: int, data: bytes) -> int:
        if len(data) > 5:
            return write(file, data[:5])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(SaveError, match="no space left"):
        saved.note("hello")
    monkeypatch.undo()
    assert saved.path.read_bytes() == whole
    saved.note("hello")
    assert saved.path.read_bytes() == whole + b"  - note: hello\n"


def test_a_digest_that_differs_says_where_and_what(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 12)
    saved.close()
    lines = saved.path.read_text().replace("engine: 0.1.0", "engine: 9.9.9").splitlines(keepends=True)
    at = max(number for number, line in enumerate(lines) if line.startswith("  - x-state"))
    lines[at] = lines[at].replace("lp: ", "lp: 1", 1)
    lines[at + 1] = "  - digest: 0000000000000000\n"
    saved.path.write_text("".join(lines))
    with pytest.raises(ScriptError) as caught:
        resume(saved.path)
    message = str(caught.value)
    assert message.startswith(f"{saved.path}:{at + 2}: ")
    assert "A lp: 1" in message
    assert "9.9.9" in message
    report = run_file(saved.path)
    assert report.line == at + 2
    assert "A lp: 1" in str(report.found)
    resumed = resume(saved.path, anyway=True)
    assert len(resumed.notices) == 1


def test_a_script_written_by_hand_is_not_appended_to(tmp_path: Path) -> None:
    path = tmp_path / "hand.duel"
    path.write_text("duel: 1\ngame: yugioh\nsetup: {}\nplay:\n- A: end\n")
    with pytest.raises(ScriptError, match="saved duel"):
        resume(path)
    path.write_text("duel: 1\ngame: yugioh\nsetup: {}\nplay:\n  - say: hello\n")
    with pytest.raises(ScriptError, match="saved duel"):
        resume(path)
    path.write_text("duel: 1\ngame: yugioh\nsetup: {}\nplay:\n  - A: frobnicate\n")
    with pytest.raises(ScriptError, match="cannot be played again"):
        resume(path)


def test_the_list_has_unfinished_duels_first_and_names_what_is_broken(tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        duel, saved = begun(tmp_path, seed)
        play(duel, saved, 5000 if seed == 2 else 20)
        saved.close()
        os.utime(saved.path, (1000.0 + seed, 1000.0 + seed))
    (tmp_path / "junk.duel").write_bytes(b"\xff\x00{{{")
    (tmp_path / "other.duel").write_text("a: b\n")
    (tmp_path / "empty.duel").write_text("")
    entries = saved_duels(tmp_path)
    assert [entry.modified for entry in entries[:3]] == [1003.0, 1001.0, 1002.0]
    assert [entry.finished for entry in entries[:3]] == [False, False, True]
    assert not any(entry.wrong for entry in entries[:3])
    assert entries[0].players == ("Yugi", "[1mKaiba")
    assert entries[0].game == "yugioh"
    assert entries[0].turn is not None
    assert {entry.path.name for entry in entries[3:] if entry.wrong} == {
        "junk.duel",
        "other.duel",
        "empty.duel",
    }
    assert [entry.modified for entry in unfinished(tmp_path)] == [1003.0, 1001.0]
    assert saved_duels(tmp_path / "none") == []


def test_a_result_that_was_taken_back_is_unfinished(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 5000)
    saved.undo(duel, 2)
    entry = look(saved.path)
    assert entry.unfinished
    saved.close()
    assert resume(saved.path).duel.digest() == duel.digest()


def test_the_folder_and_the_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("DUEL_TUI_DATA")
    assert data_folder().name == "duel-tui"
    name = new_name(("Yûgi/../Mutō", "\x1b[0m日本"), 0)
    assert "/" not in name
    assert name.endswith("yugi-muto-vs-0m")
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(SaveError, match="no duel can be saved"):
        begun(blocked)


KILLED = """
import random, sys
from pathlib import Path
from tests.unit.test_script_saving import begun, play
duel, saved = begun(Path(sys.argv[1]), int(sys.argv[2]))
print("ready", flush=True)
luck = random.Random(1)
while duel.decision is not None:
    answer = luck.choice(duel.decision.options)
    command = "" if duel.decision.forced else duel.text(answer)
    player = duel.decision.player
    duel.play(answer)
    if command:
        saved.append(duel, player, command)
        print(command, flush=True)
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_program_loses_at_most_one_answer(tmp_path: Path, seed: int) -> None:
    root = Path(__file__).parents[2]
    program = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path), str(seed)], stdout=subprocess.PIPE, text=True, cwd=root
    )
    assert program.stdout is not None
    told = [program.stdout.readline() for _ in range(5 + 11 * seed)]
    program.send_signal(signal.SIGKILL)
    told += program.stdout.readlines()
    program.stdout.close()
    program.wait()
    commands = [line.strip() for line in told if line.strip() and line.strip() != "ready"]
    (entry,) = saved_duels(tmp_path)
    written = [line.command for line in read(entry.path, mend=True).script.play if hasattr(line, "command")]
    assert written[: len(commands)] == commands
    assert len(written) <= len(commands) + 1
    if not entry.finished:
        resume(entry.path).saved.close()


def test_real_decks_in_both_ways_of_asking_play_again_to_the_same_digests(tmp_path: Path) -> None:
    paths = builtin_decks()
    starters = tuple(read_deck(path).deck for path in paths if path.stem.startswith("starter_"))[:2]
    for seed in range(6):
        windows = ("real", "visible")[seed % 2]
        luck = random.Random(seed)
        duel = yugioh.start((starters[0], starters[1]), seed=seed, windows=windows)
        saved = create(duel, (starters[0], starters[1]), seed=seed, folder=tmp_path)
        while duel.decision is not None and len(saved.written) < 150:
            play(duel, saved, 5, seed=luck.randrange(1 << 30))
            if len(saved.written) > 9 and luck.random() < 0.2:
                saved.undo(duel, luck.randrange(1, 4))
        saved.close()
        report = run_file(saved.path)
        assert report.ok, report
        if duel.outcome is None:
            resumed = resume(saved.path, windows=windows)
            resumed.saved.close()
            assert resumed.duel.digest() == duel.digest()


def test_a_file_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError):
        create_file(tmp_path, "duel", "duel: 1\n")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_saved_duel_does_not_hide_those_that_are(tmp_path: Path) -> None:
    _, saved = begun(tmp_path)
    saved.close()
    folder = saved.path.parent
    (folder / "loop.duel").symlink_to("loop.duel")
    (folder / "nowhere.duel").symlink_to("gone")
    (folder / "folder.duel").mkdir()
    (folder / "binary.duel").write_bytes(bytes(range(256)) * 40)
    (folder / "empty.duel").touch()
    os.mkfifo(folder / "pipe.duel")
    (folder / ".draft.duel").write_text("")
    assert [entry.path.name for entry in saved_duels(folder) if not entry.wrong] == [saved.path.name]
    broken = {entry.path.name: entry.wrong for entry in saved_duels(folder) if entry.wrong}
    assert set(broken) == {
        f"{name}.duel" for name in ("loop", "nowhere", "folder", "binary", "empty", "pipe")
    }
    assert all(broken.values())


def test_a_duel_killed_between_its_last_answer_and_its_end_is_finished(tmp_path: Path) -> None:
    duel, saved = begun(tmp_path)
    play(duel, saved, 5000)
    saved.close()
    whole = saved.path.read_bytes()
    last = max(whole.rindex(f"\n  - {letter}: ".encode()) for letter in "AB") + 1
    for size in range(whole.index(b"\n", last) + 1, len(whole), 97):
        saved.path.write_bytes(whole[:size])
        assert look(saved.path).unfinished
        with pytest.raises(ScriptError, match="finished"):
            resume(saved.path)
        assert look(saved.path).finished
        assert run_file(saved.path).ok
        assert b"  - result: " in saved.path.read_bytes().splitlines()[-1]


def test_what_had_to_be_done_before_the_end_is_in_no_file_and_done_again(tmp_path: Path) -> None:
    # A creature that attacks each turn if able: with nothing else to do its attack is the only answer, as is `pass`.
    decks = {path.stem: read_deck(path).deck for path in builtin_decks() if path.stem.startswith("dm_")}
    pair = (decks["dm_fire_charge"], decks["dm_water_tides"])
    unwritten = 0
    for seed in range(25):
        luck = random.Random(seed)
        duel = duel_masters.start(pair, seed=seed, first=0)
        saved = create(duel, pair, seed=seed, first=0, rules="tcg-2004", folder=tmp_path)
        while (decision := duel.decision) is not None:
            answer = luck.choice([option for option in decision.options if option.verb != "pass"] or [PASS])
            command = "" if decision.forced else duel.text(answer)
            unwritten += decision.forced and answer is not PASS
            duel.play(answer)
            if command:
                saved.append(duel, decision.player, command)
        saved.settle(duel)
        saved.close()
        report = run_file(saved.path)
        assert report.ok, report
        with pytest.raises(ScriptError, match="finished"):
            resume(saved.path)
    assert unwritten
