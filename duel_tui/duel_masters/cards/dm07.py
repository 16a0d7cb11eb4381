"""DM-07: Thundercharge of Ultra Destruction."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

KIZAR_BASIKU = evolution(
    "Kizar Basiku, the Outrageous", LIGHT, 5, "Initiate", 8500, BLOCKER_, Stealth(FIRE), DOUBLE_BREAKER
)
RODI_GALE = creature("Rodi Gale, Night Guardian", LIGHT, 4, "Guardian", 3500, Stealth(DARKNESS))
GEZARY = creature("Gezary, Undercover Doll", DARKNESS, 3, "Death Puppet", 2000, Stealth(NATURE))
PHANTASMAL_HORROR_GIGAZABAL = evolution(
    "Phantasmal Horror Gigazabal", DARKNESS, 5, "Chimera", 9000, Stealth(LIGHT), DOUBLE_BREAKER
)
VALKROWZER = evolution(
    "Valkrowzer, Ultra Rock Beast", FIRE, 6, "Rock Beast", 9000, Stealth(WATER), DOUBLE_BREAKER
)
WILD_RACER_CHIEF_GARAN = creature(
    "Wild Racer Chief Garan", FIRE, 3, "Human", 2000, PowerAttacker(1000), Stealth(LIGHT)
)
POPPLE = creature("Popple, Flowerpetal Dancer", NATURE, 4, "Snow Faerie", 2000, TapAbility((FromTop(1),)))
STINGER_HORN = creature(
    "Stinger Horn, the Delver", NATURE, 4, "Horned Beast", 3000, PowerAttacker(1000), Stealth(WATER)
)
WORLD_TREE = evolution(
    "World Tree, Root of Life",
    NATURE,
    6,
    "Tree Folk",
    7000,
    PowerAttacker(2000),
    Stealth(DARKNESS),
    DOUBLE_BREAKER,
)
TITANIUM_CLUSTER = creature(
    "Titanium Cluster", WATER, 4, "Cyber Cluster", 4000, BLOCKER_, CannotBeAttacked(), CANNOT_ATTACK
)
KOOC_POLLON = creature("Kooc Pollon", FIRE, 2, "Fire Bird", 1000, CannotBeAttacked())
LIGHTNING_CHARGER = spell("Lightning Charger", LIGHT, 4, Tap(Pick(Creature(OPPONENT))), charger=True)
RIPTIDE_CHARGER = spell("Riptide Charger", WATER, 5, ToHand(Pick(Creature())), charger=True)
