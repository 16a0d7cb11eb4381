"""Rise of Destiny (RDS)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BACK_TO_SQUARE_ONE = spell(
    "Back to Square One", 47453433,
    Effect((ReturnToDeck(TARGET),), cost=(DiscardCards(),), targets=(Target(Monster()),)),
)  # fmt: skip
BOKOICHI_THE_FREIGHTENING_CAR = monster("Bokoichi the Freightening Car", 8715625, DARK, MACHINE, 2, 500, 500)
DARK_BLADE_THE_DRAGON_KNIGHT = fusion(
    "Dark Blade the Dragon Knight", 86805855, DARK, WARRIOR, 6, 2200, 1500,
    ("Dark Blade", "Pitch-Dark Dragon"),
    Effect(
        (Banish(TARGET),),
        TRIGGERED,
        when=ThisInflictedDamage(),
        targets=(Target(Monster(controller=OPPONENT, where=(GRAVE,)), 1, 3),),
        optional=True,
    ),
)  # fmt: skip
DEKOICHI_THE_BATTLECHANTED_LOCOMOTIVE = monster(
    "Dekoichi the Battlechanted Locomotive", 87621407, DARK, MACHINE, 4, 1400, 1000,
    flip(
        Draw(1),
        Draw(Amount(1, Monster(controller=YOU, face_up=True, names=("Bokoichi the Freightening Car",)))),
    ),
)  # fmt: skip
HARPIE_GIRL = monster("Harpie Girl", 34100324, WIND, WINGED_BEAST, 2, 500, 500)
HARPIE_LADY_1 = monster(
    "Harpie Lady 1", 91932350, WIND, WINGED_BEAST, 4, 1300, 1400,
    Boost(Monster(face_up=True, attributes=(WIND,)), 300),
    counts_as="Harpie Lady",
)  # fmt: skip
HARPIE_LADY_2 = monster(
    "Harpie Lady 2", 27927359, WIND, WINGED_BEAST, 4, 1300, 1400,
    SilencesBeaten(Monster(flips=True)),
    counts_as="Harpie Lady",
)  # fmt: skip
HARPIE_LADY_3 = monster(
    "Harpie Lady 3", 54415063, WIND, WINGED_BEAST, 4, 1300, 1400,
    Effect((LockBattler(2),), TRIGGERED, when=ThisBattled()),
    counts_as="Harpie Lady",
)  # fmt: skip
HARPIES_HUNTING_GROUND = field_spell(
    "Harpies' Hunting Ground", 75782277,
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=OtherSummoned(
            Monster(names=("Harpie Lady", "Harpie Lady Sisters")),
            ("normal", "tribute", "special", "fusion", "ritual"),
        ),
        targets=(Target(SpellTrap(other=False)),),
        anyone=True,
    ),
    Boost(Monster(face_up=True, races=(WINGED_BEAST,)), 200, 200),
)  # fmt: skip
MALICE_DISPERSION = quick_play(
    "Malice Dispersion", 13626450,
    Effect(
        (Destroy(SpellTrap(kind="trap", face_up=True, subkinds=("continuous",))),),
        condition=OnField(SpellTrap(kind="trap", face_up=True, subkinds=("continuous",))),
        cost=(DiscardCards(),),
    ),
)  # fmt: skip
MIGHTY_GUARD = monster("Mighty Guard", 62327910, EARTH, MACHINE, 4, 500, 1200)
MIND_HAXORZ = trap(
    "Mind Haxorz", 75392615,
    Effect(
        (
            Reveal(AnyCard(controller=OPPONENT), YOU),
            Reveal(AnyCard(controller=OPPONENT, face_up=False, where=ON_FIELD), YOU),
        ),
        cost=(PayLife(500),),
    ),
)  # fmt: skip
MONSTER_REINCARNATION = spell(
    "Monster Reincarnation", 74848038,
    Effect(
        (AddToHand(TARGET),),
        cost=(DiscardCards(feeds=Monster(controller=YOU, where=(GRAVE,))),),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,)), paid=True),),
    ),
)  # fmt: skip
PERFECT_MACHINE_KING = monster(
    "Perfect Machine King", 18891691, EARTH, MACHINE, 8, 2700, 1500,
    Boost(THIS_CARD, 500, 0, each=Monster(face_up=True, races=(MACHINE,), other=True)),
)  # fmt: skip
SPELL_PURIFICATION = trap(
    "Spell Purification", 1669772,
    Effect(
        (Destroy(SpellTrap(kind="spell", face_up=True, subkinds=("continuous",))),),
        condition=OnField(SpellTrap(kind="spell", face_up=True, subkinds=("continuous",))),
        cost=(DiscardCards(),),
    ),
)  # fmt: skip
THESTALOS_THE_FIRESTORM_MONARCH = monster(
    "Thestalos the Firestorm Monarch", 26205777, FIRE, PYRO, 6, 2400, 1000,
    Effect((DiscardForLevel(100),), TRIGGERED, when=ThisSummoned(("tribute",))),
)  # fmt: skip
ULTIMATE_INSECT_LV3 = monster(
    "Ultimate Insect LV3", 34088136, WIND, INSECT, 3, 1400, 900,
    Boost(Monster(controller=OPPONENT, face_up=True), -300, condition=WasRaised()),
    rises("Ultimate Insect LV5", ThereBefore(), when=PhaseOf(STANDBY)),
)  # fmt: skip
WOODBORG_INPACHI = monster("Woodborg Inpachi", 35322812, FIRE, MACHINE, 5, 500, 2500)
