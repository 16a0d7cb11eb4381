"""Steps that leave something behind until the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from duel_tui.engine.steps import Steps, done
from duel_tui.yugioh.battle_rules import SafeBeside
from duel_tui.yugioh.card_rules import BanishedAtEnd
from duel_tui.yugioh.rules import Boost
from duel_tui.yugioh.table import Lasting
from duel_tui.yugioh.which import EQUIPPED, TARGET, THIS_CARD, What, cards_of

if TYPE_CHECKING:
    from duel_tui.engine.state import Ref
    from duel_tui.yugioh.game import Yugioh
    from duel_tui.yugioh.table import Link


def refs_of(game: Yugioh, what: What, link: Link) -> tuple[Ref, ...]:
    """The cards that are meant now, to be remembered as long as they stay."""
    return tuple(game.state.cards[uid].ref for uid in cards_of(game, what, link))


@dataclass(frozen=True, slots=True)
class BoostUntilEnd:
    """ATK and DEF change until the end of the turn."""

    what: What
    atk: int = 0
    defense: int = 0

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, self.what, link)
        if refs:
            rule = Boost(EQUIPPED, self.atk, self.defense)
            game.lasting(Lasting(rule, link.player, link.card.definition.name, refs, game.state.turn))
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class Last:
    """A rule holds for the player (or for the cards it is `about`) until the end of this turn.

    `bare`: also when the effect of the card, but not its activation, is negated (Scapegoat).
    """

    rule: Any
    about: What | None = None
    bare: bool = False

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = () if self.about is None else refs_of(game, self.about, link)
        if self.about is not None and not refs:
            return done(False)
        game.lasting(Lasting(self.rule, link.player, link.card.definition.name, refs, game.state.turn))
        return done(True)


@dataclass(frozen=True, slots=True)
class SpareBeside:
    """The target is not destroyed by battle as long as both it and this card lie face-up on the field."""

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        this = refs_of(game, THIS_CARD, link)
        refs = refs_of(game, TARGET, link)
        if not this or not refs:
            return done(False)
        pair = tuple(dict.fromkeys((*refs, *this)))
        game.lasting(Lasting(SafeBeside(), link.player, link.card.definition.name, pair))
        return done(True)


@dataclass(frozen=True, slots=True)
class BanishAtEnd:
    """Remove monsters from play in the End Phase of this turn, if they still lie face-up on the field."""

    what: What

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, self.what, link)
        if refs:
            name = link.card.definition.name
            game.lasting(
                Lasting(BanishedAtEnd(), link.player, name, refs, game.state.turn, at_end_phase=True)
            )
        return done(bool(refs))


@dataclass(frozen=True, slots=True)
class BoostInBattle:
    """ATK and DEF change until the end of the Battle Phase."""

    what: What
    atk: int = 0
    defense: int = 0

    def run(self, game: Yugioh, link: Link) -> Steps[bool]:
        refs = refs_of(game, self.what, link)
        if refs:
            rule = Boost(EQUIPPED, self.atk, self.defense)
            name = link.card.definition.name
            game.lasting(Lasting(rule, link.player, name, refs, game.state.turn, in_battle=True))
        return done(bool(refs))
