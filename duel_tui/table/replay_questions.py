"""Questions to a moment of a replay: what could be done then and why the rest could not, and what was going on."""

from __future__ import annotations

from duel_tui.engine import Duel
from duel_tui.replay.moments import Played
from duel_tui.table.scene import SEATS
from duel_tui.table.teaching import told
from duel_tui.table.viewer import Viewer
from duel_tui.table.why import TURN, Answered, NoSuch, Said, asked_about, why
from duel_tui.text.en import why as words


def duel_of(viewer: Viewer) -> Duel | None:
    """The duel as it stood; None where the file only recorded what was seen."""
    moment = viewer.moment
    return moment.duel() if isinstance(moment, Played) else None


def _seat(viewer: Viewer, duel: Duel, place: str) -> int:
    """Who asks: the player with whose eyes one looks. With open hands the one whose card it is, or who was asked."""
    if not viewer.opened:
        return viewer.seat
    if place and place != TURN:
        return SEATS.index(place[0])
    return viewer.seat if duel.decision is None else duel.decision.player


def why_pages(viewer: Viewer, place: str) -> tuple[Answered, ...]:
    """What could be done with the card or zone at a place, and with the turn; empty where it is not known."""
    duel = duel_of(viewer)
    if duel is None:
        return ()
    places = [each for each in (place, TURN) if each]
    return tuple(why(duel, _seat(viewer, duel, each), each, viewer.names) for each in places)


def why_text(viewer: Viewer, text: str) -> Answered:
    """The same for a card, a place or a command by its text. Raises NoSuch."""
    duel = duel_of(viewer)
    if duel is None:
        raise NoSuch(words.ONLY_RECORDED)
    seats = [viewer.seat, 1 - viewer.seat] if viewer.opened else [viewer.seat]
    if viewer.opened and duel.decision is not None:
        seats = [duel.decision.player, 1 - duel.decision.player]
    wrong = NoSuch("")
    for seat in seats:
        try:
            return asked_about(duel, seat, text, viewer.names)
        except NoSuch as error:
            wrong = wrong if wrong.args[0] else error
    raise wrong


def explained(viewer: Viewer) -> list[Said]:
    """What was going on, where these eyes may know it: the question was theirs, or everybody sees whose move it was."""
    duel = duel_of(viewer)
    if duel is None or duel.decision is None or viewer.asked() is None:
        return []
    if viewer.opened or duel.decision.player == viewer.seat:
        return told(duel)
    return []
