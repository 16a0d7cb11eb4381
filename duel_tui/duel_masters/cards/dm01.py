"""DM-01: Base Set."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

HANUSA = creature("Hanusa, Radiance Elemental", LIGHT, 7, "Angel Command", 9500, DOUBLE_BREAKER)
KING_DEPTHCON = creature("King Depthcon", WATER, 7, "Leviathan", 6000, DOUBLE_BREAKER, CannotBeBlocked())
DEATHLIGER = creature("Deathliger, Lion of Chaos", DARKNESS, 7, "Demon Command", 9000, DOUBLE_BREAKER)
ZAGAAN = creature("Zagaan, Knight of Darkness", DARKNESS, 6, "Demon Command", 7000, DOUBLE_BREAKER)
ASTROCOMET_DRAGON = creature(
    "Astrocomet Dragon", FIRE, 7, "Armored Dragon", 6000, PowerAttacker(4000), DOUBLE_BREAKER
)
DEATHBLADE_BEETLE = creature(
    "Deathblade Beetle", NATURE, 5, "Giant Insect", 3000, PowerAttacker(4000), DOUBLE_BREAKER
)
ROARING_GREAT_HORN = creature(
    "Roaring Great-Horn", NATURE, 7, "Horned Beast", 8000, PowerAttacker(2000), DOUBLE_BREAKER
)
DIA_NORK = creature(
    "Dia Nork, Moonlight Guardian", LIGHT, 4, "Guardian", 5000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
EMERALD_GRASS = creature("Emerald Grass", LIGHT, 2, "Starlight Tree", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
GRAN_GURE = creature("Gran Gure, Space Guardian", LIGHT, 6, "Guardian", 9000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
IERE = creature("Iere, Vizier of Bullets", LIGHT, 3, "Initiate", 3000)
LA_URA_GIGA = creature(
    "La Ura Giga, Sky Guardian", LIGHT, 1, "Guardian", 2000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
LAH = creature("Lah, Purification Enforcer", LIGHT, 5, "Berserker", 5500)
LOK = creature("Lok, Vizier of Hunting", LIGHT, 4, "Initiate", 4000)
REUSOL = creature("Reusol, the Oracle", LIGHT, 2, "Light Bringer", 2000)
SENATINE_JADE_TREE = creature(
    "Senatine Jade Tree", LIGHT, 3, "Starlight Tree", 4000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
SZUBS_KIN = creature(
    "Szubs Kin, Twilight Guardian", LIGHT, 5, "Guardian", 6000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
AQUA_VEHICLE = creature("Aqua Vehicle", WATER, 2, "Liquid People", 1000)
CANDY_DROP = creature("Candy Drop", WATER, 3, "Cyber Virus", 1000, CannotBeBlocked())
FAERIE_CHILD = creature("Faerie Child", WATER, 4, "Cyber Virus", 2000, CannotBeBlocked())
HUNTER_FISH = creature("Hunter Fish", WATER, 2, "Fish", 3000, BLOCKER_, CANNOT_ATTACK)
KING_CORAL = creature("King Coral", WATER, 3, "Leviathan", 1000, BLOCKER_)
MARINE_FLOWER = creature("Marine Flower", WATER, 1, "Cyber Virus", 2000, BLOCKER_, CANNOT_ATTACK)
PHANTOM_FISH = creature("Phantom Fish", WATER, 3, "Gel Fish", 4000, BLOCKER_, CANNOT_ATTACK)
REVOLVER_FISH = creature("Revolver Fish", WATER, 4, "Gel Fish", 5000, BLOCKER_, CANNOT_ATTACK)
SEAMINE = creature("Seamine", WATER, 6, "Fish", 4000, BLOCKER_)
BONE_ASSASSIN = creature("Bone Assassin, the Ripper", DARKNESS, 4, "Living Dead", 2000, Slayer())
DARK_RAVEN = creature("Dark Raven, Shadow of Grief", DARKNESS, 4, "Ghost", 1000, BLOCKER_)
GIGAGIELE = creature("Gigagiele", DARKNESS, 5, "Chimera", 3000, Slayer())
NIGHT_MASTER = creature("Night Master, Shadow of Decay", DARKNESS, 6, "Ghost", 3000, BLOCKER_)
SKELETON_SOLDIER = creature("Skeleton Soldier, the Defiled", DARKNESS, 4, "Living Dead", 3000)
WANDERING_BRAINEATER = creature(
    "Wandering Braineater", DARKNESS, 2, "Living Dead", 2000, BLOCKER_, CANNOT_ATTACK
)
WRITHING_BONE_GHOUL = creature("Writhing Bone Ghoul", DARKNESS, 2, "Living Dead", 2000)
BRAWLER_ZYLER = creature("Brawler Zyler", FIRE, 2, "Human", 1000, PowerAttacker(2000))
DEADLY_FIGHTER_BRAID_CLAW = creature("Deadly Fighter Braid Claw", FIRE, 1, "Dragonoid", 1000, MustAttack())
DRAGLIDE = creature("Draglide", FIRE, 5, "Armored Wyvern", 5000, MustAttack())
FIRE_SWEEPER_BURNING_HELLION = creature(
    "Fire Sweeper Burning Hellion", FIRE, 4, "Dragonoid", 3000, PowerAttacker(2000)
)
GATLING_SKYTERROR = creature(
    "Gatling Skyterror", FIRE, 7, "Armored Wyvern", 7000, AttacksUntapped(), DOUBLE_BREAKER
)
IMMORTAL_BARON = creature("Immortal Baron, Vorg", FIRE, 2, "Human", 2000)
NOMAD_HERO_GIGIO = creature("Nomad Hero Gigio", FIRE, 5, "Machine Eater", 3000, AttacksUntapped())
STONESAUR = creature("Stonesaur", FIRE, 5, "Rock Beast", 4000, PowerAttacker(2000))
SUPER_EXPLOSIVE_VOLCANODON = creature(
    "Super Explosive Volcanodon", FIRE, 4, "Dragonoid", 2000, PowerAttacker(4000)
)
BURNING_MANE = creature("Burning Mane", NATURE, 2, "Beast Folk", 2000)
DOME_SHELL = creature("Dome Shell", NATURE, 4, "Colony Beetle", 3000, PowerAttacker(2000))
FEAR_FANG = creature("Fear Fang", NATURE, 3, "Beast Folk", 3000)
FOREST_HORNET = creature("Forest Hornet", NATURE, 4, "Giant Insect", 4000)
GOLDEN_WING_STRIKER = creature("Golden Wing Striker", NATURE, 3, "Beast Folk", 2000, PowerAttacker(2000))
POISONOUS_DAHLIA = creature("Poisonous Dahlia", NATURE, 4, "Tree Folk", 5000, CANNOT_ATTACK_PLAYERS)
STAMPEDING_LONGHORN = creature(
    "Stampeding Longhorn", NATURE, 5, "Horned Beast", 4000, CannotBeBlocked(Creature(max_power=3000))
)
STEEL_SMASHER = creature("Steel Smasher", NATURE, 2, "Beast Folk", 3000, CANNOT_ATTACK_PLAYERS)
TOWER_SHELL = creature(
    "Tower Shell", NATURE, 6, "Colony Beetle", 5000, CannotBeBlocked(Creature(max_power=4000))
)
TRI_HORN_SHEPHERD = creature("Tri-horn Shepherd", NATURE, 5, "Horned Beast", 5000)
