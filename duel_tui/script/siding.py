"""Side decking on disk: lines behind the result of a duel, so that a match also resumes between two duels.

    - x-siding: {player: A, out: ["1 Kuriboh"], in: ["1 Trap Hole"], done: yes}

`out` and `in` are counted from the decks that the match began with; the last line of a player counts. A line may
hold a deck that is not finished; with `done` the player wants to go on with it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from duel_tui.decklist import DeckError, entries_of, read_entry
from duel_tui.script import lines as kinds
from duel_tui.script.reader import Document
from duel_tui.script.words import SEATS
from duel_tui.script.writer import play_line
from duel_tui.text.en import script as say
from duel_tui.yugioh import CardDef, Deck
from duel_tui.yugioh.match import brought_in, deck_faults, taken_out

KEY = "x-siding"


@dataclass(frozen=True, slots=True)
class Sided:
    """The deck that a player has put together for the next duel, and whether he is done with it."""

    deck: Deck
    done: bool = False


def line(seat: int, registered: Deck, deck: Deck, done: bool) -> str:
    """What a player has swapped so far, as a line to be appended."""
    out, into = swaps(registered, deck)
    value = {"player": SEATS[seat], "out": entries_of(out), "in": entries_of(into), "done": done}
    return play_line({KEY: value})


def swaps(registered: Deck, deck: Deck) -> tuple[list[CardDef], list[CardDef]]:
    """Which cards are out of Deck and Fusion Deck, and which are in, against the deck of the beginning."""
    before, now = (Counter((*one.main, *one.extra)) for one in (registered, deck))
    return list((before - now).elements()), list((now - before).elements())


def sided(document: Document, registered: tuple[Deck, Deck], decks: tuple[Deck, Deck]) -> tuple[Sided, Sided]:
    """How far both players are with their decks behind a duel that is over; `decks` are those it was played with.

    Raises ScriptError.
    """
    found = [Sided(deck) for deck in decks]
    for at, written in enumerate(document.script.play):
        if isinstance(written, kinds.Undo | kinds.Command):
            found = [Sided(deck) for deck in decks]
        elif isinstance(written, kinds.Extra) and KEY in written.x:
            try:
                seat, one = _read(written.x[KEY], registered)
            except (DeckError, ValueError, KeyError, TypeError, AttributeError):
                raise document.error(("play", at), say.bad_siding()) from None
            found[seat] = one
    return found[0], found[1]


def _read(value: dict[str, object], registered: tuple[Deck, Deck]) -> tuple[int, Sided]:
    seat = SEATS.index(str(value["player"]))
    deck = registered[seat]
    for key, move in (("out", taken_out), ("in", brought_in)):
        entries = value[key]
        if not isinstance(entries, list):
            raise TypeError(key)
        for entry in entries:
            for card in read_entry(str(entry)):
                if isinstance(card, CardDef):
                    deck = move(deck, card)
    done = value.get("done") == "yes" and not deck_faults(registered[seat], deck)
    return seat, Sided(deck, done)
