"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from duel_tui.whole_files import write_whole


def test_a_file_is_written_with_its_own_line_ends(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.txt", "one\r\ntwo\n")
    assert (tmp_path / "a.txt").read_bytes() == b"one\r\ntwo\n"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_file_that_is_there_is_replaced_only_if_wanted(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("precious")
    with pytest.raises(FileExistsError):
        write_whole(file, "new", over=False)
    assert file.read_text() == "precious"
    write_whole(file, "new")
    assert file.read_text() == "new"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_where_there_are_no_second_names_nothing_is_written_over_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links")

    monkeypatch.setattr(os, "link", no_links)
    write_whole(tmp_path / "a.txt", "first", over=False)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "a.txt", "second", over=False)
    assert (tmp_path / "a.txt").read_text() == "first"
    assert os.listdir(tmp_path) == ["a.txt"]


@pytest.mark.parametrize("over", [True, False])
def test_what_cannot_be_written_leaves_nothing(tmp_path: Path, over: bool) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "kept").write_text("kept")
    for path in (tmp_path / "folder", tmp_path / "missing" / "a.txt", tmp_path / "folder" / "kept" / "a.txt"):
        with pytest.raises(OSError, match=r"."):
            write_whole(path, "text", over)
    assert os.listdir(tmp_path) == ["folder"]
    assert os.listdir(tmp_path / "folder") == ["kept"]
