"""Pharaonic Guardian (PGD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BOOK_OF_MOON = quick_play(
    "Book of Moon", 14087893,
    Effect((TurnFaceDown(TARGET),), targets=(Target(Monster(face_up=True, tokens=False)),)),
)  # fmt: skip
DARK_SNAKE_SYNDROME = continuous_spell(
    "Dark Snake Syndrome", 47233801,
    Effect((DoublingDamage(200),), TRIGGERED, when=PhaseOf(STANDBY)),
)  # fmt: skip
INPACHI = monster("Inpachi", 97923414, EARTH, MACHINE, 4, 1600, 1900)
KABAZAULS = monster("Kabazauls", 51934376, WATER, DINOSAUR, 4, 1700, 1500)
MASTER_KYONSHEE = monster("Master Kyonshee", 24530661, EARTH, ZOMBIE, 4, 1750, 1000)
MOLTEN_BEHEMOTH = monster("Molten Behemoth", 17192817, FIRE, PYRO, 5, 1000, 2200)
RING_OF_DESTRUCTION = trap(
    "Ring of Destruction", 83555666,
    Effect((DestroyForDamage(TARGET),), targets=(Target(Monster(face_up=True)),)),
)  # fmt: skip
SHAPESNATCH = monster("Shapesnatch", 4035199, DARK, MACHINE, 5, 1200, 1700)
SOULEATER = monster("Souleater", 31242786, EARTH, FISH, 4, 1200, 0)
