"""A duel as a report: turn by turn what happened, and how the table lay at the end of each turn."""

from __future__ import annotations

from collections.abc import Iterator

from duel_tui.export.film import Film, Frame, hidden_word
from duel_tui.export.zones import ZONES, card_text
from duel_tui.table.scene import count
from duel_tui.text.en import export as say


def report(film: Film) -> str:
    """The whole report, ending with a line end."""
    return "\n".join(_lines(film)) + "\n"


def _lines(film: Film) -> Iterator[str]:
    title = film.title or say.against(film.names)
    yield title
    yield "=" * len(title)
    if film.title:
        yield say.against(film.names)
    yield say.game_line(film.game, film.rules, film.engine)
    if film.hidden:
        yield hidden_word(film.hidden, film.names)
    for notice in film.notices:
        yield say.note(notice)
    turn = 0
    before: Frame | None = None
    for frame in film.frames:
        if frame.view.turn == turn:
            yield from _frame(frame, frame.said, frame.told)
        else:
            ending, beginning = _parted(film, frame)
            if before is not None:
                yield from _frame(frame, frame.said, ending)
                yield from _table(film, before)
            turn = frame.view.turn
            yield ""
            yield _turn(film, frame)
            yield "-" * len(_turn(film, frame))
            yield from _frame(frame, frame.said if before is None else "", beginning)
        yield from (f"  [{say.note(note)}]" for note in frame.notes)
        before = frame
    if before is not None:
        yield from _table(film, before)
        yield ""
        ended = before.view.outcome
        if ended is None:
            yield say.GOES_ON
        else:
            winner = None if ended.winner is None else film.names[ended.winner]
            yield say.ended(winner, ended.reason)


def _turn(film: Film, frame: Frame) -> str:
    return say.turn(frame.view.turn, film.names[frame.view.player])


def _parted(film: Film, frame: Frame) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was told until the turn began, and since. That it began is said by the heading."""
    begins = f"{_turn(film, frame)}."
    if begins not in frame.told:
        return (), frame.told
    at = frame.told.index(begins)
    return frame.told[:at], frame.told[at + 1 :]


def _frame(frame: Frame, said: str, told: tuple[str, ...]) -> Iterator[str]:
    if said:
        yield f"> {said}" + (f" ({say.RECORDED})" if frame.recorded else "")
    lead = "  " if frame.said else ""
    for text in told:
        yield f"{lead}{text}"


def _table(film: Film, frame: Frame) -> Iterator[str]:
    """What lies on the table, in short."""
    view, zones = frame.view, ZONES[film.game]
    yield ""
    yield f"    {say.score(film.game, film.names, view.lp)}"
    for seat in (0, 1):
        for zone in zones.listed:
            cards = view.zones.get((seat, zone), ())
            if not cards:
                continue
            if all(card.name is None for card in cards) and zone in ("hand", "shields"):
                shown = say.number_of_cards(len(cards))
            else:
                shown = "; ".join(card_text(card, zone) for card in cards)
            yield f"    {say.zone(film.names[seat], say.zone_word(zone), shown)}"
        counts = [
            f"{say.zone_word(zone)} {count(view, seat, zone)}"
            for zone in zones.counted
            if count(view, seat, zone)
        ]
        if counts:
            yield f"    {say.zone(film.names[seat], say.PILES, ', '.join(counts))}"
