"""Whether two stable points are the same position (YR-14): the same cards, points and effects in force.

The number of the turn is no part of it, nor the order of a Deck that nobody knows, nor what is over: an attack of an
earlier turn.
"""

from __future__ import annotations

import json

from duel_tui.yugioh.position import SEATS, position
from duel_tui.yugioh.table import Table
from duel_tui.yugioh.zones import FIELD, MONSTERS, SPELLS


def same(then: Table, now: Table) -> bool:
    """Whether two states are the same position. What differs mostly is looked at first."""
    if (then.player, then.phase, then.life) != (now.player, now.phase, now.life):
        return False
    if [len(zone) for zone in then.zones] != [len(zone) for zone in now.zones]:
        return False
    return _standing(then) == _standing(now)


def _standing(s: Table) -> object:
    found = position(s)
    del found["turn"]
    for seat in SEATS:
        side = found[seat]
        if all(isinstance(entry, str) for entry in side["deck"]):
            side["deck"].sort()
        for name in ("monsters", "spells", "field"):
            for entry in side[name]:
                if isinstance(entry, dict):
                    entry.pop("x-marks", None)
    for record in found.get("lasting", ()):
        if "until turn" in record:
            record["until turn"] = str(int(record["until turn"]) - s.turn)
    found["used"] = sorted(
        (s.cards[ref.uid].definition.name, at) for ref, at, turn in s.used if turn == s.turn
    )
    found["marks"] = [_marks(s, uid) for player in (0, 1) for uid in _on_field(s, player)]
    found["past"] = (s.turn == 1, s.battled == s.turn, s.decked)
    whole: object = json.loads(json.dumps(found))
    return whole


def _on_field(s: Table, player: int) -> tuple[int, ...]:
    return s.zones[MONSTERS + player] + s.zones[SPELLS + player] + s.zones[FIELD + player]


def _marks(s: Table, uid: int) -> list[str]:
    """What is noted on a card: facts that last, and those of this turn without what they were about."""
    marks = s.cards[uid].marks
    return sorted(
        mark if isinstance(mark, str) else str(mark[0])
        for mark in marks
        if isinstance(mark, str) or s.turn in mark
    )
