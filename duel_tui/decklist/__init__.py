"""Decks: files and lists to cards and back, and whether a deck may be played.

>>> [path.stem for path in builtin_decks()]  # doctest: +ELLIPSIS
[...'starter_kaiba_2002', 'starter_yugi_2002'...]
"""

from __future__ import annotations

from duel_tui.decklist.builtin import builtin_decks
from duel_tui.decklist.entries import deck_of, entries_of, read_entry
from duel_tui.decklist.errors import DeckError, Problem
from duel_tui.decklist.files import deck_title, parse_list, parse_text, parse_ydk, read_deck, read_listing
from duel_tui.decklist.legality import check, problems_of
from duel_tui.decklist.listing import DeckFile, Listing
from duel_tui.decklist.writing import write_list, write_ydk, write_ydke

__all__ = [
    "DeckError",
    "DeckFile",
    "Listing",
    "Problem",
    "builtin_decks",
    "check",
    "deck_of",
    "deck_title",
    "entries_of",
    "parse_list",
    "parse_text",
    "parse_ydk",
    "problems_of",
    "read_deck",
    "read_entry",
    "read_listing",
    "write_list",
    "write_ydk",
    "write_ydke",
]
