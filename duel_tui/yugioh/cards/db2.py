"""Dark Beginning 2 (DB2)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

AXE_RAIDER = monster("Axe Raider", 48305365, EARTH, WARRIOR, 4, 1700, 1150)
BLADE_KNIGHT = monster(
    "Blade Knight", 39507162, LIGHT, WARRIOR, 4, 1600, 1000,
    Boost(THIS_CARD, 400, condition=HandAtMost(1)),
    SilencesBeaten(Monster(flips=True), NoneThere(Monster(controller=YOU, other=True))),
)  # fmt: skip
DARK_PIERCING_LIGHT = spell(
    "Dark-Piercing Light", 45895206,
    Effect(
        (FlipFaceUp(Monster(controller=OPPONENT, face_up=False)),),
        condition=OnField(Monster(controller=OPPONENT, face_up=False)),
    ),
)  # fmt: skip
DRAGON_SEEKER = monster(
    "Dragon Seeker", 28563545, DARK, FIEND, 6, 2000, 2100,
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("normal", "tribute", "flip")),
        targets=(Target(Monster(face_up=True, races=(DRAGON,))),),
    ),
)  # fmt: skip
FUSION_SAGE = spell(
    "Fusion Sage", 26902560,
    Effect((Search(SpellTrap(controller=YOU, names=("Polymerization",), where=(DECK,))),)),
)  # fmt: skip
GODDESS_WITH_THE_THIRD_EYE = monster(
    "Goddess with the Third Eye", 53493204, LIGHT, FAIRY, 4, 1200, 1000,
    substitute=True,
)  # fmt: skip
GREENKAPPA = monster(
    "Greenkappa", 61831093, DARK, WARRIOR, 3, 650, 900,
    flip(Destroy(TARGET), targets=(Target(SpellTrap(face_up=False), 2),)),
)  # fmt: skip
INSECT_MONSTER_TOKEN = token("Insect Monster Token", EARTH, INSECT, 1, 100, 100)
INSECT_QUEEN = monster(
    "Insect Queen", 91512835, EARTH, INSECT, 7, 2200, 2400,
    Effect(
        (TokenForVictories(INSECT_MONSTER_TOKEN),),
        TRIGGERED,
        when=PhaseOf(END, ""),
        condition=All((WonThisTurn(), CanSpecialSummon())),
    ),
    TributesToAttack(),
    Boost(THIS_CARD, 200, each=Monster(face_up=True, races=(INSECT,))),
)  # fmt: skip
LORD_OF_THE_LAMP = monster("Lord of the Lamp", 99510761, DARK, FIEND, 4, 1400, 1200)
MACHINE_KING = monster(
    "Machine King", 46700124, EARTH, MACHINE, 6, 2200, 2000,
    Boost(THIS_CARD, 100, 0, each=Monster(face_up=True, races=(MACHINE,))),
)  # fmt: skip
MECHANICALCHASER = monster("Mechanicalchaser", 7359741, DARK, MACHINE, 4, 1850, 800)
MORPHING_JAR = monster("Morphing Jar", 33508719, EARTH, ROCK, 2, 700, 600, flip(RedrawHands(5)))
NEEDLE_WORM = monster("Needle Worm", 81843628, EARTH, INSECT, 2, 750, 600, flip(Mill(5)))
RESTRUCTER_REVOLUTION = spell(
    "Restructer Revolution", 99518961,
    Effect((Damage(Amount(200, AnyCard(controller=OPPONENT))),)),
)  # fmt: skip
SHINING_FRIENDSHIP = monster("Shining Friendship", 82085619, LIGHT, FAIRY, 4, 1300, 1100)
SOUL_OF_THE_PURE = spell("Soul of the Pure", 47852924, Effect((GainLife(800),)))
THE_STATUE_OF_EASTER_ISLAND = monster("The Statue of Easter Island", 10262698, EARTH, ROCK, 4, 1100, 1400)
TIGER_AXE = monster("Tiger Axe", 49791927, EARTH, BEAST_WARRIOR, 4, 1300, 1100)
TOON_CANNON_SOLDIER = later_toon(
    "Toon Cannon Soldier", 79875176, DARK, MACHINE, 4, 1400, 1300,
    Effect((Damage(500),), IGNITE, cost=(TributeMonsters(),)),
)  # fmt: skip
TOON_GEMINI_ELF = later_toon(
    "Toon Gemini Elf", 42386471, EARTH, SPELLCASTER, 4, 1900, 900,
    Effect((Discard(who=OPPONENT, at_random=True),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
TOON_GOBLIN_ATTACK_FORCE = later_toon(
    "Toon Goblin Attack Force", 15270885, EARTH, WARRIOR, 4, 2300, 0,
    DefenseAfterAttack(late=True),
)  # fmt: skip
TOON_MASKED_SORCERER = later_toon(
    "Toon Masked Sorcerer", 16392422, DARK, SPELLCASTER, 4, 900, 1400,
    Effect((Draw(1),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
TOON_TABLE_OF_CONTENTS = spell(
    "Toon Table of Contents", 89997728,
    Effect((Search(AnyCard(controller=YOU, where=(DECK,), series="Toon")),)),
)  # fmt: skip
TWO_HEADED_KING_REX = monster("Two-Headed King Rex", 94119974, EARTH, DINOSAUR, 4, 1600, 1200)
WATTKID = monster("Wattkid", 27324313, LIGHT, THUNDER, 3, 1000, 500)
