"""What a good lesson has, checked: it plays, its wrong moves are wrong, its texts fit a terminal of 80x24."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from duel_tui.lessons.courses import Lesson
from duel_tui.lessons.marks import is_mark
from duel_tui.lessons.walk import Walkthrough
from duel_tui.script import lines as kinds
from duel_tui.script.errors import ScriptError
from duel_tui.script.rulebook import all_rules
from duel_tui.script.running import run_loaded, told
from duel_tui.text.en import lesson_checks as words

PAGE, TASK = 78, 52
"""Cells of a line of text alone, and of one beside the commands, on a screen of 80 columns."""
ROWS = 5
"""Lines under the table on a screen of 24 rows."""
ASK_ROWS = 7
"""A question may rise over the hand."""
REPLY_ROWS = 4
HINTS = 3

_RULE = re.compile(r"\((?:[A-Z]{2}-R?\d+[a-z]?)\b")


def problems(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, as sentences that name the line; empty: it is good."""
    if lesson.wrong:
        return [lesson.wrong]
    try:
        document = lesson.document
        report = run_loaded(document)
        if not report.ok:
            return list(told(report))
        found = [*_head(lesson), *_shape(lesson), *_texts(lesson)]
        if not found:
            found += _wrong_moves(lesson)
    except ScriptError as error:
        return [str(error)]
    return [f"{document.file}:{line}: {said}" for line, said in found]


Found = Iterator[tuple[int, str]]


def _numbered(lesson: Lesson) -> Iterator[tuple[int, kinds.Line]]:
    document = lesson.document
    return zip(document.numbers, document.script.play, strict=True)


def _head(lesson: Lesson) -> Found:
    script, document = lesson.document.script, lesson.document
    known = set(all_rules())
    if not script.title:
        yield 1, words.NO_TITLE
    if not script.teaches:
        yield 1, words.NO_TEACHES
    if script.players is None or len(script.players) < 2:
        yield 1, words.NO_PLAYERS
    for rule in script.teaches or []:
        if rule not in known:
            yield document.line("teaches"), words.no_rule(rule)


def _shape(lesson: Lesson) -> Found:
    """Each move has its text and three hints; there is a wrong move, and a check at the end."""
    lines = [(number, line) for number, line in _numbered(lesson) if not isinstance(line, kinds.Note)]
    known = set(all_rules())
    before: kinds.Line | None = None
    tries = 0
    for number, line in lines:
        if isinstance(line, kinds.Try):
            tries += 1
            if not isinstance(before, kinds.Say):
                yield number, words.NO_TASK
            if len(line.move.hints or []) != HINTS:
                yield number, words.three_hints(len(line.move.hints or []))
        elif isinstance(line, kinds.Ask) and line.what.because and line.what.because not in known:
            yield number, words.no_rule(line.what.because)
        before = line
    last = lines[-1][0] if lines else 1
    if not tries:
        yield last, words.NO_TRY
    if not any(line.move.wrong for _, line in lines if isinstance(line, kinds.Try)):
        yield last, words.NO_WRONG
    if not any(isinstance(line, kinds.Expect) for _, line in lines):
        yield last, words.NO_EXPECT
    ending = [line for _, line in lines if isinstance(line, kinds.Say | kinds.Ask | kinds.Try)][-2:]
    if not any(isinstance(line, kinds.Ask | kinds.Try) for line in ending):
        yield last, words.NO_CHECK


def _texts(lesson: Lesson) -> Found:
    numbered = list(_numbered(lesson))
    for at, (number, line) in enumerate(numbered):
        if isinstance(line, kinds.Say):
            after = next((one for _, one in numbered[at + 1 :] if not isinstance(one, kinds.Note)), None)
            cells = TASK if isinstance(after, kinds.Try) else PAGE
            yield from _fits(number, line.text, cells, ROWS)
            for mark in line.marks:
                if not is_mark(mark, lesson.game):
                    yield number, words.no_mark(mark)
        elif isinstance(line, kinds.Ask):
            question = line.what
            for answer in question.answers:
                if answer[:1].islower():
                    yield number, words.small_answer(answer)
            rows = sum(len(textwrap.wrap(answer, PAGE - 4)) for answer in question.answers)
            yield from _fits(number, question.text, PAGE, ASK_ROWS - rows)
            for said in (question.wrong or {}).values():
                yield from _fits(number, said, PAGE - 2, REPLY_ROWS)
        elif isinstance(line, kinds.Try):
            for said in [*(line.move.hints or []), *(line.move.wrong or {}).values()]:
                yield from _fits(number, said, TASK - 2, REPLY_ROWS)


def _fits(number: int, text: str, cells: int, most: int) -> Found:
    rows = rows_of(text, cells)
    if rows > most:
        yield number, words.too_long(" ".join(text.split())[:30], rows, most, cells)


def rows_of(text: str, cells: int) -> int:
    """The lines that a text takes, with a blank one between paragraphs."""
    plain = re.sub(r"[*`]", "", text.strip())
    paragraphs = [re.sub(r"\s+", " ", part) for part in re.split(r"\n\s*\n", plain)]
    return sum(max(1, len(textwrap.wrap(part, cells))) for part in paragraphs) + len(paragraphs) - 1


def _wrong_moves(lesson: Lesson) -> Found:
    """Each wrong move is answered, changes nothing, and is no right one; a refusal names its rule."""
    walk = Walkthrough(lesson)
    while not walk.over:
        line = lesson.document.script.play[walk.at]
        number = lesson.document.numbers[walk.at]
        if isinstance(line, kinds.Try):
            for command, said in (line.move.wrong or {}).items():
                stop, digest = walk.stop, walk.duel.digest()
                walk.typed(command)
                reply = walk.reply
                if walk.stop != stop or reply is None or reply.kind not in ("wrong", "refused"):
                    yield number, words.not_wrong(command)
                    return
                if said not in reply.texts or walk.duel.digest() != digest:
                    yield number, words.not_answered(command)
                if reply.kind == "refused" and not _RULE.search(reply.texts[0]):
                    yield number, words.no_reason(command, reply.texts[0])
                walk.reply = None
        walk.show()
    if walk.stage == "broken":
        yield lesson.document.line("play"), walk.text
