"""All checks at one point of a duel."""

from __future__ import annotations

from duel_tui.decklist.pools import AnyDeck, game_of
from duel_tui.games import DUEL_MASTERS
from tests.conformance import creatures, kernel, table
from tests.conformance.decks import Luck
from tests.conformance.walk import Trail


def check(trail: Trail, decks: tuple[AnyDeck, AnyDeck], luck: Luck) -> None:
    """Everything that must hold here. The duel is left as it was."""
    duel = trail.duel
    kernel.clone_is_equal_and_alone(duel, luck)
    kernel.undo_and_replay(trail, luck)
    kernel.commands_are_distinct(duel)
    kernel.refused_commands_change_nothing(duel)
    if duel.decision is not None:
        kernel.options_can_be_played(duel, luck)
        kernel.text_means_its_option(duel, luck)
    table.index_is_true(duel.state)
    if game_of(decks[0]) == DUEL_MASTERS:
        creatures.cards_are_conserved(duel.state, decks)  # type: ignore[arg-type]
        creatures.nothing_resolves(duel)
        creatures.view_hides(duel)
        creatures.events_hide(duel, 0)
        creatures.position_says_everything(duel)
        return
    table.cards_are_conserved(duel.state, decks)  # type: ignore[arg-type]
    table.view_hides(duel)
    table.events_hide(duel, 0)
    table.position_says_everything(duel)
