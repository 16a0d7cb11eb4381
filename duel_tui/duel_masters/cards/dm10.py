"""DM-10: Shockwaves of the Shattered Rainbow."""

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
HAWKEYE_LUNATRON = creature(
    "Hawkeye Lunatron", WATER, 8, "Cyber Moon", 6000, DOUBLE_BREAKER, enters(Search(Cards(DECK), show=False))
)
RYUDMILA = creature(
    "Ryudmila, Channeler of Suns",
    LIGHT,
    5,
    "Mecha Del Sol",
    2000,
    Plus(2000, Creature(YOU, tapped=False, other=True)),
    Instead(DECK),
)
KING_OQUANOS = creature(
    "King Oquanos",
    WATER,
    8,
    "Leviathan",
    2000,
    Plus(2000, Cards(MANA, OPPONENT, tapped=True)),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
TECHNO_TOTEM = creature(
    "Techno Totem",
    (LIGHT, NATURE),
    4,
    "Mystery Totem",
    5000,
    While(IsTapped(), (Gives(Creature(YOU, other=True), (PowerAttacker(1500),)),)),
    TapAbility((Tap(Pick(Creature(OPPONENT))),)),
)
BEROCHIKA = creature(
    "Berochika, Channeler of Suns",
    LIGHT,
    5,
    "Mecha Del Sol",
    5000,
    enters(If(There(Cards(SHIELDS), 5), (FromTop(1, SHIELDS),))),
)
BULGLUF = creature("Bulgluf, the Spydroid", LIGHT, 6, "Soltrooper", 4000, SilentSkill((FromTop(1, SHIELDS),)))
CLEARLO = creature(
    "Clearlo, Grace Enforcer",
    LIGHT,
    3,
    "Berserker",
    1000,
    Plus(1000, Creature(YOU, tapped=False, other=True)),
)
FLOHDANI = creature(
    "Flohdani, the Spydroid",
    LIGHT,
    4,
    "Soltrooper",
    4000,
    SilentSkill((Tap(Pick(Creature(OPPONENT), 2, up_to=True)),)),
)
KAEMIRA = creature(
    "Kaemira, the Oracle", LIGHT, 4, "Light Bringer", 1000, SilentSkill((FromTop(1, SHIELDS),))
)
LEMIK = creature(
    "Lemik, Vizier of Thought",
    LIGHT,
    5,
    "Initiate",
    3000,
    Gives(Creature(YOU, civilizations=(WATER, NATURE)), (BLOCKER_,)),
)
PALA_OLESIS = creature(
    "Pala Olesis, Morning Guardian",
    LIGHT,
    3,
    "Guardian",
    2500,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    While(InTurnOf(OPPONENT), (Gives(Creature(YOU, other=True), (Plus(2000),)),)),
)
BUOYANT_BLOWFISH = creature(
    "Buoyant Blowfish", WATER, 5, "Gel Fish", 1000, Plus(1000, Cards(MANA, OPPONENT, tapped=True))
)
CHARGE_WHIPPER = creature(
    "Charge Whipper",
    WATER,
    3,
    "Cyber Virus",
    2000,
    SilentSkill((IfDone(ToShields(Pick(Cards(HAND), up_to=True)), (ShieldsToHand(),)),)),
)
FLUOROGILL_MANTA = creature(
    "Fluorogill Manta",
    WATER,
    6,
    "Gel Fish",
    1000,
    Gives(Creature(YOU, civilizations=(LIGHT, DARKNESS)), (CannotBeBlocked(),)),
)
MILPORO = creature("Milporo", WATER, 4, "Cyber Lord", 3000, SilentSkill((Draw(),)))
MYSTIC_MAGICIAN = creature(
    "Mystic Magician",
    WATER,
    5,
    "Merfolk",
    3000,
    EntersTapped(Creature(YOU, keyword="silent skill")),
    Gives(Creature(YOU, keyword="silent skill"), (Instead(HAND),)),
)
TORPEDO_CLUSTER = creature(
    "Torpedo Cluster", WATER, 3, "Cyber Cluster", 3000, enters(ToHand(Pick(Cards(MANA))))
)
ESTOL = creature(
    "Estol, Vizier of Aqua",
    (LIGHT, WATER),
    5,
    ("Initiate", "Liquid People"),
    2000,
    enters(FromTop(1, SHIELDS), LookAtShields()),
)
POINTA = creature(
    "Pointa, the Aqua Shadow",
    (WATER, DARKNESS),
    5,
    ("Liquid People", "Ghost"),
    2000,
    enters(LookAtShields(), Discard(who=OPPONENT, at_random=True)),
)
SODERLIGHT = creature(
    "Soderlight, the Cold Blade",
    (WATER, DARKNESS),
    4,
    "Spirit Quartz",
    4000,
    CannotBeBlocked(),
    SilentSkill((Destroy(Pick(Creature(OPPONENT), by=OPPONENT)),)),
)
LUKIA_LEX = creature(
    "Lukia Lex, Pinnacle Guardian",
    (LIGHT, NATURE),
    3,
    "Guardian",
    2500,
    PowerAttacker(3000),
    Whenever(TurnEnds(), (May((Untap(THIS),)),)),
)
SANFIST = creature(
    "Sanfist, the Savage Vizier",
    (LIGHT, NATURE),
    3,
    ("Beast Folk", "Initiate"),
    3000,
    BLOCKER_,
    DiscardedIntoBattle(may=True),
)
SKYSWORD = creature(
    "Skysword, the Savage Vizier",
    (LIGHT, NATURE),
    5,
    ("Beast Folk", "Initiate"),
    2000,
    enters(FromTop(1), FromTop(1, SHIELDS)),
)
ELIXIA = creature(
    "Elixia, Pureblade Elemental",
    LIGHT,
    6,
    "Angel Command",
    1000,
    Plus(3000, ManaCivilizations()),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
    While(HasPower(15000), (TRIPLE_BREAKER,)),
)
HURRICANE_CRAWLER = creature(
    "Hurricane Crawler",
    WATER,
    5,
    "Earth Eater",
    4000,
    enters(ToMana(Cards(HAND)), ToHand(Pick(Cards(MANA), AsMany()))),
)
TAJIMAL = creature(
    "Tajimal, Vizier of Aqua",
    (LIGHT, WATER),
    3,
    ("Initiate", "Liquid People"),
    4000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    While(Battling(Creature(civilizations=(FIRE,))), (Plus(4000),)),
)
GLAIS_MEJICULA = evolution(
    "Glais Mejicula, the Extreme", LIGHT, 2, "Initiate", 5500, GuardsShields((Discard(2),))
)
AQUA_STRUMMER = creature("Aqua Strummer", WATER, 3, "Liquid People", 2000, enters(ArrangeTop(5)))
PINPOINT_LUNATRON = creature(
    "Pinpoint Lunatron",
    WATER,
    6,
    "Cyber Moon",
    2000,
    SilentSkill(
        (Either((("creature", ToHand(Pick(Creature()))), ("mana", ToHand(Pick(Cards(MANA, BOTH)))))),)
    ),
)
ZALTAN = creature(
    "Zaltan",
    WATER,
    5,
    "Cyber Lord",
    3000,
    Whenever(
        AnotherEnters(Creature(YOU, races=("Cyber Virus",))),
        (DiscardThese(Pick(Cards(HAND), 2, up_to=True)), ToHand(Pick(Creature(), AsMany()))),
    ),
)
STATIC_WARP = spell("Static Warp", LIGHT, 2, TapTheRest())
TANZANYTE = creature(
    "Tanzanyte, the Awakener",
    (WATER, DARKNESS),
    7,
    "Spirit Quartz",
    9000,
    DOUBLE_BREAKER,
    TapAbility((ReturnNamesakes(),)),
)
BLUUM_ERKIS = creature(
    "Bluum Erkis, Flare Guardian", (LIGHT, WATER), 6, "Guardian", 8500, CastsBroken(), DOUBLE_BREAKER
)
IKAZ = creature(
    "Ikaz, the Spydroid",
    LIGHT,
    4,
    "Soltrooper",
    4000,
    BLOCKER_,
    Whenever(Blocks(), (UntapAfterBattle(Pick(Creature(YOU))),)),
    CANNOT_ATTACK_PLAYERS,
)
RAPID_REINCARNATION = spell(
    "Rapid Reincarnation",
    LIGHT,
    3,
    IfDone(
        Destroy(Pick(Creature(YOU), up_to=True)),
        (ToBattle(Pick(WithinMana(Cards(HAND, kind="creature")))),),
    ),
    shield_trigger=True,
)
TRANSMOGRIFY = spell(
    "Transmogrify",
    WATER,
    3,
    IfDone(Destroy(Pick(Creature(), up_to=True)), (RevealUntilCreature(),)),
    shield_trigger=True,
)
