"""The kinds of moment in which something may be activated. They are the keys of the index of possible answers.

Kinds of event and of continuous rule are keys too, by their class.
"""

from __future__ import annotations

FREE = "free"
"""Any window outside the Damage Step."""
DAMAGE = "damage step"
"""The Damage Step before calculation: ATK and DEF changers."""
CALCULATION = "damage calculation"
SUMMONING = "summon attempt"
SUMMONED = "summon"
ATTACK = "attack"
DREW = "draw"
"""The draw of the Draw Phase."""
ACTIVATION = "activation"
"""In answer to an activation, also in the Damage Step."""
IGNITION = "ignition"
TRIGGER = "trigger"
"""Held by every card that has a trigger effect where it lies: without it no event is looked at."""
ENFORCE = "enforce"
"""Held by cards whose continuous rule forces something on the table (a position, a destruction)."""
EXODIA = "exodia"
AIMING = "aiming"
"""Held by cards whose continuous rule changes what may attack what, or how often."""
