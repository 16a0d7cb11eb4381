"""Making a puzzle: from a running duel, from the file of a duel or a position, or from a template to be filled in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from duel_tui import __version__
from duel_tui.engine.duel import Duel
from duel_tui.games import of_game
from duel_tui.puzzles.files import DEFAULT_TURN, ENDING, SEATS, own_folder
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.script.models import Script
from duel_tui.script.reader import read
from duel_tui.script.runner import Runner
from duel_tui.script.words import FORMAT
from duel_tui.script.writer import document
from duel_tui.text.en import puzzles as say
from duel_tui.whole_files import write_whole


def from_duel(
    duel: Duel, title: str, players: tuple[str, str] | None = None, survive: str | None = None
) -> str:
    """A puzzle as text: the present position; the player whose turn it is wins this turn.

    `survive`: A or B is to survive instead. Raises ValueError where something is going on that no position holds.
    """
    if not duel.stable or duel.outcome is not None:
        raise ValueError(say.NOT_HERE)
    position = duel.position()
    values = _header(of_game(duel.game).key, title)
    values |= _rules(duel)
    if players is not None:
        values["players"] = dict(zip(SEATS, players, strict=True))
    return _text(values, position, survive)


def from_file(path: Path, title: str, survive: str | None = None) -> str:
    """A puzzle as text, from a file with a position or a duel: where its last line leaves it. Raises ScriptError."""
    made = read(path)
    runner = Runner(made)
    report = runner.run()
    if not report.ok:
        raise ScriptError(str(path), report.line or 0, *say.does_not_play(report.found or ""))
    if not runner.duel.stable or runner.duel.outcome is not None:
        raise ScriptError(str(path), 0, *say.ends_in_between())
    names = made.script.players or {}
    players = (names["A"], names["B"]) if len(names) == 2 else None
    return from_duel(runner.duel, title, players, survive)


def template(game: str) -> str:
    """A puzzle to be filled in by hand, with a remark at each line."""
    return say.template(FORMAT, game, DEFAULT_TURN)


def write(text: str, path: Path) -> None:
    """Write a new puzzle file; nothing is overwritten. Raises SaveError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text, over=False)
    except OSError as error:
        if path.exists():
            raise SaveError(say.there_already(str(path))) from None
        raise SaveError(say.cannot_write(str(path), error.strerror or str(error))) from None


def new_path(title: str) -> Path:
    """A free file name among the user's puzzles."""
    slug = re.sub(r"[^a-z0-9]+", "-", title.casefold().encode("ascii", "ignore").decode()).strip("-")[:40]
    for number in range(1, 1000):
        path = own_folder() / f"{slug or 'puzzle'}{'' if number == 1 else f'-{number}'}{ENDING}"
        if not path.exists():
            return path
    raise SaveError(say.there_already(str(path)))


def _header(game: str, title: str) -> dict[str, Any]:
    return {"duel": str(FORMAT), "engine": __version__, "game": game, "title": title}


def _rules(duel: Duel) -> dict[str, Any]:
    """The rules profile that a duel is closest to, and what differs from it."""
    options = getattr(duel.state, "options", None)
    kit = of_game(duel.game)
    if options is None:
        return {"rules": kit.default}
    apart = {name: options.differences(profile) for name, profile in kit.profiles.items()}
    name = min(apart, key=lambda one: (len(apart[one]), one != kit.default))
    return {"rules": name, **({"options": apart[name]} if apart[name] else {})}


def _text(values: dict[str, Any], position: dict[str, Any], survive: str | None) -> str:
    player, turn = str(position["player"]), str(position["turn"])
    values["goal"] = {"winner": "none" if survive else player, "by turn": turn}
    if survive:
        values["x-solver"] = survive
    values["x-text"] = say.asks(survive or player, survive is not None)
    values["setup"] = {key: value for key, value in position.items() if value not in ([], {})}
    script = Script.model_validate(values, context={"game": values["game"]})
    return document(script)
