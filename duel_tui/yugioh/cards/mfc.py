"""Magician's Force (MFC)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

AITSU = monster("Aitsu", 48202661, FIRE, FAIRY, 5, 100, 100)
AMAZONESS_PALADIN = monster(
    "Amazoness Paladin", 47480070, EARTH, WARRIOR, 4, 1700, 300,
    Boost(THIS_CARD, 100, 0, each=Monster(controller=YOU, face_up=True, series="Amazoness")),
)  # fmt: skip
APPRENTICE_MAGICIAN = monster(
    "Apprentice Magician", 9156135, DARK, SPELLCASTER, 2, 400, 800,
    Effect(
        (PlaceCounters("spell", what=TARGET),),
        TRIGGERED,
        when=ThisSummoned(ALL_WAYS),
        targets=(Target(Holds("spell")),),
    ),
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), races=(SPELLCASTER,), max_level=2, summonable=True),
                position="set",
            ),
        ),
        TRIGGERED,
        when=ThisBattled(beaten=True),
        condition=CanSpecialSummon(),
        optional=True,
    ),
)  # fmt: skip
AUTONOMOUS_ACTION_UNIT = spell(
    "Autonomous Action Unit", 71453557,
    Effect(
        (IfDone(SpecialSummon(TARGET, ATTACK_POSITION), EquipTo(MADE)),),
        condition=CanSpecialSummon(),
        cost=(PayLife(1500),),
        targets=(Target(Monster(controller=OPPONENT, where=(GRAVE,), summonable=True)),),
    ),
    DestroysItsMonster(leaving=True),
    subkind="equip",
)  # fmt: skip
BREAKER_THE_MAGICAL_WARRIOR = monster(
    "Breaker the Magical Warrior", 71413901, DARK, SPELLCASTER, 4, 1600, 1000,
    Effect((PlaceCounters("spell", most=1),), TRIGGERED, when=ThisSummoned()),
    Effect((Destroy(TARGET),), IGNITE, cost=(RemoveCounters("spell"),), targets=(Target(SpellTrap()),)),
    Boost(THIS_CARD, 300, per_counter="spell"),
    takes=(("spell", 1),),
)  # fmt: skip
DD_CRAZY_BEAST = monster("D.D. Crazy Beast", 48148828, EARTH, BEAST, 3, 1400, 1400, BanishesBeaten())
DARK_BLADE = monster("Dark Blade", 11321183, DARK, WARRIOR, 4, 1800, 1500)
DARK_CORE = spell(
    "Dark Core", 70231910,
    Effect((Banish(TARGET),), cost=(DiscardCards(),), targets=(Target(Monster(face_up=True)),)),
)  # fmt: skip
DARK_MAGICIAN_GIRL = monster(
    "Dark Magician Girl", 38033121, DARK, SPELLCASTER, 6, 2000, 1700,
    Boost(THIS_CARD, 300, 0, each=Monster(names=("Dark Magician", "Magician of Black Chaos"), where=(GRAVE,))),
)  # fmt: skip
DARK_PALADIN = fusion(
    "Dark Paladin", 98502113, DARK, SPELLCASTER, 8, 2900, 2400,
    ("Dark Magician", "Buster Blader"),
    Effect((IfDone(Negate(), Destroy(THAT_CARD)),), QUICK, when=CardActivated(("spell",)), cost=(DiscardCards(),)),
    Boost(THIS_CARD, 500, each=Monster(races=(DRAGON,), where=(MONSTERS, GRAVE))),
    only_way=True,
)  # fmt: skip
DES_KOALA = monster(
    "Des Koala", 69579761, DARK, BEAST, 3, 1100, 1800,
    flip(Damage(Amount(400, AnyCard(controller=OPPONENT)))),
)  # fmt: skip
DISARMAMENT = trap(
    "Disarmament", 20727787,
    Effect(
        (Destroy(SpellTrap(kind="spell", face_up=True, subkinds=("equip",))),),
        condition=OnField(SpellTrap(kind="spell", face_up=True, subkinds=("equip",))),
    ),
)  # fmt: skip
GIANT_ORC = monster("Giant Orc", 73698349, DARK, FIEND, 4, 2200, 0, DefenseAfterAttack(late=True))
GREAT_ANGUS = monster("Great Angus", 11813953, FIRE, BEAST, 4, 1800, 600)
KOITSU = union(
    "Koitsu", 69456283, WATER, FAIRY, 10, 200, 100,
    ("Aitsu",),
    Boost(EQUIPPED, 3000), Pierces(EQUIPPED),
)  # fmt: skip
LUSTER_DRAGON = monster("Luster Dragon", 11091375, WIND, DRAGON, 4, 1900, 1600)
MAGICAL_MARIONETTE = monster(
    "Magical Marionette", 8034697, DARK, SPELLCASTER, 5, 2000, 1000,
    Effect((Destroy(TARGET),), IGNITE, cost=(RemoveCounters("spell", 2),), targets=(Target(Monster()),)),
    GathersCounters(),
    Boost(THIS_CARD, 200, per_counter="spell"),
    takes=(("spell", 0),),
)  # fmt: skip
MAGICAL_MERCHANT = monster(
    "Magical Merchant", 32362575, LIGHT, INSECT, 1, 200, 700, flip(ExcavateForSpellTrap())
)
MAGICAL_SCIENTIST = monster(
    "Magical Scientist", 34206604, DARK, SPELLCASTER, 1, 300, 300,
    Effect(
        (IfDone(SummonFusion(6), Last(CannotAttackDirectly(), about=MADE)), ReturnAtEnd(MADE)),
        IGNITE,
        condition=All((HasFusion(6), CanSpecialSummon())),
        cost=(PayLife(1000),),
    ),
)  # fmt: skip
OLD_VINDICTIVE_MAGICIAN = monster(
    "Old Vindictive Magician", 45141844, DARK, SPELLCASTER, 2, 450, 600,
    flip(Destroy(TARGET), targets=(Target(Monster(controller=OPPONENT)),)),
)  # fmt: skip
OPPRESSED_PEOPLE = monster("Oppressed People", 58538870, WATER, AQUA, 1, 400, 2000)
PALADIN_OF_WHITE_DRAGON = ritual_monster(
    "Paladin of White Dragon", 73398797, LIGHT, DRAGON, 4, 1900, 1200,
    Effect((DestroyAttacked(),), TRIGGERED, when=ThisAttacksFaceDown()),
    Effect(
        (
            IfDone(
                SpecialSummonFrom(
                    Monster(controller=YOU, where=(HAND, DECK), names=("Blue-Eyes White Dragon",))
                ),
                Last(CannotAttack(), about=MADE),
            ),
        ),
        IGNITE,
        condition=CanSpecialSummon(0),
        cost=(TributeThis(),),
    ),
)  # fmt: skip
PEOPLE_RUNNING_ABOUT = monster("People Running About", 12143771, FIRE, PYRO, 2, 600, 600)
PITCH_DARK_DRAGON = union(
    "Pitch-Dark Dragon", 47415292, DARK, DRAGON, 3, 900, 600,
    ("Dark Blade",),
    Boost(EQUIPPED, 400, 400), Pierces(EQUIPPED),
)  # fmt: skip
POISON_OF_THE_OLD_MAN = quick_play(
    "Poison of the Old Man", 8842266,
    Effect((), modes=(("life", Effect((GainLife(1200),))), ("damage", Effect((Damage(800),))))),
)  # fmt: skip
ROYAL_MAGICAL_LIBRARY = monster(
    "Royal Magical Library", 70791313, LIGHT, SPELLCASTER, 4, 0, 2000,
    Effect((Draw(1),), IGNITE, cost=(RemoveCounters("spell", 3),)),
    GathersCounters(),
    takes=(("spell", 3),),
)  # fmt: skip
SECRET_BARREL = trap(
    "Secret Barrel", 27053506,
    Effect((Damage(Amount(200, AnyCard(controller=OPPONENT, where=(HAND, *ON_FIELD)))),)),
)  # fmt: skip
SKILLED_DARK_MAGICIAN = monster(
    "Skilled Dark Magician", 73752131, DARK, SPELLCASTER, 4, 1900, 1700,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND, DECK, GRAVE), names=("Dark Magician",))),),
        IGNITE,
        condition=All((HasCounters("spell", 3), CanSpecialSummon(0))),
        cost=(TributeThis(),),
    ),
    GathersCounters(),
    takes=(("spell", 3),),
)  # fmt: skip
SKILLED_WHITE_MAGICIAN = monster(
    "Skilled White Magician", 46363422, LIGHT, SPELLCASTER, 4, 1700, 1900,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND, DECK, GRAVE), names=("Buster Blader",))),),
        IGNITE,
        condition=All((HasCounters("spell", 3), CanSpecialSummon(0))),
        cost=(TributeThis(),),
    ),
    GathersCounters(),
    takes=(("spell", 3),),
)  # fmt: skip
SONIC_DUCK = monster("Sonic Duck", 84696266, WIND, WINGED_BEAST, 3, 1700, 700)
SPELL_CANCELLER = monster(
    "Spell Canceller", 84636823, WIND, MACHINE, 5, 1800, 1600,
    CannotActivate(("spell",)),
    NegatesEffects(SpellTrap(kind="spell", other=False)),
)  # fmt: skip
TRIBE_INFECTING_VIRUS = monster(
    "Tribe-Infecting Virus", 33184167, WATER, AQUA, 4, 1600, 1000,
    Effect((DestroyDeclared(),), IGNITE, cost=(DiscardCards(), DeclareType())),
)  # fmt: skip
UNITED_RESISTANCE = monster("United Resistance", 85936485, WIND, THUNDER, 3, 1000, 400)
WAVE_MOTION_CANNON = continuous_spell(
    "Wave-Motion Cannon", 38992735,
    Effect((Damage(PerCounter(1000, "turn")),), IGNITE, cost=(SendThis(),)),
    CountsStandby(),
)  # fmt: skip
WHITE_DRAGON_RITUAL = ritual_spell("White Dragon Ritual", 9786492, "Paladin of White Dragon")
X_HEAD_CANNON = monster("X-Head Cannon", 62651957, LIGHT, MACHINE, 4, 1800, 1500)
XY_DRAGON_CANNON = contact_fusion(
    "XY-Dragon Cannon", 2111707, LIGHT, MACHINE, 6, 2200, 1900,
    ("X-Head Cannon", "Y-Dragon Head"),
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        cost=(DiscardCards(),),
        targets=(Target(SpellTrap(controller=OPPONENT, face_up=True)),),
    ),
    only_way=True,
)  # fmt: skip
XYZ_DRAGON_CANNON = contact_fusion(
    "XYZ-Dragon Cannon", 91998119, LIGHT, MACHINE, 8, 2800, 2600,
    ("X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"),
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        cost=(DiscardCards(),),
        targets=(Target(AnyCard(controller=OPPONENT, where=ON_FIELD)),),
    ),
    only_way=True,
)  # fmt: skip
XZ_TANK_CANNON = contact_fusion(
    "XZ-Tank Cannon", 99724761, LIGHT, MACHINE, 6, 2400, 2100,
    ("X-Head Cannon", "Z-Metal Tank"),
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        cost=(DiscardCards(),),
        targets=(Target(SpellTrap(controller=OPPONENT, face_up=False)),),
    ),
    only_way=True,
)  # fmt: skip
Y_DRAGON_HEAD = union(
    "Y-Dragon Head", 65622692, LIGHT, MACHINE, 4, 1500, 1600, ("X-Head Cannon",), Boost(EQUIPPED, 400, 400)
)
YZ_TANK_DRAGON = contact_fusion(
    "YZ-Tank Dragon", 25119460, LIGHT, MACHINE, 6, 2100, 2200,
    ("Y-Dragon Head", "Z-Metal Tank"),
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        cost=(DiscardCards(),),
        targets=(Target(Monster(controller=OPPONENT, face_up=False)),),
    ),
    only_way=True,
)  # fmt: skip
Z_METAL_TANK = union(
    "Z-Metal Tank", 64500000, LIGHT, MACHINE, 4, 1500, 1300,
    ("X-Head Cannon", "Y-Dragon Head"),
    Boost(EQUIPPED, 600, 600),
)  # fmt: skip
