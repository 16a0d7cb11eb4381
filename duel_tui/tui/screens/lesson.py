"""A lesson at the table: the duel screen with one learner, the lesson's text, and the keys to go through it."""

from __future__ import annotations

from duel_tui.engine import Answer
from duel_tui.engine.steps import PASS
from duel_tui.lessons.courses import next_after
from duel_tui.lessons.marks import marked
from duel_tui.lessons.replies import Reply
from duel_tui.table.glyphs import Glyphs
from duel_tui.table.lesson_paint import LessonPlan, lesson_plan, log_body, screen_lines, text_body
from duel_tui.table.lesson_session import LessonSession
from duel_tui.table.lines import Line, pad
from duel_tui.table.panels import menu_item_at
from duel_tui.table.scene import split_place
from duel_tui.table.where import inside, place_at
from duel_tui.text.en import lessons as words
from duel_tui.text.en import tui as tui_words
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.screens.duel import COMMAND_KEYS, WAYS, DuelScreen

LOOKING = ("g", "i", "l", "x", ":")
"""Keys of the duel screen that change nothing, or only by a command."""


class LessonScreen(DuelScreen):
    """A lesson being taken. Everything that answers goes to the walk; what it says is shown with the table."""

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session)
        self.lesson = session
        self.walk = session.walk
        self.chosen = 1
        self.top = 0
        self._room = 1
        self._last = 0
        self._stop = 0
        self._reply: Reply | None = None

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The table and the text."""
        layout, body = self._laid_out(width, height)
        if self._reply is not self.walk.reply:
            # A new reply stands at the end of the text.
            self._reply = self.walk.reply
            self.top = self._last if self._reply is not None and self._reply.kind != "right" else 0
        self.top = min(self.top, self._last)
        scene = self.desk.scene()
        scene.marked = marked(self.walk.marks, self.walk.lesson.game)
        scene.hints = self._hints()
        if self.walk.stage != "try" and scene.view.outcome is None:
            scene.prompt = ""
        return screen_lines(scene, layout, self.walk, body, self.top)

    def _laid_out(self, width: int, height: int) -> tuple[LessonPlan, list[Line]]:
        acting = self.walk.stage == "try"
        layout = lesson_plan(width, height, acting)
        body = text_body(self.walk, layout.text.width - 2, self.glyphs, self.chosen)
        if not acting:
            layout = lesson_plan(width, height, acting, len(body))
        self._room = layout.text.height - 1
        self._last = max(0, len(body) - self._room)
        # What has just happened may be the answer that is asked for.
        asked = self.walk.stage == "ask" and not self.walk.answered
        if "log" in layout.dropped and not asked:
            body += log_body(self.lesson.happened, layout.text.width - 2, self._room - len(body), self.glyphs)
        return layout, body

    def _hints(self) -> str:
        walk = self.walk
        if walk.stage == "try":
            if self.desk.menu_at >= 0:
                return tui_words.MENU_KEYS
            choices = self.desk.choices
            if choices is not None and choices.picking:
                return words.PICK_KEYS if choices.single() else words.PICK_MORE_KEYS
            keys = words.TRY_KEYS if walk.hints_left else words.SHOW_KEYS
        else:
            keys = {
                "say": words.SAY_KEYS,
                "ask": words.SAY_KEYS if walk.answered else words.ASK_KEYS,
                "done": words.DONE_KEYS,
                "broken": words.BROKEN_KEYS,
            }[walk.stage]
        reply = walk.reply
        return words.with_right(keys) if reply is not None and reply.kind == "right" else keys

    # -- playing

    def turn_over(self) -> None:
        """After whatever moved the lesson."""
        self.lesson.sync()
        if self.walk.stop != self._stop:
            self._stop = self.walk.stop
            self.chosen, self.top = 1, 0
        self.desk.notice = self.lesson.progress_notice() or self.desk.notice
        self.desk.settle()
        choices = self.desk.choices
        if choices is not None and choices.picking and not choices.on_table:
            self._ready()

    def give(self, answer: Answer) -> None:
        """Give an answer to the lesson."""
        if answer is PASS:
            self.session.pass_on()
        else:
            self.session.play(answer)
        self.turn_over()

    def typed_command(self, text: str) -> str:
        """Type a command; what the lesson says of it stands in its text."""
        self.session.play_text(text)
        self.turn_over()
        return ""

    # -- keys

    def press(self, key: str) -> None:
        """A key at the table."""
        self.desk.notice = ""
        walk = self.walk
        if key in ("pageup", "pagedown"):
            self.top = min(max(0, self.top + (self._room if key == "pagedown" else -self._room)), self._last)
        elif key == "backspace":
            if walk.back():
                self.turn_over()
            else:
                self.desk.notice = words.FIRST_PLACE
        elif key == "q":
            self.leave()
        elif key == "r":
            self.open(
                Choice(
                    words.AGAIN_TITLE, [], [("r", words.AGAIN_YES, self._again), ("s", words.AGAIN_NO, _stay)]
                )
            )
        elif key in ("?", "f1"):
            self.open(Scroll(words.HELP_TITLE, lambda cells: help_lines(self.glyphs)))
        elif walk.stage == "try":
            self._press_move(key)
        elif walk.stage == "ask" and not walk.answered:
            self._press_answer(key)
        elif key in ("enter", "space"):
            self._next()
        else:
            self._look_around(key)

    def _press_move(self, key: str) -> None:
        if key == "h":
            self.walk.hint()
        elif key == "s" and not self.walk.hints_left:
            self.walk.show()
            self.turn_over()
        elif key == "s":
            self.desk.notice = words.NO_SHOW
        elif key == "enter":
            self.enter()
        elif key == "space":
            self.space()
        elif key == "escape":
            if not self.desk.close() and self.walk.retry():
                self.turn_over()
        elif not self._by_key(key):
            self._look_around(key)

    def _press_answer(self, key: str) -> None:
        answers = len(self.walk.answers)
        if key in ("up", "down"):
            self.chosen = (self.chosen - 1 + (1 if key == "down" else -1)) % answers + 1
        elif key in ("enter", "space"):
            self.walk.choose(self.chosen)
        elif key.isdecimal() and 0 < int(key) <= answers:
            self.chosen = int(key)
            self.walk.choose(self.chosen)
        else:
            self._look_around(key)

    def _look_around(self, key: str) -> None:
        if key in WAYS:
            self.desk.move(key)
        elif key in ("tab", "shift+tab"):
            self.desk.tab(back=key == "shift+tab")
        elif key in LOOKING and (key != ":" or self.walk.stage == "try"):
            self._open_by_key(key)

    def _by_key(self, key: str) -> bool:
        offer = self.desk.by_key(key)
        if offer is not None:
            self.perform(offer)
            return True
        command = COMMAND_KEYS.get(key)
        if command is None:
            return False
        if key == "p":
            self.desk.notice = tui_words.NO_PASS
        else:
            self.typed_command(command)
        return True

    def _look(self) -> None:
        usual = self.desk.usual()
        if usual and not split_place(self.desk.cursor)[1].startswith(("gy", "extra", "banished")):
            self.typed_command(usual)
        else:
            super()._look()

    def _next(self) -> None:
        """Read on: first to the end of a long text, then to what comes next."""
        walk = self.walk
        if self.top < self._last and walk.stage == "say":
            self.top = min(self.top + self._room, self._last)
        elif walk.stage == "done":
            self._next_lesson()
        elif walk.stage == "broken":
            self.leave()
        else:
            walk.go_on()
            self.turn_over()

    def _again(self) -> None:
        self.walk.restart()
        self.turn_over()

    def _next_lesson(self) -> None:
        from duel_tui.tui.screens.learn import begin

        after = next_after(self.walk.lesson)
        if after is None or after.wrong:
            self.leave()
            return
        page, wrong = begin(after, self.lesson.progress)
        if page is None:
            self.desk.notice = wrong
        else:
            self.program.replace(page)

    # -- mouse

    def click(self, x: int, y: int) -> None:
        """A click on the text reads on, or takes an answer; on the table as in a duel."""
        layout, body = self._laid_out(*self.size)
        box = layout.text
        if inside(box, x, y):
            if self.walk.stage == "ask" and not self.walk.answered:
                row = y - box.y - 1 + self.top
                line = body[row] if 0 <= row < len(body) else ()
                number = next((text.strip() for text, role in line if role.startswith("key")), "")
                if number:
                    self._press_answer(number)
            elif self.walk.stage != "try":
                self._next()
            return
        self.desk.notice = ""
        scene = self.desk.scene()
        if "menu" not in layout.dropped and inside(layout.plan.menu, x, y):
            at = menu_item_at(scene, layout.plan, x, y)
            if at >= 0:
                self.perform(self.desk.offers()[at])
            return
        place = place_at(scene, layout.plan, x, y)
        if place and place == self.desk.cursor and self.walk.stage == "try":
            self.enter()
        elif place:
            self.desk.menu_at = -1
            self.desk.go(place)

    # -- leaving

    def leave(self) -> None:
        """Back to the list; the place is kept."""
        self.program.back()

    def interrupt(self) -> None:
        """Ctrl+C leaves, or shuts what is open."""
        self.take("escape" if self.over else "q")


def help_lines(glyphs: Glyphs) -> list[Line]:
    """The keys and marks of a lesson."""
    lines: list[Line] = [((pad(key, 16), "key"), (text, "")) for key, text in words.KEYS]
    lines.append(())
    lines.append(((pad(f"{glyphs.mark[0]} {glyphs.mark[1]}", 16), "marked"), (f" {words.MARK_HELP}", "")))
    for mark, role, text in tui_words.MARKS_HELP:
        lines.append(((pad(getattr(glyphs, mark), 16), role), (text, "")))
    return lines


def _stay() -> None:
    """Nothing is done."""
