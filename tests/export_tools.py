"""For tests of exports: two files of one duel that differ only in what one player hides."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from duel_tui.decklist import read_deck
from duel_tui.duel_masters import setup as dm_setup
from duel_tui.duel_masters import start as dm_start
from duel_tui.engine.duel import Duel
from duel_tui.script.appending import LineFile
from duel_tui.script.models import Script
from duel_tui.script.saving import SavedDuel, create
from duel_tui.script.writer import header, play_line
from duel_tui.yugioh import setup

SHOWN: dict[str, Any] = {
    "turn": "3",
    "player": "B",
    "A": {
        "hand": [],
        "monsters": ["Gemini Elf", "defense Giant Soldier of Stone"],
        "deck": ["Uraby"] * 12,
        "graveyard": ["Summoned Skull"],
    },
    "B": {
        "hand": ["Battle Ox", "Dark Hole", "Mystical Elf", "Pot of Greed", "Mystical Space Typhoon"],
        "monsters": ["Luster Dragon", "set Hitotsu-Me Giant"],
        "spells": ["set Trap Hole"],
        "deck": [
            "Celtic Guardian",
            "Feral Imp",
            "Ookazi",
            "Fissure",
            "Beaver Warrior",
            "Uraby",
            "Uraby",
            "Uraby",
        ],
    },
}
KNOWN = ["Celtic Guardian", "Fissure", "Tribute to the Doomed", "Beaver Warrior"]
"""What A holds in every duel and plays openly."""
OPENLY = (
    "activate Tribute to the Doomed",
    "activate Fissure",
    "summon Celtic Guardian",
    "choose Beaver Warrior",
)
MONSTERS = ("Man-Eater Bug", "Wall of Illusion", "Penguin Soldier", "Cyber Jar")


def hiding(folder: Path, name: str, hand: list[str], spells: list[str], deck: list[str], seed: int) -> Path:
    """A duel in which A plays the cards that he holds in every duel, sets a monster and else passes; B plays by chance.

    The same seed gives the same duel whatever A holds, as long as his cards are not seen.
    """
    position = {
        **SHOWN,
        "A": {**SHOWN["A"], "hand": [*KNOWN, *hand], "spells": spells, "deck": deck + SHOWN["A"]["deck"]},
    }
    duel = setup(position, seed=7)
    values = {
        "duel": 1, "engine": "0.1.0", "game": "yugioh", "players": {"A": "Yugi", "B": "Kaiba"},
        "seed": "splitmix64:7", "setup": position,
    }  # fmt: skip
    path = folder / f"{name}.duel"
    text = header(Script.model_construct(set(values), **values))  # type: ignore[arg-type]
    path.write_text(text + "play:\n" + play_line({"x-state": duel.position()}), "utf-8")
    saved = SavedDuel(LineFile(path), duel, [], told=duel.position())
    luck = random.Random(seed)
    while (decision := duel.decision) is not None and duel.state.turn < 9:
        command = _hidden_player(duel, hand) if decision.player == 0 else _open_player(duel, luck)
        forced, seat = decision.forced, decision.player
        duel.play(command)
        if not forced:
            saved.append(duel, seat, command)
    saved.close()
    return path


def _hidden_player(duel: Duel, hand: list[str]) -> str:
    commands = duel.commands()
    for command in OPENLY:
        # What is chosen by chance here would be chosen among other cards there.
        if command in commands and (duel.state.turn > 4 or command.startswith("choose")):
            return command
    for name in hand:
        if name in MONSTERS and f"set {name}" in commands and not duel.view(0).summoned:
            return f"set {name}"
    return next(
        command for command in ("pass", "end", *commands) if command in commands and _acts(duel, command)
    )


def _acts(duel: Duel, command: str) -> bool:
    """A pass in an open phase would come back."""
    return command != "pass" or duel.decision is None or duel.decision.kind != "act"


def _open_player(duel: Duel, luck: random.Random) -> str:
    commands = [command for command in duel.commands() if _acts(duel, command)]
    # What would turn a hidden card up would rightly make the two duels differ.
    quiet = [command for command in commands if "@A:" not in command and "Typhoon" not in command] or commands
    return luck.choice(quiet)


DM_SHOWN: dict[str, Any] = {
    "turn": "5",
    "player": "B",
    "A": {
        "mana": ["Explosive Dude Joe", "Burst Shot", "Bolshack Dragon"],
        "battle": ["Immortal Baron, Vorg"],
        "blanks": "10",
    },
    "B": {
        "hand": ["Emerald Grass", "Solar Ray", "La Ura Giga, Sky Guardian"],
        "mana": ["Emerald Grass"] * 5,
        "battle": ["Szubs Kin, Twilight Guardian", "Urth, Purifying Elemental", "Chilias, the Oracle"],
        "shields": ["Emerald Grass"] * 5,
        "deck": [
            "Miele, Vizier of Lightning",
            "Chilias, the Oracle",
            "Moonlight Flash",
            "Senatine Jade Tree",
        ],
    },
}


def hiding_shields(folder: Path, name: str, hand: list[str], shields: list[str], seed: int) -> Path:
    """The same for Duel Masters: A charges nothing and plays nothing, also no shield trigger; B attacks his shields."""
    position = {**DM_SHOWN, "A": {**DM_SHOWN["A"], "hand": hand, "shields": shields}}
    duel = dm_setup(position, seed=7)
    values = {
        "duel": 1, "engine": "0.1.0", "game": "duel-masters", "players": {"A": "Shobu", "B": "Kokujo"},
        "seed": "splitmix64:7", "setup": position,
    }  # fmt: skip
    path = folder / f"{name}.duel"
    text = header(Script.model_construct(set(values), **values))  # type: ignore[arg-type]
    path.write_text(text + "play:\n" + play_line({"x-state": duel.position()}), "utf-8")
    saved = SavedDuel(LineFile(path), duel, [], told=duel.position())
    luck = random.Random(seed)
    while (decision := duel.decision) is not None and duel.state.turn < 9:
        commands = duel.commands()
        if decision.player == 0:
            command = next(one for one in ("end", "pass", *commands) if one in commands)
        else:
            attacks = [one for one in commands if one.endswith("-> player")]
            command = luck.choice(attacks or commands)
        forced, seat = decision.forced, decision.player
        duel.play(command)
        if not forced:
            saved.append(duel, seat, command)
    saved.close()
    return path


def saved_duel_masters(folder: Path, seed: int = 3, answers: int = 90) -> Path:
    """A saved duel of Duel Masters, played by chance."""
    pair = read_deck("dm_fire_charge").deck, read_deck("dm_light_guardians").deck
    duel = dm_start(pair, seed=seed)
    saved = create(duel, pair, seed=seed, players=("Shobu", "Kokujo"), folder=folder)
    luck = random.Random(seed)
    while (decision := duel.decision) is not None and answers:
        options = list(decision.options)
        if decision.kind == "act" and luck.random() < 0.8:
            options = [option for option in options if option.verb not in ("pass", "end")] or options
        answer = luck.choice(options)
        command, seat = "" if decision.forced else duel.text(answer), decision.player
        duel.play(answer)
        if command:
            saved.append(duel, seat, command)
            answers -= 1
    saved.settle(duel)
    saved.close()
    return saved.path
