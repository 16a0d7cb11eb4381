"""What is negated and what cannot be activated while a card lies face-up (Jinzo, Royal Decree, Skill Drain)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, cast

from duel_tui.yugioh import events as happened
from duel_tui.yugioh.definitions import CARD, FLIP, Effect, Rule
from duel_tui.yugioh.which import THIS_CARD, Filter, Those
from duel_tui.yugioh.zones import MONSTERS, ON_FIELD

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from duel_tui.engine.state import Card
    from duel_tui.engine.steps import Steps
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Lasting, Link

MARK = ("negated",)
"""A mark of a card whose effects stay negated for as long as it stays where it is."""
NEVER_ACTIVATED = ("never activated",)
"""A mark of a card whose activation is negated: it is no card on the field that an effect of its own could follow."""


@dataclass(frozen=True, slots=True)
class NegatesEffects(Rule):
    """The effects of these face-up cards on the field are negated, also of those that resolve there."""

    which: Filter
    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Monsters lose the counters and the ATK that they have by effects of their own."""
        changed = False
        for uid in self.which.all(game, source.controller, source.uid):
            card = game.state.cards[uid]
            left = tuple(each for each in card.counters if each[0] not in dict(card.definition.takes))
            if left != card.counters:
                game.state.change(uid, counters=left)
                changed = True
            s = game.state
            kept = tuple(record for record in s.lasting if not _own_change(record, card))
            if kept != s.lasting:
                s.lasting = kept
                changed = True
        return changed


def _own_change(record: Lasting, card: Card) -> bool:
    """Whether a lasting effect is what a monster's own effect has done to its points."""
    own = record.source == card.definition.name and record.cards[:1] == (card.ref,)
    return own and record.rule.while_face_up and card.zone == MONSTERS


@dataclass(frozen=True, slots=True)
class CannotActivate(Rule):
    """Cards of these kinds (`trap`), and their effects on the field, cannot be activated.

    `attacking`: only while this card attacks, only by the opponent, and not the effects of what lies face-up already.
    """

    kinds: tuple[str, ...] = ("trap",)
    attacking: bool = False

    def forbids(self, game: Yugioh, source: Any, card: Card) -> bool:
        if self.attacking:
            if game.attack is None or game.attack[0].uid != source.uid or source.uid in game.doomed:
                return False
            if card.controller == source.controller:
                return False
        return card.definition.kind in self.kinds and card.uid != getattr(source, "uid", -1)


@dataclass(frozen=True, slots=True)
class NegatesFlips(Rule):
    """FLIP effects are negated."""


@dataclass(frozen=True, slots=True)
class NegatesTargeting(Rule):
    """The effects of cards of a kind (`spell`, `trap`) that target these monsters are negated; they are destroyed."""

    kind: str
    who: Those | Filter = THIS_CARD
    enforces: ClassVar[bool] = True

    def enforce(self, game: Yugioh, source: Card) -> bool:
        """Destroy what has come to lie on this card without targeting it there (Call of the Haunted)."""
        if not isinstance(self.who, Those):
            return False
        bound = [game.state.cards[uid] for uid in game.joined(source)]
        return game.destroy(card.uid for card in bound if card.definition.kind == self.kind) > 0

    def covers(self, game: Yugioh, source: Card, card: Card) -> bool:
        """Whether a monster is one of those that are protected."""
        if not card.face_up or card.zone != MONSTERS:
            return False
        if isinstance(self.who, Those):
            return card.uid == source.uid
        return self.who.matches(game, card, source.controller, source.uid)


def negated(game: Yugioh, card: Card) -> bool:
    """Whether the effects of a card, as it lies or lay face-up on the field, are negated."""
    if MARK in card.marks:
        return True
    s = game.state
    if card.host is not None and NegatesTargeting in s.ready and s.is_at(card.host):
        if guarded(game, s.cards[card.host.uid], card.definition.kind, itself=True):
            return True
    return any(
        rule.which.matches(game, card, source.controller, source.uid) for rule, source in negaters(game)
    )


