"""The keys and marks of the duel screen, where Duel Masters differs."""

from __future__ import annotations

KEYS: dict[str, tuple[str, str] | None] = {
    "arrows": ("arrows", "move between the zones and the hand; a wide row scrolls with the cursor"),
    "p, space": ("p, space", "pass: go on to the next step, do not block, keep the card in hand"),
    "b  m  e": ("e", "end the turn"),
    "u": None,
    "w": ("w", "when I am asked about a broken shield"),
    "g": ("g", "graveyards, mana zones, cards of the other player that you know"),
}
"""By the key of the common list: what stands there instead, or nothing."""

HEAD = "When a shield of yours is broken you are asked:"
HOWS = {
    "visible": "always, so that nobody learns whether it was a shield trigger",
    "real": "only when it is a shield trigger (quick; betrays that it is none)",
}
"""By the word of a wish; each fits a line of the dialog."""

MARKS: tuple[tuple[str, str, str], ...] = (
    ("(name)", "", "a tapped card; tapped mana is a small letter"),
    ("new", "status strong", "a creature that cannot attack yet"),
    ("up", "status strong", "an evolution creature, and how many cards lie under it"),
    ("left", "counter", "so many cards lie beyond that end of the row"),
    ("L W D F N", "", "mana of Light, Water, Darkness, Fire, Nature"),
)
"""A glyph or the characters themselves, its role, what it says."""
