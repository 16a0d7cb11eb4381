"""The wheel holds everything the program needs and works far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import duel_tui

TOP = Path(duel_tui.__file__).parent.parent
CODE = """
import duel_tui
from duel_tui.decklist import builtin_decks
print(duel_tui.__file__)
print(*sorted(path.name for path in builtin_decks()))
from duel_tui.script.rulebook import coverage, scenarios
print(scenarios()["YA-13"][0].path, "YA-13" in coverage().missing)
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the content of a freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=TOP, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(site: Path, where: Path, *arguments: str) -> str:
    """Run Python in the folder `where`, with the unpacked wheel before everything else on the path."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=where, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


def files_of(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_every_file_of_the_package_the_decks_and_the_scenarios(unpacked: Path) -> None:
    package = files_of(TOP / "duel_tui")
    decks = {f"_decks/{name}" for name in files_of(TOP / "decks")}
    assert "_decks/starter_yugi_2002.ydk" in decks
    scenarios = {f"_scenarios/{name}" for name in files_of(TOP / "tests" / "scenarios")}
    assert files_of(unpacked / "duel_tui") == package | decks | scenarios


def test_the_wheel_holds_no_tests_and_the_license(unpacked: Path) -> None:
    roots = {path.name for path in unpacked.iterdir()}
    assert roots == {"duel_tui", f"duel_tui-{duel_tui.__version__}.dist-info"}
    assert any(name.endswith("LICENSE") for name in files_of(unpacked))


def test_the_program_runs_from_the_wheel_in_any_folder(unpacked: Path, tmp_path: Path) -> None:
    version = run(unpacked, tmp_path, "-m", "duel_tui", "--version")
    assert version == f"duel-tui {duel_tui.__version__}\n"
    where, decks, shown = run(unpacked, tmp_path, "-c", CODE).splitlines()
    assert Path(where).is_relative_to(unpacked)
    assert decks.split() == sorted(files_of(TOP / "decks"))
    scenario, missing = shown.rsplit(" ", 1)
    assert Path(scenario).is_relative_to(unpacked)
    assert missing == "False"
