"""What `duel-tui puzzle` does without a player: the list, proofs, hints, new files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from duel_tui.lessons.progress import Progress
from duel_tui.puzzles.files import Puzzle, built_in, find, load, own_folder, own_puzzles
from duel_tui.puzzles.making import from_file, new_path, template, write
from duel_tui.puzzles.proof import Proof, prove
from duel_tui.puzzles.search import REACHED
from duel_tui.script.errors import SaveError, ScriptError
from duel_tui.script.folder import data_folder
from duel_tui.text.en import puzzles as say
from duel_tui.text.plain import plain

Print = Callable[[str], None]
FILE = "puzzles.json"


class NoSuchPuzzle(ValueError):
    """The command line names no puzzle; the text is what to say."""


def progress() -> Progress:
    """Which puzzles were solved."""
    return Progress(data_folder() / FILE)


def all_puzzles() -> tuple[list[Puzzle], list[ScriptError]]:
    """Every puzzle, the user's own ones last, and what is wrong with files of his that are none."""
    own = list(own_puzzles())
    good = [puzzle for puzzle in own if isinstance(puzzle, Puzzle)]
    return built_in() + good, [wrong for wrong in own if isinstance(wrong, ScriptError)]


def wanted(text: str) -> Puzzle:
    """The puzzle that somebody names: its id, its number in the list, or a file. Raises NoSuchPuzzle."""
    try:
        found = find(text)
        if found is None and text.isdecimal():
            listed = all_puzzles()[0]
            found = listed[int(text) - 1] if 0 < int(text) <= len(listed) else None
        if found is None and Path(text).expanduser().is_file():
            found = load(Path(text).expanduser())
    except ScriptError as error:
        raise NoSuchPuzzle(str(error)) from None
    if found is None:
        raise NoSuchPuzzle(say.no_such_puzzle(text))
    return found


def show_list(as_json: bool, output: Print) -> int:
    """List every puzzle, with what was solved. Returns the exit code."""
    puzzles, wrong = all_puzzles()
    kept = progress()
    if as_json:
        entries = [
            {
                "id": puzzle.id,
                "game": puzzle.game,
                "title": puzzle.title,
                "level": puzzle.level or None,
                "goal": "win" if puzzle.goal.wins else "survive",
                "solver": "AB"[puzzle.goal.solver],
                "solved": kept.is_done(puzzle.id),
                "own": puzzle.own,
                "teaches": list(puzzle.document.script.teaches or ()),
            }
            for puzzle in puzzles
        ]
        output(json.dumps(entries, ensure_ascii=False, indent=1))
        return 0
    head = None
    for number, puzzle in enumerate(puzzles, 1):
        if head != (puzzle.own, puzzle.game):
            head = (puzzle.own, puzzle.game)
            output(say.head(puzzle.own, puzzle.game))
        goal = say.goal_word(puzzle.goal.wins)
        output(
            say.list_line(number, kept.is_done(puzzle.id), plain(puzzle.title), puzzle.level, goal, puzzle.id)
        )
    for error in wrong:
        output(str(error))
    output(say.LIST_HOW)
    if kept.notice:
        output(kept.notice)
    return 0


def check(text: str, nodes: int, as_json: bool, output: Print, fail: Print) -> int:
    """Prove a puzzle and say what was found. Exit code 0: all proved, 1: not, 2: it cannot be read."""
    try:
        puzzle = wanted(text)
        proof = prove(puzzle, nodes)
    except (NoSuchPuzzle, ScriptError) as error:
        fail(plain(str(error)))
        return 2
    if as_json:
        output(json.dumps(as_map(puzzle, proof), ensure_ascii=False, indent=1))
    else:
        for line in sentences(puzzle, proof, nodes):
            output(plain(line))
    return 0 if good(puzzle, proof) else 1


def good(puzzle: Puzzle, proof: Proof) -> bool:
    """Whether everything that a puzzle says of itself is proved."""
    return (
        proof.value == REACHED
        and proof.solution_works
        and all(proof.holds(claim) is True for claim in puzzle.claims)
    )


def sentences(puzzle: Puzzle, proof: Proof, nodes: int) -> list[str]:
    """What was found, for people."""
    goal = puzzle.goal
    told = [
        say.value(proof.value, "AB"[goal.solver], goal.wins, goal.by_turn, nodes),
        say.effort(proof.nodes, proof.seconds),
    ]
    report = proof.report
    if report is None:
        told.append(say.NO_SOLUTION)
    elif report.ok:
        told.append(say.SOLUTION_WORKS)
    else:
        told.append(say.solution_fails(report.line or 0, report.expected or "", report.found or ""))
    if proof.firsts:
        told.append(say.firsts(proof.winning, len(proof.firsts)))
    needed = [command for command, value in proof.needed if value == 0]
    if proof.needed:
        told.append(say.needed(needed, [command for command, _ in proof.needed if command not in needed]))
    return told + [say.claim(claim, proof.holds(claim)) for claim in puzzle.claims]


def as_map(puzzle: Puzzle, proof: Proof) -> dict[str, object]:
    """What was found, for programs."""
    return {
        "id": puzzle.id,
        "value": say.VALUES[proof.value],
        "positions": proof.nodes,
        "seconds": round(proof.seconds, 2),
        "solution": None if proof.report is None else proof.report.ok,
        "first": {command: say.VALUES[value] for command, value in proof.firsts},
        "without": {command: say.VALUES[value] for command, value in proof.needed},
        "claims": {claim: proof.holds(claim) for claim in puzzle.claims},
        "proved": good(puzzle, proof),
    }


def hint(text: str, number: int, output: Print, fail: Print) -> int:
    """Print a hint of a puzzle. Returns the exit code."""
    try:
        puzzle = wanted(text)
    except NoSuchPuzzle as error:
        fail(plain(str(error)))
        return 2
    if not puzzle.hints:
        output(say.NO_HINTS)
        return 1
    if number > len(puzzle.hints):
        fail(say.so_many_hints(len(puzzle.hints)))
        return 2
    output(plain(say.hint(number, len(puzzle.hints), puzzle.hints[number - 1])))
    return 0


def new(
    out: str | None,
    source: str | None,
    title: str,
    survive: str | None,
    game: str,
    output: Print,
    fail: Print,
) -> int:
    """Write a new puzzle file. Returns the exit code."""
    try:
        text = template(game) if source is None else from_file(Path(source).expanduser(), title, survive)
        path = Path(out).expanduser() if out is not None else new_path(title)
        write(text, path)
    except (ScriptError, SaveError, ValueError) as error:
        fail(plain(str(error)))
        return 2
    output(say.written(str(path), in_list=path.parent == own_folder()))
    return 0
