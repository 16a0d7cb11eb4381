"""Tournament Pack 7 (TP7)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

DD_WARRIOR = monster(
    "D.D. Warrior", 37043180, EARTH, WARRIOR, 4, 1200, 1000,
    Effect((BanishBattlers(),), TRIGGERED, when=ThisBattled()),
)  # fmt: skip
DIG_BEAK = monster("Dig Beak", 29948642, EARTH, BEAST, 2, 500, 800)
FORTRESS_WHALE = ritual_monster("Fortress Whale", 62337487, WATER, FISH, 7, 2350, 2150)
FORTRESS_WHALES_OATH = ritual_spell("Fortress Whale's Oath", 77454922, "Fortress Whale")
HANIWA = monster("Haniwa", 84285623, EARTH, ROCK, 2, 500, 500)
MILLENNIUM_GOLEM = monster("Millennium Golem", 47986555, EARTH, ROCK, 6, 2000, 2200)
NEKOGAL_2 = monster("Nekogal #2", 43352213, EARTH, BEAST_WARRIOR, 6, 1900, 2000)
PRISMAN = monster("Prisman", 80234301, LIGHT, ROCK, 3, 800, 1000)
WARRIOR_ELIMINATION = spell(
    "Warrior Elimination", 90873992,
    Effect(
        (Destroy(Monster(face_up=True, races=(WARRIOR,))),),
        condition=OnField(Monster(face_up=True, races=(WARRIOR,))),
    ),
)  # fmt: skip
