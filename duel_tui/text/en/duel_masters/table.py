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
