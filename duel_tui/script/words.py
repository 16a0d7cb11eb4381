"""The fixed words of the file format, by game: keys, zones, phases, kinds of question."""

from __future__ import annotations

from dataclasses import dataclass

FORMAT = 1
"""The newest `duel:` version that this program reads."""

SEATS = ("A", "B")
WINNERS = ("A", "B", "draw", "none")
REASONS = ("lp", "deck", "exodia", "attack", "effect", "concede", "agreed")
ASKED = (
    "act", "respond", "trigger", "choose", "option", "yes-no", "declare", "order", "block", "shield-trigger",
)  # fmt: skip
DECK_SECTIONS = ("main", "extra", "side")

CARD_KEYS = (
    "card", "counters", "owner", "equipped to", "position", "tapped", "since", "attacked", "position changed",
    "proper", "seen",
)  # fmt: skip
"""What `setup` may say of one card."""


POSITIONS = ("attack", "defense", "set")
SETUP_KEYS = ("turn", "player", "phase", "A", "B", "lasting")


@dataclass(frozen=True)
class GameWords:
    """The words of one game. `limits`: how many cards a zone holds; `numbers`: keys of a side that are numbers."""

    zones: tuple[str, ...]
    limits: dict[str, int]
    phases: tuple[str, ...]
    numbers: tuple[str, ...]
    flags: tuple[str, ...]
    prefixes: tuple[str, ...]


GAMES = {
    "yugioh": GameWords(
        zones=("hand", "monsters", "spells", "field", "graveyard", "banished", "deck", "extra"),
        limits={"monsters": 5, "spells": 5, "field": 1},
        phases=(
            "draw", "standby", "main1", "battle/start", "battle/battle", "battle/damage", "battle/end", "main2",
            "end", "battle/damage/before", "battle/damage/calculation", "battle/damage/after", "battle/damage/end",
        ),
        numbers=("lp", "blanks"),
        flags=("normal summon",),
        prefixes=("set", "defense", "attack"),
    ),
    "duel-masters": GameWords(
        zones=("hand", "mana", "shields", "battle", "graveyard", "deck"),
        limits={},
        phases=("untap", "draw", "mana", "main", "attack", "end"),
        numbers=("blanks",),
        flags=("charged",),
        prefixes=("tapped",),
    ),
}  # fmt: skip
