"""Reading a duel file for a replay: a saved duel may be torn off at its end, one written by hand counts whole."""

from __future__ import annotations

from pathlib import Path

from duel_tui.script import lines as kinds
from duel_tui.script.errors import ScriptError
from duel_tui.script.file_bytes import bytes_of
from duel_tui.script.reader import Document, read_all

SAVED = (
    kinds.Command, kinds.Undo, kinds.Digest, kinds.Extra, kinds.Note, kinds.Result, kinds.Chance,
)  # fmt: skip
"""What a saved duel is made of; a file with other lines is played as a scenario."""


def is_saved(document: Document) -> bool:
    """Whether a document was written by the game: each line is one decision, with nothing left out."""
    return document.script.engine is not None and all(isinstance(one, SAVED) for one in document.script.play)


def documents_of(path: str | Path) -> list[Document]:
    """Every duel of a file. Of a saved one, a last line that was not written to its end is left out.

    Raises ScriptError.
    """
    try:
        documents = read_all(path)
    except ScriptError:
        return read_all(path, mend=True)
    if documents and is_saved(documents[-1]):
        return read_all(path, mend=True) if _torn(path) else documents
    return documents


def _torn(path: str | Path) -> bool:
    """Whether the last line of a file has no end."""
    return not bytes_of(path).endswith(b"\n")
