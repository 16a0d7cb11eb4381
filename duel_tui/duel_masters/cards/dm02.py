"""DM-02: Evo-Crushinators of Doom."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

LADIA_BALE = evolution("Ladia Bale, the Inspirational", LIGHT, 6, "Guardian", 9500, BLOCKER_, DOUBLE_BREAKER)
CRYSTAL_PALADIN = evolution(
    "Crystal Paladin", WATER, 4, "Liquid People", 5000, enters(ToHand(Creature(blocker=True)))
)
ULTRACIDE_WORM = evolution("Ultracide Worm", DARKNESS, 6, "Parasite Worm", 11000, DOUBLE_BREAKER)
ARMORED_BLASTER_VALDIOS = evolution(
    "Armored Blaster Valdios",
    FIRE,
    4,
    "Human",
    6000,
    Gives(Creature(YOU, races=("Human",), other=True), (Plus(1000),)),
    DOUBLE_BREAKER,
)
FIGHTER_DUAL_FANG = evolution(
    "Fighter Dual Fang", NATURE, 6, "Beast Folk", 8000, enters(FromTop(2)), DOUBLE_BREAKER
)
DIAMOND_CUTTER = spell("Diamond Cutter", LIGHT, 5, ForThisTurn(AttacksFreely()))
ETHEL = creature("Ethel, Star Sea Elemental", LIGHT, 6, "Angel Command", 5500, CannotBeBlocked())
FONCH = creature(
    "Fonch, the Oracle", LIGHT, 4, "Light Bringer", 2000, enters(Tap(Pick(Creature(OPPONENT), up_to=True)))
)
LAGUNA = creature(
    "Laguna, Lightning Enforcer", LIGHT, 5, "Berserker", 2500, attacks(Search(Cards(DECK, kind="spell")))
)
LARBA_GEER = evolution(
    "Larba Geer, the Immaculate", LIGHT, 3, "Guardian", 5000, enters(Tap(Creature(OPPONENT, blocker=True)))
)
LOGIC_CUBE = spell("Logic Cube", LIGHT, 3, Search(Cards(DECK, kind="spell")), shield_trigger=True)
MAGRIS = creature("Magris, Vizier of Magnetism", LIGHT, 4, "Initiate", 3000, enters(May((Draw(),))))
PHAL_EEGA = creature(
    "Phal Eega, Dawn Guardian",
    LIGHT,
    5,
    "Guardian",
    4000,
    enters(ToHand(Pick(Cards(GRAVE, kind="spell"), up_to=True))),
)
RESO_PACOS = creature("Reso Pacos, Clear Sky Guardian", LIGHT, 3, "Guardian", 3000)
SPIRAL_GRASS = creature(
    "Spiral Grass",
    LIGHT,
    4,
    "Starlight Tree",
    2500,
    BLOCKER_,
    Whenever(Battles(blocking=True), (Untap(THIS),)),
)
WYN = creature("Wyn, the Oracle", LIGHT, 2, "Light Bringer", 1500, attacks(LookAtShields(up_to=True)))
AQUA_BOUNCER = creature(
    "Aqua Bouncer", WATER, 6, "Liquid People", 1000, BLOCKER_, enters(ToHand(Pick(Creature(), up_to=True)))
)
AQUA_SHOOTER = creature("Aqua Shooter", WATER, 4, "Liquid People", 2000, BLOCKER_)
CORILE = creature("Corile", WATER, 5, "Cyber Lord", 2000, enters(ToDeck(Pick(Creature(OPPONENT)))))
CRYSTAL_LANCER = evolution(
    "Crystal Lancer", WATER, 6, "Liquid People", 8000, CannotBeBlocked(), DOUBLE_BREAKER
)
HYPERSQUID_WALTER = creature("Hypersquid Walter", WATER, 3, "Cyber Lord", 1000, attacks(May((Draw(),))))
KING_NAUTILUS = creature(
    "King Nautilus",
    WATER,
    8,
    "Leviathan",
    6000,
    Gives(Creature(races=("Liquid People",)), (CannotBeBlocked(),)),
    DOUBLE_BREAKER,
)
PLASMA_CHASER = creature(
    "Plasma Chaser", WATER, 6, "Gel Fish", 4000, attacks(May((Draw(Amount(Creature(OPPONENT))),)))
)
RECON_OPERATION = spell("Recon Operation", WATER, 2, LookAtShields(3, up_to=True))
SCISSOR_EYE = creature("Scissor Eye", WATER, 4, "Gel Fish", 3000)
STAINED_GLASS = creature(
    "Stained Glass",
    WATER,
    3,
    "Cyber Virus",
    1000,
    attacks(ToHand(Pick(Creature(OPPONENT, civilizations=(FIRE, NATURE)), up_to=True))),
)
THOUGHT_PROBE = spell(
    "Thought Probe", WATER, 4, If(There(Creature(OPPONENT), 3), (Draw(3),)), shield_trigger=True
)
AMBER_PIERCER = creature(
    "Amber Piercer",
    DARKNESS,
    4,
    "Brain Jacker",
    2000,
    attacks(ToHand(Pick(Cards(GRAVE, kind="creature"), up_to=True))),
)
CHAOS_WORM = evolution(
    "Chaos Worm", DARKNESS, 5, "Parasite Worm", 5000, enters(Destroy(Pick(Creature(OPPONENT), up_to=True)))
)
CRITICAL_BLADE = spell(
    "Critical Blade", DARKNESS, 2, Destroy(Pick(Creature(OPPONENT, blocker=True))), shield_trigger=True
)
DARK_TITAN_MAGINN = creature(
    "Dark Titan Maginn", DARKNESS, 6, "Demon Command", 4000, attacks(Discard(who=OPPONENT, at_random=True))
)
GENERAL_DARK_FIEND = creature(
    "General Dark Fiend",
    DARKNESS,
    5,
    "Dark Lord",
    6000,
    attacks(ToGrave(Pick(Cards(SHIELDS)))),
    DOUBLE_BREAKER,
)
GIGASTAND = creature(
    "Gigastand", DARKNESS, 4, "Chimera", 3000, Instead(HAND, may=True, buried=True, price=(Discard(),))
)
GRAY_BALLOON = creature(
    "Gray Balloon, Shadow of Greed", DARKNESS, 3, "Ghost", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
HORRID_WORM = creature(
    "Horrid Worm", DARKNESS, 3, "Parasite Worm", 2000, attacks(Discard(who=OPPONENT, at_random=True))
)
LOST_SOUL = spell("Lost Soul", DARKNESS, 7, Discard(who=OPPONENT, all=True))
MARROW_OOZE = creature(
    "Marrow Ooze, the Twister",
    DARKNESS,
    1,
    "Living Dead",
    1000,
    BLOCKER_,
    Whenever(AttackEnds(players=True), (Destroy(THIS),)),
)
POISON_WORM = creature(
    "Poison Worm", DARKNESS, 4, "Parasite Worm", 4000, enters(Destroy(Pick(Creature(YOU, max_power=3000))))
)
ARMORED_CANNON_BALBARO = evolution(
    "Armored Cannon Balbaro",
    FIRE,
    3,
    "Human",
    3000,
    Plus(2000, Creature(races=("Human",), other=True), attacking=True),
)
BOLZARD_DRAGON = creature(
    "Bolzard Dragon", FIRE, 6, "Armored Dragon", 5000, attacks(ToGrave(Pick(Cards(MANA, OPPONENT))))
)
BOMBERSAUR = creature(
    "Bombersaur",
    FIRE,
    5,
    "Rock Beast",
    5000,
    Whenever(IsDestroyed(), (EachPlayer(ToGrave(Pick(Cards(MANA), 2))),)),
)
BURST_SHOT = spell("Burst Shot", FIRE, 6, Destroy(Creature(max_power=2000)), shield_trigger=True)
CAVALRY_GENERAL_CURATOPS = creature("Cavalry General Curatops", FIRE, 3, "Dragonoid", 2000, AttacksUntapped())
DOGARN = creature(
    "Dogarn, the Marauder",
    FIRE,
    3,
    "Armorloid",
    2000,
    Plus(2000, Creature(YOU, tapped=True, other=True), attacking=True),
)
ENGINEER_KIPO = creature(
    "Engineer Kipo",
    FIRE,
    2,
    "Machine Eater",
    2000,
    Whenever(IsDestroyed(), (EachPlayer(ToGrave(Pick(Cards(MANA)))),)),
)
GALSAUR = creature(
    "Galsaur",
    FIRE,
    5,
    "Rock Beast",
    4000,
    While(There(Creature(YOU, other=True), 0, at_most=True), (PowerAttacker(4000), DOUBLE_BREAKER)),
)
METALWING_SKYTERROR = creature(
    "Metalwing Skyterror",
    FIRE,
    7,
    "Armored Wyvern",
    6000,
    attacks(Destroy(Pick(Creature(OPPONENT, blocker=True), up_to=True))),
    DOUBLE_BREAKER,
)
MINI_TITAN_GETT = creature("Mini Titan Gett", FIRE, 2, "Human", 2000, MustAttack(), PowerAttacker(1000))
RUMBLE_GATE = spell("Rumble Gate", FIRE, 4, Give(Creature(YOU), (Plus(1000), AttacksUntapped())))
BARKWHIP = evolution(
    "Barkwhip, the Smasher",
    NATURE,
    2,
    "Beast Folk",
    5000,
    While(IsTapped(), (Gives(Creature(YOU, races=("Beast Folk",), other=True), (Plus(2000),)),)),
)
ELF_X = creature("Elf-X", NATURE, 4, "Tree Folk", 2000, Cheaper(1, Cards(HAND, kind="creature")))
ESSENCE_ELF = creature("Essence Elf", NATURE, 2, "Tree Folk", 1000, Cheaper(1, Cards(HAND, kind="spell")))
FORTRESS_SHELL = creature(
    "Fortress Shell",
    NATURE,
    9,
    "Colony Beetle",
    5000,
    enters(ToGrave(Pick(Cards(MANA, OPPONENT), 2, up_to=True))),
)
LEAPING_TORNADO_HORN = creature(
    "Leaping Tornado Horn",
    NATURE,
    3,
    "Horned Beast",
    2000,
    Plus(1000, Creature(YOU, other=True), attacking=True),
)
MANA_CRISIS = spell("Mana Crisis", NATURE, 4, ToGrave(Pick(Cards(MANA, OPPONENT))), shield_trigger=True)
RAINBOW_STONE = spell("Rainbow Stone", NATURE, 4, Search(Cards(DECK), to=MANA))
RUMBLING_TERAHORN = creature(
    "Rumbling Terahorn", NATURE, 5, "Horned Beast", 3000, enters(Search(Cards(DECK, kind="creature")))
)
SILVER_AXE = creature("Silver Axe", NATURE, 3, "Beast Folk", 1000, attacks(May((FromTop(1),))))
SILVER_FIST = creature("Silver Fist", NATURE, 4, "Beast Folk", 3000, PowerAttacker(2000))
XENO_MANTIS = creature(
    "Xeno Mantis", NATURE, 7, "Giant Insect", 6000, CannotBeBlocked(Creature(max_power=5000)), DOUBLE_BREAKER
)
