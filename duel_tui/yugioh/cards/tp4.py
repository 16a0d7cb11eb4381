"""Tournament Pack 4 (TP4)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

ROYAL_DECREE = continuous_trap("Royal Decree", 51452091, NegatesEffects(SpellTrap(kind="trap")))
