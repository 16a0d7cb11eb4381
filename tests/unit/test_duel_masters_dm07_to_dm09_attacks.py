"""Abilities of DM-07 to DM-09 and the promos that attacks, blocks and turns bring about."""

from __future__ import annotations

import pytest

from duel_tui import duel_masters
from tests.creature_tools import Side, check

LIGHT = "Reusol, the Oracle"
WATER = "Aqua Vehicle"
DARK = "Writhing Bone Ghoul"
FIRE = "Immortal Baron, Vorg"
NATURE = "Burning Mane"
BLOCKER = "Gran Gure, Space Guardian"
DRAGON = "Bolshack Dragon"

ATTACKS: list[tuple[Side, Side, tuple[str, ...], dict[str, str]]] = [
    # Blocks, and what comes of them.
    ({"battle": ["Spinning Totem", "Fear Fang"]}, {"battle": [BLOCKER]},
     ("tap Spinning Totem", "attack Fear Fang -> player", f"block {BLOCKER}", "@B:s1"),
     {"B.shields": "4", "A.graveyard": "Fear Fang"}),
    ({"battle": ["Battleship Mutant", DARK]}, {"battle": [f"tapped {FIRE}"]},
     ("tap Battleship Mutant", f"attack {DARK} -> {FIRE}"), {"A.graveyard": DARK, "B.graveyard": FIRE}),
    ({"battle": ["Fear Fang"]}, {"battle": ["Kuukai, Finder of Karma over Sundrop Armor"]},
     ("attack Fear Fang -> player", "block Kuukai, Finder of Karma"),
     {"A.graveyard": "Fear Fang", "B.battle": "Kuukai, Finder of Karma over Sundrop Armor"}),
    ({"battle": ["Carbonite Scarab", "tapped Fear Fang"], "x-broke": "1"}, {"battle": [BLOCKER]},
     ("attack Carbonite Scarab -> player", f"block {BLOCKER}", "@B:s3"), {"B.shields": "4"}),
    ({"battle": ["Coliseum Shell"]}, {"battle": [BLOCKER]},
     ("attack Coliseum Shell -> player", f"block {BLOCKER}", "yes"), {"A.mana": "1"}),
    ({"battle": ["Emperor Maroll over Emeral"]}, {"battle": [BLOCKER]},
     ("attack Emperor Maroll -> player", f"block {BLOCKER}"),
     {"B.hand": BLOCKER, "B.shields": "5"}),
    ({"battle": ["Storm Wrangler, the Furious over Fear Fang"]}, {"battle": [BLOCKER, "Prowling Elephish"]},
     ("attack Storm Wrangler, the Furious -> player", "Prowling Elephish"),
     {"B.graveyard": "Prowling Elephish", "B.shields": "5"}),
    ({"battle": ["Aerodactyl Kooza", "Fear Fang"]}, {"battle": [BLOCKER, "tapped Tropico"]},
     ("attack Aerodactyl Kooza -> Tropico",), {"B.graveyard": "Tropico"}),
    ({"battle": ["Fear Fang"]}, {"battle": ["Kelp Candle"], "deck": ["Tropico", FIRE]},
     ("attack Fear Fang -> player", "block Kelp Candle", "Tropico"), {"B.hand": "Tropico"}),
    # Not blocked.
    ({"battle": ["Trixo, Wicked Doll"]}, {"battle": ["Fear Fang"]}, ("attack Trixo, Wicked Doll -> player", "@B:s1"),
     {"B.graveyard": "Fear Fang", "B.shields": "4"}),
    ({"battle": ["Quakesaur"]}, {"mana": [FIRE]}, ("attack Quakesaur -> player", "@B:s1"), {"B.graveyard": FIRE}),
    ({"battle": ["Cavern Raider"], "deck": ["Tropico", "Holy Awe"]}, {},
     ("attack Cavern Raider -> player", "Tropico", "@B:s1"), {"A.hand": "Tropico"}),
    ({"battle": ["Tentacle Cluster"]}, {"battle": ["Fear Fang"]},
     ("attack Tentacle Cluster -> player", "Fear Fang", "@B:s1"), {"B.battle": "0"}),
    ({"battle": ["Gachack, Mechanical Doll"], "x-broke": "1"}, {"battle": ["Fear Fang"]},
     ("attack Gachack, Mechanical Doll -> player", "Fear Fang", "@B:s1"), {"B.graveyard": "Fear Fang"}),
    # Attacks and battles.
    ({"battle": ["Headlong Giant"], "hand": [FIRE]}, {}, ("attack Headlong Giant -> player", "@B:s1", "@B:s2", "@B:s3"),
     {"A.graveyard": FIRE, "B.shields": "2"}),
    ({"battle": ["Gigaclaws"], "x-broke": "1"}, {"hand": [FIRE, DARK]}, ("attack Gigaclaws -> player", "@B:s1"),
     {"B.graveyard": f"{FIRE}; {DARK}"}),
    ({"battle": ["Fear Fang", "tapped Aqua Grappler"]}, {"battle": ["tapped Scalpel Spider"]},
     ("attack Fear Fang -> Scalpel Spider",), {"A.graveyard": "Fear Fang", "B.graveyard": "Scalpel Spider"}),
    ({"battle": ["Thrumiss, Zephyr Guardian", "Fear Fang"]}, {"battle": ["Tropico"]},
     ("attack Fear Fang -> player", "Tropico", "@B:s1"), {"B.battle": "tapped Tropico"}),
    ({"battle": [DRAGON, "Super Dragon Machine Dolzark"]}, {"battle": ["Fear Fang"]},
     (f"attack {DRAGON} -> player", "Fear Fang", "@B:s1", "@B:s2"), {"B.mana": "Fear Fang"}),
    ({"battle": [FIRE, "Tropico"]}, {"battle": ["tapped Propeller Mutant"], "hand": []},
     (f"attack {FIRE} -> Propeller Mutant",), {"B.graveyard": "Propeller Mutant"}),
    ({"battle": [DRAGON, "Tropico"]}, {"battle": ["tapped Stallob, the Lifequasher", "Fear Fang"]},
     (f"attack {DRAGON} -> Stallob, the Lifequasher",), {"A.battle": "0", "B.battle": "0"}),
    ({"battle": ["Slaphappy Soldier Galback"], "x-broke": "1"}, {"battle": ["Fear Fang"]},
     ("attack Slaphappy Soldier Galback -> player", "Fear Fang", "@B:s1"), {"B.graveyard": "Fear Fang"}),
    ({"battle": [DRAGON, "Tropico"]}, {"battle": ["tapped Kyrstron, Lair Delver"], "hand": ["Star-Cry Dragon", FIRE]},
     (f"attack {DRAGON} -> Kyrstron, Lair Delver", "Star-Cry Dragon"), {"B.battle": "Star-Cry Dragon"}),
    ({"battle": [FIRE, "Tropico"]}, {"battle": ["tapped Bat Doctor, Shadow of Undeath"], "graveyard": [DARK]},
     (f"attack {FIRE} -> Bat Doctor, Shadow of Undeath", DARK),
     {"B.hand": DARK, "B.graveyard": "Bat Doctor, Shadow of Undeath"}),
]  # fmt: skip


@pytest.mark.parametrize(("a", "b", "answers", "expected"), ATTACKS)
def test_attacks(a: Side, b: Side, answers: tuple[str, ...], expected: dict[str, str]) -> None:
    duel = duel_masters.setup(
        {"phase": "attack", "A": {**a, "battle": [*a["battle"], "Forest Hornet"]}, "B": b}
    )
    for answer in answers:
        duel.play(answer)
    check(duel, expected)
    if duel.decision is not None and duel.decision.kind == "act":
        assert duel_masters.setup(duel.position()).position() == duel.position()
