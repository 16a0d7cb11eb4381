"""The command line itself: version and start-up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from duel_tui import __version__
from duel_tui.cli import cli


def test_version_is_printed() -> None:
    result = CliRunner().invoke(cli, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"duel-tui {__version__}\n"


def test_version_loads_no_heavy_library() -> None:
    code = (
        "import sys\n"
        "from duel_tui.__main__ import main\n"
        "sys.argv = ['duel-tui', '--version']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(sorted({'textual', 'rich', 'pydantic', 'yaml', 'platformdirs'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


PLAY = "play --plain --names A B --first a --seed 3 --deck-a vanilla40 --deck-b vanilla40"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", ["rules YA-01", PLAY])
def test_an_output_without_room_is_one_line(command: str, tmp_path: Path) -> None:
    done = shell(f"{command} </dev/null >/dev/full", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "duel-tui: the output cannot be written (no space left on device)\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", [PLAY, "play"])
def test_closed_streams_are_no_crash(command: str, closed: str, tmp_path: Path) -> None:
    done = shell(f"{command} {closed}", tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_reader_that_goes_away_is_no_crash(tmp_path: Path) -> None:
    done = shell("cards --search monster | head -1", tmp_path)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def shell(command: str, data: Path) -> subprocess.CompletedProcess[str]:
    """A command in a shell, with nothing to read but what it says itself."""
    return subprocess.run(
        f"{sys.executable} -m duel_tui {command}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "DUEL_TUI_DATA": str(data)},
        timeout=60,
    )
