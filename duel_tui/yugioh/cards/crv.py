"""Cybernetic Revolution (CRV)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CYBER_DRAGON = monster(
    "Cyber Dragon", 70095154, LIGHT, MACHINE, 5, 2100, 1600,
    Effect(
        (),
        PROCEDURE,
        condition=All((OnField(Monster(controller=OPPONENT)), NoneThere(Monster(controller=YOU)))),
        where=HAND,
    ),
)  # fmt: skip
CYBER_END_DRAGON = fusion(
    "Cyber End Dragon", 1546123, LIGHT, MACHINE, 10, 4000, 2800,
    ("Cyber Dragon", "Cyber Dragon", "Cyber Dragon"),
    Pierces(),
    true_materials=True,
)  # fmt: skip
CYBER_TWIN_DRAGON = fusion(
    "Cyber Twin Dragon", 74157028, LIGHT, MACHINE, 8, 2800, 2100, ("Cyber Dragon", "Cyber Dragon"),
    AttacksTimes(),
    true_materials=True,
)  # fmt: skip
CYBERNETIC_CYCLOPEAN = monster(
    "Cybernetic Cyclopean", 96428622, EARTH, BEAST_WARRIOR, 4, 1400, 200,
    Boost(THIS_CARD, 1000, condition=HandAtMost(0)),
)  # fmt: skip
CYCROID = monster("Cycroid", 45945685, EARTH, MACHINE, 3, 800, 1000)
DOITSU = union("Doitsu", 57062206, EARTH, FAIRY, 4, 100, 200, ("Soitsu",), Boost(EQUIPPED, 2500))
EBON_MAGICIAN_CURRAN = monster(
    "Ebon Magician Curran", 46128076, DARK, SPELLCASTER, 2, 1200, 0,
    Effect((Damage(Amount(300, Monster(controller=OPPONENT))),), TRIGGERED, when=PhaseOf(STANDBY)),
)  # fmt: skip
ELEMENTAL_HERO_BUBBLEMAN = monster(
    "Elemental HERO Bubbleman", 79979666, WATER, WARRIOR, 4, 800, 1200,
    Effect((), PROCEDURE, where=HAND, condition=HandAtMost(1)),
    Effect(
        (Draw(2),),
        TRIGGERED,
        when=ThisSummoned(ALL_WAYS),
        condition=All((HandAtMost(0), NoneThere(AnyCard(controller=YOU, where=ON_FIELD, other=True)))),
        optional=True,
        at_once=True,
    ),
)  # fmt: skip
GOBLIN_ELITE_ATTACK_FORCE = monster(
    "Goblin Elite Attack Force", 85306040, EARTH, FIEND, 4, 2200, 1500,
    DefenseAfterAttack(late=True),
)  # fmt: skip
INDOMITABLE_FIGHTER_LEI_LEI = monster(
    "Indomitable Fighter Lei Lei", 84173492, EARTH, BEAST_WARRIOR, 4, 2300, 0,
    DefenseAfterAttack(late=True),
)  # fmt: skip
JERRY_BEANS_MAN = monster("Jerry Beans Man", 23635815, EARTH, PLANT, 3, 1750, 0)
MAD_LOBSTER = monster("Mad Lobster", 97240270, WATER, AQUA, 3, 1700, 1000)
MAGICAL_EXPLOSION = trap(
    "Magical Explosion", 32723153,
    Effect((Damage(Amount(200, SpellTrap(controller=YOU, kind="spell", where=(GRAVE,)))),), condition=HandAtMost(0)),
)  # fmt: skip
MIRACLE_FUSION = spell(
    "Miracle Fusion", 45906428,
    Effect(
        (FusionSummon(series="Elemental HERO", where=(MONSTERS, GRAVE), banish=True),),
        condition=CanFuse(FusionSummon(series="Elemental HERO", where=(MONSTERS, GRAVE), banish=True)),
    ),
)  # fmt: skip
POWER_BOND = spell(
    "Power Bond", 37630732,
    Effect(
        (IfDone(FusionSummon(races=(MACHINE,)), GainOriginal()),),
        condition=CanFuse(FusionSummon(races=(MACHINE,))),
    ),
)  # fmt: skip
RISING_ENERGY = trap(
    "Rising Energy", 78211862,
    Effect(
        (BoostUntilEnd(TARGET, 1500),),
        cost=(DiscardCards(),),
        targets=(Target(Monster(face_up=True)),),
        damage_step=True,
    ),
)  # fmt: skip
SOITSU = monster("Soitsu", 60246171, WIND, FAIRY, 3, 0, 0)
SYSTEM_DOWN = spell(
    "System Down", 18895832,
    Effect(
        (Banish(Monster(controller=OPPONENT, face_up=True, races=(MACHINE,), where=(MONSTERS, GRAVE))),),
        condition=OnField(
            Monster(controller=OPPONENT, face_up=True, races=(MACHINE,), where=(MONSTERS, GRAVE))
        ),
        cost=(PayLife(1000),),
    ),
)  # fmt: skip
UFOROID = monster(
    "UFOroid", 7602840, LIGHT, MACHINE, 6, 1200, 1200,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), races=(MACHINE,), max_atk=1500, summonable=True),
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
