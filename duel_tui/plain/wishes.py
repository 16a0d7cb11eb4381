"""The words about being asked: `ask`, `stop`, `pass until`."""

from __future__ import annotations

from duel_tui.engine.state import stop_word
from duel_tui.table.creatures import shows
from duel_tui.table.remembering import remember
from duel_tui.table.session import Session
from duel_tui.table.wishes import STOPS, TARGETS, Target, Wish
from duel_tui.text.en import asking as words
from duel_tui.yugioh.zones import PHASES


def phase_of(text: str) -> str | None:
    """The phase or step that a text names: `end`, `end phase`, `damage step`, `main 1`, `battle/end`."""
    said = text.replace(" ", "")
    for phase in PHASES:
        label = words.phase_label(phase).casefold()
        short = label.removesuffix(" phase").replace("phase ", "")
        names = {phase, label, short}
        if "/" in phase and phase != "battle/end":
            names.add(label.removesuffix(" step"))
        if said in {name.replace(" ", "") for name in names}:
            return phase
    return None


def target_of(text: str) -> Target | None:
    """Until what a text says to pass."""
    return next((target for target in TARGETS if text in words.UNTIL_WORDS[target]), None)


def wished(session: Session, word: str) -> list[str] | None:
    """Do what a line says about the wishes of the player who is asked; None if it is about something else.

    Returns what to say. Raises SaveError.
    """
    seat = session.seat
    wish = session.wishes[seat]
    verb, _, rest = word.partition(" ")
    if verb == words.ASK:
        return _ask(session, seat, wish, rest)
    if verb == words.STOP:
        return _stop(session, seat, wish, rest)
    if word == words.PASS_UNTIL or word.startswith(f"{words.PASS_UNTIL} "):
        text = word[len(words.PASS_UNTIL) :].strip()
        target = target_of(text)
        if target is None:
            return [words.no_such_target(text)]
        return [] if session.pass_until(target) else [words.NO_WINDOW]
    return None


def _ask(session: Session, seat: int, wish: Wish, text: str) -> list[str]:
    if session.strict:
        return [words.STRICT]
    if not text:
        if shows(session.view()):
            return [words.asked_of_shields(wish.how)]
        return [words.asked_now(wish.how), *words.possible()]
    how = next((how for how, word in words.HOW_WORDS.items() if text in (how, word)), None)
    if how is None:
        return [words.no_such_wish(text)]
    _keep(session, seat, Wish(how, wish.stops))
    return [words.asked_of_shields(how) if shows(session.view()) else words.asked_now(how)]


def _stop(session: Session, seat: int, wish: Wish, text: str) -> list[str]:
    if text:
        own = text.startswith("my ")
        phase = phase_of(text.removeprefix("my ").removeprefix("the "))
        if phase is None:
            return [words.no_such_phase(text, [words.phase_label(phase) for phase in PHASES])]
        wish = wish.toggled(stop_word(own, phase))
        _keep(session, seat, wish)
    return [words.stops_now([stop for stop in STOPS if stop in wish.stops])]


def _keep(session: Session, seat: int, wish: Wish) -> None:
    session.ask(seat, wish)
    if session.saved is not None:
        remember(session.names[seat], wish)
