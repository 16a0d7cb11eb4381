"""What a lesson says about a move that is not the one it asked for: the author's words, or what it would have done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from duel_tui.engine import Answer, Duel, DuelError
from duel_tui.engine.commands import parts_of
from duel_tui.engine.notation import fold
from duel_tui.lessons.trails import Recorder, named, trail, unknown_to
from duel_tui.script.lines import Trying
from duel_tui.script.passing import Failed, to_stable
from duel_tui.text.en.events import event_texts

OUTCOMES = 4
"""Sentences about what a wrong move would have done."""
UNSAID = frozenset({"PhaseBegan", "WindowPassed"})
"""Events that say nothing about what a move does."""


@dataclass(frozen=True)
class Reply:
    """What the lesson says about the last answer: `right`, `wrong` (legal, but not this), `refused`, `hint`, `note`."""

    kind: Literal["right", "wrong", "refused", "hint", "note"]
    texts: tuple[str, ...]


def outcome(duel: Duel, seat: int, answer: Answer, names: tuple[str, str], strict: bool) -> list[str]:
    """What an answer would do, tried on a copy; nothing where that shows what the learner cannot know."""
    copy = Recorder(duel)
    mark, chance, hidden = copy.mark(), copy.state.rng, unknown_to(copy, seat)
    copy.play(answer)
    if not strict:
        to_stable(copy)
    if copy.state.rng != chance or hidden - unknown_to(copy, seat):
        return []
    events = [event for event in copy.events(mark, seat) if type(event).__name__ not in UNSAID]
    return event_texts(events, names)[:OUTCOMES]


def author_says(move: Trying, given: list[str], duels: tuple[Duel, Duel], strict: bool) -> str:
    """What the author says of a legal wrong move; `given` are its answers so far.

    `duels`: how the duel was when the move was asked for, and how it is. A wrong line is meant from the beginning of
    the move; a single wrong choice may be written by itself.
    """
    begun, now = duels
    for command, said in (move.wrong or {}).items():
        if bare(command) == bare(given[-1]):
            return said
        for duel, answers in ((begun, given), (now, given[-1:])):
            try:
                way = named(trail(duel, move.player, command, strict))
            except (Failed, DuelError):
                continue
            if way[: len(answers)] == answers:
                return said
    return ""


def author_says_refused(move: Trying, text: str) -> list[str]:
    """What the author adds to the refusal of a text."""
    meant = (bare(text), bare(parts_of(text)[0]))
    return [said for command, said in (move.wrong or {}).items() if bare(command) in meant][:1]


def bare(command: str) -> str:
    """A command without places, as it is compared: case, punctuation and accents do not matter."""
    return fold(" ".join(word.partition("@")[0] for word in command.replace("->", " ").split(" ")))
