"""Deck Devastation Virus: weak monsters of the opponent are destroyed where they are, and those that he draws later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import Rule
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.zones import GRAVE, HAND, MONSTERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

DRAWN = ("drawn",)
"""The mark of a card in the hand that was drawn under a virus and has not been looked at yet."""


@dataclass(frozen=True, slots=True)
class Infected(Rule):
    """As a lasting effect: monsters up to an ATK that the opponent draws are looked at and destroyed."""

    max_atk: int = 1500


@dataclass(frozen=True, slots=True)
class Infect:
    """Look at the opponent's hand and monsters, and destroy those monsters up to an ATK.

    What he draws until the end of his `turns`-th turn is looked at and destroyed likewise; a turn of his that goes on
    is the first of them.
    """

    max_atk: int = 1500
    turns: int = 3

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        foe = 1 - link.player
        lying = s.zones[MONSTERS + foe]
        game.reveal([uid for uid in lying if not s.cards[uid].face_up], to=link.player)
        hand = s.zones[HAND + foe]
        game.reveal(hand, to=link.player)
        weak = [uid for uid in lying if uid not in game.doomed and self._weak_there(game, uid)]
        game.destroy(game.affected(tuple(weak), link))
        _destroy_in_hand(game, hand, self.max_atk)
        first = s.turn if s.player == foe else s.turn + 1
        until = first + 2 * (self.turns - 1)
        game.lasting(Lasting(Infected(self.max_atk), link.player, link.card.definition.name, (), until))
        return done(True)

    def _weak_there(self, game: Yugioh, uid: int) -> bool:
        """The ATK of what lies face-down is the printed one; '?' is 0."""
        card = game.state.cards[uid]
        atk = game.atk(uid) if card.face_up else card.definition.atk
        return bool(atk <= self.max_atk)


def _destroy_in_hand(game: Yugioh, uids: Iterable[int], max_atk: int) -> None:
    cards = game.state.cards
    for uid in tuple(uids):
        card = cards[uid]
        if card.definition.monster and card.definition.atk <= max_atk:
            game.emit((happened.Destroyed, card, "effect"))
            game.to_grave(uid)
            if card.definition.mourned and cards[uid].zone == GRAVE:
                game.mourn(card)


def note_draw(game: Yugioh, player: int, uids: Iterable[int]) -> None:
    """A player has drawn: where a virus of the other's is about, the cards wait to be looked at."""
    s = game.state
    if any(type(record.rule) is Infected and record.player != player for record in s.lasting):
        for uid in uids:
            s.change(uid, marks=(*s.cards[uid].marks, DRAWN))


def look_at_drawn(game: Yugioh) -> bool:
    """Look at what was drawn under a virus, once nothing resolves. Returns whether anything was destroyed."""
    s = game.state
    changed = False
    for record in s.lasting:
        rule = record.rule
        if type(rule) is not Infected:
            continue
        hand = s.zones[HAND + 1 - record.player]
        drawn = [uid for uid in hand if DRAWN in s.cards[uid].marks]
        if drawn:
            game.reveal(drawn, to=record.player)
            for uid in drawn:
                s.change(uid, marks=tuple(mark for mark in s.cards[uid].marks if mark != DRAWN))
            _destroy_in_hand(game, drawn, rule.max_atk)
            changed = True
    return changed


__all__ = ["Infect", "Infected"]
