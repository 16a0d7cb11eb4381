"""How single cards are ruled here, where their text leaves it open or the rules of their time differed from later ones.

Own words; a card's behaviour is the code's, and a scenario shows each of these.
"""

from __future__ import annotations

RULINGS = {
    "Black Pendant": (
        "It also works when it was Set or equipped to nothing, but not when its activation was negated."
    ),
    "Breaker the Magical Warrior": "The counter is a cost, so Breaker destroyed in answer still destroys the target.",
    "Mage Power": "It counts itself, Set cards and the Field Spell of the player who controls Mage Power.",
    "Malevolent Nuzzler": "It goes back before a Sangan that was Tributed with it searches.",
}
"""By the name of the card."""
