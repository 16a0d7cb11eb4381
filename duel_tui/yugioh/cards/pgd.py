"""Pharaonic Guardian (PGD)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

BIRDFACE = monster(
    "Birdface", 45547649, WIND, WINGED_BEAST, 4, 1600, 1600,
    Effect(
        (Search(Monster(controller=YOU, where=(DECK,), names=("Harpie Lady",))),),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
BOOK_OF_LIFE = spell(
    "Book of Life", 2204140,
    Effect(
        (SummonAndBanish(),),
        condition=All((CanSpecialSummon(), GravesOpen())),
        targets=(
            Target(Monster(controller=YOU, where=(GRAVE,), races=(ZOMBIE,), summonable=True)),
            Target(Monster(controller=OPPONENT, where=(GRAVE,))),
        ),
    ),
)  # fmt: skip
BOOK_OF_MOON = quick_play(
    "Book of Moon", 14087893,
    Effect((TurnFaceDown(TARGET),), targets=(Target(Monster(face_up=True, tokens=False)),)),
)  # fmt: skip
BOOK_OF_TAIYOU = spell(
    "Book of Taiyou", 38699854,
    Effect((ToAttack(TARGET),), targets=(Target(Monster(face_up=False)),)),
)  # fmt: skip
BYSER_SHOCK = monster(
    "Byser Shock", 17597059, DARK, FIEND, 5, 800, 600,
    Effect((ReturnToHand(AnyCard(face_up=False, where=ON_FIELD)),), TRIGGERED, when=ThisSummoned(ALL_WAYS),),
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
DARK_JEROID = monster(
    "Dark Jeroid", 90980792, DARK, FIEND, 4, 1200, 1500,
    Effect(
        (BoostWhileFaceUp(TARGET, -800),),
        TRIGGERED,
        when=ThisSummoned(ALL_WAYS),
        targets=(Target(Monster(face_up=True)),),
    ),
)  # fmt: skip
DARK_SNAKE_SYNDROME = continuous_spell(
    "Dark Snake Syndrome", 47233801,
    Effect((DoublingDamage(200),), TRIGGERED, when=PhaseOf(STANDBY)),
    CountsStandby(),
)  # fmt: skip
DES_LACOODA = monster(
    "Des Lacooda", 2326738, EARTH, ZOMBIE, 3, 500, 600,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect((Draw(1),), TRIGGERED, when=ThisSummoned(("flip",))),
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
GORA_TURTLE = monster(
    "Gora Turtle", 80233946, WATER, AQUA, 3, 1100, 1100,
    CannotAttack(Monster(face_up=True, min_atk=1900)),
)  # fmt: skip
GRAVEKEEPERS_ASSAILANT = monster(
    "Gravekeeper's Assailant", 25262697, DARK, SPELLCASTER, 4, 1500, 1500,
    Effect(
        (ChangePosition(TARGET),),
        TRIGGERED,
        when=ThisAttacks(),
        condition=OnField(SpellTrap(face_up=True, names=("Necrovalley",))),
        targets=(Target(Monster(controller=OPPONENT, face_up=True)),),
        optional=True,
    ),
)  # fmt: skip
GRAVEKEEPERS_CANNONHOLDER = monster(
    "Gravekeeper's Cannonholder", 99877698, DARK, SPELLCASTER, 4, 1400, 1200,
    Effect(
        (Damage(700),),
        IGNITE,
        cost=(TributeMonsters(1, Monster(face_up=True, series="Gravekeeper's", other=True)),),
    ),
)  # fmt: skip
GRAVEKEEPERS_CHIEF = monster(
    "Gravekeeper's Chief", 62473983, DARK, SPELLCASTER, 5, 1900, 1200,
    Effect(
        (SpecialSummon(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("tribute",)),
        condition=CanSpecialSummon(),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,), series="Gravekeeper's", summonable=True)),),
        optional=True,
        at_once=True,
    ),
    OnlyOneFaceUp(), OpensGrave("Necrovalley"),
    normal_if=NoneThere(Monster(controller=YOU, face_up=True, names=("Gravekeeper's Chief",))),
)  # fmt: skip
GRAVEKEEPERS_CURSE = monster(
    "Gravekeeper's Curse", 50712728, DARK, SPELLCASTER, 3, 800, 800,
    Effect((Damage(500),), TRIGGERED, when=ThisSummoned(ALL_WAYS),),
)  # fmt: skip
GRAVEKEEPERS_GUARD = monster(
    "Gravekeeper's Guard", 37101832, DARK, SPELLCASTER, 4, 1000, 1900,
    flip(ReturnToHand(TARGET), targets=(Target(Monster(controller=OPPONENT)),)),
)  # fmt: skip
GRAVEKEEPERS_SPEAR_SOLDIER = monster(
    "Gravekeeper's Spear Soldier", 63695531, DARK, SPELLCASTER, 4, 1500, 1000,
    Pierces(),
)  # fmt: skip
GRAVEKEEPERS_SPY = monster(
    "Gravekeeper's Spy", 24317029, DARK, SPELLCASTER, 4, 1200, 2000,
    flip(
        SpecialSummonFrom(
            Monster(controller=YOU, where=(DECK,), series="Gravekeeper's", max_atk=1500, summonable=True)
        )
    ),
)  # fmt: skip
GUARDIAN_SPHINX = monster(
    "Guardian Sphinx", 40659562, EARTH, ROCK, 5, 1700, 2400,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect((ReturnToHand(Monster(controller=OPPONENT)),), TRIGGERED, when=ThisSummoned(("flip",))),
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
NECROVALLEY = field_spell(
    "Necrovalley", 47355498,
    Boost(Monster(face_up=True, series="Gravekeeper's"), 500, 500),
    ShutsGraves(),
)  # fmt: skip
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
POISON_MUMMY = monster("Poison Mummy", 43716289, EARTH, ZOMBIE, 4, 1000, 1800, flip(Damage(500)))
PYRAMID_TURTLE = monster(
    "Pyramid Turtle", 77044671, EARTH, ZOMBIE, 4, 1200, 1400,
    Effect(
        (
            SpecialSummonFrom(
                Monster(controller=YOU, where=(DECK,), races=(ZOMBIE,), max_defense=2000, summonable=True)
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
RITE_OF_SPIRIT = trap(
    "Rite of Spirit", 30450531,
    Effect(
        (SpecialSummon(TARGET),),
        condition=CanSpecialSummon(),
        targets=(Target(Monster(controller=YOU, where=(GRAVE,), series="Gravekeeper's", summonable=True)),),
    ),
    ReachesGraves("Necrovalley"),
)  # fmt: skip
ROYAL_TRIBUTE = spell(
    "Royal Tribute", 72405967,
    Effect(
        (Reveal(AnyCard(where=(HAND,))), DiscardThese(Monster(where=(HAND,)))),
        condition=OnField(SpellTrap(controller=YOU, face_up=True, names=("Necrovalley",))),
    ),
)  # fmt: skip
SERVANT_OF_CATABOLISM = monster("Servant of Catabolism", 2792265, LIGHT, AQUA, 3, 700, 500, AttacksDirectly())
SHAPESNATCH = monster("Shapesnatch", 4035199, DARK, MACHINE, 5, 1200, 1700)
SOULEATER = monster("Souleater", 31242786, EARTH, FISH, 4, 1200, 0)
SPIRIT_REAPER = monster(
    "Spirit Reaper", 23205979, DARK, ZOMBIE, 3, 300, 200,
    Effect((Discard(1, OPPONENT, at_random=True),), TRIGGERED, when=ThisDamagedDirectly()),
    SurvivesBattle(),
    DestroyedWhenTargeted(),
)  # fmt: skip
SWARM_OF_LOCUSTS = monster(
    "Swarm of Locusts", 41872150, DARK, INSECT, 3, 1000, 500,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("flip",)),
        targets=(Target(SpellTrap(controller=OPPONENT)),),
    ),
)  # fmt: skip
SWARM_OF_SCARABS = monster(
    "Swarm of Scarabs", 15383415, DARK, INSECT, 3, 500, 1000,
    Effect((TurnFaceDown(THIS_CARD),), IGNITE, once=True),
    Effect(
        (Destroy(TARGET),),
        TRIGGERED,
        when=ThisSummoned(("flip",)),
        targets=(Target(Monster(controller=OPPONENT)),),
    ),
)  # fmt: skip
TERRAFORMING = spell(
    "Terraforming", 73628505,
    Effect((Search(SpellTrap(controller=YOU, kind="spell", subkinds=("field",), where=(DECK,))),)),
)  # fmt: skip
TIMEATER = monster(
    "Timeater", 44913552, DARK, MACHINE, 6, 1900, 1700,
    Effect((SkipPhases(MAIN1, who=OPPONENT),), TRIGGERED, when=ThisBattled(beats=True)),
)  # fmt: skip
TRAP_DUSTSHOOT = trap(
    "Trap Dustshoot", 64697231,
    Effect((ShuffleAwaySeen(),), condition=HandAtLeast(4, OPPONENT)),
)  # fmt: skip
