"""Soul of the Duelist (SOD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CHARCOAL_INPACHI = monster("Charcoal Inpachi", 13179332, FIRE, PYRO, 1, 100, 2100)
ENRAGED_MUKA_MUKA = monster(
    "Enraged Muka Muka", 91862578, EARTH, ROCK, 5, 1200, 600,
    Boost(THIS_CARD, 400, 400, each=AnyCard(controller=YOU)),
)  # fmt: skip
GOBLIN_CALLIGRAPHER = monster("Goblin Calligrapher", 12057781, DARK, FIEND, 1, 400, 400)
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
SANWITCH = fusion(
    "Sanwitch", 53539634, DARK, SPELLCASTER, 6, 2100, 1800,
    ("Sangan", "Witch of the Black Forest"),
)  # fmt: skip
SKULL_DOG_MARRON = monster("Skull Dog Marron", 86652646, EARTH, BEAST, 4, 1350, 2000)
