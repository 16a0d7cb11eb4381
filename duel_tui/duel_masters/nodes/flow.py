"""Steps that join other steps: permission, conditions, alternatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.duel_masters.nodes.base import cards_of, seat, seats
from duel_tui.duel_masters.table import Act
from duel_tui.duel_masters.which import YOU, What
from duel_tui.engine.steps import Steps, ask_option, ask_yes

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters


@dataclass(frozen=True, slots=True)
class May:
    """The player may do these steps; he is not asked where they could do nothing."""

    do: tuple[Any, ...]
    by: str = YOU

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        if not could(game, self.do[0], act):
            return False
        if not (yield from ask_yes(seat(act, self.by), "may", (act.uid,))):
            return False
        done = False
        for step in self.do:
            done = yield from step.run(game, act)
        return done


def could(game: DuelMasters, step: Any, act: Act) -> bool:
    """Whether a step could do anything; most can."""
    asks = getattr(step, "could", None)
    return asks is None or bool(asks(game, act))


@dataclass(frozen=True, slots=True)
class IfDone:
    """Do the first step; if it did something, do the others ("if you do")."""

    first: Any
    then: tuple[Any, ...]

    def could(self, game: DuelMasters, act: Act) -> bool:
        return could(game, self.first, act)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        if not (yield from self.first.run(game, act)):
            return False
        for step in self.then:
            yield from step.run(game, act)
        return True


@dataclass(frozen=True, slots=True)
class If:
    """Do these steps if a condition holds now, else the others."""

    condition: Any
    do: tuple[Any, ...]
    otherwise: tuple[Any, ...] = ()

    def could(self, game: DuelMasters, act: Act) -> bool:
        return bool(self.condition.holds(game, act.card)) or bool(self.otherwise)

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        done = False
        for step in self.do if self.condition.holds(game, act.card) else self.otherwise:
            done = yield from step.run(game, act)
        return done


@dataclass(frozen=True, slots=True)
class Either:
    """A player does one of two or more things; each has a word. What could do nothing is not offered."""

    choices: tuple[tuple[str, Any], ...]
    by: str = YOU

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        open_ones = {word: step for word, step in self.choices if could(game, step, act)}
        if not open_ones:
            return False
        word = yield from ask_option(seat(act, self.by), "either", list(open_ones), (act.uid,))
        return bool((yield from open_ones[word].run(game, act)))


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose cards first; the steps after it act on them as `CHOSEN`."""

    what: What

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        return bool((yield from cards_of(game, self.what, act)))


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Each player, the turn player first, does this step as its `you`."""

    step: Any
    who: str = "both"

    def run(self, game: DuelMasters, act: Act) -> Steps[bool]:
        done = False
        game.draw_together()
        for player in seats(game, act, self.who):
            own = Act(act.card, player, act.cause)
            done = (yield from self.step.run(game, own)) or done
        game.draw_settled()
        return done
