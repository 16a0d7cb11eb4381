"""The state of a Duel Masters duel, what lasts beyond a card's resolution, and the ability of the moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duel_tui.duel_masters.definitions import Rule
from duel_tui.duel_masters.profiles import TCG_2004, Options
from duel_tui.duel_masters.zones import ATTACK, CHARGE, END, MAIN, ZONE_COUNT
from duel_tui.engine.state import Card, Ref, State


@dataclass(frozen=True, slots=True)
class Lasting:
    """An effect that goes on after its card has resolved, as data.

    `rule` is what holds; `player` whose effect it is; `source` the card's name; `cards` the creatures that have it;
    with none, `which` says who has it, or the rule speaks of the player himself. It ends when turn `until_turn`
    ends (0: not by the number of a turn) or when the next turn of seat `until_start_of` starts (-1: not).
    """

    rule: Rule
    player: int
    source: str
    cards: tuple[Ref, ...] = ()
    which: Any = None
    until_turn: int = 0
    until_start_of: int = -1


class Table(State):
    """The state of a Duel Masters duel at a stable point.

    `charged` is the turn in which the turn player has charged mana; `first` the seat that began; `extra` the seats
    that are owed a turn after this one, the next first; `broke` the creatures that have broken a shield this turn;
    `spells` the turn in which each seat last cast a spell; `drawn` how many cards each seat has drawn this turn.
    """

    __slots__ = ("broke", "charged", "drawn", "extra", "first", "options", "spells")

    def __init__(self, seed: int, options: Options = TCG_2004) -> None:
        super().__init__(seed, ZONE_COUNT)
        self.options = options
        self.charged = 0
        self.first = 0
        self.extra: tuple[int, ...] = ()
        self.broke: tuple[tuple[Ref, int], ...] = ()
        self.spells = (0, 0)
        self.drawn = (0, 0)

    def usually_drawn(self, player: int) -> int:
        """How many cards a seat has drawn this turn if nothing but the rules made it draw."""
        step = self.phase in (CHARGE, MAIN, ATTACK, END)
        return int(player == self.player and step and (self.turn > 1 or self.options.first_draw))

    def clone(self) -> Table:
        """A copy that goes on by itself."""
        new = Table.__new__(Table)
        self.copy_into(new)
        new.options = self.options
        new.charged = self.charged
        new.first = self.first
        new.extra = self.extra
        new.broke = self.broke
        new.spells = self.spells
        new.drawn = self.drawn
        return new


class Act:
    """An ability or a spell that is being carried out.

    `card` is the record of its card when it began, `player` who carries it out, `cause` the event that triggered it
    (None: a spell, a tap ability), `made` the cards that the steps so far have chosen or dealt with.
    """

    __slots__ = ("card", "cause", "made", "number", "player", "uid", "word")

    def __init__(self, card: Card, player: int, cause: Any = None) -> None:
        self.card = card
        self.uid = card.uid
        self.player = player
        self.cause = cause
        self.made: tuple[Ref, ...] = ()
        self.word = ""
        self.number = 0
