"""DM-11: Blastosplosion of Gigantic Rage."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

ENGBELT = creature("Engbelt, the Spydroid", LIGHT, 4, "Soltrooper", 5500, BLOCKER_, CANNOT_ATTACK_PLAYERS)
EMERGENCY_TYPHOON = spell("Emergency Typhoon", WATER, 2, Draw(2, up_to=True), Discard(), shield_trigger=True)
FANTASY_FISH = creature("Fantasy Fish", WATER, 7, "Gel Fish", 2000, BLOCKER_, shield_trigger=True)
MELODIC_HUNTER = creature("Melodic Hunter", WATER, 5, "Merfolk", 3000, BLOCKER_)
BERATCHA = creature("Beratcha, the Hidden Glutton", DARKNESS, 5, "Pandora's Box", 3000, Slayer())
BRAD_S_CUTTER = creature("Brad's Cutter", FIRE, 2, "Xenoparts", 1000, shield_trigger=True)
HYSTERIA_LIZARD = creature(
    "Hysteria Lizard", FIRE, 4, "Melt Warrior", 3000, MustAttack(), PowerAttacker(3000)
)
JABAHA_S_AUTOMATON = evolution(
    "Jabaha's Automaton", FIRE, 5, "Xenoparts", 6000, PowerAttacker(4000), DOUBLE_BREAKER
)
MACHO_MELON = creature("Macho Melon", NATURE, 2, "Wild Veggies", 1000, WaveStriker((PowerAttacker(3000),)))
YULIANA = creature(
    "Yuliana, Channeler of Suns",
    LIGHT,
    3,
    "Mecha Del Sol",
    3000,
    BLOCKER_,
    NotChosen(),
    CANNOT_ATTACK_PLAYERS,
)
WARLORD_AILZONIUS = evolution("Warlord Ailzonius", LIGHT, 5, "Gladiator", 8000, DOUBLE_BREAKER, NotChosen())
KLUJADRAS = creature(
    "Klujadras",
    WATER,
    7,
    "Sea Hacker",
    4000,
    WaveStriker((enters(EachPlayer(Draw(Amount(Creature(YOU, keyword="wave striker"))))),)),
)
