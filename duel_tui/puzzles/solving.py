"""Solving a puzzle: what the solver has answered, the opponent's replies from the search, hints, the end.

The opponent knows everything and replies as well as the search can: with an answer after which the goal is out of
reach if there is one, else with the one that leaves the solver the fewest ways.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice

from duel_tui.engine.duel import Duel
from duel_tui.engine.steps import Answer
from duel_tui.puzzles.files import Puzzle
from duel_tui.puzzles.proof import answers_of, solution
from duel_tui.puzzles.search import MISSED, OPEN, REACHED, Search, rank

NODES = 30_000
SECONDS = 2.0
"""How far the search looks for one reply or one judgement."""
DEEP, MANY = 2, 12
"""How many further questions to the opponent, and how many answers to each, are weighed for a reply."""


@dataclass(frozen=True)
class Slip:
    """The solver's answer that gave the goal away: the number of answers before it, and its command."""

    before: int
    command: str


@dataclass
class Solving:
    """A puzzle on its way. `duel` is the duel being played; the front end gives the solver's answers to it."""

    puzzle: Puzzle
    duel: Duel
    search: Search = field(init=False)
    hinted: int = 0
    _slips: list[Slip] = field(default_factory=list)
    _model: list[Answer] = field(init=False)

    def __post_init__(self) -> None:
        self.search = Search(self.duel.clone(), self.puzzle.goal, self.puzzle.game)
        self._model = (
            [given.answer for given in solution(self.puzzle)[1]] if self.puzzle.solved_in_file else []
        )

    @classmethod
    def begin(cls, puzzle: Puzzle) -> Solving:
        """A puzzle from its beginning. Raises ScriptError."""
        return cls(puzzle, puzzle.start())

    @property
    def solver(self) -> int:
        """The seat that solves."""
        return self.puzzle.goal.solver

    @property
    def result(self) -> bool | None:
        """Whether the goal is reached (True) or missed (False); None while neither is."""
        return self.puzzle.goal.reached(self.duel)

    @property
    def slip(self) -> Slip | None:
        """The first of the solver's answers after which the goal could not be reached any more."""
        return self._slips[0] if self._slips else None

    def value(self) -> int:
        """What is known of the present position: REACHED, MISSED or OPEN."""
        self.search.more(NODES, SECONDS)
        return self.search.value(self.duel)

    def before(self, answer: Answer) -> None:
        """The solver is about to give an answer: keep whether that gives the goal away."""
        decision = self.duel.decision
        if decision is None or decision.forced or self._slips or self.value() != REACHED:
            return
        self.search.more(NODES, SECONDS)
        if self.search.value_after(self.duel, answer) == MISSED:
            self._slips.append(Slip(self.duel.answers, self.duel.text(answer)))

    def taken_back(self) -> None:
        """Answers were taken back: forget slips that came later."""
        self._slips = [slip for slip in self._slips if slip.before < self.duel.answers]

    # -- the opponent

    def reply(self) -> Answer | None:
        """The opponent's best answer to the open decision; None if he is not asked or it is over."""
        decision = self.duel.decision
        if decision is None or decision.player == self.solver or self.result is not None:
            return None
        options = sorted(decision.options, key=rank)
        if len(options) == 1:
            return options[0]
        model = self._model_answer()
        weighed: list[tuple[bool, bool, float, int, Answer]] = []
        for at, answer in enumerate(options):
            self.search.more(NODES, SECONDS)
            value = self.search.value_after(self.duel, answer)
            if value == MISSED:
                return answer
            reached = value == REACHED
            ways = self._ways(self.duel, answer, DEEP) if reached and answer != model else 0.0
            weighed.append((reached, answer != model, ways, at, answer))
        return min(weighed, key=lambda one: one[:4])[4]

    def _ways(self, before: Duel, answer: Answer, deep: int) -> float:
        """The share of the solver's next answers that still reach the goal: how hard an answer makes it for him.

        Where the opponent is asked again first, that of his best next answer, at most `deep` answers on.
        """
        duel = before.clone()
        duel.play(answer)
        decision = duel.decision
        if decision is None or self.puzzle.goal.reached(duel) is not None:
            return 1.0
        options = list(islice(decision.options, MANY))
        if decision.player != self.solver:
            return min(self._ways(duel, option, deep - 1) for option in options) if deep else 1.0
        values = []
        for option in options:
            self.search.more(NODES // 10, SECONDS / 4)
            values.append(self.search.value_after(duel, option))
        return values.count(REACHED) / len(values)

    def _model_answer(self) -> Answer | None:
        """What the file's solution lets the opponent answer here, if it has come this way."""
        given = answers_of(self.duel)
        if len(given) < len(self._model) and self._model[: len(given)] == given:
            return self._model[len(given)]
        return None

    # -- help

    def next_answer(self) -> str | None:
        """A command that still reaches the goal; None where none is known. That of the file's solution, if it fits."""
        decision = self.duel.decision
        if decision is None or decision.player != self.solver or self.result is not None:
            return None
        model = self._model_answer()
        options = sorted(decision.options, key=lambda answer: (answer != model, rank(answer)))
        for answer in options:
            self.search.more(NODES, SECONDS)
            if self.search.value_after(self.duel, answer) == REACHED:
                return self.duel.text(answer)
        return None

    def hint(self) -> str | None:
        """The next hint of the file; None when all have been given."""
        if self.hinted >= len(self.puzzle.hints):
            return None
        self.hinted += 1
        return self.puzzle.hints[self.hinted - 1]


__all__ = ["MISSED", "OPEN", "REACHED", "Slip", "Solving"]
