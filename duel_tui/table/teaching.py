"""Teaching: what is happening at the open question, why this player is asked, and what could be done.

Everything comes from the engine's own state as the player who is asked may know it. Each game has a table of its own
(`TELLERS`); a game without one is told by the kind of question alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from duel_tui.engine import Decision, Duel
from duel_tui.engine.view import View
from duel_tui.table.lines import clean
from duel_tui.table.scene import card_at
from duel_tui.table.why import Said
from duel_tui.table.why_kinds import game_of
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
    if game_of(duel) == "yugioh":
        from duel_tui.table.teaching_yugioh import points

        return points
    return _by_kind


def _by_kind(duel: Duel, decision: Decision, view: View) -> list[Point]:
    """What can be said of a question of any game."""
    found = [Point(f"kind-{decision.kind}")]
    if decision.kind in ("act", "respond", "trigger"):
        found.append(Point(MAY, offered(duel, decision, view)))
    return found


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
            card = card_at(view, place)
            name = clean(card.name) if card is not None and card.name else place
            if name not in names:
                names.append(name)
    return tuple("\t".join([verb, *names]) for verb, names in verbs.items())


def about(duel: Duel, decision: Decision, view: View) -> str:
    """The card that a question concerns, as the player may know it; empty if there is none."""
    for uid in decision.about:
        if uid >= 0:
            place = duel.game.place(duel.game.card(uid))
            card = card_at(view, place)
            return clean(card.name) if card is not None and card.name else place
    return ""


class Teacher:
    """Keeps the explanation of the open question. `on`: every question is explained unasked."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self._key: object = None
        self._said: list[Said] = []

    def said(self, duel: Duel) -> list[Said]:
        """The explanation of the open question; empty when the duel is over."""
        key = (duel.decision, duel.answers)
        if key != self._key:
            self._key, self._said = key, told(duel)
        return self._said
