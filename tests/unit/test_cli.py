"""The command line itself: version and start-up."""

from __future__ import annotations

import subprocess
import sys

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
