"""Legacy of Darkness (LOD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

AIRKNIGHT_PARSHATH = monster(
    "Airknight Parshath", 18036057, LIGHT, FAIRY, 5, 1900, 1400,
    Pierces(),
    Effect((Draw(1),), TRIGGERED, when=ThisInflictedDamage()),
)  # fmt: skip
CREATURE_SWAP = spell(
    "Creature Swap", 31036355,
    Effect(
        (SwapControl(),),
        condition=All((OnField(Monster(controller=YOU)), OnField(Monster(controller=OPPONENT)))),
    ),
)  # fmt: skip
DROP_OFF = trap("Drop Off", 55773067, Effect((DiscardThese(THAT_CARD),), when=OpponentDrew()))
LIZARD_SOLDIER = monster("Lizard Soldier", 20831168, WIND, DRAGON, 3, 1100, 800)
LUSTER_DRAGON_2 = monster("Luster Dragon #2", 17658803, WIND, DRAGON, 6, 2400, 1400)
OPTICLOPS = monster("Opticlops", 14531242, DARK, FIEND, 4, 1800, 1700)
ROBOLADY = monster("Robolady", 92421852, EARTH, MACHINE, 3, 450, 900)
ROBOTIC_KNIGHT = monster("Robotic Knight", 44203504, FIRE, MACHINE, 4, 1600, 1800)
ROBOYAROU = monster("Roboyarou", 38916461, EARTH, MACHINE, 3, 900, 450)
SPEAR_DRAGON = monster(
    "Spear Dragon", 31553716, WIND, DRAGON, 4, 1900, 0,
    Pierces(),
    DefenseAfterAttack(),
)  # fmt: skip
THE_DRAGON_DWELLING_IN_THE_CAVE = monster(
    "The Dragon Dwelling in the Cave", 93346024, WIND, DRAGON, 4, 1300, 2000
)
THE_ILLUSORY_GENTLEMAN = monster("The Illusory Gentleman", 83764996, DARK, SPELLCASTER, 4, 1500, 1600)
WARRIOR_DAI_GREPHER = monster("Warrior Dai Grepher", 75953262, EARTH, WARRIOR, 4, 1700, 1600)
WOLF_AXWIELDER = monster("Wolf Axwielder", 56369281, EARTH, BEAST_WARRIOR, 4, 1650, 1000)
