"""Naming a civilization: creatures of it have abilities for a time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.definitions import Rule
from duel_tui.duel_masters.nodes.table import GiveGroup
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import Creature
from duel_tui.duel_masters.zones import CIVILIZATIONS
from duel_tui.engine.steps import Steps, ask_declare

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class NameCivilization:
    """Choose a civilization: creatures of it that match, also those that come later, have abilities for a time."""

    which: Creature
    rules: tuple[Rule, ...]
    until: str = "turn"

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        civ = yield from ask_declare(act.player, "name-civilization", list(CIVILIZATIONS), (act.uid,))
        game.emit((happened.CivilizationNamed, act.player, civ))
        return (
            yield from GiveGroup(replace(self.which, civilizations=(civ,)), self.rules, self.until).run(
                game, act
            )
        )
