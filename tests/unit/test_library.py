"""The library: finding, renaming, the trash, copies in and out, and `duel-tui duels`."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duel_tui.cli import cli
from duel_tui.decklist import builtin_decks, deck_title
from duel_tui.script import library
from duel_tui.script.appending import LineFile
from duel_tui.script.errors import SaveError
from duel_tui.script.folder import duels_folder, saved_duels, trash_folder
from duel_tui.script.heads import HEAD, look
from duel_tui.script.library import LibraryError
from duel_tui.script.writer import play_line
from duel_tui.table import match_play
from duel_tui.table.opening import CannotOpen, opening
from duel_tui.table.setup import Setup, begin, take_up_again
from tests.unit.test_script_saving import begun, play

NAMED = ("alpha", "beta", "gamma")


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The files of two unfinished duels and, between them, of one that is over."""
    found = []
    for seed, count in enumerate((20, 5000, 20)):
        duel, saved = begun(tmp_path_factory.mktemp("three"), seed)
        play(duel, saved, count)
        saved.close()
        found.append(saved.path.read_bytes())
    return found


@pytest.fixture(autouse=True)
def duels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, three: list[bytes]) -> Path:
    """The three in the library, the latest one first: gamma, alpha, and beta, which is over."""
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    duels_folder().mkdir()
    for seed, data in enumerate(three):
        path = duels_folder() / f"{NAMED[seed]}.duel"
        path.write_bytes(data)
        os.utime(path, (1000.0 + seed, 1000.0 + seed))
    return duels_folder()


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["duels", *arguments])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


# -- finding


def test_a_duel_is_found_by_number_name_file_and_words(duels: Path) -> None:
    assert [library.find(number).path.stem for number in "123"] == ["gamma", "alpha", "beta"]
    for wanted in ("alpha", "alpha.duel", str(duels / "alpha.duel"), "ALP unfinished"):
        assert library.find(wanted).path.stem == "alpha"
    for wanted, wrong in (("4", "number 4"), ("0", "number 0"), ("kaiba", "several"), ("joey", "no duel")):
        with pytest.raises(LibraryError, match=wrong):
            library.find(wanted)
    (duels / "alpha.duel").rename(duels / "4.duel")
    assert library.find("4").path.stem == "4", "a name goes before a number"


def test_words_are_found_without_case_and_accents(duels: Path) -> None:
    library.rename(duels / "alpha.duel", "Éclat à Lyon")
    entries = saved_duels()
    assert [entry.path.stem for entry in library.search(entries, "eclat LYON yugi")] == ["Éclat à Lyon"]
    assert [entry.path.stem for entry in library.search(entries, "won yu-gi-oh")] == ["beta"]
    assert library.search(entries, "eclat joey") == []
    assert library.search(entries, "  ") == entries


# -- what stands in the list


def test_the_list_says_who_won_and_why(duels: Path) -> None:
    entry = look(duels / "beta.duel")
    assert entry.finished
    assert entry.reason in ("lp", "deck")
    assert entry.turn is not None
    assert library.state(entry) == f"{entry.players[entry.winner or 0]} won, turn {entry.turn}"


def test_the_turn_is_found_however_long_it_lasts(duels: Path) -> None:
    before = look(duels / "alpha.duel")
    file = LineFile(duels / "alpha.duel")
    file.append("".join(play_line({"note": "thinking " * 20}) for _ in range(100)))
    file.close()
    assert look(duels / "alpha.duel").turn == before.turn


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda data: b"", "empty"),
        (lambda data: b"\0" * 5000, "empty"),
        (lambda data: data[:40], "no duel|breaks off"),
        (lambda data: data[:150], "breaks off"),
        (lambda data: data + b"\xff\xfe\n" * 3, "damaged"),
        (lambda data: data[:-5] + b"\n\0\0\0\nmore\n", "damaged"),
        (lambda data: data.replace(b"duel: 1", b"duel: 2", 1), "newer version"),
        (lambda data: b"PK\x03\x04" + data, "line 1|no duel"),
        (lambda data: b"players: {A: [}\n" + data, "line 1"),
    ],
)
def test_a_damaged_file_is_named_and_left_alone(duels: Path, damage: object, told: str) -> None:
    path = duels / "alpha.duel"
    data = damage(path.read_bytes())  # type: ignore[operator]
    path.write_bytes(data)
    entry = look(path)
    assert not entry.unfinished
    assert any(word in entry.wrong for word in told.split("|")), entry.wrong
    listed = run()
    assert listed.exit_code == 0
    assert f"alpha.duel cannot be used: {entry.wrong}" in listed.output
    with pytest.raises((LibraryError, SaveError)):
        library.bring_in(path)
    assert path.read_bytes() == data


def test_a_torn_line_and_bytes_of_a_crash_are_no_damage(duels: Path) -> None:
    path = duels / "alpha.duel"
    whole = path.read_bytes()
    for end in (b'  - A: "summ', b"\0" * 4096, b'  - A: "\xc3', b"  - resu\0\0\0"):
        path.write_bytes(whole + end)
        assert look(path).unfinished


