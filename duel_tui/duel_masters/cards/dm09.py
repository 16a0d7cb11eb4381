"""DM-09: Fatal Brood of Infinite Ruin."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

BALESK_BAJ = evolution(
    "Balesk Baj, the Timeburner",
    FIRE,
    9,
    "Armored Wyvern",
    8000,
    Whenever(IsNotBlocked(), (ExtraTurn(),)),
    DOUBLE_BREAKER,
    Whenever(TurnEnds(), (ToHand(THIS),)),
)
ACID_REFLUX = creature(
    "Acid Reflux, the Fleshboiler", DARKNESS, 5, "Devil Mask", 3000, BLOCKER_, CANNOT_ATTACK, Slayer()
)
GRINNING_HUNGER = spell(
    "Grinning Hunger",
    DARKNESS,
    4,
    Either(
        (
            ("creature", Destroy(Pick(Creature(OPPONENT), by=OPPONENT))),
            ("shield", ToGrave(Pick(Cards(SHIELDS, OPPONENT), by=OPPONENT))),
        ),
        by=OPPONENT,
    ),
)
SHOCK_TROOPER_MYKEE = creature(
    "Shock Trooper Mykee",
    FIRE,
    6,
    "Human",
    1000,
    SpeedAttacker(),
    Whenever(IsNotBlocked(), (Destroy(Pick(Creature(OPPONENT, max_power=3000), up_to=True)),)),
)
STORM_WRANGLER = evolution(
    "Storm Wrangler, the Furious",
    NATURE,
    4,
    "Beast Folk",
    5000,
    attacks(BlockedBy(Pick(Creature(OPPONENT, tapped=False, blocker=True), up_to=True))),
    Whenever(BecomesBlocked(), (Give(THIS, (Plus(3000),)),)),
)
WHIP_SCORPION = creature(
    "Whip Scorpion", NATURE, 5, "Giant Insect", 2000, PowerAttacker(3000), shield_trigger=True
)
NECRODRAGON_IZORIST_VHAL = creature(
    "Necrodragon Izorist Vhal",
    DARKNESS,
    6,
    "Zombie Dragon",
    0,
    Plus(2000, Cards(GRAVE, kind="creature", civilizations=(DARKNESS,))),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
TERRADRAGON_ANRIST_VHAL = creature(
    "Terradragon Anrist Vhal",
    NATURE,
    6,
    "Earth Dragon",
    0,
    Plus(2000, Creature(YOU, civilizations=(NATURE,), other=True)),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
)
SIMIAN_WARRIOR_GRASH = creature(
    "Simian Warrior Grash",
    FIRE,
    4,
    "Armorloid",
    3000,
    Whenever(
        AnyDestroyed(Creature(YOU, races=("Armorloid",))),
        (ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)),),
    ),
)
STALLOB = creature(
    "Stallob, the Lifequasher",
    DARKNESS,
    8,
    "Demon Command",
    6000,
    DOUBLE_BREAKER,
    Whenever(IsDestroyed(), (Destroy(Creature()),)),
)
MAGMADRAGON_OGRIST_VHAL = creature(
    "Magmadragon Ogrist Vhal",
    FIRE,
    7,
    "Volcano Dragon",
    0,
    Plus(3000, Cards(HAND)),
    While(HasPower(6000), (DOUBLE_BREAKER,)),
    While(HasPower(15000), (TRIPLE_BREAKER,)),
)
GLENA_VUELE = evolution(
    "Glena Vuele, the Hypnotic",
    LIGHT,
    5,
    "Guardian",
    8500,
    DOUBLE_BREAKER,
    Whenever(OpponentTriggers(), (May((FromTop(1, SHIELDS),)),)),
)
MARCHING_MOTHERBOARD = creature(
    "Marching Motherboard",
    WATER,
    6,
    "Cyber Virus",
    2000,
    Whenever(AnotherEnters(Creature(YOU, race_word="Cyber", other=True)), (May((Draw(),)),)),
)
AZAGHAST = evolution(
    "Azaghast, Tyrant of Shadows",
    DARKNESS,
    7,
    "Dark Lord",
    9000,
    DOUBLE_BREAKER,
    Whenever(
        AnotherEnters(Creature(YOU, races=("Ghost",))),
        (Destroy(Pick(Creature(OPPONENT, tapped=False), up_to=True)),),
    ),
)
VREEMAH = creature(
    "Vreemah, Freaky Mojo Totem",
    NATURE,
    5,
    "Mystery Totem",
    4000,
    Whenever(
        AnotherEnters(Creature(YOU, other=True)),
        (Give(Creature(races=("Beast Folk",)), (Plus(2000), DOUBLE_BREAKER)),),
    ),
)
BETRALE = creature(
    "Betrale, the Explorer",
    LIGHT,
    5,
    "Gladiator",
    5000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(TurnEnds(), (May((Untap(THIS),)),)),
)
COSMIC_WING = spell("Cosmic Wing", LIGHT, 3, Give(Pick(Creature(YOU)), (CannotBeBlocked(),)))
CYCLOLINK = creature(
    "Cyclolink, Spectral Knight",
    LIGHT,
    4,
    "Rainbow Phantom",
    3000,
    Whenever(IsNotBlocked(), (Search(Cards(DECK, kind="spell")),)),
)
JIL_WARKA = creature(
    "Jil Warka, Time Guardian",
    LIGHT,
    3,
    "Guardian",
    2000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(IsDestroyed(), (Tap(Pick(Creature(OPPONENT), 2, up_to=True)),)),
)
MICUTE = creature(
    "Micute, the Oracle",
    LIGHT,
    5,
    "Light Bringer",
    4000,
    Whenever(AnotherEnters(Creature(YOU, races=("Guardian",))), (Tap(Pick(Creature(OPPONENT), up_to=True)),)),
)
NEXUS_CHARGER = spell("Nexus Charger", LIGHT, 6, ToShields(Pick(Cards(HAND))), charger=True)
ABDUCTION_CHARGER = spell(
    "Abduction Charger", WATER, 7, ToHand(Pick(Creature(), 2, up_to=True)), charger=True
)
EMPEROR_MAROLL = evolution(
    "Emperor Maroll",
    WATER,
    3,
    "Cyber Lord",
    5000,
    Whenever(AnotherEnters(Creature(YOU, other=True)), (ToHand(THIS),)),
    Whenever(BecomesBlocked(), (ToHand(BLOCKER),)),
)
SCOUT_CLUSTER = creature(
    "Scout Cluster",
    WATER,
    3,
    "Cyber Cluster",
    4000,
    BLOCKER_,
    Whenever(AnotherEnters(Creature(YOU, other=True)), (ToHand(THIS),)),
)
TEKORAX = creature("Tekorax", WATER, 5, "Sea Hacker", 3000, enters(LookAtShields(0)))
TENTACLE_CLUSTER = creature(
    "Tentacle Cluster",
    WATER,
    5,
    "Cyber Cluster",
    2000,
    Whenever(IsNotBlocked(), (ToHand(Pick(Creature(), up_to=True)),)),
)
GABZAGUL = creature(
    "Gabzagul, Warlord of Pain", DARKNESS, 6, "Dark Lord", 5000, Gives(Creature(), (MustAttack(),))
)
ICE_VAPOR = creature(
    "Ice Vapor, Shadow of Anguish",
    DARKNESS,
    5,
    "Ghost",
    1000,
    Whenever(SpellCast(OPPONENT), (Discard(who=OPPONENT), ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)))),
)
TRIXO = creature(
    "Trixo, Wicked Doll",
    DARKNESS,
    4,
    "Death Puppet",
    2000,
    Whenever(IsNotBlocked(), (Destroy(Pick(Creature(OPPONENT), by=OPPONENT)),)),
)
AERODACTYL_KOOZA = creature(
    "Aerodactyl Kooza",
    FIRE,
    3,
    "Armorloid",
    1000,
    PowerAttacker(3000),
    While(AttacksCreature(), (CannotBeBlocked(),)),
)
BLIZZARD_OF_SPEARS = spell("Blizzard of Spears", FIRE, 6, Destroy(Creature(max_power=4000)))
FISTS_OF_FOREVER = spell(
    "Fists of Forever", FIRE, 1, Give(Pick(Creature(YOU)), (Whenever(WinsBattle(), (Untap(THIS),)),))
)
QUAKESAUR = creature(
    "Quakesaur",
    FIRE,
    5,
    "Rock Beast",
    3000,
    Whenever(IsNotBlocked(), (ToGrave(Pick(Cards(MANA, OPPONENT), by=OPPONENT)),)),
)
SNAPTONGUE_LIZARD = creature(
    "Snaptongue Lizard",
    FIRE,
    6,
    "Dune Gecko",
    3000,
    PowerAttacker(3000),
    While(AttacksCreature(), (CannotBeBlocked(),)),
)
STEAM_RUMBLER_KAIN = creature(
    "Steam Rumbler Kain", FIRE, 4, "Armorloid", 5000, attacks(ToGrave(Pick(Cards(SHIELDS))))
)
CAVERN_RAIDER = creature(
    "Cavern Raider",
    NATURE,
    3,
    "Beast Folk",
    2000,
    Whenever(IsNotBlocked(), (Search(Cards(DECK, kind="creature")),)),
)
SOLID_HORN = creature("Solid Horn", NATURE, 6, "Horned Beast", 5000, Instead(MANA))
VINE_CHARGER = spell("Vine Charger", NATURE, 4, ToMana(Pick(Creature(OPPONENT), by=OPPONENT)), charger=True)
WHISPERING_TOTEM = creature(
    "Whispering Totem",
    NATURE,
    4,
    "Mystery Totem",
    2000,
    enters(Search(Cards(DECK, names=("Whispering Totem",)))),
)
