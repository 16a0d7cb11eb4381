"""For tests of exports: two files of one duel that differ only in what one player hides."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from duel_tui.engine.duel import Duel
from duel_tui.script.appending import LineFile
from duel_tui.script.models import Script
from duel_tui.script.saving import SavedDuel
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
