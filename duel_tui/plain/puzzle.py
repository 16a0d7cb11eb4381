"""Puzzles in line mode: the position in sentences, the solver's moves, the opponent's replies from the search."""

from __future__ import annotations

from functools import partial

from duel_tui.plain.choosing import choose
from duel_tui.plain.console import Console
from duel_tui.plain.menu import Menu
from duel_tui.plain.sitting import sit
from duel_tui.plain.talk import Talk
from duel_tui.plain.words import Words
from duel_tui.puzzles.commands import all_puzzles, progress
from duel_tui.puzzles.files import Puzzle
from duel_tui.puzzles.solving import MISSED, Solving
from duel_tui.script.errors import ScriptError
from duel_tui.table.puzzle_session import PuzzleSession
from duel_tui.text.en import puzzles as words


def solve(puzzle: Puzzle | None, console: Console | None = None) -> int:
    """Solve a puzzle, or choose one; then others. Returns the exit code: 0 solved or left, 1 a file is at fault."""
    console = console or Console()
    return sit(console, partial(_solve, puzzle, console), words.LEFT)


def _solve(puzzle: Puzzle | None, console: Console) -> int:
    """Solve one puzzle after the other; 1 where a file is at fault. Raises Left, Stopped."""
    while True:
        puzzle = puzzle or _chosen(console)
        try:
            session = PuzzleSession(Solving.begin(puzzle))
        except ScriptError as error:
            console.say(str(error))
            return 1
        PuzzleTalk(session, console).play()
        puzzle = None


def _chosen(console: Console) -> Puzzle:
    """A puzzle from the list. Raises Left and Stopped."""
    puzzles, wrong = all_puzzles()
    kept = progress()
    console.say(*(str(error) for error in wrong), words.WHICH)
    lines = [words.chosen_line(one.title, kept.is_done(one.id), one.level, one.goal.wins) for one in puzzles]
    return puzzles[choose(console, lines)]


class PuzzleTalk(Talk):
    """One puzzle with the solver, or the pipe, at a console."""

    session: PuzzleSession

    def __init__(self, session: PuzzleSession, console: Console) -> None:
        super().__init__(session, console)
        self.words = PuzzleWords(self)
        self._greeted = True
        self._said: list[str] = []

    def play(self) -> None:
        """Play until the puzzle is solved or left for another one. Raises Left and Stopped."""
        puzzle = self.session.solving.puzzle
        self.console.say("", words.puzzle_head(puzzle.title, puzzle.level), puzzle.text, words.HOW)
        while True:
            super().play()
            if self.session.solving.result:
                self._solved(puzzle)
                return
            if not self._try_again():
                return

    def _solved(self, puzzle: Puzzle) -> None:
        told = puzzle.commentary()
        if told:
            self.console.say("", words.AUTHOR_TITLE, *told)
        kept = progress()
        kept.finish(puzzle.id)
        if kept.notice:
            self.console.say(kept.notice)

    def _try_again(self) -> bool:
        """After a missed goal: back by one answer, to the slip, to the beginning, or to another puzzle."""
        session = self.session
        slip = session.solving.slip
        options = [
            words.BACK_ONE,
            *([words.BACK_TO_SLIP] if slip is not None else []),
            words.AGAIN,
            words.OTHER,
        ]
        at = choose(self.console, options, lambda line: self.words.does(line, None))
        chosen = options[at]
        if chosen == words.OTHER:
            return False
        if chosen == words.AGAIN:
            session.again()
        else:
            session.back(slip.before if slip is not None and chosen == words.BACK_TO_SLIP else None)
        self._told[session.seat].clear()
        return True

    def _put(self, asked: Menu) -> None:
        if self.session.replies and self.session.replies != self._said:
            self.console.say("", words.replied(self.session.replies))
        self._said = self.session.replies[:]
        super()._put(asked)

    def _tell_end(self) -> None:
        if self.session.replies:
            self.console.say("", words.replied(self.session.replies))
        self._tell()
        self.console.say("", *self.session.result())


class PuzzleWords(Words):
    """The words of a puzzle beside those of a duel."""

    talk: PuzzleTalk

    def does(self, line: str, asked: Menu | None) -> bool:
        """Do what the line says, if it is such a word. Raises Left."""
        word = " ".join(line.casefold().split())
        session = self.talk.session
        solving = session.solving
        if word == words.WORD_HINT:
            hint = solving.hint()
            self.console.say(
                words.hint(solving.hinted, len(solving.puzzle.hints), hint) if hint else words.NO_MORE_HINTS
            )
        elif word == words.WORD_SHOW and asked is not None:
            self.console.say(words.shown(solving.next_answer(), solving.value() == MISSED))
        elif word == words.WORD_GOAL:
            self.console.say(solving.puzzle.text)
        elif word == words.WORD_AGAIN and asked is not None:
            session.again()
            self.talk.went_back()
        else:
            return super().does(line, asked)
        return True
