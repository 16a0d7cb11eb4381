"""The card pools of both games, as decks see them."""

from __future__ import annotations

from duel_tui.duel_masters.cards import PoolCard as DuelMastersFact
from duel_tui.duel_masters.definitions import CardDef as DuelMastersCard
from duel_tui.duel_masters.definitions import Deck as DuelMastersDeck
from duel_tui.games import DUEL_MASTERS, YUGIOH, of
from duel_tui.yugioh.cards import PoolCard as YugiohFact
from duel_tui.yugioh.definitions import CardDef as YugiohCard
from duel_tui.yugioh.definitions import Deck as YugiohDeck

Fact = YugiohFact | DuelMastersFact
AnyCard = YugiohCard | DuelMastersCard
AnyDeck = YugiohDeck | DuelMastersDeck


def known(card: str | int, game: str) -> Fact | None:
    """The card of a game's pool with this name, or of Yu-Gi-Oh! with this passcode."""
    if game == DUEL_MASTERS and not isinstance(card, str):
        return None
    found: Fact | None = of(game).cards.known(card)
    return found


def similar(name: str, game: str) -> list[str]:
    """Names of cards that look like this one."""
    found: list[str] = of(game).cards.similar(name)
    return found


def definition(fact: Fact) -> AnyCard | None:
    """The card as it is played; None while it cannot be."""
    if isinstance(fact, YugiohFact):
        from duel_tui.yugioh import cards

        return cards.by_passcode(fact.passcode)
    from duel_tui.duel_masters import cards as dm_cards

    return dm_cards.find(fact.name)


def game_of(deck: AnyDeck) -> str:
    """Which game a deck belongs to."""
    return DUEL_MASTERS if isinstance(deck, DuelMastersDeck) else YUGIOH
