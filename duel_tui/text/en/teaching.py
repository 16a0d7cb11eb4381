"""Teaching: the open question explained in a few short sentences."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.duel_masters import teaching as duel_masters
from duel_tui.text.en.words import counted, listed, sentence

TITLE = "What is going on"
OFF = "Teaching is off. The key h explains the open question whenever you like."
ON = "Teaching is on: every question is explained."
MENU = "Teaching: explain every question"
MENU_OFF = "Teaching: explain no more"
MORE = "h more"
NOT_YOURS = "What the other player is asked here is not to be seen with these eyes."
CHOICE = "teaching: every window is asked and explained"
HELP = "what is going on: the open question explained, with its rules"
PLAY_TEACH = "Ask both players in every window and explain each one, to learn the rules."
EXPLAIN, TEACH = "explain", "teach"
LINE_ON = "Every question is explained. `teach` again ends it."
LINE_OFF = "Questions are explained no more; `explain` still does it once."
LINE_WORDS = {
    EXPLAIN: "what is going on, why you are asked, what could be done",
    TEACH: "explain every question, or no longer",
}

A_FACE_DOWN_MONSTER = "a face-down monster"
A_MONSTER = "a monster"

SENTENCES: dict[str, str] = {
    # What is happening
    "main1": "{Whose} Main Phase 1 is open: Summon, Set, activate, change positions.",
    "main2": "{Whose} Main Phase 2 is open: as Main Phase 1, with one Normal Summon or Set for both.",
    "battle/battle": "{Whose} Battle Step is open: each monster in Attack Position may attack once.",
    "replay": "What could be attacked has changed: the attack is replayed.",
    "draw": "{Whose} Draw Phase, after the draw.",
    "standby": "{Whose} Standby Phase.",
    "end": "{Whose} End Phase: effects first, the hand limit last.",
    "battle-start": "{Whose} Battle Phase begins with the Start Step.",
    "battle-end": "The End Step closes {whose} battle.",
    "passed": "Your opponent passed in his open phase and offers you a window.",
    "to-battle": "Your opponent wants to begin the Battle Phase.",
    "to-main2": "Your opponent wants to end the battle and go to Main Phase 2.",
    "to-end": "Your opponent wants to end the turn.",
    "attack": "{0} attacks {1}.",
    "attack-directly": "{0} attacks directly.",
    "summoning": "{0} is being Summoned: the Summon has not succeeded yet.",
    "summon": "The Summon of {0} has succeeded.",
    "damage": "The Damage Step, before the damage is calculated.",
    "calculation": "The damage is being calculated.",
    "respond": "Chain link {1} is {who} {2}. It resolves when both pass.",
    "trigger": "The effect of {0} has been triggered.",
    # Why this player is asked
    "why-open": "You are the turn player: only you act in an open phase.",
    "why-turn-player": "You are the turn player, so you are asked first.",
    "why-twice": "You are the turn player: asked first, and again when both have passed.",
    "why-after": "The other player has passed, so you are asked.",
    "why-attacked": "To attack was the turn player's act, so you answer first.",
    "why-answer": "Who did not activate it is asked first.",
    "why-own-link": "Your opponent passed, so you may add to the chain.",
    "why-proposed": "No phase ends before the opponent was asked.",
    "why-trigger": "What must happen comes first; this one is yours to decide.",
    # What could be done
    "may": "You can {list}.",
    "may-fast": "Traps and other cards of Spell Speed 2 fit: {list}.",
    "may-fast-none": "You have nothing of Spell Speed 2 that fits, so you pass.",
    "may-counter": "Only a Counter Trap answers Spell Speed 3: {list}.",
    "may-counter-none": "Only a Counter Trap answers Spell Speed 3, and you have none that fits: you pass.",
    "may-damage": "Only what changes ATK or DEF, or says so, fits: {list}.",
    "may-damage-none": "Only what changes ATK or DEF, or says so, fits: you have none, so you pass.",
    "may-negate": "Only what negates a Summon fits: {list}.",
    "may-negate-none": "You have nothing that negates a Summon, so you pass.",
    "may-ignition": "Now an effect of your face-up monsters or a fast card fits: {list}.",
    "may-ignition-none": "You have no effect and no fast card that fits, so you pass.",
    "may-trigger": "Activate it, or pass: then the moment is gone.",
    # Choices
    "choose": "A choice is yours.",
    "choose-tribute": "{0} needs Tributes. They go to the Graveyard before it arrives.",
    "choose-target": "The targets of {0} are chosen now, at its activation, before anybody answers.",
    "choose-cost": "{0} has a cost. It is paid now, and stays paid even if the effect is negated.",
    "choose-mode": "{0} has several effects; which one is settled now, at its activation.",
    "choose-position": "A Special Summoned monster comes face-up; its position is yours to choose.",
    "choose-hand-limit": "Your turn ends with too many cards in hand: the rest is discarded, last of all.",
    "choose-order": "Several effects start together: you order your own. The first named is the lowest link.",
    "choose-upkeep": "A card asks for its price in your Standby Phase, or it is destroyed.",
    "choose-may": "{0} is resolving, and leaves this part of its effect to you.",
    "choose-coin": "A coin is tossed: call it.",
    "choose-fusion": "A Fusion Summon: choose what leaves the Fusion Deck.",
    "choose-material": "A Fusion Summon: choose the materials, from the hand or the field.",
    "choose-ritual": "A Ritual Summon: choose the Ritual Monster in your hand.",
    "choose-ritual-tribute": "A Ritual Summon: Tribute monsters whose Levels together are enough.",
    "choose-effect": "{0} asks this of you: the player whom an effect names makes its choices.",
    "answer-choose": "{pick}",
    "answer-option": "Choose one.",
    "answer-yes-no": "Answer yes or no.",
    "answer-declare": "Declare one of the values.",
    "answer-order": "Name all of them in order.",
    **duel_masters.SENTENCES,
}
"""By the code of a point. {whose}: your or your opponent's turn; {list}: what could be done."""

