"""Steps that depend on what was declared, and on coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.choosing import choose, choose_random
from duel_tui.engine.steps import Steps, ask_declare, done
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.nodes.looking import prove
from duel_tui.yugioh.which import YOU, Monster
from duel_tui.yugioh.zones import DECK, HAND

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link

FACE_UP = Monster(face_up=True)
COIN = ("heads", "tails")


@dataclass(frozen=True, slots=True)
class DeclareType:
    """At activation declare a Type that a face-up monster on the field has; it belongs to the link's words."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return bool(types_there(game))

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        word = yield from ask_declare(link.player, "type", types_there(game), (link.uid,))
        link.words += (word,)


def types_there(game: Yugioh) -> list[str]:
    """The Types of the face-up monsters on the field, in the order of their names."""
    cards = game.state.cards
    return sorted({cards[uid].definition.race for uid in FACE_UP.all(game, 0)})


@dataclass(frozen=True, slots=True)
class DestroyDeclared:
    """Destroy all face-up monsters of the declared Type."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        found = Monster(face_up=True, races=link.words).all(game, link.player, link.uid)
        return done(game.destroy(found) > 0)


def toss(game: Yugioh, player: int, n: int) -> int:
    """Toss a coin `n` times. Returns how many heads there were."""
    heads = 0
    for _ in range(n):
        result = game.state.chance(COIN)
        game.emit((happened.Tossed, player, result))
        heads += result == COIN[0]
    return heads


@dataclass(frozen=True, slots=True)
class TossCoins:
    """Toss a coin `n` times; if at least `least` are heads, a step is done."""

    n: int
    least: int
    do: Any

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        if toss(game, link.player, self.n) < self.least:
            return False
        done: bool = yield from self.do.run(game, link)
        return done


@dataclass(frozen=True, slots=True)
class DestroyPerHeads:
    """Toss a coin `n` times and destroy that many monsters of your choice as there were heads, or all there are."""

    n: int

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        heads = toss(game, link.player, self.n)
        found = Monster().all(game, link.player, link.uid)
        number = min(heads, len(found))
        if not number:
            return False
        picked = yield from choose(game, link.player, "destroy", found, number, number, about=(link.uid,))
        return game.destroy(picked) > 0


@dataclass(frozen=True, slots=True)
class DeclareName:
    """At activation declare the name of a card; it belongs to the link's words."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return True

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        from duel_tui.yugioh.cards import all_cards

        names = [card.name for card in all_cards()]
        word = yield from ask_declare(link.player, "name", names, (link.uid,))
        link.words += (word,)


@dataclass(frozen=True, slots=True)
class DiscardDeclared:
    """The opponent discards all cards of the declared name from his hand.

    Without any you see his hand, and discard a random card of your own (Mind Crush).
    """

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        theirs, mine = s.zones[HAND + 1 - link.player], s.zones[HAND + link.player]
        found = [uid for uid in theirs if s.cards[uid].definition.name in link.words]
        for uid in found:
            game.discard(uid)
        if not found:
            game.reveal(theirs, to=link.player)
            if mine:
                game.discard(choose_random(game, mine))
        return done(bool(found or mine))


@dataclass(frozen=True, slots=True)
class DeclareAnyType:
    """At activation declare a Type and an Attribute, whatever lies on the field; the link's words."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return True

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        from duel_tui.yugioh.cards import all_cards

        monsters = [card for card in all_cards() if card.monster]
        for prompt, words in (
            ("type", sorted({card.race for card in monsters})),
            ("attribute", sorted({card.attribute for card in monsters})),
        ):
            word = yield from ask_declare(link.player, prompt, words, (link.uid,))
            link.words += (word,)


@dataclass(frozen=True, slots=True)
class SendDeclared:
    """The opponent sends a monster of the declared Type and Attribute from his hand or Deck to the Graveyard.

    Without one he shows both.
    """

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        race, attribute = link.words
        other = 1 - link.player
        which = Monster(controller=YOU, races=(race,), attributes=(attribute,), where=(HAND, DECK))
        found = which.all(game, other)
        if not found:
            game.reveal(s.zones[HAND + other], to=link.player)
            prove(game, other)
            return False
        picked = yield from choose(game, other, "send", found, about=(link.uid,))
        for uid in picked:
            searched = s.cards[uid].zone == DECK
            game.to_grave(uid)
            if searched:
                game.shuffle(DECK, other)
        return True


KINDS = ("monster", "spell", "trap")


@dataclass(frozen=True, slots=True)
class DeclareKind:
    """At activation declare a kind of card; the link's words."""

    def can_pay(self, game: Yugioh, player: int, uid: int) -> bool:
        return True

    def pay(self, game: Yugioh, link: Link) -> Steps[None]:
        word = yield from ask_declare(link.player, "kind", KINDS, (link.uid,))
        link.words += (word,)


@dataclass(frozen=True, slots=True)
class SendOfKind:
    """The opponent sends a card of the declared kind from his Deck to the Graveyard; without one he shows the Deck."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        s = game.state
        other = 1 - link.player
        found = [uid for uid in s.zones[DECK + other] if s.cards[uid].definition.kind == link.words[-1]]
        if not found:
            prove(game, other)
            return False
        picked = yield from choose(game, other, "send", found, about=(link.uid,))
        for uid in picked:
            game.to_grave(uid)
        game.shuffle(DECK, other)
        return True
