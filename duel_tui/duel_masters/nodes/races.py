"""Naming a race: the steps that follow speak of it."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.races import RACES
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import NAMED_RACE
from duel_tui.duel_masters.zones import BATTLE, GRAVE
from duel_tui.engine.steps import Steps, ask_declare

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


def of_race(node: Any, race: str) -> Any:
    """A step or a filter with a race where it says `NAMED_RACE`."""
    if isinstance(node, str):
        return race if node == NAMED_RACE else node
    if isinstance(node, tuple):
        return tuple(of_race(one, race) for one in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    found = {field.name: getattr(node, field.name) for field in fields(node)}
    changed = {name: of_race(value, race) for name, value in found.items()}
    same = all(changed[name] is found[name] or changed[name] == found[name] for name in found)
    return node if same else replace(node, **changed)


def in_sight(game: DuelMasters) -> tuple[str, ...]:
    """All races, those of creatures in the battle zone first, then those in the graveyards."""
    s = game.state
    seats = (s.player, 1 - s.player)
    cards = [s.cards[uid] for zone in (BATTLE, GRAVE) for seat in seats for uid in s.zones[zone + seat]]
    return tuple(dict.fromkeys((*(race for card in cards for race in game.races(card)), *RACES)))


@dataclass(frozen=True, slots=True)
class NameRace:
    """Choose a race (not `but`) and do these steps with it.

    `keep`: the creature also remembers it, as long as it is in the battle zone (`Creature(chosen_race=True)`).
    """

    do: tuple[Any, ...] = ()
    but: str = ""
    keep: bool = False

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        races = [race for race in in_sight(game) if race != self.but]
        race = yield from ask_declare(act.player, "name-race", races, (act.uid,))
        game.emit((happened.RaceNamed, act.player, race))
        if self.keep:
            if game.state.is_at(act.card.ref):
                game.state.change(act.uid, marks=(race,))
            return True
        done = False
        for step in of_race(self.do, race):
            done = yield from step.run(game, act)
        return done
