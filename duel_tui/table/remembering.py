"""What players wish, kept in the data folder under their names."""

from __future__ import annotations

import contextlib

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from duel_tui.script.folder import data_folder
from duel_tui.table.lines import clean
from duel_tui.table.session import Session
from duel_tui.table.wishes import HOWS, STOPS, VISIBLE, Wish
from duel_tui.whole_files import write_whole

FILE = "settings.json"
MOST = 500
"""Players that are remembered; the one changed longest ago is forgotten first."""


class Player(BaseModel):
    """A player in the file. Words that this version does not know are left out when they are used."""

    model_config = ConfigDict(extra="allow")
    ask: str = VISIBLE
    stops: list[str] = Field(default_factory=list)


class Settings(BaseModel):
    """The file. What another version wrote into it stays there."""

    model_config = ConfigDict(extra="allow")
    players: dict[str, Player] = Field(default_factory=dict)


def _key(name: str) -> str:
    return " ".join(clean(name).split()).casefold()[:40]


def _read() -> Settings:
    """The settings; the usual ones where there is no file, or one that cannot be read."""
    try:
        return Settings.model_validate_json((data_folder() / FILE).read_bytes())
    except (OSError, ValidationError):
        return Settings()


def wish_of(name: str) -> Wish:
    """What a player of this name wished last."""
    player = _read().players.get(_key(name), Player())
    return Wish(player.ask if player.ask in HOWS else VISIBLE, frozenset(STOPS).intersection(player.stops))


def remember(name: str, wish: Wish) -> None:
    """Keep what a player wishes. A folder that cannot be written keeps nothing."""
    settings = _read()
    key = _key(name)
    player = settings.players.pop(key, Player())
    player.ask, player.stops = wish.how, [stop for stop in STOPS if stop in wish.stops]
    settings.players[key] = player
    for old in list(settings.players)[:-MOST]:
        del settings.players[old]
    path = data_folder() / FILE
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, settings.model_dump_json(indent=1) + "\n")


def recall(session: Session) -> Session:
    """Ask both players as they wished last, and pass what they do not want to be asked now."""
    for seat, name in enumerate(session.names):
        session.ask(seat, wish_of(name))
    session.go_on()
    return session
