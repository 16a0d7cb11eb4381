"""Teaching: what is happening at the open question, why this player is asked, and what could be done.

Everything comes from the engine's own state as the player who is asked may know it. Each game has a table of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from duel_tui import games
from duel_tui.engine import Decision, Duel
from duel_tui.engine.view import View
from duel_tui.table.lines import clean
from duel_tui.table.session import Session
from duel_tui.table.why import Said
from duel_tui.table.why_kinds import card_in
from duel_tui.table.wishes import ALWAYS, Wish
from duel_tui.text.en import teaching as words

MAY = "may"
"""The code of the point that lists what could be done; its arguments are those that `offered` makes."""


@dataclass(frozen=True, slots=True)
class Point:
    """One point of an explanation: the code of its sentence (`text.en.teaching`), its arguments, its rules."""

    code: str
    args: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


Teller = Callable[[Duel, Decision, View], list[Point]]


def teller_of(duel: Duel) -> Teller:
    """What explains the questions of a duel's game."""
    if games.of_game(duel.game).key == games.DUEL_MASTERS:
        from duel_tui.table.teaching_duel_masters import points as of_duel_masters

        return of_duel_masters
    from duel_tui.table.teaching_yugioh import points as of_yugioh

    return of_yugioh


def points(duel: Duel) -> list[Point]:
    """The explanation of the open question, for the player who is asked; empty when the duel is over."""
    decision = duel.decision
    if decision is None:
        return []
    return teller_of(duel)(duel, decision, duel.view(decision.player))


def told(duel: Duel) -> list[Said]:
    """The explanation in sentences, each with its rules."""
    said = [Said(words.sentence_of(point.code, point.args), point.rules) for point in points(duel)]
    return [each for each in said if each.text]


def rules_of(said: Iterable[Said]) -> tuple[str, ...]:
    """The rules of an explanation, each once."""
    return tuple(dict.fromkeys(rule for each in said for rule in each.rules))


def offered(duel: Duel, decision: Decision, view: View) -> tuple[str, ...]:
    """What could be done, one text for each verb: the verb and the names of its cards, with tabs between."""
    verbs: dict[str, list[str]] = {}
    game = duel.game
    for option in decision.options:
        names = verbs.setdefault(option.verb, [])
        if option.card >= 0:
            place = game.place(game.card(option.card))
            card = card_in(view, place)
            name = clean(card.name) if card is not None and card.name else place
            if name not in names:
                names.append(name)
    return tuple("\t".join([verb, *names]) for verb, names in verbs.items())


def about(duel: Duel, decision: Decision, view: View) -> str:
    """The card that a question concerns, as the player may know it; empty if there is none."""
    game = duel.game
    for uid in decision.about:
        if uid >= 0:
            card = game.card(uid)
            return clean(card.definition.name) if game.named(card, view.seat) else game.place(card)
    return ""


class Teacher:
    """Keeps the explanation of the open question. `on`: every question is explained unasked."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self._wishes: list[Wish] = []
        self._key: object = None
        self._said: list[Said] = []

    def turn(self, session: Session, on: bool) -> None:
        """Begin to teach, or end it. While a duel is taught both players are asked in every window."""
        if on != self.on and not session.strict:
            if on:
                self._wishes = list(session.wishes)
            for seat, wish in enumerate(self._wishes):
                session.ask(seat, replace(wish, how=ALWAYS) if on else wish)
        self.on = on

    def said(self, duel: Duel) -> list[Said]:
        """The explanation of the open question; empty when the duel is over."""
        key = (duel.decision, duel.answers)
        if key != self._key:
            self._key, self._said = key, told(duel)
        return self._said
