"""The one object that front ends, scripts and bots drive.

A duel is played by one generator of the game's rules, which takes a checkpoint at every stable point. Generators can be
neither copied nor saved; so a clone, an undo and a resumed duel are all the same thing: a checkpoint and the answers
since, sent again.
"""

from __future__ import annotations

from typing import Any

from duel_tui.engine.commands import perform
from duel_tui.engine.errors import DuelError, NotLegal, Reason
from duel_tui.engine.events import Event, typed
from duel_tui.engine.game import ASKING, DuelOver, Fixed, Game, wished
from duel_tui.engine.notation import Notation
from duel_tui.engine.past import Replies, Stable
from duel_tui.engine.repetition import CLAIMED, occurrences
from duel_tui.engine.state import Asking, BadChance, State
from duel_tui.engine.steps import Answer, Decision, Steps
from duel_tui.engine.view import Outcome, View


class Duel:
    """A running duel.

    >>> from duel_tui import yugioh
    >>> duel = yugioh.setup({"A": {"hand": ["Dark Hole"]}, "B": {"monsters": ["Battle Ox"]}})
    >>> duel.decision.kind, duel.commands()
    ('act', ['activate Dark Hole', 'set Dark Hole', 'battle', 'end', 'pass'])
    >>> "activate dark hole" in duel
    True
    >>> duel.play("activate Dark Hole")
    >>> [card.name for card in duel.view(0).zones[1, "graveyard"]]
    ['Battle Ox']
    >>> duel.undo()
    >>> duel.view(0).counts[1, "graveyard"]
    0
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        game.checkpoint = game.copy_state(game.state)
        self.decision: Decision | None = None
        self._steps: Steps[None] | None = game.run()
        self._advance(None)

    # -- playing

    def play(self, answer: Answer | str, seat: int | None = None) -> None:
        """Give an answer to the open decision: one of its options, or a command as text.

        A text may answer several decisions, `summon Summoned Skull -> Kuriboh`; either all of it happens or nothing.
        `seat` says who speaks (default: who is asked). Raises NotACommand, NotLegal or Ambiguous.
        """
        if isinstance(answer, str):
            perform(self, answer, seat)
            return
        decision = self.decision
        if decision is None or answer not in decision.options:
            raise NotLegal(Reason("not-offered", (answer.verb,)))
        game = self.game
        if self._steps is None:
            self._resume(decision)
        if game.unasked:
            game.unasked.clear()
        if game.fixed:
            game.state.chances += game.fixed
            game.since.append(Fixed(game.fixed, answer))
            game.fixed = ()
        else:
            game.since.append(answer)
        game.count += 1
        try:
            self._advance(answer)
        except BadChance as error:
            game.since.pop()
            game.count -= 1
            self._resume()
            raise NotLegal(Reason("fixed-outcome", (error.fixed, *error.words))) from None

    def _advance(self, answer: Answer | None) -> None:
        assert self._steps is not None
        try:
            self.decision = self._steps.send(answer)  # type: ignore[arg-type]
        except (DuelOver, StopIteration):
            self.decision = None

    def _resume(self, known: Decision | None = None) -> None:
        """Bring the generator to the open decision (`known`): from the checkpoint, with the answers since."""
        game = self.game
        since = game.since
        game.state = game.copy_state(game.checkpoint)
        del game.events[game.mark - game.base :]
        count, game.count = game.count, game.count - len(since)
        game.since = []
        self._steps = game.run()
        game.rested = game.history is not None
        game.replaying = bool(since) or known is not None
        game.replies = Replies(None if known is None else game.replies.answered)
        self._advance(None)
        game.replaying = False
        for given in since:
            game.since.append(given)
            game.count += 1
            if isinstance(given, Fixed):
                game.state.chances += given.chances
                given = given.answer
            self._advance(given)
        assert game.count == count
        game.replies.known = None
        self.decision = known or self.decision

    @property
    def asking(self) -> tuple[str, str]:
        """In which windows without an answer each seat is asked: `real`, `visible` or `all`."""
        one, other = self.game.wanted or (Asking(), Asking())
        return one.how, other.how

    def ask(self, seat: int, how: str, stops: frozenset[str] = frozenset()) -> None:
        """Change in which windows a seat is asked; from the next stable point on (at one: at once).

        `stops`: phases (see `stop_word`) in which it is asked in every window. Raises ValueError for an unknown word.
        """
        if how not in ASKING:
            raise ValueError(how)
        game = self.game
        one, other = game.wanted or (Asking(), Asking())
        wish = Asking(how, stops)
        game.wanted = wished(wish, other) if seat == 0 else wished(one, wish)
        if self.stable:
            game.state.asking = game.checkpoint.asking = game.wanted

    def concede(self, seat: int) -> None:
        """A player gives up; possible at any time."""
        self._end(1 - seat, "concede")

    @property
    def repeated(self) -> bool:
        """Whether the last stable point was there four times, so that either player may claim a draw."""
        return self.game.history is not None and occurrences(self.game) >= CLAIMED

    def agree_draw(self) -> None:
        """Both players agree on a draw, or one claims it where the same position was `repeated`."""
        self._end(2, "agreed")

    def _end(self, winner: int, reason: str) -> None:
        state = self.game.state
        if state.winner is not None:
            raise NotLegal(Reason("over"))
        state.winner, state.reason = winner, reason
        self.decision = None
        self._steps = None

    def chance(self, value: str) -> None:
        """Fix the next random outcome (heads, tails, a die's number, a card's name), as `chance:` in a script."""
        self.game.fixed += (value,)

    # -- looking

    @property
    def state(self) -> State:
        """The state itself, with everything in it. For tests and rules; front ends use `view`."""
        return self.game.state

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended, or None while it goes on."""
        state = self.game.state
        if state.winner is None:
            return None
        return Outcome(None if state.winner == 2 else state.winner, state.reason)

    @property
    def stable(self) -> bool:
        """Whether nothing is resolving and no window is open: a position can be taken."""
        decision = self.decision
        return decision is None or (decision.kind == "act" and not self.game.since)

    @property
    def answers(self) -> int:
        """How many answers were given so far."""
        return self.game.count

    def commands(self, limit: int = 200) -> list[str]:
        """Every legal answer as a command; a choice among very many sets of cards is cut off at `limit`."""
        if self.decision is None:
            return []
        notation = Notation(self.game, self.decision)
        texts: dict[str, None] = {}
        for option in self.decision.options:
            texts[notation.write(option)] = None
            if len(texts) >= limit:
                break
        return list(texts)

    def text(self, answer: Answer) -> str:
        """The command of an answer to the open decision."""
        assert self.decision is not None
        return Notation(self.game, self.decision).write(answer)

    def read(self, text: str, seat: int | None = None) -> Answer:
        """The answer that one command (without further `->`) means now. Raises the three errors."""
        decision = self.decision
        if decision is None or (seat is not None and seat != decision.player):
            raise self.game.refusal(0 if seat is None else seat, text, decision)
        try:
            return Notation(self.game, decision).read(text)
        except NotLegal:
            raise self.game.refusal(decision.player, text, decision) from None

    def __contains__(self, command: str) -> bool:
        try:
            self.read(command)
        except DuelError:
            return False
        return True

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    def position(self) -> dict[str, Any]:
        """The whole position in the form of `setup` of a duel script."""
        return self.game.position()

    def digest(self) -> str:
        """Sixteen hex digits that stand for the position, the lasting effects and the generator."""
        return self.game.digest()

    def mark(self) -> int:
        """How many events there have been."""
        return self.game.base + len(self.game.events)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """The events from a mark on, as one seat may know them (None: everything). A clone knows only newer ones."""
        found = [typed(raw) for raw in self.game.events[max(0, since - self.game.base) :]]
        return found if seat is None else [event.seen_by(seat) for event in found]

    # -- other times

    def clone(self) -> Duel:
        """A duel that goes on from here by itself. Its events begin at the last stable point."""
        old = self.game
        new = Duel.__new__(Duel)
        game = old.fork(old.copy_state(old.checkpoint))
        game.base = game.mark = old.mark
        game.history = old.history
        game.watching = old.watching
        game.wanted = old.wanted
        game.count = old.count
        game.checkpoint = game.state
        game.since = old.since[:]
        game.replies.answered = old.replies.answered
        new.game = game
        new.decision = self.decision
        new._steps = None
        if game.since or old.history is None or self.decision is None:
            # Before the first stable point the open decision lies beyond the checkpoint.
            new._resume(self.decision)
            if self.decision is None and new.decision is not None:
                # Given up or agreed: no answer of the duel's own ended it.
                new._end(2 if self.state.winner is None else self.state.winner, self.state.reason)
        return new

    def undo(self, n: int = 1) -> None:
        """Take back the last `n` answers and everything that followed from them.

        Raises NotLegal when there are fewer.
        """
        game = self.game
        target = game.count - n
        if target < 0:
            raise NotLegal(Reason("nothing-to-undo"))
        node = Stable(game.history, game.checkpoint, game.mark, game.count - len(game.since), game.since)
        while node.given > target:
            assert node.before is not None
            node = node.before
        game.history, game.checkpoint, game.mark = node.before, node.state, node.mark
        game.since = node.since[: target - node.given]
        game.count = target
        if game.mark < game.base:
            game.base = game.mark
            game.events.clear()
        game.unasked.clear()
        self._resume()
