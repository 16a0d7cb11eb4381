"""Ancient Sanctuary (AST)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ABSORBING_KID_FROM_THE_SKY = monster(
    "Absorbing Kid from the Sky", 49771608, LIGHT, FAIRY, 4, 1300, 1000,
    Effect((GainLife(OfThat(300)),), TRIGGERED, when=ThisDestroysByBattle()),
)  # fmt: skip
BLOWBACK_DRAGON = monster(
    "Blowback Dragon", 25551951, DARK, MACHINE, 6, 2300, 1200,
    Effect(
        (TossCoins(3, 2, Destroy(TARGET)),),
        IGNITE,
        once=True,
        targets=(Target(AnyCard(controller=OPPONENT, where=ON_FIELD)),),
    ),
)  # fmt: skip
DARK_MAGIC_ATTACK = spell(
    "Dark Magic Attack", 2314238,
    Effect(
        (Destroy(SpellTrap(controller=OPPONENT)),),
        condition=All(
            (
                OnField(Monster(controller=YOU, face_up=True, names=("Dark Magician",))),
                OnField(SpellTrap(controller=OPPONENT)),
            )
        ),
    ),
)  # fmt: skip
DRAINING_SHIELD = trap(
    "Draining Shield", 43250041,
    Effect(
        (IfDone(NegateAttack(), GainLife(AttackOf(TARGET))),),
        when=AttackDeclared(),
        targets=(TargetThat(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
EARTHQUAKE = spell(
    "Earthquake", 82828051,
    Effect(
        (ChangePosition(Monster(face_up=True, position=ATTACK_POSITION)),),
        condition=OnField(Monster(face_up=True, position=ATTACK_POSITION)),
    ),
)  # fmt: skip
ENEMY_CONTROLLER = quick_play(
    "Enemy Controller", 98045062,
    Effect(
        (),
        modes=(
            (
                "position",
                Effect(
                    (ChangePosition(TARGET),),
                    targets=(Target(Monster(controller=OPPONENT, face_up=True)),),
                ),
            ),
            (
                "control",
                Effect(
                    (TakeControl(TARGET),),
                    cost=(TributeMonsters(),),
                    targets=(Target(Monster(controller=OPPONENT, face_up=True, takeable=True)),),
                ),
            ),
        ),
    ),
)  # fmt: skip
FIEND_SCORPION = monster("Fiend Scorpion", 26566878, EARTH, INSECT, 2, 900, 200)
GIGOBYTE = monster("Gigobyte", 53776525, WATER, REPTILE, 1, 350, 300)
GOBLIN_THIEF = spell("Goblin Thief", 45311864, Effect((Damage(500), GainLife(500))))
GOGIGA_GAGAGIGO = monster("Gogiga Gagagigo", 39674352, WATER, REPTILE, 8, 2950, 2800)
KA_2_DES_SCISSORS = monster(
    "KA-2 Des Scissors", 52768103, DARK, MACHINE, 4, 1000, 1000,
    Effect((Damage(OfThat(500)),), TRIGGERED, when=ThisDestroysByBattle()),
)  # fmt: skip
KING_OF_THE_SWAMP = monster(
    "King of the Swamp", 79109599, WATER, AQUA, 3, 500, 1100,
    Effect(
        (Search(SpellTrap(controller=YOU, where=(DECK,), names=("Polymerization",))),),
        IGNITE,
        cost=(DiscardThis(),),
        where=HAND,
    ),
    substitute=True,
)  # fmt: skip
KOZAKY = monster("Kozaky", 99171160, DARK, FIEND, 1, 400, 400)
LEVEL_LIMIT_AREA_B = continuous_spell(
    "Level Limit - Area B", 3136426, ForcedDefense(Monster(face_up=True, min_level=4), locks=False)
)
MAN_THRO_TRO = monster(
    "Man-Thro' Tro'", 43714890, EARTH, BEAST_WARRIOR, 4, 1000, 1000,
    Effect((Damage(800),), IGNITE, cost=(TributeMonsters(1, Monster(subkinds=("normal",))),)),
)  # fmt: skip
METAL_ARMORED_BUG = monster("Metal Armored Bug", 65957473, EARTH, INSECT, 8, 2800, 1500)
MOKEY_MOKEY = monster("Mokey Mokey", 27288416, LIGHT, FAIRY, 1, 300, 100)
MYSTICAL_SHINE_BALL = monster("Mystical Shine Ball", 39552864, LIGHT, FAIRY, 2, 500, 500)
NEEDLE_BURROWER = monster(
    "Needle Burrower", 98162242, DARK, MACHINE, 5, 1700, 1700,
    Effect((Damage(OfThat(500)),), TRIGGERED, when=ThisDestroysByBattle()),
)  # fmt: skip
NIGHT_ASSAILANT = monster(
    "Night Assailant", 16226786, DARK, FIEND, 3, 200, 500,
    flip(Destroy(TARGET), targets=(Target(Monster(controller=OPPONENT)),)),
    Effect(
        (AddToHand(TARGET),),
        TRIGGERED,
        when=ThisSentFromHand(),
        targets=(Target(Monster(controller=YOU, flips=True, other=True, where=(GRAVE,))),),
        where=GRAVE,
    ),
)  # fmt: skip
OPTI_CAMOUFLAGE_ARMOR = equip(
    "Opti-Camouflage Armor", 44762290,
    Monster(face_up=True, min_level=1, max_level=1),
    AttacksDirectly(who=EQUIPPED),
)  # fmt: skip
PHARAOHS_SERVANT = monster("Pharaoh's Servant", 52550973, DARK, ZOMBIE, 2, 900, 0)
PHARAONIC_PROTECTOR = monster("Pharaonic Protector", 89959682, EARTH, ZOMBIE, 2, 900, 0)
SEALMASTER_MEISEI = monster("Sealmaster Meisei", 2468169, DARK, SPELLCASTER, 3, 1100, 900)
SOLAR_FLARE_DRAGON = monster(
    "Solar Flare Dragon", 45985838, FIRE, PYRO, 4, 1500, 1000,
    Effect((Damage(500),), TRIGGERED, when=PhaseOf(END)),
    CannotBeAttacked(
        THIS_CARD, OnField(Monster(controller=YOU, face_up=True, races=(PYRO,), other=True))
    ),
)  # fmt: skip
SOLAR_RAY = trap(
    "Solar Ray", 44472639,
    Effect((Damage(Amount(600, Monster(controller=YOU, face_up=True, attributes=(LIGHT,)))),)),
)  # fmt: skip
THE_AGENT_OF_CREATION_VENUS = monster(
    "The Agent of Creation - Venus", 64734921, LIGHT, FAIRY, 3, 1600, 0,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND, DECK), names=("Mystical Shine Ball",))),),
        IGNITE,
        cost=(PayLife(500),),
        condition=All((
            CanSpecialSummon(),
            OnField(Monster(controller=YOU, where=(HAND, DECK), names=("Mystical Shine Ball",))),
        )),
    ),
)  # fmt: skip
THEBAN_NIGHTMARE = monster(
    "Theban Nightmare", 51838385, LIGHT, FIEND, 4, 1500, 500,
    Boost(THIS_CARD, 1500, condition=All((HandAtMost(0), NoneThere(SpellTrap(controller=YOU, where=(SPELLS,)))))),
)  # fmt: skip
WALL_OF_REVEALING_LIGHT = continuous_trap(
    "Wall of Revealing Light", 17078030,
    Effect((), cost=(PayMultiple(1000),)),
    CannotAttack(UpToPaid(), stops=True),
)  # fmt: skip
WARRIOR_OF_ZERA = monster("Warrior of Zera", 66073051, EARTH, WARRIOR, 4, 1600, 1600)
WHITE_MAGICIAN_PIKERU = monster(
    "White Magician Pikeru", 81383947, LIGHT, SPELLCASTER, 2, 1200, 0,
    Effect((GainLife(Amount(400, Monster(controller=YOU))),), TRIGGERED, when=PhaseOf(STANDBY)),
)  # fmt: skip
ZABORG_THE_THUNDER_MONARCH = monster(
    "Zaborg the Thunder Monarch", 51945556, LIGHT, THUNDER, 5, 2400, 1000,
    Effect(
        (Destroy(TARGET),), TRIGGERED, when=ThisSummoned(("tribute",)), targets=(Target(Monster()),)
    ),
)  # fmt: skip
