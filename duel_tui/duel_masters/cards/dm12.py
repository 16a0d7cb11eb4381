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
TERRADRAGON_ARQUE_DELACERNA = creature(
    "Terradragon Arque Delacerna",
    NATURE,
    8,
    "Earth Dragon",
    6000,
    DOUBLE_BREAKER,
    DiscardedIntoBattle(may=True),
)
DEATH_PHOENIX = evolution(
    "Death Phoenix, Avatar of Doom",
    (DARKNESS, FIRE),
    4,
    "Phoenix",
    9000,
    DOUBLE_BREAKER,
    BurnsShields(),
    Whenever(Leaves(), (Discard(who=OPPONENT, all=True),)),
    on=(Creature(races=("Zombie Dragon",)), Creature(races=("Fire Bird",))),
)
KILSTINE = creature(
    "Kilstine, Nebula Elemental",
    LIGHT,
    7,
    "Angel Command",
    5000,
    WaveStriker((Gives(Creature(YOU), (Plus(5000), BLOCKER_, DOUBLE_BREAKER)),)),
)
EXTREME_CRAWLER = creature(
    "Extreme Crawler",
    WATER,
    5,
    "Earth Eater",
    7000,
    DOUBLE_BREAKER,
    enters(ToHand(Creature(YOU, other=True))),
)
NECRODRAGON_JAGRAVEEN = creature(
    "Necrodragon Jagraveen",
    DARKNESS,
    6,
    "Zombie Dragon",
    6000,
    BLOCKER_,
    DOUBLE_BREAKER,
    Whenever(Battles(blocking=True), (Destroy(THIS),)),
)
TYPHOON_CRAWLER = creature(
    "Typhoon Crawler", WATER, 6, "Earth Eater", 5000, CannotBeAttacked(Creature(civilizations=(FIRE, NATURE)))
)
STEAMROLLER_MUTANT = creature(
    "Steamroller Mutant", DARKNESS, 4, "Hedrian", 3000, WaveStriker((enters(Destroy(Creature())),))
)
WHIRLING_WARRIOR_MALIAN = creature(
    "Whirling Warrior Malian",
    FIRE,
    4,
    "Armorloid",
    6000,
    Whenever(AnotherEnters(Creature(other=True)), (Tap(THIS),)),
)
PINCER_SCARAB = creature(
    "Pincer Scarab",
    NATURE,
    4,
    "Giant Insect",
    1000,
    Plus(2000, Cards(HAND, OPPONENT)),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
PHANTOMACH = evolution(
    "Phantomach, the Gigatrooper",
    (DARKNESS, FIRE),
    5,
    ("Chimera", "Armorloid"),
    6000,
    Gives(Creature(YOU, races=("Chimera", "Armorloid"), other=True), (Plus(2000),)),
    Gives(Creature(YOU, races=("Chimera", "Armorloid")), (DOUBLE_BREAKER,)),
)
ENIGMATIC_CASCADE = spell(
    "Enigmatic Cascade", WATER, 4, DiscardThese(Pick(Cards(HAND), 0, up_to=True)), Draw(AsMany())
)
GIGABALZA = creature(
    "Gigabalza",
    DARKNESS,
    4,
    "Chimera",
    1000,
    enters(Discard(who=OPPONENT, at_random=True)),
    shield_trigger=True,
)
CLONED_SPIKE_HORN = creature(
    "Cloned Spike-Horn",
    NATURE,
    4,
    "Horned Beast",
    3000,
    Plus(3000, Cards(GRAVE, BOTH, names=("Cloned Spike-Horn",))),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
MIZOY = creature(
    "Mizoy, the Oracle",
    LIGHT,
    3,
    "Light Bringer",
    2500,
    enters(Tap(Pick(Creature(civilizations=(DARKNESS, FIRE)), up_to=True))),
)
PHARZI = creature(
    "Pharzi, the Oracle",
    LIGHT,
    2,
    "Light Bringer",
    1000,
    Whenever(IsDestroyed(), (ToHand(Pick(Cards(GRAVE, kind="spell"), up_to=True)),)),
)
TROPIC_CRAWLER = creature(
    "Tropic Crawler",
    WATER,
    4,
    "Earth Eater",
    3000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(Blocks(), (ToHand(Pick(Creature(OPPONENT), by=OPPONENT)),)),
)
WILY_CARPENTER = creature(
    "Wily Carpenter", WATER, 3, "Merfolk", 1000, enters(Draw(2, up_to=True), Discard(2))
)
FRANTIC_CHIEFTAIN = creature(
    "Frantic Chieftain", WATER, 2, "Merfolk", 2000, enters(ToHand(Pick(Creature(YOU, max_cost=4))))
)
NECRODRAGON_ZALVA = creature(
    "Necrodragon Zalva", DARKNESS, 4, "Zombie Dragon", 5000, enters(Draw(who=OPPONENT))
)
GIGARAYZE = creature(
    "Gigarayze",
    DARKNESS,
    4,
    "Chimera",
    2000,
    enters(ToHand(Pick(Cards(GRAVE, kind="creature", civilizations=(WATER, FIRE)), up_to=True))),
)
WINDMILL_MUTANT = creature(
    "Windmill Mutant", DARKNESS, 3, "Hedrian", 2000, attacks(Discard(who=OPPONENT, at_random=True))
)
FLAME_TROOPER_GOLIAC = creature(
    "Flame Trooper Goliac",
    FIRE,
    5,
    "Armorloid",
    4000,
    WaveStriker((enters(Destroy(Pick(Creature(OPPONENT, max_power=5000)))),)),
)
GANDAVALS_STAPLER = creature(
    "Gandaval's Stapler",
    FIRE,
    2,
    "Xenoparts",
    3000,
    Whenever(AnotherEnters(Creature(other=True)), (Tap(THIS),)),
)
TURTLE_HORN = creature(
    "Turtle Horn, the Imposing",
    NATURE,
    3,
    "Horned Beast",
    2000,
    Whenever(OpponentTriggers(), (Search(Cards(DECK, kind="creature")),)),
)
FEVER_NUTS = creature(
    "Fever Nuts", NATURE, 3, "Wild Veggies", 1000, Cheaper(1, Cards(HAND, BOTH, kind="creature"))
)
UNCANNY_TURNIP = creature(
    "Uncanny Turnip",
    NATURE,
    2,
    "Wild Veggies",
    1000,
    WaveStriker((enters(FromTop(1), ToHand(Pick(Cards(MANA, kind="creature")))),)),
)
PUNCH_TROOPER_BRONKS = creature(
    "Punch Trooper Bronks", FIRE, 4, "Armorloid", 3000, enters(Destroy(Pick(Weakest(Creature()))))
)
MECHADRAGONS_BREATH = spell("Mechadragon's Breath", FIRE, 6, DestroyOfPower(6000))
AGIRA = evolution(
    "Agira, the Warlord Crawler",
    (LIGHT, WATER),
    4,
    ("Gladiator", "Earth Eater"),
    5500,
    Gives(Creature(YOU, races=("Gladiator", "Earth Eater"), other=True), (Plus(2000),)),
    Whenever(AnyBlocks(Creature(YOU, races=("Gladiator", "Earth Eater"))), (May((Draw(),)),)),
)
NEMONEX = evolution(
    "Nemonex, Bajula's Robomantis",
    (FIRE, NATURE),
    6,
    ("Xenoparts", "Giant Insect"),
    5000,
    Gives(Creature(YOU, races=("Xenoparts", "Giant Insect"), other=True), (Plus(2000),)),
    Whenever(
        AnyNotBlocked(Creature(YOU, races=("Xenoparts", "Giant Insect"))),
        (ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)),),
    ),
)
COMET_EYE = evolution(
    "Comet Eye, The Spectral Spud",
    (LIGHT, NATURE),
    4,
    ("Wild Veggies", "Rainbow Phantom"),
    5500,
    Gives(Creature(YOU, races=("Wild Veggies", "Rainbow Phantom"), other=True), (Plus(2000),)),
    Whenever(
        TurnEnds(), (Untap(Pick(Creature(YOU, races=("Wild Veggies", "Rainbow Phantom")), 0, up_to=True)),)
    ),
)
CLONED_DEFLECTOR = spell(
    "Cloned Deflector",
    LIGHT,
    3,
    Tap(Pick(Creature(OPPONENT), OneAndMore(Cards(GRAVE, BOTH, names=("Cloned Deflector",))), up_to=True)),
    shield_trigger=True,
)
CLONED_SPIRAL = spell(
    "Cloned Spiral",
    WATER,
    4,
    ToHand(Pick(Creature(), OneAndMore(Cards(GRAVE, BOTH, names=("Cloned Spiral",))), up_to=True)),
)
CLONED_BLADE = spell(
    "Cloned Blade",
    FIRE,
    5,
    Destroy(
        Pick(
            Creature(OPPONENT, max_power=3000),
            OneAndMore(Cards(GRAVE, BOTH, names=("Cloned Blade",))),
            up_to=True,
        )
    ),
)
WINGEYE_MOTH = creature(
    "Wingeye Moth",
    NATURE,
    5,
    "Giant Insect",
    3000,
    Whenever(DrawsForTurn(), (If(HasStrongest(), (May((Draw(),)),)),)),
)
AURA_PEGASUS = evolution(
    "Aura Pegasus, Avatar of Life",
    (LIGHT, NATURE),
    6,
    "Pegasus",
    12000,
    TRIPLE_BREAKER,
    attacks(RevealIntoBattle()),
    Whenever(Leaves(), (RevealIntoBattle(),)),
    on=(Creature(races=("Horned Beast",)), Creature(races=("Angel Command",))),
)
CLONED_NIGHTMARE = spell(
    "Cloned Nightmare",
    DARKNESS,
    3,
    DiscardRandomOneAndMore(OneAndMore(Cards(GRAVE, BOTH, names=("Cloned Nightmare",)))),
)
SOUL_PHOENIX = evolution(
    "Soul Phoenix, Avatar of Unity",
    (FIRE, NATURE),
    4,
    "Phoenix",
    13000,
    TRIPLE_BREAKER,
    OnlyTopLeaves(),
    on=(Creature(races=("Fire Bird",)), Creature(races=("Earth Dragon",))),
)
ULARUS = creature(
    "Ularus, Punishment Elemental",
    LIGHT,
    5,
    "Angel Command",
    4500,
    enters(TurnShieldUp(BOTH, n=Amount(Creature(YOU)), up_to=True)),
)
COSMIC_DARTS = spell("Cosmic Darts", LIGHT, 1, CastShield())
MELOPPE = creature("Meloppe", WATER, 3, "Cyber Lord", 1000, OwnersPickShields())
GIGAVRAND = creature(
    "Gigavrand",
    DARKNESS,
    6,
    "Chimera",
    3000,
    Whenever(TurnEnds(BOTH), (If(OpponentDrew(2), (Discard(who=OPPONENT, all=True),)),)),
)
