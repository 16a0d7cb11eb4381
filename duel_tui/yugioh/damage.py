"""The Damage Step: a face-down target is flipped, points are compared, flip effects act, the beaten leave (YR-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.state import Card
from duel_tui.engine.steps import Steps
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.attacks import attacks_lying
from duel_tui.yugioh.battle_rules import NoDamageFromItsBattles, SafeBeside, SilencesBeaten, SurvivesBattle
from duel_tui.yugioh.card_rules import BanishesBeaten, ShieldedByAbsorbed
from duel_tui.yugioh.chain import damage_effects, follow
from duel_tui.yugioh.moments import CALCULATION, DAMAGE
from duel_tui.yugioh.moving import DIRECT
from duel_tui.yugioh.negation import MARK
from duel_tui.yugioh.priority import IN_DAMAGE_STEP, Moment, locked, quiet, window
from duel_tui.yugioh.restrictions import SpentInBattle
from duel_tui.yugioh.rules import DefenseAfterAttack, NoBattleDamage, Pierces
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.unions import ShieldsHost
from duel_tui.yugioh.values import half
from duel_tui.yugioh.zones import (
    BATTLE_STEP,
    DAMAGE_AFTER,
    DAMAGE_BEFORE,
    DAMAGE_CALCULATION,
    DAMAGE_END,
    DAMAGE_STEP,
    GRAVE,
    MONSTERS,
    SPELLS,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh


def damage_step(game: Yugioh) -> Steps[None]:
    """The Damage Step of the current attack, from its start to its end."""
    s = game.state
    assert game.attack is not None
    target = game.attack[1]
    s.phase = DAMAGE_STEP
    game.emit((happened.PhaseBegan, DAMAGE_STEP, s.player))
    if happened.PhaseBegan in s.ready:
        # Effects at the start of the step, while a face-down target is not turned up yet.
        yield from follow(game)
        if not still_battling(game):
            s.phase = BATTLE_STEP
            return
    flipped = target is not None and not s.cards[target.uid].face_up
    if target is not None and flipped:
        # The FLIP effect waits until after calculation (YH-35a): the event is looked at then.
        held = game.looked
        game.turn_up(target.uid, "attack")
    else:
        held = -1
    s.phase = DAMAGE_BEFORE
    if quiet(game, IN_DAMAGE_STEP):
        game.emit((happened.WindowPassed, s.phase, DAMAGE))
    else:
        game.looked = len(game.events)
        # Turn player, opponent, turn player, then calculation (YH-36).
        while (yield from window(game, IN_DAMAGE_STEP, s.player, "damage", closed_after=3)):
            pass
    fought = False
    if still_battling(game):
        s.phase = DAMAGE_CALCULATION
        yield from calculation_window(game)
    if still_battling(game):
        calculate(game)
        if game.calculated:
            s.lasting = tuple(record for record in s.lasting if record not in game.calculated)
        game.check_win()
        fought = True
    s.phase = DAMAGE_AFTER
    if held >= 0 and target is not None:
        _release_flip(game, target.uid, held)
    yield from damage_effects(game)
    yield from follow(game)
    s.phase = DAMAGE_END
    beaten, game.doomed = game.doomed, ()
    bury(game, beaten)
    if fought:
        lie_down(game)
    game.enforce()
    game.check_win()
    yield from follow(game)
    game.spared = None
    game.muted = ()
    game.struck = ()
    game.fought = ()
    if game.calculated:
        s.lasting = tuple(record for record in s.lasting if record not in game.calculated)
        game.calculated = ()
    s.phase = BATTLE_STEP


def _release_flip(game: Yugioh, uid: int, held: int) -> None:
    """Let the flip by the attack be seen by triggers now, if that was not so already."""
    for at in range(held, min(game.looked, len(game.events))):
        event = game.events[at]
        if event[0] is happened.Flipped and event[1].uid == uid:
            game.late.append(event)


def still_battling(game: Yugioh) -> bool:
    """Whether attacker and target are both still there to fight."""
    s = game.state
    if game.attack is None:
        return False
    attacker, target = game.attack
    now = s.cards[attacker.uid]
    if now.stay != attacker.stay or not now.face_up or now.zone != MONSTERS:
        return False
    if now.sideways and (target is not None or not attacks_lying(game, now)):
        return False
    return target is None or s.is_at(target)


def outcome(game: Yugioh) -> tuple[int, int, tuple[int, ...]]:
    """What calculation gives: who loses Life Points, how many, and which monsters are beaten.

    The seven cases: attack higher, equal, lower; defense higher, equal, lower; direct (YA-30 to YA-35, YD-33).
    """
    s = game.state
    assert game.attack is not None
    attacker, target = game.attack
    you = s.player
    atk = game.atk(attacker.uid)
    if target is None:
        return 1 - you, half(atk) if s.cards[attacker.uid].sideways else atk, ()
    if s.cards[target.uid].sideways:
        wall = game.defense(target.uid)
        if atk > wall:
            hurt = pierced(game, attacker.uid)
            return (1 - you, 0, (target.uid,)) if hurt is None else (hurt, atk - wall, (target.uid,))
        return you, wall - atk, ()
    other = game.atk(target.uid)
    if atk > other:
        return 1 - you, atk - other, (target.uid,)
    if atk < other:
        return you, other - atk, (attacker.uid,)
    if atk == 0 and s.options.zero_atk == "neither":
        return you, 0, ()
    return you, 0, (attacker.uid, target.uid)


def pierced(game: Yugioh, uid: int) -> int | None:
    """Who takes the difference when a monster beats a Defense Position monster: the opponent of the card that says so.

    That is not the monster's opponent when the other player has equipped it. Several such cards count once.
    """
    card = game.state.cards[uid]
    for rule, source in in_force(game, Pierces):
        if rule.applies(game, source, card):
            return 1 - (source.controller if isinstance(source, Card) else source.player)
    return None


def lie_down(game: Yugioh) -> None:
    """An attacker that must is turned to Defense Position, once it has attacked."""
    assert game.attack is not None
    attacker = game.attack[0]
    if DefenseAfterAttack in game.state.ready and game.state.is_at(attacker):
        card = game.state.cards[attacker.uid]
        if any(isinstance(rule, DefenseAfterAttack) and rule.late for rule in card.definition.rules):
            # Whether that is negated counts at the end of the Battle Phase.
            game.state.change(card.uid, marks=(*card.marks, (SPENT, game.state.turn)))
        for rule, source in tuple(in_force(game, DefenseAfterAttack)):
            if isinstance(source, Card) and source.uid == attacker.uid and not rule.late:
                game.turn_sideways(attacker.uid, True)


SPENT = "spent"
"""The mark of a monster that has attacked and lies down at the end of the Battle Phase, with the turn."""


def lie_down_late(game: Yugioh) -> None:
    """The Battle Phase ends: monsters that have attacked and must are turned to Defense Position and held there."""
    s = game.state
    for rule, source in tuple(in_force(game, DefenseAfterAttack)):
        if isinstance(source, Card) and rule.late and (SPENT, s.turn) in source.marks:
            game.turn_sideways(source.uid, True)
            until = s.turn + 2
            game.lasting(
                Lasting(SpentInBattle(), source.controller, source.definition.name, (source.ref,), until)
            )


def calculation_window(game: Yugioh) -> Steps[None]:
    """What may be used during damage calculation itself (Kuriboh)."""
    s = game.state
    again = not quiet(game, ((CALCULATION, None),))
    while again and still_battling(game):
        assert game.attack is not None
        loser, loss, _ = outcome(game)
        event = (
            CALCULATION,
            s.cards[game.attack[0].uid],
            loser if loss and not shielded(game, loser) else -1,
        )
        moment: Moment = ((CALCULATION, event),)
        again = yield from window(game, moment, s.player, "calculation")


def shielded(game: Yugioh, player: int) -> bool:
    """Whether a player takes no battle damage from this battle."""
    if game.spared == player or locked(game, NoBattleDamage, player):
        return True
    return NoDamageFromItsBattles in game.state.ready and any(
        isinstance(source, Card) and rule.spares(game, source, player)
        for rule, source in in_force(game, NoDamageFromItsBattles)
    )


def calculate(game: Yugioh) -> None:
    """Compare the points, apply the damage, and mark the beaten monsters; they leave at the end of the step."""
    s = game.state
    assert game.attack is not None
    attacker, target = game.attack
    loser, loss, beaten = outcome(game)
    if target is not None:
        a, t = s.cards[attacker.uid], s.cards[target.uid]
        against = game.defense(target.uid) if t.sideways else game.atk(target.uid)
        game.emit((happened.Battled, a, t, game.atk(attacker.uid), against))
    hurt = loss and not shielded(game, loser)
    if hurt:
        game.damage(loser, loss, "battle")
        if target is None and s.cards[attacker.uid].definition.remembers:
            s.change(attacker.uid, marks=(*s.cards[attacker.uid].marks, (DIRECT, s.turn)))
    game.doomed = tuple(uid for uid in beaten if not survives(game, uid))
    if ShieldedByAbsorbed in s.ready or ShieldsHost in s.ready:
        replace_doomed(game, loser, loss if hurt else 0)
    if SilencesBeaten in s.ready and target is not None:
        game.muted = muted(game, attacker.uid, target.uid)


def replace_doomed(game: Yugioh, loser: int, loss: int) -> None:
    """A monster that lies on a beaten one is destroyed in its place (Relinquished, Union Monsters)."""
    for _, bearer in in_force(game, ShieldsHost):
        if isinstance(bearer, Card) and bearer.host is not None and bearer.host.uid in game.doomed:
            game.doomed = tuple(bearer.uid if uid == bearer.host.uid else uid for uid in game.doomed)
    for rule, source in in_force(game, ShieldedByAbsorbed):
        if isinstance(source, Card) and source.uid in game.doomed:
            worn = game.absorbed(source)[:1]
            if worn:
                game.doomed = tuple(worn[0] if uid == source.uid else uid for uid in game.doomed)
                if rule.reflects and source.controller == loser:
                    game.damage(1 - loser, loss)


def survives(game: Yugioh, uid: int) -> bool:
    """Whether a monster is not destroyed by battle now (Waboku, Spirit Reaper)."""
    s = game.state
    card = s.cards[uid]
    if (SurvivesBattle in s.ready or s.lasting) and any(
        rule.applies(game, source, card) for rule, source in in_force(game, SurvivesBattle)
    ):
        return True
    if s.lasting and any(type(r.rule) is SafeBeside and r.cards[0] == card.ref for r in s.lasting):
        return True
    return locked(game, NoBattleDamage, card.controller)


def muted(game: Yugioh, attacker: int, target: int) -> tuple[int, ...]:
    """The beaten monsters whose effects are negated by the one that beat them (Blade Knight)."""
    cards = game.state.cards
    return tuple(
        loser
        for loser, winner in ((attacker, target), (target, attacker))
        if loser in game.doomed
        and any(
            isinstance(source, Card)
            and rule.covers(game, source, cards[winner])
            and rule.silences(game, source, cards[loser])
            for rule, source in in_force(game, SilencesBeaten)
        )
    )


def bury(game: Yugioh, beaten: tuple[int, ...]) -> None:
    """Send the monsters that battle has destroyed to their owners' Graveyards (YH-39, YD-42)."""
    if not beaten:
        return
    cards = game.state.cards
    note_victories(game, beaten)
    fallen = [uid for uid in beaten if cards[uid].zone == MONSTERS]
    banished = banished_by(game, fallen) if BanishesBeaten in game.state.ready else []
    game.destroy([uid for uid in fallen if uid not in banished], "battle")
    game.destroy(banished, "battle", banished=True)
    game.destroy([uid for uid in beaten if cards[uid].zone == SPELLS])
    for uid in game.muted:
        if cards[uid].zone == GRAVE:
            game.state.change(uid, marks=(MARK,))


def banished_by(game: Yugioh, fallen: list[int]) -> list[int]:
    """The fallen monsters that their conqueror removes from play (Lesser Fiend)."""
    attacker, target = game.attack or (None, None)
    if attacker is None or target is None:
        return []
    fiends = [source.uid for _, source in in_force(game, BanishesBeaten) if isinstance(source, Card)]
    pairs = ((attacker.uid, target.uid), (target.uid, attacker.uid))
    return [loser for loser, winner in pairs if loser in fallen and winner in fiends]


def note_victories(game: Yugioh, beaten: tuple[int, ...]) -> None:
    """Remember which monsters have destroyed another by battle, where an effect asks for it."""
    s = game.state
    attacker, target = game.attack or (None, None)
    if attacker is None or target is None:
        return
    for winner, loser in ((attacker, target), (target, attacker)):
        card = s.cards[winner.uid]
        if card.definition.remembers and loser.uid in beaten and s.is_at(winner) and s.is_at(loser):
            s.change(card.uid, marks=(*card.marks, ("won", s.turn)))
