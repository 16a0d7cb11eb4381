"""Invasion of Chaos (IOC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

A_HERO_EMERGES = trap(
    "A Hero Emerges", 21597117,
    Effect(
        (SummonRandomOfHand(),), when=AttackDeclared(), condition=OnField(AnyCard(controller=YOU, other=True))
    ),
)  # fmt: skip
AMPHIBIOUS_BUGROTH_MK_3 = monster(
    "Amphibious Bugroth MK-3", 64342551, WATER, MACHINE, 4, 1500, 1300,
    AttacksDirectly(OnField(SpellTrap(face_up=True, names=("Umi",)))),
)  # fmt: skip
ANTI_AIRCRAFT_FLOWER = monster(
    "Anti-Aircraft Flower", 65064143, EARTH, PLANT, 3, 0, 1600,
    Effect((Damage(800),), IGNITE, cost=(TributeMonsters(1, Monster(races=(INSECT,))),)),
)  # fmt: skip
BERSERK_GORILLA = monster(
    "Berserk Gorilla", 39168895, EARTH, BEAST, 4, 2000, 1000, DestroyedInDefense(), MustAttack()
)
BIG_KOALA = monster("Big Koala", 42129512, EARTH, BEAST, 7, 2700, 2000)
BLACK_LUSTER_SOLDIER_ENVOY_OF_THE_BEGINNING = monster(
    "Black Luster Soldier - Envoy of the Beginning", 72989439, LIGHT, WARRIOR, 8, 3000, 2500,
    Effect(
        (),
        PROCEDURE,
        cost=(
            BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(LIGHT,))),
            BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(DARK,))),
        ),
        where=HAND,
    ),
    Effect((Banish(TARGET),), IGNITE, cost=(GiveUpAttacks(),), targets=(Target(Monster()),), once=True),
    Effect((AttackOnceMore(),), TRIGGERED, when=ThisBattled(won=True), optional=True, once=True),
    special_only=True,
)  # fmt: skip
BLAZING_INPACHI = monster("Blazing Inpachi", 5464695, FIRE, PYRO, 4, 1850, 0)
BOWGANIAN = monster(
    "Bowganian", 52090844, DARK, MACHINE, 3, 1300, 1000,
    Effect((Damage(600),), TRIGGERED, when=PhaseOf(STANDBY)),
)  # fmt: skip
BURNING_ALGAE = monster(
    "Burning Algae", 41859700, FIRE, PYRO, 3, 500, 1500,
    Effect((GainLife(1000, OPPONENT),), TRIGGERED, when=ThisSentToGrave(), where=GRAVE),
)  # fmt: skip
CANNONBALL_SPEAR_SHELLFISH = monster(
    "Cannonball Spear Shellfish", 95614612, WATER, AQUA, 2, 1000, 1000,
    Unaffected("spell", condition=OnField(SpellTrap(face_up=True, names=("Umi",)))),
)  # fmt: skip
CHAOS_EMPEROR_DRAGON_ENVOY_OF_THE_END = monster(
    "Chaos Emperor Dragon - Envoy of the End", 82301904, DARK, DRAGON, 8, 3000, 2500,
    Effect(
        (),
        PROCEDURE,
        cost=(
            BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(LIGHT,))),
            BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(DARK,))),
        ),
        where=HAND,
    ),
    Effect((SendEverything(300),), IGNITE, cost=(PayLife(1000),)),
    special_only=True,
)  # fmt: skip
CHAOS_NECROMANCER = monster(
    "Chaos Necromancer", 1434352, DARK, FIEND, 1, 0, 0,
    Boost(THIS_CARD, 300, 0, each=Monster(controller=YOU, where=(GRAVE,))),
)  # fmt: skip
CHAOS_SORCERER = monster(
    "Chaos Sorcerer", 9596126, DARK, SPELLCASTER, 6, 2300, 2000,
    Effect(
        (),
        PROCEDURE,
        cost=(
            BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(LIGHT,))),
            BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(DARK,))),
        ),
        where=HAND,
    ),
    Effect(
        (Banish(TARGET),),
        IGNITE,
        cost=(GiveUpAttacks(),),
        targets=(Target(Monster(face_up=True)),),
        once=True,
    ),
    special_only=True,
)  # fmt: skip
COMPULSORY_EVACUATION_DEVICE = trap(
    "Compulsory Evacuation Device", 94192409, Effect((ReturnToHand(TARGET),), targets=(Target(Monster()),))
)
CRIMSON_NINJA = monster(
    "Crimson Ninja", 14618326, EARTH, WARRIOR, 1, 300, 300,
    flip(DestroyIfKind(TARGET, "trap"), targets=(Target(SpellTrap(kind="trap", or_set=True)),)),
)  # fmt: skip
DARK_DRICERATOPS = monster("Dark Driceratops", 65287621, EARTH, DINOSAUR, 6, 2400, 1500, Pierces())
DARK_MAGICIAN_OF_CHAOS = monster(
    "Dark Magician of Chaos", 40737112, DARK, SPELLCASTER, 8, 2800, 2600,
    Effect(
        (AddToHand(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("normal", "tribute", "special")),
        targets=(Target(SpellTrap(controller=YOU, kind="spell", where=(GRAVE,))),),
        optional=True,
        at_once=True,
    ),
    BanishesBeaten(),
    BanishedIfLeaves(),
)  # fmt: skip
DIMENSION_FUSION = spell(
    "Dimension Fusion", 23557835,
    Effect(
        (BothSummonBanished(),),
        condition=OnField(Monster(where=(BANISHED,), summonable=True)),
        cost=(PayLife(2000),),
    ),
)  # fmt: skip
EARTH_CHANT = ritual_spell("Earth Chant", 59820352, attribute="EARTH", exact=True)
ENRAGED_BATTLE_OX = monster(
    "Enraged Battle Ox", 76909279, EARTH, BEAST_WARRIOR, 4, 1700, 1000,
    Pierces(Monster(controller=YOU, face_up=True, races=(BEAST, BEAST_WARRIOR, WINGED_BEAST))),
)  # fmt: skip
FUHMA_SHURIKEN = equip(
    "Fuhma Shuriken", 9373534,
    Monster(face_up=True, series="Ninja"),
    Boost(EQUIPPED, 700),
    Effect((Damage(700),), TRIGGERED, when=ThisSentFromField(), where=GRAVE),
)  # fmt: skip
GALE_LIZARD = monster(
    "Gale Lizard", 77491079, WATER, REPTILE, 4, 1400, 700,
    flip(ReturnToHand(TARGET), targets=(Target(Monster(controller=OPPONENT)),)),
)  # fmt: skip
GIGA_GAGAGIGO = monster("Giga Gagagigo", 43793530, WATER, REPTILE, 5, 2450, 1500)
GIGANTES = monster(
    "Gigantes", 47606319, EARTH, ROCK, 4, 1900, 1300,
    Effect(
        (),
        PROCEDURE,
        where=HAND,
        cost=(BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), attributes=(EARTH,))),),
    ),
    Effect((Destroy(SpellTrap()),), TRIGGERED, when=ThisDestroyedByBattle(), where=GRAVE),
    special_only=True,
)  # fmt: skip
GUARDIAN_ANGEL_JOAN = monster(
    "Guardian Angel Joan", 68007326, LIGHT, FAIRY, 7, 2800, 2000,
    Effect((GainLife(OfThat()),), TRIGGERED, when=ThisDestroysByBattle()),
)  # fmt: skip
LEVIA_DRAGON_DAEDALUS = monster(
    "Levia-Dragon - Daedalus", 37721209, WATER, SEA_SERPENT, 7, 2600, 1500,
    Effect(
        (Destroy(AnyCard(where=ON_FIELD, other=True)),),
        IGNITE,
        cost=(SendCards(SpellTrap(controller=YOU, face_up=True, names=("Umi",))),),
    ),
)  # fmt: skip
MAD_DOG_OF_DARKNESS = monster("Mad Dog of Darkness", 79182538, DARK, BEAST, 4, 1900, 1400)
MANJU_OF_THE_TEN_THOUSAND_HANDS = monster(
    "Manju of the Ten Thousand Hands", 95492061, LIGHT, FAIRY, 4, 1400, 1000,
    Effect(
        (Search(AnyCard(controller=YOU, where=(DECK,), subkinds=("ritual",))),),
        TRIGGERED,
        when=ThisSummoned(("normal", "tribute", "flip")),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
MANTICORE_OF_DARKNESS = monster(
    "Manticore of Darkness", 77121851, FIRE, BEAST_WARRIOR, 6, 2300, 1000,
    Effect(
        (SpecialSummon(THIS_CARD),),
        TRIGGERED,
        when=PhaseOf(END, ""),
        condition=All((CameThisTurn(), CanSpecialSummon(0))),
        cost=(
            SendCards(
                Monster(controller=YOU, where=(HAND, MONSTERS), races=(BEAST, BEAST_WARRIOR, WINGED_BEAST))
            ),
        ),
        where=GRAVE,
        optional=True,
    ),
)  # fmt: skip
MATAZA_THE_ZAPPER = monster(
    "Mataza the Zapper", 22609617, DARK, WARRIOR, 3, 1300, 800, AttacksTimes(), CannotChangeControl()
)
NEO_BUG = monster("Neo Bug", 16587243, EARTH, INSECT, 4, 1800, 1700)
OJAMA_BLACK = monster("Ojama Black", 79335209, LIGHT, BEAST, 2, 0, 1000)
OJAMA_DELTA_HURRICANE = spell(
    "Ojama Delta Hurricane!!", 8251996,
    Effect(
        (Destroy(AnyCard(controller=OPPONENT, where=ON_FIELD)),),
        condition=All(
            (
                OnField(Monster(controller=YOU, face_up=True, names=("Ojama Green",))),
                OnField(Monster(controller=YOU, face_up=True, names=("Ojama Yellow",))),
                OnField(Monster(controller=YOU, face_up=True, names=("Ojama Black",))),
            )
        ),
    ),
)  # fmt: skip
OJAMA_YELLOW = monster("Ojama Yellow", 42941100, LIGHT, BEAST, 2, 0, 1000)
RYU_KOKKI = monster(
    "Ryu Kokki", 57281778, DARK, ZOMBIE, 6, 2400, 2000,
    Effect((DestroyBattled(),), TRIGGERED, when=ThisBattled(who=Monster(races=(WARRIOR, SPELLCASTER)))),
)  # fmt: skip
SACRED_CRANE = monster(
    "Sacred Crane", 30914564, LIGHT, WINGED_BEAST, 4, 1600, 400,
    Effect((Draw(1),), TRIGGERED, when=ThisSummoned(("special",)),),
)  # fmt: skip
SALVAGE = spell(
    "Salvage", 96947648,
    Effect(
        (AddToHand(TARGET),),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,), attributes=(WATER,), max_atk=1500), 2),),
    ),
)  # fmt: skip
SEA_SERPENT_WARRIOR_OF_DARKNESS = monster(
    "Sea Serpent Warrior of Darkness", 42071342, WATER, SEA_SERPENT, 4, 1800, 1500
)
SKULL_MARK_LADYBUG = monster(
    "Skull-Mark Ladybug", 64306248, EARTH, INSECT, 4, 500, 1500,
    Effect((GainLife(1000),), TRIGGERED, when=ThisSentToGrave(), where=GRAVE),
)  # fmt: skip
SMASHING_GROUND = spell(
    "Smashing Ground", 97169186,
    Effect(
        (Choose(Toughest(Monster(controller=OPPONENT, face_up=True)), Destroy(MADE)),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
    ),
)  # fmt: skip
SOUL_TIGER = monster("Soul Tiger", 15734813, EARTH, BEAST, 4, 0, 2100)
STEALTH_BIRD = monster(
    "Stealth Bird", 3510565, DARK, WINGED_BEAST, 3, 700, 1700,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect((Damage(1000),), TRIGGERED, when=ThisSummoned(("flip",))),
)  # fmt: skip
TERRORKING_SALMON = monster("Terrorking Salmon", 78060096, WATER, FISH, 5, 2400, 1000)
TRAP_JAMMER = counter_trap(
    "Trap Jammer", 19252988,
    Effect(
        (IfDone(Negate(), Destroy(THAT_CARD)),),
        when=CardActivated(("trap",), whose=OPPONENT),
        phases=WHOLE_BATTLE_PHASE,
    ),
)  # fmt: skip
ULTRA_EVOLUTION_PILL = spell(
    "Ultra Evolution Pill", 22431243,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND,), races=(DINOSAUR,), summonable=True)),),
        condition=All(
            (
                CanSpecialSummon(0),
                OnField(Monster(controller=YOU, where=(HAND,), races=(DINOSAUR,), summonable=True)),
            )
        ),
        cost=(TributeMonsters(1, Monster(races=(REPTILE,))),),
    ),
)  # fmt: skip
WITCH_DOCTOR_OF_CHAOS = monster(
    "Witch Doctor of Chaos", 75946257, DARK, SPELLCASTER, 2, 500, 500,
    flip(Banish(TARGET), targets=(Target(Monster(where=(GRAVE,))),)),
)  # fmt: skip
ZERO_GRAVITY = trap(
    "Zero Gravity", 83133491,
    Effect((ChangePosition(Monster(face_up=True)),), condition=OnField(Monster(face_up=True))),
)  # fmt: skip
