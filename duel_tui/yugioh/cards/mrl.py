"""Magic Ruler (MRL)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ANCIENT_ONE_OF_THE_DEEP_FOREST = monster(
    "Ancient One of the Deep Forest", 14015067, EARTH, BEAST, 6, 1800, 1900
)
AXE_OF_DESPAIR = equip(
    "Axe of Despair", 40619825, Monster(face_up=True),
    Boost(EQUIPPED, 1000),
    Effect(
        (ReturnToDeck(THIS_CARD),),
        TRIGGERED,
        when=ThisSentFromField(),
        cost=(TributeMonsters(),),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
BLACK_ILLUSION_RITUAL = ritual_spell("Black Illusion Ritual", 41426869, "Relinquished")
BLACK_PENDANT = equip(
    "Black Pendant", 65169794,
    Monster(face_up=True),
    Boost(EQUIPPED, 500),
    Effect((Damage(500),), TRIGGERED, when=ThisSentFromField(), where=GRAVE),
)  # fmt: skip
BLUE_EYES_TOON_DRAGON = toon("Blue-Eyes Toon Dragon", 53183600, LIGHT, DRAGON, 8, 3000, 2500, 2)
CHORUS_OF_SANCTUARY = field_spell(
    "Chorus of Sanctuary", 81380218,
    Boost(Monster(face_up=True, position=DEFENSE_POSITION), 0, 500),
)  # fmt: skip
COMMENCEMENT_DANCE = ritual_spell("Commencement Dance", 43417563, "Performance of Sword")
CONFISCATION = spell(
    "Confiscation", 17375316,
    Effect((DiscardSeen(),), condition=OnField(AnyCard(controller=OPPONENT)), cost=(PayLife(1000),)),
)  # fmt: skip
CRAB_TURTLE = ritual_monster("Crab Turtle", 91782219, WATER, AQUA, 8, 2550, 2500)
CYBER_JAR = monster(
    "Cyber Jar", 34124316, DARK, ROCK, 3, 900, 900, flip(Destroy(Monster()), SummonFromBothDecks(5, 4))
)
DARK_WITCH = monster("Dark Witch", 35565537, LIGHT, FAIRY, 5, 1800, 1700)
DARKNESS_APPROACHES = spell(
    "Darkness Approaches", 80168720,
    Effect((TurnFaceDown(TARGET),), cost=(DiscardCards(2),), targets=(Target(Monster(face_up=True, tokens=False)),)),
)  # fmt: skip
DELINQUENT_DUO = spell(
    "Delinquent Duo", 44763025,
    Effect(
        (Discard(1, OPPONENT, at_random=True), Discard(1, OPPONENT)),
        condition=OnField(AnyCard(controller=OPPONENT, where=(HAND,))),
        cost=(PayLife(1000),),
    ),
)  # fmt: skip
FINAL_DESTINY = spell(
    "Final Destiny", 18591904,
    Effect((Destroy(AnyCard(where=ON_FIELD, other=True)),), cost=(DiscardCards(5),)),
)  # fmt: skip
FIRE_KRAKEN = monster("Fire Kraken", 46534755, FIRE, AQUA, 4, 1600, 1500)
FLASH_ASSAILANT = monster(
    "Flash Assailant", 96890582, DARK, FIEND, 4, 2000, 2000,
    Boost(THIS_CARD, -400, -400, each=AnyCard(controller=YOU)),
)  # fmt: skip
FLYING_KAMAKIRI_1 = monster(
    "Flying Kamakiri #1", 84834865, WIND, INSECT, 4, 1400, 900,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), attributes=(WIND,), max_atk=1500, summonable=True),
                position="attack",
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
GAIA_POWER = field_spell("Gaia Power", 56594520, Boost(Monster(face_up=True, attributes=(EARTH,)), 500, -400))
GIANT_GERM = monster(
    "Giant Germ", 95178994, DARK, FIEND, 2, 1000, 100,
    Effect(
        (
            Damage(500),
            May(
                SpecialSummonFrom(
                    Monster(controller=YOU, where=(DECK,), names=("Giant Germ",)), high=2, position="attack"
                )
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        where=GRAVE,
    ),
)  # fmt: skip
GIANT_RAT = monster(
    "Giant Rat", 97017120, EARTH, BEAST, 4, 1400, 1450,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), attributes=(EARTH,), max_atk=1500, summonable=True),
                position="attack",
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
GIANT_TRUNADE = spell(
    "Giant Trunade", 42703248, Effect((ReturnToHand(SpellTrap()),), condition=OnField(SpellTrap()))
)
GIANT_TURTLE_WHO_FEEDS_ON_FLAMES = monster(
    "Giant Turtle Who Feeds on Flames", 96981563, WATER, AQUA, 5, 1400, 1800
)
GUARDIAN_OF_THE_THRONE_ROOM = monster("Guardian of the Throne Room", 47879985, LIGHT, MACHINE, 4, 1650, 1600)
HAMBURGER_RECIPE = ritual_spell("Hamburger Recipe", 80811661, "Hungry Burger")
HIGH_TIDE_GYOJIN = monster("High Tide Gyojin", 54579801, WATER, AQUA, 4, 1650, 1300)
HORN_OF_LIGHT = equip(
    "Horn of Light", 38552107,
    Monster(face_up=True),
    Boost(EQUIPPED, 0, 800),
    Effect(
        (ReturnToDeck(THIS_CARD),),
        TRIGGERED,
        when=ThisSentFromField(),
        cost=(PayLife(500),),
        optional=True,
        where=GRAVE,
    ),
)  # fmt: skip
HORN_OF_THE_UNICORN = equip(
    "Horn of the Unicorn", 64047146,
    Monster(face_up=True),
    Boost(EQUIPPED, 700, 700),
    Effect((ReturnToDeck(THIS_CARD),), TRIGGERED, when=ThisSentFromField(), where=GRAVE),
)  # fmt: skip
HUNGRY_BURGER = ritual_monster("Hungry Burger", 30243636, DARK, WARRIOR, 6, 2000, 1850)
HYOZANRYU = monster("Hyozanryu", 62397231, LIGHT, DRAGON, 7, 2100, 2800)
LABYRINTH_WALL = monster("Labyrinth Wall", 67284908, EARTH, ROCK, 5, 0, 3000)
LIQUID_BEAST = monster("Liquid Beast", 93108297, WATER, AQUA, 3, 950, 800)
LUMINOUS_SPARK = field_spell(
    "Luminous Spark", 81777047,
    Boost(Monster(face_up=True, attributes=(LIGHT,)), 500, -400),
)  # fmt: skip
MALEVOLENT_NUZZLER = equip(
    "Malevolent Nuzzler", 99597615,
    Monster(face_up=True),
    Boost(EQUIPPED, 700),
    Effect(
        (ReturnToDeck(THIS_CARD),),
        TRIGGERED,
        when=ThisSentFromField(),
        cost=(PayLife(500),),
        optional=True,
        where=GRAVE,
    ),
)  # fmt: skip
MAN_EATING_TREASURE_CHEST = monster("Man-Eating Treasure Chest", 13723605, DARK, FIEND, 4, 1600, 1000)
MANGA_RYU_RAN = toon("Manga Ryu-Ran", 38369349, FIRE, DRAGON, 7, 2200, 2600, 2)
MECHANICAL_SNAIL = monster("Mechanical Snail", 34442949, DARK, MACHINE, 3, 800, 1000)
MEGAMORPH = equip("Megamorph", 22046459, Monster(face_up=True), OriginalByLife())
MESSENGER_OF_PEACE = continuous_spell(
    "Messenger of Peace", 44656491, CannotAttack(Monster(min_atk=1500)), Upkeep(100)
)
METAL_FISH = monster("Metal Fish", 55998462, WATER, MACHINE, 5, 1600, 1900)
MOLTEN_DESTRUCTION = field_spell(
    "Molten Destruction", 19384334,
    Boost(Monster(face_up=True, attributes=(FIRE,)), 500, -400),
)  # fmt: skip
MOTHER_GRIZZLY = monster(
    "Mother Grizzly", 57839750, WATER, BEAST_WARRIOR, 4, 1400, 1000,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), attributes=(WATER,), max_atk=1500, summonable=True),
                position="attack",
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
MYSTIC_PLASMA_ZONE = field_spell(
    "Mystic Plasma Zone", 18161786,
    Boost(Monster(face_up=True, attributes=(DARK,)), 500, -400),
)  # fmt: skip
MYSTIC_TOMATO = monster(
    "Mystic Tomato", 83011277, DARK, PLANT, 4, 1400, 1100,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), attributes=(DARK,), max_atk=1500, summonable=True),
                position="attack",
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
MYSTICAL_SPACE_TYPHOON = quick_play(
    "Mystical Space Typhoon", 5318639, Effect((Destroy(TARGET),), targets=(Target(SpellTrap()),))
)
NEO_THE_MAGIC_SWORDSMAN = monster("Neo the Magic Swordsman", 50930991, LIGHT, SPELLCASTER, 4, 1700, 1000)
NIMBLE_MOMONGA = monster(
    "Nimble Momonga", 22567609, EARTH, BEAST, 2, 1000, 100,
    Effect(
        (
            GainLife(1000),
            May(
                SpecialSummonFrom(
                    Monster(controller=YOU, where=(DECK,), names=("Nimble Momonga",)), high=2, position="set"
                )
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        where=GRAVE,
    ),
)  # fmt: skip
OCTOBERSER = monster("Octoberser", 74637266, WATER, AQUA, 5, 1600, 1400)
OOKAZI = spell("Ookazi", 19523799, Effect((Damage(800),)))
PAINFUL_CHOICE = spell(
    "Painful Choice", 74191942,
    Effect((LetChoose(5),), condition=OnField(AnyCard(controller=YOU, where=(DECK,)), 5)),
)  # fmt: skip
PEACOCK = monster("Peacock", 20624263, WIND, WINGED_BEAST, 5, 1700, 1500)
PERFORMANCE_OF_SWORD = ritual_monster("Performance of Sword", 4849037, EARTH, WARRIOR, 6, 1950, 1850)
PSYCHIC_KAPPA = monster("Psychic Kappa", 7892180, WATER, AQUA, 2, 400, 1000)
QUEEN_BIRD = monster("Queen Bird", 73081602, WIND, WINGED_BEAST, 5, 1200, 2000)
RED_ARCHERY_GIRL = monster("Red Archery Girl", 65570596, WATER, AQUA, 4, 1400, 1500)
RELINQUISHED = ritual_monster(
    "Relinquished", 64631466, DARK, SPELLCASTER, 1, 0, 0,
    Effect(
        (Absorb(),),
        IGNITE,
        once=True,
        condition=CanAbsorb(),
        targets=(Target(Monster(controller=OPPONENT, takeable=True)),),
    ),
    Mirrors(),
    ShieldedByAbsorbed(reflects=True),
)  # fmt: skip
RISING_AIR_CURRENT = field_spell(
    "Rising Air Current", 45778932,
    Boost(Monster(face_up=True, attributes=(WIND,)), 500, -400),
)  # fmt: skip
RUSH_RECKLESSLY = quick_play(
    "Rush Recklessly", 70046172,
    Effect((BoostUntilEnd(TARGET, atk=700),), targets=(Target(Monster(face_up=True)),), damage_step=True),
)  # fmt: skip
RYU_RAN = monster("Ryu-Ran", 2964201, FIRE, DRAGON, 7, 2200, 2600)
SENJU_OF_THE_THOUSAND_HANDS = monster(
    "Senju of the Thousand Hands", 23401839, LIGHT, FAIRY, 4, 1400, 1000,
    Effect(
        (Search(Monster(controller=YOU, where=(DECK,), subkinds=("ritual",))),),
        TRIGGERED,
        when=ThisSummoned(("normal", "tribute", "flip")),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
SERPENT_NIGHT_DRAGON = monster("Serpent Night Dragon", 66516792, DARK, DRAGON, 7, 2350, 2400)
SHINING_ANGEL = monster(
    "Shining Angel", 95956346, LIGHT, FAIRY, 4, 1400, 800,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), attributes=(LIGHT,), max_atk=1500, summonable=True),
                position="attack",
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
SLOT_MACHINE = monster("Slot Machine", 3797883, DARK, MACHINE, 7, 2000, 2300)
SNAKE_FANG = trap(
    "Snake Fang", 596051,
    Effect((BoostUntilEnd(TARGET, 0, -500),), targets=(Target(Monster(face_up=True)),), damage_step=True),
)  # fmt: skip
SNATCH_STEAL = spell(
    "Snatch Steal", 45986603,
    Effect(
        (EquipTo(), HoldControl()),
        condition=FreeMonsterZones(),
        targets=(Target(Monster(controller=OPPONENT, face_up=True, takeable=True)),),
    ),
    Effect((GainLife(1000, OPPONENT),), TRIGGERED, when=PhaseOf("standby", OPPONENT)),
    subkind="equip", equips=Monster(face_up=True),
)  # fmt: skip
SONIC_BIRD = monster(
    "Sonic Bird", 57617178, WIND, WINGED_BEAST, 4, 1400, 1000,
    Effect(
        (Search(SpellTrap(controller=YOU, kind="spell", subkinds=("ritual",), where=(DECK,))),),
        TRIGGERED,
        when=ThisSummoned(("normal", "tribute", "flip")),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
SPELLBINDING_CIRCLE = continuous_trap(
    "Spellbinding Circle", 18807108,
    Effect((BindTo(),), targets=(Target(Monster(controller=OPPONENT)),)),
    CannotAttack(BOUND, stops=True), CannotChangePosition(BOUND),
    DestroyedWithItsMonster(hidden=True),
)  # fmt: skip
STONE_OGRE_GROTTO = monster("Stone Ogre Grotto", 15023985, EARTH, ROCK, 5, 1600, 1500)
THE_FORCEFUL_SENTRY = spell(
    "The Forceful Sentry", 42829885,
    Effect((ReturnSeen(),), condition=OnField(AnyCard(controller=OPPONENT))),
)  # fmt: skip
THE_RELIABLE_GUARDIAN = quick_play(
    "The Reliable Guardian", 16430187,
    Effect((BoostUntilEnd(TARGET, 0, 700),), targets=(Target(Monster(face_up=True)),), damage_step=True),
)  # fmt: skip
TOON_MERMAID = toon("Toon Mermaid", 65458948, WATER, AQUA, 4, 1400, 1500, 0)
TOON_SUMMONED_SKULL = toon("Toon Summoned Skull", 91842653, DARK, FIEND, 6, 2500, 1200, 1, kin="Archfiend")
TOON_WORLD = continuous_spell("Toon World", 15259703, Effect((), cost=(PayLife(1000),)))
TURTLE_OATH = ritual_spell("Turtle Oath", 76806714, "Crab Turtle")
TWIN_LONG_RODS_2 = monster("Twin Long Rods #2", 29692206, WATER, AQUA, 3, 850, 700)
TYHONE_2 = monster("Tyhone #2", 56789759, FIRE, DRAGON, 6, 1700, 1900)
UFO_TURTLE = monster(
    "UFO Turtle", 60806437, FIRE, MACHINE, 4, 1400, 1200,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), attributes=(FIRE,), max_atk=1500, summonable=True),
                position="attack",
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
UMIIRUKA = field_spell("Umiiruka", 82999629, Boost(Monster(face_up=True, attributes=(WATER,)), 500, -400))
UPSTART_GOBLIN = spell("Upstart Goblin", 70368879, Effect((Draw(1), GainLife(1000, OPPONENT))))
WHIPTAIL_CROW = monster("Whiptail Crow", 91996584, DARK, FIEND, 4, 1650, 1600)
