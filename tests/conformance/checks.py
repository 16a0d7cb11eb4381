"""All checks at one point of a duel."""

from __future__ import annotations

from duel_tui.yugioh.definitions import Deck
from tests.conformance import kernel, table
from tests.conformance.decks import Luck
from tests.conformance.walk import Trail


def check(trail: Trail, decks: tuple[Deck, Deck], luck: Luck) -> None:
    """Everything that must hold here. The duel is left as it was."""
    duel = trail.duel
    kernel.clone_is_equal_and_alone(duel, luck)
    kernel.undo_and_replay(trail, luck)
    kernel.commands_are_distinct(duel)
    kernel.refused_commands_change_nothing(duel)
    if duel.decision is not None:
        kernel.options_can_be_played(duel, luck)
        kernel.text_means_its_option(duel, luck)
    table.cards_are_conserved(duel.state, decks)
    table.index_is_true(duel.state)
    table.view_hides(duel)
    table.events_hide(duel, 0)
    table.position_says_everything(duel)
