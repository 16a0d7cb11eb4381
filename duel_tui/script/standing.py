"""How the duels of a match file ended, as their lines say it: nothing is played again."""

from __future__ import annotations

from collections.abc import Iterable

from duel_tui.script import lines as kinds
from duel_tui.script.reader import Document
from duel_tui.script.words import SEATS
from duel_tui.yugioh import Options
from duel_tui.yugioh.match import Played


def result_of(document: Document) -> kinds.Result | None:
    """The result of a duel; None while it goes on. A result that was taken back is none."""
    found: kinds.Result | None = None
    for line in document.script.play:
        if isinstance(line, kinds.Result):
            found = line
        elif isinstance(line, kinds.Undo | kinds.Command):
            found = None
    return found


def played(documents: Iterable[Document]) -> tuple[Played, ...]:
    """The duels that are over, in order."""
    found = []
    for document in documents:
        result = result_of(document)
        if result is not None:
            winner = SEATS.index(result.end.winner) if result.end.winner in SEATS else None
            found.append(Played(winner, first_of(document), result.end.reason or ""))
    return tuple(found)


def first_of(document: Document) -> int:
    """Who took the first turn of a duel: as its header says, else as its seed decides."""
    if document.script.first is not None:
        return SEATS.index(document.script.first)
    from duel_tui.script.starting import begin

    return begin(document, checked=False).view(0).player


def duels_of(head: Document, options: Options) -> int:
    """How many duels a match has."""
    return (head.match.of if head.match else None) or options.match_of
