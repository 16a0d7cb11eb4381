"""DM-02: Evo-Crushinators of Doom."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

BARKWHIP = evolution(
    "Barkwhip, the Smasher",
    NATURE,
    2,
    "Beast Folk",
    5000,
    While(IsTapped(), (Gives(Creature(controller=YOU, races=("Beast Folk",), other=True), (Plus(2000),)),)),
)
ELF_X = creature("Elf-X", NATURE, 4, "Tree Folk", 2000, Cheaper(1, Cards(HAND, kind="creature")))
