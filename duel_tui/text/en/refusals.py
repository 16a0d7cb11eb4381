"""Refusals as sentences: why a command is not legal, with the rule that says so."""

from __future__ import annotations

from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal, Reason
from duel_tui.text.en.duel_masters import refusals as duel_masters
from duel_tui.text.en.duel_masters.table import CIVILIZATIONS
from duel_tui.text.en.rules import cited
from duel_tui.text.en.words import listed, plural

# By the code of a reason; {0}, {1} ... are what it speaks of.
REASONS: dict[str, str] = {
    "over": "The duel is over.",
    "nothing-to-undo": "There is nothing to take back.",
    "fixed-outcome": 'The fixed outcome "{0}" is not among the possible ones.',
    "not-offered": '"{0}" is not possible now.',
    "not-asked": 'Nothing asks for "{0}" now.',
    "not-among": '"{0}" is none of the cards or words to choose from.',
    "nothing-to-answer": 'Nothing asks for "{0}" after that.',
    "not-your-window": "It is not your turn to act or answer.",
    "no-such-card": 'You have no card "{0}" that you could use like this.',
    # Summons, Sets, positions
    "tribute-count": "{0} needs exactly {1} {tributes}.",
    "too-few-tributes": "{0} is Level {1} and needs {2} {tributes}; you have not enough monsters to Tribute.",
    "must-tribute-borrowed": "You must Tribute the monster that {0} gives you.",
    "not-in-hand": "{0} is not in your hand.",
    "not-in-hand-or-set": "{0} is neither in your hand nor Set on your field.",
    "only-placed": "{0} is neither activated nor Set: only an effect places it on the field.",
    "not-a-monster": "{0} is not a monster.",
    "not-your-card": "{0} is not yours to use.",
    "not-your-monster": "{0} is not a monster that you control.",
    "special-only": "{0} cannot be Normal Summoned or Set.",
    "set-only": "{0} cannot be Normal Summoned; it can only be Set.",
    "needs-card": '{0} cannot be Flip Summoned: you do not control a face-up "{1}".',
    "attack-price": "You cannot pay the {1} Life Points for an attack of {0}.",
    "attack-tribute": "You have no other monster to Tribute for an attack of {0}.",
    "attack-bound": "{0} itself says what it attacks, and this is nothing of that.",
    "no-own-way": "{0} cannot be Special Summoned by a condition of its own now.",
    "normal-summon-used": "You have already Normal Summoned or Set a monster this turn.",
    "monster-zones-full": "Your Monster Zones are full.",
    "spell-zones-full": "Your Spell & Trap Zones are full.",
    "already-face-up": "{0} is face-up already.",
    "face-down": "{0} is face-down; only a Flip Summon turns it up.",
    "arrived-this-turn": "{0} came to the field this turn, so its position stays as it is.",
    "position-used": "The position of {0} has already been changed this turn.",
    "attacked-position": "{0} has declared an attack this turn, so its position stays as it is.",
    # Phases and attacks
    "first-turn": "There is no Battle Phase in the first turn of the duel.",
    "only-from-main1": "The Battle Phase begins from your own Main Phase 1.",
    "no-battle-phase-yet": "Main Phase 2 comes only after a Battle Phase.",
    "not-open": "You cannot leave the phase now.",
    "only-main-phase": "{verb} is possible only in your own Main Phase, when nothing is going on.",
    "attack-not-open": "An attack is declared when nothing else is going on in the Battle Step.",
    "only-battle-step": "An attack is declared in the Battle Step of your own turn.",
    "not-in-attack-position": "{0} is not in face-up Attack Position.",
    "attacked-already": "{0} has already attacked this turn.",
    "monsters-in-the-way": "Your opponent controls a monster, so you cannot attack directly.",
    "no-such-target": 'Your opponent controls no monster "{0}".',
    # Activations
    "no-effect-to-activate": "{0} has no effect to activate there.",
    "triggers-by-itself": "The effect of {0} cannot be chosen: it activates when its moment comes.",
    "trap-from-hand": "{0} is a Trap Card: it must be Set first.",
    "quick-play-from-hand": "{0} can be played from the hand only in your own turn.",
    "set-this-turn": "{0} was Set this turn.",
    "too-slow": "{0} has Spell Speed {1} and cannot answer Spell Speed {2}.",
    "only-own-main-phase": "{0} has Spell Speed 1 and is used only in your own Main Phase.",
    "only-when-open": "{0} has Spell Speed 1 and cannot be used as an answer.",
    "damage-step": "{0} cannot be used at this point of the Damage Step.",
    "wrong-phase": "{0} cannot be used in this phase.",
    "wrong-turn": "{0} cannot be used in this player's turn.",
    "nothing-to-answer-now": "There is nothing now that {0} could answer.",
    "used-this-turn": "{0} has already used this effect this turn.",
    "condition": "What {0} asks for is not given now.",
    "cannot-pay": "You cannot pay the cost of {0}.",
    "no-target": "There is no legal target for {0}.",
    "in-this-chain": "{0} is already in this chain.",
    **duel_masters.REASONS,
}

VERBS = {
    "summon": "A Normal Summon",
    "set": "To Set a card",
    "flip": "A Flip Summon",
    "switch": "To change a battle position",
    "special": "A Special Summon",
}
LOCKED = "The effect of {1} does not let {0} do this."
LOCKED_PLAYER = "The effect of {1} does not let you do this."
LOCKED_UNNAMED = "A card effect does not let {0} do this."
NOT_A_COMMAND = '"{0}" is no command here.'
AMBIGUOUS = "That could mean {0}."
MOST_CANDIDATES = 4


def reason_text(reason: Reason) -> str:
    """A reason in a sentence. A code without words is said by its name, so that nothing hides it."""
    args = tuple(CIVILIZATIONS.get(arg, arg) for arg in reason.args)
    if reason.code == "locked":
        return _locked(*(*args, "", "")[:2])
    words = REASONS.get(reason.code)
    if words is None:
        return f"{_spaced(reason.code)}: {', '.join(args)}." if args else f"{_spaced(reason.code)}."
    verb = VERBS.get(args[0], args[0]) if args else ""
    count = args[-1] if args and args[-1].isdigit() else "0"
    text = words.format(*args, *("",) * 3, verb=verb, tributes=plural(int(count), "Tribute", "Tributes"))
    return text[:1].upper() + text[1:]


def _locked(card: str, source: str) -> str:
    if not source:
        return LOCKED_UNNAMED.format(card or "you")
    return (LOCKED if card else LOCKED_PLAYER).format(card, source)


def _spaced(code: str) -> str:
    return code.replace("-", " ").capitalize()


def refusal_text(error: DuelError) -> str:
    """A refused command in a sentence, with the first rule that refuses it.

    >>> refusal_text(NotLegal(Reason("not-open"), ("YH-01", "YH-07")))
    'You cannot leave the phase now. (YH-01: the order of the phases)'
    """
    if isinstance(error, NotLegal):
        text = reason_text(error.reason)
        return f"{text} ({cited(error.rules[0])})" if error.rules and error.rules[0] != "CARD" else text
    if isinstance(error, NotACommand):
        return NOT_A_COMMAND.format(error.text)
    if isinstance(error, Ambiguous):
        shown = error.candidates[:MOST_CANDIDATES]
        if len(error.candidates) > MOST_CANDIDATES:
            shown.append("something else")
        return AMBIGUOUS.format(listed(shown, "or"))
    return f"{error}"
