"""What a player of Duel Masters is asked, by the code of the decision; `{0}` is the card it concerns."""

from __future__ import annotations

KINDS = {
    "block": "block, or pass.",
    "shield-trigger": "use the shield trigger, or pass.",
}
NO_TRIGGER = "no-shield-trigger"
"""The code for a broken shield whose owner is asked only so that the question betrays nothing."""
PROMPTS: dict[str, str] = {
    "mana": "put a card into your mana zone, or pass.",
    "main": "summon, cast, or pass to the attack step.",
    "attack-step": "attack, or end the turn.",
    "block": "{0} attacks: block, or pass.",
    "shield-trigger": "{0}: use its shield trigger, or pass.",
    NO_TRIGGER: "{0}: no shield trigger to use, pass.",
    "shield": "{0}: choose the shield that it breaks.",
    "evolve": "{0}: choose the creature that it is put on.",
    "pay-mana": "{0}: choose the mana cards that pay for it.",
    "attack-whom": "{0}: choose the creature that it attacks.",
    "choose-cards": "{0}: choose.",
    "to-grave": "{0}: choose what is put into the graveyard.",
    "to-hand": "{0}: choose what goes to the hand.",
    "to-mana": "{0}: choose what goes to the mana zone.",
    "to-shields": "{0}: choose what is added to the shields.",
    "to-deck": "{0}: choose what goes to the deck.",
    "tap": "{0}: choose what is tapped.",
    "untap": "{0}: choose what is untapped.",
    "change": "{0}: choose which creature it changes.",
    "look-at": "{0}: choose what you look at.",
    "draw-up-to": "{0}: how many cards do you draw?",
    "name-power": "{0}: choose the power of what is destroyed.",
    "top-up-to": "{0}: how many cards from the top of your deck?",
    "name-race": "{0}: name a race.",
    "arrange-top": "{0}: put the cards back; the first named lies on top.",
    "order-bottom": "{0}: put the rest at the bottom of your deck; the last named lies lowest.",
    "whose-deck": "{0}: whose deck do you search?",
    "turn-up": "{0}: choose the shield that is turned face up.",
    "guard-shield": "{0}: use its ability to save the shield?",
    "silent-skill": "{0}: leave it tapped and use its silent skill?",
    "instead-hand": "{0}: put it into your hand instead?",
    "instead-mana": "{0}: put it into your mana zone instead?",
    "instead-shields": "{0}: add it to your shields instead?",
    "instead-deck": "{0}: shuffle it into your deck instead?",
    "dies-for": "{0}: destroy it instead?",
    "instead-battle": "{0}: put it into the battle zone instead?",
    "instead": "{0}: where does it go instead?",
    "either": "{0}: choose one.",
    "order-triggers": "put these abilities in order; the first named comes first.",
    "which-trigger": "choose the shield whose shield trigger comes next.",
    "which-ability": "{0}: which of its abilities?",
}
