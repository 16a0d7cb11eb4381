"""Legend of Blue Eyes White Dragon (LOB)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

AQUA_MADOOR = monster("Aqua Madoor", 85639257, WATER, SPELLCASTER, 4, 1200, 2000)
ARMAILL = monster("Armaill", 53153481, EARTH, WARRIOR, 3, 700, 1300)
ARMED_NINJA = monster(
    "Armed Ninja", 9076207, EARTH, WARRIOR, 1, 300, 300,
    flip(DestroyIfKind(TARGET, "spell"), targets=(Target(SpellTrap(kind="spell", or_set=True)),)),
)  # fmt: skip
ARMORED_STARFISH = monster("Armored Starfish", 17535588, WATER, AQUA, 4, 850, 1400)
BASIC_INSECT = monster("Basic Insect", 89091579, EARTH, INSECT, 2, 500, 700)
BEAST_FANGS = equip("Beast Fangs", 46009906, Monster(face_up=True, races=(BEAST,)), Boost(EQUIPPED, 300, 300))
BEAVER_WARRIOR = monster("Beaver Warrior", 32452818, EARTH, BEAST_WARRIOR, 4, 1200, 1500)
BLUE_EYES_WHITE_DRAGON = monster("Blue-Eyes White Dragon", 89631139, LIGHT, DRAGON, 8, 3000, 2500)
BOOK_OF_SECRET_ARTS = equip(
    "Book of Secret Arts", 91595718, Monster(face_up=True, races=(SPELLCASTER,)), Boost(EQUIPPED, 300, 300)
)
CELTIC_GUARDIAN = monster("Celtic Guardian", 91152256, EARTH, WARRIOR, 4, 1400, 1200)
CHARUBIN_THE_FIRE_KNIGHT = fusion(
    "Charubin the Fire Knight", 37421579, FIRE, PYRO, 3, 1100, 800,
    ("Monster Egg", "Hinotama Soul"),
)  # fmt: skip
CURSE_OF_DRAGON = monster("Curse of Dragon", 28279543, DARK, DRAGON, 5, 2000, 1500)
DARK_ENERGY = equip("Dark Energy", 4614116, Monster(face_up=True, races=(FIEND,)), Boost(EQUIPPED, 300, 300))
DARK_GRAY = monster("Dark Gray", 9159938, EARTH, BEAST, 3, 800, 900)
DARK_HOLE = spell("Dark Hole", 53129443, Effect((Destroy(Monster()),), condition=OnField(Monster())))
DARK_KING_OF_THE_ABYSS = monster("Dark King of the Abyss", 53375573, DARK, FIEND, 3, 1200, 800)
DARK_MAGICIAN = monster("Dark Magician", 46986414, DARK, SPELLCASTER, 7, 2500, 2100)
DARKFIRE_DRAGON = fusion(
    "Darkfire Dragon", 17881964, DARK, DRAGON, 4, 1500, 1250,
    ("Firegrass", "Petit Dragon"),
)  # fmt: skip
DARKWORLD_THORNS = monster("Darkworld Thorns", 43500484, EARTH, PLANT, 3, 1200, 900)
DISSOLVEROCK = monster("Dissolverock", 40826495, EARTH, ROCK, 3, 900, 1000)
DRAGON_CAPTURE_JAR = continuous_trap(
    "Dragon Capture Jar", 50045299, ForcedDefense(Monster(face_up=True, races=(DRAGON,)))
)
DRAGON_TREASURE = equip(
    "Dragon Treasure", 1435851,
    Monster(face_up=True, races=(DRAGON,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
DRAGONESS_THE_WICKED_KNIGHT = fusion(
    "Dragoness the Wicked Knight", 70681994, WIND, WARRIOR, 3, 1200, 900,
    ("Armaill", "One-Eyed Shield Dragon"),
)  # fmt: skip
DROOLING_LIZARD = monster("Drooling Lizard", 16353197, EARTH, REPTILE, 3, 900, 800)
ELECTRO_WHIP = equip(
    "Electro-Whip", 37820550,
    Monster(face_up=True, races=(THUNDER,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
ENCHANTING_MERMAID = monster("Enchanting Mermaid", 75376965, WATER, FISH, 3, 1200, 900)
EXODIA_THE_FORBIDDEN_ONE = monster(
    "Exodia the Forbidden One", 33396948, DARK, SPELLCASTER, 3, 1000, 1000,
    wins_with=(
        "Exodia the Forbidden One",
        "Left Arm of the Forbidden One",
        "Left Leg of the Forbidden One",
        "Right Arm of the Forbidden One",
        "Right Leg of the Forbidden One",
    ),
)  # fmt: skip
FIEND_REFLECTION_2 = monster("Fiend Reflection #2", 2863439, LIGHT, WINGED_BEAST, 4, 1100, 1400)
FINAL_FLAME = spell("Final Flame", 73134081, Effect((Damage(600),)))
FIREGRASS = monster("Firegrass", 53293545, EARTH, PLANT, 2, 700, 600)
FIREYAROU = monster("Fireyarou", 71407486, FIRE, PYRO, 4, 1300, 1000)
FISSURE = spell(
    "Fissure", 66788016,
    Effect(
        (Choose(Lowest(Monster(controller=OPPONENT, face_up=True)), Destroy(MADE)),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
    ),
)  # fmt: skip
FLAME_GHOST = fusion("Flame Ghost", 58528964, DARK, ZOMBIE, 3, 1000, 800, ("Skull Servant", "Dissolverock"))
FLAME_MANIPULATOR = monster("Flame Manipulator", 34460851, FIRE, SPELLCASTER, 3, 900, 1000)
FLAME_SWORDSMAN = fusion(
    "Flame Swordsman", 45231177, FIRE, WARRIOR, 5, 1800, 1600,
    ("Flame Manipulator", "Masaki the Legendary Swordsman"),
)  # fmt: skip
FLOWER_WOLF = fusion(
    "Flower Wolf", 95952802, EARTH, BEAST, 5, 1800, 1400,
    ("Silver Fang", "Darkworld Thorns"),
)  # fmt: skip
FOLLOW_WIND = equip(
    "Follow Wind", 98252586,
    Monster(face_up=True, races=(WINGED_BEAST,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
FOREST = field_spell(
    "Forest", 87430998,
    Boost(Monster(face_up=True, races=(BEAST, BEAST_WARRIOR, INSECT, PLANT)), 200, 200),
)  # fmt: skip
FRENZIED_PANDA = monster("Frenzied Panda", 98818516, EARTH, BEAST, 4, 1200, 1000)
FUSIONIST = fusion("Fusionist", 1641882, EARTH, BEAST, 3, 900, 700, ("Petit Angel", "Mystical Sheep #2"))
GAIA_THE_DRAGON_CHAMPION = fusion(
    "Gaia the Dragon Champion", 66889139, WIND, DRAGON, 7, 2600, 2100,
    ("Gaia The Fierce Knight", "Curse of Dragon"),
)  # fmt: skip
GAIA_THE_FIERCE_KNIGHT = monster("Gaia The Fierce Knight", 6368038, EARTH, WARRIOR, 7, 2300, 2100)
GIANT_SOLDIER_OF_STONE = monster("Giant Soldier of Stone", 13039848, EARTH, ROCK, 3, 1300, 2000)
GOBLINS_SECRET_REMEDY = spell("Goblin's Secret Remedy", 11868825, Effect((GainLife(600),)))
GRAVEDIGGER_GHOUL = spell(
    "Gravedigger Ghoul", 82542267,
    Effect((Banish(TARGET),), targets=(Target(Monster(controller=OPPONENT, where=(GRAVE,)), 1, 2),)),
)  # fmt: skip
GREEN_PHANTOM_KING = monster("Green Phantom King", 22910685, EARTH, PLANT, 3, 500, 1600)
HANE_HANE = monster(
    "Hane-Hane", 7089711, EARTH, BEAST, 2, 450, 500,
    flip(ReturnToHand(TARGET), targets=(Target(Monster()),)),
)  # fmt: skip
HARD_ARMOR = monster("Hard Armor", 20060230, EARTH, WARRIOR, 3, 300, 1200)
HINOTAMA = spell("Hinotama", 46130346, Effect((Damage(500),)))
HINOTAMA_SOUL = monster("Hinotama Soul", 96851799, FIRE, PYRO, 2, 600, 500)
HITOTSU_ME_GIANT = monster("Hitotsu-Me Giant", 76184692, EARTH, BEAST_WARRIOR, 4, 1200, 1000)
KAGEMUSHA_OF_THE_BLUE_FLAME = monster("Kagemusha of the Blue Flame", 15401633, EARTH, WARRIOR, 2, 800, 400)
KARBONALA_WARRIOR = fusion(
    "Karbonala Warrior", 54541900, EARTH, WARRIOR, 4, 1500, 1200,
    ("M-Warrior #1", "M-Warrior #2"),
)  # fmt: skip
KING_FOG = monster("King Fog", 84686841, DARK, FIEND, 3, 1000, 900)
KUMOOTOKO = monster("Kumootoko", 56283725, EARTH, INSECT, 3, 700, 1400)
KURAMA = monster("Kurama", 85705804, WIND, WINGED_BEAST, 3, 800, 800)
LARVAS = monster("Larvas", 94675535, EARTH, BEAST, 3, 800, 1000)
LASER_CANNON_ARMOR = equip(
    "Laser Cannon Armor", 77007920,
    Monster(face_up=True, races=(INSECT,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
LEFT_ARM_OF_THE_FORBIDDEN_ONE = monster(
    "Left Arm of the Forbidden One", 7902349, DARK, SPELLCASTER, 1, 200, 300
)
LEFT_LEG_OF_THE_FORBIDDEN_ONE = monster(
    "Left Leg of the Forbidden One", 44519536, DARK, SPELLCASTER, 1, 200, 300
)
LEGENDARY_SWORD = equip(
    "Legendary Sword", 61854111,
    Monster(face_up=True, races=(WARRIOR,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
LESSER_DRAGON = monster("Lesser Dragon", 55444629, WIND, DRAGON, 4, 1200, 1000)
M_WARRIOR_1 = monster("M-Warrior #1", 56342351, EARTH, WARRIOR, 3, 1000, 500)
M_WARRIOR_2 = monster("M-Warrior #2", 92731455, EARTH, WARRIOR, 3, 500, 1000)
MACHINE_CONVERSION_FACTORY = equip(
    "Machine Conversion Factory", 25769732,
    Monster(face_up=True, races=(MACHINE,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
MAMMOTH_GRAVEYARD = monster("Mammoth Graveyard", 40374923, EARTH, DINOSAUR, 3, 1200, 800)
MAN_EATER = monster("Man Eater", 93553943, EARTH, PLANT, 2, 800, 600)
MAN_EATER_BUG = monster(
    "Man-Eater Bug", 54652250, EARTH, INSECT, 2, 450, 600,
    flip(Destroy(TARGET), targets=(Target(Monster()),)),
)  # fmt: skip
MASAKI_THE_LEGENDARY_SWORDSMAN = monster(
    "Masaki the Legendary Swordsman", 44287299, EARTH, WARRIOR, 4, 1100, 1100
)
MEDA_BAT = monster("Meda Bat", 76211194, DARK, FIEND, 2, 800, 400)
METAL_DRAGON = fusion(
    "Metal Dragon", 9293977, WIND, MACHINE, 6, 1850, 1700,
    ("Steel Ogre Grotto #1", "Lesser Dragon"),
)  # fmt: skip
MISAIRUZAME = monster("Misairuzame", 33178416, WATER, FISH, 5, 1400, 1600)
MONSTER_EGG = monster("Monster Egg", 36121917, EARTH, WARRIOR, 3, 600, 900)
MONSTER_REBORN = spell(
    "Monster Reborn", 83764718,
    Effect(
        (SpecialSummon(TARGET),),
        condition=CanSpecialSummon(),
        targets=(Target(Monster(where=(GRAVE,), summonable=True)),),
    ),
)  # fmt: skip
MOUNTAIN = field_spell(
    "Mountain", 50913601,
    Boost(Monster(face_up=True, races=(DRAGON, THUNDER, WINGED_BEAST)), 200, 200),
)  # fmt: skip
MYSTICAL_ELF = monster("Mystical Elf", 15025844, LIGHT, SPELLCASTER, 4, 800, 2000)
MYSTICAL_MOON = equip(
    "Mystical Moon", 36607978,
    Monster(face_up=True, races=(BEAST_WARRIOR,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
MYSTICAL_SHEEP_2 = monster("Mystical Sheep #2", 83464209, EARTH, BEAST, 3, 800, 1000)
NEMURIKO = monster("Nemuriko", 90963488, DARK, SPELLCASTER, 3, 800, 700)
ONE_EYED_SHIELD_DRAGON = monster("One-Eyed Shield Dragon", 33064647, WIND, DRAGON, 3, 700, 1300)
PETIT_ANGEL = monster("Petit Angel", 38142739, LIGHT, FAIRY, 3, 600, 900)
PETIT_DRAGON = monster("Petit Dragon", 75356564, WIND, DRAGON, 2, 600, 700)
POLYMERIZATION = fusion_spell("Polymerization", 24094653)
POT_OF_GREED = spell("Pot of Greed", 55144522, Effect((Draw(2),)))
POWER_OF_KAISHIN = equip(
    "Power of Kaishin", 77027445,
    Monster(face_up=True, races=(AQUA,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
RAIGEKI = spell(
    "Raigeki", 12580477,
    Effect((Destroy(Monster(controller=OPPONENT)),), condition=OnField(Monster(controller=OPPONENT))),
)  # fmt: skip
RAISE_BODY_HEAT = equip(
    "Raise Body Heat", 51267887,
    Monster(face_up=True, races=(DINOSAUR,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
RAY_AND_TEMPERATURE = monster("Ray & Temperature", 85309439, LIGHT, FAIRY, 3, 1000, 1000)
REAPER_OF_THE_CARDS = monster(
    "Reaper of the Cards", 33066139, DARK, FIEND, 5, 1380, 1930,
    flip(DestroyIfKind(TARGET, "trap"), targets=(Target(SpellTrap(kind="trap", or_set=True)),)),
)  # fmt: skip
RED_MEDICINE = spell("Red Medicine", 38199696, Effect((GainLife(500),)))
RED_EYES_BLACK_DRAGON = monster("Red-Eyes Black Dragon", 74677422, DARK, DRAGON, 7, 2400, 2000)
REMOVE_TRAP = spell(
    "Remove Trap", 51482758,
    Effect((Destroy(TARGET),), targets=(Target(SpellTrap(kind="trap", face_up=True)),)),
)  # fmt: skip
RIGHT_ARM_OF_THE_FORBIDDEN_ONE = monster(
    "Right Arm of the Forbidden One", 70903634, DARK, SPELLCASTER, 1, 200, 300
)
RIGHT_LEG_OF_THE_FORBIDDEN_ONE = monster(
    "Right Leg of the Forbidden One", 8124921, DARK, SPELLCASTER, 1, 200, 300
)
ROOT_WATER = monster("Root Water", 39004808, WATER, FISH, 3, 900, 800)
SAND_STONE = monster("Sand Stone", 73051941, EARTH, ROCK, 5, 1300, 1600)
SILVER_BOW_AND_ARROW = equip(
    "Silver Bow and Arrow", 1557499,
    Monster(face_up=True, races=(FAIRY,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
SILVER_FANG = monster("Silver Fang", 90357090, EARTH, BEAST, 3, 1200, 800)
SKULL_RED_BIRD = monster("Skull Red Bird", 10202894, WIND, WINGED_BEAST, 4, 1550, 1200)
SKULL_SERVANT = monster("Skull Servant", 32274490, DARK, ZOMBIE, 1, 300, 200)
SOGEN = field_spell("Sogen", 86318356, Boost(Monster(face_up=True, races=(WARRIOR, BEAST_WARRIOR)), 200, 200))
SPARKS = spell("Sparks", 76103675, Effect((Damage(200),)))
SPIKE_SEADRA = monster("Spike Seadra", 85326399, WATER, SEA_SERPENT, 5, 1600, 1300)
SPIRIT_OF_THE_HARP = monster("Spirit of the Harp", 80770678, LIGHT, FAIRY, 4, 800, 2000)
STEEL_OGRE_GROTTO_1 = monster("Steel Ogre Grotto #1", 29172562, EARTH, MACHINE, 5, 1400, 1800)
STOP_DEFENSE = spell(
    "Stop Defense", 63102017,
    Effect((ToAttack(TARGET),), targets=(Target(Monster(controller=OPPONENT, position=DEFENSE_POSITION)),)),
)  # fmt: skip
SUCCUBUS_KNIGHT = monster("Succubus Knight", 55291359, DARK, WARRIOR, 5, 1650, 1300)
SWORDS_OF_REVEALING_LIGHT = spell(
    "Swords of Revealing Light", 72302403,
    Effect((FlipFaceUp(Monster(controller=OPPONENT, face_up=False)),)),
    CannotAttack(Monster(controller=OPPONENT)),
    LastsTurns(3),
    remains=True,
)  # fmt: skip
TERRA_THE_TERRIBLE = monster("Terra the Terrible", 63308047, DARK, FIEND, 4, 1200, 1300)
THE_13TH_GRAVE = monster("The 13th Grave", 32864, DARK, ZOMBIE, 3, 1200, 900)
THE_FURIOUS_SEA_KING = monster("The Furious Sea King", 18710707, WATER, AQUA, 3, 800, 700)
TRAP_HOLE = trap(
    "Trap Hole", 4206964,
    Effect(
        (Destroy(TARGET),),
        when=MonsterSummoned(Monster(controller=OPPONENT, min_atk=1000), ways=("normal", "tribute", "flip")),
        targets=(TargetThat(Monster(controller=OPPONENT, min_atk=1000)),),
    ),
)  # fmt: skip
TRI_HORNED_DRAGON = monster("Tri-Horned Dragon", 39111158, DARK, DRAGON, 8, 2850, 2350)
TRIAL_OF_NIGHTMARE = monster("Trial of Nightmare", 77827521, DARK, FIEND, 4, 1300, 900)
TRIPWIRE_BEAST = monster("Tripwire Beast", 45042329, EARTH, THUNDER, 4, 1200, 1300)
TURTLE_TIGER = monster("Turtle Tiger", 37313348, WATER, AQUA, 4, 1000, 1500)
TWO_MOUTH_DARKRULER = monster("Two-Mouth Darkruler", 57305373, EARTH, DINOSAUR, 3, 900, 700)
TWO_PRONGED_ATTACK = trap(
    "Two-Pronged Attack", 83887306,
    Effect(
        (Destroy(TARGET),),
        targets=(Target(Monster(controller=YOU), low=2), Target(Monster(controller=OPPONENT))),
    ),
)  # fmt: skip
TYHONE = monster("Tyhone", 72842870, WIND, WINGED_BEAST, 4, 1200, 1400)
UMI = field_spell(
    "Umi", 22702055,
    Boost(Monster(face_up=True, races=(AQUA, FISH, SEA_SERPENT, THUNDER)), 200, 200),
    Boost(Monster(face_up=True, races=(MACHINE, PYRO)), -200, -200),
)  # fmt: skip
URABY = monster("Uraby", 1784619, EARTH, DINOSAUR, 4, 1500, 800)
VILE_GERMS = equip("Vile Germs", 39774685, Monster(face_up=True, races=(PLANT,)), Boost(EQUIPPED, 300, 300))
VIOLET_CRYSTAL = equip(
    "Violet Crystal", 15052462,
    Monster(face_up=True, races=(ZOMBIE,)),
    Boost(EQUIPPED, 300, 300),
)  # fmt: skip
WASTELAND = field_spell(
    "Wasteland", 23424603,
    Boost(Monster(face_up=True, races=(DINOSAUR, ROCK, ZOMBIE)), 200, 200),
)  # fmt: skip
WITTY_PHANTOM = monster("Witty Phantom", 36304921, DARK, FIEND, 4, 1400, 1300)
YAMI = field_spell(
    "Yami", 59197169,
    Boost(Monster(face_up=True, races=(FIEND, SPELLCASTER)), 200, 200),
    Boost(Monster(face_up=True, races=(FAIRY,)), -200, -200),
)  # fmt: skip
