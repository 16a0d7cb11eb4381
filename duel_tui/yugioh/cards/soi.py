"""Shadow of Infinity (SOI)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

DEMISE_KING_OF_ARMAGEDDON = ritual_monster(
    "Demise, King of Armageddon", 72426662, DARK, FIEND, 8, 2400, 2000,
    Effect((Destroy(AnyCard(where=ON_FIELD, other=True)),), IGNITE, cost=(PayLife(2000),)),
)  # fmt: skip
DOOM_DOZER = monster(
    "Doom Dozer", 76039636, EARTH, INSECT, 8, 2800, 2600,
    Effect(
        (),
        PROCEDURE,
        where=HAND,
        cost=(BanishFromGrave(Monster(controller=YOU, where=(GRAVE,), races=(INSECT,)), 2),),
    ),
    Effect((Mill(1),), TRIGGERED, when=ThisInflictedDamage()),
    special_only=True,
)  # fmt: skip
END_OF_THE_WORLD = ritual_spell(
    "End of the World", 8198712,
    exact=True,
    names=("Ruin, Queen of Oblivion", "Demise, King of Armageddon"),
)  # fmt: skip
GOKIPON = monster(
    "Gokipon", 14472500, EARTH, INSECT, 2, 800, 800,
    Effect(
        (Search(Monster(controller=YOU, where=(DECK,), races=(INSECT,), max_atk=1500)),),
        TRIGGERED,
        when=ThisDestroyedByBattle(),
        optional=True,
        at_once=True,
        where=GRAVE,
    ),
)  # fmt: skip
GRASS_PHANTOM = monster(
    "Grass Phantom", 41249545, WATER, PLANT, 3, 1000, 1000,
    Boost(THIS_CARD, 500, 0, each=Monster(controller=YOU, names=("Grass Phantom",), where=(GRAVE,))),
)  # fmt: skip
MACHINE_KING_PROTOTYPE = monster(
    "Machine King Prototype", 89222931, EARTH, MACHINE, 3, 1600, 1500,
    Boost(THIS_CARD, 100, 100, each=Monster(face_up=True, races=(MACHINE,), other=True)),
)  # fmt: skip
PROTO_CYBER_DRAGON = monster(
    "Proto-Cyber Dragon", 26439287, LIGHT, MACHINE, 3, 1100, 600, subkind="effect", field_name="Cyber Dragon"
)
RUIN_QUEEN_OF_OBLIVION = ritual_monster(
    "Ruin, Queen of Oblivion", 46427957, LIGHT, FAIRY, 8, 2300, 2000,
    Effect((AttackOnceMore(),), TRIGGERED, when=ThisBattled(won=True), optional=True, once=True),
)  # fmt: skip
SABER_BEETLE = monster("Saber Beetle", 49645921, EARTH, INSECT, 6, 2400, 600, Pierces())
TENKABITO_SHIEN = monster("Tenkabito Shien", 41589166, FIRE, PYRO, 4, 1500, 1000, Unaffected("trap"))
TREEBORN_FROG = monster(
    "Treeborn Frog", 12538374, WATER, AQUA, 1, 100, 100,
    Effect(
        (If(NoneThere(SpellTrap(controller=YOU)), SpecialSummon(THIS_CARD)),),
        TRIGGERED,
        when=PhaseOf("standby"),
        condition=All((
            CanSpecialSummon(),
            NoneThere(SpellTrap(controller=YOU)),
            NoneThere(Monster(controller=YOU, face_up=True, names=("Treeborn Frog",))),
        )),
        where=GRAVE,
        optional=True,
    ),
)  # fmt: skip
WINDSTORM_OF_ETAQUA = trap(
    "Windstorm of Etaqua", 59744639,
    Effect(
        (ChangePosition(Monster(controller=OPPONENT, face_up=True)),),
        condition=OnField(Monster(controller=OPPONENT, face_up=True)),
    ),
)  # fmt: skip
