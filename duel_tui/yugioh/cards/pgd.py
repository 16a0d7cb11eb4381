"""Pharaonic Guardian (PGD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BOOK_OF_MOON = quick_play(
    "Book of Moon", 14087893,
    Effect((TurnFaceDown(TARGET),), targets=(Target(Monster(face_up=True, tokens=False)),)),
)  # fmt: skip
BOOK_OF_TAIYOU = spell(
    "Book of Taiyou", 38699854,
    Effect((ToAttack(TARGET),), targets=(Target(Monster(face_up=False)),)),
)  # fmt: skip
CURSE_OF_AGING = trap(
    "Curse of Aging", 41398771,
    Effect(
        (BoostUntilEnd(Monster(controller=OPPONENT, face_up=True), -500, -500),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
        cost=(DiscardCards(),),
    ),
)  # fmt: skip
DARK_DUST_SPIRIT = spirit(
    "Dark Dust Spirit", 89111398, EARTH, ZOMBIE, 6, 2200, 1800,
    Effect((Destroy(Monster(face_up=True, other=True)),), TRIGGERED, when=AnyOf((ThisSummoned(), ThisTurnedUp()))),
)  # fmt: skip
DARK_SNAKE_SYNDROME = continuous_spell(
    "Dark Snake Syndrome", 47233801,
    Effect((DoublingDamage(200),), TRIGGERED, when=PhaseOf(STANDBY)),
    CountsStandby(),
)  # fmt: skip
DON_ZALOOG = monster(
    "Don Zaloog", 76922029, DARK, WARRIOR, 4, 1400, 1500,
    Effect(
        (),
        TRIGGERED,
        when=ThisInflictedDamage(),
        optional=True,
        modes=(
            (
                "hand",
                Effect(
                    (Discard(1, OPPONENT, at_random=True),),
                    condition=OnField(AnyCard(controller=OPPONENT)),
                ),
            ),
            ("deck", Effect((Mill(2),))),
        ),
    ),
)  # fmt: skip
HIEROGLYPH_LITHOGRAPH = spell(
    "Hieroglyph Lithograph", 10248192, Effect((SetHandLimit(7),), cost=(PayLife(1000),))
)
INPACHI = monster("Inpachi", 97923414, EARTH, MACHINE, 4, 1600, 1900)
KABAZAULS = monster("Kabazauls", 51934376, WATER, DINOSAUR, 4, 1700, 1500)
KING_TIGER_WANGHU = monster(
    "King Tiger Wanghu", 83986578, EARTH, BEAST, 4, 1700, 1000,
    Effect(
        (DestroySummoned(Monster(face_up=True, max_atk=1400)),),
        TRIGGERED,
        when=MonstersSummoned(Monster(face_up=True, max_atk=1400)),
    ),
)  # fmt: skip
LAVA_GOLEM = monster(
    "Lava Golem", 102380, FIRE, FIEND, 8, 3000, 2500,
    Effect((), PROCEDURE, where=HAND, side=OPPONENT, cost=(TributeFoes(2),), condition=NoNormalSummonYet()),
    Effect((Damage(1000, YOU),), TRIGGERED, when=PhaseOf("standby")),
    BarsNormalSummon(),
    special_only=True,
)  # fmt: skip
MASTER_KYONSHEE = monster("Master Kyonshee", 24530661, EARTH, ZOMBIE, 4, 1750, 1000)
METAMORPHOSIS = spell("Metamorphosis", 46411259, Effect((SummonForTribute(),), cost=(TributeForFusion(),)))
MOLTEN_BEHEMOTH = monster("Molten Behemoth", 17192817, FIRE, PYRO, 5, 1000, 2200)
NEEDLE_CEILING = trap(
    "Needle Ceiling", 38411870,
    Effect((Destroy(Monster(face_up=True)),), condition=OnField(Monster(), 4)),
)  # fmt: skip
NEWDORIA = monster(
    "Newdoria", 4335645, DARK, FIEND, 4, 1200, 800,
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        targets=(Target(Monster()),),
        where=GRAVE,
    ),
)  # fmt: skip
NIGHTMARE_HORSE = monster("Nightmare Horse", 59290628, DARK, ZOMBIE, 2, 500, 400, AttacksDirectly())
NIGHTMARE_WHEEL = continuous_trap(
    "Nightmare Wheel", 54704216,
    Effect((BindTo(),), targets=(Target(Monster(controller=OPPONENT)),)),
    Effect(
        (If(HoldsMonster(), Damage(500)),),
        TRIGGERED,
        when=PhaseOf("standby"),
        condition=HoldsMonster(),
    ),
    CannotAttack(BOUND, stops=True), CannotChangePosition(BOUND),
    DestroyedWithItsMonster(leaving=True, hidden=True),
)  # fmt: skip
RAIGEKI_BREAK = trap(
    "Raigeki Break", 4178474,
    Effect(
        (Destroy(TARGET),), cost=(DiscardCards(),), targets=(Target(AnyCard(where=ON_FIELD, other=True)),)
    ),
)  # fmt: skip
REAPER_ON_THE_NIGHTMARE = fusion(
    "Reaper on the Nightmare", 85684223, DARK, ZOMBIE, 5, 800, 600,
    ("Spirit Reaper", "Nightmare Horse"),
    Effect((Discard(1, OPPONENT, at_random=True),), TRIGGERED, when=ThisDamagedDirectly()),
    SurvivesBattle(),
    DestroyedWhenTargeted(),
    AttacksDirectly(),
)  # fmt: skip
REASONING = spell(
    "Reasoning", 58577036,
    Effect(
        (SummonUnlessDeclared(),),
        condition=All((CanSpecialSummon(), OnField(AnyCard(controller=YOU, where=(DECK,))))),
    ),
)  # fmt: skip
RECKLESS_GREED = trap("Reckless Greed", 37576645, Effect((Draw(2), SkipPhases(DRAW, 2))))
RING_OF_DESTRUCTION = trap(
    "Ring of Destruction", 83555666,
    Effect((DestroyForDamage(TARGET),), targets=(Target(Monster(face_up=True)),)),
)  # fmt: skip
SHAPESNATCH = monster("Shapesnatch", 4035199, DARK, MACHINE, 5, 1200, 1700)
SOULEATER = monster("Souleater", 31242786, EARTH, FISH, 4, 1200, 0)
SPIRIT_REAPER = monster(
    "Spirit Reaper", 23205979, DARK, ZOMBIE, 3, 300, 200,
    Effect((Discard(1, OPPONENT, at_random=True),), TRIGGERED, when=ThisDamagedDirectly()),
    SurvivesBattle(),
    DestroyedWhenTargeted(),
)  # fmt: skip
TERRAFORMING = spell(
    "Terraforming", 73628505,
    Effect((Search(SpellTrap(controller=YOU, kind="spell", subkinds=("field",), where=(DECK,))),)),
)  # fmt: skip