def test_a_result_line_that_is_torn_is_no_result(duels: Path) -> None:
    path = duels / "beta.duel"
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert not look(path).finished


def test_hundreds_of_duels_are_listed_at_once(duels: Path, tmp_path: Path) -> None:
    # A duel of some hundred decisions; the list reads its first and its last kilobytes.
    data = (duels / "beta.duel").read_bytes()
    assert len(data) > 4 * HEAD
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(500):
        (folder / f"{number}.duel").write_bytes(data)
    begin = time.process_time()
    assert len(saved_duels(folder)) == 500
    assert time.process_time() - begin < 1.0


# -- names and the trash


def test_a_new_name_is_a_name_that_every_system_takes(duels: Path) -> None:
    path = library.rename(duels / "alpha.duel", '  ../a:b\\c*?"<>|.duel ')
    assert path == duels / "a-b-c-.duel"
    assert look(path).name == "a-b-c-"
    assert library.rename(path, "a-b-c-") == path
    long = library.rename(path, "日" * 300)
    assert len(os.fsencode(long.name)) <= 255
    assert library.rename(long, "\x1b[31mred\u202e").name == "[31mred.duel"
    for name in ("", " . ", "...", "\x00"):
        with pytest.raises(LibraryError, match="a letter or a number"):
            library.rename(duels / "beta.duel", name)
    with pytest.raises(LibraryError, match="another duel"):
        library.rename(duels / "beta.duel", "gamma")
    assert names(duels) == ["[31mred.duel", "beta.duel", "gamma.duel"]


def test_trash_and_back_without_writing_over_anything(duels: Path) -> None:
    data = (duels / "alpha.duel").read_bytes()
    first = library.delete(duels / "alpha.duel")
    (duels / "alpha.duel").write_bytes(b"another one")
    second = library.delete(duels / "alpha.duel")
    assert (first.name, second.name) == ("alpha.duel", "alpha-2.duel")
    assert first.parent == second.parent == trash_folder()
    assert (first.read_bytes(), second.read_bytes()) == (data, b"another one")
    (duels / "alpha.duel").write_bytes(b"a third one")
    assert library.restore(first).name == "alpha-2.duel"
    assert names(trash_folder()) == ["alpha-2.duel"]
    assert names(duels) == ["alpha-2.duel", "alpha.duel", "beta.duel", "gamma.duel"]


def test_links_folders_and_broken_files_can_be_put_away(duels: Path) -> None:
    (duels / "link.duel").symlink_to("nowhere.duel")
    (duels / "folder.duel").mkdir()
    (duels / "folder.duel" / "inside").write_text("kept")
    for name in ("link", "folder"):
        library.delete(library.find(name).path)
    assert (trash_folder() / "link.duel").is_symlink()
    assert (trash_folder() / "folder.duel" / "inside").read_text() == "kept"
    assert names(duels) == ["alpha.duel", "beta.duel", "gamma.duel"]


def test_a_duel_that_is_open_is_not_moved(duels: Path) -> None:
    file = LineFile(duels / "alpha.duel")
    for move in (library.delete, lambda path: library.rename(path, "new")):
        with pytest.raises(LibraryError, match="another duel-tui"):
            move(duels / "alpha.duel")
    file.close()
    assert library.delete(duels / "alpha.duel").is_file()


def test_a_file_in_the_place_of_a_folder_is_named(duels: Path, tmp_path: Path) -> None:
    (tmp_path / "trash").write_text("no folder")
    with pytest.raises(LibraryError, match="it lies where it was"):
        library.delete(duels / "alpha.duel")
    assert names(duels) == ["alpha.duel", "beta.duel", "gamma.duel"]


# -- in and out


def test_copies_go_out_and_come_in(duels: Path, tmp_path: Path) -> None:
    out = library.copy_out(duels / "alpha.duel", tmp_path)
    assert out.read_bytes() == (duels / "alpha.duel").read_bytes()
    with pytest.raises(LibraryError, match="exists"):
        library.copy_out(duels / "alpha.duel", tmp_path)
    with pytest.raises(LibraryError, match="cannot be written"):
        library.copy_out(duels / "alpha.duel", tmp_path / "no folder" / "x.duel")
    with pytest.raises(LibraryError, match="in the library already"):
        library.bring_in(out)
    library.delete(duels / "alpha.duel")
    (duels / "alpha.duel").write_bytes(b"in its place")
    os.utime(out, (5000.0, 5000.0))
    new = library.bring_in(out)
    assert new.name == "alpha-2.duel"
    assert new.stat().st_mtime == 5000.0
    assert (duels / "alpha.duel").read_bytes() == b"in its place"


