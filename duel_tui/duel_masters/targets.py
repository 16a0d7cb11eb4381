"""Who may attack what, and who may block (DM-R42, R51, R56, R57; DR-07, DR-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.duel_masters.definitions import GIVES
from duel_tui.duel_masters.keywords import (
    AsTapped,
    AttacksFreely,
    AttacksOnly,
    AttacksUntapped,
    Blocker,
    BlocksIfAble,
    CannotAttack,
    CannotAttackCreatures,
    CannotAttackPlayers,
    CannotBeAttacked,
    CannotBeBlocked,
    Lures,
    MustAttack,
    MustBeAttacked,
    MustBlock,
    Stealth,
    TapAbility,
    stealthy,
)
from duel_tui.duel_masters.rare import AttacksPlayerAnyway, NoTapAbilities
from duel_tui.duel_masters.table import Lasting
from duel_tui.duel_masters.values import has, in_force, rules_of, sick
from duel_tui.duel_masters.zones import BATTLE
from duel_tui.engine.state import Card

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

PLAYER = -1
"""The target of an attack on the player."""


def targets(game: DuelMasters, card: Card) -> list[int]:
    """What a creature may attack now: `PLAYER` and creatures of the opponent, by number."""
    s = game.state
    if card.sideways:
        return []
    freely = AttacksFreely in s.ready or bool(s.lasting)
    freely = freely and any(player == card.controller for _, player, _ in in_force(game, AttacksFreely))
    freely = freely or has(game, card, AttacksPlayerAnyway)
    fresh = sick(game, card)
    if fresh and not freely:
        return []
    barred = has(game, card, CannotAttack)
    if barred and not freely:
        return []
    found = []
    if freely or not has(game, card, CannotAttackPlayers):
        found.append(PLAYER)
    if not fresh and not barred and not has(game, card, CannotAttackCreatures):
        for uid in s.zones[BATTLE + 1 - card.controller]:
            if may_be_attacked(game, card, s.cards[uid]):
                found.append(uid)
    return _forced(game, card, found)


def may_be_attacked(game: DuelMasters, attacker: Card, target: Card) -> bool:
    """Whether a creature is open to an attack of another: it is tapped, or the attacker needs not mind."""
    if not target.sideways and not reaches_untapped(game, attacker, target):
        return False
    return may_choose(game, attacker, target) and not shuns(game, attacker, target)


def may_choose(game: DuelMasters, attacker: Card, target: Card) -> bool:
    """Whether the attacker's own abilities let it attack this creature rather than others."""
    return not has(game, attacker, AttacksOnly) or all(
        rule.which.matches(game, target, attacker.controller, attacker.uid)
        for rule in rules_of(game, attacker, AttacksOnly)
    )


def shuns(game: DuelMasters, attacker: Card, target: Card) -> bool:
    """Whether the target has an ability that this attacker cannot attack it."""
    return has(game, target, CannotBeAttacked) and any(
        rule.by is None or rule.by.matches(game, attacker, target.controller, target.uid)
        for rule in rules_of(game, target, CannotBeAttacked)
    )


def reaches_untapped(game: DuelMasters, attacker: Card, target: Card) -> bool:
    """Whether the attacker may attack this creature though it is untapped."""
    for record in game.state.lasting:
        if isinstance(record.rule, AsTapped) and record.player == attacker.controller:
            if target.ref in record.cards:
                return True
    if not has(game, attacker, AttacksUntapped):
        return False
    return any(
        not rule.civilizations or any(civ in rule.civilizations for civ in target.definition.civilizations)
        for rule in rules_of(game, attacker, AttacksUntapped)
    )


def _forced(game: DuelMasters, attacker: Card, found: list[int]) -> list[int]:
    """If the creature can attack one that must be attacked, it attacks nothing else."""
    return _binding(game, attacker, found) or found


def binds(game: DuelMasters, attacker: Card) -> list[int]:
    """The creatures that keep a creature from attacking anything else now; none: it is free."""
    return _binding(game, attacker, targets(game, attacker))


