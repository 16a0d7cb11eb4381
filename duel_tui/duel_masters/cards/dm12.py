"""DM-12: Thrash of the Hybrid Megacreatures."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

RADIOACTIVE_HORN = creature("Radioactive Horn, the Strange", NATURE, 3, "Horned Beast", 1000, DOUBLE_BREAKER)
VALKYER = creature(
    "Valkyer, Starstorm Elemental", LIGHT, 5, "Angel Command", 7000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
MURAMASA_S_KNIFE = creature("Muramasa's Knife", FIRE, 3, "Xenoparts", 2000, AttacksUntapped())
ELECTRO_EXPLORER_SYRION = creature(
    "Electro Explorer Syrion", (LIGHT, WATER), 3, ("Gladiator", "Cyber Lord"), 4000
)
SEA_MUTANT_DORMEL = creature("Sea Mutant Dormel", (WATER, DARKNESS), 3, ("Merfolk", "Hedrian"), 4000)
GIGAPPI_PONTO = creature("Gigappi Ponto", (DARKNESS, FIRE), 3, ("Chimera", "Fire Bird"), 4000)
BUZZ_BETOCCHI = creature("Buzz Betocchi", (FIRE, NATURE), 3, ("Fire Bird", "Giant Insect"), 4000)
SPECTRAL_HORN_GLITALIS = creature(
    "Spectral Horn Glitalis", (NATURE, LIGHT), 3, ("Horned Beast", "Rainbow Phantom"), 4000
)
BELMOL = creature(
    "Belmol, the Explorer", LIGHT, 2, "Gladiator", 3500, BLOCKER_, BlocksIfAble(), CANNOT_ATTACK_PLAYERS
)
GIGASLUG = creature("Gigaslug", DARKNESS, 3, "Chimera", 1000, BLOCKER_, Slayer(), CANNOT_ATTACK)
HYPERSPRINT_WARIOR_UZESOL = creature(
    "Hypersprint Warior Uzesol", FIRE, 4, "Armorloid", 1000, SpeedAttacker(), PowerAttacker(4000)
)
PEPPI_PEPPER = creature("Peppi Pepper", FIRE, 3, "Fire Bird", 2000, PowerAttacker(3000))
COPPER_LOCUST = creature(
    "Copper Locust", NATURE, 3, "Giant Insect", 5000, Whenever(AnotherEvolves(), (Destroy(THIS),))
)
BINGOLE = creature("Bingole, the Explorer", LIGHT, 4, "Gladiator", 3000, DiscardedIntoBattle(may=True))
WISE_STARNOID = evolution(
    "Wise Starnoid, Avatar of Hope",
    (LIGHT, WATER),
    5,
    "Starnoid",
    9000,
    attacks(FromTop(1, SHIELDS)),
    Whenever(Leaves(), (FromTop(1, SHIELDS),)),
    DOUBLE_BREAKER,
    on=(Creature(races=("Light Bringer",)), Creature(races=("Cyber Lord",))),
)
CRUEL_NAGA = evolution(
    "Cruel Naga, Avatar of Fate",
    (WATER, DARKNESS),
    6,
    "Naga",
    9000,
    CannotBeBlocked(),
    DOUBLE_BREAKER,
    Whenever(Leaves(), (Destroy(Creature()),)),
    on=(Creature(races=("Merfolk",)), Creature(races=("Chimera",))),
)
HYDROOZE = evolution(
    "Hydrooze, the Mutant Emperor",
    (WATER, DARKNESS),
    4,
    ("Cyber Lord", "Hedrian"),
    5000,
    Gives(Creature(YOU, races=("Cyber Lord", "Hedrian"), other=True), (Plus(2000),)),
    Gives(Creature(YOU, races=("Cyber Lord", "Hedrian")), (CannotBeBlocked(),)),
)
FUNKY_WIZARD = creature(
    "Funky Wizard", WATER, 4, "Merfolk", 2000, BLOCKER_, enters(EachPlayer(May((Draw(),))))
)
