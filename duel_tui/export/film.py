"""A replay as it is written out: one frame after the other, with the hands kept hidden that shall be.

With a hidden hand everything is as somebody saw it who may not look into it, and not even *when* its player was asked
is shown: a window is asked only where there is an answer. So what he does is told where the game next stands still or
the other player is asked, and a decision of which nothing can be seen makes no frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from duel_tui.engine.view import CardView, View
from duel_tui.replay.falling_back import is_recorded
from duel_tui.replay.moments import Moment, Played, sentences
from duel_tui.replay.recorded import Recorded
from duel_tui.replay.replay import Replay
from duel_tui.table.lines import clean
from duel_tui.text.en import export as say

OPENLY = frozenset({"battle", "main2", "end", "concede"})
"""Commands of a player whose hand is hidden that may be read all the same."""


@dataclass(frozen=True)
class Frame:
    """What is shown of one or more decisions.

    `said` is who answered what (empty: that is not shown), `told` what came of it. `recorded`: not played again but
    taken from the file.
    """

    view: View
    said: str
    told: tuple[str, ...]
    notes: tuple[str, ...] = ()
    recorded: bool = False


@dataclass
class Film:
    """A duel ready to be written out.

    `hidden` are the seats whose hands are not shown, `seat` is the one at the bottom. `notices` say what is wrong with
    the file, as far as that may be said. `places` are, by the moments of the replay, the frames that show them.
    """

    frames: list[Frame]
    names: tuple[str, str]
    game: str
    title: str
    rules: str
    engine: str
    hidden: frozenset[int] = frozenset()
    seat: int = 0
    notices: list[str] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    def until(self, at: int) -> Film:
        """The film up to a frame."""
        return replace(self, frames=self.frames[: at + 1])


def film(replay: Replay, hidden: frozenset[int] = frozenset(), seat: int | None = None) -> Film:
    """A replay as frames. `seat` is at the bottom; None: a player whose hand is shown, else A."""
    script = replay.document.script
    one, two = replay.names
    names = clean(one), clean(two)
    bottom = (1 if hidden == {0} else 0) if seat is None else seat
    notices = [clean(notice) for notice in replay.notices]
    if hidden:
        # The reasons name cards.
        notices = [say.RECORDED_IN_PARTS] if any(map(is_recorded, replay.moments)) else []
    made = Film(
        [], names, replay.game, clean(script.title or ""), clean(script.rules or ""), clean(script.engine or ""),
        hidden, bottom, notices,
    )  # fmt: skip
    made.frames = _hiding(replay, made) if hidden else _openly(replay, made)
    return made


def _openly(replay: Replay, made: Film) -> list[Frame]:
    found = []
    for at, moment in enumerate(replay.moments):
        said = ""
        if moment.seat is not None and moment.command:
            said = say.did(made.names[moment.seat], clean(moment.command))
        notes = tuple(clean(note) for note in replay.notes_at(at))
        told = tuple(clean(text) for text in moment.told(None, made.names))
        view = moment.view(made.seat, opened=True)
        found.append(Frame(view, said, told, notes, is_recorded(moment)))
        made.places.append(at)
    return found


def _hiding(replay: Replay, made: Film) -> list[Frame]:
    found: list[Frame] = []
    told: list[str] = []
    said = ""
    for at, moment in enumerate(replay.moments):
        told += [clean(text) for text in _told(moment, made)]
        said = said or _said(moment, made)
        last = at == replay.last
        if not last and not _stands_still(moment, replay.moments[at + 1], made.hidden):
            continue
        view = seen(moment, made.hidden, made.seat)
        if not found or told or view != found[-1].view:
            found.append(Frame(view, said, tuple(told), (), is_recorded(moment)))
        made.places += [len(found) - 1] * (at + 1 - len(made.places))
        told, said = [], ""
    return found


def shown_until(replay: Replay, at: int, hidden: frozenset[int]) -> int:
    """The moment at which the frame ends that shows a moment: later ones where a hidden window hangs on it."""
    moments = replay.moments
    while hidden and at < replay.last and not _stands_still(moments[at], moments[at + 1], hidden):
        at += 1
    return at


def _stands_still(moment: Moment, following: Moment, hidden: frozenset[int]) -> bool:
    """Whether a frame may end here: whether it does must not depend on what is hidden."""
    if isinstance(moment, Recorded):
        # A file does not say who is asked; it has a digest where the game stands still, once a turn.
        return bool(moment.moment.digest) if len(hidden) > 1 else following.seat not in hidden
    if moment.asked is None:
        return following.seat not in hidden
    seat, kind = moment.asked
    return seat not in hidden or kind == "act"


def _said(moment: Moment, made: Film) -> str:
    if moment.seat is None or not moment.command:
        return ""
    if moment.seat in made.hidden:
        # Of a recorded moment nobody knows whether it came before or after a window.
        if isinstance(moment, Recorded) or moment.command.partition(" ")[0] not in OPENLY:
            return ""
    if moment.command == "pass":
        return ""
    return say.did(made.names[moment.seat], clean(moment.command))


def _told(moment: Moment, made: Film) -> list[str]:
    told = _heard(moment, made)
    if isinstance(moment, Recorded) and moment.remark in told:
        # It names a line; how many there are depends on how often somebody was asked.
        told.remove(moment.remark)
    return told


def _heard(moment: Moment, made: Film) -> list[str]:
    if len(made.hidden) == 1:
        return moment.told(1 - min(made.hidden), made.names)
    if isinstance(moment, Played):
        events = [event.seen_by(0).seen_by(1) for event in moment.events]
        return sentences(events, None, made.names)
    if isinstance(moment, Recorded):
        return moment.told_openly(made.names)
    return []


def seen(moment: Moment, hidden: frozenset[int], seat: int) -> View:
    """The table with some hands hidden, for the seat at the bottom."""
    if not hidden:
        return moment.view(seat, opened=True)
    if len(hidden) == 1:
        return replace(moment.view(1 - min(hidden)), seat=seat)
    mine, other = moment.view(0), moment.view(1)
    zones = {
        key: tuple(_less(one, two) for one, two in zip(cards, other.zones[key], strict=True))
        for key, cards in mine.zones.items()
    }
    chain = tuple(
        replace(link, card=_less(link.card, two.card))
        for link, two in zip(mine.chain, other.chain, strict=True)
    )
    return replace(mine, seat=seat, zones=zones, chain=chain)


def _less(one: CardView, two: CardView) -> CardView:
    """A card as both seats know it."""
    return two if two.name is None else one


def hidden_word(hidden: Sequence[int] | frozenset[int], names: tuple[str, str]) -> str:
    """A sentence on whose hands are not shown; empty where all are."""
    return say.hidden([names[seat] for seat in sorted(hidden)])
