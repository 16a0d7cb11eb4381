"""Commands as text: how an answer is written, and which answer a text means.

A command is a verb and what it names: `summon Kuriboh`, `attack Jinzo -> directly`, `choose Sangan@m2, Jinzo`. Case,
punctuation and accents do not matter in names; a place (`@m2`, `@B:s1`, `@gy`) is added where two cards fit.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from duel_tui.engine.errors import Ambiguous, NotACommand, NotLegal, Reason
from duel_tui.engine.state import Card
from duel_tui.engine.steps import CHOOSE, Answer, Decision, Orders, Picks

SEATS = "AB"
PAYING = " paying "
"""Stands between a card and the cards that pay for it."""
_PLACE = re.compile(r"^(?:([ab]):)?([a-z]+)(\d*)$")
_PRINTABLE = re.compile(r"[^\x20-\x7e\u00a0-\uffff]")


class Places(Protocol):
    """What a game tells the notation about the cards on its table."""

    verbs: Sequence[str]

    def place(self, card: Card) -> str:
        """The full place of a card, `A:m1`."""
        ...

    def pile(self, card: Card) -> str:
        """The zone of a card as a place without a number, `A:h`, also of a card that has left it."""
        ...

    def card(self, uid: int) -> Card: ...

    def named(self, card: Card, player: int) -> bool:
        """Whether this player may name the card; else only its place names it."""
        ...

    def alike(self, card: Card, other: Card) -> bool:
        """Whether two cards of one name are alike in every way, so that none needs a place."""
        ...

    def twins(self, card: Card) -> Iterable[Card]:
        """The other cards that are alike to this one in every way, of which only one is offered."""
        ...

    def joins(self, verb: str) -> str:
        """What stands between the two cards of this verb: `->` for an attack."""
        ...

    def nothing(self, verb: str) -> str:
        """The word for the missing second card: `directly`."""
        ...


@lru_cache(maxsize=1 << 13)
def fold(text: str) -> str:
    """A name without case, accents and punctuation.

    >>> fold("Gaia The Fierce Knight") == fold("gaia the fierce-knight")
    True
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.sub(r"[^\w]+", " ", "".join(c for c in plain if not unicodedata.combining(c))).split())


def printable(text: str) -> str:
    """Text from outside without control characters, cut to a line."""
    return _PRINTABLE.sub("?", text)[:120]


def split_names(text: str, names: Iterable[str]) -> list[str]:
    """Split a list of picks at its commas, where the longest card name that fits wins.

    >>> split_names("Immortal Baron, Vorg, Kuriboh", ["Immortal Baron, Vorg", "Kuriboh"])
    ['Immortal Baron, Vorg', 'Kuriboh']
    >>> split_names("Fonch, the Oracle@n2, Kuriboh", ["Fonch, the Oracle", "Kuriboh"])
    ['Fonch, the Oracle@n2', 'Kuriboh']
    >>> split_names("Fonch, the Oracle, @n2", ["Fonch, the Oracle"])
    ['Fonch, the Oracle', '@n2']
    """
    with_comma = [fold(name) for name in names if "," in name]
    parts = [part.strip() for part in text.split(",")]
    picked: list[str] = []
    at = 0
    while at < len(parts):
        for end in range(len(parts), at + 1, -1):
            joined = ", ".join(parts[at:end])
            name, _, place = joined.partition("@")
            if "," not in place and not name.rstrip().endswith(",") and fold(name) in with_comma:
                picked.append(joined)
                at = end
                break
        else:
            picked.append(parts[at])
            at += 1
    return [part for part in picked if part]


def lies_at(place: str, where: str) -> bool:
    """Whether a full place is meant by a shorter one: with or without seat and number, `hand` for `h`.

    >>> lies_at("A:h3", "hand"), lies_at("A:h3", "h3"), lies_at("A:gy2", "B:gy"), lies_at("A:m1", "m2")
    (True, True, False, False)
    """
    match = _PLACE.match(where.strip().lower())
    if not match:
        return False
    seat, letters, number = match.groups()
    owner, _, rest = place.partition(":")
    if letters == "hand":
        letters = "h"
    if seat and seat.upper() != owner:
        return False
    return rest == letters + number or (not number and rest.rstrip("0123456789") == letters)


