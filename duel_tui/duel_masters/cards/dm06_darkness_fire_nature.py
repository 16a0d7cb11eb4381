"""DM-06: cards of darkness, fire and nature."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

DAIDALOS = creature(
    "Daidalos, General of Fury",
    DARKNESS,
    4,
    "Demon Command",
    11000,
    DOUBLE_BREAKER,
    attacks(Destroy(Pick(Creature(YOU)))),
)
PHANTASMAL_HORROR_GIGAZALD = evolution(
    "Phantasmal Horror Gigazald",
    DARKNESS,
    5,
    "Chimera",
    5000,
    Gives(Creature(YOU, civilizations=(DARKNESS,)), (TapAbility((Discard(who=OPPONENT, at_random=True),)),)),
)
LAVA_WALKER_EXECUTO = evolution(
    "Lava Walker Executo",
    FIRE,
    4,
    "Dragonoid",
    5000,
    Gives(
        Creature(YOU, civilizations=(FIRE,)),
        (TapAbility((Give(Pick(Creature(YOU, civilizations=(FIRE,))), (Plus(3000),)),)),),
    ),
)
CLIFFCRUSH_GIANT = creature(
    "Cliffcrush Giant",
    NATURE,
    5,
    "Giant",
    7000,
    DOUBLE_BREAKER,
    While(There(Creature(YOU, tapped=False, other=True)), (CANNOT_ATTACK,)),
)
INVINCIBLE_ABYSS = spell("Invincible Abyss", DARKNESS, 13, Destroy(Creature(OPPONENT)))
TANK_MUTANT = creature(
    "Tank Mutant", DARKNESS, 9, "Hedrian", 6000, TapAbility((Destroy(Pick(Creature(OPPONENT), by=OPPONENT)),))
)
INVINCIBLE_CATACLYSM = spell(
    "Invincible Cataclysm", FIRE, 13, ToGrave(Pick(Cards(SHIELDS, OPPONENT), 3, up_to=True))
)
INVINCIBLE_UNITY = spell("Invincible Unity", NATURE, 13, Give(Creature(YOU), (Plus(8000), TRIPLE_BREAKER)))
SPLINTERCLAW_WASP = creature(
    "Splinterclaw Wasp",
    NATURE,
    7,
    "Giant Insect",
    4000,
    PowerAttacker(3000),
    DOUBLE_BREAKER,
    Whenever(BecomesBlocked(), (BreakShields(),)),
)
BAZOOKA_MUTANT = creature(
    "Bazooka Mutant", DARKNESS, 4, "Hedrian", 8000, CANNOT_ATTACK_PLAYERS, AttacksOnly(Creature(blocker=True))
)
FROST_SPECTER = evolution(
    "Frost Specter, Shadow of Age",
    DARKNESS,
    3,
    "Ghost",
    5000,
    Gives(Creature(YOU, races=("Ghost",)), (Slayer(),)),
)
GNARVASH = creature(
    "Gnarvash, Merchant of Blood",
    DARKNESS,
    6,
    "Demon Command",
    8000,
    DOUBLE_BREAKER,
    Whenever(TurnEnds(), (If(There(Creature(YOU, other=True), 0, at_most=True), (Destroy(THIS),)),)),
)
GRAVE_WORM_Q = creature(
    "Grave Worm Q",
    DARKNESS,
    5,
    ("Survivor", "Parasite Worm"),
    3000,
    Survivor((enters(ToHand(Pick(Cards(GRAVE, kind="creature", races=("Survivor",)), up_to=True))),)),
)
GRIM_SOUL = creature(
    "Grim Soul, Shadow of Reversal",
    DARKNESS,
    5,
    "Ghost",
    3000,
    TapAbility((ToHand(Pick(Cards(GRAVE, kind="creature", civilizations=(DARKNESS,)))),)),
)
INTENSE_EVIL = spell(
    "Intense Evil",
    DARKNESS,
    3,
    Destroy(Pick(Creature(YOU), 0, up_to=True)),
    Draw(AsMany()),
    shield_trigger=True,
)
LONE_TEAR = creature(
    "Lone Tear, Shadow of Solitude",
    DARKNESS,
    1,
    "Ghost",
    2000,
    Whenever(TurnEnds(), (If(There(Creature(YOU, other=True), 0, at_most=True), (Destroy(THIS),)),)),
)
LUPA = creature(
    "Lupa, Poison-Tipped Doll",
    DARKNESS,
    2,
    "Death Puppet",
    1000,
    TapAbility((Give(Pick(Creature(YOU)), (Slayer(),)),)),
)
PROCLAMATION_OF_DEATH = spell(
    "Proclamation of Death", DARKNESS, 4, Destroy(Pick(Creature(OPPONENT), by=OPPONENT)), shield_trigger=True
)
SCHUKA = creature(
    "Schuka, Duke of Amnesia",
    DARKNESS,
    6,
    "Dark Lord",
    5000,
    Whenever(IsDestroyed(), (Discard(who=BOTH, all=True),)),
)
SKULLCUTTER = creature(
    "Skullcutter, Swarm Leader",
    DARKNESS,
    4,
    "Devil Mask",
    4000,
    Whenever(TurnEnds(), (If(There(Creature(YOU, other=True), 0, at_most=True), (Destroy(THIS),)),)),
)
VILE_MULDER = creature(
    "Vile Mulder, Wing of the Void",
    DARKNESS,
    4,
    "Demon Command",
    7000,
    CannotAttackCreatures(),
    DOUBLE_BREAKER,
    Whenever(Battles(), (Destroy(THIS),)),
)
ZORVAZ = creature(
    "Zorvaz, the Bonecrusher",
    DARKNESS,
    5,
    "Demon Command",
    8000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(Battles(), (Destroy(THIS),)),
)
ARMORED_DECIMATOR_VALKAIZER = evolution(
    "Armored Decimator Valkaizer",
    FIRE,
    5,
    "Human",
    5000,
    enters(Destroy(Pick(Creature(OPPONENT, max_power=4000), up_to=True))),
)
ARMORED_SCOUT_GESTUCHAR = creature(
    "Armored Scout Gestuchar",
    FIRE,
    5,
    "Armorloid",
    4000,
    While(
        There(Creature(YOU, civilizations=(FIRE,), other=True), 0, at_most=True),
        (PowerAttacker(3000), DOUBLE_BREAKER),
    ),
)
BADLANDS_LIZARD = creature("Badlands Lizard", FIRE, 5, "Dune Gecko", 3000, PowerAttacker(3000), NoBattle())
BAZAGAZEAL_DRAGON = creature(
    "Bazagazeal Dragon",
    FIRE,
    8,
    "Armored Dragon",
    8000,
    SpeedAttacker(),
    AttacksUntapped(),
    DOUBLE_BREAKER,
    Whenever(TurnEnds(), (ToHand(THIS),)),
)
CHOYA = creature("Choya, the Unheeding", FIRE, 2, "Human", 1000, PowerAttacker(1000), NoBattle())
COCCO_LUPIA = creature(
    "Cocco Lupia",
    FIRE,
    3,
    "Fire Bird",
    1000,
    Cheaper(2, Cards(HAND, kind="creature", race_word="Dragon"), least=2),
)
COMET_MISSILE = spell(
    "Comet Missile",
    FIRE,
    1,
    Destroy(Pick(Creature(OPPONENT, blocker=True, max_power=6000))),
    shield_trigger=True,
)
CRISIS_BOULDER = spell(
    "Crisis Boulder",
    FIRE,
    4,
    Either(
        (
            ("creature", Destroy(Pick(Creature(OPPONENT), by=OPPONENT))),
            ("mana", ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT))),
        ),
        by=OPPONENT,
    ),
    shield_trigger=True,
)
CUTTHROAT_SKYTERROR = creature(
    "Cutthroat Skyterror",
    FIRE,
    3,
    "Armored Wyvern",
    5000,
    SpeedAttacker(),
    CANNOT_ATTACK_PLAYERS,
    Whenever(TurnEnds(), (ToHand(THIS),)),
)
LEGIONNAIRE_LIZARD = creature(
    "Legionnaire Lizard",
    FIRE,
    6,
    "Dune Gecko",
    4000,
    SpeedAttacker(),
    TapAbility((Give(Pick(Creature(YOU)), (SpeedAttacker(),)),)),
)
MIGASA = creature(
    "Migasa, Adept of Chaos",
    FIRE,
    3,
    "Human",
    2000,
    TapAbility((Give(Pick(Creature(YOU, civilizations=(FIRE,))), (DOUBLE_BREAKER,)),)),
)
PHANTOM_DRAGONS_FLAME = spell(
    "Phantom Dragon's Flame", FIRE, 3, Destroy(Pick(Creature(OPPONENT, max_power=2000))), shield_trigger=True
)
PYROFIGHTER_MAGNUS = creature(
    "Pyrofighter Magnus", FIRE, 3, "Dragonoid", 3000, SpeedAttacker(), Whenever(TurnEnds(), (ToHand(THIS),))
)
RIKABUS_SCREWDRIVER = creature(
    "Rikabu's Screwdriver",
    FIRE,
    2,
    "Xenoparts",
    1000,
    TapAbility((Destroy(Pick(Creature(OPPONENT, blocker=True))),)),
)
RUMBLESAUR_Q = creature(
    "Rumblesaur Q", FIRE, 6, ("Survivor", "Rock Beast"), 3000, Survivor((SpeedAttacker(),))
)
SPASTIC_MISSILE = spell("Spastic Missile", FIRE, 3, Destroy(Pick(Creature(OPPONENT, max_power=3000))))
TORCHCLENCHER = creature(
    "Torchclencher",
    FIRE,
    3,
    "Dragonoid",
    2000,
    While(There(Creature(YOU, civilizations=(FIRE,), other=True)), (PowerAttacker(3000),)),
)
BLISS_TOTEM = creature(
    "Bliss Totem, Avatar of Luck",
    NATURE,
    6,
    "Mystery Totem",
    5000,
    TapAbility((ToMana(Pick(Cards(GRAVE), 3, up_to=True)),)),
)
CHARMILIA = creature(
    "Charmilia, the Enticer",
    NATURE,
    4,
    "Snow Faerie",
    3000,
    TapAbility((Search(Cards(DECK, kind="creature")),)),
)
FACTORY_SHELL_Q = creature(
    "Factory Shell Q",
    NATURE,
    6,
    ("Survivor", "Colony Beetle"),
    2000,
    Survivor((enters(Search(Cards(DECK, kind="creature", races=("Survivor",)))),)),
)
MIGHTY_BANDIT = creature(
    "Mighty Bandit, Ace of Thieves",
    NATURE,
    3,
    "Beast Folk",
    2000,
    TapAbility((Give(Pick(Creature(YOU)), (Plus(5000),)),)),
)
MYSTIC_TREASURE_CHEST = spell(
    "Mystic Treasure Chest", NATURE, 3, Search(Cards(DECK, not_civilizations=(NATURE,)), to=MANA)
)
PANGAEAS_WILL = spell(
    "Pangaea's Will", NATURE, 3, TopTo(MANA, Pick(Creature(OPPONENT, evolution=True))), shield_trigger=True
)
BOLMETEUS_STEEL_DRAGON = creature(
    "Bolmeteus Steel Dragon", FIRE, 7, "Armored Dragon", 7000, DOUBLE_BREAKER, BurnsShields()
)
FUTURE_SLASH = spell("Future Slash", DARKNESS, 7, Search(Cards(DECK, OPPONENT), GRAVE, n=2))
FORBIDDING_TOTEM = creature(
    "Forbidding Totem", NATURE, 5, "Mystery Totem", 4000, Lures(Creature(YOU, races=("Mystery Totem",)))
)
