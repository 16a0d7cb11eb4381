"""The words on the table: zones, phases, prompts, panels."""

from __future__ import annotations

PHASES = ("draw", "standby", "main1", "battle", "main2", "end")
PHASE_NAMES = {
    "draw": "Draw",
    "standby": "Standby",
    "main1": "Main 1",
    "battle": "Battle",
    "main2": "Main 2",
    "end": "End",
}
PHASE_LONG = {
    "draw": "Draw Phase",
    "standby": "Standby Phase",
    "main1": "Main Phase 1",
    "battle": "Battle Phase",
    "main2": "Main Phase 2",
    "end": "End Phase",
}
STEP_NAMES = {
    "start": "Start Step",
    "battle": "Battle Step",
    "damage": "Damage Step",
    "end": "End Step",
}
SUBSTEP_NAMES = {
    "before": "before calculation",
    "calculation": "calculation",
    "after": "after calculation",
    "end": "end",
}
PILE_NAMES = {
    "deck": "Deck",
    "graveyard": "Graveyard",
    "extra": "Fusion Deck",
    "banished": "Banished",
    "hand": "Hand",
    "field": "Field Zone",
    "monsters": "Monster Zone",
    "spells": "Spell & Trap Zone",
}
PILE_SHORT = {"deck": "Deck", "graveyard": "Grave", "extra": "Fusion", "banished": "Banish", "field": "Field"}

ATK = "ATK"
DEF = "DEF"
SET = "set"
ATTACK_POSITION = "Attack Position"
DEFENSE_POSITION = "Defense Position"
FACE_DOWN = "face-down"
FACE_UP = "face-up"
FACE_DOWN_CARD = "A face-down card"
A_CARD_IN_HAND = "A card in hand"
NOT_KNOWN = "You may not look at it."
EMPTY_ZONE = "An empty zone."
PRINTED = "was"
LIFE = "LP"
TURN = "Turn"
HAND = "hand"

CARD = "Card"
COMMANDS = "Commands"
CHOICE = "Choose"
CHAIN = "Chain"
LOG = "Log"
NO_CHAIN = "No chain."
NEGATED = "negated"
MORE_TEXT = "i: all of it"

SUBKINDS = {
    ("monster", "normal"): "Normal Monster",
    ("monster", "effect"): "Effect Monster",
    ("monster", "fusion"): "Fusion Monster",
    ("monster", "ritual"): "Ritual Monster",
    ("monster", "token"): "Token",
    ("spell", "normal"): "Normal Spell",
    ("spell", "quick-play"): "Quick-Play Spell",
    ("spell", "equip"): "Equip Spell",
    ("spell", "continuous"): "Continuous Spell",
    ("spell", "field"): "Field Spell",
    ("spell", "ritual"): "Ritual Spell",
    ("trap", "normal"): "Normal Trap",
    ("trap", "continuous"): "Continuous Trap",
    ("trap", "counter"): "Counter Trap",
}
SUBKINDS_SHORT = {
    ("spell", "normal"): "Spell",
    ("spell", "quick-play"): "Quick-Play",
    ("spell", "equip"): "Equip",
    ("spell", "continuous"): "Continuous",
    ("spell", "field"): "Field",
    ("spell", "ritual"): "Ritual",
    ("trap", "normal"): "Trap",
    ("trap", "continuous"): "Cont. Trap",
    ("trap", "counter"): "Counter",
}


def kind_name(kind: str, subkind: str) -> str:
    """The kind of a card in full: Effect Monster, Counter Trap."""
    return SUBKINDS.get((kind, subkind), f"{subkind} {kind}".title())


def kind_short(kind: str, subkind: str) -> str:
    """The kind of a Spell or Trap in a word or two."""
    return SUBKINDS_SHORT.get((kind, subkind), kind.title())


def phase_name(phase: str) -> str:
    """A phase or step in full: `battle/damage/before` is "Battle Phase, Damage Step, before calculation"."""
    main, _, rest = phase.partition("/")
    step, _, sub = rest.partition("/")
    parts = [PHASE_LONG.get(main, main.title())]
    if step:
        parts.append(STEP_NAMES.get(step, step.title()))
    if sub:
        parts.append(SUBSTEP_NAMES.get(sub, sub))
    return ", ".join(parts)


def step_name(phase: str) -> str:
    """The step within a phase, without the phase; empty when there is none."""
    return ", ".join(phase_name(phase).split(", ")[1:])


def turn_of(turn: int, name: str) -> str:
    """Whose turn it is."""
    return f"Turn {turn}: {name}"


def cards(number: int) -> str:
    """A number of cards."""
    return "1 card" if number == 1 else f"{number} cards"


def more_cards(number: int) -> str:
    """How many cards of a row are not shown."""
    return f" +{number}"


def zone_name(owner: str, zone: str) -> str:
    """A zone of a player: Yugi's Graveyard."""
    return f"{owner}'s {PILE_NAMES.get(zone, zone)}"


def attacks(attacker: str, target: str) -> str:
    """The attack that is going on; no target: directly."""
    return f"{attacker} attacks {target}" if target else f"{attacker} attacks directly"


def equips(place: str) -> str:
    """What an equip card is equipped to."""
    return f"equips {place}"


def counters(name: str, number: int) -> str:
    """Counters on a card, and what it counts or remembers for itself."""
    if name == "paid":
        return f"{number} Life Points paid"
    return f"{number} {name} counter" + ("s" if number != 1 else "")


OUTCOME_REASONS = {
    "lp": "Life Points are down to 0",
    "deck": "no card left to draw",
    "exodia": "all five pieces of Exodia in one hand",
    "attack": "the last attack went through",
    "effect": "a card's effect decides the duel",
    "concede": "the other player conceded",
    "agreed": "both players agreed",
}
