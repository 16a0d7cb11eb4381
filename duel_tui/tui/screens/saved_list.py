"""How the list of saved duels looks."""

from __future__ import annotations

import time
from collections.abc import Sequence

from duel_tui.script import library
from duel_tui.script.heads import Entry
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lines import Line, clean, clip, pad, wrap
from duel_tui.text.en import library as words
from duel_tui.text.en import table as table_words
from duel_tui.text.en import tui as screen_words

WHEN = 17
DETAILS = 3
"""Lines that tell of the duel under the bar."""


def row(entry: Entry, here: bool, glyphs: Glyphs, cells: int) -> Line:
    """A duel of the list: who plays, how it stands, when it was written last."""
    tone = " here" if here else ""
    standing = min(36, cells // 3)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.modified)) if entry.modified else ""
    mood = "warn" if entry.wrong else "strong" if entry.unfinished else "dim"
    return (
        (f" {glyphs.pointer if here else ' '} ", f"cursor{tone}"),
        (pad(title(entry), cells - 3 - standing - WHEN, more=glyphs.more), f"{mood}{tone}"),
        (pad(f" {clean(library.state(entry))}", standing, more=glyphs.more), f"dim{tone}"),
        (pad(when, WHEN, ">"), f"dim{tone}"),
    )


def title(entry: Entry) -> str:
    """What a duel is known by: its own name, else its players, else its file."""
    name = clean(entry.name)
    if entry.wrong:
        return name or clean(entry.path.name)
    versus = screen_words.versus(clean(entry.players[0]), clean(entry.players[1]))
    return words.named(name, versus) if name else versus


def details(entry: Entry, glyphs: Glyphs, cells: int) -> list[Line]:
    """What there is to tell of a duel, in exactly DETAILS lines."""
    lines: list[Line] = [((clip(clean(entry.path.name), cells, glyphs.more), "dim"),)]
    if entry.wrong:
        text = words.is_unusable(clean(entry.wrong))
        lines.extend(((part, "warn"),) for part in wrap(text, cells, DETAILS - 1, glyphs.more))
    else:
        one, two = map(clean, entry.players)
        decks = (clean(entry.decks[0]), clean(entry.decks[1]))
        lines.append(
            ((clip(words.played((one, two), decks, words.game(entry.game)), cells, glyphs.more), ""),)
        )
        reason = table_words.OUTCOME_REASONS.get(entry.reason, "") if entry.finished else ""
        lines.append(((clip(words.stands(clean(library.state(entry)), reason), cells, glyphs.more), ""),))
    return (lines + [()] * DETAILS)[:DETAILS]


def head(entries: Sequence[Entry], shown: int, trash: bool, glyphs: Glyphs, cells: int) -> Line:
    """The title, and how many duels there are."""
    name = words.TRASH_TITLE if trash else screen_words.CONTINUE_TITLE
    broken = sum(bool(entry.wrong) for entry in entries)
    counts = words.tally(len(entries) - broken, sum(entry.unfinished for entry in entries), broken, trash)
    if shown < len(entries):
        counts = words.shown(shown, len(entries))
    return ((name, "title"), (pad(counts, cells - len(name), ">", glyphs.more), "dim"))
