"""World Championship 2006 (WC6)."""

from __future__ import annotations

from duel_tui.yugioh.cards.define import *

GOLDEN_HOMUNCULUS = monster(
    "Golden Homunculus", 27408609, LIGHT, WARRIOR, 6, 1500, 1500,
    Boost(THIS_CARD, 300, 300, each=AnyCard(controller=YOU, where=(BANISHED,))),
)  # fmt: skip
