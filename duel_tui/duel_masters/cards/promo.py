"""PROMO: Promotional cards."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

TWISTER_FISH = creature("Twister Fish", WATER, 5, "Gel Fish", 3000, shield_trigger=True)
ANGRY_MAPLE = creature("Angry Maple", NATURE, 3, "Tree Folk", 1000, PowerAttacker(4000))
AMNIS = creature(
    "Amnis, Holy Elemental",
    LIGHT,
    7,
    "Angel Command",
    5000,
    Blocker((DARKNESS,)),
    SparedInBattle(Creature(civilizations=(DARKNESS,))),
)
GILIAM = creature(
    "Giliam, the Tormentor",
    DARKNESS,
    7,
    "Demon Command",
    5000,
    Blocker((LIGHT,)),
    SparedInBattle(Creature(civilizations=(LIGHT,))),
)
DYNO_MANTIS = evolution(
    "Dyno Mantis, the Mightspinner",
    NATURE,
    5,
    "Giant Insect",
    7000,
    DOUBLE_BREAKER,
    Gives(Creature(YOU, min_power=5000, other=True), (OneMoreShield(),)),
)
SUPER_DRAGON_MACHINE_DOLZARK = creature(
    "Super Dragon Machine Dolzark",
    (FIRE, NATURE),
    6,
    ("Armored Dragon", "Earth Dragon"),
    7000,
    DOUBLE_BREAKER,
    Whenever(
        AnyAttacks(Creature(YOU, race_word="Dragon", other=True)),
        (ToMana(Pick(Creature(OPPONENT, max_power=5000), up_to=True)),),
    ),
)
ARMORED_GROBLAV = evolution(
    "Armored Groblav",
    FIRE,
    5,
    "Human",
    6000,
    DOUBLE_BREAKER,
    Plus(1000, Creature(civilizations=(FIRE,), other=True), attacking=True),
)
LOTH_RIX = evolution("Loth Rix, the Iridescent", LIGHT, 6, "Guardian", 4000, enters(FromTop(1, SHIELDS)))
GIGAGRAX = creature(
    "Gigagrax",
    DARKNESS,
    8,
    "Chimera",
    5000,
    Whenever(IsDestroyed(), (Destroy(Pick(Creature(OPPONENT), up_to=True)),)),
)
STAR_CRY_DRAGON = creature(
    "Star-Cry Dragon",
    FIRE,
    7,
    "Armored Dragon",
    8000,
    DOUBLE_BREAKER,
    Gives(Creature(YOU, races=("Armored Dragon",), other=True), (Plus(3000),)),
)
OLGATE = creature(
    "Olgate, Nightmare Samurai",
    DARKNESS,
    7,
    "Demon Command",
    6000,
    DOUBLE_BREAKER,
    Whenever(AnyDestroyed(Creature(YOU)), (May((Untap(THIS),)),)),
)
VELYRIKA_DRAGON = creature(
    "Velyrika Dragon",
    FIRE,
    7,
    "Armored Dragon",
    7000,
    DOUBLE_BREAKER,
    enters(Search(Cards(DECK, races=("Armored Dragon",)))),
)
BRIGADE_SHELL_Q = creature(
    "Brigade Shell Q",
    NATURE,
    3,
    ("Survivor", "Colony Beetle"),
    1000,
    Survivor((attacks(RevealTop(1, Cards(DECK, races=("Survivor",)))),)),
)
Q_TRONIC_OMNISTRAIN = evolution(
    "Q-tronic Omnistrain",
    NATURE,
    6,
    "Survivor",
    3000,
    Gives(Creature(YOU), (AddsRace("Survivor"),)),
    shield_trigger=True,
)
NEVE = creature(
    "Neve, the Leveler",
    NATURE,
    6,
    "Snow Faerie",
    4000,
    enters(If(FewerCreatures(), (Search(Cards(DECK, kind="creature"), n=CreaturesBehind()),))),
)
UBERDRAGON_ZASCHACK = evolution(
    "Überdragon Zaschack",
    FIRE,
    9,
    "Armored Dragon",
    11000,
    CrewBreaker(Creature(YOU, races=("Armored Dragon",), other=True)),
)
