"""Structure Deck: Warrior's Triumph (SD5)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

COMMAND_KNIGHT = monster(
    "Command Knight", 10375182, FIRE, WARRIOR, 4, 1200, 1900,
    Boost(Monster(controller=YOU, face_up=True, races=(WARRIOR,)), 400),
    CannotBeAttacked(THIS_CARD, OnField(Monster(controller=YOU, other=True))),
)  # fmt: skip
OBNOXIOUS_CELTIC_GUARD = monster(
    "Obnoxious Celtic Guard", 52077741, EARTH, WARRIOR, 4, 1400, 1200,
    SurvivesBattle(foe=Monster(face_up=True, min_atk=1900)),
)  # fmt: skip
WARRIOR_LADY_OF_THE_WASTELAND = monster(
    "Warrior Lady of the Wasteland", 5438492, EARTH, WARRIOR, 4, 1100, 1200,
    Effect(
        (
            SpecialSummonFrom(
                Monster(
                    controller=YOU,
                    where=(DECK,),
                    attributes=(EARTH,),
                    races=(WARRIOR,),
                    max_atk=1500,
                    summonable=True,
                ),
                position="attack",
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
