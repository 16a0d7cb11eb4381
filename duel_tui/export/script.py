"""A moment as a position script: `setup` and nothing to play.

Whether such a script holds everything is not assumed but tried: it is laid out again and compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from duel_tui import __version__
from duel_tui.engine.duel import Duel
from duel_tui.engine.rng import seed_text
from duel_tui.replay.laid_out import LAYOUTS, Layout, is_known, split_name
from duel_tui.replay.moments import Moment, Played
from duel_tui.replay.recorded import Recorded
from duel_tui.replay.replay import Replay
from duel_tui.script.differences import differences
from duel_tui.script.errors import ScriptError
from duel_tui.script.models import Script
from duel_tui.script.reader import read_text
from duel_tui.script.recorded import Position, number
from duel_tui.script.starting import begin
from duel_tui.script.words import FORMAT, SEATS
from duel_tui.script.writer import header
from duel_tui.text.en import export as say

BLANK = "Blank"
STAND_INS: dict[str, dict[str, tuple[str, dict[str, str]]]] = {
    "yugioh": {"monsters": ("Face-down Monster", {"level": "4", "atk": "0", "def": "0"})},
}
"""By game and zone: the plain card that lies for a hidden one where no Blank may lie."""
DROPPED: dict[str, frozenset[str]] = {"yugioh": frozenset({"field"})}
"""By game: zones in which nothing can stand for a hidden card."""
OPEN_DETAILS = frozenset({"owner", "since", "position changed", "x-place", "tapped"})
"""What may be said of a card that is hidden."""
SHOWN_DETAILS = OPEN_DETAILS | {"card", "counters", "equipped to", "position", "attacked", "proper", "seen"}
"""What may be said of one that is not; what else is remembered of it could name others."""


class NoPosition(ValueError):
    """A moment that cannot be written as a position; the text is one line for the user."""


@dataclass
class Written:
    """A position script, and what it does not hold."""

    text: str
    lost: list[str] = field(default_factory=list)


def position_script(replay: Replay, at: int, hidden: frozenset[int] = frozenset()) -> Written:
    """A moment as a script. Where something is just going on, it is the last moment at which nothing was.

    Raises NoPosition where there is none.
    """
    for before in range(at, -1, -1):
        try:
            written = _script(replay, before, hidden)
        except NoPosition:
            # A recorded moment may lie inside a battle, where no duel can begin.
            if before == 0 or not isinstance(replay.moments[before], Recorded):
                raise
        else:
            if before != at:
                written.lost.insert(0, say.NOT_STABLE)
            return written
    raise NoPosition(say.NO_POSITION)


def _script(replay: Replay, at: int, hidden: frozenset[int]) -> Written:
    moment = replay.moments[at]
    lost: list[str] = []
    duel: Duel | None = None
    if isinstance(moment, Played):
        duel = moment.duel()
        if duel.outcome is not None:
            lost.append(say.OVER)
        if not duel.stable or duel.outcome is not None:
            duel = moment.base.clone()
            if not lost:
                lost.append(say.NOT_STABLE)
        position, seed = duel.position(), seed_text(duel.state.rng)
    else:
        position, seed = _recorded(moment), ""
        lost.append(say.RECORDED_ONLY)
    script = replay.document.script
    values: dict[str, Any] = {"duel": FORMAT, "engine": __version__, "game": replay.game}
    for key in ("rules", "options", "title", "players"):
        if (value := getattr(script, key)) is not None:
            values[key] = value
    own = dict(script.cards or {})
    if hidden:
        position, stood, dropped = _covered(position, replay.game, hidden)
        own.update(stood)
        lost += [say.HIDDEN_CARDS, say.HIDDEN_LASTING, *dropped]
        seed = ""
    if seed:
        values["seed"] = seed
    if own:
        values["cards"] = own
    values["setup"] = position
    text = header(Script.model_construct(set(values), **values))
    lost += _missing(text, None if hidden else duel)
    return Written(text, lost)


def _recorded(moment: Moment) -> Position:
    if not isinstance(moment, Recorded) or moment.moment.position is None:
        raise NoPosition(say.NO_POSITION)
    return moment.moment.position


def _missing(text: str, duel: Duel | None) -> list[str]:
    """What of a duel is not there when the script is laid out; for no duel: whether it can be laid out at all."""
    try:
        (document,) = read_text(text, say.POSITION)
        again = begin(document, checked=False)
    except ScriptError as error:
        raise NoPosition(say.cannot_lay_out(str(error))) from None
    if duel is None or again.digest() == duel.digest():
        return []
    return differences(duel.position(), again.position()) or [say.SOMETHING]


def _covered(
    position: Position, game: str, hidden: frozenset[int]
) -> tuple[Position, dict[str, dict[str, str]], list[str]]:
    """A position without what is hidden, the cards that stand for hidden ones, what had to be left out."""
    layout = LAYOUTS[game]
    found: Position = {key: value for key, value in position.items() if key in ("turn", "player", "phase")}
    stood: dict[str, dict[str, str]] = {}
    dropped: list[str] = []
    for player, seat in enumerate(SEATS):
        side = dict(position.get(seat, {}))
        for zone in layout.letters:
            entries = side.get(zone)
            entries = [entries] if isinstance(entries, str) and entries else entries
            if not isinstance(entries, list):
                continue
            shown = [_shown(layout, entry, zone, player, hidden) for entry in entries]
            if zone in DROPPED.get(game, ()) and None in shown:
                dropped.append(say.zone_word(zone))
                shown = [entry for entry in shown if entry is not None]
            name, facts = STAND_INS.get(game, {}).get(zone, (BLANK, {}))
            if facts and None in shown:
                stood[name] = facts
            side[zone] = [
                _stand_in(before, name) if entry is None else entry
                for before, entry in zip(entries, shown, strict=False)
            ]
            if zone == "deck":
                _count_blanks(side)
            if zone == "hand":
                # A hand is sorted: where a hidden card stands among the others would tell of its name.
                side[zone].sort(key=lambda entry: entry == BLANK)
        found[seat] = side
    return found, stood, dropped


def _count_blanks(side: dict[str, Any]) -> None:
    """Blank cards at the bottom of a Deck are counted, not named."""
    deck = side["deck"]
    blanks = number(side.get("blanks"))
    while deck and deck[-1] == BLANK:
        deck.pop()
        blanks += 1
    side["blanks"] = str(blanks)


def _shown(layout: Layout, entry: Any, zone: str, player: int, hidden: frozenset[int]) -> Any:
    """An entry as it may be shown; None for a card that may not."""
    facts = entry if isinstance(entry, dict) else {"card": entry}
    _, face_up, _ = split_name(layout, str(facts.get("card", "")), zone)
    eyes = [seat for seat in (0, 1) if seat not in hidden] or [0, 1]
    if not all(is_known(layout, zone, facts, face_up, player == seat) for seat in eyes):
        return None
    details = {key: value for key, value in facts.items() if key in SHOWN_DETAILS}
    return details if len(details) > 1 else details["card"]


def _stand_in(entry: Any, name: str) -> Any:
    """What lies there for a hidden card."""
    facts = entry if isinstance(entry, dict) else {"card": entry}
    prefix = "set " if str(facts.get("card", "")).startswith("set ") else ""
    details = {key: value for key, value in facts.items() if key in OPEN_DETAILS}
    return {"card": prefix + name, **details} if details else prefix + name
