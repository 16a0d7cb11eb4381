"""The words of the Duel Masters table: zones, steps, civilizations, keywords on a card."""

from __future__ import annotations

PHASES = {
    "untap": "Untap step",
    "draw": "Draw step",
    "mana": "Mana step",
    "main": "Main step",
    "attack": "Attack step",
    "end": "End of the turn",
}
SHORT_PHASES = {
    "untap": "Untap",
    "draw": "Draw",
    "mana": "Mana",
    "main": "Main",
    "attack": "Attack",
    "end": "End",
}
ZONES = {
    "hand": "hand",
    "deck": "deck",
    "mana": "mana zone",
    "shields": "shields",
    "battle": "battle zone",
    "graveyard": "graveyard",
}
CIVILIZATIONS = {
    "light": "Light",
    "water": "Water",
    "darkness": "Darkness",
    "fire": "Fire",
    "nature": "Nature",
}
CIVILIZATION_LETTERS = {"light": "L", "water": "W", "darkness": "D", "fire": "F", "nature": "N"}
TAPPED = "tapped"
SICK = "cannot attack yet"


def phase_name(phase: str) -> str:
    """A step of the turn."""
    return PHASES.get(phase, phase)


def zone_name(zone: str) -> str:
    """A zone inside a sentence."""
    return ZONES.get(zone, zone)


def civilizations(names: tuple[str, ...]) -> str:
    """The civilizations of a card: `Fire/Nature`."""
    return "/".join(CIVILIZATIONS.get(name, name) for name in names)


EMPTY = "empty"
NO_CREATURES = "no creatures"
NO_SHIELDS = "no shields left"
SHIELDS_HEAD = "Shields"
DECK = "Deck"
GRAVE = "Grave"
NEW = "new"
POWER = "Power"
COST = "Cost"
EVOLUTION = "Evolution creature"
CREATURE = "Creature"
SPELL = "Spell"
NO_ATTACK = "No attack."
ATTACK = "Attack"


def shield(number: int) -> str:
    """A shield that may not be looked at."""
    return f"shield {number}"


def shield_count(number: int) -> str:
    """How many shields a player has left."""
    return "1 shield" if number == 1 else f"{number} shields"


def mana_head(ready: int, whole: int) -> str:
    """Untapped mana of all mana."""
    return f"Mana {ready}/{whole}"


def attacks(attacker: str, target: str) -> str:
    """The attack that is going on."""
    return f"{attacker} attacks {target}"


def on_top_of(names: list[str]) -> str:
    """What an evolution creature lies on."""
    return f"on {', on '.join(names)}"


SHORT_KEYWORDS = {
    "Blocker": "blocker",
    "Slayer": "slayer",
    "SpeedAttacker": "speed",
    "CannotBeBlocked": "unblockable",
    "CannotAttack": "no attack",
    "TapAbility": "tap ability",
    "SilentSkill": "silent skill",
}


def keywords(definition: object) -> str:
    """The keywords of a creature in a few cells."""
    found: list[str] = []
    for rule in getattr(definition, "rules", ()):
        name = type(rule).__name__
        if name == "Breaker":
            found.append("double" if rule.n == 2 else "triple")
        elif name == "PowerAttacker":
            found.append(f"+{rule.n}")
        elif name in SHORT_KEYWORDS:
            found.append(SHORT_KEYWORDS[name])
    return ", ".join(found)


BLANK = "Blank card"


def zone_of(owner: str, zone: str) -> str:
    """A zone of a player: Shobu's mana zone."""
    return f"{owner}'s {zone_name(zone)}"
