"""Metal Raiders (MRD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

SEVEN_COLORED_FISH = monster("7 Colored Fish", 23771716, WATER, FISH, 4, 1800, 800)
ANCIENT_BRAIN = monster("Ancient Brain", 42431843, DARK, FIEND, 3, 1000, 700)
ANCIENT_ELF = monster("Ancient Elf", 93221206, LIGHT, SPELLCASTER, 4, 1450, 1200)
ANCIENT_LIZARD_WARRIOR = monster("Ancient Lizard Warrior", 43230671, EARTH, REPTILE, 4, 1400, 1100)
ARMORED_LIZARD = monster("Armored Lizard", 15480588, EARTH, REPTILE, 4, 1500, 1200)
ARMORED_ZOMBIE = monster("Armored Zombie", 20277860, DARK, ZOMBIE, 3, 1500, 0)
BABY_DRAGON = monster("Baby Dragon", 88819587, WIND, DRAGON, 3, 1200, 700)
BARREL_DRAGON = monster(
    "Barrel Dragon", 81480460, DARK, MACHINE, 7, 2600, 2200,
    Effect(
        (TossCoins(3, 2, Destroy(TARGET)),),
        IGNITE,
        once=True,
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
BATTLE_STEER = monster("Battle Steer", 18246479, EARTH, BEAST_WARRIOR, 5, 1800, 1300)
BLACK_SKULL_DRAGON = fusion(
    "Black Skull Dragon", 11901678, DARK, DRAGON, 9, 3200, 2500, ("Summoned Skull", "Red-Eyes Black Dragon")
)
BLACKLAND_FIRE_DRAGON = monster("Blackland Fire Dragon", 87564352, DARK, DRAGON, 4, 1500, 800)
BLADEFLY = monster(
    "Bladefly", 28470714, WIND, INSECT, 2, 600, 700,
    Boost(Monster(face_up=True, attributes=(WIND,)), 500),
    Boost(Monster(face_up=True, attributes=(EARTH,)), -400),
)  # fmt: skip
BLOCK_ATTACK = spell(
    "Block Attack", 25880422,
    Effect(
        (ChangePosition(TARGET),),
        targets=(Target(Monster(controller=OPPONENT, face_up=True, position=ATTACK_POSITION)),),
    ),
)  # fmt: skip
BLUE_WINGED_CROWN = monster("Blue-Winged Crown", 41396436, WIND, WINGED_BEAST, 4, 1600, 1200)
BOTTOM_DWELLER = monster("Bottom Dweller", 81386177, WATER, FISH, 5, 1650, 1700)
CANNON_SOLDIER = monster(
    "Cannon Soldier", 11384280, DARK, MACHINE, 4, 1400, 1300,
    Effect((Damage(500),), IGNITE, cost=(TributeMonsters(),)),
)  # fmt: skip
CATAPULT_TURTLE = monster(
    "Catapult Turtle", 95727991, WATER, AQUA, 5, 1000, 2000,
    Effect((Damage(HalfOfPaid()),), IGNITE, cost=(TributeForAttack(),)),
)  # fmt: skip
CHANGE_OF_HEART = spell(
    "Change of Heart", 4031928,
    Effect(
        (TakeControl(TARGET),),
        condition=FreeMonsterZones(),
        targets=(Target(Monster(controller=OPPONENT, takeable=True)),),
    ),
)  # fmt: skip
CRAWLING_DRAGON = monster("Crawling Dragon", 67494157, EARTH, DRAGON, 5, 1600, 1400)
DEEPSEA_SHARK = fusion("Deepsea Shark", 28593363, WATER, FISH, 5, 1900, 1600, ("Bottom Dweller", "Tongyo"))
DESTROYER_GOLEM = monster("Destroyer Golem", 73481154, EARTH, ROCK, 4, 1500, 1000)
DISK_MAGICIAN = monster("Disk Magician", 76446915, DARK, MACHINE, 4, 1350, 1000)
DOMA_THE_ANGEL_OF_SILENCE = monster("Doma The Angel of Silence", 16972957, DARK, FAIRY, 5, 1600, 1400)
ELEGANT_EGOTIST = spell(
    "Elegant Egotist", 90219263,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, names=("Harpie Lady", "Harpie Lady Sisters"), where=(HAND, DECK)),
                proper=True,
            ),
        ),
        condition=All((OnField(Monster(face_up=True, names=("Harpie Lady",))), CanSpecialSummon())),
    ),
)  # fmt: skip
EMPRESS_JUDGE = fusion(
    "Empress Judge", 15237615, EARTH, WARRIOR, 6, 2100, 1700,
    ("Queen's Double", "Sonic Maid"),
)  # fmt: skip
FERAL_IMP = monster("Feral Imp", 41392891, DARK, FIEND, 4, 1300, 1400)
FLAME_CEREBRUS = monster("Flame Cerebrus", 60862676, FIRE, PYRO, 6, 2100, 1800)
GARNECIA_ELEFANTIS = monster("Garnecia Elefantis", 49888191, EARTH, BEAST_WARRIOR, 7, 2400, 2000)
GATE_GUARDIAN = monster(
    "Gate Guardian", 25833572, DARK, WARRIOR, 11, 3750, 3400,
    Effect(
        (),
        PROCEDURE,
        cost=(
            TributeMonsters(1, Monster(names=("Sanga of the Thunder",))),
            TributeMonsters(1, Monster(names=("Kazejin",))),
            TributeMonsters(1, Monster(names=("Suijin",))),
        ),
        where=HAND,
    ),
    special_only=True,
)  # fmt: skip
GAZELLE_THE_KING_OF_MYTHICAL_BEASTS = monster(
    "Gazelle the King of Mythical Beasts", 5818798, EARTH, BEAST, 4, 1500, 1200
)
GIGA_TECH_WOLF = monster("Giga-Tech Wolf", 8471389, FIRE, MACHINE, 4, 1200, 1400)
GILTIA_THE_D_KNIGHT = fusion(
    "Giltia the D. Knight", 51828629, LIGHT, WARRIOR, 5, 1850, 1500,
    ("Guardian of the Labyrinth", "Protector of the Throne"),
)  # fmt: skip
GROUND_ATTACKER_BUGROTH = monster("Ground Attacker Bugroth", 58314394, EARTH, MACHINE, 4, 1500, 1000)
GUARDIAN_OF_THE_LABYRINTH = monster("Guardian of the Labyrinth", 89272878, EARTH, WARRIOR, 4, 1000, 1200)
HARPIE_LADY = monster("Harpie Lady", 76812113, WIND, WINGED_BEAST, 4, 1300, 1400)
HARPIE_LADY_SISTERS = monster(
    "Harpie Lady Sisters", 12206212, WIND, WINGED_BEAST, 6, 1950, 2100,
    subkind="effect", special_only=True,
)  # fmt: skip
HEAVY_STORM = spell("Heavy Storm", 19613556, Effect((Destroy(SpellTrap()),), condition=OnField(SpellTrap())))
HIBIKIME = monster("Hibikime", 64501875, EARTH, WARRIOR, 4, 1450, 1000)
HORN_OF_HEAVEN = counter_trap(
    "Horn of Heaven", 98069388,
    Effect((IfDone(Negate(), Destroy(THAT_CARD)),), when=SummonAttempted(), cost=(TributeMonsters(),)),
)  # fmt: skip
HOSHININGEN = monster(
    "Hoshiningen", 67629977, LIGHT, FAIRY, 2, 500, 700,
    Boost(Monster(face_up=True, attributes=(LIGHT,)), 500),
    Boost(Monster(face_up=True, attributes=(DARK,)), -400),
)  # fmt: skip
HUNTER_SPIDER = monster("Hunter Spider", 80141480, EARTH, INSECT, 5, 1600, 1400)
HYOSUBE = monster("Hyosube", 2118022, WATER, AQUA, 4, 1500, 900)
ILLUSIONIST_FACELESS_MAGE = monster("Illusionist Faceless Mage", 28546905, DARK, SPELLCASTER, 5, 1200, 2200)
JELLYFISH = monster("Jellyfish", 14851496, WATER, AQUA, 4, 1200, 1500)
JINZO_7 = monster("Jinzo #7", 32809211, DARK, MACHINE, 2, 500, 400, AttacksDirectly())
KAMINARI_ATTACK = fusion(
    "Kaminari Attack", 9653271, WIND, THUNDER, 5, 1900, 1400,
    ("Ocubeam", "Mega Thunderball"),
)  # fmt: skip
KAZEJIN = monster(
    "Kazejin", 62340868, WIND, SPELLCASTER, 7, 2400, 2200,
    Effect(
        (NoAttackInCalculation(),),
        QUICK,
        when=ThisIsAttacked(),
        cost=(UseForGood(),),
        targets=(TargetThat(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
KILLER_NEEDLE = monster("Killer Needle", 88979991, WIND, INSECT, 4, 1200, 1000)
KING_OF_YAMIMAKAI = monster("King of Yamimakai", 69455834, DARK, FIEND, 5, 2000, 1530)
KOJIKOCY = monster("Kojikocy", 1184620, EARTH, WARRIOR, 4, 1500, 1200)
KURIBOH = monster(
    "Kuriboh", 40640057, DARK, FIEND, 1, 300, 200,
    Effect((SparePlayer(),), QUICK, when=TakingBattleDamage(), cost=(DiscardThis(),), where=HAND),
)  # fmt: skip
LABYRINTH_TANK = fusion(
    "Labyrinth Tank", 99551425, DARK, MACHINE, 7, 2400, 2400,
    ("Giga-Tech Wolf", "Cannon Soldier"),
)  # fmt: skip
LADY_OF_FAITH = monster("Lady of Faith", 17358176, LIGHT, SPELLCASTER, 3, 1100, 800)
LAUNCHER_SPIDER = monster("Launcher Spider", 87322377, FIRE, MACHINE, 7, 2200, 2500)
LAVA_BATTLEGUARD = monster(
    "Lava Battleguard", 20394040, EARTH, WARRIOR, 5, 1550, 1800,
    Boost(THIS_CARD, 500, 0, each=Monster(controller=YOU, face_up=True, names=("Swamp Battleguard",))),
)  # fmt: skip
LEGHUL = monster("Leghul", 12472242, EARTH, INSECT, 1, 300, 350, AttacksDirectly())
LEOGUN = monster("Leogun", 10538007, EARTH, BEAST, 5, 1750, 1550)
LITTLE_CHIMERA = monster(
    "Little Chimera", 68658728, FIRE, BEAST, 2, 600, 550,
    Boost(Monster(face_up=True, attributes=(FIRE,)), 500),
    Boost(Monster(face_up=True, attributes=(WATER,)), -400),
)  # fmt: skip
MAGIC_JAMMER = counter_trap(
    "Magic Jammer", 77414722,
    Effect(
        (IfDone(Negate(), Destroy(THAT_CARD)),), when=CardActivated(("spell",)), cost=(DiscardCards(1),)
    ),
)  # fmt: skip
MAGICIAN_OF_FAITH = monster(
    "Magician of Faith", 31560081, LIGHT, SPELLCASTER, 1, 300, 400,
    flip(AddToHand(TARGET), targets=(Target(SpellTrap(controller=YOU, kind="spell", where=(GRAVE,))),)),
)  # fmt: skip
MASK_OF_DARKNESS = monster(
    "Mask of Darkness", 28933734, DARK, FIEND, 2, 900, 400,
    flip(AddToHand(TARGET), targets=(Target(SpellTrap(controller=YOU, kind="trap", where=(GRAVE,))),)),
)  # fmt: skip
MASKED_SORCERER = monster(
    "Masked Sorcerer", 10189126, DARK, SPELLCASTER, 4, 900, 1400,
    Effect((Draw(1),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
MEGA_THUNDERBALL = monster("Mega Thunderball", 21817254, WIND, THUNDER, 2, 750, 600)
MILUS_RADIANT = monster(
    "Milus Radiant", 7489323, EARTH, BEAST, 1, 300, 250,
    Boost(Monster(face_up=True, attributes=(EARTH,)), 500),
    Boost(Monster(face_up=True, attributes=(WIND,)), -400),
)  # fmt: skip
MIRROR_FORCE = trap(
    "Mirror Force", 44095762,
    Effect((Destroy(Monster(controller=OPPONENT, position=ATTACK_POSITION)),), when=AttackDeclared()),
)  # fmt: skip
MORINPHEN = monster("Morinphen", 55784832, DARK, FIEND, 5, 1550, 1300)
MUKA_MUKA = monster(
    "Muka Muka", 46657337, EARTH, ROCK, 2, 600, 300,
    Boost(THIS_CARD, 300, 300, each=AnyCard(controller=YOU)),
)  # fmt: skip
MUSICIAN_KING = fusion(
    "Musician King", 56907389, LIGHT, SPELLCASTER, 5, 1750, 1500,
    ("Witch of the Black Forest", "Lady of Faith"),
)  # fmt: skip
MYSTIC_HORSEMAN = monster("Mystic Horseman", 68516705, EARTH, BEAST, 4, 1300, 1550)
MYSTIC_LAMP = monster("Mystic Lamp", 98049915, DARK, SPELLCASTER, 1, 400, 300, AttacksDirectly())
NIWATORI = monster("Niwatori", 7805359, EARTH, WINGED_BEAST, 3, 900, 800)
OCUBEAM = monster("Ocubeam", 86088138, LIGHT, FAIRY, 5, 1550, 1650)
OOGUCHI = monster("Ooguchi", 58861941, WATER, AQUA, 1, 300, 250, AttacksDirectly())
PALE_BEAST = monster("Pale Beast", 21263083, EARTH, BEAST, 4, 1500, 1200)
PARALYZING_POTION = equip(
    "Paralyzing Potion", 50152549,
    Monster(face_up=True, not_races=(MACHINE,)),
    CannotAttack(EQUIPPED),
)  # fmt: skip
PETIT_MOTH = monster("Petit Moth", 58192742, EARTH, INSECT, 1, 300, 200)
PREVENT_RAT = monster("Prevent Rat", 549481, EARTH, BEAST, 4, 500, 2000)
PRINCESS_OF_TSURUGI = monster(
    "Princess of Tsurugi", 51371017, WIND, WARRIOR, 3, 900, 700,
    flip(Damage(Amount(500, SpellTrap(controller=OPPONENT)))),
)  # fmt: skip
PROTECTOR_OF_THE_THRONE = monster("Protector of the Throne", 10071456, EARTH, WARRIOR, 4, 800, 1500)
PUNISHED_EAGLE = fusion(
    "Punished Eagle", 74703140, WIND, WINGED_BEAST, 6, 2100, 1800,
    ("Blue-Winged Crown", "Niwatori"),
)  # fmt: skip
QUEENS_DOUBLE = monster("Queen's Double", 5901497, EARTH, WARRIOR, 1, 350, 300, AttacksDirectly())
RABID_HORSEMAN = fusion(
    "Rabid Horseman", 94905343, EARTH, BEAST_WARRIOR, 6, 2000, 1700,
    ("Battle Ox", "Mystic Horseman"),
)  # fmt: skip
RAINBOW_FLOWER = monster("Rainbow Flower", 21347810, EARTH, PLANT, 2, 400, 500, AttacksDirectly())
ROARING_OCEAN_SNAKE = fusion(
    "Roaring Ocean Snake", 19066538, WATER, AQUA, 6, 2100, 1800,
    ("Mystic Lamp", "Hyosube"),
)  # fmt: skip
ROCK_OGRE_GROTTO_1 = monster("Rock Ogre Grotto #1", 68846917, EARTH, ROCK, 3, 800, 1200)
RYU_KISHIN_POWERED = monster("Ryu-Kishin Powered", 24611934, DARK, FIEND, 4, 1600, 1200)
SAGGI_THE_DARK_CLOWN = monster("Saggi the Dark Clown", 66602787, DARK, SPELLCASTER, 3, 600, 1500)
SANGA_OF_THE_THUNDER = monster(
    "Sanga of the Thunder", 25955164, LIGHT, THUNDER, 7, 2600, 2200,
    Effect(
        (NoAttackInCalculation(),),
        QUICK,
        when=ThisIsAttacked(),
        cost=(UseForGood(),),
        targets=(TargetThat(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
SANGAN = monster(
    "Sangan", 26202165, DARK, FIEND, 3, 1000, 600,
    Effect(
        (Search(Monster(controller=YOU, max_atk=1500, where=(DECK,))),),
        TRIGGERED,
        when=ThisSentFromField(),
        where=GRAVE,
    ),
)  # fmt: skip
SEVEN_TOOLS_OF_THE_BANDIT = counter_trap(
    "Seven Tools of the Bandit", 3819470,
    Effect((IfDone(Negate(), Destroy(THAT_CARD)),), when=CardActivated(("trap",)), cost=(PayLife(1000),)),
)  # fmt: skip
SHADOW_GHOUL = monster(
    "Shadow Ghoul", 30778711, DARK, ZOMBIE, 5, 1600, 1300,
    Boost(THIS_CARD, 100, 0, each=Monster(controller=YOU, where=(GRAVE,))),
)  # fmt: skip
SHIELD_AND_SWORD = spell(
    "Shield & Sword", 52097679,
    Effect((SwitchOriginals(Monster(face_up=True)),), condition=OnField(Monster(face_up=True))),
)  # fmt: skip
SOLEMN_JUDGMENT = counter_trap(
    "Solemn Judgment", 41420027,
    Effect(
        (IfDone(Negate(), Destroy(THAT_CARD)),),
        when=AnyOf((SummonAttempted(), CardActivated(("spell", "trap")))),
        cost=(PayHalf(),),
    ),
)  # fmt: skip
SOUL_RELEASE = spell(
    "Soul Release", 5758500,
    Effect((Banish(TARGET),), targets=(Target(AnyCard(where=(GRAVE,)), 1, 5),)),
)  # fmt: skip
STAR_BOY = monster(
    "Star Boy", 8201910, WATER, AQUA, 2, 550, 500,
    Boost(Monster(face_up=True, attributes=(WATER,)), 500),
    Boost(Monster(face_up=True, attributes=(FIRE,)), -400),
)  # fmt: skip
SUIJIN = monster(
    "Suijin", 98434877, WATER, AQUA, 7, 2500, 2400,
    Effect(
        (NoAttackInCalculation(),),
        QUICK,
        when=ThisIsAttacked(),
        cost=(UseForGood(),),
        targets=(TargetThat(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
SUMMONED_SKULL = monster("Summoned Skull", 70781052, DARK, FIEND, 6, 2500, 1200, kin="Archfiend")
SWAMP_BATTLEGUARD = monster(
    "Swamp Battleguard", 40453765, EARTH, WARRIOR, 5, 1800, 1500,
    Boost(THIS_CARD, 500, 0, each=Monster(controller=YOU, face_up=True, names=("Lava Battleguard",))),
)  # fmt: skip
THE_BISTRO_BUTCHER = monster(
    "The Bistro Butcher", 71107816, DARK, FIEND, 4, 1800, 1000,
    Effect((Draw(2, OPPONENT),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
THE_CHEERFUL_COFFIN = spell(
    "The Cheerful Coffin", 41142615,
    Effect(
        (Choose(Monster(controller=YOU, where=(HAND,)), DiscardThese(MADE), 1, 3),),
        condition=OnField(Monster(controller=YOU, where=(HAND,))),
    ),
)  # fmt: skip
THE_LITTLE_SWORDSMAN_OF_AILE = monster(
    "The Little Swordsman of Aile", 25109950, WATER, WARRIOR, 3, 800, 1300,
    Effect((BoostUntilEnd(THIS_CARD, 700),), IGNITE, cost=(TributeMonsters(1, Monster(other=True)),)),
)  # fmt: skip
THOUSAND_DRAGON = fusion(
    "Thousand Dragon", 41462083, WIND, DRAGON, 7, 2400, 2000,
    ("Time Wizard", "Baby Dragon"),
)  # fmt: skip
THUNDER_DRAGON = monster(
    "Thunder Dragon", 31786629, LIGHT, THUNDER, 5, 1600, 1500,
    Effect(
        (Search(Monster(controller=YOU, where=(DECK,), names=("Thunder Dragon",)), high=2),),
        IGNITE,
        cost=(DiscardThis(),),
        where=HAND,
    ),
)  # fmt: skip
TIME_WIZARD = monster(
    "Time Wizard", 71625222, LIGHT, SPELLCASTER, 2, 500, 400,
    Effect(
        (CallCoin(Destroy(Monster(controller=OPPONENT)), DestroyForHalf(Monster(controller=YOU))),),
        IGNITE,
        once=True,
    ),
)  # fmt: skip
TONGYO = monster("Tongyo", 69572024, WATER, FISH, 4, 1350, 800)
TREMENDOUS_FIRE = spell("Tremendous Fire", 46918794, Effect((Damage(1000), Damage(500, YOU))))
TRENT = monster("Trent", 78780140, EARTH, PLANT, 5, 1500, 1800)
TRIBUTE_TO_THE_DOOMED = spell(
    "Tribute to The Doomed", 79759861,
    Effect((Destroy(TARGET),), cost=(DiscardCards(),), targets=(Target(Monster()),)),
)  # fmt: skip
TWIN_HEADED_THUNDER_DRAGON = fusion(
    "Twin-Headed Thunder Dragon", 54752875, LIGHT, THUNDER, 7, 2800, 2100,
    ("Thunder Dragon", "Thunder Dragon"),
)  # fmt: skip
WATER_OMOTICS = monster("Water Omotics", 2483611, WATER, AQUA, 4, 1400, 1200)
WHITE_MAGICAL_HAT = monster(
    "White Magical Hat", 15150365, LIGHT, SPELLCASTER, 3, 1000, 700,
    Effect((Discard(who=OPPONENT, at_random=True),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
WINGED_DRAGON_GUARDIAN_OF_THE_FORTRESS_1 = monster(
    "Winged Dragon, Guardian of the Fortress #1", 87796900, WIND, DRAGON, 4, 1400, 1200
)
WITCH_OF_THE_BLACK_FOREST = monster(
    "Witch of the Black Forest", 78010363, DARK, SPELLCASTER, 4, 1100, 1200,
    Effect(
        (Search(Monster(controller=YOU, max_defense=1500, where=(DECK,))),),
        TRIGGERED,
        when=ThisSentFromField(),
        where=GRAVE,
    ),
)  # fmt: skip
WITCHS_APPRENTICE = monster(
    "Witch's Apprentice", 80741828, DARK, SPELLCASTER, 2, 550, 500,
    Boost(Monster(face_up=True, attributes=(DARK,)), 500),
    Boost(Monster(face_up=True, attributes=(LIGHT,)), -400),
)  # fmt: skip
