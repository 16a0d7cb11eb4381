"""Starter Deck: Yugi (SDY)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ANSATSU = monster("Ansatsu", 48365709, EARTH, WARRIOR, 5, 1700, 1200)
BARON_OF_THE_FIEND_SWORD = monster("Baron of the Fiend Sword", 86325596, DARK, FIEND, 4, 1550, 800)
CARD_DESTRUCTION = spell(
    "Card Destruction", 72892473,
    Effect((RedrawHands(),), condition=OnField(AnyCard(where=(HAND,), other=True))),
)  # fmt: skip
CASTLE_WALLS = trap(
    "Castle Walls", 44209392,
    Effect(
        (BoostUntilEnd(TARGET, defense=500),), targets=(Target(Monster(face_up=True)),), damage_step=True
    ),
)  # fmt: skip
CLAW_REACHER = monster("Claw Reacher", 41218256, DARK, FIEND, 3, 1000, 800)
DE_SPELL = spell(
    "De-Spell", 19159413,
    Effect((DestroyIfKind(TARGET, "spell"),), targets=(Target(SpellTrap(kind="spell", or_set=True)),)),
)  # fmt: skip
DIAN_KETO_THE_CURE_MASTER = spell("Dian Keto the Cure Master", 84257639, Effect((GainLife(1000),)))
DRAGON_ZOMBIE = monster("Dragon Zombie", 66672569, DARK, ZOMBIE, 3, 1600, 0)
GREAT_WHITE = monster("Great White", 13429800, WATER, FISH, 4, 1600, 800)
LAST_WILL = spell(
    "Last Will", 85602018,
    Effect((Last(Awaits(1)),)),
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, max_atk=1500, where=(DECK,), summonable=True)),),
        TRIGGERED,
        when=OwnMonsterLost(),
        condition=CanSpecialSummon(),
        optional=True,
        where=NOWHERE,
    ),
)  # fmt: skip
MAGICAL_GHOST = monster("Magical Ghost", 46474915, DARK, ZOMBIE, 4, 1300, 1400)
MYSTIC_CLOWN = monster("Mystic Clown", 47060154, DARK, FIEND, 4, 1500, 1000)
REINFORCEMENTS = trap(
    "Reinforcements", 17814387,
    Effect((BoostUntilEnd(TARGET, atk=500),), targets=(Target(Monster(face_up=True)),), damage_step=True),
)  # fmt: skip
REVERSE_TRAP = trap("Reverse Trap", 77622396, Effect((Last(Reversed()),)))
SORCERER_OF_THE_DOOMED = monster("Sorcerer of the Doomed", 49218300, DARK, SPELLCASTER, 4, 1450, 1200)
SOUL_EXCHANGE = spell(
    "Soul Exchange", 68005187,
    Effect(
        (Last(MayTribute(), TARGET), Last(NoBattlePhase(), bare=True)),
        condition=NoBattlePhaseYet(),
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
SWORD_OF_DARK_DESTRUCTION = equip(
    "Sword of Dark Destruction",
    37120512,
    Monster(face_up=True, attributes=(DARK,)),
    Boost(EQUIPPED, 400, -200),
)
THE_STERN_MYSTIC = monster(
    "The Stern Mystic", 87557188, LIGHT, SPELLCASTER, 4, 1500, 1200,
    flip(Reveal(AnyCard(face_up=False, where=ON_FIELD))),
)  # fmt: skip
TRAP_MASTER = monster(
    "Trap Master", 46461247, EARTH, WARRIOR, 3, 500, 1100,
    flip(DestroyIfKind(TARGET, "trap"), targets=(Target(SpellTrap(kind="trap", or_set=True)),)),
)  # fmt: skip
ULTIMATE_OFFERING = continuous_trap(
    "Ultimate Offering", 80604091,
    Effect(
        (NormalSummonOrSet(),),
        QUICK,
        condition=All(
            (OneOf((During(MAIN_PHASES), During(BATTLE_PHASE, OPPONENT))), CanNormalSummon()),
        ),
        cost=(PayLife(500),),
    ),
)  # fmt: skip
WABOKU = trap("Waboku", 12607053, Effect((Last(NoBattleDamage()),)))
WALL_OF_ILLUSION = monster(
    "Wall of Illusion", 13945283, DARK, FIEND, 4, 1000, 1850,
    Effect((ReturnToHand(ATTACKER),), TRIGGERED, when=ThisAttacked()),
)  # fmt: skip
