"""What a player is asked, and the lines of the menu that are not commands themselves."""

from __future__ import annotations

from duel_tui.text.en.duel_masters import prompts as duel_masters
from duel_tui.text.en.table import OUTCOME_REASONS

CHOOSE_MANA = "choose its mana"
ATTACK_A_CREATURE = "attack a creature"
SHOW_LIST = "show the cards to choose from"
CHOOSE_NONE = "choose none"
ENOUGH_PICKED = "No more cards may be chosen. Put one back first."

CIVILIZATION_LACKS = (
    "That pays for nothing: each civilization of the card must be among the mana. Put one back."
)

KINDS = {
    "act": "your move.",
    "respond": "you may respond, or pass.",
    "trigger": "an effect may be activated, or pass.",
    "choose": "choose.",
    "option": "choose one.",
    "yes-no": "yes or no?",
    "declare": "declare.",
    "order": "put them in order.",
    **duel_masters.KINDS,
}

NO_TRIGGER = duel_masters.NO_TRIGGER

PROMPTS: dict[str, str] = {
    "main1": "your move in Main Phase 1.",
    "main2": "your move in Main Phase 2.",
    "battle/battle": "attack, or go on.",
    "replay": "the attack is replayed: attack again, or pass.",
    "attack-again": "the attack is replayed: attack again?",
    "draw": "Draw Phase: you may respond.",
    "standby": "Standby Phase: you may respond.",
    "end": "End Phase: you may respond.",
    "battle-start": "Start Step: you may respond.",
    "battle-end": "End Step of the battle: you may respond.",
    "passed": "the turn player passed: you may respond.",
    "to-battle": "the Battle Phase is proposed: you may respond.",
    "to-main2": "Main Phase 2 is proposed: you may respond.",
    "to-end": "the end of the turn is proposed: you may respond.",
    "attack": "an attack is declared: you may respond.",
    "summoning": "a Summon is about to succeed: you may respond.",
    "summon": "a Summon has succeeded: you may respond.",
    "damage": "Damage Step: you may respond.",
    "calculation": "damage calculation: you may respond.",
    "respond": "{0} is on the chain: you may respond.",
    "trigger": "{0} may be activated.",
    "may": "{0}: use this part of its effect?",
    "position": "{0}: in which position?",
    "mode": "{0}: which of its effects?",
    "set-card": "{0}: choose what to Set.",
    "summon-or-set": "{0}: Summon it or Set it?",
    "order": "put these in order.",
    "target": "{0}: choose what it targets.",
    "swap": "{0}: choose the monster that you give.",
    "take": "{0}: choose the monsters that you take; the others are destroyed.",
    "tribute": "choose the Tributes for {0}.",
    "discard-cost": "{0}: choose what to discard.",
    "upkeep": "{0}: pay for it?",
    "send-cost": "{0}: choose what to send to the Graveyard.",
    "banish-cost": "{0}: choose what to remove from play.",
    "pay": "{0}: how many Life Points do you pay?",
    "special-summon": "{0}: choose what to Special Summon.",
    "tribute-cost": "{0}: choose what to Tribute.",
    "destroy": "{0}: choose what to destroy.",
    "discard": "{0}: choose what to discard.",
    "deck-of-hand": "{0}: choose a monster of the other hand to shuffle into the Deck.",
    "under-deck": "{0}: choose a card of your hand to put under your Deck; the last one lies lowest.",
    "discard-of-hand": "{0}: choose a card of the other hand to discard.",
    "return-of-hand": "{0}: choose a card of the other hand to shuffle into the Deck.",
    "show": "{0}: choose the cards that you show.",
    "give": "{0}: choose the card that the other player takes into his hand.",
    "search": "{0}: choose a card from the Deck.",
    "fusion": "{0}: choose the Fusion Monster.",
    "material": "{0}: choose the Fusion Materials.",
    "ritual": "{0}: choose the Ritual Monster.",
    "ritual-tribute": "{0}: choose the Tributes.",
    "kind": "{0}: declare a kind of card.",
    "type": "{0}: declare a Type.",
    "attribute": "{0}: declare an Attribute.",
    "send": "{0}: choose what to send to the Graveyard.",
    "name": "{0}: declare the name of a card.",
    "level": "{0}: declare a Level.",
    "coin": "{0}: heads or tails?",
    "place": "{0}: choose the card to place.",
    "hand-limit": "too many cards in hand: choose what to discard.",
    **duel_masters.PROMPTS,
}
"""By the code of a decision; `{0}` is the card it concerns."""


def prompt(code: str, kind: str, about: list[str]) -> str:
    """The question of a decision, said to the player: it begins in the middle of a sentence."""
    text = PROMPTS.get(code)
    if text is None:
        text = KINDS.get(kind, code)
        return f"{', '.join(about)}: {text}" if about else text
    if "{0}" in text and not about:
        return KINDS.get(kind, code)
    return text.format(*about)


POSITIONS = {"option attack": "in Attack Position", "option defense": "in Defense Position"}


def answer(command: str, code: str) -> str:
    """An answer of words as the menu shows it: without the verb of the notation, where the question says it."""
    if code == "position" and command in POSITIONS:
        return POSITIONS[command]
    return command.removeprefix("option ").removeprefix("declare ")


def others_can_act(number: int) -> str:
    """How many other cards have a legal command."""
    return f"Tab {number} more"


def pick(name: str, ordering: bool) -> str:
    """Choosing the card under the cursor."""
    return f"next: {name}" if ordering else f"choose {name}"


def put_back(name: str) -> str:
    """Taking a choice back."""
    return f"put back {name}"


def done(number: int) -> str:
    """Answering with the cards picked."""
    return "done: 1 card" if number == 1 else f"done: {number} cards"


def picked(number: int, low: int, high: int) -> str:
    """How far a choice has come."""
    wanted = str(low) if low == high else f"{low} to {high}"
    return f"{number} of {wanted} chosen"


def outcome(winner: str | None, reason: str) -> str:
    """The result of a duel in a sentence."""
    why = OUTCOME_REASONS.get(reason, reason)
    return f"{winner} wins: {why}." if winner else f"The duel is a draw: {why}."


def capital(text: str) -> str:
    """A question at the beginning of a sentence."""
    return text[:1].upper() + text[1:].rstrip(".")
