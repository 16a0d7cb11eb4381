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
SIRI = creature(
    "Siri, Glory Elemental",
    LIGHT,
    6,
    "Angel Command",
    7000,
    DOUBLE_BREAKER,
    While(There(Cards(SHIELDS), 0, at_most=True), (BLOCKER_, Whenever(TurnEnds(), (May((Untap(THIS),)),)))),
)
CRATH_LADE = creature(
    "Crath Lade, Merciless King",
    DARKNESS,
    8,
    "Dark Lord",
    4000,
    TapAbility((Discard(2, OPPONENT, at_random=True),)),
)
SKY_CRUSHER = creature(
    "Sky Crusher, the Agitator",
    FIRE,
    7,
    "Dragonoid",
    4000,
    TapAbility((EachPlayer(ToGrave(Pick(Cards(MANA)))),)),
)
HEADLONG_GIANT = creature(
    "Headlong Giant",
    NATURE,
    9,
    "Giant",
    14000,
    TRIPLE_BREAKER,
    While(There(Cards(HAND), 0, at_most=True), (CANNOT_ATTACK,)),
    attacks(Discard()),
    CannotBeBlocked(Creature(max_power=4000)),
)
GANDAR = creature(
    "Gandar, Seeker of Explosions",
    LIGHT,
    7,
    "Mecha Thunder",
    6500,
    DOUBLE_BREAKER,
    TapAbility((ForThisTurn(Whenever(TurnEnds(BOTH), (Untap(Creature(YOU, civilizations=(LIGHT,))),))),)),
)
KING_BENTHOS = creature(
    "King Benthos",
    WATER,
    8,
    "Leviathan",
    6000,
    DOUBLE_BREAKER,
    TapAbility((Give(Creature(YOU, civilizations=(WATER,)), (CannotBeBlocked(),)),)),
)
BATTLESHIP_MUTANT = creature(
    "Battleship Mutant",
    DARKNESS,
    6,
    "Hedrian",
    5000,
    TapAbility(
        (
            Give(
                Creature(YOU, civilizations=(DARKNESS,)),
                (Plus(4000), DOUBLE_BREAKER, Whenever(Battles(), (Destroy(THIS),))),
            ),
        )
    ),
)
ARMORED_TRANSPORT_GALIACRUSE = creature(
    "Armored Transport Galiacruse",
    FIRE,
    6,
    "Armorloid",
    5000,
    TapAbility((Give(Creature(YOU, civilizations=(FIRE,)), (AttacksUntapped(),)),)),
)
SPINNING_TOTEM = creature(
    "Spinning Totem",
    NATURE,
    5,
    "Mystery Totem",
    4000,
    TapAbility(
        (
            GiveGroup(
                Creature(YOU, civilizations=(NATURE,)),
                (Whenever(BecomesBlocked(players=True), (BreakShields(),)),),
            ),
        )
    ),
)
BEX = creature(
    "Bex, the Oracle",
    LIGHT,
    3,
    "Light Bringer",
    2500,
    While(There(Cards(SHIELDS), 0, at_most=True), (BLOCKER_,)),
)
GEOSHINE = creature(
    "Geoshine, Spectral Knight",
    LIGHT,
    5,
    "Rainbow Phantom",
    4000,
    attacks(Tap(Pick(Creature(civilizations=(DARKNESS, FIRE)), up_to=True))),
)
JUSTICE_JAMMING = spell(
    "Justice Jamming",
    LIGHT,
    3,
    Either(
        (
            ("darkness", Tap(Creature(civilizations=(DARKNESS,)))),
            ("fire", Tap(Creature(civilizations=(FIRE,)))),
        )
    ),
)
ROM = creature(
    "Rom, Vizier of Tendrils", LIGHT, 4, "Initiate", 2000, enters(Tap(Pick(Creature(OPPONENT), up_to=True)))
)
RONDOBIL = creature(
    "Rondobil, the Explorer", LIGHT, 6, "Gladiator", 5000, TapAbility((ToShields(Pick(Creature(YOU))),))
)
AQUA_AGENT = creature("Aqua Agent", WATER, 6, "Liquid People", 2000, Stealth(WATER), Instead(HAND, may=True))
AQUA_FENCER = creature(
    "Aqua Fencer", WATER, 7, "Liquid People", 3000, TapAbility((ToHand(Pick(Cards(MANA, OPPONENT))),))
)
BIANCUS = creature(
    "Biancus",
    WATER,
    6,
    "Sea Hacker",
    3000,
    BLOCKER_,
    TapAbility((Give(Pick(Creature(YOU)), (CannotBeBlocked(),)),)),
)
CETIBOLS = creature("Cetibols", WATER, 3, "Sea Hacker", 2000, Whenever(IsDestroyed(), (May((Draw(),)),)))
CURIOUS_EYE = creature("Curious Eye", WATER, 3, "Cyber Virus", 1000, attacks(LookAtShields(up_to=True)))
SPLASH_ZEBRAFISH = creature(
    "Splash Zebrafish", WATER, 4, "Gel Fish", 3000, CannotBeBlocked(), enters(ToHand(Pick(Cards(MANA))))
)
TRENCHDIVE_SHARK = creature(
    "Trenchdive Shark",
    WATER,
    7,
    "Gel Fish",
    5000,
    enters(IfDone(ToShields(Pick(Cards(HAND), 2, up_to=True)), (ShieldsToHand(AsMany()),))),
)
DREAM_PIRATE = creature(
    "Dream Pirate, Shadow of Theft",
    DARKNESS,
    4,
    "Ghost",
    3000,
    Instead(HAND, may=True, price=(ToGrave(Pick(Cards(HAND))),)),
)
GIGABUSTER = creature(
    "Gigabuster", DARKNESS, 5, "Chimera", 5000, BLOCKER_, CANNOT_ATTACK, enters(ShieldsToHand())
)
HOPELESS_VORTEX = spell("Hopeless Vortex", DARKNESS, 5, Destroy(Pick(Creature(OPPONENT))))
PROPELLER_MUTANT = creature(
    "Propeller Mutant",
    DARKNESS,
    2,
    "Hedrian",
    1000,
    Whenever(IsDestroyed(), (Discard(who=OPPONENT, at_random=True),)),
)
SCALPEL_SPIDER = creature(
    "Scalpel Spider", DARKNESS, 3, "Brain Jacker", 2000, Whenever(IsAttacked(), (Give(THIS, (Slayer(),)),))
)
THREE_FACED_ASHURA_FANG = creature(
    "Three-Faced Ashura Fang", DARKNESS, 4, "Devil Mask", 4000, enters(ShieldsToHand())
)
VACUUM_GEL = spell(
    "Vacuum Gel",
    DARKNESS,
    4,
    Destroy(Pick(Creature(OPPONENT, tapped=False, civilizations=(LIGHT, NATURE)))),
    shield_trigger=True,
)
VENOM_CHARGER = spell("Venom Charger", DARKNESS, 3, Give(Pick(Creature(YOU)), (Slayer(),)), charger=True)
ASTRONAUT_SKYTERROR = creature(
    "Astronaut Skyterror",
    FIRE,
    5,
    "Armored Wyvern",
    4000,
    While(There(Creature(YOU, other=True), 0, at_most=True), (PowerAttacker(4000), DOUBLE_BREAKER)),
)
CRATERSAUR = creature(
    "Cratersaur",
    FIRE,
    3,
    "Rock Beast",
    2000,
    While(There(Cards(SHIELDS), 0, at_most=True), (AttacksUntapped(), PowerAttacker(3000))),
)
ENERGY_CHARGER = spell("Energy Charger", FIRE, 3, Give(Pick(Creature(YOU)), (Plus(2000),)), charger=True)
GAZARIAS_DRAGON = creature(
    "Gazarias Dragon",
    FIRE,
    5,
    "Armored Dragon",
    4000,
    While(There(Cards(SHIELDS), 0, at_most=True), (Plus(4000), DOUBLE_BREAKER)),
)
KIPOS_CONTRAPTION = creature(
    "Kipo's Contraption",
    FIRE,
    6,
    "Xenoparts",
    3000,
    TapAbility((Destroy(Pick(Creature(OPPONENT, max_power=2000))),)),
)
OTHERWORLDLY_WARRIOR_NAGLU = creature(
    "Otherworldly Warrior Naglu",
    FIRE,
    6,
    "Armorloid",
    4000,
    PowerAttacker(3000),
    DOUBLE_BREAKER,
    CannotBeAttacked(),
)
BROOD_SHELL = creature(
    "Brood Shell", NATURE, 4, "Colony Beetle", 3000, TapAbility((ToHand(Pick(Cards(MANA, kind="creature"))),))
)
CRYPTIC_TOTEM = creature(
    "Cryptic Totem",
    NATURE,
    6,
    "Mystery Totem",
    6000,
    DOUBLE_BREAKER,
    While(IsTapped(), (NoShieldTriggers("opponent"),)),
)
FREEZING_ICEHAMMER = spell(
    "Freezing Icehammer", NATURE, 3, ToMana(Pick(Creature(OPPONENT, civilizations=(WATER, DARKNESS))))
)
FRUIT_OF_ETERNITY = spell(
    "Fruit of Eternity", NATURE, 4, GiveGroup(Creature(YOU), (Instead(MANA),)), shield_trigger=True
)
LAUNCH_LOCUST = creature(
    "Launch Locust", NATURE, 3, "Giant Insect", 2000, Plus(1000, Creature(YOU, other=True), attacking=True)
)
MULCH_CHARGER = spell("Mulch Charger", NATURE, 3, ToMana(Pick(Creature(YOU))), charger=True)
TANGLE_FIST = creature(
    "Tangle Fist, the Weaver",
    NATURE,
    4,
    "Beast Folk",
    2000,
    TapAbility((ToMana(Pick(Cards(HAND), 3, up_to=True)),)),
)
COSMIC_NEBULA = evolution(
    "Cosmic Nebula", WATER, 5, "Cyber Virus", 3000, Whenever(DrawsForTurn(), (May((Draw(),)),))
)
MIRACLE_PORTAL = spell(
    "Miracle Portal", LIGHT, 4, Give(Pick(Creature(YOU)), (CannotBeBlocked(), AttacksPlayerAnyway()))
)
PULSAR_TREE = creature("Pulsar Tree", LIGHT, 5, "Starlight Tree", 1000, GuardsShields((Destroy(THIS),)))
GARATYANO = creature("Garatyano", WATER, 4, "Sea Hacker", 2000, TapAbility((ArrangeTop(3),)))
APOCALYPSE_VISE = spell(
    "Apocalypse Vise", FIRE, 7, Destroy(Pick(Creature(OPPONENT), 0, up_to=True, total_power=8000))
)
