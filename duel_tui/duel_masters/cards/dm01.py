"""DM-01: Base Set."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

HANUSA = creature("Hanusa, Radiance Elemental", LIGHT, 7, "Angel Command", 9500, DOUBLE_BREAKER)
EMERALD_GRASS = creature("Emerald Grass", LIGHT, 2, "Starlight Tree", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
HOLY_AWE = spell("Holy Awe", LIGHT, 6, Tap(Creature(controller=OPPONENT)), shield_trigger=True)
AQUA_HULCUS = creature("Aqua Hulcus", WATER, 3, "Liquid People", 2000, enters(May((Draw(),))))
CANDY_DROP = creature("Candy Drop", WATER, 3, "Cyber Virus", 1000, CannotBeBlocked())
BRAIN_SERUM = spell("Brain Serum", WATER, 4, Draw(2, up_to=True), shield_trigger=True)
BONE_ASSASSIN = creature("Bone Assassin, the Ripper", DARKNESS, 4, "Living Dead", 2000, Slayer())
TERROR_PIT = spell(
    "Terror Pit", DARKNESS, 6, Destroy(Pick(Creature(controller=OPPONENT))), shield_trigger=True
)
BRONZE_ARM_TRIBE = creature("Bronze-Arm Tribe", NATURE, 3, "Beast Folk", 1000, enters(FromTop(1)))
FEAR_FANG = creature("Fear Fang", NATURE, 3, "Beast Folk", 3000)
MIGHTY_SHOUTER = creature("Mighty Shouter", NATURE, 3, "Beast Folk", 2000, Instead(MANA))
NATURAL_SNARE = spell(
    "Natural Snare", NATURE, 6, ToMana(Pick(Creature(controller=OPPONENT))), shield_trigger=True
)
DEATHBLADE_BEETLE = creature(
    "Deathblade Beetle", NATURE, 5, "Giant Insect", 3000, PowerAttacker(4000), DOUBLE_BREAKER
)
