"""Duels on disk while they are played.

Every decision that had more than one legal answer is appended before the next one is asked, so a program that is
killed loses at most the answer being typed. A file is never rewritten: what was taken back stays, behind it `undo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from duel_tui import __version__
from duel_tui.decklist import entries_of
from duel_tui.decklist.pools import AnyDeck, game_of
from duel_tui.engine.duel import Duel
from duel_tui.engine.rng import seed_text
from duel_tui.games import of
from duel_tui.script.appending import LineFile, create_file
from duel_tui.script.cards_hash import cards_hash
from duel_tui.script.changes import change
from duel_tui.script.errors import SaveError
from duel_tui.script.folder import duels_folder, new_name
from duel_tui.script.happened import UNWRITTEN, text
from duel_tui.script.heads import DECK_NAMES
from duel_tui.script.models import Match, Script
from duel_tui.script.words import FORMAT, SEATS
from duel_tui.script.writer import header, play_line

AT_ANY_TIME = ("concede", "offer draw", "accept draw")
UNDO = "x-undo"
"""The key of the header that says whether answers may be taken back."""
UNPLAYED = ("concede", "agreed")
"""Ends that may come in a window in which one can only pass. No answer in the file leads into such a window, so the
position is then not that of a duel played again from the file."""


class Written(NamedTuple):
    """An answer in the file: how many answers the duel had before it, whose it was; `forced`: the only one possible."""

    before: int
    seat: int
    command: str
    forced: bool = False


class SavedDuel:
    """The file of a duel that is being played.

    Front ends play on the duel themselves and tell `append` each written answer; `written` are those that count.
    `told` is the position that the file holds at its end, if any.
    """

    def __init__(
        self,
        file: LineFile,
        duel: Duel,
        written: list[Written],
        digested: int = 0,
        told: dict[str, Any] | None = None,
    ) -> None:
        self.file = file
        self.written = written
        self.digested = digested
        self._mark = duel.mark()
        self._told = told

    @property
    def path(self) -> Path:
        """The file."""
        return self.file.path

    def append(self, duel: Duel, seat: int, command: str) -> None:
        """Write an answer that was just played, and what it caused. Raises SaveError; the file is then as before.

        An answer to a decision with one legal answer is given here in a strict duel only. `concede`, `offer draw` and
        `accept draw` are written like answers.
        """
        before = duel.answers if command in AT_ANY_TIME else duel.answers - 1
        self._append(duel, play_line({SEATS[seat]: command}))
        if command != "offer draw" or duel.outcome is not None:
            self.written.append(Written(before, seat, command))

    def settle(self, duel: Duel, missing: bool = False) -> None:
        """Write how the duel ended, where the answer that ended it was the only one and is not written itself.

        `missing`: the file has its last answer but not the end, since the program was killed between the two. Raises
        SaveError; the file is then as before.
        """
        if duel.outcome is not None and (missing or duel.mark() != self._mark):
            self._append(duel, "")

    def _append(self, duel: Duel, line: str) -> None:
        """Write a line and what it caused."""
        mark, digested, told = self._mark, self.digested, self._told
        try:
            self.file.append(line + self._caused(duel))
        except SaveError:
            self._mark, self.digested, self._told = mark, digested, told
            raise

    def undo(self, duel: Duel, count: int = 1, remarks: Mapping[str, Any] | None = None) -> None:
        """Take back the last written answers, on the duel and in the file.

        `remarks` are written beside it, under keys that begin with `x-`. Raises NotLegal when there are fewer, and
        SaveError; then nothing was taken back.
        """
        if not 0 < count <= len(self.written):
            duel.undo(duel.answers + 1)  # raises the engine's own refusal
        self.file.append(play_line({"undo": count, **(remarks or {})}))
        duel.undo(duel.answers - self.written[-count].before)
        del self.written[-count:]
        self.digested = min(self.digested, duel.state.turn)
        self._mark = duel.mark()
        # Where an undone duel stands is for the engine to say: the next answer writes the position whole.
        self._told = None

    def undo_to(self, duel: Duel, answers: int, remarks: Mapping[str, Any] | None = None) -> None:
        """Take back every written answer that came when the duel had so many answers, or more. Raises as `undo`."""
        self.undo(duel, sum(written.before >= answers for written in self.written), remarks)

    def note(self, remark: str) -> None:
        """Write a comment."""
        self.file.append(play_line({"note": remark}))

    def close(self) -> None:
        """Give the file free; everything is written already."""
        self.file.close()

    def _caused(self, duel: Duel) -> str:
        """The lines behind an answer: events and what they changed, once a turn the position and its digest, at the
        end the result.
        """
        outcome = duel.outcome
        if outcome is not None:
            whole = outcome.reason not in UNPLAYED
        else:
            whole = duel.stable and duel.state.turn > self.digested
        lines = self._happened(duel, whole)
        if whole:
            self.digested = max(self.digested, duel.state.turn)
            lines += position_lines(duel)
        if outcome is not None:
            winner = "draw" if outcome.winner is None else SEATS[outcome.winner]
            lines += play_line({"result": {"winner": winner, "reason": outcome.reason}})
        return lines

    def _happened(self, duel: Duel, whole: bool) -> str:
        """Events, and what they changed; nothing of the latter where the `whole` position follows."""
        events = [event for event in duel.events(self._mark) if getattr(event, "word", "") not in UNWRITTEN]
        self._mark = duel.mark()
        line: dict[str, Any] = {"x-events": [text(event) for event in events]} if events else {}
        before, self._told = self._told, duel.position()
        if not whole:
            if before is None:
                line["x-state"] = self._told
            elif different := change(before, self._told):
                line["x-change"] = different
        return play_line(line) if line else ""


def position_lines(duel: Duel) -> str:
    """The position of a duel and its digest."""
    return play_line({"x-state": duel.position()}) + play_line(
        {"digest": duel.digest(), "x-turn": str(duel.state.turn)}
    )


def create(
    duel: Duel,
    decks: tuple[AnyDeck, AnyDeck],
    *,
    seed: int,
    players: tuple[str, str] = ("A", "B"),
    first: int | None = None,
    rules: str = "",
    options: Mapping[str, str] | None = None,
    title: str | None = None,
    strict: bool = False,
    undo: str = "",
    deck_names: tuple[str, str] = ("", ""),
    folder: Path | None = None,
) -> SavedDuel:
    """Begin the file of a duel that has just been started with these decks. Raises SaveError.

    `strict`: it was started with all windows, and every answer will be given to `append`, also the only possible one.
    """
    script = start_script(
        decks,
        seed=seed,
        players=players,
        first=first,
        rules=rules,
        options=options,
        title=title,
        strict=strict,
        undo=undo,
        deck_names=deck_names,
    )
    text, digested = opening_lines(script, duel)
    path = create_file(folder or duels_folder(), new_name(players), text)
    return SavedDuel(LineFile(path), duel, [], digested, duel.position())


def opening_lines(script: Script, duel: Duel) -> tuple[str, int]:
    """How the file of a duel that was just started begins, and the turn whose position it holds already."""
    whole = duel.stable and duel.outcome is None
    # A duel may begin with a question; its position is then recorded without a digest.
    lines = position_lines(duel) if whole else play_line({"x-state": duel.position()})
    return header(script) + "play:\n" + lines, duel.state.turn if whole else 0


def start_script(
    decks: tuple[AnyDeck, AnyDeck],
    *,
    seed: int,
    players: tuple[str, str] = ("A", "B"),
    first: int | None = None,
    rules: str = "",
    options: Mapping[str, str] | None = None,
    title: str | None = None,
    strict: bool = False,
    undo: str = "",
    deck_names: tuple[str, str] = ("", ""),
) -> Script:
    """The header of a saved duel, with its deck lists. `undo`: what may be taken back, where it is not the usual.

    `deck_names`: what the players call their decks.
    """
    values: dict[str, object] = {
        "duel": FORMAT,
        "engine": __version__,
        "cards-hash": cards_hash(decks),
        "game": game_of(decks[0]),
        "rules": rules or of(game_of(decks[0])).default,
    }
    if options:
        values["options"] = dict(options)
    if title:
        values["title"] = title
    values["players"] = {"A": players[0] or "A", "B": players[1] or "B"}
    if first is not None:
        values["first"] = SEATS[first]
    values["seed"] = seed_text(seed)
    if strict:
        values["strict"] = "yes"
    if undo:
        values[UNDO] = undo
    values |= names_of_decks(deck_names)
    values["decks"] = deck_lists(decks)
    return Script.model_validate(values)


def names_of_decks(names: tuple[str, str]) -> dict[str, dict[str, str]]:
    """What a header says of the names of the decks; nothing where they have none."""
    return {DECK_NAMES: dict(zip(SEATS, names, strict=True))} if any(names) else {}


def deck_names_of(script: Script | Match) -> tuple[str, str]:
    """What a header says of the names of the decks; empty where it says nothing."""
    said = (script.model_extra or {}).get(DECK_NAMES)
    names = said if isinstance(said, dict) else {}
    one, two = (name if isinstance(name := names.get(letter), str) else "" for letter in SEATS)
    return one, two


def undo_of(script: Script) -> str:
    """What a header says of taking back; empty where it says nothing."""
    said = (script.model_extra or {}).get(UNDO)
    return said if isinstance(said, str) else ""


def deck_lists(decks: tuple[AnyDeck, AnyDeck]) -> dict[str, dict[str, list[str]]]:
    """The decks of both players as a file holds them."""
    return {
        letter: {
            "main": entries_of(deck.main),
            "extra": entries_of(deck.extra),
            "side": entries_of(deck.side),
        }
        for letter, deck in zip(SEATS, decks, strict=True)
    }
