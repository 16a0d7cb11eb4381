"""Taking back: how far a player may go back, whether somebody must be asked, and what has happened since.

A duel goes back to a decision that the player made himself. Whether he may is agreed when the duel is started. While a
command is only half answered, its last answer is taken back freely: nobody else was asked, nothing has come to light.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from duel_tui.engine import Duel
from duel_tui.engine.commands import known
from duel_tui.table.lines import clean
from duel_tui.table.session import Session
from duel_tui.table.titles import phase_title
from duel_tui.table.trail import Given, taken_back
from duel_tui.text.en import taking_back as words

CONSENT, FREE, NEVER = "consent", "free", "never"
RULES = (CONSENT, FREE, NEVER)
"""What may be taken back: what the other player agrees to, everything, nothing."""

HALF = frozenset({"choose", "option", "yes-no", "declare", "order"})
"""Questions that belong to an answer given before."""
DREW, WINDOW_PASSED = "drew", "window passed"
"""Words of events, the same in every game."""

How = Literal["backed out", "agreed", "free"]


class CannotTakeBack(ValueError):
    """Nothing is taken back; the text is one line for the player."""


@dataclass(frozen=True, slots=True)
class Since:
    """What has happened since a decision.

    `chance`: the generator was used; `drawn`: cards were drawn; `learnt`: by seat, whether it has seen a card that it
    had not seen before; `others`: how many decisions the other player has made; `turn` and `phase` are those to which
    the duel goes back.
    """

    turn: int
    phase: str
    chance: bool
    drawn: bool
    learnt: tuple[bool, bool]
    others: int

    @property
    def codes(self) -> list[str]:
        """What a file says of it."""
        found = {"chance": self.chance, "drawn": self.drawn, "seen": any(self.learnt)}
        return [code for code, there in found.items() if there]

    def sentences(self, names: tuple[str, str]) -> list[str]:
        """What cannot be unlearnt by going back. No card is named."""
        said = [words.DRAWN] if self.drawn else []
        said += [words.CHANCE] if self.chance else []
        return said + [words.has_learnt(names[seat]) for seat in (0, 1) if self.learnt[seat]]


@dataclass(frozen=True, slots=True)
class Request:
    """A player wants to take back a decision: with what right, and what has happened since."""

    given: Given
    how: How
    since: Since

    @property
    def seat(self) -> int:
        """Who asks."""
        return self.given.seat

    @property
    def other(self) -> int:
        """Who may have to agree."""
        return 1 - self.given.seat


def decisions(session: Session, seat: int) -> list[Given]:
    """What a player has decided himself, the last decision first."""
    return [given for given in reversed(session.trail) if given.seat == seat and given.chosen]


def request(session: Session, seat: int, steps: int = 1) -> Request:
    """What it takes to go back by so many decisions of a player. Raises CannotTakeBack."""
    begun = half_answered(session)
    if begun is not None and begun.seat == seat and steps == 1:
        return Request(begun, "backed out", since(session, begun))
    if session.undo == NEVER:
        raise CannotTakeBack(words.NEVER)
    if session.counted:
        raise CannotTakeBack(words.COUNTED)
    found = decisions(session, seat)
    if not found:
        raise CannotTakeBack(words.nothing(names_of(session)[seat]))
    if steps > len(found):
        raise CannotTakeBack(words.only(names_of(session)[seat], len(found)))
    given = found[steps - 1]
    return Request(given, "free" if session.undo == FREE else "agreed", since(session, given))


def half_answered(session: Session) -> Given | None:
    """The answer that the open question belongs to, if it can be taken back freely: nothing is final yet."""
    decision = session.decision
    if decision is None or decision.kind not in HALF or not session.trail:
        return None
    duel, last = session.duel, session.trail[-1]
    if (
        last.seat != decision.player
        or last.before != duel.answers - 1
        or not last.chosen
        or last.command == "pass"
    ):
        return None
    then = back_at(duel, last)
    if known(then, last.seat) != known(duel, last.seat) or _counts(then) != _counts(duel):
        return None
    if any(getattr(event, "word", "") == WINDOW_PASSED for event in duel.events(then.mark())):
        # That the other player was not asked may tell what he has.
        return None
    return None if _looks_into_deck(duel) else last


def _counts(duel: Duel) -> list[int]:
    counts = duel.view(0).counts
    return [counts.get((seat, "deck"), 0) for seat in (0, 1)]


def _looks_into_deck(duel: Duel) -> bool:
    """Whether the open question shows cards of a Deck."""
    game, decision = duel.game, duel.decision
    assert decision is not None
    return any(game.place(game.card(uid))[2:].startswith("deck") for uid in decision.candidates)


def back_at(duel: Duel, given: Given) -> Duel:
    """A copy of the duel as it was when an answer was given."""
    then = duel.clone()
    then.undo(duel.answers - given.before)
    return then


def since(session: Session, given: Given) -> Since:
    """What has happened since a decision."""
    duel = session.duel
    then = back_at(duel, given)
    old, new = then.state, duel.state
    pairs = list(zip(old.cards, new.cards, strict=False))
    return Since(
        old.turn,
        old.phase,
        old.rng != new.rng,
        any(getattr(event, "word", "") == DREW for event in duel.events(then.mark())),
        (
            any(card.seen & ~before.seen & 1 for before, card in pairs),
            any(card.seen & ~before.seen & 2 for before, card in pairs),
        ),
        sum(one.before >= given.before for one in decisions(session, 1 - given.seat)),
    )


def question(session: Session, asked: Request) -> list[str]:
    """What the other player is asked, in sentences."""
    names = names_of(session)
    since = asked.since
    said = [words.question(names[asked.seat], since.turn, phase_title(session.view(), since.phase))]
    if since.others:
        said.append(words.own_goes_too(since.others))
    return said + since.sentences(names)


def warnings(session: Session, asked: Request) -> list[str]:
    """What a player is told who takes something back without asking.

    Not that the other one has decided something since: a pass that was a decision betrays a Set card.
    """
    return asked.since.sentences(names_of(session))


def grant(session: Session, asked: Request) -> None:
    """Do it: the duel goes back, its file says how. Raises SaveError, and then nothing was taken back."""
    remarks: dict[str, Any] = {"x-by": "AB"[asked.seat], "x-how": asked.how}
    if asked.since.codes:
        remarks["x-since"] = asked.since.codes
    session.take_back(asked.given, remarks, taken_back(session.names, asked.seat, asked.how))


def names_of(session: Session) -> tuple[str, str]:
    """The players' names, safe to show."""
    one, two = session.names
    return clean(one), clean(two)
