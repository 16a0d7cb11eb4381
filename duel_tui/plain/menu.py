"""The open decision as a numbered list, and what a typed line means in it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from duel_tui.engine import Answer, Decision, DuelError
from duel_tui.engine.notation import PAYING
from duel_tui.engine.steps import CHOOSE, Orders
from duel_tui.engine.view import CardView
from duel_tui.plain.telling import in_hand, on_field, short_place
from duel_tui.plain.telling_creatures import on_table, shows
from duel_tui.table.choices import GLOBAL_KEYS, candidate
from duel_tui.table.lines import clean
from duel_tui.table.session import Session
from duel_tui.text.en import plain as words

NUMBER = re.compile(r"\d{1,4}")
MOST = 300
"""More answers than this are not listed; they can be typed all the same."""


class Misread(Exception):
    """A line that means nothing in this list; the text says why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list: the number or word to type, what it says, the command, the card that it is about."""

    key: str
    text: str
    command: str
    answer: Answer | None = None
    uid: int = -1


@dataclass
class Menu:
    """What can be answered. Where cards are picked, `entries` are the cards."""

    session: Session
    decision: Decision
    entries: list[Entry] = field(default_factory=list)
    picking: bool = False

    @property
    def ordering(self) -> bool:
        """Whether all the cards are to be put in an order."""
        return self.decision.kind == "order"

    @property
    def none(self) -> bool:
        """Whether no card may be chosen."""
        return self.picking and CHOOSE[()] in self.decision.options

    @property
    def how(self) -> str:
        """How cards are picked; empty where none are."""
        if not self.picking:
            return ""
        decision = self.decision
        high = len(decision.candidates) if self.ordering else min(decision.high, len(decision.candidates))
        return words.pick_how(high if self.ordering else decision.low, high, self.ordering, self.none)

    @property
    def only_pass(self) -> bool:
        """Whether there is nothing to decide."""
        return len(self.entries) == 1 and self.entries[0].command == "pass"

    @property
    def commands(self) -> list[str]:
        """What can be typed, for Tab and for refusals."""
        more = ["choose none"] if self.none else []
        return [entry.command for entry in self.entries] + more

    def legal(self, typed: str) -> list[str]:
        """The commands to name when `typed` was refused: those of the same verb, if there are any."""
        verb = typed.split(" ", 1)[0].casefold()
        same = [command for command in self.commands if command.split(" ", 1)[0] == verb]
        return same or [entry.command for entry in self.entries[::-1]][::-1]

    def card(self, key: str) -> CardView | None:
        """The card that a line of the list is about, as the player may know it."""
        entry = next((entry for entry in self.entries if entry.key == key), None)
        if entry is None or entry.uid < 0:
            return None
        return card_of(self.session, entry.uid)

    def read(self, line: str) -> Answer | str:
        """What a line means: an answer, or the text of a command to be played.

        Raises Misread, and DuelError for cards that cannot be picked together.
        """
        keys = {entry.key: entry for entry in self.entries}
        if self.picking:
            numbers = re.split(r"[,\s]+", line.strip(", "))
            if all(NUMBER.fullmatch(number) for number in numbers):
                return self._picked(numbers, keys)
            if line.casefold() == "none":
                return "choose none"
            return line
        first, arrow, rest = line.partition("->")
        key, paying, paid = first.strip().partition(PAYING)
        if NUMBER.fullmatch(key):
            entry = keys.get(key)
            if entry is None:
                raise Misread(words.no_number(key, len(self.entries)))
            if not arrow and not paying and entry.answer is not None:
                return entry.answer
            command = f"{entry.command}{paying}{paid}"
            return f"{command} ->{rest}" if arrow else command
        for verb, letter in GLOBAL_KEYS.items():
            if line.casefold() == letter and verb in self.commands:
                return verb
        return line

    def _picked(self, numbers: list[str], keys: dict[str, Entry]) -> Answer:
        for number in numbers:
            if number not in keys:
                raise Misread(words.no_number(number, len(self.entries)))
        uids = list(dict.fromkeys(keys[number].uid for number in numbers))
        choices = self.session.choices()
        answer = None if choices is None else choices.answer(uids)
        if answer is not None:
            return answer
        # The rules say why: ask them with the words that were meant.
        duel = self.session.duel
        wrong = Answer("order", cards=tuple(uids)) if self.ordering else CHOOSE[tuple(uids)]
        try:
            return duel.read(duel.text(wrong), self.decision.player)
        except DuelError:
            if not self.ordering and self.decision.low <= len(uids) <= self.decision.high:
                raise
            raise Misread(self.how) from None


def menu(session: Session) -> Menu:
    """The list for the decision that is open."""
    decision = session.decision
    assert decision is not None
    made = Menu(session, decision, picking=bool(decision.candidates) and decision.kind in ("choose", "order"))
    if made.picking:
        _list_cards(made)
    else:
        _list_commands(made)
    return made


def _list_cards(made: Menu) -> None:
    """Cards to pick; of those that are alike one, where only one is picked."""
    decision = made.decision
    uids = list(decision.candidates)
    if decision.high == 1 and isinstance(decision.options, list):
        uids = [option.cards[0] for option in decision.options if option.cards]
    for number, uid in enumerate(uids, 1):
        card = card_of(made.session, uid)
        answer = Answer("order", cards=(uid,)) if isinstance(decision.options, Orders) else CHOOSE[(uid,)]
        command = clean(made.session.duel.text(answer))
        made.entries.append(Entry(str(number), _shown(made, card, decision.player), command, None, uid))


def _shown(made: Menu, card: CardView, seat: int) -> str:
    letters = card.place[2:].rstrip("0123456789")
    if letters in ("b", "n") or (letters == "s" and card.slot >= 0 and shows(made.session.view())):
        return on_table(card, seat)
    if letters in ("m", "s", "field"):
        return on_field(card, seat)
    where = "" if letters in ("h", "deck") and card.controller == seat else f"{short_place(card, seat)} "
    return where + in_hand(card)


def _list_commands(made: Menu) -> None:
    duel = made.session.duel
    found: dict[str, Answer] = {}
    for option in made.decision.options:
        found.setdefault(clean(duel.text(option)), option)
        if len(found) >= MOST:
            break
    numeric = all(option.word.isdigit() for option in found.values())
    for number, (command, option) in enumerate(found.items(), 1):
        # Where numbers are declared, the number typed is the one declared.
        key = option.word if numeric else str(number)
        made.entries.append(Entry(key, command, command, option, option.card))


def card_of(session: Session, uid: int) -> CardView:
    """A card as the player who is asked may know it, with its present values where it lies in sight."""
    duel = session.duel
    place = duel.game.place(duel.game.card(uid))
    seat = session.seat
    for cards in session.view().zones.values():
        for card in cards:
            if card.place == place:
                return card
    return candidate(duel, place, uid, seat)
