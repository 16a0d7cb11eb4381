"""Labyrinth of Nightmare (LON)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

AMAZONESS_ARCHER = monster(
    "Amazoness Archer", 91869203, EARTH, WARRIOR, 4, 1400, 1000,
    Effect((Damage(1200),), IGNITE, cost=(TributeMonsters(2),)),
)  # fmt: skip
AMPHIBIAN_BEAST = monster("Amphibian Beast", 67371383, WATER, FISH, 6, 2400, 2000)
BAZOO_THE_SOUL_EATER = monster(
    "Bazoo the Soul-Eater", 40133511, EARTH, BEAST, 4, 1600, 900,
    Effect(
        (BoostPerPaid(300),),
        IGNITE,
        cost=(BanishFromGrave(Monster(controller=YOU, where=(GRAVE,)), 1, 3),),
        once=True,
    ),
)  # fmt: skip
BIO_MAGE = monster("Bio-Mage", 58696829, LIGHT, FAIRY, 3, 1150, 1000)
BLIND_DESTRUCTION = continuous_trap(
    "Blind Destruction", 32015116,
    Effect(()),
    Effect((DestroyLevelOfDie(),), TRIGGERED, when=PhaseOf(STANDBY)),
)  # fmt: skip
BONEHEIMER = monster("Boneheimer", 98456117, WATER, AQUA, 3, 850, 400)
CURE_MERMAID = monster(
    "Cure Mermaid", 85802526, WATER, FISH, 4, 1500, 800,
    Effect((GainLife(800),), TRIGGERED, when=PhaseOf(STANDBY)),
)  # fmt: skip
CURSE_OF_THE_MASKED_BEAST = ritual_spell("Curse of the Masked Beast", 94377247, "The Masked Beast")
CYCLON_LASER = equip(
    "Cyclon Laser", 5494820,
    Monster(face_up=True, names=("Gradius",)),
    Boost(EQUIPPED, 300),
    Pierces(EQUIPPED),
)  # fmt: skip
DARK_NECROFEAR = monster(
    "Dark Necrofear", 31829185, DARK, FIEND, 8, 2200, 2800,
    Effect(
        (),
        PROCEDURE,
        cost=(BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), races=(FIEND,)), 3),),
        where=HAND,
    ),
    Effect(
        (EquipFromGrave(), HoldControl()),
        TRIGGERED,
        when=PhaseOf(END, ""),
        condition=All((FellToFoe(this_turn=True), FreeMonsterZones(), FreeSpellZone())),
        targets=(Target(Monster(controller=OPPONENT, face_up=True, takeable=True)),),
        where=GRAVE,
    ),
    special_only=True, avenges=True,
)  # fmt: skip
DARKLORD_MARIE = monster(
    "Darklord Marie", 57579381, DARK, FIEND, 5, 1700, 1200,
    Effect((GainLife(200),), TRIGGERED, when=PhaseOf(STANDBY), where=GRAVE),
)  # fmt: skip
DE_FUSION = quick_play(
    "De-Fusion", 95286165,
    Effect((Divide(),), targets=(Target(Monster(face_up=True, subkinds=("fusion",))),)),
    divides=True,
)  # fmt: skip
DESTINY_BOARD = continuous_trap(
    "Destiny Board", 94212438,
    Effect(()),
    Effect(
        (PlaceNext(SPIRIT_MESSAGES),),
        TRIGGERED,
        when=PhaseOf(END, OPPONENT),
        condition=CanPlace(SPIRIT_MESSAGES),
    ),
    WinsWithAll(SPIRIT_MESSAGES),
    falls_with=("Destiny Board", *SPIRIT_MESSAGES),
)  # fmt: skip
EARTHBOUND_SPIRIT = monster("Earthbound Spirit", 67105242, EARTH, FIEND, 4, 500, 2000)
EMPRESS_MANTIS = monster("Empress Mantis", 58818411, WIND, INSECT, 6, 2200, 1400)
FLAME_DANCER = monster("Flame Dancer", 12883044, FIRE, PYRO, 2, 550, 450)
FLYING_FISH = monster("Flying Fish", 31987274, WIND, FISH, 4, 800, 500)
FUSION_GATE = field_spell(
    "Fusion Gate", 33550694, Effect((FusionSummon(banish=True),), IGNITE, condition=CanFuse(), anyone=True)
)
GADGET_SOLDIER = monster("Gadget Soldier", 86281779, FIRE, MACHINE, 6, 1800, 2000)
GEMINI_ELF = monster("Gemini Elf", 69140098, EARTH, SPELLCASTER, 4, 1900, 900)
GRAND_TIKI_ELDER = monster("Grand Tiki Elder", 13676474, DARK, FIEND, 4, 1500, 800)
HEADLESS_KNIGHT = monster("Headless Knight", 5434080, EARTH, FIEND, 4, 1450, 1700)
HUMANOID_SLIME = monster("Humanoid Slime", 46821314, WATER, AQUA, 4, 800, 2000)
HUMANOID_WORM_DRAKE = fusion(
    "Humanoid Worm Drake", 5600127, WATER, AQUA, 7, 2200, 2000,
    ("Worm Drake", "Humanoid Slime"),
)  # fmt: skip
HYSTERIC_FAIRY = monster(
    "Hysteric Fairy", 21297224, LIGHT, FAIRY, 4, 1800, 500,
    Effect((GainLife(1000),), IGNITE, cost=(TributeMonsters(2),)),
)  # fmt: skip
INFINITE_CARDS = continuous_spell("Infinite Cards", 94163677, NoHandLimit())
JAR_OF_GREED = trap("Jar of Greed", 83968380, Effect((Draw(1),)))
KYCOO_THE_GHOST_DESTROYER = monster(
    "Kycoo the Ghost Destroyer", 88240808, DARK, SPELLCASTER, 4, 1800, 700,
    Effect(
        (Banish(TARGET),),
        TRIGGERED,
        when=ThisInflictedDamage(),
        targets=(Target(Monster(controller=OPPONENT, where=(GRAVE,)), 1, 2),),
        optional=True,
    ),
    NoBanishingFromGraves(),
)  # fmt: skip
LIGHTNING_BLADE = equip(
    "Lightning Blade", 55226821,
    Monster(face_up=True, races=(WARRIOR,)),
    Boost(EQUIPPED, 800),
    Boost(Monster(face_up=True, attributes=(WATER,)), -500),
)  # fmt: skip
LIGHTNING_CONGER = monster("Lightning Conger", 27671321, WATER, THUNDER, 3, 350, 750)
MAGE_POWER = equip(
    "Mage Power", 83746708,
    Monster(face_up=True),
    Boost(EQUIPPED, 500, 500, each=SpellTrap(controller=YOU, other=False)),
)  # fmt: skip
MAGIC_CYLINDER = trap(
    "Magic Cylinder", 62279055,
    Effect(
        (IfDone(NegateAttack(), Damage(AttackOf(TARGET))),),
        when=AttackDeclared(),
        targets=(TargetThat(Monster(controller=OPPONENT, face_up=True)),),
    ),
)  # fmt: skip
MASK_OF_BRUTALITY = equip(
    "Mask of Brutality", 82432018,
    Monster(face_up=True),
    Boost(EQUIPPED, 1000, -1000),
    Upkeep(1000),
)  # fmt: skip
MASK_OF_WEAKNESS = trap(
    "Mask of Weakness", 57882509,
    Effect((BoostUntilEnd(TARGET, -700),), when=AttackDeclared(Monster()), targets=(TargetThat(Monster()),)),
)  # fmt: skip
MELCHID_THE_FOUR_FACE_BEAST = monster("Melchid the Four-Face Beast", 86569121, DARK, FIEND, 4, 1500, 1200)
OFFERINGS_TO_THE_DOOMED = quick_play(
    "Offerings to the Doomed", 19230407,
    Effect((Destroy(TARGET), SkipPhases(DRAW)), targets=(Target(Monster(face_up=True)),)),
)  # fmt: skip
SHINING_ABYSS = monster("Shining Abyss", 87303357, LIGHT, FAIRY, 4, 1600, 1800)
SPHEROUS_LADY = monster("Spherous Lady", 52121290, EARTH, ROCK, 3, 400, 1400)
SPIRIT_MESSAGE_A = continuous_spell(
    'Spirit Message "A"', 94772232, falls_with=("Destiny Board", *SPIRIT_MESSAGES), only_placed=True
)
SPIRIT_MESSAGE_I = continuous_spell(
    'Spirit Message "I"', 31893528, falls_with=("Destiny Board", *SPIRIT_MESSAGES), only_placed=True
)
SPIRIT_MESSAGE_L = continuous_spell(
    'Spirit Message "L"', 30170981, falls_with=("Destiny Board", *SPIRIT_MESSAGES), only_placed=True
)
SPIRIT_MESSAGE_N = continuous_spell(
    'Spirit Message "N"', 67287533, falls_with=("Destiny Board", *SPIRIT_MESSAGES), only_placed=True
)
SUMMONER_OF_ILLUSIONS = monster(
    "Summoner of Illusions", 14644902, LIGHT, SPELLCASTER, 3, 800, 900,
    flip(
        SummonFusion(), DestroyAtEnd(MADE),
        condition=All((HasFusion(), CanSpecialSummon(0))),
        cost=(TributeMonsters(1, Monster(other=True)),),
    ),
)  # fmt: skip
SWORDSMAN_OF_LANDSTAR = monster("Swordsman of Landstar", 3573512, EARTH, WARRIOR, 3, 500, 1200)
THE_EARL_OF_DEMISE = monster("The Earl of Demise", 66989694, DARK, FIEND, 5, 2000, 700)
THE_GROSS_GHOST_OF_FLED_DREAMS = monster(
    "The Gross Ghost of Fled Dreams", 68049471, DARK, FIEND, 4, 1300, 1800
)
THE_MASKED_BEAST = ritual_monster("The Masked Beast", 49064413, DARK, FIEND, 8, 3200, 1800)
THE_PORTRAITS_SECRET = monster("The Portrait's Secret", 32541773, EARTH, FIEND, 4, 1200, 1500)
TORNADO_BIRD = monster(
    "Tornado Bird", 71283180, WIND, WINGED_BEAST, 4, 1100, 1000,
    flip(ReturnToHand(TARGET), targets=(Target(SpellTrap(), 2),)),
)  # fmt: skip
TORRENTIAL_TRIBUTE = trap(
    "Torrential Tribute", 53582587, Effect((Destroy(Monster()),), when=MonsterSummoned(Monster()))
)
UNITED_WE_STAND = equip(
    "United We Stand", 56747793, Monster(face_up=True),
    Boost(EQUIPPED, 800, 800, each=Monster(controller=YOU, face_up=True)),
)  # fmt: skip
WORM_DRAKE = monster("Worm Drake", 73216412, EARTH, REPTILE, 4, 1400, 1500)
