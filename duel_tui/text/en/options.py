"""The options of a duel in words."""

from __future__ import annotations

OPTION_NAMES = {
    "starting_lp": "Life Points at the start",
    "opening_hand": "Cards in the opening hand",
    "hand_limit": "Cards that may be kept at the end of a turn",
    "hand_limit_when": "The hand is checked in the End Phase",
    "deck_min": "Cards in a Deck, at least",
    "deck_max": "Cards in a Deck, at most",
    "copies": "Copies of a card",
    "side": "Cards in the Side Deck",
    "tributes_exact": "Exactly the Tributes needed",
    "tributes_level_10": "Tributes for Level 10 and higher",
    "first_turn_draw": "The first player draws in turn 1",
    "first_turn_battle": "The first player may attack in turn 1",
    "attack_response_first": "First to respond to an attack",
    "replay": "A replay goes back to",
    "replay_cause": "A replay comes with a change of",
    "zero_atk": "Two monsters of 0 ATK destroy",
    "effect_position_change": "A position change by an effect",
    "ignition_priority": "An effect may be used first after a Summon",
    "pay_all_lp": "Life Points may be paid down to 0",
    "list": "List of forbidden cards",
    "match_of": "Duels in a match",
    "who_starts": "The next duel",
    "shields": "Shields",
    "first_draw": "The first player draws in turn 1",
    "breaks": "A breaker breaks its shields",
    "slayer": "Slayer destroys",
    "pay": "Mana is tapped",
}

VALUES = {
    ("hand_limit_when", "last"): "after everything else",
    ("hand_limit_when", "first"): "before everything else",
    ("deck_max", "0"): "no limit",
    ("side", "0 or 15"): "none or 15",
    ("attack_response_first", "opponent"): "the opponent",
    ("attack_response_first", "turn player"): "the turn player",
    ("replay", "rewind"): "the start of the Battle Step",
    ("replay", "declared"): "the same attacker",
    ("replay_cause", "targets"): "the possible targets",
    ("replay_cause", "number"): "the number of monsters",
    ("zero_atk", "both"): "each other",
    ("zero_atk", "neither"): "neither",
    ("effect_position_change", "free"): "leaves the manual one",
    ("effect_position_change", "counts"): "counts as the manual one",
    ("breaks", "sequential"): "one after the other",
    ("breaks", "together"): "all at once",
    ("slayer", "battle"): "after any battle",
    ("slayer", "loss"): "only after a lost battle",
    ("pay", "auto"): "by the game",
    ("pay", "ask"): "as the player picks",
    ("who_starts", "loser chooses"): "the loser chooses who begins",
    ("who_starts", "winner chooses"): "the winner chooses who begins",
    ("who_starts", "alternate"): "the players begin in turns",
}

PROFILE_NAMES = {
    "classic": "Classic: the rulebooks of 2002-2006",
    "tcg-2006-04": "Tournament: April 2006",
    "tcg-2004": "Duel Masters: 2004",
}
GAME = "Game"
GAME_NAMES = {"yugioh": "Yu-Gi-Oh!", "duel-masters": "Duel Masters"}


CHANGED = "changed"
TITLE = "Rules of this duel"
KEYS = "left/right, a number: change   r as the profile has it   Esc back"
FIELD = "Options"
FIELD_NOTE = "Enter: every rule"
ALL_USUAL = "as the rules above have it"
PLAY_OPTION = "Change one rule of the profile, such as starting_lp=4000; may be given more than once."
LINE_OPTIONS, LINE_SET, LINE_RESET = "options", "set", "reset"
LINE_HELP = "`options` tells every rule, `set KEY VALUE` changes one, `reset KEY` puts it back."


ALL_RESET = "Every rule is again as the profile has it."


def told(key: str, value: object, usual: object, profile: str) -> str:
    """An option and its value as a sentence: `Life Points at the start: 4000 (changed; classic has 8000).`"""
    differs = f" ({CHANGED}; {profile} has {value_text(key, usual)})" if value != usual else ""
    return f"{OPTION_NAMES[key]}: {value_text(key, value)}{differs}."


def told_with_key(key: str, said: str) -> str:
    """An option as line mode lists it, with the key that changes it."""
    return f"{said} [{key}]"


def how_many(number: int) -> str:
    """How many options differ from the profile."""
    return f"{number} {CHANGED}" if number else ALL_USUAL


def may_be(key: str, allowed: str) -> str:
    """What an option may be: `starting_lp: 1 - 99999`."""
    return f"{key}: {allowed}"


def profile_has(profile: str, value: str) -> str:
    """What the profile says instead of a value that was changed."""
    return f"{CHANGED}; {profile} has {value}"


def wrong(key: str, value: str, allowed: str, known: bool) -> str:
    """Why an option cannot be set so, and what is allowed."""
    if not known:
        return f"There is no option `{key}`; options are {allowed}."
    if not value:
        return f"The option `{key}` needs a value: {allowed}."
    return f"The option `{key}` cannot be `{value}`; it can be {allowed}."


def value_text(key: str, value: object) -> str:
    """The value of an option."""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if key == "list":
        return list_name(str(value))
    return VALUES.get((key, str(value)), str(value))


MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def list_name(name: str) -> str:
    """A list of forbidden cards.

    >>> list_name("traditional-2006-04")
    'Traditional, April 2006'
    """
    kind, _, date = name.partition("-")
    year, _, month = date.partition("-")
    if kind in ("advanced", "traditional") and year.isdecimal() and month.isdecimal() and 0 < int(month) < 13:
        return f"{kind.capitalize()}, {MONTHS[int(month) - 1]} {year}"
    return name
