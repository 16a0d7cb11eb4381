"""DM-08: Epic Dragons of Hyperchaos."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

NARIEL = creature(
    "Nariel, the Oracle", LIGHT, 4, "Light Bringer", 1000, Gives(Creature(min_power=3000), (CANNOT_ATTACK,))
)
CANDY_CLUSTER = creature("Candy Cluster", WATER, 3, "Cyber Cluster", 1000, CannotBeBlocked())
PROWLING_ELEPHISH = creature("Prowling Elephish", WATER, 4, "Gel Fish", 2000, BLOCKER_)
MAGMADRAGON_MELGARS = creature("Magmadragon Melgars", FIRE, 4, "Volcano Dragon", 4000)
TERRADRAGON_REGARION = creature(
    "Terradragon Regarion", NATURE, 5, "Earth Dragon", 4000, PowerAttacker(3000), DOUBLE_BREAKER
)
ILLUSION_FISH = creature("Illusion Fish", WATER, 4, "Gel Fish", 3000, TurboRush((CannotBeBlocked(),)))
MAGMADRAGON_JAGALZOR = creature(
    "Magmadragon Jagalzor",
    FIRE,
    6,
    "Volcano Dragon",
    6000,
    DOUBLE_BREAKER,
    TurboRush((Gives(Creature(YOU), (SpeedAttacker(),)),)),
)
SLAPHAPPY_SOLDIER_GALBACK = creature(
    "Slaphappy Soldier Galback",
    FIRE,
    4,
    "Dragonoid",
    3000,
    TurboRush((attacks(Destroy(Pick(Creature(OPPONENT, max_power=4000), up_to=True))),)),
)
UBERDRAGON_BAJULA = evolution(
    "Überdragon Bajula",
    FIRE,
    7,
    "Armored Dragon",
    13000,
    attacks(ToGrave(Pick(Cards(MANA, OPPONENT), 2, up_to=True))),
    TRIPLE_BREAKER,
    on=Creature(race_word="Dragon"),
)
SUPER_NECRODRAGON_ABZO_DOLBA = evolution(
    "Super Necrodragon Abzo Dolba",
    DARKNESS,
    6,
    "Zombie Dragon",
    11000,
    Plus(2000, Cards(GRAVE, kind="creature")),
    TRIPLE_BREAKER,
    on=Creature(race_word="Dragon"),
)
MUSCLE_CHARGER = spell("Muscle Charger", NATURE, 3, Give(Creature(YOU), (Plus(3000),)), charger=True)
EMPEROR_QUAZLA = evolution(
    "Emperor Quazla",
    WATER,
    6,
    "Cyber Lord",
    5000,
    BLOCKER_,
    Whenever(OpponentTriggers(), (Draw(2, up_to=True),)),
)
KUUKAI = evolution(
    "Kuukai, Finder of Karma",
    LIGHT,
    5,
    "Mecha Thunder",
    10500,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(Battles(blocking=True), (Untap(THIS),)),
)
AQUA_RANGER = creature("Aqua Ranger", WATER, 6, "Liquid People", 3000, CannotBeBlocked(), Instead(HAND))
MEGARIA = creature(
    "Megaria, Empress of Dread", DARKNESS, 5, "Dark Lord", 5000, Gives(Creature(), (Slayer(),))
)
LASER_WHIP = spell(
    "Laser Whip",
    LIGHT,
    4,
    Tap(Pick(Creature(OPPONENT))),
    Give(Pick(Creature(YOU), up_to=True), (CannotBeBlocked(),)),
)
MIGALO = creature(
    "Migalo, Vizier of Spycraft",
    LIGHT,
    2,
    "Initiate",
    1500,
    TurboRush((attacks(LookAtShields(2, up_to=True)),)),
)
MISHA = creature(
    "Misha, Channeler of Suns",
    LIGHT,
    5,
    "Mecha Del Sol",
    5000,
    CannotBeAttacked(Creature(race_word="Dragon")),
)
SOL_GALLA = creature(
    "Sol Galla, Halo Guardian",
    LIGHT,
    2,
    "Guardian",
    1000,
    BLOCKER_,
    Whenever(SpellCast(), (Give(THIS, (Plus(3000),)),)),
)
THRUMISS = creature(
    "Thrumiss, Zephyr Guardian",
    LIGHT,
    6,
    "Guardian",
    3000,
    Whenever(AnyAttacks(Creature(YOU)), (Tap(Pick(Creature(OPPONENT), up_to=True)),)),
)
AQUA_GRAPPLER = creature(
    "Aqua Grappler",
    WATER,
    5,
    "Liquid People",
    3000,
    attacks(Draw(Amount(Creature(YOU, tapped=True, other=True)), up_to=True)),
)
EUREKA_CHARGER = spell("Eureka Charger", WATER, 4, Draw(), charger=True)
GRAPE_GLOBBO = creature("Grape Globbo", WATER, 2, "Cyber Virus", 1000, enters(LookAtHand()))
MARINE_SCRAMBLE = spell("Marine Scramble", WATER, 7, GiveGroup(Creature(YOU), (CannotBeBlocked(),)))
VIKORAKYS = creature(
    "Vikorakys", WATER, 3, "Sea Hacker", 1000, TurboRush((attacks(Search(Cards(DECK), show=False)),))
)
CORPSE_CHARGER = spell(
    "Corpse Charger", DARKNESS, 4, ToHand(Pick(Cards(GRAVE, kind="creature"))), charger=True
)
CRANIUM_CLAMP = spell("Cranium Clamp", DARKNESS, 4, Discard(2, OPPONENT))
DIMENSION_SPLITTER = creature(
    "Dimension Splitter",
    DARKNESS,
    3,
    "Brain Jacker",
    1000,
    enters(May((ToHand(Cards(GRAVE, kind="creature", race_word="Dragon")),))),
)
GACHACK = creature(
    "Gachack, Mechanical Doll",
    DARKNESS,
    3,
    "Death Puppet",
    2000,
    TurboRush((Whenever(IsNotBlocked(), (Destroy(Pick(Creature(), up_to=True)),)),)),
)
GIGACLAWS = creature(
    "Gigaclaws", DARKNESS, 5, "Chimera", 2000, TurboRush((attacks(Discard(who=OPPONENT, all=True)),))
)
MOTORCYCLE_MUTANT = creature(
    "Motorcycle Mutant",
    DARKNESS,
    4,
    "Hedrian",
    6000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(AnotherEnters(Creature(YOU, other=True)), (Destroy(THIS),)),
)
NECRODRAGON_GALBAZEEK = creature(
    "Necrodragon Galbazeek",
    DARKNESS,
    6,
    "Zombie Dragon",
    9000,
    DOUBLE_BREAKER,
    attacks(ToGrave(Pick(Cards(SHIELDS)))),
)
NECRODRAGON_GILAND = creature(
    "Necrodragon Giland",
    DARKNESS,
    4,
    "Zombie Dragon",
    6000,
    DOUBLE_BREAKER,
    Whenever(Battles(), (Destroy(THIS),)),
)
TYRANT_WORM = creature(
    "Tyrant Worm",
    DARKNESS,
    1,
    "Parasite Worm",
    2000,
    Whenever(AnotherEnters(Creature(YOU, other=True)), (Destroy(THIS),)),
)
BRUISER_DRAGON = creature(
    "Bruiser Dragon",
    FIRE,
    5,
    "Armored Dragon",
    5000,
    Whenever(IsDestroyed(), (ToGrave(Pick(Cards(SHIELDS))),)),
)
KYRSTRON = creature(
    "Kyrstron, Lair Delver",
    FIRE,
    5,
    "Dragonoid",
    1000,
    Whenever(IsDestroyed(), (ToBattle(Pick(Cards(HAND, kind="creature", race_word="Dragon"), up_to=True)),)),
)
MISSILE_SOLDIER_ULTIMO = creature(
    "Missile Soldier Ultimo", FIRE, 3, "Dragonoid", 2000, TurboRush((AttacksUntapped(), PowerAttacker(4000)))
)
ROCKETDIVE_SKYTERROR = creature(
    "Rocketdive Skyterror",
    FIRE,
    4,
    "Armored Wyvern",
    5000,
    CANNOT_ATTACK_PLAYERS,
    PowerAttacker(1000),
    CannotBeAttacked(),
)
TORPEDO_SKYTERROR = creature(
    "Torpedo Skyterror",
    FIRE,
    5,
    "Armored Wyvern",
    4000,
    Plus(2000, Creature(YOU, tapped=True, other=True), attacking=True),
)
TOTTO_PIPICCHI = creature(
    "Totto Pipicchi", FIRE, 3, "Fire Bird", 1000, Gives(Creature(race_word="Dragon"), (SpeedAttacker(),))
)
VOLCANO_CHARGER = spell(
    "Volcano Charger", FIRE, 4, Destroy(Pick(Creature(OPPONENT, max_power=2000))), charger=True
)
CARBONITE_SCARAB = creature(
    "Carbonite Scarab",
    NATURE,
    4,
    "Giant Insect",
    3000,
    TurboRush((Whenever(BecomesBlocked(players=True), (BreakShields(),)),)),
)
COLISEUM_SHELL = creature(
    "Coliseum Shell", NATURE, 4, "Colony Beetle", 3000, Whenever(BecomesBlocked(), (May((FromTop(1),)),))
)
QUIXOTIC_HERO_SWINE_SNOUT = creature(
    "Quixotic Hero Swine Snout",
    NATURE,
    2,
    "Beast Folk",
    1000,
    Whenever(AnotherEnters(Creature(other=True)), (Give(THIS, (Plus(3000),)),)),
)
ROOT_CHARGER = spell("Root Charger", NATURE, 3, GiveGroup(Creature(YOU), (Instead(MANA),)), charger=True)
SENIA = creature(
    "Senia, Orchard Avenger", NATURE, 4, "Tree Folk", 3000, TurboRush((Plus(5000), DOUBLE_BREAKER))
)
NASTASHA = creature(
    "Nastasha, Channeler of Suns",
    LIGHT,
    7,
    "Mecha Del Sol",
    6000,
    DOUBLE_BREAKER,
    GuardsShields((Destroy(THIS),)),
)
SUPER_TERRADRAGON_BAILAS_GALE = evolution(
    "Super Terradragon Bailas Gale",
    NATURE,
    5,
    "Earth Dragon",
    9000,
    ReturnsTriggers(),
    DOUBLE_BREAKER,
    on=Creature(race_word="Dragon"),
)
KACHUA = creature(
    "Kachua, Keeper of the Icegate",
    NATURE,
    7,
    "Snow Faerie",
    3000,
    TapAbility(
        (
            SearchIntoBattle(
                Cards(DECK, kind="creature", race_word="Dragon"),
                (SpeedAttacker(), Whenever(TurnEnds(BOTH), (Destroy(THIS),))),
            ),
        )
    ),
)
DRACOBARRIER = spell(
    "Dracobarrier",
    LIGHT,
    3,
    IfItWas(Tap(Pick(Creature(OPPONENT))), Creature(race_word="Dragon"), (FromTop(1, SHIELDS),)),
    shield_trigger=True,
)
LUNAR_CHARGER = spell(
    "Lunar Charger",
    LIGHT,
    3,
    Give(Pick(Creature(YOU), 2, up_to=True), (Whenever(TurnEnds(BOTH), (May((Untap(THIS),)),)),)),
    charger=True,
)
SASHA = creature(
    "Sasha, Channeler of Suns",
    LIGHT,
    8,
    "Mecha Del Sol",
    9500,
    Blocker(race_word="Dragon"),
    While(Battling(Creature(race_word="Dragon")), (Plus(6000),)),
    DOUBLE_BREAKER,
)
SOLAR_GRASS = creature(
    "Solar Grass",
    LIGHT,
    5,
    "Starlight Tree",
    3000,
    TurboRush((Whenever(IsNotBlocked(), (Untap(Creature(YOU, not_names=("Solar Grass",))),)),)),
)
LALICIOUS = creature(
    "Lalicious", WATER, 6, "Sea Hacker", 4000, attacks(May((LookAtHand(), LookAtTop(OPPONENT))))
)
WAVE_LANCE = spell(
    "Wave Lance", WATER, 3, IfItWas(ToHand(Pick(Creature())), Creature(race_word="Dragon"), (May((Draw(),)),))
)
SCREAM_SLICER = creature(
    "Scream Slicer, Shadow of Fear",
    DARKNESS,
    6,
    "Ghost",
    4000,
    Whenever(
        AnotherEnters(AnyOf((Creature(YOU, races=("Dragonoid",)), Creature(YOU, race_word="Dragon")))),
        (Destroy(Pick(Weakest(Creature()))),),
    ),
)
FURIOUS_ONSLAUGHT = spell(
    "Furious Onslaught",
    FIRE,
    4,
    Give(Creature(YOU, races=("Dragonoid",)), (Plus(4000), DOUBLE_BREAKER, AddsRace("Armored Dragon"))),
)
BAKKRA_HORN = creature(
    "Bakkra Horn, the Silent",
    NATURE,
    4,
    "Horned Beast",
    2000,
    Whenever(
        AnotherEnters(AnyOf((Creature(YOU, races=("Dragonoid",)), Creature(YOU, race_word="Dragon")))),
        (FromTop(1),),
    ),
)
DRACODANCE_TOTEM = creature(
    "Dracodance Totem",
    NATURE,
    2,
    "Mystery Totem",
    1000,
    While(
        There(Cards(MANA, kind="creature", race_word="Dragon")),
        (Instead(MANA, price=(ToHand(Pick(Cards(MANA, kind="creature", race_word="Dragon"))),)),),
    ),
)
TERRADRAGON_GAMIRATAR = creature(
    "Terradragon Gamiratar",
    NATURE,
    4,
    "Earth Dragon",
    6000,
    enters(ToBattle(Pick(Cards(HAND, OPPONENT, kind="creature"), up_to=True, by=OPPONENT))),
    DOUBLE_BREAKER,
)
