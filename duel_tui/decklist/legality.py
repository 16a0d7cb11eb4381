"""Whether a deck may be played: sizes, copies, each card in its part, the list (YA-11, 12, 41c, 81-86, YR-00)."""

from __future__ import annotations

from collections import Counter

from duel_tui.decklist.errors import DeckError, Problem, list_problems
from duel_tui.decklist.listing import Listing
from duel_tui.decklist.pools import AnyCard, AnyDeck, Fact, game_of
from duel_tui.duel_masters.profiles import Options as DuelMastersOptions
from duel_tui.games import of_options
from duel_tui.yugioh import formats
from duel_tui.yugioh.formats import CardList, ListError
from duel_tui.yugioh.profiles import CLASSIC, Options

SIDE_MAX = 15


def problems_of(
    deck: AnyDeck | Listing, options: Options | DuelMastersOptions = CLASSIC, file: str = ""
) -> list[Problem]:
    """Everything that forbids the deck under these options, the sizes first; empty when it is legal.

    A list of the player's own that cannot be used is a problem as well.
    """
    game = deck.game if isinstance(deck, Listing) else game_of(deck)
    if game != of_options(options).key:
        return [Problem("other game", (game, of_options(options).key), file)]
    if isinstance(options, DuelMastersOptions):
        return [Problem(code, args, file, rules=rules) for code, args, rules in _duel_masters(deck, options)]
    try:
        allowed = formats.card_list(options.list)
    except ListError as error:
        unusable = list_problems(error)
        allowed = CardList(formats.NONE)
    else:
        unusable = []
    found = (*_sizes(deck, options), *_parts(deck), *_copies(deck, options, allowed))
    return unusable + [Problem(code, args, file, rules=rules) for code, args, rules in found]


def check(deck: AnyDeck | Listing, options: Options | DuelMastersOptions = CLASSIC, file: str = "") -> None:
    """Raise DeckError with every problem of an illegal deck."""
    problems = problems_of(deck, options, file)
    if problems:
        raise DeckError(problems)


_Found = list[tuple[str, tuple[str, ...], tuple[str, ...]]]


def _duel_masters(deck: AnyDeck | Listing, options: DuelMastersOptions) -> _Found:
    """A deck of Duel Masters: its size, and copies of a card. The rule pages give no number (DM-R05)."""
    found: _Found = []
    size = len(deck.main)
    if size < options.deck_min:
        found.append(("too small", (str(size), str(options.deck_min)), ("DM-R05",)))
    if deck.extra or deck.side:
        found.append(("one pile", (), ("DM-R05",)))
    for name, number in Counter(card.name for card in deck.main).items():
        if number > options.copies:
            found.append(("copies", (str(number), name, str(options.copies)), ("DM-R05",)))
    return found


def _sizes(deck: AnyDeck | Listing, options: Options) -> _Found:
    found: _Found = []
    main, side = len(deck.main), len(deck.side)
    if main < options.deck_min:
        found.append(("too small", (str(main), str(options.deck_min)), ("YA-11",)))
    if options.deck_max and main > options.deck_max:
        found.append(("too large", (str(main), str(options.deck_max)), ("YA-11",)))
    if options.side == "0 or 15" and side not in (0, SIDE_MAX):
        found.append(("side size", (str(side), str(SIDE_MAX)), ("YA-41c",)))
    elif side > SIDE_MAX:
        found.append(("side too large", (str(side), str(SIDE_MAX)), ("YA-41c", "YA-82")))
    return found


def _parts(deck: AnyDeck | Listing) -> _Found:
    names = dict.fromkeys(card.name for card in deck.main if _fusion(card))
    found: _Found = [("fusion in deck", (name,), ("YA-12",)) for name in names]
    names = dict.fromkeys(card.name for card in deck.extra if not _fusion(card))
    return found + [("no fusion in extra", (name,), ("YA-12",)) for name in names]


def _fusion(card: AnyCard | Fact) -> bool:
    return getattr(card, "subkind", "") == "fusion"


def _copies(deck: AnyDeck | Listing, options: Options, allowed: CardList) -> _Found:
    """Copies by the name a card counts as; a list may also name a card that counts as another one."""
    everywhere = (*deck.main, *deck.extra, *deck.side)
    counts = Counter(card.counted_name for card in everywhere)
    counts.update(card.name for card in everywhere if card.name != card.counted_name)
    found: _Found = []
    for name, number in counts.items():
        most = allowed.allowed(name)
        too_many = ("YR-00",) if number > options.copies else ()
        if most is not None and number > most:
            rules = (*_RULES[most], *(("YA-86",) if name in allowed.were_forbidden else ()), *too_many)
            found.append((_CODES[most], (str(number), name, str(most), allowed.name), rules))
        elif too_many:
            found.append(("copies", (str(number), name, str(options.copies)), too_many))
    return found


_CODES = {formats.FORBIDDEN: "forbidden", formats.LIMITED: "limited", formats.SEMI_LIMITED: "semi-limited"}
_RULES = {formats.FORBIDDEN: ("YA-81",), formats.LIMITED: ("YA-84",), formats.SEMI_LIMITED: ("YA-85",)}
