"""Events as a file has them (`summoned Jinzo tribute A`) in sentences: of a duel that is not played again.

A file names a card and not where it lay, so what a player may know of an event goes by its word alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from duel_tui.text.en.words import sentence

Names = tuple[str, str]


@dataclass(frozen=True)
class Words:
    """The words of one game.

    `forms`: what stands behind a word, as a pattern, and the sentence (empty: nothing is said). `open`: words whose
    card both players see; of the others a player is told no name.
    """

    forms: dict[str, tuple[str, str]]
    open: frozenset[str]


CARD, BY, LAST = r"(?P<card>.+)", r"(?P<player>[AB])", r" \S+"
WORDS: dict[str, Words] = {
    "yugioh": Words(
        forms={
            "turn": (rf"(?P<card>\d+) {BY}", "turn {card}: {player}"),
            "drew": (f"{CARD} {BY}", "{player} draws {card}"),
            "summoning": (rf"{CARD}{LAST} {BY}", "{player} is about to Summon {card}"),
            "summoned": (rf"{CARD} (?P<how>\S+) {BY}", "{player} Summons {card} ({how})"),
            "set": (f"{CARD} {BY}", "{player} Sets {card}"),
            "flipped": (f"{CARD}{LAST}", "{card} is turned face-up"),
            "turned face-down": (CARD, "{card} is turned face-down"),
            "changed position": (CARD, "{card} changes its battle position"),
            "activated": (rf"{CARD} {BY} \d+ \d+", "{player} activates {card}"),
            "resolved": (rf"{CARD} \d+", "{card} resolves"),
            "negated": (CARD, "{card} is negated"),
            "destroyed": (f"{CARD}{LAST}", "{card} is destroyed"),
            "sent to the graveyard": (CARD, "{card} is sent to the Graveyard"),
            "banished": (CARD, "{card} is removed from play"),
            "returned": (rf"{CARD} (?P<how>\S+)", "{card} returns to the {how}"),
            "added": (f"{CARD} {BY}", "{player} adds {card} to the hand"),
            "discarded": (f"{CARD} {BY}", "{player} discards {card}"),
            "damage": (rf"{BY} (?P<how>\d+).*", "{player} takes {how} damage"),
            "paid": (rf"{BY} (?P<how>\d+)", "{player} pays {how} Life Points"),
            "gained": (rf"{BY} (?P<how>\d+)", "{player} gains {how} Life Points"),
            "lost": (rf"{BY} (?P<how>\d+)", "{player} loses {how} Life Points"),
        },
        open=frozenset(
            {
                "turn", "summoning", "summon negated", "flipped", "activated", "resolved", "no effect", "negated",
                "missed timing", "destroyed", "sent to the graveyard", "banished", "tributed", "used as material",
                "discarded", "equipped", "paid", "damage", "gained", "lost", "battled", "tossed", "won", "lasting",
                "skipped", "skipped turn", "saved", "came back", "counter placed", "attack ended", "replay",
                "vanished",
            }
        ),
    ),
    "duel-masters": Words(
        forms={
            "turn": (rf"(?P<card>\d+) {BY}", "turn {card}: {player}"),
            "turn ending": (".*", ""),
            "drew": (f"{CARD} {BY}", "{player} draws {card}"),
            "untapped": (f"{CARD} {BY}", "{player} untaps {card}"),
            "charged": (f"{CARD} {BY}", "{player} charges {card}"),
            "paid": (f"{BY} {CARD}", "{player} taps {card} for mana"),
            "summoned": (f"(?P<card>.+?) {BY}(?: (?P<how>.+))?", "{player} summons {card} {how}"),
            "entered": (r".* [AB] True \S+", ""),
            "cast": (f"{CARD} {BY}", "{player} casts {card}"),
            "triggered": (f"{CARD} {BY}", "the ability of {card} begins"),
            "not blocked": (CARD, "nobody blocks {card}"),
            "broken": (f"{CARD} {BY}", "a shield of {player} is broken: {card}"),
            "shield trigger": (f"{CARD} {BY}", "{player} uses the shield trigger of {card}"),
            "destroyed": (f"{CARD}{LAST}", "{card} is destroyed"),
            "discarded": (f"{CARD} {BY}", "{player} discards {card}"),
            "to graveyard": (f"{CARD}{LAST}", "{card} is put into the graveyard"),
            "to mana": (f"{CARD}{LAST}", "{card} is put into the mana zone"),
            "to hand": (f"{CARD}{LAST}", "{card} goes to the hand"),
            "to shields": (f"{CARD}{LAST}", "{card} becomes a shield"),
        },
        open=frozenset(
            {
                "turn", "turn ending", "extra turn", "untapped", "tapped", "paid", "charged", "summoned", "entered",
                "cast", "triggered", "used tap ability", "used silent skill", "attacked", "blocked", "not blocked",
                "battled", "won", "attack ended", "shield trigger", "destroyed", "saved", "leaves", "discarded",
                "to graveyard", "to mana", "gained", "won duel",
            }
        ),
    ),
}  # fmt: skip
"""By game. A game that is added needs an entry here; words without a form are said as they stand."""
OWN = frozenset({"drew", "set", "added"})
"""Words whose card the player sees who did it; he stands last."""


def happened(event: str, seat: int | None, names: Names, game: str) -> str:
    """An event of a file as a sentence, as a seat may know it (None: everything). Empty where nothing is to be said.

    >>> happened("drew Jinzo A", 1, ("Yugi", "Kaiba"), "yugioh")
    'Yugi draws a card.'
    """
    words = WORDS[game]
    word = _word(event, words)
    rest = event[len(word) :].strip()
    public = seat is None or word in words.open or (word in OWN and rest[-2:] == f" {'AB'[seat]}")
    pattern, form = words.forms.get(word, (None, ""))
    found = re.fullmatch(pattern, rest) if pattern is not None else None
    if found is None:
        return sentence(f"{word}: {rest}" if public and rest else word)
    if not form:
        return ""
    said = {
        "card": "",
        "player": "",
        "how": "",
        **{key: text or "" for key, text in found.groupdict().items()},
    }
    # What is Special Summoned may lie face-down.
    if not (public or (word == "summoned" and said["how"] != "special")):
        said["card"] = "a card"
    if said["player"]:
        said["player"] = names["AB".index(said["player"])]
    if game == "duel-masters" and word == "summoned" and said["how"]:
        said["how"] = f"on {said['how']}"
    return sentence(" ".join(form.format(**said).split()))


def covered(mine: str, other: str) -> str:
    """An event of which each player knows something else, as neither may be told: the one that names no card."""
    return min(mine, other, key=lambda text: ("a card" not in text.lower(), len(text)))


def _word(event: str, words: Words) -> str:
    """The words of an event: the longest that are known, else the first one."""
    known = [word for word in (*words.open, *words.forms) if f"{event} ".startswith(f"{word} ")]
    return max(known, key=len, default=event.split(" ")[0])