def negaters(game: Yugioh) -> list[tuple[NegatesEffects, Card]]:
    """The rules that negate effects now and are not negated themselves.

    They are looked at in the order in which their cards turned up: a card that is negated when it comes negates
    nothing, until what negates it is gone or is negated by a later one.
    """
    s = game.state
    found: list[tuple[NegatesEffects, Card]] = []
    for uid in s.ready.get(cast("Hashable", NegatesEffects), ()):
        card = s.cards[uid]
        if MARK in card.marks or (game.chain and game.activating(uid)):
            continue
        found += [(rule, card) for rule in card.definition.rules if isinstance(rule, NegatesEffects)]
    if len(found) < 2:
        return found
    silent = [False] * len(found)

    def hushed(at: int, known: int) -> bool:
        """Whether one of the first `known` that negate anything negates this one."""
        card = found[at][1]
        return any(
            rule.which.matches(game, card, source.controller, source.uid)
            for other, (rule, source) in enumerate(found[:known])
            if other != at and not silent[other]
        )

    for newest in range(1, len(found)):
        silent[newest] = hushed(newest, newest)
        for _ in range(newest + 1):
            before = silent[:]
            for at in range(newest + 1):
                silent[at] = hushed(at, newest + 1)
            if silent == before:
                break
    return [part for at, part in enumerate(found) if not silent[at]]


def barred(game: Yugioh, uid: int, effect: Effect) -> Card | None:
    """The card that forbids to activate an effect of a card, if there is one."""
    s = game.state
    card = s.cards[uid]
    for rule, source in _in_force(game, CannotActivate):
        if rule.forbids(game, source, card) and (
            effect.way == CARD or (card.zone in ON_FIELD and not rule.attacking)
        ):
            return source
    return None


def link_negated(game: Yugioh, link: Link) -> bool:
    """Whether the effect of a link is negated when it resolves.

    A Spell or Trap counts as lying where it was activated; a monster's effect is negated while it lies face-up on the
    field, and where it lies if it was marked. A Spell or Trap may also be negated by what it targets.
    """
    if link.silenced or shielded_from(game, link):
        return True
    if link.effect.way == FLIP and NegatesFlips in game.state.ready and any(_in_force(game, NegatesFlips)):
        return True
    now = game.state.cards[link.uid]
    same = now.stay == link.card.stay
    if same and MARK in now.marks:
        return True
    if NegatesEffects not in game.state.ready or link.card.zone not in ON_FIELD:
        return False
    if link.card.zone != MONSTERS:
        return negated(game, link.card)
    return same and now.face_up and negated(game, now)


def resolve_negated(game: Yugioh, link: Link) -> Steps[None]:
    """Resolve a link whose effect is negated: an Equip Card lies where it was put, and nothing else happens."""
    game.emit((happened.NoEffect, link.card, "negated"))
    if shielded_from(game, link):
        game.destroy((link.uid,))
        return
    card = game.state.cards[link.uid]
    if (
        link.silenced
        and link.effect.way == CARD
        and link.card.definition.stays
        and card.stay == link.card.stay
    ):
        game.state.change(link.uid, marks=(*card.marks, MARK))
    for node in link.effect.do:
        if getattr(node, "bare", False):
            yield from node.run(game, link)


def shielded_from(game: Yugioh, link: Link) -> bool:
    """Whether one of a Spell's or Trap's targets negates it and destroys it (Ryu Senshi)."""
    if NegatesTargeting not in game.state.ready or link.effect.way != CARD:
        return False
    cards = game.state.cards
    targets = [cards[ref.uid] for refs in link.targets for ref in refs if game.state.is_at(ref)]
    return any(guarded(game, target, link.card.definition.kind) for target in targets)


def guarded(game: Yugioh, target: Card, kind: str, itself: bool = False) -> bool:
    """Whether a monster is protected from what a kind of card does to its targets; `itself`: by its own rule."""
    return any(
        rule.kind == kind and rule.covers(game, source, target) and (not itself or source.uid == target.uid)
        for rule, source in _in_force(game, NegatesTargeting)
    )


def _in_force(game: Yugioh, kind: type[Any]) -> Iterator[tuple[Any, Card]]:
    from duel_tui.yugioh.stats import in_force

    return cast("Iterator[tuple[Any, Card]]", in_force(game, kind))
