"""The cards of Duel Masters: each kind of ability in a small position, and the facts of the pool."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from duel_tui.duel_masters import cards
from duel_tui.duel_masters.definitions import CardDef
from duel_tui.text.en.duel_masters.cards import card_text
from tests.creature_tools import Side, check, names, play

PLAYED: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    # Creatures that come into the battle zone.
    ("Aqua Sniper", {"battle": ["Fear Fang"]}, {"battle": ["Lah, Purification Enforcer"]},
     ("Fear Fang, Lah, Purification Enforcer",), {"A.hand": "Fear Fang", "B.hand": "Lah, Purification Enforcer"}),
    ("Scarlet Skyterror", {"battle": ["King Coral"]}, {"battle": ["Emerald Grass", "Fear Fang"]},
     (), {"A.graveyard": "King Coral", "B.graveyard": "Emerald Grass"}),
    ("Miele, Vizier of Lightning", {}, {"battle": ["Fear Fang"]}, ("Fear Fang",), {"B.battle": "tapped Fear Fang"}),
    ("Miele, Vizier of Lightning", {}, {"battle": ["Fear Fang"]}, ("none",), {"B.battle": "Fear Fang"}),
    ("Rayla, Truth Enforcer", {"deck": ["Fear Fang", "Holy Awe"]}, {}, ("Holy Awe",), {"A.hand": "Holy Awe"}),
    ("Aqua Hulcus", {"deck": ["Fear Fang"]}, {}, ("yes",), {"A.hand": "Fear Fang"}),
    ("Aqua Hulcus", {"deck": ["Fear Fang"]}, {}, ("no",), {"A.hand": "0"}),
    ("Illusionary Merfolk", {"battle": ["Tropico"]}, {}, ("2",), {"A.hand": "2"}),
    ("Illusionary Merfolk", {}, {}, (), {"A.hand": "0"}),
    ("Saucer-Head Shark", {"battle": ["Aqua Vehicle"]}, {"battle": ["Burning Mane", "Fear Fang"]},
     (), {"A.hand": "Aqua Vehicle", "B.hand": "Burning Mane"}),
    ("Black Feather, Shadow of Rage", {}, {"battle": ["Fear Fang"]},
     (), {"A.graveyard": "Black Feather, Shadow of Rage", "B.battle": "Fear Fang"}),
    ("Gigaberos", {"battle": ["Fear Fang"]}, {}, (), {"A.graveyard": "Gigaberos", "A.battle": "Fear Fang"}),
    ("Gigaberos", {"battle": ["Fear Fang", "Iere, Vizier of Bullets"]}, {}, ("others",),
     {"A.graveyard": "Fear Fang; Iere, Vizier of Bullets"}),
    ("Gigaberos", {"battle": ["Fear Fang", "Iere, Vizier of Bullets"]}, {}, ("this",), {"A.graveyard": "Gigaberos"}),
    ("Gigargon", {"graveyard": ["Fear Fang", "Holy Awe", "Tropico"]}, {}, ("Fear Fang, Tropico",),
     {"A.hand": "Fear Fang; Tropico"}),
    ("Swamp Worm", {}, {"battle": ["Fear Fang", "Tropico"]}, ("Tropico",), {"B.graveyard": "Tropico"}),
    ("Vampire Silphy", {"battle": ["Tropico"]}, {"battle": ["Fear Fang", "Lok, Vizier of Hunting"]},
     (), {"A.battle": "Vampire Silphy", "B.battle": "Lok, Vizier of Hunting"}),
    ("Artisan Picora", {}, {}, (), {"A.mana": "0", "A.graveyard": "Immortal Baron, Vorg"}),
    ("Rothus, the Traveler", {"battle": ["Fear Fang"]}, {"battle": ["Tropico"]}, ("Fear Fang",),
     {"A.graveyard": "Fear Fang", "B.graveyard": "Tropico"}),
    ("Bronze-Arm Tribe", {"deck": ["Tropico"]}, {}, (), {"A.mana": "4", "A.hand": "0"}),
    ("Poisonous Mushroom", {"hand": ["Tropico"]}, {}, ("Tropico",), {"A.hand": "0", "A.mana": "3"}),
    ("Storm Shell", {}, {"battle": ["Fear Fang"]}, (), {"B.mana": "Fear Fang"}),
    ("Thorny Mandra", {"graveyard": ["Holy Awe", "Tropico"]}, {}, ("Tropico",), {"A.graveyard": "Holy Awe"}),
    ("Crystal Paladin", {"battle": ["Aqua Shooter"]}, {"battle": ["Emerald Grass", "Fear Fang"]},
     (), {"A.battle": "Crystal Paladin over Aqua Shooter", "B.battle": "Fear Fang", "B.hand": "Emerald Grass"}),
    ("Larba Geer, the Immaculate", {"battle": ["Dia Nork, Moonlight Guardian"]},
     {"battle": ["Emerald Grass", "Fear Fang"]}, (), {"B.battle": "Fear Fang; tapped Emerald Grass"}),
    ("Corile", {}, {"battle": ["Fear Fang"]}, (), {"B.deck": "21", "B.battle": "0"}),
    ("Fortress Shell", {}, {"mana": ["Fear Fang", "Tropico"]}, ("Fear Fang, Tropico",), {"B.mana": "0"}),
    ("Poison Worm", {"battle": ["Fear Fang", "Lok, Vizier of Hunting"]}, {}, (), {"A.graveyard": "Fear Fang"}),
    ("Phal Eega, Dawn Guardian", {"graveyard": ["Holy Awe", "Fear Fang"]}, {}, ("Holy Awe",), {"A.hand": "Holy Awe"}),
    ("Emeral", {"hand": ["Tropico"], "shields": ["Fear Fang"]}, {}, ("Tropico", "@s1"),
     {"A.shields": "Tropico", "A.hand": "Fear Fang"}),
    ("Emeral", {"hand": ["Tropico"], "shields": ["Fear Fang"]}, {}, ("none",), {"A.shields": "Fear Fang"}),
    ("Shtra", {}, {"mana": ["Fear Fang", "Tropico"]}, ("Fear Fang",),
     {"A.hand": "Aqua Vehicle", "B.hand": "Fear Fang", "B.mana": "Tropico"}),
    ("Baraga, Blade of Gloom", {"shields": ["Terror Pit"]}, {"battle": ["Tropico"]}, (),
     {"A.hand": "Terror Pit", "A.shields": "0", "B.battle": "Tropico"}),
    ("Pouch Shell", {}, {"battle": ["tapped Fighter Dual Fang over Barkwhip, the Smasher over Fear Fang"]},
     ("Fighter Dual Fang",), {"B.battle": "tapped Barkwhip, the Smasher over Fear Fang"}),
    # Spells.
    ("Holy Awe", {"battle": ["Tropico"]}, {"battle": ["Fear Fang"]}, (),
     {"A.battle": "Tropico", "B.battle": "tapped Fear Fang", "A.graveyard": "Holy Awe"}),
    ("Teleportation", {}, {"battle": ["Fear Fang"]}, ("none",), {"B.battle": "Fear Fang"}),
    ("Crystal Memory", {"deck": ["Fear Fang"]}, {}, ("Fear Fang",), {"A.hand": "Fear Fang"}),
    ("Dark Reversal", {"graveyard": ["Fear Fang", "Holy Awe"]}, {}, (), {"A.hand": "Fear Fang"}),
    ("Death Smoke", {}, {"battle": ["Fear Fang", "tapped Tropico"]}, (), {"B.battle": "tapped Tropico"}),
    ("Tornado Flame", {}, {"battle": ["Lah, Purification Enforcer", "Fear Fang"]}, (), {"B.graveyard": "Fear Fang"}),
    ("Pangaea's Song", {"battle": ["Barkwhip, the Smasher over Fear Fang"]}, {}, (),
     {"A.mana": "Barkwhip, the Smasher; Fear Fang; tapped Burning Mane"}),
    ("Thought Probe", {}, {"battle": ["Fear Fang"] * 3}, (), {"A.hand": "3"}),
    ("Thought Probe", {}, {"battle": ["Fear Fang"] * 2}, (), {"A.hand": "0"}),
    ("Lost Soul", {}, {"hand": ["Fear Fang", "Tropico"]}, (), {"B.graveyard": "Fear Fang; Tropico"}),
    ("Rainbow Stone", {"deck": ["Tropico"]}, {}, ("Tropico",), {"A.mana": "5", "A.hand": "0"}),
    ("Boomerang Comet", {}, {}, (), {"A.mana": "6", "A.graveyard": "0", "A.hand": "Reusol, the Oracle"}),
    ("Sundrop Armor", {"hand": ["Tropico"]}, {}, (), {"A.shields": "6"}),
    ("Psychic Shaper", {"deck": ["Tropico", "Fear Fang", "Aqua Vehicle", "Holy Awe"]}, {}, (),
     {"A.hand": "Aqua Vehicle; Tropico", "A.graveyard": "Fear Fang; Holy Awe; Psychic Shaper"}),
    ("Eldritch Poison", {"battle": ["Gigagiele"], "mana": ["Dark Raven, Shadow of Grief"]}, {}, ("Gigagiele",),
     {"A.hand": "Dark Raven, Shadow of Grief", "A.battle": "0"}),
    ("Ghastly Drain", {}, {}, ("@s2, @s4",), {"A.shields": "3", "A.hand": "2"}),
    ("Snake Attack", {"shields": ["Tropico"]}, {}, (), {"A.graveyard": "Snake Attack; Tropico"}),
    ("Searing Wave", {"battle": ["Tropico"], "shields": []}, {"battle": ["Fear Fang"]}, (),
     {"A.battle": "Tropico", "B.graveyard": "Fear Fang"}),
    ("Aurora of Reversal", {"shields": ["Tropico", "Fear Fang"]}, {}, ("@s2",),
     {"A.shields": "Tropico", "A.mana": "6"}),
    ("Mana Nexus", {}, {}, (), {"A.shields": "6", "A.mana": "3"}),
    ("Roar of the Earth", {"mana": ["Burning Mane", "Deathliger, Lion of Chaos"]}, {}, (),
     {"A.hand": "Deathliger, Lion of Chaos"}),
    ("Liquid Scope", {}, {"hand": ["Tropico"], "shields": ["Fear Fang"]}, (), {"B.hand": "Tropico"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), PLAYED)
def test_played(name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    assert duel_masters.setup(duel.position()).position() == duel.position()


ATTACKS: list[tuple[Side, Side, tuple[str, ...], dict[str, str]]] = [
    # What an attack sets off.
    ({"battle": ["Hypersquid Walter"]}, {}, ("attack Hypersquid Walter -> player", "yes", "@B:s1"), {"A.hand": "1"}),
    ({"battle": ["Plasma Chaser"]}, {"battle": ["Fear Fang", "Tropico"]},
     ("attack Plasma Chaser -> player", "yes", "@B:s1"), {"A.hand": "2"}),
    ({"battle": ["Chaos Fish", "Tropico"]}, {}, ("attack Chaos Fish -> player", "1", "@B:s1"), {"A.hand": "1"}),
    ({"battle": ["Laguna, Lightning Enforcer"], "deck": ["Holy Awe"]}, {},
     ("attack Laguna, Lightning Enforcer -> player", "Holy Awe", "@B:s1"), {"A.hand": "Holy Awe"}),
    ({"battle": ["General Dark Fiend"], "shields": ["Terror Pit"]}, {"shields": []},
     ("attack General Dark Fiend -> player",), {"A.graveyard": "Terror Pit"}),
    ({"battle": ["Metalwing Skyterror"]}, {"battle": ["Emerald Grass"]},
     ("attack Metalwing Skyterror -> player", "Emerald Grass", "@B:s1", "@B:s2"), {"B.shields": "3"}),
    ({"battle": ["Earthstomp Giant"], "mana": ["Tropico", "Holy Awe"]}, {"shields": []},
     ("attack Earthstomp Giant -> player",), {"A.hand": "Tropico", "A.mana": "Holy Awe"}),
    ({"battle": ["Flametropus"], "mana": ["Tropico"]}, {},
     ("attack Flametropus -> player", "Tropico", "@B:s1", "@B:s2"),
     {"B.shields": "3", "A.power": "Flametropus 3000; Forest Hornet 4000", "A.graveyard": "Tropico"}),
    ({"battle": ["Flametropus"], "mana": ["Tropico"]}, {}, ("attack Flametropus -> player", "none", "@B:s1"),
     {"B.shields": "4", "A.mana": "Tropico"}),
    ({"battle": ["Armored Warrior Quelos"], "mana": ["Immortal Baron, Vorg", "Tropico"]}, {"mana": ["Fear Fang"]},
     ("attack Armored Warrior Quelos -> player", "@B:s1"),
     {"A.graveyard": "Tropico", "B.graveyard": "Fear Fang"}),
    # Battles and what follows them.
    ({"battle": ["Bone Spider"]}, {"battle": ["tapped Fear Fang"]}, ("attack Bone Spider -> Fear Fang",),
     {"A.graveyard": "Bone Spider", "B.graveyard": "Fear Fang"}),
    ({"battle": ["Burning Mane"]}, {"battle": ["Spiral Grass"]},
     ("attack Burning Mane -> player", "block Spiral Grass"), {"B.battle": "Spiral Grass"}),
    ({"battle": ["Spiral Grass"]}, {"battle": ["tapped Burning Mane"]}, ("attack Spiral Grass -> Burning Mane",),
     {"A.battle": "tapped Spiral Grass"}),
    ({"battle": ["Marrow Ooze, the Twister"]}, {}, ("attack Marrow Ooze, the Twister -> player", "@B:s1"),
     {"A.graveyard": "Marrow Ooze, the Twister", "B.shields": "4"}),
    ({"battle": ["Fear Fang"], "mana": ["Tropico"] * 3}, {"battle": ["tapped Bombersaur"], "mana": ["Tropico"] * 3},
     ("attack Fear Fang -> Bombersaur",), {"B.battle": "tapped Bombersaur"}),
    ({"battle": ["Lah, Purification Enforcer"], "mana": ["Tropico"] * 3},
     {"battle": ["tapped Bombersaur"], "mana": ["Tropico"]},
     ("attack Lah, Purification Enforcer -> Bombersaur",), {"A.mana": "Tropico", "B.mana": "0"}),
    # Something else than being destroyed.
    ({"battle": ["Fear Fang"]}, {"battle": ["tapped Mighty Shouter"]}, ("attack Fear Fang -> Mighty Shouter",),
     {"B.mana": "Mighty Shouter", "B.graveyard": "0"}),
    ({"battle": ["Lok, Vizier of Hunting"]}, {"battle": ["tapped Aqua Knight"]},
     ("attack Lok, Vizier of Hunting -> Aqua Knight",),
     {"B.hand": "Aqua Knight", "A.graveyard": "Lok, Vizier of Hunting"}),
    ({"battle": ["Fear Fang"]}, {"battle": ["tapped Aless, the Oracle"]}, ("attack Fear Fang -> Aless, the Oracle",),
     {"B.shields": "6", "B.graveyard": "0"}),
    ({"battle": ["Fear Fang"]}, {"battle": ["tapped Gigastand"], "hand": ["Tropico"]},
     ("attack Fear Fang -> Gigastand", "yes", "Tropico"), {"B.hand": "Gigastand", "B.graveyard": "Tropico"}),
    ({"battle": ["Fear Fang"]},
     {"battle": ["tapped Gigagiele", "Jack Viper, Shadow of Doom over Night Master, Shadow of Decay"]},
     ("attack Fear Fang -> Gigagiele", "yes"), {"B.hand": "Gigagiele", "A.graveyard": "Fear Fang"}),
    ({"battle": ["Bone Assassin, the Ripper"]},
     {"battle": ["tapped Tri-horn Shepherd", "Gigamantis over Forest Hornet"]},
     ("attack Bone Assassin, the Ripper -> Tri-horn Shepherd",), {"B.mana": "Tri-horn Shepherd"}),
    ({"battle": ["Fear Fang"]}, {"battle": ["tapped Bone Piercer"], "mana": ["Tropico"]},
     ("attack Fear Fang -> Bone Piercer", "Tropico"), {"B.hand": "Tropico"}),
    # The end of the turn.
    ({"battle": ["tapped Frei, Vizier of Air", "tapped Fear Fang"]}, {}, ("end", "yes"),
     {"A.battle": "Frei, Vizier of Air; tapped Fear Fang"}),
    ({"battle": ["tapped Toel, Vizier of Hope", "tapped Fear Fang"]}, {}, ("end", "yes"),
     {"A.battle": "Fear Fang; Toel, Vizier of Hope"}),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "commands", "expected"), ATTACKS)
def test_attacking(a: Side, b: Side, commands: tuple[str, ...], expected: dict[str, str]) -> None:
    # Somebody who could still attack keeps the attack step open.
    a = {**a, "battle": [*a["battle"], "Forest Hornet"]}
    duel = duel_masters.setup({"phase": "attack", "A": a, "B": b})
    for command in commands:
        duel.play(command)
    if "A.battle" in expected:
        expected = {
            **expected,
            "A.battle": "; ".join(sorted([*expected["A.battle"].split("; "), "Forest Hornet"])),
        }
    check(duel, expected)


POWERS: list[tuple[list[str], list[str], Side, str]] = [
    (["Iocant, the Oracle", "Urth, Purifying Elemental"], [], {}, "4000 6000"),
    (["Iocant, the Oracle"], ["Urth, Purifying Elemental"], {}, "2000"),
    (["Armored Blaster Valdios over Immortal Baron, Vorg", "Brawler Zyler"], [], {}, "6000 2000"),
    (["tapped Barkwhip, the Smasher over Fear Fang", "Burning Mane"], [], {}, "5000 4000"),
    (["Barkwhip, the Smasher over Fear Fang", "Burning Mane"], [], {}, "5000 2000"),
    (["Scratchclaw", "Gigagiele"], ["Gigagiele"], {}, "2000 3000"),
    (["Ur Pale, Seeker of Sunlight"], [], {"mana": ["Holy Awe"]}, "4500"),
    (["Ur Pale, Seeker of Sunlight"], [], {"mana": ["Holy Awe", "Tropico"]}, "2500"),
    (["Alek, Solidity Enforcer", "Chilias, the Oracle"], [], {}, "5000 2500"),
]


@pytest.mark.parametrize(("own", "others", "rest", "powers"), POWERS)
def test_powers(own: list[str], others: list[str], rest: Side, powers: str) -> None:
    duel = duel_masters.setup({"A": {"battle": own, **rest}, "B": {"battle": others}})
    assert " ".join(str(card.power) for card in duel.view(0).zones[0, "battle"]) == powers


POWERS_IN_ATTACK: list[tuple[list[str], Side, list[str], bool]] = [
    # The attacker comes first; the other creature is tapped and its power shows whether the attacker's is higher.
    (["Armored Walker Urherion", "Immortal Baron, Vorg"], {}, ["Lok, Vizier of Hunting"], True),
    (["Armored Walker Urherion"], {}, ["Lok, Vizier of Hunting"], False),
    (["Bolshack Dragon"], {"graveyard": ["Burst Shot"] * 4}, ["Hanusa, Radiance Elemental"], True),
    (["Bolshack Dragon"], {"graveyard": ["Burst Shot"] * 3}, ["Hanusa, Radiance Elemental"], False),
    (["Leaping Tornado Horn", "Fear Fang", "Fear Fang"], {}, ["Fear Fang"], True),
    (["Dogarn, the Marauder", "tapped Fear Fang"], {}, ["Fear Fang"], True),
    (["Dogarn, the Marauder", "Fear Fang"], {}, ["Fear Fang"], False),
    (["Galsaur"], {}, ["Lah, Purification Enforcer"], True),
    (["Galsaur", "Fear Fang"], {}, ["Lah, Purification Enforcer"], False),
    (["Stonesaur", "Überdragon Jabaha over Boltail Dragon"], {}, ["Zagaan, Knight of Darkness"], True),
]


@pytest.mark.parametrize(("own", "rest", "others", "wins"), POWERS_IN_ATTACK)
def test_powers_in_an_attack(own: list[str], rest: Side, others: list[str], wins: bool) -> None:
    battle = [f"tapped {others[0]}"]
    duel = duel_masters.setup({"phase": "attack", "A": {"battle": own, **rest}, "B": {"battle": battle}})
    duel.play(f"attack {own[0]} -> {others[0]}")
    assert (names(duel.position()["B"]["graveyard"]) == others[0]) is wins


OFFERED: list[tuple[str, Side, Side, str, str, bool]] = [
    # phase, sides, what may or may not be done
    ("main", {"battle": ["Elf-X"], "hand": ["Fear Fang"], "mana": ["Burning Mane"] * 2}, {}, "",
     "summon Fear Fang", True),
    ("main", {"battle": ["Elf-X"], "hand": ["Ultimate Force"], "mana": ["Burning Mane"] * 4}, {}, "",
     "cast Ultimate Force", False),
    ("main", {"battle": ["Essence Elf"], "hand": ["Ultimate Force"], "mana": ["Burning Mane"] * 4}, {}, "",
     "cast Ultimate Force", True),
    ("main", {"hand": ["Blaze Cannon"], "mana": ["Immortal Baron, Vorg"] * 7}, {}, "", "cast Blaze Cannon", True),
    ("main", {"hand": ["Blaze Cannon"], "mana": ["Tropico", *["Immortal Baron, Vorg"] * 7]}, {}, "",
     "cast Blaze Cannon", False),
    ("attack", {"battle": ["Fear Fang"]}, {"battle": ["Emerald Grass"]}, "attack Fear Fang -> player",
     "block Emerald Grass", True),
    ("attack", {"battle": ["Tropico", "Fear Fang", "Fear Fang"]}, {"battle": ["Emerald Grass"]},
     "attack Tropico -> player", "block Emerald Grass", False),
    ("attack", {"battle": ["Tropico", "Fear Fang"]}, {"battle": ["Emerald Grass"]},
     "attack Tropico -> player", "block Emerald Grass", True),
    ("attack", {"battle": ["Aqua Vehicle"]}, {"battle": ["Emerald Grass", "King Nautilus"]},
     "attack Aqua Vehicle -> player", "block Emerald Grass", False),
    ("attack", {"battle": ["Aqua Vehicle", "Legendary Bynor over King Coral"]}, {"battle": ["Emerald Grass"]},
     "attack Aqua Vehicle -> player", "block Emerald Grass", False),
    ("attack", {"battle": ["Fear Fang"]},
     {"battle": ["Iere, Vizier of Bullets", "Sieg Balicula, the Intense over Lok, Vizier of Hunting"]},
     "attack Fear Fang -> player", "block Iere, Vizier of Bullets", True),
    ("attack", {"battle": ["Fear Fang"]}, {"battle": ["Sparkle Flower"], "mana": ["Tropico"]},
     "attack Fear Fang -> player", "block Sparkle Flower", False),
    ("attack", {"battle": ["Snip Striker Bullraizer"]}, {"battle": ["Fear Fang"]}, "",
     "attack Snip Striker Bullraizer -> player", True),
    ("attack", {"battle": ["Snip Striker Bullraizer", "tapped Fear Fang"]}, {"battle": ["Fear Fang"] * 3}, "",
     "attack Snip Striker Bullraizer -> player", False),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "a", "b", "first", "command", "offered"), OFFERED)
def test_what_may_be_done(phase: str, a: Side, b: Side, first: str, command: str, offered: bool) -> None:
    duel = duel_masters.setup({"phase": phase, "A": a, "B": b})
    if first:
        duel.play(first)
    assert (command in duel.commands()) is offered


UNTIL_THE_END: list[tuple[str, Side, Side, tuple[str, ...], dict[str, str]]] = [
    # A spell, then an attack in the same turn.
    ("Laser Wing", {"battle": ["Fear Fang"]}, {"battle": ["Emerald Grass"]},
     ("Fear Fang", "pass", "attack Fear Fang -> player", "@B:s1"), {"B.shields": "4"}),
    ("Creeping Plague", {"battle": ["Fear Fang"]}, {"battle": ["Gran Gure, Space Guardian"]},
     ("pass", "attack Fear Fang -> player", "block Gran Gure, Space Guardian"),
     {"A.graveyard": "Creeping Plague; Fear Fang", "B.graveyard": "Gran Gure, Space Guardian"}),
    ("Chaos Strike", {"battle": ["Fear Fang"]}, {"battle": ["Tropico", "Burning Mane"]},
     ("Tropico", "pass"), {"A.offered": "attack Fear Fang -> player; attack Fear Fang -> Tropico; end"}),
    ("Diamond Cutter", {"battle": [{"card": "Hunter Fish", "since": "this turn"}, "Steel Smasher"]},
     {"battle": ["tapped Tropico"]}, ("pass",),
     {"A.offered": "attack Hunter Fish -> player; attack Steel Smasher -> player; "
      "attack Steel Smasher -> Tropico; end"}),
    ("Rumble Gate", {"battle": ["Fear Fang", "Dawn Giant"]}, {"battle": ["Tropico"]}, ("pass",),
     {"A.offered": "attack Fear Fang -> player; attack Fear Fang -> Tropico; attack Dawn Giant -> player; end",
      "A.power": "Fear Fang 4000; Dawn Giant 12000"}),
    ("Aura Blast", {"battle": ["Fear Fang"]}, {"battle": ["tapped Lok, Vizier of Hunting"]},
     ("pass", "attack Fear Fang -> Lok, Vizier of Hunting"), {"B.graveyard": "Lok, Vizier of Hunting"}),
    ("Magma Gazer", {"battle": ["Fear Fang"]}, {}, ("pass", "attack Fear Fang -> player", "@B:s1", "@B:s2"),
     {"B.shields": "3"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "a", "b", "answers", "expected"), UNTIL_THE_END)
def test_until_the_end_of_the_turn(
    name: str, a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]
) -> None:
    duel = play(name, a, b, *answers)
    check(duel, expected)
    again = duel_masters.setup(duel.position())
    assert again.position() == duel.position()


def test_what_was_looked_at_is_known_to_one_seat() -> None:
    duel = play("Liquid Scope", {}, {"hand": ["Tropico"], "shields": ["Fear Fang"]})
    seen = duel.view(0).zones
    assert [card.name for card in (*seen[1, "hand"], *seen[1, "shields"])] == ["Tropico", "Fear Fang"]
    assert [card.name for card in duel.view(1).zones[1, "shields"]] == [None]


@pytest.mark.parametrize("card", cards.all_cards(), ids=lambda card: card.name)
def test_facts_are_those_of_the_pool(card: CardDef) -> None:
    known = cards.known(card.name)
    assert known is not None
    assert (known.name, known.civilizations, known.cost) == (card.name, card.civilizations, card.cost)
    assert (known.kind, known.subkind == "evolution") == (card.kind, card.evolution)


@pytest.mark.parametrize("card", cards.all_cards(), ids=lambda card: card.name)
def test_every_ability_has_words(card: CardDef) -> None:
    text = card_text(card)
    assert text
    assert all(line[0].isupper() or line[0].isdigit() for line in text.splitlines())
