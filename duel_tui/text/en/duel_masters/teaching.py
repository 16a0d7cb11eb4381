"""Teaching, for Duel Masters: the open question explained in a few short sentences."""

from __future__ import annotations

A_CARD = "A card"
A_CREATURE = "a creature"

SENTENCES: dict[str, str] = {
    "dm-mana": "Your mana step: one card of your hand may become mana, for good.",
    "dm-main": "Your main step: summon and cast what your untapped mana ({0}) pays for.",
    "dm-attack-step": "Your attack step: each untapped creature that is not new may attack.",
    "dm-why-turn": "Only you start anything in your turn.",
    "dm-attacks": "{0} attacks {1}.",
    "dm-attacks-you": "{0} attacks you.",
    "dm-why-block": "Before it hits, you may tap a blocker: it battles the attacker instead.",
    "dm-broken": "A shield of yours broke, and you took {0} into your hand.",
    "dm-trigger": "Its shield trigger can be used now at no cost, or never.",
    "dm-no-trigger": "It has no shield trigger, so you pass.",
    "dm-shield-pick": "{0} breaks a shield: the attacker picks it by its place, unseen.",
    "dm-which-trigger": "Several shield triggers wait: the owner says which comes first.",
    "dm-evolve": "{0} is put on top of a creature of yours of the right race; only the top card counts.",
    "dm-pay": "{0} is paid for: exactly its cost, at least one card of its civilization.",
    "dm-draw": "{0} lets you draw. The last card of the deck loses the duel at once.",
    "dm-silent-skill": "{0} may stay tapped in your untap step; then its silent skill works.",
    "dm-order": "Several abilities start together: you put your own in order, the first named comes first.",
    "dm-which-ability": "{0} has more than one tap ability; one of them takes the place of its attack.",
    "dm-may": "{0} leaves this to you: what a card says you may do can be declined.",
    "dm-instead": "Something else may happen to {0} instead. Then it was not destroyed.",
    "dm-effect": "{0} asks this of you. As much as possible is done, and you choose with what.",
}

VERBS: dict[str, tuple[str, str]] = {
    "charge": ("make mana of", ""),
    "cast": ("cast", ""),
    "tap": ("use the tap ability of", ""),
    "block": ("block with", ""),
    "pass/mana": ("", "go on to the main step"),
    "pass/main": ("", "go on to the attack step"),
}
