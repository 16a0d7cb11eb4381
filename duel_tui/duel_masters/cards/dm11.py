"""DM-11: Blastosplosion of Gigantic Rage."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

ENGBELT = creature("Engbelt, the Spydroid", LIGHT, 4, "Soltrooper", 5500, BLOCKER_, CANNOT_ATTACK_PLAYERS)
EMERGENCY_TYPHOON = spell("Emergency Typhoon", WATER, 2, Draw(2, up_to=True), Discard(), shield_trigger=True)
FANTASY_FISH = creature("Fantasy Fish", WATER, 7, "Gel Fish", 2000, BLOCKER_, shield_trigger=True)
MELODIC_HUNTER = creature("Melodic Hunter", WATER, 5, "Merfolk", 3000, BLOCKER_)
BERATCHA = creature("Beratcha, the Hidden Glutton", DARKNESS, 5, "Pandora's Box", 3000, Slayer())
BRAD_S_CUTTER = creature("Brad's Cutter", FIRE, 2, "Xenoparts", 1000, shield_trigger=True)
HYSTERIA_LIZARD = creature(
    "Hysteria Lizard", FIRE, 4, "Melt Warrior", 3000, MustAttack(), PowerAttacker(3000)
)
JABAHA_S_AUTOMATON = evolution(
    "Jabaha's Automaton", FIRE, 5, "Xenoparts", 6000, PowerAttacker(4000), DOUBLE_BREAKER
)
MACHO_MELON = creature("Macho Melon", NATURE, 2, "Wild Veggies", 1000, WaveStriker((PowerAttacker(3000),)))
YULIANA = creature(
    "Yuliana, Channeler of Suns",
    LIGHT,
    3,
    "Mecha Del Sol",
    3000,
    BLOCKER_,
    NotChosen(),
    CANNOT_ATTACK_PLAYERS,
)
WARLORD_AILZONIUS = evolution("Warlord Ailzonius", LIGHT, 5, "Gladiator", 8000, DOUBLE_BREAKER, NotChosen())
KLUJADRAS = creature(
    "Klujadras",
    WATER,
    7,
    "Sea Hacker",
    4000,
    WaveStriker((enters(EachPlayer(Draw(Amount(Creature(YOU, keyword="wave striker"))))),)),
)
DIAMONDIA = evolution(
    "Diamondia, the Blizzard Rider",
    NATURE,
    3,
    "Snow Faerie",
    5000,
    enters(ToHand(Cards(GRAVE, races=("Snow Faerie",))), ToHand(Cards(MANA, races=("Snow Faerie",)))),
)
MIRACULOUS_SNARE = spell("Miraculous Snare", (LIGHT, WATER), 3, ToShields(Pick(Creature(evolution=False))))
ASRA = creature("Asra, Vizier of Safety", LIGHT, 3, "Initiate", 2000, WaveStriker((Plus(4000), BLOCKER_)))
BARAID = creature(
    "Baraid, the Explorer",
    LIGHT,
    5,
    "Gladiator",
    5000,
    SilentSkill((GiveGroup(Creature(YOU, civilizations=(LIGHT,)), (CannotBeBlocked(),)),)),
)
BELIX = creature(
    "Belix, the Explorer",
    LIGHT,
    2,
    "Gladiator",
    3000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    enters(ToHand(Pick(Cards(MANA, kind="spell")))),
)
LAMIEL = creature(
    "Lamiel, Destiny Enforcer",
    LIGHT,
    5,
    "Berserker",
    3000,
    WaveStriker((While(InTurnOf(OPPONENT), (Whenever(AnyDestroyed(Creature(YOU)), (May((Draw(),)),)),)),)),
)
MERLEE = creature(
    "Merlee, the Oracle", LIGHT, 2, "Light Bringer", 1500, WaveStriker((Gives(Creature(YOU), (Plus(1000),)),))
)
NIAL = creature(
    "Nial, Vizier of Dexterity", LIGHT, 3, "Initiate", 2500, Whenever(TurnEnds(), (May((Untap(THIS),)),))
)
SOLAR_TRAP = spell("Solar Trap", LIGHT, 1, Tap(Pick(Creature(OPPONENT))))
AQUA_TRICKSTER = creature(
    "Aqua Trickster", WATER, 2, "Liquid People", 1000, WaveStriker((enters(Tap(Pick(Creature(OPPONENT)))),))
)
LUCKY_BALL = creature(
    "Lucky Ball",
    WATER,
    4,
    "Cyber Virus",
    3000,
    enters(If(There(Cards(SHIELDS, OPPONENT), 3, at_most=True), (Draw(2, up_to=True),))),
)
REVIVAL_SOLDIER = creature(
    "Revival Soldier", WATER, 3, "Merfolk", 2000, WaveStriker((Plus(4000), Instead(HAND)))
)
SQUAWKING_LUNATRON = creature(
    "Squawking Lunatron",
    WATER,
    5,
    "Cyber Moon",
    4000,
    SilentSkill((ToHand(Pick(Cards(MANA), 3, up_to=True)),)),
)
BAIRA = creature(
    "Baira, the Hidden Lunatic",
    DARKNESS,
    3,
    "Pandora's Box",
    5000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(Battles(), (Destroy(THIS),)),
)
GAZER_EYES = creature(
    "Gazer Eyes, Shadow of Secrets",
    DARKNESS,
    4,
    "Ghost",
    3000,
    SilentSkill((LookAtHand(), DiscardThese(Pick(Cards(HAND, OPPONENT))))),
)
HAZARIA = creature(
    "Hazaria, Duke of Thorns",
    DARKNESS,
    4,
    "Dark Lord",
    2000,
    WaveStriker((enters(Destroy(Pick(Creature(OPPONENT), by=OPPONENT))),)),
)
JAGILA = creature(
    "Jagila, the Hidden Pillager",
    DARKNESS,
    5,
    "Pandora's Box",
    3000,
    WaveStriker((enters(Discard(3, OPPONENT, at_random=True)),)),
)
MORBID_MEDICINE = spell(
    "Morbid Medicine", DARKNESS, 4, ToHand(Pick(Cards(GRAVE, kind="creature"), 2, up_to=True))
)
SALIVA_WORM = creature(
    "Saliva Worm", DARKNESS, 3, "Parasite Worm", 2000, WaveStriker((Plus(4000), Stealth(DARKNESS)))
)
SPINNING_TERROR = creature(
    "Spinning Terror, the Wretched",
    DARKNESS,
    2,
    "Devil Mask",
    1000,
    Plus(2000, Creature(OPPONENT, tapped=True)),
)
BONFIRE_LIZARD = creature(
    "Bonfire Lizard",
    FIRE,
    6,
    "Melt Warrior",
    4000,
    WaveStriker((enters(Destroy(Pick(Creature(OPPONENT, blocker=True), 2, up_to=True))),)),
)
EVISCERATING_WARRIOR_LUMEZ = creature(
    "Eviscerating Warrior Lumez",
    FIRE,
    3,
    "Armorloid",
    2000,
    WaveStriker((enters(Destroy(Creature(max_power=2000))),)),
)
GANKLOAK = creature(
    "Gankloak, Rogue Commando",
    FIRE,
    3,
    "Human",
    2000,
    SilentSkill((Give(Creature(YOU, civilizations=(FIRE,)), (DOUBLE_BREAKER,)),)),
)
SAPIAN_TARK = creature(
    "Sapian Tark, Flame Dervish", FIRE, 3, "Dragonoid", 2000, WaveStriker((Plus(4000), AttacksUntapped()))
)
TEN_TON_CRUNCH = spell(
    "Ten-Ton Crunch", FIRE, 4, Destroy(Pick(Creature(OPPONENT, max_power=3000))), shield_trigger=True
)
HAZARD_HOPPER = creature(
    "Hazard Hopper",
    NATURE,
    4,
    "Giant Insect",
    5000,
    Whenever(TurnEnds(), (If(BrokeShield(), (ToHand(THIS),)),)),
)
HEARTY_CAPN_POLLIGON = creature(
    "Hearty Cap'n Polligon",
    NATURE,
    1,
    "Snow Faerie",
    2000,
    Whenever(TurnEnds(), (If(BrokeShield(), (ToHand(THIS),)),)),
)
NINJA_PUMPKIN = creature(
    "Ninja Pumpkin",
    NATURE,
    3,
    "Wild Veggies",
    2000,
    WaveStriker((Plus(4000), CannotBeBlocked(Creature(max_power=5000)))),
)
QUILLSPIKE_RUMBLER = creature(
    "Quillspike Rumbler",
    NATURE,
    4,
    "Beast Folk",
    3000,
    Whenever(Attacks(creatures=True), (Give(THIS, (Plus(3000),)),)),
)
SKYSCRAPER_SHELL = creature(
    "Skyscraper Shell",
    NATURE,
    4,
    "Colony Beetle",
    2000,
    WaveStriker((enters(ToMana(Pick(Creature(OPPONENT), by=OPPONENT))),)),
)
HIDE_AND_SEEK = spell(
    "Hide and Seek",
    (WATER, DARKNESS),
    4,
    ToHand(Pick(Creature(OPPONENT, evolution=False))),
    Discard(who=OPPONENT, at_random=True),
)
REAP_AND_SOW = spell("Reap and Sow", (FIRE, NATURE), 5, ToGrave(Pick(Cards(MANA, OPPONENT))), FromTop(1))
EVIL_INCARNATE = evolution(
    "Evil Incarnate",
    DARKNESS,
    6,
    "Devil Mask",
    11000,
    DOUBLE_BREAKER,
    Whenever(TurnStarts(YOU), (Destroy(Pick(Creature(YOU))),)),
    Whenever(TurnStarts(OPPONENT), (Destroy(Pick(Creature(OPPONENT), by=OPPONENT)),)),
)
TIME_SCOUT = creature("Time Scout", WATER, 2, "Merfolk", 1000, enters(LookAtTop()))
LOCKDOWN_LIZARD = creature("Lockdown Lizard", FIRE, 4, "Melt Warrior", 3000, NoTapAbilities())
RAINBOW_GATE = spell("Rainbow Gate", NATURE, 2, Search(Cards(DECK, kind="creature", multicolored=True)))
ROLLICKING_TOTEM = creature(
    "Rollicking Totem",
    NATURE,
    5,
    "Mystery Totem",
    4000,
    SilentSkill((ToBattle(Pick(Cards(MANA, kind="creature", race_word="Dragon"))),)),
)
ROYAL_DURIAN = creature(
    "Royal Durian",
    NATURE,
    5,
    "Wild Veggies",
    1000,
    enters(TopTo(MANA, Creature(evolution=True))),
    shield_trigger=True,
)
SLASH_AND_BURN = spell(
    "Slash and Burn",
    (DARKNESS, FIRE),
    4,
    ForThisTurn(
        Whenever(
            AnyDestroyed(Creature(OPPONENT)),
            (
                ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)),
                ToGrave(Pick(Cards(SHIELDS, OPPONENT), by=OPPONENT)),
            ),
        )
    ),
)
HEAVYWEIGHT_DRAGON = creature(
    "Heavyweight Dragon",
    FIRE,
    7,
    "Armored Dragon",
    9000,
    DOUBLE_BREAKER,
    TapAbility((DestroyWeaker(Pick(Creature(OPPONENT, tapped=True), 2, up_to=True)),)),
)
ROULETTE_OF_RUIN = spell("Roulette of Ruin", DARKNESS, 5, DiscardByCost(), shield_trigger=True)
RISE_AND_SHINE = spell("Rise and Shine", (LIGHT, WATER), 4, TakeBlockerFromTop(4), shield_trigger=True)
MIRACULOUS_PLAGUE = spell(
    "Miraculous Plague",
    (WATER, DARKNESS),
    7,
    OneToHand(Pick(Creature(OPPONENT), 2)),
    OneToHand(Pick(Cards(MANA, OPPONENT), 2)),
)
MIRACULOUS_MELTDOWN = spell(
    "Miraculous Meltdown", (DARKNESS, FIRE), 6, KeepShields(), only_if=OpponentHasMore(SHIELDS)
)
MIRACULOUS_REBIRTH = spell(
    "Miraculous Rebirth",
    (FIRE, NATURE),
    6,
    IfDone(Destroy(Pick(Creature(OPPONENT, max_power=5000))), (SearchSameCost(),)),
)
MIRACULOUS_TRUCE = spell(
    "Miraculous Truce",
    (LIGHT, NATURE),
    5,
    NameCivilization(Creature(OPPONENT), (CANNOT_ATTACK_PLAYERS,), until="your next turn"),
    shield_trigger=True,
)
WARPED_LUNATRON = creature(
    "Warped Lunatron", WATER, 7, "Cyber Moon", 6000, CreaturesStayTapped(), DOUBLE_BREAKER
)
LIVE_AND_BREATHE = spell(
    "Live and Breathe",
    (LIGHT, NATURE),
    3,
    ForThisTurn(Whenever(AnotherEnters(Creature(YOU), summoned=True), (SearchNamesake(),))),
)
