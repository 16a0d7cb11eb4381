"""What is said of a duel file that is shown from what it records, since it cannot be played again."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import sentence

EMPTY = "The file holds no duel."
TORN = "The last line was not written to its end; it is left out."
NO_TEXT = "This line is no text; it is left out."
NO_PLAYER = "This line of the duel is not understood; it is left out."
NO_GAME = "The file does not say which game it is; it is shown as Yu-Gi-Oh!."
BAD_POSITION = "This position cannot be read; the last one is shown instead."
BAD_CHANGE = (
    "What changed here does not fit what came before; the last whole position is shown until the next one."
)
NO_RECORDS = "The file records neither what happened nor the position."


def unread(why: str) -> str:
    """A part of the file that is left out."""
    return f"This part cannot be read and is left out: {why}."


def not_understood(line: str) -> str:
    return f"`{line}` is not understood; it is left out."


def twice(key: str) -> str:
    return f"`{key}` stands there for a second time; the first one counts."


def and_more(count: int) -> str:
    return f"And {count} more places that cannot be read."


def newer_format(version: str, own: int) -> str:
    return f"The file has format {version}, this program knows {own}; what it understands is shown."


def unknown_game(game: str) -> str:
    return f"The game `{game}` is not known here; the file is shown as Yu-Gi-Oh!."


def problem(file: str, line: int, text: str) -> str:
    """A problem with its place."""
    return f"{file}:{line}: {text}" if line else f"{file}: {text}"


def going_on_from_record(line: int) -> str:
    return f"From line {line} on the duel is shown as the file recorded it."


def other_cards(recorded: str, own: str) -> str:
    return f"The cards were defined otherwise when the file was written ({recorded}, here {own})."


def other_version(recorded: str, own: str) -> str:
    return f"The file was written by version {recorded}, this is {own}."


def both_positions(line: int, recorded: str, computed: str) -> Sequence[str]:
    """Two positions that should be one."""
    return (
        f"Line {line}, the position in the file: {recorded}",
        f"Line {line}, the position when played again: {computed}",
    )


def differ(differences: Sequence[str]) -> list[str]:
    """Where the recorded position is another one than that of the duel played again."""
    return [sentence(f"differs: {one}") for one in differences]


# -- events as a file has them: the word, the name of a card, then whose, how, how much

NAMED = {
    "drew": (1, "{player} draws {card}"),
    "summoning": (2, "{player} is about to Summon {card}"),
    "summoned": (2, "{player} Summons {card} ({0})"),
    "set": (1, "{player} Sets {card}"),
    "flipped": (1, "{card} is turned face-up"),
    "turned face-down": (0, "{card} is turned face-down"),
    "changed position": (0, "{card} changes its battle position"),
    "activated": (3, "{0} activates {card}"),
    "resolved": (1, "{card} resolves"),
    "negated": (0, "{card} is negated"),
    "destroyed": (1, "{card} is destroyed"),
    "sent to the graveyard": (0, "{card} is sent to the Graveyard"),
    "banished": (0, "{card} is removed from play"),
    "returned": (1, "{card} returns to the {0}"),
    "added": (1, "{player} adds {card} to the hand"),
    "discarded": (1, "{player} discards {card}"),
}
"""Words of events about a card: how many parts stand behind its name, and the sentence. Others are said as they are."""
COUNTED = {
    "damage": "{player} takes {0} damage",
    "paid": "{player} pays {0} Life Points",
    "gained": "{player} gains {0} Life Points",
    "lost": "{player} loses {0} Life Points",
}
OPEN = {
    "yugioh": frozenset(
        {
            "turn", "summoning", "summon negated", "flipped", "activated", "resolved", "no effect", "negated",
            "missed timing", "destroyed", "sent to the graveyard", "banished", "tributed", "used as material",
            "discarded", "equipped", "paid", "damage", "gained", "lost", "battled", "tossed", "won", "lasting",
            "skipped", "skipped turn", "saved", "came back", "counter placed", "attack ended", "replay", "vanished",
        }
    ),
    "duel-masters": frozenset(
        {
            "turn", "turn ending", "extra turn", "untapped", "tapped", "charged", "summoned", "cast", "triggered",
            "used tap ability", "used silent skill", "attacked", "blocked", "not blocked", "battled", "won",
            "attack ended", "destroyed", "saved", "discarded", "to graveyard", "to mana", "won duel", "lasting",
        }
    ),
}  # fmt: skip
"""By game: words of events whose card both players see. Of the others a player is told the word and whose it was."""
OWN = frozenset({"drew", "set", "added"})
"""Words whose card the player sees who did it; he stands last."""


def happened(event: str, seat: int | None, names: tuple[str, str], game: str) -> str:
    """An event of a file as a sentence, as a seat may know it (None: everything).

    >>> happened("drew Jinzo A", 1, ("Yugi", "Kaiba"), "yugioh")
    'Yugi draws a card.'
    """
    word = _word(event, game)
    rest = event[len(word) :].strip()
    parts = rest.split(" ")
    public = seat is None or word in OPEN.get(game, ()) or (word in OWN and parts[-1] == "AB"[seat])
    if word == "summoned" and parts[-2:-1] != ["special"]:
        public = True
    if word == "turn" and len(parts) == 2:
        return sentence(f"turn {parts[0]}: {_player(parts[1], names)}")
    if word in COUNTED and len(parts) > 1 and parts[0] in ("A", "B"):
        return sentence(COUNTED[word].format(parts[1], player=_player(parts[0], names)))
    if word not in NAMED:
        return sentence(f"{word} {rest}" if public else word)
    after, form = NAMED[word]
    if len(parts) <= after:
        return sentence(f"{word} {rest}" if public else word)
    card = " ".join(parts[: len(parts) - after]) if public else "a card"
    tail = [_player(part, names) for part in parts[len(parts) - after :]] or [""]
    return sentence(form.format(*tail, card=card, player=tail[-1]))


def covered(mine: str, other: str) -> str:
    """An event of which each player knows something else, as neither may be told: the one that names no card."""
    return min(mine, other, key=lambda text: (" a card" not in text, len(text)))


def _word(event: str, game: str) -> str:
    """The words of an event: the longest that are known, else the first one."""
    known = [word for word in (*OPEN.get(game, ()), *NAMED, *COUNTED) if f"{event} ".startswith(f"{word} ")]
    return max(known, key=len, default=event.split(" ")[0])


def _player(part: str, names: tuple[str, str]) -> str:
    return names["AB".index(part)] if part in ("A", "B") else part
