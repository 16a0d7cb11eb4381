"""The shape of the program: imports point down, the engine stands alone, files stay short."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import duel_tui

PACKAGE = Path(duel_tui.__file__).parent

# What each part of the package may import, beside itself. Lower parts first.
BELOW: dict[str, set[str]] = {"": set(), "engine": set(), "whole_files": set(), "guide": set()}
BELOW["yugioh"] = {"engine"}
BELOW["duel_masters"] = {"engine"}
BELOW["games"] = {"engine", "yugioh", "duel_masters"}
GAMES = {"engine", "yugioh", "duel_masters", "games"}
BELOW["text"] = GAMES - {"games"}
BELOW["decklist"] = GAMES | {"text", "whole_files"}
BELOW["bots"] = {"engine", "games", "text", "decklist"}
BELOW["script"] = GAMES | {"text", "decklist"}
BELOW["replay"] = {"engine", "yugioh", "duel_masters", "text", "script"}
BELOW["lessons"] = {"engine", "text", "script", "whole_files"}
BELOW["puzzles"] = GAMES | {"text", "script", "lessons", "whole_files"}
BELOW["table"] = GAMES | {"text", "decklist", "script", "replay", "lessons", "puzzles", "whole_files"}
BELOW["plain"] = BELOW["table"] - {"whole_files"} | {"table"}
BELOW["tui"] = BELOW["plain"] | {"guide"}
BELOW["export"] = {"engine", "text", "script", "replay", "table", "whole_files"}
BELOW["cli_shared"] = set()
BELOW["cli_duels"] = {"text", "script", "cli_shared"}
BELOW["cli_export"] = {"text", "export", "cli_shared"}
BELOW["cli_puzzles"] = {"text", "puzzles", "plain", "tui", "cli_shared"}
BELOW["cli"] = {"text", "decklist", "bots", "script", "lessons", "table", "plain", "tui"}
BELOW["cli"] |= {"cli_shared", "cli_duels", "cli_export", "cli_puzzles"}
BELOW["__main__"] = {"cli", "text"}

LONGEST = 400
LONGEST_CARD_SET = 600


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to: `engine`, `tui`, or the name of a module at the top."""
    inside = path.relative_to(PACKAGE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem.replace("__init__", "")


def imported(source: str, home: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a module of the package `home` imports, also inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = home[: len(home) - node.level + 1] if node.level else ()
            origin = ".".join([*above, node.module or ""]).strip(".")
            # `from duel_tui import tui` names the part only behind the word import.
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}" if origin == "duel_tui" else origin


def imports_of(path: Path) -> list[tuple[str, str]]:
    """`file:line` and full name of everything that a file imports."""
    inside = path.relative_to(PACKAGE)
    found = imported(path.read_text("utf-8"), ("duel_tui", *inside.parts[:-1]))
    return [(f"{inside}:{line}", name) for line, name in found]


def test_every_part_has_its_place_in_the_layers() -> None:
    assert {part_of(path) for path in modules()} <= set(BELOW)


def test_imports_point_down() -> None:
    wrong = []
    for path in modules():
        part = part_of(path)
        for where, name in imports_of(path):
            root, _, rest = name.partition(".")
            target = rest.partition(".")[0]
            if root == "duel_tui" and target in BELOW and target not in BELOW[part] | {part, ""}:
                wrong.append(f"{where} imports {name}")
    assert not wrong


def test_the_engine_needs_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"duel_tui"}
    found = [pair for path in (PACKAGE / "engine").rglob("*.py") for pair in imports_of(path)]
    assert not [f"{where} imports {name}" for where, name in found if name.partition(".")[0] not in allowed]


def test_every_way_of_importing_is_seen() -> None:
    source = "def f():\n    import duel_tui.tui\n    from duel_tui import cli\n    from ..text import en\n"
    found = [name for _, name in imported(source, ("duel_tui", "engine"))]
    assert found == ["duel_tui.tui", "duel_tui.cli", "duel_tui.text"]


@pytest.mark.parametrize("game", sorted(game for game in GAMES - {"engine"} if (PACKAGE / game).is_dir()))
def test_a_game_loads_no_library_of_the_front_ends(game: str) -> None:
    code = (
        "import sys, pkgutil, importlib\n"
        f"for name in ('duel_tui.engine', 'duel_tui.{game}'):\n"
        "    package = importlib.import_module(name)\n"
        "    for info in pkgutil.walk_packages(package.__path__, name + '.'):\n"
        "        importlib.import_module(info.name)\n"
        "print(sorted({'textual', 'rich', 'pydantic', 'yaml', 'click', 'platformdirs'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[]\n"


def test_files_stay_short() -> None:
    long = []
    for path in modules():
        lines = len(path.read_text("utf-8").splitlines())
        if lines > (LONGEST_CARD_SET if path.parent.name == "cards" else LONGEST):
            long.append(f"{path.relative_to(PACKAGE)}: {lines} lines")
    assert not long
