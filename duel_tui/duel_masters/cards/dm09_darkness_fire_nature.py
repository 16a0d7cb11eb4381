"""DM-09: cards of darkness, fire and nature."""

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
STRATOSPHERE_GIANT = creature(
    "Stratosphere Giant",
    NATURE,
    8,
    "Giant",
    13000,
    enters(ToBattle(Pick(Cards(HAND, OPPONENT, kind="creature"), 2, up_to=True, by=OPPONENT))),
    TRIPLE_BREAKER,
)
BAT_DOCTOR = creature(
    "Bat Doctor, Shadow of Undeath",
    DARKNESS,
    3,
    "Ghost",
    2000,
    Whenever(IsDestroyed(), (ToHand(Pick(Cards(GRAVE, kind="creature", other=True), up_to=True)),)),
)
SLASH_CHARGER = spell("Slash Charger", DARKNESS, 3, SearchAnyDeck(), charger=True)
VENOM_WORM = creature(
    "Venom Worm",
    DARKNESS,
    3,
    "Parasite Worm",
    1000,
    TapAbility((NameRace((GiveGroup(Creature(races=(NAMED_RACE,)), (Slayer(),)),)),)),
)
ZOMBIE_CARNIVAL = spell(
    "Zombie Carnival",
    DARKNESS,
    5,
    NameRace((ToHand(Pick(Cards(GRAVE, kind="creature", races=(NAMED_RACE,)), 3, up_to=True)),)),
    shield_trigger=True,
)
GIGIOS_HAMMER = creature(
    "Gigio's Hammer",
    FIRE,
    3,
    "Xenoparts",
    2000,
    TapAbility((NameRace((GiveGroup(Creature(races=(NAMED_RACE,)), (MustAttack(), PowerAttacker(4000))),)),)),
)
RELENTLESS_BLITZ = spell(
    "Relentless Blitz",
    FIRE,
    3,
    NameRace(
        (
            GiveGroup(
                Creature(races=(NAMED_RACE,)),
                (CannotBeBlocked(aiming=True), AttacksUntapped()),
            ),
        )
    ),
)
DANCE_OF_THE_SPROUTLINGS = spell(
    "Dance of the Sproutlings",
    NATURE,
    3,
    NameRace((ToMana(Pick(Cards(HAND, kind="creature", races=(NAMED_RACE,)), 0, up_to=True)),)),
)
MANA_BONANZA = spell("Mana Bonanza", NATURE, 8, FromTop(Amount(Cards(MANA)), tapped=True))
SILVERMOON_TRAILBLAZER = creature(
    "Silvermoon Trailblazer",
    NATURE,
    4,
    "Beast Folk",
    3000,
    TapAbility(
        (NameRace((GiveGroup(Creature(races=(NAMED_RACE,)), (CannotBeBlocked(Creature(max_power=3000)),)),)),)
    ),
)
