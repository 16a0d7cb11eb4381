"""Soul of the Duelist (SOD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ABYSSAL_DESIGNATOR = spell(
    "Abyssal Designator", 89801755, Effect((SendDeclared(),), cost=(PayLife(1000), DeclareAnyType()))
)
ARMED_DRAGON_LV3 = monster(
    "Armed Dragon LV3", 980973, WIND, DRAGON, 3, 1200, 900,
    rises("Armed Dragon LV5", when=PhaseOf(STANDBY)),
)  # fmt: skip
ARMED_DRAGON_LV5 = monster(
    "Armed Dragon LV5", 46384672, WIND, DRAGON, 5, 2400, 1700,
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        cost=(
            SendFromHand(
                Monster(controller=YOU, where=(HAND,)), beats=Monster(controller=OPPONENT, face_up=True)
            ),
        ),
        targets=(TargetWeaker(Monster(controller=OPPONENT, face_up=True)),),
    ),
    rises("Armed Dragon LV7", WonThisTurn(), when=PhaseOf(END, "")),
)  # fmt: skip
ARMED_DRAGON_LV7 = monster(
    "Armed Dragon LV7", 73879377, WIND, DRAGON, 7, 2800, 1000,
    Effect(
        (DestroyWeaker(Monster(controller=OPPONENT, face_up=True)),),
        IGNITE,
        cost=(
            SendFromHand(
                Monster(controller=YOU, where=(HAND,)), beats=Monster(controller=OPPONENT, face_up=True)
            ),
        ),
    ),
    special_only=True,
)  # fmt: skip
CEMETARY_BOMB = trap(
    "Cemetary Bomb", 51394546,
    Effect((Damage(Amount(100, AnyCard(controller=OPPONENT, where=(GRAVE,)))),)),
)  # fmt: skip
CHARCOAL_INPACHI = monster("Charcoal Inpachi", 13179332, FIRE, PYRO, 1, 100, 2100)
DARK_FACTORY_OF_MASS_PRODUCTION = spell(
    "Dark Factory of Mass Production", 90928333,
    Effect(
        (AddToHand(TARGET),),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,), subkinds=("normal",)), 2),),
    ),
)  # fmt: skip
DARK_MIMIC_LV1 = monster(
    "Dark Mimic LV1", 74713516, DARK, FIEND, 1, 100, 1000,
    flip(Draw(1)),
    rises("Dark Mimic LV3", when=PhaseOf(STANDBY)),
)  # fmt: skip
DARK_MIMIC_LV3 = monster(
    "Dark Mimic LV3", 1102515, DARK, FIEND, 3, 1000, 1000,
    Effect((DrawOrRaised(1, 2),), TRIGGERED, when=ThisDestroyedByBattle(), where=GRAVE),
)  # fmt: skip
ENERVATING_MIST = continuous_trap("Enervating Mist", 26022485, HandLimit(5, OPPONENT))
ENRAGED_MUKA_MUKA = monster(
    "Enraged Muka Muka", 91862578, EARTH, ROCK, 5, 1200, 600,
    Boost(THIS_CARD, 400, 400, each=AnyCard(controller=YOU)),
)  # fmt: skip
FUSION_WEAPON = equip(
    "Fusion Weapon", 27967615,
    Monster(face_up=True, subkinds=("fusion",), max_level=6),
    Boost(EQUIPPED, 1500, 1500),
)  # fmt: skip
GOBLIN_CALLIGRAPHER = monster("Goblin Calligrapher", 12057781, DARK, FIEND, 1, 400, 400)
HADE_HANE = monster(
    "Hade-Hane", 28357177, EARTH, BEAST, 5, 900, 1000,
    flip(ReturnToHand(TARGET), targets=(Target(Monster(), 0, 3),)),
)  # fmt: skip
HAMMER_SHOT = spell(
    "Hammer Shot", 26412047,
    Effect(
        (Choose(Strongest(Monster(face_up=True, position=ATTACK_POSITION)), Destroy(MADE)),),
        condition=OnField(Monster(face_up=True, position=ATTACK_POSITION)),
    ),
)  # fmt: skip
HORUS_THE_BLACK_FLAME_DRAGON_LV4 = monster(
    "Horus the Black Flame Dragon LV4", 75830094, FIRE, DRAGON, 4, 1600, 1000,
    CannotChangeControl(),
    rises("Horus the Black Flame Dragon LV6", WonThisTurn(), when=PhaseOf(END, "")),
)  # fmt: skip
HORUS_THE_BLACK_FLAME_DRAGON_LV6 = monster(
    "Horus the Black Flame Dragon LV6", 11224103, FIRE, DRAGON, 6, 2300, 1600,
    Unaffected("spell"),
    rises("Horus the Black Flame Dragon LV8", WonThisTurn(), when=PhaseOf(END, "")),
)  # fmt: skip
HORUS_THE_BLACK_FLAME_DRAGON_LV8 = monster(
    "Horus the Black Flame Dragon LV8", 48229808, FIRE, DRAGON, 8, 3000, 1800,
    Effect(
        (If(ThisFaceUp(), IfDone(Negate(), Destroy(THAT_CARD))),),
        QUICK,
        when=CardActivated(("spell",)),
        condition=ThisFaceUp(),
        damage_step=True,
    ),
    special_only=True,
    only_way=True,
)  # fmt: skip
HOWLING_INSECT = monster(
    "Howling Insect", 93107608, EARTH, INSECT, 3, 1200, 1300,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), races=(INSECT,), max_atk=1500, summonable=True)
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
LEVEL_UP = spell(
    "Level Up!", 25290459,
    Effect((SummonHigherForm(),), condition=CanSpecialSummon(0), cost=(SendLeveled(),)),
)  # fmt: skip
MASKED_DRAGON = monster(
    "Masked Dragon", 39191307, FIRE, DRAGON, 3, 1400, 1100,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), races=(DRAGON,), max_atk=1500, summonable=True)
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
MIND_CRUSH = trap(
    "Mind Crush", 15800838,
    Effect(
        (DiscardDeclared(),),
        condition=All((OnField(AnyCard(controller=YOU, other=True)), OnField(AnyCard(controller=OPPONENT)))),
        cost=(DeclareName(),),
    ),
)  # fmt: skip
MOBIUS_THE_FROST_MONARCH = monster(
    "Mobius the Frost Monarch", 4929256, WATER, AQUA, 6, 2400, 1000,
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("tribute",)),
        targets=(Target(SpellTrap(), 1, 2),),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
MYSTIC_SWORDSMAN_LV2 = monster(
    "Mystic Swordsman LV2", 47507260, EARTH, WARRIOR, 2, 900, 0,
    Effect((DestroyAttacked(),), TRIGGERED, when=ThisAttacksFaceDown()),
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, names=("Mystic Swordsman LV4",), where=(HAND, DECK))
            ),
        ),
        TRIGGERED,
        when=PhaseOf(END, ""),
        condition=WonThisTurn(),
        cost=(SendThis(),),
        optional=True,
    ),
)  # fmt: skip
MYSTIC_SWORDSMAN_LV4 = monster(
    "Mystic Swordsman LV4", 74591968, EARTH, WARRIOR, 4, 1900, 1600,
    Effect((DestroyAttacked(),), TRIGGERED, when=ThisAttacksFaceDown()),
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, names=("Mystic Swordsman LV6",), where=(HAND, DECK))
            ),
        ),
        TRIGGERED,
        when=PhaseOf(END, ""),
        condition=WonThisTurn(),
        cost=(SendThis(),),
        optional=True,
    ),
    set_only=True,
)  # fmt: skip
NEO_AQUA_MADOOR = monster("Neo Aqua Madoor", 49563947, WATER, SPELLCASTER, 6, 1200, 3000)
RAFFLESIA_SEDUCTION = monster(
    "Rafflesia Seduction", 31440542, EARTH, PLANT, 2, 300, 900,
    flip(TakeControl(), targets=(Target(Monster(controller=OPPONENT, face_up=True, takeable=True)),)),
)  # fmt: skip
RITUAL_WEAPON = equip(
    "Ritual Weapon", 54351224,
    Monster(face_up=True, subkinds=("ritual",), max_level=6),
    Boost(EQUIPPED, 1500, 1500),
)  # fmt: skip
SANWITCH = fusion(
    "Sanwitch", 53539634, DARK, SPELLCASTER, 6, 2100, 1800,
    ("Sangan", "Witch of the Black Forest"),
)  # fmt: skip
SKULL_DOG_MARRON = monster("Skull Dog Marron", 86652646, EARTH, BEAST, 4, 1350, 2000)
ULTIMATE_INSECT_LV1 = monster(
    "Ultimate Insect LV1", 49441499, WIND, INSECT, 1, 0, 0,
    Unaffected("spell"),
    rises("Ultimate Insect LV3", ThereBefore(), when=PhaseOf(STANDBY)),
)  # fmt: skip
