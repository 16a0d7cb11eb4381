"""The Lost Millennium (TLM)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BRAIN_CONTROL = spell(
    "Brain Control", 87910978,
    Effect(
        (TakeControl(),),
        condition=FreeMonsterZones(),
        cost=(PayLife(800),),
        targets=(Target(Monster(controller=OPPONENT, face_up=True, takeable=True)),),
    ),
)  # fmt: skip
ELEMENTAL_HERO_AVIAN = monster("Elemental HERO Avian", 21844576, WIND, WARRIOR, 3, 1000, 1000)
ELEMENTAL_HERO_BURSTINATRIX = monster("Elemental HERO Burstinatrix", 58932615, FIRE, WARRIOR, 3, 1200, 800)
ELEMENTAL_HERO_CLAYMAN = monster("Elemental HERO Clayman", 84327329, EARTH, WARRIOR, 4, 800, 2000)
ELEMENTAL_HERO_SPARKMAN = monster("Elemental HERO Sparkman", 20721928, LIGHT, WARRIOR, 4, 1600, 1400)
ULTIMATE_INSECT_LV7 = monster(
    "Ultimate Insect LV7", 19877898, WIND, INSECT, 7, 2600, 1200,
    Boost(Monster(controller=OPPONENT, face_up=True), -700, -700, condition=WasRaised()),
)  # fmt: skip
