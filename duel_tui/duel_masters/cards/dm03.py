"""DM-03: Rampage of the Super Warriors."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

MIAR = creature("Miar, Comet Elemental", LIGHT, 8, "Angel Command", 11500, DOUBLE_BREAKER)
CHAOS_FISH = creature(
    "Chaos Fish",
    WATER,
    7,
    "Gel Fish",
    1000,
    Plus(1000, Creature(YOU, civilizations=(WATER,), other=True)),
    attacks(Draw(Amount(Creature(YOU, civilizations=(WATER,), other=True)), up_to=True)),
)
GIRIEL = creature("Giriel, Ghastly Warrior", DARKNESS, 8, "Demon Command", 11000, DOUBLE_BREAKER)
GARKAGO_DRAGON = creature(
    "Garkago Dragon",
    FIRE,
    7,
    "Armored Dragon",
    6000,
    DOUBLE_BREAKER,
    Plus(1000, Creature(YOU, civilizations=(FIRE,), other=True)),
    AttacksUntapped(),
)
EARTHSTOMP_GIANT = creature(
    "Earthstomp Giant",
    NATURE,
    5,
    "Giant",
    8000,
    DOUBLE_BREAKER,
    attacks(ToHand(Cards(MANA, kind="creature"))),
)
ALEK = creature(
    "Alek, Solidity Enforcer",
    LIGHT,
    7,
    "Berserker",
    4000,
    BLOCKER_,
    Plus(1000, Creature(YOU, civilizations=(LIGHT,), other=True)),
)
ALESS = creature("Aless, the Oracle", LIGHT, 6, "Light Bringer", 1000, Instead(SHIELDS, buried=True))
BOOMERANG_COMET = spell(
    "Boomerang Comet", LIGHT, 6, ToHand(Pick(Cards(MANA))), shield_trigger=True, charger=True
)
LENA = creature(
    "Lena, Vizier of Brilliance",
    LIGHT,
    4,
    "Initiate",
    2000,
    enters(ToHand(Pick(Cards(MANA, kind="spell"), up_to=True))),
)
LOGIC_SPHERE = spell("Logic Sphere", LIGHT, 3, ToHand(Pick(Cards(MANA, kind="spell"))), shield_trigger=True)
RA_VU = creature(
    "Ra Vu, Seeker of Lightning",
    LIGHT,
    6,
    "Mecha Thunder",
    4000,
    attacks(ToHand(Pick(Cards(GRAVE, kind="spell", civilizations=(LIGHT,)), up_to=True))),
)
RAZA_VEGA = creature(
    "Raza Vega, Thunder Guardian", LIGHT, 10, "Guardian", 3000, BLOCKER_, Instead(SHIELDS, buried=True)
)
SIEG_BALICULA = evolution(
    "Sieg Balicula, the Intense",
    LIGHT,
    3,
    "Initiate",
    5000,
    Gives(Creature(YOU, civilizations=(LIGHT,), other=True), (BLOCKER_,)),
)
SPARKLE_FLOWER = creature(
    "Sparkle Flower", LIGHT, 4, "Starlight Tree", 3000, While(AllMana(LIGHT), (BLOCKER_,))
)
SUNDROP_ARMOR = spell("Sundrop Armor", LIGHT, 4, ToShields(Pick(Cards(HAND))))
UR_PALE = creature(
    "Ur Pale, Seeker of Sunlight", LIGHT, 4, "Mecha Thunder", 2500, While(AllMana(LIGHT), (Plus(2000),))
)
ANGLER_CLUSTER = creature(
    "Angler Cluster",
    WATER,
    3,
    "Cyber Cluster",
    3000,
    BLOCKER_,
    CANNOT_ATTACK,
    While(AllMana(WATER), (Plus(3000),)),
)
AQUA_DEFORMER = creature(
    "Aqua Deformer",
    WATER,
    8,
    "Liquid People",
    3000,
    enters(ToHand(Pick(Cards(MANA), 2)), ToHand(Pick(Cards(MANA, OPPONENT), 2, by=OPPONENT))),
)
EMERAL = creature(
    "Emeral",
    WATER,
    2,
    "Cyber Lord",
    1000,
    enters(IfDone(ToShields(Pick(Cards(HAND), up_to=True)), (ShieldsToHand(),))),
)
FLOOD_VALVE = spell("Flood Valve", WATER, 2, ToHand(Pick(Cards(MANA))), shield_trigger=True)
KING_NEPTAS = creature(
    "King Neptas", WATER, 6, "Leviathan", 5000, attacks(ToHand(Pick(Creature(max_power=2000), up_to=True)))
)
KING_PONITAS = creature(
    "King Ponitas", WATER, 8, "Leviathan", 4000, attacks(Search(Cards(DECK, civilizations=(WATER,))))
)
LEGENDARY_BYNOR = evolution(
    "Legendary Bynor",
    WATER,
    6,
    "Leviathan",
    8000,
    Gives(Creature(YOU, civilizations=(WATER,), other=True), (CannotBeBlocked(),)),
    DOUBLE_BREAKER,
)
LIQUID_SCOPE = spell("Liquid Scope", WATER, 4, LookAtHand(), LookAtShields(0), shield_trigger=True)
PSYCHIC_SHAPER = spell("Psychic Shaper", WATER, 6, RevealTop(4, Cards(DECK, civilizations=(WATER,))))
SHTRA = creature(
    "Shtra",
    WATER,
    4,
    "Cyber Lord",
    2000,
    enters(ToHand(Pick(Cards(MANA))), ToHand(Pick(Cards(MANA, OPPONENT), by=OPPONENT))),
)
STINGER_BALL = creature("Stinger Ball", WATER, 3, "Cyber Virus", 1000, attacks(LookAtShields(up_to=True)))
BARAGA = creature("Baraga, Blade of Gloom", DARKNESS, 4, "Dark Lord", 4000, enters(ShieldsToHand()))
BONE_PIERCER = creature(
    "Bone Piercer",
    DARKNESS,
    2,
    "Brain Jacker",
    1000,
    Whenever(LeavesForGraveyard(), (ToHand(Pick(Cards(MANA, kind="creature"), up_to=True)),)),
)
ELDRITCH_POISON = spell(
    "Eldritch Poison",
    DARKNESS,
    1,
    IfDone(
        Destroy(Pick(Creature(YOU, civilizations=(DARKNESS,)), up_to=True)),
        (ToHand(Pick(Cards(MANA, kind="creature"))),),
    ),
    shield_trigger=True,
)
GAMIL = creature(
    "Gamil, Knight of Hatred",
    DARKNESS,
    6,
    "Demon Command",
    4000,
    attacks(ToHand(Pick(Cards(GRAVE, kind="creature", civilizations=(DARKNESS,)), up_to=True))),
)
GHASTLY_DRAIN = spell("Ghastly Drain", DARKNESS, 3, ShieldsToHand(0, up_to=True))
HANG_WORM = creature("Hang Worm, Fetid Larva", DARKNESS, 5, "Parasite Worm", 4000)
JACK_VIPER = evolution(
    "Jack Viper, Shadow of Doom",
    DARKNESS,
    3,
    "Ghost",
    4000,
    Gives(Creature(YOU, civilizations=(DARKNESS,), other=True), (Instead(HAND, may=True, buried=True),)),
)
MUDMAN = creature("Mudman", DARKNESS, 4, "Hedrian", 2000, While(AllMana(DARKNESS), (Plus(2000),)))
SCRATCHCLAW = creature(
    "Scratchclaw",
    DARKNESS,
    4,
    "Hedrian",
    1000,
    Slayer(),
    Plus(1000, Creature(YOU, civilizations=(DARKNESS,), other=True)),
)
SNAKE_ATTACK = spell(
    "Snake Attack", DARKNESS, 4, Give(Creature(YOU), (DOUBLE_BREAKER,)), ToGrave(Pick(Cards(SHIELDS)))
)
WAILING_SHADOW_BELBETPHLO = creature("Wailing Shadow Belbetphlo", DARKNESS, 3, "Ghost", 1000, Slayer())
ARMORED_WARRIOR_QUELOS = creature(
    "Armored Warrior Quelos",
    FIRE,
    5,
    "Armorloid",
    2000,
    attacks(
        ToGrave(Pick(Cards(MANA, not_civilizations=(FIRE,)))),
        ToGrave(Pick(Cards(MANA, OPPONENT, not_civilizations=(FIRE,)), by=OPPONENT)),
    ),
)
BABY_ZOPPE = creature("Baby Zoppe", FIRE, 3, "Fire Bird", 2000, While(AllMana(FIRE), (Plus(2000),)))
BLAZE_CANNON = spell(
    "Blaze Cannon", FIRE, 7, Give(Creature(YOU), (PowerAttacker(4000), DOUBLE_BREAKER)), only_if=AllMana(FIRE)
)
BOLTAIL_DRAGON = creature("Boltail Dragon", FIRE, 7, "Armored Dragon", 9000, DOUBLE_BREAKER)
EXPLOSIVE_DUDE_JOE = creature("Explosive Dude Joe", FIRE, 3, "Human", 3000)
FLAMETROPUS = creature(
    "Flametropus",
    FIRE,
    4,
    "Rock Beast",
    3000,
    attacks(
        IfDone(ToGrave(Pick(Cards(MANA), up_to=True)), (Give(THIS, (PowerAttacker(3000), DOUBLE_BREAKER)),))
    ),
)
MURAMASA = creature(
    "Muramasa, Duke of Blades",
    FIRE,
    6,
    "Human",
    3000,
    attacks(Destroy(Pick(Creature(OPPONENT, max_power=2000), up_to=True))),
)
SEARING_WAVE = spell(
    "Searing Wave", FIRE, 5, Destroy(Creature(OPPONENT, max_power=3000)), ToGrave(Pick(Cards(SHIELDS)))
)
SNIP_STRIKER_BULLRAIZER = creature(
    "Snip Striker Bullraizer", FIRE, 2, "Dragonoid", 3000, While(FewerCreatures(), (CANNOT_ATTACK,))
)
UBERDRAGON_JABAHA = evolution(
    "Überdragon Jabaha",
    FIRE,
    7,
    "Armored Dragon",
    11000,
    Gives(Creature(YOU, civilizations=(FIRE,), other=True), (PowerAttacker(2000),)),
    DOUBLE_BREAKER,
)
VOLCANIC_ARROWS = spell(
    "Volcanic Arrows",
    FIRE,
    2,
    Destroy(Pick(Creature(max_power=6000))),
    ToGrave(Pick(Cards(SHIELDS))),
    shield_trigger=True,
)
AURORA_OF_REVERSAL = spell("Aurora of Reversal", NATURE, 5, ToMana(Pick(Cards(SHIELDS), 0, up_to=True)))
DAWN_GIANT = creature("Dawn Giant", NATURE, 7, "Giant", 11000, CannotAttackCreatures(), DOUBLE_BREAKER)
GIGAMANTIS = evolution(
    "Gigamantis",
    NATURE,
    4,
    "Giant Insect",
    5000,
    Gives(Creature(YOU, civilizations=(NATURE,), other=True), (Instead(MANA, buried=True),)),
)
MANA_NEXUS = spell("Mana Nexus", NATURE, 4, ToShields(Pick(Cards(MANA))), shield_trigger=True)
MASKED_POMEGRANATE = creature(
    "Masked Pomegranate",
    NATURE,
    5,
    "Tree Folk",
    1000,
    Plus(1000, Creature(YOU, civilizations=(NATURE,), other=True)),
    CannotBeBlocked(Creature(max_power=4000)),
)
POUCH_SHELL = creature(
    "Pouch Shell",
    NATURE,
    4,
    "Colony Beetle",
    1000,
    enters(TopTo(GRAVE, Pick(Creature(OPPONENT, evolution=True), up_to=True))),
)
PSYSHROOM = creature(
    "Psyshroom",
    NATURE,
    4,
    "Balloon Mushroom",
    2000,
    attacks(ToMana(Pick(Cards(GRAVE, civilizations=(NATURE,)), up_to=True))),
)
RAGING_DASH_HORN = creature(
    "Raging Dash-Horn", NATURE, 5, "Horned Beast", 4000, While(AllMana(NATURE), (Plus(3000), DOUBLE_BREAKER))
)
ROAR_OF_THE_EARTH = spell(
    "Roar of the Earth",
    NATURE,
    2,
    ToHand(Pick(Cards(MANA, kind="creature", min_cost=6))),
    shield_trigger=True,
)
SNIPER_MOSQUITO = creature(
    "Sniper Mosquito", NATURE, 1, "Giant Insect", 2000, attacks(ToHand(Pick(Cards(MANA))))
)
SWORD_BUTTERFLY = creature("Sword Butterfly", NATURE, 3, "Giant Insect", 2000, PowerAttacker(3000))
