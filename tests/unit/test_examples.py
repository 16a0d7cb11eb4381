"""Every example in a docstring or in a page of the guide does what it says."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import duel_tui

PACKAGE = Path(duel_tui.__file__).parent


def with_examples(ending: str) -> list[Path]:
    found = PACKAGE.rglob(f"*.{ending}")
    return sorted(path.relative_to(PACKAGE.parent) for path in found if ">>>" in path.read_text("utf-8"))


@pytest.mark.parametrize("path", with_examples("py"), ids=str)
def test_the_examples_of_a_module_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0, capsys.readouterr().out


@pytest.mark.parametrize("path", with_examples("md"), ids=str)
def test_the_examples_of_a_page_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    failed, _ = doctest.testfile(str(PACKAGE.parent / path), module_relative=False)
    assert failed == 0, capsys.readouterr().out
