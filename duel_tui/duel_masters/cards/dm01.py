"""DM-01: Base Set."""

from __future__ import annotations

from duel_tui.duel_masters.cards.define import *

HANUSA = creature("Hanusa, Radiance Elemental", LIGHT, 7, "Angel Command", 9500, DOUBLE_BREAKER)
URTH = creature(
    "Urth, Purifying Elemental",
    LIGHT,
    6,
    "Angel Command",
    6000,
    DOUBLE_BREAKER,
    Whenever(TurnEnds(), (May((Untap(THIS),)),)),
)
AQUA_SNIPER = creature(
    "Aqua Sniper", WATER, 8, "Liquid People", 5000, enters(ToHand(Pick(Creature(), 2, up_to=True)))
)
KING_DEPTHCON = creature("King Depthcon", WATER, 7, "Leviathan", 6000, DOUBLE_BREAKER, CannotBeBlocked())
DEATHLIGER = creature("Deathliger, Lion of Chaos", DARKNESS, 7, "Demon Command", 9000, DOUBLE_BREAKER)
ZAGAAN = creature("Zagaan, Knight of Darkness", DARKNESS, 6, "Demon Command", 7000, DOUBLE_BREAKER)
ASTROCOMET_DRAGON = creature(
    "Astrocomet Dragon", FIRE, 7, "Armored Dragon", 6000, PowerAttacker(4000), DOUBLE_BREAKER
)
SCARLET_SKYTERROR = creature(
    "Scarlet Skyterror", FIRE, 8, "Armored Wyvern", 3000, enters(Destroy(Creature(blocker=True)))
)
DEATHBLADE_BEETLE = creature(
    "Deathblade Beetle", NATURE, 5, "Giant Insect", 3000, PowerAttacker(4000), DOUBLE_BREAKER
)
ROARING_GREAT_HORN = creature(
    "Roaring Great-Horn", NATURE, 7, "Horned Beast", 8000, PowerAttacker(2000), DOUBLE_BREAKER
)
CHILIAS = creature("Chilias, the Oracle", LIGHT, 4, "Light Bringer", 2500, Instead(HAND))
DIA_NORK = creature(
    "Dia Nork, Moonlight Guardian", LIGHT, 4, "Guardian", 5000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
EMERALD_GRASS = creature("Emerald Grass", LIGHT, 2, "Starlight Tree", 3000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
FREI = creature(
    "Frei, Vizier of Air", LIGHT, 4, "Initiate", 3000, Whenever(TurnEnds(), (May((Untap(THIS),)),))
)
GRAN_GURE = creature("Gran Gure, Space Guardian", LIGHT, 6, "Guardian", 9000, BLOCKER_, CANNOT_ATTACK_PLAYERS)
HOLY_AWE = spell("Holy Awe", LIGHT, 6, Tap(Creature(OPPONENT)), shield_trigger=True)
IERE = creature("Iere, Vizier of Bullets", LIGHT, 3, "Initiate", 3000)
IOCANT = creature(
    "Iocant, the Oracle",
    LIGHT,
    2,
    "Light Bringer",
    2000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    While(There(Creature(YOU, races=("Angel Command",))), (Plus(2000),)),
)
LA_URA_GIGA = creature(
    "La Ura Giga, Sky Guardian", LIGHT, 1, "Guardian", 2000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
LAH = creature("Lah, Purification Enforcer", LIGHT, 5, "Berserker", 5500)
LASER_WING = spell("Laser Wing", LIGHT, 5, Give(Pick(Creature(YOU), 2, up_to=True), (CannotBeBlocked(),)))
LOK = creature("Lok, Vizier of Hunting", LIGHT, 4, "Initiate", 4000)
MIELE = creature(
    "Miele, Vizier of Lightning",
    LIGHT,
    3,
    "Initiate",
    1000,
    enters(Tap(Pick(Creature(OPPONENT), up_to=True))),
)
MOONLIGHT_FLASH = spell("Moonlight Flash", LIGHT, 4, Tap(Pick(Creature(OPPONENT), 2, up_to=True)))
RAYLA = creature(
    "Rayla, Truth Enforcer", LIGHT, 6, "Berserker", 3000, enters(Search(Cards(DECK, kind="spell")))
)
REUSOL = creature("Reusol, the Oracle", LIGHT, 2, "Light Bringer", 2000)
RUBY_GRASS = creature(
    "Ruby Grass",
    LIGHT,
    3,
    "Starlight Tree",
    3000,
    BLOCKER_,
    CANNOT_ATTACK_PLAYERS,
    Whenever(TurnEnds(), (May((Untap(THIS),)),)),
)
SENATINE_JADE_TREE = creature(
    "Senatine Jade Tree", LIGHT, 3, "Starlight Tree", 4000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
SOLAR_RAY = spell("Solar Ray", LIGHT, 2, Tap(Pick(Creature(OPPONENT))), shield_trigger=True)
SONIC_WING = spell("Sonic Wing", LIGHT, 3, Give(Pick(Creature(YOU)), (CannotBeBlocked(),)))
SZUBS_KIN = creature(
    "Szubs Kin, Twilight Guardian", LIGHT, 5, "Guardian", 6000, BLOCKER_, CANNOT_ATTACK_PLAYERS
)
TOEL = creature(
    "Toel, Vizier of Hope", LIGHT, 5, "Initiate", 2000, Whenever(TurnEnds(), (May((Untap(Creature(YOU)),)),))
)
AQUA_HULCUS = creature("Aqua Hulcus", WATER, 3, "Liquid People", 2000, enters(May((Draw(),))))
AQUA_KNIGHT = creature("Aqua Knight", WATER, 5, "Liquid People", 4000, Instead(HAND))
AQUA_SOLDIER = creature("Aqua Soldier", WATER, 3, "Liquid People", 1000, Instead(HAND))
AQUA_VEHICLE = creature("Aqua Vehicle", WATER, 2, "Liquid People", 1000)
BRAIN_SERUM = spell("Brain Serum", WATER, 4, Draw(2, up_to=True), shield_trigger=True)
CANDY_DROP = creature("Candy Drop", WATER, 3, "Cyber Virus", 1000, CannotBeBlocked())
CRYSTAL_MEMORY = spell("Crystal Memory", WATER, 4, Search(Cards(DECK), show=False), shield_trigger=True)
FAERIE_CHILD = creature("Faerie Child", WATER, 4, "Cyber Virus", 2000, CannotBeBlocked())
HUNTER_FISH = creature("Hunter Fish", WATER, 2, "Fish", 3000, BLOCKER_, CANNOT_ATTACK)
ILLUSIONARY_MERFOLK = creature(
    "Illusionary Merfolk",
    WATER,
    5,
    "Gel Fish",
    4000,
    enters(If(There(Creature(YOU, races=("Cyber Lord",))), (Draw(3, up_to=True),))),
)
KING_CORAL = creature("King Coral", WATER, 3, "Leviathan", 1000, BLOCKER_)
KING_RIPPED_HIDE = creature("King Ripped-Hide", WATER, 7, "Leviathan", 5000, enters(Draw(2, up_to=True)))
MARINE_FLOWER = creature("Marine Flower", WATER, 1, "Cyber Virus", 2000, BLOCKER_, CANNOT_ATTACK)
PHANTOM_FISH = creature("Phantom Fish", WATER, 3, "Gel Fish", 4000, BLOCKER_, CANNOT_ATTACK)
REVOLVER_FISH = creature("Revolver Fish", WATER, 4, "Gel Fish", 5000, BLOCKER_, CANNOT_ATTACK)
SAUCER_HEAD_SHARK = creature(
    "Saucer-Head Shark", WATER, 5, "Gel Fish", 3000, enters(ToHand(Creature(max_power=2000)))
)
SEAMINE = creature("Seamine", WATER, 6, "Fish", 4000, BLOCKER_)
SPIRAL_GATE = spell("Spiral Gate", WATER, 2, ToHand(Pick(Creature())), shield_trigger=True)
TELEPORTATION = spell("Teleportation", WATER, 5, ToHand(Pick(Creature(), 2, up_to=True)))
TROPICO = creature(
    "Tropico", WATER, 5, "Cyber Lord", 3000, While(There(Creature(YOU, other=True), 2), (CannotBeBlocked(),))
)
UNICORN_FISH = creature("Unicorn Fish", WATER, 4, "Fish", 1000, enters(ToHand(Pick(Creature(), up_to=True))))
VIRTUAL_TRIPWIRE = spell("Virtual Tripwire", WATER, 3, Tap(Pick(Creature(OPPONENT))))
BLACK_FEATHER = creature(
    "Black Feather, Shadow of Rage", DARKNESS, 1, "Ghost", 3000, enters(Destroy(Pick(Creature(YOU))))
)
BLOODY_SQUITO = creature(
    "Bloody Squito",
    DARKNESS,
    2,
    "Brain Jacker",
    4000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(WinsBattle(), (Destroy(THIS),)),
)
BONE_ASSASSIN = creature("Bone Assassin, the Ripper", DARKNESS, 4, "Living Dead", 2000, Slayer())
BONE_SPIDER = creature(
    "Bone Spider", DARKNESS, 3, "Living Dead", 5000, Whenever(WinsBattle(), (Destroy(THIS),))
)
CREEPING_PLAGUE = spell(
    "Creeping Plague",
    DARKNESS,
    1,
    GiveGroup(Creature(YOU), (Whenever(BecomesBlocked(), (Give(THIS, (Slayer(),)),)),)),
)
DARK_CLOWN = creature(
    "Dark Clown",
    DARKNESS,
    4,
    "Brain Jacker",
    6000,
    BLOCKER_,
    CANNOT_ATTACK,
    Whenever(WinsBattle(), (Destroy(THIS),)),
)
DARK_RAVEN = creature("Dark Raven, Shadow of Grief", DARKNESS, 4, "Ghost", 1000, BLOCKER_)
DARK_REVERSAL = spell(
    "Dark Reversal", DARKNESS, 2, ToHand(Pick(Cards(GRAVE, kind="creature"))), shield_trigger=True
)
DEATH_SMOKE = spell("Death Smoke", DARKNESS, 4, Destroy(Pick(Creature(OPPONENT, tapped=False))))
GHOST_TOUCH = spell("Ghost Touch", DARKNESS, 2, Discard(who=OPPONENT, at_random=True), shield_trigger=True)
GIGABEROS = creature(
    "Gigaberos",
    DARKNESS,
    5,
    "Chimera",
    8000,
    DOUBLE_BREAKER,
    enters(
        If(
            There(Creature(YOU, other=True), 2),
            (Either((("others", Destroy(Pick(Creature(YOU, other=True), 2))), ("this", Destroy(THIS)))),),
            (Destroy(THIS),),
        )
    ),
)
GIGAGIELE = creature("Gigagiele", DARKNESS, 5, "Chimera", 3000, Slayer())
GIGARGON = creature(
    "Gigargon",
    DARKNESS,
    8,
    "Chimera",
    3000,
    enters(ToHand(Pick(Cards(GRAVE, kind="creature"), 2, up_to=True))),
)
MASKED_HORROR = creature(
    "Masked Horror, Shadow of Scorn",
    DARKNESS,
    5,
    "Ghost",
    1000,
    enters(Discard(who=OPPONENT, at_random=True)),
)
NIGHT_MASTER = creature("Night Master, Shadow of Decay", DARKNESS, 6, "Ghost", 3000, BLOCKER_)
SKELETON_SOLDIER = creature("Skeleton Soldier, the Defiled", DARKNESS, 4, "Living Dead", 3000)
STINGER_WORM = creature(
    "Stinger Worm", DARKNESS, 3, "Parasite Worm", 5000, enters(Destroy(Pick(Creature(YOU))))
)
SWAMP_WORM = creature(
    "Swamp Worm", DARKNESS, 7, "Parasite Worm", 2000, enters(Destroy(Pick(Creature(OPPONENT), by=OPPONENT)))
)
TERROR_PIT = spell("Terror Pit", DARKNESS, 6, Destroy(Pick(Creature(OPPONENT))), shield_trigger=True)
VAMPIRE_SILPHY = creature(
    "Vampire Silphy", DARKNESS, 8, "Dark Lord", 4000, enters(Destroy(Creature(max_power=3000)))
)
WANDERING_BRAINEATER = creature(
    "Wandering Braineater", DARKNESS, 2, "Living Dead", 2000, BLOCKER_, CANNOT_ATTACK
)
WRITHING_BONE_GHOUL = creature("Writhing Bone Ghoul", DARKNESS, 2, "Living Dead", 2000)
ARMORED_WALKER_URHERION = creature(
    "Armored Walker Urherion",
    FIRE,
    4,
    "Armorloid",
    3000,
    While(There(Creature(YOU, races=("Human",))), (Plus(2000, attacking=True),)),
)
ARTISAN_PICORA = creature(
    "Artisan Picora", FIRE, 1, "Machine Eater", 2000, enters(ToGrave(Pick(Cards(MANA))))
)
BOLSHACK_DRAGON = creature(
    "Bolshack Dragon",
    FIRE,
    6,
    "Armored Dragon",
    6000,
    Plus(1000, Cards(GRAVE, civilizations=(FIRE,)), attacking=True),
    DOUBLE_BREAKER,
)
BRAWLER_ZYLER = creature("Brawler Zyler", FIRE, 2, "Human", 1000, PowerAttacker(2000))
BURNING_POWER = spell("Burning Power", FIRE, 1, Give(Pick(Creature(YOU)), (PowerAttacker(2000),)))
CHAOS_STRIKE = spell("Chaos Strike", FIRE, 2, Give(Pick(Creature(OPPONENT, tapped=False)), (AsTapped(),)))
CRIMSON_HAMMER = spell("Crimson Hammer", FIRE, 2, Destroy(Pick(Creature(OPPONENT, max_power=2000))))
DEADLY_FIGHTER_BRAID_CLAW = creature("Deadly Fighter Braid Claw", FIRE, 1, "Dragonoid", 1000, MustAttack())
DRAGLIDE = creature("Draglide", FIRE, 5, "Armored Wyvern", 5000, MustAttack())
EXPLOSIVE_FIGHTER_UCARN = creature(
    "Explosive Fighter Ucarn",
    FIRE,
    5,
    "Dragonoid",
    9000,
    enters(ToGrave(Pick(Cards(MANA), 2))),
    DOUBLE_BREAKER,
)
FATAL_ATTACKER_HORVATH = creature(
    "Fatal Attacker Horvath",
    FIRE,
    3,
    "Human",
    2000,
    While(There(Creature(YOU, races=("Armorloid",))), (Plus(2000, attacking=True),)),
)
FIRE_SWEEPER_BURNING_HELLION = creature(
    "Fire Sweeper Burning Hellion", FIRE, 4, "Dragonoid", 3000, PowerAttacker(2000)
)
GATLING_SKYTERROR = creature(
    "Gatling Skyterror", FIRE, 7, "Armored Wyvern", 7000, AttacksUntapped(), DOUBLE_BREAKER
)
IMMORTAL_BARON = creature("Immortal Baron, Vorg", FIRE, 2, "Human", 2000)
MAGMA_GAZER = spell("Magma Gazer", FIRE, 3, Give(Pick(Creature(YOU)), (PowerAttacker(4000), DOUBLE_BREAKER)))
METEOSAUR = creature(
    "Meteosaur",
    FIRE,
    5,
    "Rock Beast",
    2000,
    enters(Destroy(Pick(Creature(OPPONENT, max_power=2000), up_to=True))),
)
NOMAD_HERO_GIGIO = creature("Nomad Hero Gigio", FIRE, 5, "Machine Eater", 3000, AttacksUntapped())
ONSLAUGHTER_TRICEPS = creature(
    "Onslaughter Triceps", FIRE, 3, "Dragonoid", 5000, enters(ToGrave(Pick(Cards(MANA))))
)
ROTHUS = creature(
    "Rothus, the Traveler",
    FIRE,
    4,
    "Armorloid",
    4000,
    enters(Destroy(Pick(Creature(YOU))), Destroy(Pick(Creature(OPPONENT), by=OPPONENT))),
)
STONESAUR = creature("Stonesaur", FIRE, 5, "Rock Beast", 4000, PowerAttacker(2000))
SUPER_EXPLOSIVE_VOLCANODON = creature(
    "Super Explosive Volcanodon", FIRE, 4, "Dragonoid", 2000, PowerAttacker(4000)
)
TORNADO_FLAME = spell(
    "Tornado Flame", FIRE, 5, Destroy(Pick(Creature(OPPONENT, max_power=4000))), shield_trigger=True
)
AURA_BLAST = spell("Aura Blast", NATURE, 4, Give(Creature(YOU), (PowerAttacker(2000),)))
BRONZE_ARM_TRIBE = creature("Bronze-Arm Tribe", NATURE, 3, "Beast Folk", 1000, enters(FromTop(1)))
BURNING_MANE = creature("Burning Mane", NATURE, 2, "Beast Folk", 2000)
COILING_VINES = creature("Coiling Vines", NATURE, 4, "Tree Folk", 3000, Instead(MANA))
DIMENSION_GATE = spell("Dimension Gate", NATURE, 3, Search(Cards(DECK, kind="creature")), shield_trigger=True)
DOME_SHELL = creature("Dome Shell", NATURE, 4, "Colony Beetle", 3000, PowerAttacker(2000))
FEAR_FANG = creature("Fear Fang", NATURE, 3, "Beast Folk", 3000)
FOREST_HORNET = creature("Forest Hornet", NATURE, 4, "Giant Insect", 4000)
GOLDEN_WING_STRIKER = creature("Golden Wing Striker", NATURE, 3, "Beast Folk", 2000, PowerAttacker(2000))
MIGHTY_SHOUTER = creature("Mighty Shouter", NATURE, 3, "Beast Folk", 2000, Instead(MANA))
NATURAL_SNARE = spell("Natural Snare", NATURE, 6, ToMana(Pick(Creature(OPPONENT))), shield_trigger=True)
PANGAEAS_SONG = spell("Pangaea's Song", NATURE, 1, ToMana(Pick(Creature(YOU))))
POISONOUS_DAHLIA = creature("Poisonous Dahlia", NATURE, 4, "Tree Folk", 5000, CANNOT_ATTACK_PLAYERS)
POISONOUS_MUSHROOM = creature(
    "Poisonous Mushroom", NATURE, 2, "Balloon Mushroom", 1000, enters(ToMana(Pick(Cards(HAND), up_to=True)))
)
RED_EYE_SCORPION = creature("Red-Eye Scorpion", NATURE, 5, "Giant Insect", 4000, Instead(MANA))
STAMPEDING_LONGHORN = creature(
    "Stampeding Longhorn", NATURE, 5, "Horned Beast", 4000, CannotBeBlocked(Creature(max_power=3000))
)
STEEL_SMASHER = creature("Steel Smasher", NATURE, 2, "Beast Folk", 3000, CANNOT_ATTACK_PLAYERS)
STORM_SHELL = creature(
    "Storm Shell", NATURE, 7, "Colony Beetle", 2000, enters(ToMana(Pick(Creature(OPPONENT), by=OPPONENT)))
)
THORNY_MANDRA = creature(
    "Thorny Mandra",
    NATURE,
    5,
    "Tree Folk",
    4000,
    enters(ToMana(Pick(Cards(GRAVE, kind="creature"), up_to=True))),
)
TOWER_SHELL = creature(
    "Tower Shell", NATURE, 6, "Colony Beetle", 5000, CannotBeBlocked(Creature(max_power=4000))
)
TRI_HORN_SHEPHERD = creature("Tri-horn Shepherd", NATURE, 5, "Horned Beast", 5000)
ULTIMATE_FORCE = spell("Ultimate Force", NATURE, 5, FromTop(2))
