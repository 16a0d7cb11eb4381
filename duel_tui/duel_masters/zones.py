"""Zone numbers (even: the seat is added), the six steps of a turn and their names."""

from __future__ import annotations

DECK, HAND, MANA, SHIELDS, BATTLE, GRAVE, UNDER, PLAYED = range(0, 16, 2)
"""`UNDER`: the bases of evolution creatures. `PLAYED`: a spell while it resolves, which is in no zone (DR-14)."""
ZONE_COUNT = 16

ZONE_NAMES = {
    DECK: "deck",
    HAND: "hand",
    MANA: "mana",
    SHIELDS: "shields",
    BATTLE: "battle",
    GRAVE: "graveyard",
}
PLACE_LETTERS = {
    DECK: "deck",
    HAND: "h",
    MANA: "n",
    SHIELDS: "s",
    BATTLE: "b",
    GRAVE: "gy",
    UNDER: "under",
    PLAYED: "played",
}
APART = (BATTLE, SHIELDS)
"""Where no two cards are alike."""
OPEN = (MANA, BATTLE, GRAVE, UNDER, PLAYED)
"""Where cards lie face-up."""

UNTAP, DRAW, CHARGE, MAIN, ATTACK, END = "untap", "draw", "mana", "main", "attack", "end"
PHASES = (UNTAP, DRAW, CHARGE, MAIN, ATTACK, END)
"""The six steps in the order of a turn (DM-R09 to DM-R22)."""

LIGHT, WATER, DARKNESS, FIRE, NATURE = "light", "water", "darkness", "fire", "nature"
CIVILIZATIONS = (LIGHT, WATER, DARKNESS, FIRE, NATURE)
