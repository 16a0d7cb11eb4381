"""Lessons in line mode: what the lesson says, the table in sentences, the learner's move by number or by words."""

from __future__ import annotations

from functools import partial

from duel_tui.engine import Decision, DuelError
from duel_tui.lessons.courses import COURSES, Lesson, all_lessons, next_after
from duel_tui.lessons.progress import Progress
from duel_tui.lessons.walk import Walkthrough
from duel_tui.plain.choosing import choose
from duel_tui.plain.console import Console
from duel_tui.plain.menu import Menu, Misread, menu
from duel_tui.plain.sitting import sit
from duel_tui.plain.talk import Talk
from duel_tui.plain.words import Left
from duel_tui.script.errors import ScriptError
from duel_tui.table.glyphs import ASCII
from duel_tui.table.lesson_session import LessonSession
from duel_tui.table.lines import plain
from duel_tui.table.markdown import page_lines
from duel_tui.table.marks import told
from duel_tui.text.en import lessons as words
from duel_tui.text.en import plain as plain_words

UNBROKEN = 10_000
"""Cells for a paragraph: the console breaks it where the terminal ends."""


def learn(lesson: Lesson | None, console: Console | None = None) -> int:
    """Take a lesson, or choose one, and go on with the next ones. Returns the exit code."""
    console = console or Console()
    return sit(console, partial(_learn, lesson, console), words.LEFT)


def _learn(lesson: Lesson | None, console: Console) -> int:
    """Take one lesson after the other; 1 where there is none, or its file is at fault. Raises Left, Stopped."""
    progress = Progress()
    if progress.notice:
        console.say(progress.notice)
    while True:
        lesson = lesson or _chosen(console, progress)
        if lesson is None:
            console.say(words.NO_LESSONS)
            return 1
        if not _take(lesson, console, progress):
            return 1
        lesson = _after(lesson, console, progress)


def _chosen(console: Console, progress: Progress) -> Lesson | None:
    """A lesson from the list."""
    lessons = [lesson for lesson in all_lessons() if not lesson.wrong]
    if not lessons:
        return None
    courses = [course for course in COURSES if any(lesson.course == course for lesson in lessons)]
    if len(courses) > 1:
        console.say(words.WHICH_COURSE)
        course = courses[choose(console, [words.COURSE_NAMES[course] for course in courses])]
        lessons = [lesson for lesson in lessons if lesson.course == course]
    console.say(words.WHICH_LESSON)
    titles = [
        words.chosen_line(lesson.title, progress.is_done(lesson.id), progress.place(lesson.id))
        for lesson in lessons
    ]
    return lessons[choose(console, titles)]


def _take(lesson: Lesson, console: Console, progress: Progress) -> bool:
    """Take one lesson to its end; False where the file is at fault. Raises Left, Stopped."""
    try:
        walk = Walkthrough(lesson)
    except ScriptError as error:
        console.say(str(error))
        return False
    place = progress.place(lesson.id)
    console.say("", words.lesson_head(lesson.title))
    if 1 < place <= walk.stops:
        walk.skip_to(place)
        console.say(words.taken_up(place, walk.stops, words.AGAIN))
    LessonTalk(LessonSession(walk, progress), console).play()
    return walk.stage == "done"


def _after(lesson: Lesson, console: Console, progress: Progress) -> Lesson | None:
    """The lesson to take next; None: one is chosen from the list. Raises Left, Stopped."""
    after = next_after(lesson)
    if progress.notice:
        console.say(progress.notice)
    options = [words.next_lesson(after.title)] if after is not None and not after.wrong else []
    options += [words.OTHER_LESSON, plain_words.QUIT]
    at = choose(console, options)
    if at == len(options) - 1:
        raise Left
    return after if len(options) == 3 and at == 0 else None