class Notation:
    """Writes and reads the answers of one open decision."""

    def __init__(self, places: Places, decision: Decision) -> None:
        self.places = places
        self.decision = decision
        self.player = decision.player

    # -- writing

    def write(self, answer: Answer) -> str:
        """The canonical text of an answer to this decision."""
        verb = answer.verb
        if verb in ("choose", "order"):
            if not answer.cards:
                return "choose none"
            rivals = self.decision.candidates
            return f"{verb} " + ", ".join(self._name(uid, rivals) for uid in answer.cards)
        if answer.word:
            return f"{verb} {answer.word}" if verb != answer.word else verb
        if answer.card < 0:
            return verb
        if answer.cards:
            bare = self._name(
                answer.card, {option.card for option in self.decision.options if option.verb == verb}
            )
            paid = ", ".join(self._name(uid, self.decision.candidates) for uid in answer.cards)
            return f"{verb} {bare}{PAYING}{paid}"
        same = [option for option in self.decision.options if option.verb == verb]
        first = self._name(answer.card, {option.card for option in same})
        joins = self.places.joins(verb)
        if not joins:
            return f"{verb} {first}" + (f" ({answer.other + 1})" if answer.other > 0 else "")
        if answer.other < 0:
            return f"{verb} {first} {joins} {self.places.nothing(verb)}"
        return f"{verb} {first} {joins} {self._name(answer.other, {option.other for option in same})}"

    def _name(self, uid: int, rivals: Iterable[int]) -> str:
        card = self.places.card(uid)
        where = self.places.place(card)
        if not self.places.named(card, self.player):
            return f"@{where}"
        name: str = card.definition.name
        for other in rivals:
            if other >= 0 and other != uid:
                rival = self.places.card(other)
                if (
                    self.places.named(rival, self.player)
                    and fold(rival.definition.name) == fold(name)
                    and not self.places.alike(card, rival)
                ):
                    return f"{name}@{self._short(where)}"
        return name

    def _short(self, where: str) -> str:
        own = f"{SEATS[self.player]}:"
        return where.removeprefix(own)

    # -- reading

    def read(self, text: str) -> Answer:
        """The answer that a text means.

        Raises NotACommand (no verb of the game), NotLegal (nothing fits among the options), Ambiguous (several do).
        """
        text = text.strip()
        if not text:
            raise NotACommand("")
        verb, _, rest = text.partition(" ")
        verb, rest = verb.lower(), rest.strip()
        options = self.decision.options
        if self._is_bare(verb, options):
            return self._bare(text)
        if verb in ("choose", "order"):
            return self._choice(rest, verb)
        command, paying, paid = rest.partition(PAYING)
        if paying and not isinstance(options, (Picks, Orders)) and self.decision.candidates:
            return self._paid(verb, command.strip(), paid)
        found = [option for option in options if option.verb == verb and self._fits(option, rest)]
        return self._one(found, text)

    def _paid(self, verb: str, command: str, paid: str) -> Answer:
        """A card with what it is paid with, `summon Fear Fang paying Forest Hornet, Silver Fist@n3`."""
        options = self.decision.options
        found = [option for option in options if option.verb == verb and self._fits(option, command)]
        option = self._one(found, f"{verb} {command}")
        names = [self.places.card(uid).definition.name for uid in self.decision.candidates]
        picked: list[int] = []
        for part in split_names(paid, names):
            picked.append(self._pick(part, picked))
        picked.sort(key=self.decision.candidates.index)
        answer = Answer(verb, option.card, option.other, cards=tuple(picked))
        if answer in options:
            return answer
        raise NotLegal(Reason("not-offered", (printable(f"{verb} {command}{PAYING}{paid}"),)))

    def _is_bare(self, verb: str, options: Sequence[Answer]) -> bool:
        """Whether a text begins with no verb. Where cards or words are asked for, `Battle Ox` is a name."""
        if verb in ("choose", "order", "option", "declare", "yes", "no", "pass"):
            return False
        if self.decision.kind in ("choose", "order", "option", "declare"):
            return isinstance(options, (Picks, Orders)) or all(option.verb != verb for option in options)
        return verb not in self.places.verbs

    def _one(self, found: list[Answer], text: str) -> Answer:
        if not found:
            raise NotLegal(Reason("not-offered", (printable(text),)))
        if len(found) > 1:
            firsts = [found[0]]
            for option in found[1:]:
                if not any(self._same(option, known) for known in firsts):
                    firsts.append(option)
            if len(firsts) > 1:
                raise Ambiguous([self.write(option) for option in firsts])
        return found[0]

    def _same(self, one: Answer, two: Answer) -> bool:
        return self.write(one) == self.write(two)

    def _bare(self, text: str) -> Answer:
        """A bare word or name as an answer: `-> defense`, `-> Kuriboh`, `-> 2`."""
        kind = self.decision.kind
        if kind in ("option", "declare"):
            found = [option for option in self.decision.options if fold(option.word) == fold(text)]
            if found:
                return found[0]
        if kind in ("choose", "order"):
            return self._choice(text, "choose")
        if kind == "yes-no" or not self.decision.candidates:
            if kind in ("option", "declare") and text.partition(" ")[0].lower() in self.places.verbs:
                raise NotLegal(Reason("not-offered", (printable(text),)))
            raise NotACommand(printable(text))
        return self._choice(text, "choose")

    def _fits(self, option: Answer, rest: str) -> bool:
        if option.word:
            return fold(rest) == fold(option.word)
        if option.card < 0:
            return not rest
        joins = self.places.joins(option.verb)
        if not joins:
            match = re.search(r"\s*\((\d+)\)$", rest)
            number = 0
            if match and not self._means(option.card, rest):
                number, rest = int(match.group(1)) - 1, rest[: match.start()]
            return number == max(option.other, 0) and self._means(option.card, rest)
        first, arrow, second = rest.rpartition(joins)
        if not arrow:
            return self._names(option.card, rest)
        if not self._names(option.card, first.strip()):
            return False
        second = second.strip()
        if option.other < 0:
            return fold(second) == self.places.nothing(option.verb)
        return self._names(option.other, second)

    def _means(self, uid: int, text: str) -> bool:
        """Whether a text means this card or, of cards that are alike and of which one is offered, another of them."""
        if self._names(uid, text):
            return True
        card = self.places.card(uid)
        if "@" not in text or not self.places.named(card, self.player):
            return False
        return any(self._names(twin.uid, text) for twin in self.places.twins(card))

    def _names(self, uid: int, text: str) -> bool:
        """Whether a text, a name with or without a place, means this card."""
        card = self.places.card(uid)
        name, at, where = text.rpartition("@")
        if not at:
            name, where = text, ""
        if where and not self._lies(card, where.strip()):
            return False
        if not name.strip():
            return bool(where)
        return self.places.named(card, self.player) and fold(name) in (
            fold(card.definition.name),
            fold(getattr(card.definition, "older_name", "") or card.definition.name),
        )

    def _lies(self, card: Card, where: str) -> bool:
        match = _PLACE.match(where.lower())
        if not match:
            return False
        seat, letters, number = match.groups()
        owner = self.places.place(card).partition(":")[0]
        if not seat and SEATS[self.player] != owner and self._own_there(letters + number):
            return False
        return lies_at(self.places.place(card), where)

    def _own_there(self, where: str) -> bool:
        """Whether the player himself has a candidate at such a place: then a place without a seat means his own."""
        places = [self.places.place(self.places.card(uid)) for uid in self._mentioned()]
        return any(place.startswith(SEATS[self.player]) and lies_at(place, where) for place in places)

    def _mentioned(self) -> list[int]:
        if self.decision.candidates:
            return list(self.decision.candidates)
        return [uid for option in self.decision.options for uid in (option.card, option.other) if uid >= 0]

    def _choice(self, rest: str, verb: str) -> Answer:
        decision = self.decision
        if decision.kind not in ("choose", "order"):
            raise NotLegal(Reason("not-asked", (printable(f"{verb} {rest}"),)))
        if fold(rest) == "none":
            answer = CHOOSE[()]
            if answer in decision.options:
                return answer
            raise NotLegal(Reason("not-offered", (f"{verb} none",)))
        names = [
            self.places.card(uid).definition.name
            for uid in decision.candidates
            if self.places.named(self.places.card(uid), self.player)
        ]
        picked: list[int] = []
        if not fold(rest) and "@" not in rest:
            raise NotLegal(Reason("not-offered", (verb,)))
        for part in split_names(rest, names):
            picked.append(self._pick(part, picked))
        if decision.kind == "order":
            answer = Answer("order", cards=tuple(picked))
        else:
            answer = CHOOSE[tuple(sorted(picked, key=decision.candidates.index))]
        if answer in decision.options:
            return answer
        raise NotLegal(Reason("not-offered", (printable(f"{verb} {rest}"),)))

    def _pick(self, part: str, taken: list[int]) -> int:
        fits = [uid for uid in self.decision.candidates if uid not in taken and self._names(uid, part)]
        if not fits:
            raise NotLegal(Reason("not-offered", (printable(part),)))
        first = self.places.card(fits[0])
        apart = [uid for uid in fits[1:] if not self.places.alike(first, self.places.card(uid))]
        if apart and "@" not in part:
            raise Ambiguous([self._name(uid, fits) for uid in [fits[0], *apart]])
        return fits[0]
