"""DM-04: Shadowclash of Blinding Night."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

AMBER_GRASS = creature("Amber Grass", LIGHT, 4, "Starlight Tree", 3000, shield_trigger=True)
SARIUS = creature(
    "Sarius, Vizier of Suppression", LIGHT, 2, "Initiate", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
AQUA_GUARD = creature("Aqua Guard", WATER, 1, "Liquid People", 2000, BLOCKER_, CANNOT_ATTACK)
AQUA_JOLTER = creature("Aqua Jolter", WATER, 3, "Liquid People", 2000, shield_trigger=True)
HUNTER_CLUSTER = creature("Hunter Cluster", WATER, 4, "Cyber Cluster", 1000, BLOCKER_, shield_trigger=True)
GREGORIAN_WORM = creature("Gregorian Worm", DARKNESS, 4, "Parasite Worm", 3000, shield_trigger=True)
KAMIKAZE = creature("Kamikaze, Chainsaw Warrior", FIRE, 2, "Armorloid", 1000, shield_trigger=True)
ANCIENT_GIANT = creature(
    "Ancient Giant",
    NATURE,
    8,
    "Giant",
    9000,
    CannotBeBlocked(Creature(civilizations=(DARKNESS,))),
    DOUBLE_BREAKER,
)
TORCON = creature("Torcon", NATURE, 2, "Beast Folk", 1000, shield_trigger=True)
GULAN_RIAS = creature(
    "Gulan Rias, Speed Guardian",
    LIGHT,
    3,
    "Guardian",
    2000,
    CannotBeAttacked(Creature(civilizations=(DARKNESS,))),
    CannotBeBlocked(Creature(civilizations=(DARKNESS,))),
)
PURPLE_PIERCER = creature(
    "Purple Piercer",
    DARKNESS,
    3,
    "Brain Jacker",
    2000,
    CannotBeAttacked(Creature(civilizations=(LIGHT,))),
    CannotBeBlocked(Creature(civilizations=(LIGHT,))),
)
AERIS = creature(
    "Aeris, Flight Elemental",
    LIGHT,
    5,
    "Angel Command",
    9000,
    CANNOT_ATTACK_PLAYERS,
    AttacksUntapped((DARKNESS,)),
)
PHOTOCIDE = creature(
    "Photocide, Lord of the Wastes",
    DARKNESS,
    5,
    "Demon Command",
    9000,
    CANNOT_ATTACK_PLAYERS,
    AttacksUntapped((LIGHT,)),
)
LOCOMOTIVER = creature(
    "Locomotiver",
    DARKNESS,
    4,
    "Hedrian",
    1000,
    enters(Discard(who=OPPONENT, at_random=True)),
    shield_trigger=True,
)
KOLON = creature(
    "Kolon, the Oracle",
    LIGHT,
    4,
    "Light Bringer",
    1000,
    enters(Tap(Pick(Creature(OPPONENT), up_to=True))),
    shield_trigger=True,
)
MONGREL_MAN = creature(
    "Mongrel Man",
    DARKNESS,
    5,
    "Hedrian",
    2000,
    Whenever(AnyDestroyed(Creature(other=True)), (May((Draw(),)),)),
)
RIMUEL = creature(
    "Rimuel, Cloudbreak Elemental",
    LIGHT,
    8,
    "Angel Command",
    6000,
    DOUBLE_BREAKER,
    enters(Tap(Pick(Creature(OPPONENT), Amount(Cards(MANA, civilizations=(LIGHT,), tapped=False))))),
)
KING_AQUAKAMUI = creature(
    "King Aquakamui",
    WATER,
    7,
    "Leviathan",
    5000,
    enters(May((ToHand(Cards(GRAVE, races=("Angel Command", "Demon Command"))),))),
    Gives(Creature(races=("Angel Command", "Demon Command")), (Plus(2000),)),
)
BALLOM = evolution(
    "Ballom, Master of Death",
    DARKNESS,
    8,
    "Demon Command",
    12000,
    DOUBLE_BREAKER,
    enters(Destroy(Creature(not_civilizations=(DARKNESS,)))),
)
GALKLIFE_DRAGON = creature(
    "Galklife Dragon",
    FIRE,
    7,
    "Armored Dragon",
    6000,
    DOUBLE_BREAKER,
    enters(Destroy(Creature(civilizations=(LIGHT,), max_power=4000))),
)
NIOFA = evolution(
    "Niofa, Horned Protector",
    NATURE,
    6,
    "Horned Beast",
    9000,
    DOUBLE_BREAKER,
    enters(Search(Cards(DECK, kind="creature", civilizations=(NATURE,)))),
)
ALCADEIAS = evolution(
    "Alcadeias, Lord of Spirits",
    LIGHT,
    6,
    "Angel Command",
    12500,
    DOUBLE_BREAKER,
    CannotBePlayed(Cards(HAND, BOTH, kind="spell", not_civilizations=(LIGHT,))),
)
ASTRAL_WARPER = evolution("Astral Warper", WATER, 6, "Cyber Virus", 5000, enters(Draw(3, up_to=True)))
TROX = creature(
    "Trox, General of Destruction",
    DARKNESS,
    7,
    "Demon Command",
    6000,
    DOUBLE_BREAKER,
    enters(Discard(Amount(Creature(YOU, civilizations=(DARKNESS,), other=True)), OPPONENT, at_random=True)),
)
DOBOULGYSER = evolution(
    "Doboulgyser, Giant Rock Beast",
    FIRE,
    6,
    "Rock Beast",
    8000,
    DOUBLE_BREAKER,
    enters(Destroy(Pick(Creature(OPPONENT, max_power=3000), up_to=True))),
)
SUPPORTING_TULIP = creature(
    "Supporting Tulip",
    NATURE,
    5,
    "Tree Folk",
    4000,
    Gives(Creature(races=("Angel Command",)), (PowerAttacker(4000),)),
)
FU_REIL = creature(
    "Fu Reil, Seeker of Storms", LIGHT, 6, "Mecha Thunder", 5000, NoShieldTriggers(civilizations=(DARKNESS,))
)
FULL_DEFENSOR = spell(
    "Full Defensor", LIGHT, 2, Give(Creature(YOU), (BLOCKER_,), until="your next turn"), shield_trigger=True
)
MILIEUS = creature(
    "Milieus, the Daystretcher",
    LIGHT,
    5,
    "Berserker",
    2500,
    BLOCKER_,
    Cheaper(-2, Cards(HAND, BOTH, civilizations=(DARKNESS,))),
)
MIST_RIAS = creature(
    "Mist Rias, Sonic Guardian",
    LIGHT,
    5,
    "Guardian",
    2000,
    Whenever(AnotherEnters(Creature(other=True)), (May((Draw(),)),)),
)
OUKS = creature("Ouks, Vizier of Restoration", LIGHT, 5, "Initiate", 1000, Instead(SHIELDS))
RE_BIL = creature(
    "Re Bil, Seeker of Archery",
    LIGHT,
    7,
    "Mecha Thunder",
    6000,
    DOUBLE_BREAKER,
    Gives(Creature(civilizations=(LIGHT,), other=True), (Plus(2000),)),
)
SCREAMING_SUNBURST = spell("Screaming Sunburst", LIGHT, 3, Tap(Creature(not_civilizations=(LIGHT,))))
WHISKING_WHIRLWIND = spell(
    "Whisking Whirlwind", LIGHT, 1, ForThisTurn(Whenever(TurnEnds(BOTH), (Untap(Creature(YOU)),)))
)
CLONE_FACTORY = spell("Clone Factory", WATER, 3, ToHand(Pick(Cards(MANA), 2, up_to=True)))
HYDRO_HURRICANE = spell(
    "Hydro Hurricane",
    WATER,
    6,
    ToHand(Pick(Cards(MANA, OPPONENT), Amount(Creature(YOU, civilizations=(LIGHT,))), up_to=True)),
    ToHand(Pick(Creature(OPPONENT), Amount(Creature(YOU, civilizations=(DARKNESS,))), up_to=True)),
)
KEEPER_OF_THE_SUNLIT_ABYSS = creature(
    "Keeper of the Sunlit Abyss",
    WATER,
    4,
    "Cyber Virus",
    2000,
    Gives(Creature(civilizations=(LIGHT, DARKNESS)), (Plus(1000),)),
)
MARINOMANCER = creature(
    "Marinomancer",
    WATER,
    5,
    "Cyber Lord",
    2000,
    enters(May((RevealTop(3, Cards(DECK, civilizations=(LIGHT, DARKNESS))),))),
)
SMILE_ANGLER = creature(
    "Smile Angler", WATER, 6, "Gel Fish", 3000, attacks(ToHand(Pick(Cards(MANA, OPPONENT), up_to=True)))
)
CHAINS_OF_SACRIFICE = spell(
    "Chains of Sacrifice",
    DARKNESS,
    8,
    Destroy(Pick(Creature(OPPONENT), 2, up_to=True)),
    Destroy(Pick(Creature(YOU))),
)
DARKPACT = spell("Darkpact", DARKNESS, 2, ToGrave(Pick(Cards(MANA), 0, up_to=True)), Draw(AsMany()))
GIGABOLVER = creature("Gigabolver", DARKNESS, 4, "Chimera", 3000, NoShieldTriggers(civilizations=(LIGHT,)))
GREGORIA = creature(
    "Gregoria, Princess of War",
    DARKNESS,
    6,
    "Dark Lord",
    5000,
    Gives(Creature(races=("Demon Command",)), (Plus(2000), BLOCKER_)),
)
SHADOW_MOON = creature(
    "Shadow Moon, Cursed Shade",
    DARKNESS,
    4,
    "Ghost",
    3000,
    Gives(Creature(civilizations=(DARKNESS,), other=True), (Plus(2000),)),
)
SKELETON_THIEF = creature(
    "Skeleton Thief, the Revealer",
    DARKNESS,
    4,
    "Living Dead",
    2000,
    enters(ToHand(Pick(Cards(GRAVE, kind="creature", races=("Living Dead",)), up_to=True))),
)
SOUL_GULP = spell(
    "Soul Gulp", DARKNESS, 4, Discard(Amount(Creature(OPPONENT, civilizations=(LIGHT,))), OPPONENT)
)
VOLCANO_SMOG = creature(
    "Volcano Smog, Deceptive Shade",
    DARKNESS,
    6,
    "Ghost",
    5000,
    Cheaper(-2, Cards(HAND, BOTH, civilizations=(LIGHT,))),
)
BLASTO = creature(
    "Blasto, Explosive Soldier",
    FIRE,
    3,
    "Dragonoid",
    2000,
    While(There(Creature(YOU, civilizations=(DARKNESS,))), (Plus(2000),)),
)
CHAOTIC_SKYTERROR = creature(
    "Chaotic Skyterror",
    FIRE,
    5,
    "Armored Wyvern",
    4000,
    Gives(Creature(races=("Demon Command",)), (PowerAttacker(4000), DOUBLE_BREAKER)),
)
MAGMAREX = creature(
    "Magmarex",
    FIRE,
    5,
    "Rock Beast",
    3000,
    enters(Destroy(Creature(min_power=1000, max_power=1000))),
    shield_trigger=True,
)
MEGA_DETONATOR = spell(
    "Mega Detonator",
    FIRE,
    2,
    DiscardThese(Pick(Cards(HAND), 0, up_to=True)),
    Give(Pick(Creature(YOU), AsMany()), (DOUBLE_BREAKER,)),
)
MISSILE_BOY = creature(
    "Missile Boy", FIRE, 3, "Human", 1000, Cheaper(-1, Cards(HAND, BOTH, civilizations=(LIGHT,)))
)
PIPPIE_KUPPIE = creature(
    "Pippie Kuppie", FIRE, 2, "Fire Bird", 1000, Gives(Creature(races=("Armored Dragon",)), (Plus(1000),))
)
SWORD_OF_MALEVOLENT_DEATH = spell(
    "Sword of Malevolent Death",
    FIRE,
    4,
    Give(Creature(YOU), (Plus(1000, Cards(MANA, civilizations=(DARKNESS,)), attacking=True),)),
)
CANNON_SHELL = creature(
    "Cannon Shell", NATURE, 4, "Colony Beetle", 1000, Plus(1000, Cards(SHIELDS)), shield_trigger=True
)
DEW_MUSHROOM = creature(
    "Dew Mushroom",
    NATURE,
    3,
    "Balloon Mushroom",
    1000,
    Cheaper(-1, Cards(HAND, BOTH, civilizations=(DARKNESS,))),
)
EXPLODING_CACTUS = creature(
    "Exploding Cactus",
    NATURE,
    3,
    "Tree Folk",
    2000,
    While(There(Creature(YOU, civilizations=(LIGHT,))), (Plus(2000),)),
)
MYSTIC_INSCRIPTION = spell("Mystic Inscription", NATURE, 6, FromTop(1, SHIELDS))
SWORD_OF_BENEVOLENT_LIFE = spell(
    "Sword of Benevolent Life",
    NATURE,
    2,
    GivePower(Creature(YOU), 1000, Creature(YOU, civilizations=(LIGHT,))),
)
THREE_EYED_DRAGONFLY = creature(
    "Three-Eyed Dragonfly",
    NATURE,
    5,
    "Giant Insect",
    4000,
    attacks(
        IfDone(
            Destroy(Pick(Creature(YOU, other=True), up_to=True)), (Give(THIS, (Plus(2000), DOUBLE_BREAKER)),)
        )
    ),
)
