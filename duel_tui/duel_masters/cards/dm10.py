"""DM-10: Shockwaves of the Shattered Rainbow."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

NECRODRAGON_BRYZENAGA = creature(
    "Necrodragon Bryzenaga",
    DARKNESS,
    6,
    "Zombie Dragon",
    9000,
    enters(ShieldsToHand(0, trigger=True)),
    DOUBLE_BREAKER,
)
BODACIOUS_GIANT = creature(
    "Bodacious Giant",
    NATURE,
    8,
    "Giant",
    12000,
    DOUBLE_BREAKER,
    While(IsTapped(), (While(InTurnOf(OPPONENT), (MustBeAttacked(),)),)),
)
DEKLOWAZ = creature(
    "Deklowaz, the Terminator",
    (DARKNESS, FIRE),
    6,
    "Spirit Quartz",
    5000,
    TapAbility(
        (
            Destroy(Creature(max_power=3000)),
            LookAtHand(),
            DiscardThese(Cards(HAND, OPPONENT, kind="creature", max_power=3000)),
        )
    ),
)
BALZA = creature(
    "Balza, Seeker of Hyperpearls",
    LIGHT,
    8,
    "Mecha Thunder",
    4000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    shield_trigger=True,
)
KEJILA = creature(
    "Kejila, the Hidden Horror",
    DARKNESS,
    6,
    "Pandora's Box",
    6000,
    DOUBLE_BREAKER,
    SilentSkill((BreakShields(2),)),
)
GAULEZAL_DRAGON = creature("Gaulezal Dragon", FIRE, 9, "Armored Dragon", 11000, DOUBLE_BREAKER)
BOMBAZAR = creature(
    "Bombazar, Dragon of Destiny",
    (FIRE, NATURE),
    7,
    ("Armored Dragon", "Earth Dragon"),
    6000,
    enters(Destroy(Creature(min_power=6000, max_power=6000, other=True)), ExtraTurn(loses=True)),
    SpeedAttacker(),
    DOUBLE_BREAKER,
)
FERROSATURN = creature(
    "Ferrosaturn, Spectral Knight", LIGHT, 1, "Rainbow Phantom", 2000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
MESSA_BAHNA = creature(
    "Messa Bahna, Expanse Guardian",
    LIGHT,
    3,
    "Guardian",
    5000,
    BLOCKER_,
    BlocksIfAble(),
    CANNOT_ATTACK_PLAYERS,
)
POLTALESTER = creature(
    "Poltalester, the Spydroid",
    LIGHT,
    5,
    "Soltrooper",
    2000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    shield_trigger=True,
)
TULK = creature("Tulk, the Oracle", LIGHT, 1, "Light Bringer", 500)
ARDENT_LUNATRON = creature(
    "Ardent Lunatron", WATER, 3, "Cyber Moon", 5000, BLOCKER_, BlocksIfAble(), CANNOT_ATTACK
)
BATTERY_CLUSTER = creature("Battery Cluster", WATER, 2, "Cyber Cluster", 3000, BLOCKER_, CANNOT_ATTACK)
CRYSTAL_SPINSLICER = evolution("Crystal Spinslicer", WATER, 2, "Liquid People", 5000, BLOCKER_)
SIREN_CONCERTO = spell(
    "Siren Concerto", WATER, 1, ToHand(Pick(Cards(MANA))), ToMana(Pick(Cards(HAND))), shield_trigger=True
)
TIDE_PATROLLER = creature("Tide Patroller", WATER, 4, "Merfolk", 2000, BLOCKER_)
HOURGLASS_MUTANT = creature(
    "Hourglass Mutant",
    DARKNESS,
    3,
    "Hedrian",
    2000,
    Gives(Creature(YOU, civilizations=(WATER, FIRE)), (Slayer(),)),
)
MIKAY = creature("Mikay, Rattling Doll", DARKNESS, 2, "Death Puppet", 2000, BLOCKER_, CANNOT_ATTACK)
NIGHTMARE_INVADER = creature("Nightmare Invader", DARKNESS, 4, "Devil Mask", 3000)
PIERR = creature(
    "Pierr, Psycho Doll", DARKNESS, 2, "Death Puppet", 1000, BLOCKER_, BlocksIfAble(), CANNOT_ATTACK, Slayer()
)
VENOM_CAPSULE = creature("Venom Capsule", DARKNESS, 2, "Brain Jacker", 1000, SilentSkill((BreakShields(),)))
CRAGSAUR = creature("Cragsaur", FIRE, 3, "Rock Beast", 3000)
MEZGER = creature("Mezger, Commando Leader", FIRE, 4, "Human", 2000, SpeedAttacker())
MYKEES_PLIERS = creature(
    "Mykee's Pliers",
    FIRE,
    4,
    "Xenoparts",
    2000,
    Gives(Creature(YOU, civilizations=(DARKNESS, NATURE)), (SpeedAttacker(),)),
)
ADVENTURE_BOAR = creature("Adventure Boar", NATURE, 2, "Beast Folk", 1000, PowerAttacker(2000))
SCOWLING_TOMATO = creature("Scowling Tomato", NATURE, 2, "Wild Veggies", 2000)
AQUA_SKYDIVER = creature(
    "Aqua Skydiver", (LIGHT, WATER), 4, "Liquid People", 1000, BLOCKER_, Instead(HAND), shield_trigger=True
)
MELNIA = creature(
    "Melnia, the Aqua Shadow",
    (WATER, DARKNESS),
    2,
    ("Liquid People", "Ghost"),
    1000,
    CannotBeBlocked(),
    Slayer(),
)
GONTA = creature("Gonta, the Warrior Savage", (FIRE, NATURE), 2, ("Human", "Beast Folk"), 4000)
ULTIMATE_DRAGON = creature(
    "Ultimate Dragon",
    FIRE,
    6,
    "Armored Dragon",
    5000,
    Plus(5000, Creature(YOU, race_word="Dragon", other=True)),
    CrewBreaker(Creature(YOU, race_word="Dragon", other=True)),
)
