"""Elemental Energy (EEN)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BLADE_SKATER = monster("Blade Skater", 97023549, EARTH, WARRIOR, 4, 1400, 1500)
BONDING_H2O = spell(
    "Bonding - H2O", 45898858,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(HAND, DECK, GRAVE), names=("Water Dragon",)), proper=True
            ),
        ),
        condition=CanSpecialSummon(0),
        cost=(
            TributeMonsters(2, Monster(names=("Hydrogeddon",))),
            TributeMonsters(1, Monster(names=("Oxygeddon",))),
        ),
    ),
)  # fmt: skip
DARK_WORLD_LIGHTNING = spell(
    "Dark World Lightning", 93554166,
    Effect((Destroy(TARGET), Discard()), targets=(Target(AnyCard(face_up=False, where=ON_FIELD, other=True)),)),
)  # fmt: skip
ELEMENTAL_HERO_BLADEDGE = monster(
    "Elemental HERO Bladedge", 59793705, EARTH, WARRIOR, 7, 2600, 1800,
    Pierces(),
)  # fmt: skip
ELEMENTAL_HERO_RAMPART_BLASTER = fusion(
    "Elemental HERO Rampart Blaster", 47737087, EARTH, WARRIOR, 6, 2000, 2500,
    ("Elemental HERO Clayman", "Elemental HERO Burstinatrix"),
    AttacksLyingDown(),
    only_way=True,
)  # fmt: skip
ELEMENTAL_HERO_SHINING_FLARE_WINGMAN = fusion(
    "Elemental HERO Shining Flare Wingman", 25366484, LIGHT, WARRIOR, 8, 2500, 2100,
    ("Elemental HERO Flame Wingman", "Elemental HERO Sparkman"),
    Effect((Damage(OfThat()),), TRIGGERED, when=ThisDestroysByBattle()),
    Boost(THIS_CARD, 300, each=AnyCard(controller=YOU, where=(GRAVE,), series="Elemental HERO")),
    only_way=True,
)  # fmt: skip
ELEMENTAL_HERO_TEMPEST = fusion(
    "Elemental HERO Tempest", 83121692, WIND, WARRIOR, 8, 2800, 2800,
    ("Elemental HERO Avian", "Elemental HERO Sparkman", "Elemental HERO Bubbleman"),
    Effect(
        (SpareBeside(),),
        IGNITE,
        cost=(SendCards(AnyCard(controller=YOU, where=ON_FIELD, other=True)),),
        targets=(Target(Monster(controller=YOU)),),
    ),
    only_way=True,
)  # fmt: skip
ELEMENTAL_HERO_WILDEDGE = fusion(
    "Elemental HERO Wildedge", 10526791, EARTH, WARRIOR, 8, 2600, 2300,
    ("Elemental HERO Wildheart", "Elemental HERO Bladedge"),
    AttacksEach(),
    only_way=True,
)  # fmt: skip
ELEMENTAL_HERO_WILDHEART = monster(
    "Elemental HERO Wildheart", 86188410, EARTH, WARRIOR, 4, 1500, 1600,
    Unaffected("trap"),
)  # fmt: skip
GOLDD_WU_LORD_OF_DARK_WORLD = monster(
    "Goldd, Wu-Lord of Dark World", 78004197, DARK, FIEND, 5, 2300, 1400,
    Effect(
        (SpecialSummon(THIS_CARD),),
        TRIGGERED,
        when=ThisDiscarded(),
        condition=CanSpecialSummon(),
        where=GRAVE,
    ),
    Effect(
        (IfDone(SpecialSummon(THIS_CARD), Destroy(TARGET)),),
        TRIGGERED,
        when=ThisDiscarded(foe=True),
        condition=CanSpecialSummon(),
        targets=(Target(AnyCard(controller=OPPONENT, where=ON_FIELD), 0, 2),),
        where=GRAVE,
    ),
)  # fmt: skip
HYDROGEDDON = monster(
    "Hydrogeddon", 22587018, WATER, DINOSAUR, 4, 1600, 1000,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(DECK,), names=("Hydrogeddon",))),),
        TRIGGERED,
        when=ThisDestroysByBattle(foes=True),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
JACKS_KNIGHT = monster("Jack's Knight", 90876561, LIGHT, WARRIOR, 5, 1900, 1000)
KINGS_KNIGHT = monster(
    "King's Knight", 64788463, LIGHT, WARRIOR, 4, 1600, 1400,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(DECK,), names=("Jack's Knight",))),),
        TRIGGERED,
        when=ThisSummoned(("normal",)),
        condition=All(
            (OnField(Monster(controller=YOU, face_up=True, names=("Queen's Knight",))), CanSpecialSummon())
        ),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
OXYGEDDON = monster(
    "Oxygeddon", 58071123, WIND, DINOSAUR, 4, 1800, 800,
    Effect((Damage(800, BOTH),), TRIGGERED, when=ThisDestroyedByBattle(races=(PYRO,)), where=GRAVE),
)  # fmt: skip
POT_OF_AVARICE = spell(
    "Pot of Avarice", 67169062,
    Effect(
        (IfDone(ShuffleIntoDeck(TARGET), Draw(2)),), targets=(Target(Monster(controller=YOU, where=(GRAVE,)), 5),)
    ),
)  # fmt: skip
QUEENS_KNIGHT = monster("Queen's Knight", 25652259, LIGHT, WARRIOR, 4, 1500, 1600)
SILLVA_WARLORD_OF_DARK_WORLD = monster(
    "Sillva, Warlord of Dark World", 32619583, DARK, FIEND, 5, 2300, 1400,
    Effect(
        (SpecialSummon(THIS_CARD),),
        TRIGGERED,
        when=ThisDiscarded(),
        condition=CanSpecialSummon(),
        where=GRAVE,
    ),
    Effect(
        (IfDone(SpecialSummon(THIS_CARD), OpponentBuriesHand()),),
        TRIGGERED,
        when=ThisDiscarded(foe=True),
        condition=CanSpecialSummon(),
        where=GRAVE,
    ),
)  # fmt: skip
V_TIGER_JET = monster("V-Tiger Jet", 51638941, LIGHT, MACHINE, 4, 1600, 1800)
VW_TIGER_CATAPULT = contact_fusion(
    "VW-Tiger Catapult", 58859575, LIGHT, MACHINE, 6, 2000, 2100,
    ("V-Tiger Jet", "W-Wing Catapult"),
    Effect((SwitchQuietly(),), IGNITE, cost=(DiscardCards(),), targets=(Target(Monster(controller=OPPONENT)),)),
)  # fmt: skip
VWXYZ_DRAGON_CATAPULT_CANNON = contact_fusion(
    "VWXYZ-Dragon Catapult Cannon", 84243274, LIGHT, MACHINE, 8, 3000, 2800,
    ("VW-Tiger Catapult", "XYZ-Dragon Cannon"),
    Effect(
        (Banish(TARGET),), IGNITE, once=True, targets=(Target(AnyCard(controller=OPPONENT, where=ON_FIELD)),)
    ),
    Effect((SwitchAttacked(),), TRIGGERED, when=ThisAttacks(monster=True), optional=True),
)  # fmt: skip
W_WING_CATAPULT = union(
    "W-Wing Catapult", 96300057, LIGHT, MACHINE, 4, 1300, 1500, ("V-Tiger Jet",), Boost(EQUIPPED, 400, 400)
)
WATER_DRAGON = monster(
    "Water Dragon", 85066822, WATER, SEA_SERPENT, 8, 2800, 2600,
    Powerless((FIRE,), (PYRO,)),
    Effect(
        (SpecialSummon(TARGET),),
        TRIGGERED,
        when=ThisDestroyed(),
        condition=CanSpecialSummon(3),
        targets=(
            Target(Monster(controller=YOU, where=(GRAVE,), names=("Hydrogeddon",)), 2),
            Target(Monster(controller=YOU, where=(GRAVE,), names=("Oxygeddon",))),
        ),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
    special_only=True,
    only_way=True,
)  # fmt: skip
WEED_OUT = trap(
    "Weed Out", 28604635,
    Effect(
        (Destroy(Monster(face_up=True, position=ATTACK_POSITION, min_level=3, max_level=3)),),
        condition=OnField(Monster(face_up=True, position=ATTACK_POSITION, min_level=3, max_level=3)),
        cost=(PayLife(500),),
    ),
)  # fmt: skip
ZURE_KNIGHT_OF_DARK_WORLD = monster("Zure, Knight of Dark World", 7459013, DARK, FIEND, 4, 1800, 1500)