VERBS: dict[str, tuple[str, str]] = {
    "summon": ("Summon", ""),
    "set": ("Set", ""),
    "flip": ("Flip Summon", ""),
    "special": ("Special Summon", ""),
    "activate": ("activate", ""),
    "switch": ("change the position of", ""),
    "attack": ("attack with", ""),
    "battle": ("", "begin the battle"),
    "main2": ("", "go to Main Phase 2"),
    "end": ("", "end the turn"),
    "pass": ("", "pass"),
    **duel_masters.VERBS,
}
"""A verb with cards behind it, and by itself."""
MOST_NAMES = 1


def offered(lists: Sequence[str]) -> str:
    """What could be done: `Summon Kuriboh, Set 3 cards or pass`."""
    return listed([_offered(*each.split("\t")) for each in lists], "or")


def _offered(verb: str, *names: str) -> str:
    with_cards, alone = VERBS.get(verb, (verb, verb))
    if not names:
        return alone or with_cards
    cards = listed(names, "or") if len(names) <= MOST_NAMES else counted(len(names), "card", "cards")
    return f"{with_cards} {cards}"


def pick(low: int, high: int) -> str:
    """How many cards are to be chosen."""
    if low == high:
        return f"Choose {counted(low, 'card', 'cards')}."
    if not low:
        return f"Choose up to {counted(high, 'card', 'cards')}."
    return f"Choose {low} to {high} cards."


def sentence_of(code: str, args: Sequence[str]) -> str:
    """A point in a sentence. A code without words is said by its name."""
    words = SENTENCES.get(code)
    if words is None:
        return sentence(code.replace("-", " "))
    side = args[0] if args else ""
    whose = "your" if side == "own" else "your opponent's"
    filled = words.format(
        *args,
        *("",) * 3,
        whose=whose,
        Whose=whose.capitalize(),
        who=whose,
        list=offered(args) if "{list}" in words else "",
        pick=pick(int(args[0]), int(args[1])) if "{pick}" in words and len(args) > 1 else "",
    )
    return sentence(filled.strip()) if filled.strip() else ""
