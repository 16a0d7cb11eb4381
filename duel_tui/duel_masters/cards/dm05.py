"""DM-05: Survivors of the Megapocalypse."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

SYRIUS = creature("Syrius, Firmament Elemental", LIGHT, 11, "Angel Command", 12000, BLOCKER_, TRIPLE_BREAKER)
BILLION_DEGREE_DRAGON = creature("Billion-Degree Dragon", FIRE, 10, "Armored Dragon", 15000, TRIPLE_BREAKER)
CALGO = creature(
    "Calgo, Vizier of Rainclouds", LIGHT, 3, "Initiate", 2000, CannotBeBlocked(Creature(min_power=4000))
)
LA_GUILE = creature("La Guile, Seeker of Skyfire", LIGHT, 6, "Mecha Thunder", 7500, DOUBLE_BREAKER)
SEA_SLUG = creature("Sea Slug", WATER, 8, "Gel Fish", 6000, BLOCKER_, CannotBeBlocked())
BOLGASH_DRAGON = creature(
    "Bolgash Dragon", FIRE, 8, "Armored Dragon", 4000, PowerAttacker(8000), TRIPLE_BREAKER
)
BOMBAT = creature("Bombat, General of Speed", FIRE, 5, "Dragonoid", 3000, SpeedAttacker())
CANNONEER_BARGON = creature(
    "Cannoneer Bargon", FIRE, 4, "Armorloid", 4000, CANNOT_ATTACK_PLAYERS, shield_trigger=True
)
RIKABU = creature("Rikabu, the Dismantler", FIRE, 3, "Machine Eater", 1000, SpeedAttacker())
TWIN_CANNON_SKYTERROR = creature(
    "Twin-Cannon Skyterror", FIRE, 7, "Armored Wyvern", 7000, SpeedAttacker(), DOUBLE_BREAKER
)
NOCTURNAL_GIANT = creature(
    "Nocturnal Giant", NATURE, 7, "Giant", 7000, CannotAttackCreatures(), PowerAttacker(7000), TRIPLE_BREAKER
)
GALLIA_ZOHL = creature(
    "Gallia Zohl, Iron Guardian Q", LIGHT, 5, ("Survivor", "Guardian"), 2000, Survivor((BLOCKER_,))
)
SPIKESTRIKE_ICHTHYS = creature(
    "Spikestrike Ichthys Q", WATER, 6, ("Survivor", "Fish"), 3000, Survivor((CannotBeBlocked(),))
)
GIGALING = creature("Gigaling Q", DARKNESS, 5, ("Survivor", "Chimera"), 2000, Survivor((Slayer(),)))
BLAZOSAUR = creature(
    "Blazosaur Q", FIRE, 2, ("Survivor", "Rock Beast"), 1000, Survivor((PowerAttacker(1000),))
)
BLADERUSH_SKYTERROR = creature(
    "Bladerush Skyterror Q", FIRE, 7, ("Survivor", "Armored Wyvern"), 5000, Survivor((DOUBLE_BREAKER,))
)
BALLOONSHROOM = creature(
    "Balloonshroom Q", NATURE, 4, ("Survivor", "Balloon Mushroom"), 2000, Survivor((Instead(MANA),))
)
LURKING_EEL = creature("Lurking Eel", WATER, 6, "Gel Fish", 4000, Blocker((FIRE, NATURE)))
GIGAKAIL = creature("Gigakail", DARKNESS, 5, "Chimera", 4000, Slayer((NATURE, LIGHT)))
WISP_HOWLER = creature("Wisp Howler, Shadow of Tears", DARKNESS, 3, "Ghost", 2000, Slayer((NATURE, LIGHT)))
RUTHLESS_SKYTERROR = creature(
    "Ruthless Skyterror",
    FIRE,
    4,
    "Armored Wyvern",
    6000,
    AttacksUntapped((WATER,)),
    CANNOT_ATTACK_PLAYERS,
)
KING_TSUNAMI = creature(
    "King Tsunami", WATER, 12, "Leviathan", 12000, TRIPLE_BREAKER, enters(ToHand(Creature(other=True)))
)
DEATH_CRUZER = creature(
    "Death Cruzer, the Annihilator",
    DARKNESS,
    7,
    "Demon Command",
    13000,
    TRIPLE_BREAKER,
    enters(Destroy(Creature(YOU, other=True))),
)
AVALANCHE_GIANT = creature(
    "Avalanche Giant",
    NATURE,
    6,
    "Giant",
    8000,
    CannotAttackCreatures(),
    DOUBLE_BREAKER,
    Whenever(BecomesBlocked(), (BreakShields(),)),
)
LA_BYLE = creature(
    "La Byle, Seeker of the Winds",
    LIGHT,
    7,
    "Mecha Thunder",
    5000,
    BLOCKER_,
    Whenever(Battles(blocking=True), (Untap(THIS),)),
)
KING_MAZELAN = creature(
    "King Mazelan", WATER, 8, "Leviathan", 7000, DOUBLE_BREAKER, enters(ToHand(Pick(Creature(), up_to=True)))
)
SINISTER_GENERAL_DAMUDO = creature(
    "Sinister General Damudo",
    DARKNESS,
    6,
    "Dark Lord",
    5000,
    Whenever(IsDestroyed(), (Destroy(Creature(max_power=3000)),)),
)
OBSIDIAN_SCARAB = creature(
    "Obsidian Scarab",
    NATURE,
    6,
    "Giant Insect",
    5000,
    PowerAttacker(3000),
    DOUBLE_BREAKER,
    Whenever(IsDestroyed(), (ToBattle(Pick(Cards(MANA, names=("Obsidian Scarab",)), up_to=True)),)),
)
BALLUS = creature(
    "Ballus, Dogfight Enforcer Q",
    LIGHT,
    5,
    ("Survivor", "Berserker"),
    3000,
    Survivor((Whenever(TurnEnds(), (Untap(THIS),)),)),
)
GLORY_SNOW = spell("Glory Snow", LIGHT, 4, If(OpponentHasMore(MANA), (FromTop(2),)), shield_trigger=True)
KULUS = creature(
    "Kulus, Soulshine Enforcer", LIGHT, 4, "Berserker", 3500, enters(If(OpponentHasMore(MANA), (FromTop(1),)))
)
LE_QUIST = creature(
    "Le Quist, the Oracle",
    LIGHT,
    2,
    "Light Bringer",
    1500,
    attacks(Tap(Pick(Creature(civilizations=(DARKNESS, FIRE)), up_to=True))),
)
SYFORCE = creature(
    "Syforce, Aurora Elemental",
    LIGHT,
    7,
    "Angel Command",
    7000,
    BLOCKER_,
    DOUBLE_BREAKER,
    enters(ToHand(Pick(Cards(MANA, kind="spell"), up_to=True))),
)
THUNDER_NET = spell(
    "Thunder Net",
    LIGHT,
    2,
    Tap(Pick(Creature(OPPONENT), Amount(Creature(YOU, civilizations=(WATER,))), up_to=True)),
)
AQUA_SURFER = creature(
    "Aqua Surfer",
    WATER,
    6,
    "Liquid People",
    2000,
    enters(ToHand(Pick(Creature(), up_to=True))),
    shield_trigger=True,
)
DIVINE_RIPTIDE = spell("Divine Riptide", WATER, 9, EachPlayer(ToHand(Cards(MANA))))
SOLIDSKIN_FISH = creature("Solidskin Fish", WATER, 3, "Fish", 3000, enters(ToHand(Pick(Cards(MANA)))))
SPLIT_HEAD_HYDROTURTLE_Q = creature(
    "Split-Head Hydroturtle Q", WATER, 5, ("Survivor", "Gel Fish"), 2000, Survivor((attacks(May((Draw(),))),))
)
STEEL_TURRET_CLUSTER = creature(
    "Steel-Turret Cluster",
    WATER,
    5,
    "Cyber Cluster",
    3000,
    CannotBeAttacked(Creature(civilizations=(FIRE, NATURE))),
)
GIGAZOUL = creature(
    "Gigazoul",
    DARKNESS,
    3,
    "Chimera",
    3000,
    While(There(Cards(SHIELDS, OPPONENT), 0, at_most=True), (CANNOT_ATTACK,)),
)
HORNED_MUTANT = creature(
    "Horned Mutant", DARKNESS, 5, "Hedrian", 3000, Cheaper(-1, Cards(HAND, BOTH, civilizations=(NATURE,)))
)
JEWEL_SPIDER = creature(
    "Jewel Spider", DARKNESS, 2, "Brain Jacker", 1000, Whenever(IsDestroyed(), (ShieldsToHand(up_to=True),))
)
SCHEMING_HANDS = spell("Scheming Hands", DARKNESS, 5, LookAtHand(), DiscardThese(Pick(Cards(HAND, OPPONENT))))
SKULLSWEEPER_Q = creature(
    "Skullsweeper Q",
    DARKNESS,
    4,
    ("Survivor", "Brain Jacker"),
    1000,
    Survivor((attacks(Discard(who=OPPONENT)),)),
)
SLIME_VEIL = spell(
    "Slime Veil", DARKNESS, 1, GiveGroup(Creature(OPPONENT), (MustAttack(),), until="their next turn")
)
VASHUNA = creature(
    "Vashuna, Sword Dancer",
    DARKNESS,
    5,
    "Demon Command",
    7000,
    DOUBLE_BREAKER,
    While(There(Cards(SHIELDS, OPPONENT), 0, at_most=True), (CANNOT_ATTACK,)),
)
CATACLYSMIC_ERUPTION = spell(
    "Cataclysmic Eruption",
    FIRE,
    8,
    ToGrave(Pick(Cards(MANA, OPPONENT), Amount(Creature(YOU, civilizations=(NATURE,))), up_to=True)),
)
CYCLONE_PANIC = spell("Cyclone Panic", FIRE, 3, EachPlayer(RedrawHand()), shield_trigger=True)
AMBUSH_SCORPION = creature(
    "Ambush Scorpion",
    NATURE,
    5,
    "Giant Insect",
    3000,
    PowerAttacker(3000),
    Whenever(IsDestroyed(), (ToBattle(Pick(Cards(MANA, names=("Ambush Scorpion",)), up_to=True)),)),
)
BLOODWING_MANTIS = creature(
    "Bloodwing Mantis",
    NATURE,
    5,
    "Giant Insect",
    6000,
    DOUBLE_BREAKER,
    attacks(ToHand(Pick(Cards(MANA, kind="creature"), 2))),
)
CROW_WINGER = creature(
    "Crow Winger",
    NATURE,
    2,
    "Beast Folk",
    1000,
    Plus(1000, Creature(OPPONENT, civilizations=(WATER, DARKNESS))),
)
ENCHANTED_SOIL = spell(
    "Enchanted Soil", NATURE, 4, ToMana(Pick(Cards(GRAVE, kind="creature"), 2, up_to=True))
)
MOON_HORN = creature(
    "Moon Horn",
    NATURE,
    6,
    "Horned Beast",
    6000,
    DOUBLE_BREAKER,
    Plus(1000, Creature(OPPONENT, civilizations=(WATER, DARKNESS))),
)
SCISSOR_SCARAB = creature(
    "Scissor Scarab",
    NATURE,
    7,
    "Giant Insect",
    5000,
    enters(Search(Cards(DECK, kind="creature", races=("Giant Insect",)))),
)
SMASH_HORN_Q = creature(
    "Smash Horn Q", NATURE, 3, ("Survivor", "Horned Beast"), 2000, Survivor((Plus(1000),))
)
BRUTAL_CHARGE = spell(
    "Brutal Charge",
    NATURE,
    2,
    ForThisTurn(Whenever(TurnEnds(BOTH), (Search(Cards(DECK, kind="creature"), n=ShieldsBroken()),))),
)
SNORK_LA = creature(
    "Snork La, Shrine Guardian",
    LIGHT,
    3,
    "Guardian",
    3000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(ManaTaken(), (May((ToMana(THAT),)),)),
)
MIRACLE_QUEST = spell(
    "Miracle Quest",
    WATER,
    3,
    GiveGroup(Creature(YOU), (Whenever(AttackEnds(), (Draw(BrokenInAttack(2), up_to=True),)),)),
)
POKOLUL = creature(
    "Pokolul", WATER, 4, "Cyber Lord", 2000, Whenever(OpponentTriggers(own=True), (May((Untap(THIS),)),))
)
KIP_CHIPPOTTO = creature(
    "Kip Chippotto", FIRE, 3, "Fire Bird", 1000, DiesFor(Creature(YOU, races=("Armored Dragon",)))
)
