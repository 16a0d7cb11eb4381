"""Where saved duels and matches lie, and which there are."""

from __future__ import annotations

import os
import re
import time
import unicodedata
from pathlib import Path

from duel_tui.script.heads import Entry, look

VARIABLE = "DUEL_TUI_DATA"
"""Names the data folder instead of the one that the system suggests."""
SUFFIX = ".duel"


def data_folder() -> Path:
    """The user's folder for this program. It need not exist yet."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_data_path("duel-tui", appauthor=False)


def duels_folder() -> Path:
    """The folder in which duels are saved."""
    return data_folder() / "duels"


def trash_folder() -> Path:
    """The folder to which deleted duels go. It need not exist yet."""
    return data_folder() / "trash"


def new_name(players: tuple[str, str], now: float | None = None) -> str:
    """A file name for a new duel, without ending: date, time and players, in plain letters."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    return "-".join([stamp, *filter(None, [_slug(players[0]), "vs", _slug(players[1])])])


def _slug(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:20].strip("-")


def saved_duels(folder: Path | None = None) -> list[Entry]:
    """Every `.duel` file of a folder: what can be gone on with, what is finished, what cannot be used.

    In each part the one written last comes first.
    """
    try:
        with os.scandir(folder or duels_folder()) as found:
            # What begins with a dot is being written, or was left behind by a program that was killed.
            files = [Path(entry.path) for entry in found if _is_duel(entry.name)]
    except OSError:
        return []
    return sorted(map(look, files), key=_order, reverse=True)


def _is_duel(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".")


def _order(entry: Entry) -> tuple[bool, bool, float, str]:
    return entry.unfinished, not entry.wrong, entry.modified, entry.path.name


def unfinished(folder: Path | None = None) -> list[Entry]:
    """The duels and matches that can be continued, the one written last first."""
    return [entry for entry in saved_duels(folder) if entry.unfinished]
