"""The look of every role that the table's lines name. A role may be several words: "effect here"."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style

GROUND = "#11151c"
RAISED = "#1a2029"
PANEL = "#171d27"
HERE = "#2b3a4f"
TEXT = "#c9d1dc"
DIM = "#7f8b9c"
FAINT = "#4b5668"
GRID = "#323c4b"
GOLD = "#e6b450"
TEAL = "#68c2b4"
ROSE = "#e08585"

WORDS: dict[str, Style] = {
    word: Style.parse(look)
    for word, look in {
        "base": f"{TEXT} on {GROUND}",
        "dim": DIM,
        "faint": FAINT,
        "grid": GRID,
        "head": f"bold {DIM}",
        "title": f"bold {GOLD}",
        "name": f"bold {TEXT}",
        "asked": f"bold {GOLD}",
        "prompt": TEXT,
        "notice": f"italic {DIM}",
        "turn": f"bold {TEXT} on {RAISED}",
        "phase": f"{DIM} on {RAISED}",
        "now": f"bold {GOLD} on {RAISED}",
        "step": f"{TEAL} on {RAISED}",
        "band": f"on {RAISED}",
        "lp": f"bold {TEXT}",
        "bar": TEAL,
        "low": ROSE,
        "count": TEXT,
        "pile": DIM,
        "cursor": f"bold {GOLD}",
        "here": f"on {HERE}",
        "candidate": f"bold {TEAL}",
        "picked": f"bold {GOLD}",
        "can": TEAL,
        "target": f"bold {ROSE}",
        "attack": f"bold {ROSE}",
        "normal": "#d8c07c",
        "effect": "#dd9a5b",
        "fusion": "#b096e8",
        "ritual": "#78a9ea",
        "token": "#a9b3c0",
        "spell": "#62bd97",
        "trap": "#d283b6",
        "light": "#e6d68a",
        "water": "#6fb3e8",
        "darkness": "#b58ad6",
        "fire": "#e88a6b",
        "nature": "#8fca74",
        "twocolor": "#e0b0c8",
        "down": "italic",
        "back": "#584a3c",
        "card": f"on {RAISED}",
        "panel": f"on {PANEL}",
        "frame": f"{DIM} on {PANEL}",
        "strong": "bold",
        "word": f"{DIM} not dim",
        "value": f"bold {TEXT}",
        "raised": "bold #8fd16a",
        "lowered": f"bold {ROSE}",
        "counter": GOLD,
        "status": DIM,
        "own": TEAL,
        "other": ROSE,
        "fresh": GOLD,
        "command": TEXT,
        "loose": TEXT,
        "note": f"italic {DIM}",
        "key": GOLD,
        "hints": f"{DIM} on {RAISED}",
        "reply": f"bold {GOLD}",
        "warn": ROSE,
        "field": f"{TEXT} on {RAISED}",
        "caret": f"bold {GROUND} on {GOLD}",
        "marked": f"bold {GROUND} on {TEAL}",
    }.items()
}

BASE = WORDS["base"]


@lru_cache(maxsize=512)
def style(role: str) -> Style:
    """The look of a role on the screen's ground; a word without a look of its own adds nothing."""
    found = BASE
    for word in role.split():
        found += WORDS.get(word, Style.null())
    return found
