"""Progress is kept; a file that is broken or cannot be written is said, never a crash."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duel_tui.lessons.progress import FILE, Progress


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_what_was_done_is_kept(folder: Path) -> None:
    progress = Progress()
    progress.reach("yugioh/one", 3)
    progress.finish("yugioh/two")
    again = Progress()
    assert (again.place("yugioh/one"), again.is_done("yugioh/one")) == (3, False)
    assert (again.place("yugioh/two"), again.is_done("yugioh/two")) == (0, True)
    assert again.count(["yugioh/one", "yugioh/two", "yugioh/three"]) == 1
    again.reach("yugioh/two", 2)
    assert Progress().is_done("yugioh/two"), "taking a lesson again takes nothing away"
    again.finish("yugioh/two")
    assert json.loads((folder / FILE).read_text())["done"] == ["yugioh/two"]
    assert [path.name for path in folder.iterdir()] == [FILE], "no draft is left behind"


def test_what_another_version_wrote_stays(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_text('{"done": ["a/b"], "stars": {"a/b": 5}}')
    Progress().finish("a/c")
    assert json.loads((folder / FILE).read_text())["stars"] == {"a/b": 5}


@pytest.mark.parametrize("content", [b"", b"{", b'{"done": 3}', b'{"at": {"a/b": 0}}', b"\xff\xfe"])
def test_a_broken_file_is_put_aside_with_a_clear_word(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(content)
    progress = Progress()
    assert str(folder / FILE) in progress.notice
    assert not progress.is_done("a/b")
    assert (folder / f"{FILE}.broken").read_bytes() == content
    progress.finish("a/b")
    assert Progress().notice == ""
    assert Progress().is_done("a/b")


def test_a_file_that_cannot_be_read_or_written_is_said(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).mkdir()
    progress = Progress()
    assert str(folder / FILE) in progress.notice
    progress.notice = ""
    progress.finish("a/b")
    assert str(folder / FILE) in progress.notice
    assert progress.is_done("a/b"), "in this sitting it counts"
