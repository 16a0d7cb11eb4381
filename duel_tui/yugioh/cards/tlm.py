"""The Lost Millennium (TLM)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ANCIENT_GEAR_BEAST = monster(
    "Ancient Gear Beast", 10509340, EARTH, MACHINE, 6, 2000, 2000,
    CannotActivate(("spell", "trap"), attacking=True),
    SilencesBeaten(),
    no_special="ever",
)  # fmt: skip
ANCIENT_GEAR_GOLEM = monster(
    "Ancient Gear Golem", 83104731, EARTH, MACHINE, 8, 3000, 3000,
    CannotActivate(("spell", "trap"), attacking=True),
    Pierces(),
    no_special="ever",
)  # fmt: skip
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
ELEMENTAL_HERO_FLAME_WINGMAN = fusion(
    "Elemental HERO Flame Wingman", 35809262, WIND, WARRIOR, 6, 2100, 1200,
    ("Elemental HERO Avian", "Elemental HERO Burstinatrix"),
    Effect((Damage(OfThat()),), TRIGGERED, when=ThisDestroysByBattle()),
    only_way=True,
)  # fmt: skip
ELEMENTAL_HERO_SPARKMAN = monster("Elemental HERO Sparkman", 20721928, LIGHT, WARRIOR, 4, 1600, 1400)
ELEMENTAL_HERO_THUNDER_GIANT = fusion(
    "Elemental HERO Thunder Giant", 61204971, LIGHT, WARRIOR, 6, 2400, 1500,
    ("Elemental HERO Sparkman", "Elemental HERO Clayman"),
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        once=True,
        cost=(DiscardCards(),),
        targets=(TargetOutclassed(Monster(face_up=True)),),
    ),
    only_way=True,
)  # fmt: skip
FINAL_RITUAL_OF_THE_ANCIENTS = ritual_spell("Final Ritual of the Ancients", 60369732, "Reshef the Dark Being")
GUARDIAN_STATUE = monster(
    "Guardian Statue", 75209824, EARTH, ROCK, 4, 800, 1400,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect(
        (ReturnToHand(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("flip",)),
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
HERO_SIGNAL = trap(
    "Hero Signal", 22020907,
    Effect(
        (
            SpecialSummonFrom(
                Monster(
                    controller=YOU, where=(HAND, DECK), max_level=4, series="Elemental HERO", summonable=True
                )
            ),
        ),
        when=OwnMonsterBeaten(),
        condition=CanSpecialSummon(),
        optional=True,
    ),
)  # fmt: skip
HIERACOSPHINX = monster(
    "Hieracosphinx", 82260502, EARTH, ROCK, 6, 2400, 1200,
    CannotBeAttacked(Monster(controller=YOU, face_up=False)),
)  # fmt: skip
MEDUSA_WORM = monster(
    "Medusa Worm", 2694423, EARTH, ROCK, 2, 500, 600,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("flip",)),
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
MILLENNIUM_SCORPION = monster(
    "Millennium Scorpion", 82482194, EARTH, INSECT, 5, 2000, 1800,
    Effect((BoostWhileFaceUp(THIS_CARD, 500),), TRIGGERED, when=ThisDestroysByBattle(foes=True)),
)  # fmt: skip
MINE_GOLEM = monster(
    "Mine Golem", 76321376, EARTH, ROCK, 3, 1000, 1900,
    Effect((Damage(500),), TRIGGERED, when=ThisDestroyedByBattle(), where=GRAVE),
)  # fmt: skip
MOAI_INTERCEPTOR_CANNONS = monster(
    "Moai Interceptor Cannons", 45159319, EARTH, ROCK, 4, 1100, 2000,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
)  # fmt: skip
RESHEF_THE_DARK_BEING = ritual_monster(
    "Reshef the Dark Being", 62420419, LIGHT, FIEND, 8, 2500, 1500,
    Effect(
        (TakeControl(),),
        IGNITE,
        cost=(DiscardCards(1, SpellTrap(controller=YOU, kind="spell", where=(HAND,))),),
        targets=(Target(Monster(controller=OPPONENT, takeable=True)),),
        once=True,
    ),
)  # fmt: skip
ULTIMATE_INSECT_LV7 = monster(
    "Ultimate Insect LV7", 19877898, WIND, INSECT, 7, 2600, 1200,
    Boost(Monster(controller=OPPONENT, face_up=True), -700, -700, condition=WasRaised()),
)  # fmt: skip
WHITE_NINJA = monster(
    "White Ninja", 1571945, LIGHT, WARRIOR, 4, 1500, 800,
    flip(Destroy(TARGET), targets=(Target(Monster(position=DEFENSE_POSITION)),)),
)  # fmt: skip
WINGED_KURIBOH = monster(
    "Winged Kuriboh", 57116033, LIGHT, FAIRY, 1, 300, 200,
    Effect((Last(NoBattleDamage(spares_monsters=False)),), TRIGGERED, when=ThisDestroyed(), where=GRAVE),
)  # fmt: skip
