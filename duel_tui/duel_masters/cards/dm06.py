"""DM-06: Stomp-A-Trons of Invincible Wrath."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

ULTRA_MANTIS = evolution(
    "Ultra Mantis, Scourge of Fate",
    NATURE,
    6,
    "Giant Insect",
    9000,
    CannotBeBlocked(Creature(max_power=8000)),
    DOUBLE_BREAKER,
)
VALIANT_WARRIOR_EXORIOUS = creature(
    "Valiant Warrior Exorious", FIRE, 6, "Armorloid", 4000, AttacksUntapped(), PowerAttacker(3000)
)
BALLAS = creature("Ballas, Vizier of Electrons", LIGHT, 2, "Initiate", 2000)
KANESILL = creature("Kanesill, the Explorer", LIGHT, 3, "Gladiator", 4000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
LIGHTNING_GRASS = creature("Lightning Grass", LIGHT, 3, "Starlight Tree", 3000)
VESS = creature("Vess, the Oracle", LIGHT, 1, "Light Bringer", 2000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
HAZARD_CRAWLER = creature("Hazard Crawler", WATER, 5, "Earth Eater", 6000, BLOCKER_, CANNOT_ATTACK)
MADRILLON_FISH = creature("Madrillon Fish", WATER, 2, "Gel Fish", 3000, BLOCKER_, CANNOT_ATTACK)
PROMEPHIUS_Q = creature("Promephius Q", WATER, 3, ("Survivor", "Sea Hacker"), 2000)
STEAM_STAR = creature("Steam Star", WATER, 2, "Cyber Virus", 1000)
ZEPIMETEUS = creature("Zepimeteus", WATER, 1, "Sea Hacker", 2000, BLOCKER_, CANNOT_ATTACK)
CURSED_PINCHER = creature(
    "Cursed Pincher", DARKNESS, 4, "Brain Jacker", 2000, BLOCKER_, Slayer(), CANNOT_ATTACK
)
GIGAGRIFF = creature("Gigagriff", DARKNESS, 6, "Chimera", 4000, BLOCKER_, Slayer(), CANNOT_ATTACK)
GRINNING_AXE = creature("Grinning Axe, the Monstrosity", DARKNESS, 3, "Devil Mask", 1000, Slayer())
JUNKATZ = creature("Junkatz, Rabid Doll", DARKNESS, 2, "Death Puppet", 2000)
TENTACLE_WORM = creature("Tentacle Worm", DARKNESS, 4, "Parasite Worm", 3000)
AUTOMATED_WEAPONMASTER_MACHAI = creature(
    "Automated Weaponmaster Machai", FIRE, 4, "Armorloid", 4000, MustAttack()
)
PICORA_S_WRENCH = creature("Picora's Wrench", FIRE, 2, "Xenoparts", 2000)
CANTANKEROUS_GIANT = creature("Cantankerous Giant", NATURE, 7, "Giant", 8000, DOUBLE_BREAKER)
CARRIER_SHELL = creature("Carrier Shell", NATURE, 3, "Colony Beetle", 2000, PowerAttacker(3000))
CLOBBER_TOTEM = creature(
    "Clobber Totem",
    NATURE,
    6,
    "Mystery Totem",
    4000,
    PowerAttacker(2000),
    CannotBeBlocked(Creature(max_power=5000)),
    DOUBLE_BREAKER,
)
FEATHER_HORN = creature("Feather Horn, the Tracker", NATURE, 4, "Horned Beast", 4000)
GARABON = creature("Garabon, the Glider", NATURE, 2, "Snow Faerie", 1000, PowerAttacker(2000))
ILLUSORY_BERRY = creature("Illusory Berry", NATURE, 3, "Tree Folk", 3000)
PARADISE_HORN = creature("Paradise Horn", NATURE, 4, "Horned Beast", 3000, PowerAttacker(2000))
SLUMBER_SHELL = creature("Slumber Shell", NATURE, 2, "Colony Beetle", 2000)
TRENCH_SCARAB = creature(
    "Trench Scarab", NATURE, 3, "Giant Insect", 4000, CANNOT_ATTACK_PLAYERS, PowerAttacker(4000)
)
Q_TRONIC_GARGANTUA = evolution(
    "Q-tronic Gargantua",
    FIRE,
    6,
    "Survivor",
    9000,
    CrewBreaker(Creature(YOU, races=("Survivor",), other=True)),
)
DAVA_TOREY = creature("Dava Torey, Seeker of Clouds", LIGHT, 6, "Mecha Thunder", 5500, DiscardedIntoBattle())
KYURORO = creature("Kyuroro", WATER, 6, "Cyber Lord", 2000, PicksBroken())
NEON_CLUSTER = creature("Neon Cluster", WATER, 7, "Cyber Cluster", 4000, TapAbility((Draw(2),)))
CHEN_TREG = creature(
    "Chen Treg, Vizier of Blades", LIGHT, 5, "Initiate", 2000, TapAbility((Tap(Pick(Creature(OPPONENT))),))
)
LIVING_CITADEL_VOSH = evolution(
    "Living Citadel Vosh",
    NATURE,
    5,
    "Colony Beetle",
    5000,
    Gives(Creature(YOU, civilizations=(NATURE,)), (TapAbility((FromTop(1),)),)),
)
FAERIE_LIFE = spell("Faerie Life", NATURE, 2, FromTop(1), shield_trigger=True)
INNOCENT_HUNTER = creature("Innocent Hunter, Blade of All", NATURE, 4, "Beast Folk", 1000, AnyEvolution())
CRAZE_VALKYRIE = evolution(
    "Craze Valkyrie, the Drastic",
    LIGHT,
    6,
    "Initiate",
    7500,
    DOUBLE_BREAKER,
    enters(Tap(Pick(Creature(OPPONENT), 2, up_to=True))),
)
LAVEIL = creature(
    "Laveil, Seeker of Catastrophe",
    LIGHT,
    8,
    "Mecha Thunder",
    8500,
    BLOCKER_,
    DOUBLE_BREAKER,
    Whenever(TurnEnds(), (May((Untap(THIS),)),)),
)
CRYSTAL_JOUSTER = evolution("Crystal Jouster", WATER, 7, "Liquid People", 7000, DOUBLE_BREAKER, Instead(HAND))
Q_TRONIC_HYPERMIND = evolution(
    "Q-tronic Hypermind",
    WATER,
    8,
    "Survivor",
    8000,
    DOUBLE_BREAKER,
    enters(Draw(Amount(Creature(races=("Survivor",))), up_to=True)),
)
INVINCIBLE_AURA = spell("Invincible Aura", LIGHT, 13, FromTop(3, SHIELDS, up_to=True))
AEROPICA = creature("Aeropica", WATER, 7, "Sea Hacker", 4000, TapAbility((ToHand(Pick(Creature())),)))
INVINCIBLE_TECHNOLOGY = spell("Invincible Technology", WATER, 13, Search(Cards(DECK), n=0))
ADOMIS = creature(
    "Adomis, the Oracle", LIGHT, 3, "Light Bringer", 2000, TapAbility((LookAtShields(who=BOTH),))
)
ARC_BINE = evolution(
    "Arc Bine, the Astounding",
    LIGHT,
    5,
    "Guardian",
    5000,
    Gives(Creature(YOU, civilizations=(LIGHT,)), (TapAbility((Tap(Pick(Creature(OPPONENT))),)),)),
)
BONDS_OF_JUSTICE = spell("Bonds of Justice", LIGHT, 4, Tap(Creature(blocker=False)), shield_trigger=True)
CHEKICUL = creature(
    "Chekicul, Vizier of Endurance",
    LIGHT,
    5,
    "Initiate",
    1000,
    BLOCKER_,
    CANNOT_ATTACK,
    NoBattle(blocking=True),
)
COSMOGOLD = creature(
    "Cosmogold, Spectral Knight",
    LIGHT,
    4,
    "Rainbow Phantom",
    3000,
    TapAbility((ToHand(Pick(Cards(MANA, kind="spell"))),)),
)
FORBOS = creature(
    "Forbos, Sanctum Guardian Q",
    LIGHT,
    6,
    ("Survivor", "Guardian"),
    4000,
    Survivor((enters(Search(Cards(DECK, kind="spell"))),)),
)
PROTECTIVE_FORCE = spell(
    "Protective Force", LIGHT, 1, Give(Pick(Creature(YOU, blocker=True)), (Plus(4000),)), shield_trigger=True
)
RAIN_OF_ARROWS = spell(
    "Rain of Arrows",
    LIGHT,
    2,
    LookAtHand(),
    DiscardThese(Cards(HAND, OPPONENT, kind="spell", civilizations=(DARKNESS,))),
)
RAZORPINE_TREE = creature("Razorpine Tree", LIGHT, 5, "Starlight Tree", 1000, Plus(2000, Cards(SHIELDS)))
SPHERE_OF_WONDER = spell("Sphere of Wonder", LIGHT, 4, If(OpponentHasMore(SHIELDS), (FromTop(1, SHIELDS),)))
TELITOL = creature(
    "Telitol, the Explorer",
    LIGHT,
    4,
    "Gladiator",
    3000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    enters(May((LookAtShields(0, who=YOU),))),
)
AQUA_RIDER = creature(
    "Aqua Rider", WATER, 4, "Liquid People", 2000, Whenever(OpponentPlays(), (Give(THIS, (BLOCKER_,)),))
)
ENERGY_STREAM = spell("Energy Stream", WATER, 3, Draw(2))
FORT_MEGACLUSTER = evolution(
    "Fort Megacluster",
    WATER,
    5,
    "Cyber Cluster",
    5000,
    Gives(Creature(YOU, civilizations=(WATER,)), (TapAbility((Draw(),)),)),
)
KING_TRIUMPHANT = creature(
    "King Triumphant",
    WATER,
    8,
    "Leviathan",
    7000,
    DOUBLE_BREAKER,
    Whenever(OpponentPlays(), (Give(THIS, (BLOCKER_,)),)),
)
MIDNIGHT_CRAWLER = creature(
    "Midnight Crawler",
    WATER,
    8,
    "Earth Eater",
    6000,
    DOUBLE_BREAKER,
    enters(ToHand(Pick(Cards(MANA, OPPONENT)))),
)
MYSTIC_DREAMSCAPE = spell(
    "Mystic Dreamscape", WATER, 4, ToHand(Pick(Cards(MANA), 3, up_to=True)), shield_trigger=True
)
OVERLOAD_CLUSTER = creature(
    "Overload Cluster", WATER, 5, "Cyber Cluster", 4000, Whenever(OpponentPlays(), (Give(THIS, (BLOCKER_,)),))
)
RAPTOR_FISH = creature("Raptor Fish", WATER, 6, "Gel Fish", 3000, enters(RedrawHand()))
RIPPLE_LOTUS_Q = creature(
    "Ripple Lotus Q",
    WATER,
    6,
    ("Survivor", "Cyber Virus"),
    2000,
    Survivor((enters(Tap(Pick(Creature(OPPONENT), up_to=True))),)),
)
SHOCK_HURRICANE = spell(
    "Shock Hurricane",
    WATER,
    5,
    ToHand(Pick(Creature(YOU), 0, up_to=True)),
    May((ToHand(Pick(Creature(OPPONENT), AsMany())),)),
)
SOPIAN = creature(
    "Sopian", WATER, 4, "Cyber Lord", 2000, TapAbility((Give(Pick(Creature(YOU)), (CannotBeBlocked(),)),))
)
THRASH_CRAWLER = creature(
    "Thrash Crawler",
    WATER,
    4,
    "Earth Eater",
    5000,
    BLOCKER_,
    CANNOT_ATTACK,
    enters(ToHand(Pick(Cards(MANA)))),
)
GARIEL = creature(
    "Gariel, Elemental of Sunbeams", LIGHT, 5, "Angel Command", 7500, DOUBLE_BREAKER, only_if=CastSpell()
)
MOONTEAR = creature("Moontear, Spectral Knight", LIGHT, 2, "Rainbow Phantom", 3500, only_if=CastSpell())
YULUK = creature("Yuluk, the Oracle", LIGHT, 1, "Light Bringer", 2500, only_if=CastSpell())
LU_GILA = creature(
    "Lu Gila, Silver Rift Guardian",
    LIGHT,
    5,
    "Guardian",
    4000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    EntersTapped(Creature(evolution=True)),
)
