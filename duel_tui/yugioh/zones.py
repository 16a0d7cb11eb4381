"""Zone numbers (even: the seat is added), phases and their names."""

from __future__ import annotations

DECK, HAND, MONSTERS, SPELLS, FIELD, GRAVE, BANISHED, EXTRA, NOWHERE = range(0, 18, 2)
ZONE_COUNT = 18

ZONE_NAMES = {
    DECK: "deck",
    HAND: "hand",
    MONSTERS: "monsters",
    SPELLS: "spells",
    FIELD: "field",
    GRAVE: "graveyard",
    BANISHED: "banished",
    EXTRA: "extra",
}
PLACE_LETTERS = {
    DECK: "deck",
    HAND: "h",
    MONSTERS: "m",
    SPELLS: "s",
    FIELD: "field",
    GRAVE: "gy",
    BANISHED: "banished",
    EXTRA: "extra",
}
ON_FIELD = (MONSTERS, SPELLS, FIELD)
SLOTS = 5

DRAW, STANDBY, MAIN1, MAIN2, END = "draw", "standby", "main1", "main2", "end"
BATTLE_START, BATTLE_STEP, BATTLE_END = "battle/start", "battle/battle", "battle/end"
DAMAGE_STEP = "battle/damage"
DAMAGE_BEFORE, DAMAGE_CALCULATION, DAMAGE_AFTER, DAMAGE_END = (
    "battle/damage/before",
    "battle/damage/calculation",
    "battle/damage/after",
    "battle/damage/end",
)
AFTER_CALCULATION = (DAMAGE_AFTER, DAMAGE_END)
BEFORE_CALCULATION = (DAMAGE_STEP, DAMAGE_BEFORE, DAMAGE_CALCULATION)
"""The Damage Step up to and with damage calculation."""
PHASES = (DRAW, STANDBY, MAIN1, BATTLE_START, BATTLE_STEP, DAMAGE_STEP, BATTLE_END, MAIN2, END)
"""The phases and steps in the order of a turn."""
