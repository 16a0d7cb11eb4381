"""A duel or a match that plays itself, always the same way, and goes on from its file wherever that ends.

What is done next follows from the seed and from the number of steps in the file alone, so a program that is killed and
started again a hundred times must leave the very file that one undisturbed run leaves.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from duel_tui.decklist import builtin_decks
from duel_tui.engine import Duel
from duel_tui.script import lines as kinds
from duel_tui.script.errors import Finished
from duel_tui.script.folder import VARIABLE
from duel_tui.script.heads import is_match
from duel_tui.script.reader import read_all, read_match
from duel_tui.table import match_play
from duel_tui.table.match_play import MatchPlay
from duel_tui.table.session import Session
from duel_tui.table.setup import Setup, begin, take_up
from tests.match_tools import setup as match_setup

DUEL, MATCH, DUEL_MASTERS = KINDS = ("duel", "match", "duel-masters")
"""What can be played."""
DUEL_OF_A_MATCH = 17
"""About every so many steps a player of a match gives up, so that there is something to side for."""
Tell = Callable[[int, Duel | None], None]
"""Is told the number of steps that are in the file, and the duel as it stands."""


def steps(path: Path) -> list[str]:
    """The steps that a file holds: duels begun, answers, what was taken back, cards that were swapped."""
    found = []
    documents = read_match(path, mend=True).documents if is_match(path) else read_all(path, mend=True)
    for document in documents:
        found.append("begin")
        for line in document.script.play:
            match line:
                case kinds.Command():
                    found.append(f"{'AB'[line.player]}: {line.command}")
                case kinds.Undo():
                    found.append(f"undo {line.count}")
                case kinds.Extra() if "x-siding" in line.x:
                    found.append(f"siding {line.x['x-siding']}")
    return found


def file_of(data: Path) -> Path | None:
    """The one file of a data folder."""
    found = list((data / "duels").glob("*.duel"))
    assert len(found) < 2, found
    return found[0] if found else None


def run(data: Path, seed: int, kind: str, tell: Tell) -> None:
    """Play from where the file in the data folder ends, or from the beginning, to the end."""
    os.environ[VARIABLE] = str(data)
    path = file_of(data)
    done = 0
    if path is not None:
        done = len(steps(path))
    script = Script(seed, done, tell)
    if kind != MATCH:
        with suppress(Finished):
            session = begin(setup_of(data, kind), seed) if path is None else take_up(path)[0]
            script.duel(session, begun=path is None)
            session.close()
    else:
        play = match_play.begin(setup_of(data, kind), seed) if path is None else match_play.take_up(path)[0]
        play.seed = seed  # a match that is taken up leaves the next duels to chance
        script.match(play)
        play.close()


def setup_of(data: Path, kind: str) -> Setup:
    """What is played."""
    if kind == MATCH:
        return match_setup(data, 3)
    decks = {path.stem: path for path in builtin_decks()}
    if kind == DUEL_MASTERS:
        return Setup((decks["dm_fire_charge"], decks["dm_water_tides"]), profile="tcg-2004", first=0)
    return Setup((decks["starter_yugi_2002"], decks["starter_kaiba_2002"]), first=0)


class Script:
    """Plays on from the step `done`."""

    def __init__(self, seed: int, done: int, tell: Tell) -> None:
        self.seed = seed
        self.done = done
        self.tell = tell

    def luck(self) -> random.Random:
        """What decides the next step."""
        return random.Random(self.seed * 1_000_003 + self.done)

    def step(self, duel: Duel | None) -> None:
        """Something more is in the file."""
        self.done += 1
        self.tell(self.done, duel)

    def duel(self, session: Session, begun: bool, most: int = 0, until: int = 1 << 30) -> None:
        """Play a duel to its end or some step; with `most`, somebody gives up now and then."""
        if begun:
            self.step(session.duel)
        else:
            self.tell(self.done, session.duel)
        while (decision := session.decision) is not None and self.done < until:
            luck = self.luck()
            session.sit()
            given = [one for one in session.trail if one.command][-luck.randrange(1, 4) :]
            if most and luck.randrange(most) == 0:
                session.concede()
                self.step(session.duel)
            elif given and luck.randrange(12) == 0:
                session.take_back(given[0], {})
                self.step(session.duel)
            else:
                options = [
                    option for option in decision.options if decision.kind != "act" or option.verb != "pass"
                ]
                written = not decision.forced
                session.play(luck.choice(options or list(decision.options)))
                if written:
                    self.step(session.duel)

    def match(self, play: MatchPlay) -> None:
        """Play a match to its end: duels, and cards that are swapped between them."""
        begun = False
        while play.stage != "over":
            if play.stage == "duel":
                assert play.session is not None
                self.duel(play.session, begun, DUEL_OF_A_MATCH)
                play.ended()
                begun = False
            elif play.stage == "opening":
                play.start(self.luck().randrange(2))
                begun = True
            else:
                self.siding(play)
        self.tell(self.done, None)

    def siding(self, play: MatchPlay) -> None:
        """One swap, or a player is done."""
        seat = play.siding
        assert seat is not None
        deck, luck = play.deck(seat), self.luck()
        missing = len(play.match.registered[seat].main) - len(deck.main)
        if missing:
            play.move(
                seat, next(card for card in deck.side if card.name in ("Kuriboh", "Trap Hole")), out=False
            )
        elif luck.randrange(3) and any(card.name in ("Kuriboh", "Trap Hole") for card in deck.side):
            play.move(seat, luck.choice(deck.main), out=True)
        else:
            play.done(seat)
        self.step(None)
