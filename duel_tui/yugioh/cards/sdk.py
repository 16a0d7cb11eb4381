"""Starter Deck: Kaiba (SDK)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ANCIENT_TELESCOPE = spell(
    "Ancient Telescope", 17092736,
    Effect((LookAtDeck(5),), condition=OnField(AnyCard(controller=OPPONENT, where=(DECK,)))),
)  # fmt: skip
BATTLE_OX = monster("Battle Ox", 5053103, EARTH, BEAST_WARRIOR, 4, 1700, 1000)
D_HUMAN = monster("D. Human", 81057959, EARTH, WARRIOR, 4, 1300, 1100)
DARK_ASSAILANT = monster("Dark Assailant", 41949033, DARK, ZOMBIE, 4, 1200, 1200)
DARK_TITAN_OF_TERROR = monster("Dark Titan of Terror", 89494469, DARK, FIEND, 4, 1300, 1100)
GYAKUTENNO_MEGAMI = monster("Gyakutenno Megami", 31122090, LIGHT, FAIRY, 6, 1800, 2000)
INVIGORATION = equip(
    "Invigoration", 98374133, Monster(face_up=True, attributes=(EARTH,)), Boost(EQUIPPED, 400, -200)
)
JUDGE_MAN = monster("Judge Man", 30113682, EARTH, WARRIOR, 6, 2200, 1500)
JUST_DESSERTS = trap(
    "Just Desserts", 24068492,
    Effect(
        (Damage(Amount(500, Monster(controller=OPPONENT))),),
        condition=OnField(Monster(controller=OPPONENT)),
    ),
)  # fmt: skip
KOUMORI_DRAGON = monster("Koumori Dragon", 67724379, DARK, DRAGON, 4, 1500, 1200)
LA_JINN_THE_MYSTICAL_GENIE_OF_THE_LAMP = monster(
    "La Jinn the Mystical Genie of the Lamp", 97590747, DARK, FIEND, 4, 1800, 1000
)
LORD_OF_D = monster(
    "Lord of D.", 17985575, DARK, SPELLCASTER, 4, 1200, 1100,
    CannotBeTargeted(Monster(face_up=True, races=(DRAGON,))),
)  # fmt: skip
MASTER_AND_EXPERT = monster("Master & Expert", 75499502, EARTH, BEAST, 4, 1200, 1000)
MYSTERIOUS_PUPPETEER = monster(
    "Mysterious Puppeteer", 54098121, EARTH, WARRIOR, 4, 1000, 1500,
    Effect((GainLife(500),), TRIGGERED, when=OtherSummoned()),
)  # fmt: skip
OGRE_OF_THE_BLACK_SHADOW = monster("Ogre of the Black Shadow", 45121025, EARTH, BEAST_WARRIOR, 4, 1200, 1400)
ROGUE_DOLL = monster("Rogue Doll", 91939608, LIGHT, SPELLCASTER, 4, 1600, 1000)
RUDE_KAISER = monster("Rude Kaiser", 26378150, EARTH, BEAST_WARRIOR, 5, 1800, 1600)
RYU_KISHIN = monster("Ryu-Kishin", 15303296, DARK, FIEND, 3, 1000, 500)
SWORDSTALKER = monster("Swordstalker", 50005633, DARK, WARRIOR, 6, 2000, 1600)
THE_FLUTE_OF_SUMMONING_DRAGON = spell(
    "The Flute of Summoning Dragon", 43973174,
    Effect(
        (
            If(
                OnField(Monster(face_up=True, names=("Lord of D.",))),
                SpecialSummonFrom(
                    Monster(controller=YOU, races=(DRAGON,), where=(HAND,), summonable=True), high=2
                ),
            ),
        ),
        condition=All(
            (
                OnField(Monster(face_up=True, names=("Lord of D.",))),
                OnField(Monster(controller=YOU, races=(DRAGON,), where=(HAND,), summonable=True)),
                CanSpecialSummon(),
            )
        ),
    ),
)  # fmt: skip
THE_INEXPERIENCED_SPY = spell(
    "The Inexperienced Spy", 81820689,
    Effect(
        (Choose(AnyCard(controller=OPPONENT, where=(HAND,)), Reveal(MADE, to=YOU)),),
        condition=OnField(AnyCard(controller=OPPONENT, where=(HAND,))),
    ),
)  # fmt: skip
THE_WICKED_WORM_BEAST = monster(
    "The Wicked Worm Beast", 6285791, EARTH, BEAST, 3, 1400, 700,
    Effect((ReturnToHand(THIS_CARD),), TRIGGERED, when=PhaseOf(END)),
)  # fmt: skip
UNKNOWN_WARRIOR_OF_FIEND = monster("Unknown Warrior of Fiend", 97360116, DARK, WARRIOR, 3, 1000, 500)
