"""Flaming Eternity (FET)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

CHIRON_THE_MAGE = monster(
    "Chiron the Mage", 16956455, EARTH, BEAST_WARRIOR, 4, 1800, 1000,
    Effect(
        (Destroy(TARGET),),
        IGNITE,
        cost=(DiscardCards(1, SpellTrap(controller=YOU, kind="spell", where=(HAND,))),),
        targets=(Target(SpellTrap(controller=OPPONENT)),),
        once=True,
    ),
)  # fmt: skip
CHU_SKE_THE_MOUSE_FIGHTER = monster("Chu-Ske the Mouse Fighter", 8508055, EARTH, BEAST, 3, 1200, 0)
DD_DYNAMITE = trap(
    "D.D. Dynamite", 8628798,
    Effect((Damage(Amount(300, AnyCard(controller=OPPONENT, where=(BANISHED,)))),)),
)  # fmt: skip
DECK_DEVASTATION_VIRUS = trap(
    "Deck Devastation Virus", 35027493,
    Effect((Infect(),), cost=(TributeMonsters(1, Monster(attributes=(DARK,), min_atk=2000)),)),
)  # fmt: skip
DIVINE_DRAGON_RAGNAROK = monster("Divine Dragon Ragnarok", 62113340, LIGHT, DRAGON, 4, 1500, 1000)
GATLING_DRAGON = fusion(
    "Gatling Dragon", 87751584, DARK, MACHINE, 8, 2600, 1200,
    ("Barrel Dragon", "Blowback Dragon"),
    Effect((DestroyPerHeads(3),), IGNITE, once=True),
)  # fmt: skip
GOLEM_SENTRY = monster(
    "Golem Sentry", 52323207, EARTH, ROCK, 4, 800, 1800,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect(
        (ReturnToHand(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("flip",)),
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
GRANMARG_THE_ROCK_MONARCH = monster(
    "Granmarg the Rock Monarch", 60229110, EARTH, ROCK, 6, 2400, 1000,
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("tribute",)),
        targets=(Target(AnyCard(face_up=False, where=ON_FIELD)),),
    ),
)  # fmt: skip
HAND_OF_NEPHTHYS = monster(
    "Hand of Nephthys", 98446407, WIND, SPELLCASTER, 2, 600, 600,
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, where=(HAND, DECK), names=("Sacred Phoenix of Nephthys",))),),
        IGNITE,
        condition=CanSpecialSummon(0),
        cost=(TributeThis(), TributeMonsters(1, Monster(other=True))),
    ),
)  # fmt: skip
HYENA = monster(
    "Hyena", 22873798, EARTH, BEAST, 3, 1000, 300,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), names=("Hyena",), summonable=True), low=1, high=3
            ),
        ),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        condition=CanSpecialSummon(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
INSECT_KNIGHT = monster("Insect Knight", 35052053, EARTH, INSECT, 4, 1900, 1500)
KING_DRAGUN = fusion(
    "King Dragun", 13756293, DARK, DRAGON, 7, 2400, 1100,
    ("Lord of D.", "Divine Dragon Ragnarok"),
    Effect(
        (SpecialSummonFrom(Monster(controller=YOU, races=(DRAGON,), where=(HAND,), summonable=True)),),
        IGNITE,
        once=True,
        condition=All((
            CanSpecialSummon(),
            OnField(Monster(controller=YOU, races=(DRAGON,), where=(HAND,), summonable=True)),
        )),
    ),
    CannotBeTargeted(Monster(face_up=True, races=(DRAGON,)), by=OPPONENT),
)  # fmt: skip
LIGHTNING_VORTEX = spell(
    "Lightning Vortex", 69162969,
    Effect(
        (Destroy(Monster(controller=OPPONENT, face_up=True)),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
        cost=(DiscardCards(),),
    ),
)  # fmt: skip
PHOENIX_WING_WIND_BLAST = trap(
    "Phoenix Wing Wind Blast", 63356631,
    Effect(
        (ReturnToDeck(TARGET),),
        cost=(DiscardCards(),),
        targets=(Target(AnyCard(controller=OPPONENT, where=ON_FIELD, staying=True)),),
    ),
)  # fmt: skip
SACRED_PHOENIX_OF_NEPHTHYS = monster(
    "Sacred Phoenix of Nephthys", 61441708, FIRE, WINGED_BEAST, 8, 2400, 1600,
    Effect(
        (RiseAgain(),),
        TRIGGERED,
        when=PhaseOf(STANDBY),
        condition=All((FellByEffect(), CanSpecialSummon())),
        where=GRAVE,
    ),
    Effect((Destroy(SpellTrap()),), TRIGGERED, when=ThisSummoned(("special",)), condition=HasRisen()),
)  # fmt: skip
SILENT_SWORDSMAN_LV5 = monster(
    "Silent Swordsman LV5", 74388798, LIGHT, WARRIOR, 5, 2300, 1000,
    Unaffected("spell", by=OPPONENT),
    rises("Silent Swordsman LV7", HitDirectly(), when=PhaseOf(STANDBY)),
)  # fmt: skip
SPACE_MAMBO = monster("Space Mambo", 36119641, WATER, FISH, 4, 1700, 1000)
THREATENING_ROAR = trap("Threatening Roar", 36361633, Effect((Last(CannotAttack()),), turn="other"))
ULTIMATE_INSECT_LV5 = monster(
    "Ultimate Insect LV5", 34830502, WIND, INSECT, 5, 2300, 900,
    Boost(Monster(controller=OPPONENT, face_up=True), -500, condition=WasRaised()),
    rises("Ultimate Insect LV7", ThereBefore(), when=PhaseOf(STANDBY)),
)  # fmt: skip
