"""Why not? What can be done now with a card, a zone or the turn, and why the rest cannot, each with its rules.

Only what the viewer may know goes in: a card that he may not see is asked about by its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from duel_tui.engine import Decision, Duel, DuelError, NotLegal
from duel_tui.engine.notation import fold, lies_at
from duel_tui.engine.view import CardView, View
from duel_tui.table.cells import name_of
from duel_tui.table.lines import clean
from duel_tui.table.scene import SEATS, split_place
from duel_tui.table.titles import card_title
from duel_tui.table.why_kinds import Kinds, Note, Try, card_in, kinds_of
from duel_tui.text.en import prompts
from duel_tui.text.en import table as table_words
from duel_tui.text.en import why as words
from duel_tui.text.en.refusals import reason_text, refusal_text
from duel_tui.text.en.words import sentence

TURN = "turn"
"""The place that stands for the turn and its phases."""
CHOICES = ("choose", "order", "option", "declare", "yes-no")
"""Questions during which everything else waits."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, and the rules that say so."""

    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A command, and whether it is legal now; if not, every reason."""

    command: str
    legal: bool
    reasons: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """All there is to say about a card, a zone or the turn. `said` are sentences that belong to no command."""

    title: str
    said: tuple[Said, ...]
    entries: tuple[Entry, ...]

    def rules(self) -> tuple[str, ...]:
        """Every rule that is cited."""
        reasons = [*self.said, *(reason for entry in self.entries for reason in entry.reasons)]
        return tuple(dict.fromkeys(rule for reason in reasons for rule in reason.rules))


class NoSuch(ValueError):
    """A text names nothing that can be asked about; the message is one line for the player."""


def why(duel: Duel, seat: int, place: str, names: tuple[str, str] = ("A", "B")) -> Answered:
    """What a seat can and cannot do with the card or zone at a place (`A:m1`, `B:gy`, `A:lp`), or with the turn."""
    view = duel.view(seat)
    kinds = kinds_of(duel)
    if place == TURN:
        phase = kinds.phase_name(view.phase)
        title = words.turn_title(view.turn, clean(names[view.player]), phase)
        return _answered(duel, view, title, [], [Try(verb, verb) for verb in kinds.turn], kinds, "")
    card = card_in(view, place)
    notes = kinds.notes(view, place, card)
    tries = kinds.commands(view, place, card)
    return _answered(duel, view, _title(view, place, card, names, kinds), notes, tries, kinds, place)


def _answered(
    duel: Duel, view: View, title: str, notes: Iterable[Note], tries: list[Try], kinds: Kinds, place: str
) -> Answered:  # fmt: skip
    said = [Said(words.note(note.code), note.rules) for note in notes]
    decision = duel.decision
    if decision is None:
        return Answered(title, (*said, Said(words.OVER)), ())
    if decision.player == view.seat and decision.kind in CHOICES:
        busy = Said(words.BUSY.format(question(duel, view, decision)), kinds.busy)
        chosen = _chosen(duel, view, decision, place, kinds.busy[:1])
        return Answered(title, tuple(said), (*chosen, Entry(words.EVERYTHING_ELSE, False, (busy,))))
    seen = {each.shown: each for each in reversed(tries)}
    entries = [_tried(duel, view.seat, each) for each in tries if seen[each.shown] is each]
    if not entries and not said:
        said.append(Said(words.NOTHING))
    return Answered(title, tuple(said), tuple(_merged(entries)))


def question(duel: Duel, view: View, decision: Decision) -> str:
    """The open question as the player is asked it."""
    game = duel.game
    cards = [game.card(uid) for uid in decision.about if uid >= 0]
    known = [
        clean(card.definition.name) if game.named(card, view.seat) else game.place(card) for card in cards
    ]
    return prompts.prompt(decision.prompt, decision.kind, known)


def _chosen(duel: Duel, view: View, decision: Decision, place: str, rules: tuple[str, ...]) -> list[Entry]:
    """Choosing the card at a place, where cards are to be chosen."""
    card = card_in(view, place) if place and decision.kind in ("choose", "order") else None
    if card is None or not decision.candidates:
        return []
    uid = next((u for u in decision.candidates if duel.game.place(duel.game.card(u)) == card.place), -1)
    shown = f"{decision.kind} {name_of(card) or _unseen(view, card, words.THIS_CARD)}"
    if uid < 0:
        return [Entry(shown, False, (Said(words.NOT_AMONG, rules),))]
    if decision.low > 1 or decision.kind == "order":
        # Together with others it can be chosen: alone it is no answer.
        return [Entry(shown, True)]
    tried = _tried(duel, view.seat, Try(f"{decision.kind} @{card.place}", shown))
    return [tried if card.name else replace(tried, command=shown)]


def _tried(duel: Duel, seat: int, each: Try) -> Entry:
    if not each.typed:
        return Entry(each.shown, True)
    try:
        answer = duel.read(each.typed, seat)
    except NotLegal as error:
        return Entry(each.shown, False, tuple(_said(error)))
    except DuelError as error:
        return Entry(each.shown, False, (Said(refusal_text(error)),))
    return Entry(clean(duel.text(answer)), True)


def _said(error: NotLegal) -> list[Said]:
    """Every reason of a refusal once."""
    found: dict[str, tuple[str, ...]] = {}
    for reason, rules in error.reasons:
        found.setdefault(clean(reason_text(reason)), rules)
    return [Said(text, rules) for text, rules in found.items()]


def _merged(entries: list[Entry]) -> list[Entry]:
    """Where all that one card could be aimed at is refused for one weightiest reason, it stands there once.

    What is left of the reasons are those that all of them have.
    """
    merged: list[Entry] = []
    for entry in entries:
        head, arrow, _ = entry.command.partition(" -> ")
        alike = [e for e in entries if arrow and e.command.startswith(f"{head} -> ")]
        if len(alike) > 1 and not any(e.legal for e in alike):
            shared = tuple(r for r in alike[0].reasons if all(r in e.reasons for e in alike))
            if shared and all(e.reasons[0] == shared[0] for e in alike):
                entry = Entry(head, False, shared)
        if entry not in merged:
            merged.append(entry)
    return merged


def _title(view: View, place: str, card: CardView | None, names: tuple[str, str], kinds: Kinds) -> str:
    seat, letters, _ = split_place(place)
    own = place.removeprefix(f"{SEATS[view.seat]}:")
    if card is not None:
        unseen = _unseen(view, card, table_words.FACE_DOWN_CARD)
        return words.card_title(name_of(card) or unseen[:1].upper() + unseen[1:], own)
    title = words.zone_title(clean(names[seat]), kinds.zone_name(letters))
    return words.card_title(title, own) if letters in kinds.rows else title


def _unseen(view: View, card: CardView, else_: str) -> str:
    """A card that may not be looked at: a card in hand, a shield by its number."""
    if split_place(card.place)[1] == "h":
        return table_words.A_CARD_IN_HAND
    called = card_title(view, card.place)
    return else_ if called == card.place else called


# -- by a text


def asked_about(duel: Duel, seat: int, text: str, names: tuple[str, str] = ("A", "B")) -> Answered:
    """What a text names: a card, a place, a zone, a phase, or a whole command.

    `Kuriboh`, `Kuriboh@m2`, `@B:m1`, `m1`, `deck`, `B:gy`, `lp`, `turn`, `attack Battle Ox -> directly`. Raises NoSuch.
    """
    view = duel.view(seat)
    kinds = kinds_of(duel)
    text = text.strip()
    folded = fold(text)
    if not text or folded in (TURN, "phase"):
        return why(duel, seat, TURN, names)
    if folded in kinds.turn:
        return command_answered(duel, view, text)
    place = _place(view, text, kinds)
    if place is None and text.split(" ")[0].lower() in (*duel.game.verbs, *kinds.turn):
        return command_answered(duel, view, text)
    if place is None:
        raise NoSuch(words.NO_SUCH.format(clean(text)[:60]))
    return why(duel, seat, place, names)


def command_answered(duel: Duel, view: View, text: str) -> Answered:
    """Whether one command is legal for a seat, and if not, why."""
    return Answered(clean(text), (), (_tried(duel, view.seat, Try(text, clean(text))),))


def _place(view: View, text: str, kinds: Kinds) -> str | None:
    """The place that a text means. Raises NoSuch where it could be several."""
    name, _, where = text.rpartition("@")
    if not name.strip():
        found = _named_place(view, where or text, kinds)
        if found is not None or (not name and "@" in text):
            return found
    wanted = fold(name) if name.strip() else fold(text)
    places = [
        card.place
        for owner in (view.seat, 1 - view.seat)
        for cards in (cards for (whose, _), cards in view.zones.items() if whose == owner)
        for card in cards
        if card.name and fold(card.name) == wanted and (not name.strip() or lies_at(card.place, where))
    ]
    own = [place for place in places if place[0] == SEATS[view.seat]]
    zones = {split_place(place)[1] for place in own or places}
    if len(own or places) > 1 and not (len(zones) == 1 and zones <= kinds.alike):
        listed = ", ".join(f"@{place.removeprefix(f'{SEATS[view.seat]}:')}" for place in places)
        raise NoSuch(words.WHICH.format(listed))
    return next(iter(own or places), None)


def _named_place(view: View, text: str, kinds: Kinds) -> str | None:
    """A place or a zone by its own word, with or without the letter of its side."""
    head, colon, rest = text.strip().partition(":")
    letter = head.strip().upper() if colon else SEATS[view.seat]
    word = (rest if colon else text).strip().casefold()
    if letter not in SEATS or not word:
        return None
    if word in kinds.zones:
        return f"{letter}:{kinds.zones[word]}"
    place = f"{letter}:{word}"
    letters = word.rstrip("0123456789")
    known = {
        card.place.partition(":")[2].rstrip("0123456789") for cards in view.zones.values() for card in cards
    }
    if letters == word or letters not in known | kinds.rows or not word[len(letters) :].isascii():
        return None
    if card_in(view, place) is None and letters not in kinds.rows:
        return None
    return place if int(word[len(letters) :]) > 0 else None


def sentences(answered: Answered) -> list[str]:
    """The answer for line mode, a sentence a line."""
    lines = (
        []
        if [entry.command for entry in answered.entries] == [answered.title]
        else [sentence(answered.title)]
    )
    lines += [words.reason(said.text, said.rules) for said in answered.said]
    for entry in answered.entries:
        if entry.legal:
            lines.append(words.can(entry.command))
        else:
            reasons = [words.reason(reason.text, reason.rules) for reason in entry.reasons]
            lines.append(words.cannot(entry.command, reasons))
    return lines
