"""The words of those who look for a rule: what is no help in a search, and what the rules call it."""

from __future__ import annotations

_IDLE = (
    "a an and any are as at be been by can could do does for from has have his how i if in is it its let may me my of "
    "on or she he so still that the their them then they to was what when where which who whom whose will with you "
    "your must should would yet also there this these those"
)
IDLE = frozenset(_IDLE.split())
"""Words that say nothing about the rule that is meant."""

SAME: dict[str, tuple[str, ...]] = {
    "respons": ("respon", "answer"), "respond": ("respond", "answer"), "reaction": ("answer",), "react": ("answer",),
    "pick": ("pick", "choos"), "choos": ("choos", "pick"), "choic": ("choos", "choic", "pick"),
    "kill": ("destroy",), "die": ("destroy",), "dead": ("destroy", "graveyard"),
    "sacrific": ("tribut",), "cancel": ("negat",), "stop": ("stop", "negat"),
    "summon": ("summon", "comes", "put"), "look": ("look", "see", "unseen"), "twice": ("twice", "once"),
    "sicknes": ("new", "comes"), "just": ("new", "comes"), "haste": ("speed",),
    "gy": ("graveyard",), "grave": ("graveyard",), "cemetery": ("graveyard",), "exile": ("remov", "banish"),
    "lp": ("life",), "hp": ("life",), "health": ("life",), "stack": ("chain",),
    "untap": ("untap",), "shuffl": ("shuffl",), "put": ("put", "charg"),
    "minion": ("creature", "monster"), "trample": ("difference", "pierc"),
}  # fmt: skip
"""By the beginning of a word: the beginnings of the words that the rules use for it."""

CLOSEST = "No rule has all these words; these come nearest."