def _binding(game: DuelMasters, attacker: Card, found: list[int]) -> list[int]:
    s = game.state
    if not found or (MustBeAttacked not in s.ready and Lures not in s.ready):
        return []
    must = [uid for uid in _taunts(game, attacker.controller) if uid in found]
    if must:
        return must
    lures = [(rule, player) for rule, player, _ in in_force(game, Lures) if player != attacker.controller]
    return [
        uid
        for uid in found
        if uid != PLAYER and any(rule.which.matches(game, s.cards[uid], player) for rule, player in lures)
    ]


def _taunts(game: DuelMasters, you: int) -> list[int]:
    """The creatures that those of a player must attack: an attack on each in this turn is enough."""
    return [
        source.uid
        for _, player, source in in_force(game, MustBeAttacked)
        if source is not None and player != you and source.turned != game.state.turn
    ]


def urged(game: DuelMasters, you: int) -> int | None:
    """A creature that must attack this turn and can: the turn cannot end before (DR-09)."""
    s = game.state
    if not s.lasting and (GIVES, MustAttack) not in s.ready and MustBeAttacked not in s.ready:
        uids = [uid for uid in s.zones[BATTLE + you] if MustAttack in s.cards[uid].definition.own]
    else:
        uids = list(s.zones[BATTLE + you])
    return next((uid for uid in uids if must_attack(game, s.cards[uid])), None)


def must_attack(game: DuelMasters, card: Card) -> bool:
    """Whether a creature can attack something, and its own ability or a creature that must be attacked binds it."""
    found = targets(game, card)
    if not found or has(game, card, MustAttack):
        return bool(found)
    if MustBeAttacked not in game.state.ready:
        return False
    return any(target in found for target in _taunts(game, card.controller))


def can_use_tap_ability(game: DuelMasters, card: Card) -> bool:
    """Whether a creature may be tapped for its ability: it could attack, and need not (DR-07)."""
    if card.sideways or not has(game, card, TapAbility):
        return False
    if sick(game, card) or has(game, card, CannotAttack) or NoTapAbilities in game.state.ready:
        return False
    return not must_attack(game, card)


def blockers(game: DuelMasters, attacker: Card) -> tuple[list[int], bool]:
    """The creatures that may block an attack now, and whether one of them must."""
    s = game.state
    able = [
        uid for uid in s.zones[BATTLE + 1 - attacker.controller] if can_block(game, s.cards[uid], attacker)
    ]
    named = [record for record in s.lasting if _names_blocker(game, record, attacker)]
    if named:
        must = [uid for uid in able if any(s.cards[uid].ref in record.cards[1:] for record in named)]
        return must, bool(must)
    must = [uid for uid in able if has(game, s.cards[uid], BlocksIfAble)]
    return (must, True) if must else (able, False)


def _names_blocker(game: DuelMasters, record: Lasting, attacker: Card) -> bool:
    return isinstance(record.rule, MustBlock) and record.cards[:1] == (attacker.ref,)


def can_block(game: DuelMasters, card: Card, attacker: Card) -> bool:
    """Whether an untapped blocker may block this attacker."""
    if card.sideways or not has(game, card, Blocker):
        return False
    if game.attack is not None and game.attack[1] == card.ref:
        return False
    d = attacker.definition
    if not any(
        (not rule.civilizations or any(civ in rule.civilizations for civ in d.civilizations))
        and (not rule.race_word or any(rule.race_word in race.split() for race in game.races(attacker)))
        for rule in rules_of(game, card, Blocker)
    ):
        return False
    return not evades(game, attacker, card)


def evades(game: DuelMasters, attacker: Card, card: Card) -> bool:
    """Whether a creature cannot be blocked by this one."""
    if has(game, attacker, CannotBeBlocked):
        for rule in rules_of(game, attacker, CannotBeBlocked):
            if rule.aiming and (game.attack is None or game.attack[1] is None):
                continue
            if rule.by is None or rule.by.matches(game, card, attacker.controller, attacker.uid):
                return True
    if has(game, attacker, Stealth):
        other = 1 - attacker.controller
        return any(stealthy(game, rule.civilization, other) for rule in rules_of(game, attacker, Stealth))
    return False
