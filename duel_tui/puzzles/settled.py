"""Positions that are decided long before the turn is over, because nothing is left that could change the result.

Once the Battle Phase of the last turn is over, Life Points change by effects only. Where no card of the duel has such
an effect, nobody can win any more in that turn. What a card can do is read off its definition: a step or rule that
damages, takes Life Points or ends the duel calls a function of that name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from types import CodeType, FunctionType
from typing import Any

from duel_tui.engine.duel import Duel
from duel_tui.engine.state import State
from duel_tui.yugioh import zones as yugioh_zones
from duel_tui.yugioh.moments import EXODIA

_HURTS = frozenset({"damage", "lose", "end"})
_HURTFUL_RULES = frozenset({"DamageWhenDestroyed", "ShieldedByAbsorbed", "WinsWhenOver", "WinsWithAll"})
"""Rules that the game itself applies, so that their own code does not show it."""
_IN_BATTLE = frozenset(
    {
        "ThisAttacks",
        "ThisBattled",
        "ThisCalculates",
        "ThisDamagedDirectly",
        "ThisDestroyedByBattle",
        "ThisDestroysByBattle",
    }
)
"""Happenings that come about in a battle only: what answers them is over with the Battle Phase."""
_AFTER_BATTLE = (yugioh_zones.MAIN2, yugioh_zones.END)
_ENOUGH = 10
"""A Deck with more cards does not run out within a turn."""


def _yugioh_quiet(state: State) -> bool:
    """Whether no card of the duel can take Life Points or win otherwise than by battle."""
    if any(len(state.zones[yugioh_zones.DECK + seat]) <= _ENOUGH for seat in (0, 1)):
        return False
    return not any(_hurtful(definition) for definition in {card.definition for card in state.cards})


def _yugioh_over(state: State) -> bool:
    return state.phase in _AFTER_BATTLE


GAMES: dict[str, tuple[Callable[[State], bool], Callable[[State], bool]]] = {
    "yugioh": (_yugioh_quiet, _yugioh_over)
}
"""For each game: whether a duel has nothing that wins otherwise than by battle, and whether its battles are over."""


class Settled:
    """Tells which positions of a duel are settled; `turn` is the last one that counts."""

    def __init__(self, root: Duel, game: str, turn: int) -> None:
        quiet, over = GAMES.get(game, (lambda state: False, lambda state: False))
        self._turn = turn
        self._over = over
        self._quiet = quiet(root.state)

    def __call__(self, duel: Duel) -> bool:
        """Whether nobody can win any more within the turn."""
        state = duel.state
        return self._quiet and state.turn == self._turn and self._over(state)


def _hurtful(definition: Any) -> bool:
    if EXODIA in getattr(definition, "by_key", ()) or "Exodia" in definition.name:
        return True
    later = [effect for effect in definition.effects if type(effect.when).__name__ not in _IN_BATTLE]
    return any(
        type(part).__name__ in _HURTFUL_RULES or not _HURTS.isdisjoint(_called(type(part)))
        for part in _parts((*later, *definition.rules), set())
    )


def _parts(value: Any, known: set[int]) -> Iterator[Any]:
    """A definition and every node in it."""
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _parts(part, known)
    elif is_dataclass(value) and not isinstance(value, type) and id(value) not in known:
        known.add(id(value))
        yield value
        for field in fields(value):
            yield from _parts(getattr(value, field.name), known)


def _called(kind: type) -> set[str]:
    """The names that the code of a class uses."""
    found: set[str] = set()
    for base in kind.__mro__:
        for function in vars(base).values():
            if isinstance(function, FunctionType):
                _names(function.__code__, found)
    return found


def _names(code: CodeType, found: set[str]) -> None:
    found.update(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            _names(constant, found)
