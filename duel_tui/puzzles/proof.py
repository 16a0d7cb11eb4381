"""What a search says of a puzzle: whether it can be solved, whether its own solution works, and what is unique of it.

`first`: of all answers to the solver's first question in the solution, one reaches the goal. `line`: the solution's own
actions are all needed; without any one of them, whatever else is done, the goal is out of reach.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from duel_tui.engine.duel import Duel
from duel_tui.engine.game import Fixed
from duel_tui.engine.steps import PASS, Answer
from duel_tui.puzzles.files import Puzzle
from duel_tui.puzzles.search import MISSED, NODES, OPEN, REACHED, Move, Search, move_of
from duel_tui.script.reader import Document
from duel_tui.script.runner import Report, Runner

ACTIONS = frozenset(
    ("summon", "set", "flip", "special", "activate", "switch", "attack", "charge", "cast", "tap", "block")
)
"""The verbs of actions that a solution can need; the others answer what an action asks."""


@dataclass(frozen=True)
class Given:
    """An answer of the solution: the decision's player, the answer, and both as text."""

    player: int
    answer: Answer
    text: str
    move: Move
    forced: bool


@dataclass
class Proof:
    """What was found about a puzzle.

    `value` is REACHED, MISSED or OPEN, from its position. `firsts` are the answers to the solver's first question with
    what becomes of them (`before` the answers of the solution that lead there), `needed` the solution's actions with
    what becomes of the puzzle without them. `report` is how the file's own solution played (None: it has none).
    """

    value: int
    firsts: list[tuple[str, int]] = field(default_factory=list)
    needed: list[tuple[str, int]] = field(default_factory=list)
    report: Report | None = None
    nodes: int = 0
    seconds: float = 0.0

    @property
    def winning(self) -> list[str]:
        """The first answers that reach the goal."""
        return [text for text, value in self.firsts if value == REACHED]

    def holds(self, claim: str) -> bool | None:
        """Whether what a puzzle claims is proved; None: the search did not get so far."""
        if claim == "first":
            known = all(value != OPEN for _, value in self.firsts)
            return (len(self.winning) == 1 if known else None) if len(self.winning) < 2 else False
        values = [value for _, value in self.needed]
        if REACHED in values:
            return False
        return True if values and OPEN not in values else None

    @property
    def solution_works(self) -> bool:
        """Whether the file's own solution plays and reaches the goal, or there is none."""
        return self.report is None or self.report.ok


def prove(puzzle: Puzzle, nodes: int = NODES, seconds: float | None = None) -> Proof:
    """Search a puzzle: at most `nodes` positions for each part of the proof, `seconds` of processor time for all of it.

    Raises ScriptError.
    """
    begun = time.process_time()

    def left() -> float | None:
        return None if seconds is None else begun + seconds - time.process_time()

    root = puzzle.start()
    search = Search(root, puzzle.goal, puzzle.game, nodes, left())
    proof = Proof(search.value(root))
    given: list[Given] = []
    if puzzle.solved_in_file:
        proof.report, given = solution(puzzle)
    if proof.value == REACHED:
        duel = _at_first(root.clone(), puzzle.goal.solver, given)
        if duel is not None:
            assert duel.decision is not None
            for answer in duel.decision.options:
                search.more(nodes, left())
                proof.firsts.append((duel.text(answer), search.value_after(duel, answer)))
        if proof.solution_works:
            for text, move in _actions(puzzle.goal.solver, given).items():
                without = Search(root, puzzle.goal, puzzle.game, nodes, left(), frozenset((move,)))
                proof.needed.append((text, without.value(root)))
                proof.nodes += without.nodes
    proof.nodes += search.nodes
    proof.seconds = time.process_time() - begun
    return proof


def solution(puzzle: Puzzle) -> tuple[Report, list[Given]]:
    """Play the solution of the file; how it went, and its answers with those that were passed on the way."""
    document = puzzle.document
    root = puzzle.start()
    runner = Runner(Document(document.script, document.file, document.tree), root.clone())
    report = runner.run()
    return report, walked(root, answers_of(runner.duel))


def answers_of(duel: Duel) -> list[Answer]:
    """Every answer that was given in a duel, from its beginning on."""
    stretches = [duel.game.since]
    node = duel.game.history
    while node is not None:
        stretches.append(node.since)
        node = node.before
    given = [answer for stretch in reversed(stretches) for answer in stretch]
    return [answer.answer if isinstance(answer, Fixed) else answer for answer in given]


def walked(root: Duel, answers: list[Answer]) -> list[Given]:
    """Answers with who gave them, as text."""
    duel = root.clone()
    found = []
    for answer in answers:
        decision = duel.decision
        if decision is None or answer not in decision.options:
            break
        found.append(
            Given(decision.player, answer, duel.text(answer), move_of(duel, answer), decision.forced)
        )
        duel.play(answer)
    return found


def _at_first(duel: Duel, solver: int, given: list[Given]) -> Duel | None:
    """The duel at the solver's first question: at once, or where the solution first answers more than `pass`."""
    if duel.decision is not None and duel.decision.player == solver:
        return duel
    for answer in given:
        if answer.player == solver and not answer.forced and answer.answer is not PASS:
            return duel
        duel.play(answer.answer)
    return None


def _actions(solver: int, given: list[Given]) -> dict[str, Move]:
    """The solution's own actions, by their commands."""
    return {
        answer.text: answer.move
        for answer in given
        if answer.player == solver and answer.move[0] in ACTIONS and not answer.forced
    }


__all__ = ["ACTIONS", "MISSED", "Given", "Proof", "answers_of", "prove", "solution", "walked"]
