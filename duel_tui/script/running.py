"""`duel-tui run`: plays files and folders of files, and says how each went."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from duel_tui.script.errors import ScriptError
from duel_tui.script.reader import Document, read_all
from duel_tui.script.runner import Report, run_document
from duel_tui.text.en import running as say
from duel_tui.text.plain import plain

Print = Callable[[str], None]


def run_paths(paths: Iterable[str], as_json: bool = False, output: Print = print) -> int:
    """Play every file; folders stand for all `.duel` files in them.

    Returns the exit code: 0 all hold, 1 one fails, 2 a file cannot be read.
    """
    counts = {"passed": 0, "failed": 0, "unreadable": 0}
    for path in paths:
        for report in _reports(path):
            counts["passed" if report.ok else "failed" if report.readable else "unreadable"] += 1
            if as_json:
                output(json.dumps(report.as_json(), ensure_ascii=False))
            elif not report.ok:
                for line in told(report):
                    output(line)
            else:
                for notice in report.notices:
                    output(plain(notice))
    if not as_json:
        output(say.run_summary(**counts))
    return 2 if counts["unreadable"] else 1 if counts["failed"] else 0


def told(report: Report) -> Iterator[str]:
    """A report that is not well, in words."""
    if not report.readable:
        place = f"{report.file}:{report.line}" if report.line else report.file
        yield plain(
            f"{place}: {report.found}; {report.expected}" if report.expected else f"{place}: {report.found}"
        )
        return
    yield plain(say.run_failed(report.file, report.line, report.expected or "", report.found or ""))
    yield plain(say.legal_commands(report.legal))


def _documents(path: str | Path) -> list[Document]:
    """The documents of a file. A saved duel whose last line was torn by a crash is read without that line.

    The game ends each line that it writes; a file written by hand may end without.
    """
    try:
        found = read_all(path)
    except ScriptError as error:
        if not _torn(path):
            raise
        try:
            return read_all(path, mend=True)
        except ScriptError:
            raise error from None
    if found and found[-1].script.cards_hash is not None and _torn(path):
        return read_all(path, mend=True)
    return found


def _torn(path: str | Path) -> bool:
    """Whether the last line of a file has no end."""
    try:
        return os.path.isfile(path) and not Path(path).read_bytes().endswith(b"\n")
    except OSError:
        return False


def run_file(path: str | Path) -> Report:
    """Play one file; a match file is played duel by duel until one fails."""
    try:
        report = Report(str(path), True)
        for document in _documents(path):
            report = run_document(document)
            report.notices = document.notices
            if not report.ok:
                return report
        return report
    except ScriptError as error:
        return unreadable(error)


def run_loaded(document: Document) -> Report:
    """Play a document that was read already."""
    try:
        return run_document(document)
    except ScriptError as error:
        return unreadable(error)


def unreadable(error: ScriptError) -> Report:
    """The report of a file that cannot be played: `found` is what is wrong, `expected` what would be right."""
    return Report(error.file, False, error.line or None, error.remedy, error.message, readable=False)


def scripts_in(folder: Path) -> list[Path]:
    """Every `.duel` file of a folder and the folders in it, in the order of their names."""
    return sorted(path for path in folder.rglob("*.duel") if os.path.isfile(path))


def _reports(path: str) -> Iterator[Report]:
    where = Path(path)
    if not os.path.isdir(where):
        yield run_file(path)
        return
    files = scripts_in(where)
    if not files:
        yield unreadable(ScriptError(path, 0, *say.no_files(path)))
    for file in files:
        yield run_file(file)
