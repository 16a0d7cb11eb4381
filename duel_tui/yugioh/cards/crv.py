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
CYBER_TWIN_DRAGON = fusion(
    "Cyber Twin Dragon", 74157028, LIGHT, MACHINE, 8, 2800, 2100, ("Cyber Dragon", "Cyber Dragon"),
    AttacksTimes(),
    true_materials=True,
)  # fmt: skip
CYCROID = monster("Cycroid", 45945685, EARTH, MACHINE, 3, 800, 1000)
JERRY_BEANS_MAN = monster("Jerry Beans Man", 23635815, EARTH, PLANT, 3, 1750, 0)
MAD_LOBSTER = monster("Mad Lobster", 97240270, WATER, AQUA, 3, 1700, 1000)
SOITSU = monster("Soitsu", 60246171, WIND, FAIRY, 3, 0, 0)
