"""Forbidden, Limited and Semi-Limited cards: the dated English lists, and lists of a player's own (YA-80 to YA-86).

A list of one's own is a text file with one name per line under the words `forbidden`, `limited`, `semi-limited`:

    # our club
    forbidden
    Pot of Greed
    semi-limited
    Creature Swap

Empty lines and lines that begin with `#` count for nothing; the words may stand in brackets or end in a colon; names
are read as everywhere (case and punctuation do not matter, older names are known).

How sure the dated lists are: 2003-10 is quoted from a period copy, its month is uncertain; 2005-04 is complete;
2004-10, 2005-10 and 2006-04 are derived from it by the published tables of changes and agree with what period copies
show; 2006-09 is likely, the Japanese list of that date for the cards printed in English. Traditional is computed: what
Advanced forbids counts as Limited.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType

NONE = "none"
DATES = ("2003-10", "2004-10", "2005-04", "2005-10", "2006-04", "2006-09")
ADVANCED, TRADITIONAL = "advanced", "traditional"
NAMES = (NONE, *(f"{kind}-{date}" for date in reversed(DATES) for kind in (ADVANCED, TRADITIONAL)))
"""The lists that come with the program, the newest first. Before 2004-10 there was one list for everybody."""

FORBIDDEN, LIMITED, SEMI_LIMITED = 0, 1, 2
"""How many copies of a card are allowed."""
_LETTERS = {"F": FORBIDDEN, "L": LIMITED, "S": SEMI_LIMITED}
_HEADS = {
    "forbidden": FORBIDDEN, "banned": FORBIDDEN, "limited": LIMITED, "semilimited": SEMI_LIMITED,
}  # fmt: skip
_LARGEST = 1_000_000
"""Bytes of a list file; what is larger is something else."""


@dataclass(frozen=True, slots=True)
class ListFault:
    """One thing that is wrong with a list file. `line` counts from 1, 0 for the whole file."""

    code: str
    args: tuple[str, ...] = ()
    line: int = 0


class ListError(ValueError):
    """A list that cannot be used, with everything that is wrong with it."""

    def __init__(self, name: str, faults: tuple[ListFault, ...]) -> None:
        super().__init__(f"{name}: {', '.join(fault.code for fault in faults)}")
        self.name = name
        self.faults = faults


@dataclass(frozen=True, slots=True)
class CardList:
    """A list: how many copies of which names are allowed; names that it does not hold are free.

    `were_forbidden` are names that this list only limits because Traditional forbids nothing (YA-86).
    """

    name: str
    copies: MappingProxyType[str, int] = field(default_factory=lambda: MappingProxyType({}))
    were_forbidden: frozenset[str] = frozenset()

    def allowed(self, name: str) -> int | None:
        """How many copies of the card of this name; None: as many as the rules allow."""
        return self.copies.get(name)

    def names(self, copies: int) -> list[str]:
        """The names of which so many copies are allowed, in the order of the alphabet."""
        return sorted((name for name, number in self.copies.items() if number == copies), key=str.casefold)


def is_named(name: str) -> bool:
    """Whether this is a list that comes with the program (another is a file)."""
    return name in NAMES


def could_be(name: str) -> bool:
    """Whether this can name a list: one of the program's, or the path of a file (which is read when a deck is checked).

    >>> could_be("advanced-2006-04"), could_be("our-club.txt"), could_be("advanced-2006-05")
    (True, True, False)
    """
    return is_named(name) or bool(re.search(r"[./\\]", name))


def card_list(name: str) -> CardList:
    """The list of this name, or in this file. Raises ListError.

    >>> card_list("advanced-2006-04").allowed("Pot of Greed")
    0
    >>> card_list("traditional-2006-04").allowed("Pot of Greed")
    1
    """
    return _dated(name) if is_named(name) else _own(name)


@cache
def _dated(name: str) -> CardList:
    if name == NONE:
        return CardList(NONE)
    kind, _, date = name.partition("-")
    column = DATES.index(date)
    copies = {card: _LETTERS[marks[column]] for marks, card in _rows() if marks[column] in _LETTERS}
    if kind == ADVANCED:
        return CardList(name, MappingProxyType(copies))
    forbidden = frozenset(card for card, number in copies.items() if number == FORBIDDEN)
    copies.update(dict.fromkeys(forbidden, LIMITED))
    return CardList(name, MappingProxyType(copies), forbidden)


@cache
def _rows() -> tuple[tuple[str, str], ...]:
    """Each card of any list with one letter per date: F, L, S or a dash."""
    lines = resources.files(__package__).joinpath("formats.tsv").read_text("utf-8").splitlines()
    assert tuple(lines[0].split()) == DATES
    pairs = [line.split("\t") for line in lines[1:]]
    return tuple((marks, card) for marks, card in pairs)


def _own(name: str) -> CardList:
    path = Path(name).expanduser()
    try:
        with path.open("rb") as file:
            raw = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise ListError(name, (ListFault("list unreadable", (why, ", ".join(NAMES))),)) from None
    if len(raw) > _LARGEST or b"\0" in raw:
        raise ListError(name, (ListFault("no list"),))
    return read_list(raw.decode("utf-8-sig", "replace"), name)


def read_list(text: str, name: str = "") -> CardList:
    """Read the text of a list of one's own. Raises ListError with every fault."""
    from duel_tui.yugioh import cards

    copies: dict[str, int] = {}
    faults: list[ListFault] = []
    section: int | None = None
    for number, line in _lines(text):
        head = _head(line)
        if head is not None:
            section = head
            continue
        if section is None:
            # Names before any section: most likely it is another kind of file.
            faults.append(ListFault("no section", (line[:60],), number))
            break
        card = cards.known(line)
        if card is None:
            faults.append(
                ListFault("list: unknown card", (line[:60], ", ".join(cards.similar(line))), number)
            )
        elif copies.setdefault(card.name, section) != section:
            faults.append(ListFault("list: two sections", (card.name,), number))
    if not faults and section is None:
        faults.append(ListFault("no list"))
    if faults:
        raise ListError(name, tuple(faults))
    return CardList(name, MappingProxyType(copies))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = line.strip()
        if line and (line[0] != "#" or _head(line) is not None):
            yield number, line


def _head(line: str) -> int | None:
    """The section that a line begins: `forbidden`, `[Limited]`, `#semi-limited:`."""
    words = re.sub(r"[^a-z]", "", line.casefold().removesuffix(" cards"))
    plain = re.fullmatch(r"[#!\[\s=*-]*[a-z]+[\s-]*[a-z]*( cards)?[\]\s:=*-]*", line.casefold())
    return _HEADS.get(words.removesuffix("cards")) if plain else None