def test_what_does_not_play_does_not_come_in(duels: Path, tmp_path: Path) -> None:
    text = (duels / "alpha.duel").read_text()
    lines = text.splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if line.startswith(("  - A:", "  - B:")))
    other = tmp_path / "other.duel"
    for wrong, told in (
        (
            "".join(lines[:first]) + '  - A: "summon Nobody"\n' + "".join(lines[first:]),
            f"other.duel:{first + 1}: ",
        ),
        (text + "  - expect: {turn: 1}\n", "not one that a saved duel has"),
        (text.replace("game: yugioh", "refused: yes\ngame: yugioh"), "no saved duel"),
        (text.replace("digest: ", "digest: 0000000000000000 #", 1), "position"),
    ):
        other.write_text(wrong)
        with pytest.raises(LibraryError, match=told):
            library.bring_in(other)
    with pytest.raises(LibraryError, match="cannot be read"):
        library.bring_in(tmp_path / "none.duel")
    assert len(names(duels)) == 3


def test_a_torn_end_stays_outside(duels: Path, tmp_path: Path) -> None:
    whole = (duels / "alpha.duel").read_bytes()
    (duels / "alpha.duel").write_bytes(whole + b'  - A: "summ')
    out = library.copy_out(duels / "alpha.duel", tmp_path)
    assert out.read_bytes() == whole
    out.write_bytes(whole + b"\0\0\0")
    (duels / "alpha.duel").unlink()
    assert library.bring_in(out).read_bytes() == whole


# -- the command line


def test_the_command_lists_and_tells(duels: Path) -> None:
    listed = run()
    assert listed.exit_code == 0
    lines = listed.output.splitlines()
    assert [line.split('"')[1] for line in lines[:3]] == ["gamma", "alpha", "beta"]
    assert "3 duels, 2 unfinished" in lines[3]
    assert [json.loads(line)["name"] for line in run("--json", "--unfinished").output.splitlines()] == [
        "gamma",
        "alpha",
    ]
    found = run("search", "beta").output
    assert found.startswith("  3  ")
    over = json.loads(run("search", "--json", "beta").output)
    assert over["finished"]
    assert over["winner"] in ("A", "B")
    assert over["players"] == {"A": "Yugi", "B": "[1mKaiba"}


def test_the_command_renames_deletes_restores_exports_and_imports(duels: Path, tmp_path: Path) -> None:
    assert run("rename", "1", "The Final").exit_code == 0
    assert run("delete", "3", "1").exit_code == 0, "numbers are those of the list before anything is deleted"
    assert names(duels) == ["alpha.duel"]
    assert '"The Final"' in run("--trash").output
    assert run("restore", "The Final").exit_code == 0
    assert names(trash_folder()) == ["beta.duel"]
    assert run("export", "The Final", str(tmp_path / "out.duel")).exit_code == 0
    assert run("export", "The Final", str(tmp_path / "out.duel")).exit_code == 2
    run("delete", "The Final")
    imported = run("import", str(tmp_path / "none.duel"), str(tmp_path / "out.duel"))
    assert imported.exit_code == 2
    assert "none.duel" in imported.output
    assert "copied in as out.duel" in imported.output
    assert run("delete", "alpha", "nobody").exit_code == 2
    assert names(duels) == ["alpha.duel", "out.duel"], "nothing goes before everything is found"


def test_an_empty_library_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path / "none"))
    listed = run()
    assert listed.exit_code == 0
    assert "0 duels" in listed.output


@pytest.mark.parametrize("of", [1, 3])
def test_the_list_names_the_decks_also_after_a_rematch(of: int) -> None:
    decks = {path.stem: path for path in builtin_decks()}
    setup = Setup((decks["beatdown"], decks["goat_control"]), ("Ann", "Ben"), first=0, of=of)

    def saved(setup: Setup) -> Path:
        file = (match_play.begin(setup) if of > 1 else begin(setup)).saved
        assert file is not None
        file.close()
        return file.path  # type: ignore[no-any-return, union-attr]

    path = saved(setup)
    entry = look(path)
    assert entry.decks == (deck_title(decks["beatdown"]), deck_title(decks["goat_control"]))
    assert [found.path for found in library.search(saved_duels(), f"{entry.decks[1]} ann")] == [path]
    if of > 1:
        match, _ = match_play.take_up(path)
        again: Setup | None = match.setup
        match.close()
    else:
        session, _, again = take_up_again(path)
        session.close()
    assert again is not None
    assert look(saved(again.swapped())).decks == entry.decks[::-1]


def test_a_duel_is_taken_up_and_watched_by_the_name_it_has_in_the_list(duels: Path, tmp_path: Path) -> None:
    assert opening(resume="alpha").resume == duels / "alpha.duel"
    assert opening(resume="1").resume == duels / "gamma.duel"
    assert opening(resume=str(tmp_path / "x.duel")).resume == tmp_path / "x.duel"
    with pytest.raises(CannotOpen, match="no duel in"):
        opening(resume="nobody")
    watched = CliRunner().invoke(cli, ["replay", "--plain", "kaiba"])
    assert watched.exit_code == 2
    assert "several duels fit kaiba" in watched.output


def test_a_draft_that_was_left_behind_long_ago_goes(duels: Path) -> None:
    old, new = duels / ".x.1.tmp", duels / ".y.2.tmp"
    for draft in (old, new):
        draft.write_text("a draft")
    os.utime(old, (1000.0, 1000.0))
    begun(duels)[1].close()
    assert not old.exists()
    assert new.exists()
