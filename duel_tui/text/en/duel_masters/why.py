"""Why not, for Duel Masters: what is to be said of a place where no command would say it."""

from __future__ import annotations

PLAYER = "shields and self"

NOTES: dict[str, str] = {
    "dm-deck": "The top card is drawn at the start of the turn. Who draws the last one has lost.",
    "dm-graveyard": "Both may look through a graveyard. A card in it does nothing, unless a card says so.",
    "dm-mana": "A card in the mana zone gives one mana: untapped ones are tapped to pay. Nothing else counts of it.",
    "dm-shield": "An unblocked attack on the player breaks a shield: its owner takes it into the hand.",
    "dm-player": "An unblocked attack on the player breaks a shield; without any shield left it wins.",
    "dm-battle": "Creatures that were paid for are put here; there is always room.",
}