class LessonTalk(Talk):
    """Takes one lesson with the learner, or the pipe, at a console."""

    def __init__(self, session: LessonSession, console: Console) -> None:
        super().__init__(session, console)
        self.lesson = session
        self.walk = session.walk
        # The words for help are other ones than in a duel.
        self._greeted = True
        self._put_last: Decision | None = None

    def play(self) -> None:
        """Go through the lesson. Raises Left and Stopped."""
        walk = self.walk
        shown = -1
        while not walk.over:
            place = (walk.stop, walk.duel.answers)
            if walk.stop != shown:
                shown = walk.stop
                self._tell()
                self._say(walk.text)
                marks = told(walk.marks, self.session.view(), self.names)
                if marks:
                    self.console.say(words.look_at(marks))
            if walk.stage == "say":
                self._wait()
            elif walk.stage == "ask":
                self._question()
            else:
                self._move()
            self._reply(walk.stop != place[0])
            self.lesson.sync()
        self._tell()
        self._say(walk.text)

    def _say(self, text: str) -> None:
        """A text of the lesson, without its Markdown."""
        self.console.say("")
        for line in page_lines(text, UNBROKEN, ASCII):
            self.console.say(plain(line))

    def _reply(self, moved: bool) -> None:
        reply = self.walk.reply
        if reply is not None:
            self.console.say(*reply.texts)
            if moved or reply.kind != "right":
                self.walk.reply = None

    def _wait(self) -> None:
        """The learner reads on; a pipe need not say so."""
        if not self.console.interactive:
            self.walk.go_on()
            return
        line = self.console.ask(words.GO_ON_PROMPT, list(words.WORDS))
        if not line or line.casefold() == words.NEXT:
            self.walk.go_on()
        elif not self._word(line, None):
            self.console.say(words.GO_ON_HOW)

    def _question(self) -> None:
        walk = self.walk
        for number, answer in enumerate(walk.answers, 1):
            if number not in walk.ruled_out:
                self.console.say(answer, lead=f" {number} ")
        line = self.console.ask(lines=walk.answers)
        number = next(
            (at for at, answer in enumerate(walk.answers, 1) if answer.casefold() == line.casefold()), 0
        )
        if number or (line.isdecimal() and 0 < int(line) <= len(walk.answers)):
            walk.choose(number or int(line))
            if walk.answered:
                reply = walk.reply
                walk.go_on()
                walk.reply = reply
        elif line and not self._word(line, None):
            self.console.say(plain_words.one_of(len(walk.answers)))

    def _move(self) -> None:
        """The question of the engine with its numbered answers, and the learner's line."""
        asked = menu(self.session)
        if asked.decision is not self._put_last:
            self._put(asked)
            self._put_last = asked.decision
            if self.console.interactive:
                self.console.say(words.MOVE_HOW)
        line = self.console.ask(lines=[*asked.commands, *words.WORDS])
        if not line or self._word(line, asked):
            return
        try:
            meant = asked.read(self.own(line, asked))
        except Misread as wrong:
            self.console.say(str(wrong))
        except DuelError as error:
            self.walk.refused(line, error)
        else:
            self._play(meant, asked)

    def _word(self, line: str, asked: Menu | None) -> bool:
        """Do what a word of the lesson, or one that only looks, says. Raises Left."""
        walk = self.walk
        word = " ".join(line.casefold().split())
        if word in words.SAME:
            line = word = words.SAME[word]
        if word == plain_words.QUIT:
            raise Left
        if word == plain_words.HELP:
            self.console.say(
                *(f"{one}: {meaning}." for one, meaning in words.WORDS.items()),
                words.KEYS_NOTE,
                *plain_words.NOTATION,
            )
        elif word == words.HINT:
            walk.hint()
        elif word == words.SHOW:
            walk.show()
        elif word == words.BACK:
            if not walk.back():
                self.console.say(words.FIRST_PLACE)
        elif word == words.AGAIN:
            walk.restart()
        elif word in words.NOT_HERE:
            self.console.say(words.NOT_IN_A_LESSON)
        else:
            self.lesson.sync()
            return self.words.does(line, asked)
        self.lesson.sync()
        return True
