"""An attack, from the declaration to its end, and the battle of two creatures (DM-R42 to R57; section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.destruction import destroy
from duel_tui.duel_masters.keywords import NoBattle, Slayer, SparedInBattle, TapAbility
from duel_tui.duel_masters.nodes.base import carry_out, settle
from duel_tui.duel_masters.shields import break_shields, breaks
from duel_tui.duel_masters.targets import PLAYER, blockers
from duel_tui.duel_masters.values import has, rules_of
from duel_tui.duel_masters.zones import SHIELDS
from duel_tui.engine.state import Card
from duel_tui.engine.steps import PASS, Answer, Answers, Decision, Steps, ask_option

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

ATTACK: Answers[tuple[int, int]] = Answers("attack")
BLOCK: Answers[int] = Answers("block")
TAP: Answers[int] = Answers("tap")


def attack(game: DuelMasters, uid: int, target: int) -> Steps[None]:
    """One attack: tap, attack abilities, blocks, battle or shields, end (DM-R50)."""
    s = game.state
    attacker = s.change(uid, sideways=True, attacked=s.turn, declared=s.turn)
    aim = None if target == PLAYER else s.cards[target]
    game.attack = (attacker.ref, None if aim is None else aim.ref)
    game.blocker = None
    game.broken_before = len(s.broke)
    if aim is not None:
        s.change(target, turned=s.turn)
    game.happen(happened.Attacked, attacker, aim)
    yield from settle(game)
    cause = "done"
    if not s.is_at(attacker.ref) or (aim is not None and not s.is_at(aim.ref)):
        cause = "gone"
    else:
        yield from _blocks_and_battle(game, attacker, aim)
    game.happen(happened.AttackEnded, attacker, aim, cause)
    game.attack = None
    game.blocker = None
    yield from settle(game)


def _blocks_and_battle(game: DuelMasters, attacker: Card, aim: Card | None) -> Steps[None]:
    s = game.state
    blocker = yield from ask_block(game, attacker)
    if blocker is not None:
        yield from settle(game)
        if s.is_at(attacker.ref) and s.is_at(blocker.ref):
            yield from battle(game, attacker, blocker)
        return
    if aim is not None:
        yield from battle(game, attacker, aim)
        return
    game.happen(happened.NotBlocked, s.cards[attacker.uid])
    yield from settle(game)
    if not s.is_at(attacker.ref):
        return
    owner = 1 - attacker.controller
    now = s.cards[attacker.uid]
    if not s.zones[SHIELDS + owner]:
        game.end(attacker.controller, "attack")
    yield from break_shields(game, owner, breaks(game, now), attacker.controller, now)


def ask_block(game: DuelMasters, attacker: Card) -> Steps[Card | None]:
    """Let the opponent block with a creature, or with none (DM-R51); not asked when nobody can block."""
    s = game.state
    able, must = blockers(game, s.cards[attacker.uid])
    if not able:
        return None
    owner = 1 - attacker.controller
    options: list[Answer] = [BLOCK[uid] for uid in able]
    if not must:
        options.append(PASS)
    if len(options) == 1:
        answer = options[0]
    else:
        answer = yield Decision(owner, "block", "block", options, (attacker.uid,))
    if answer is PASS:
        return None
    blocker = s.change(answer.card, sideways=True)
    game.blocker = blocker.ref
    game.happen(happened.Blocked, blocker, s.cards[attacker.uid])
    return blocker


def battle(game: DuelMasters, one: Card, two: Card) -> Steps[None]:
    """A battle: compare the power, destroy the loser or both, then slayer and what follows (DM-R48, R54, R55)."""
    s = game.state
    if game.blocker is not None and (
        any(not rule.blocking for rule in rules_of(game, s.cards[one.uid], NoBattle))
        or any(rule.blocking for rule in rules_of(game, s.cards[two.uid], NoBattle))
    ):
        return
    game.battling = (one.uid, two.uid)
    power, other = game.power(one.uid), game.power(two.uid)
    game.battling = ()
    first, second = s.cards[one.uid], s.cards[two.uid]
    kills = [
        (foe, lost)
        for card, foe, lost in ((first, second, power <= other), (second, first, other <= power))
        if _slays(game, card, foe)
    ]
    losers = []
    if power <= other:
        losers.append(first)
    if other <= power:
        losers.append(second)
    game.happen(happened.Battled, first, second, power, other)
    if len(losers) == 1:
        winner = second if losers[0] is first else first
        game.happen(happened.WonBattle, winner, losers[0])
    fallen = [card.uid for card in losers if not _spared(game, card, second if card is first else first)]
    yield from destroy(game, fallen, "battle")
    only_loss = s.options.slayer == "loss"
    slain = [foe.uid for foe, lost in kills if s.is_at(foe.ref) and (lost or not only_loss)]
    if slain:
        yield from destroy(game, slain)
    yield from settle(game)


def _spared(game: DuelMasters, card: Card, foe: Card) -> bool:
    if not has(game, card, SparedInBattle):
        return False
    return any(rule.by.matches(game, foe, card.controller) for rule in rules_of(game, card, SparedInBattle))


def _slays(game: DuelMasters, card: Card, foe: Card) -> bool:
    if not has(game, card, Slayer):
        return False
    return any(
        not rule.civilizations or any(civ in rule.civilizations for civ in foe.definition.civilizations)
        for rule in rules_of(game, card, Slayer)
    )


def use_tap_ability(game: DuelMasters, uid: int) -> Steps[None]:
    """Tap a creature instead of attacking with it, and do what its ability says (DR-07)."""
    s = game.state
    abilities = list(dict.fromkeys(rules_of(game, s.cards[uid], TapAbility)))
    card = s.change(uid, sideways=True, declared=s.turn)
    ability = abilities[0]
    if len(abilities) > 1:
        numbers = [str(at + 1) for at in range(len(abilities))]
        word = yield from ask_option(card.controller, "which-ability", numbers, (uid,))
        ability = abilities[int(word) - 1]
    game.happen(happened.TapAbilityUsed, card, card.controller)
    yield from carry_out(game, ability.do, card, card.controller, None)
    yield from settle(game)
