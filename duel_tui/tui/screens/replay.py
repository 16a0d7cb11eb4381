"""The replay of a duel: the table at any moment, and a bar to move over the whole duel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from textual.timer import Timer

from duel_tui.replay.moments import ATTACK, CHAIN, NOTE, SCORE
from duel_tui.script.appending import LineFile
from duel_tui.table.lines import Line, clean
from duel_tui.table.moves import move, next_of, reading_order, still_there
from duel_tui.table.plan import plan
from duel_tui.table.replay_opening import CannotLook, Way, follow, viewer_of
from duel_tui.table.replay_paint import Looks, moment_under, replay_lines, replay_plan, scene_of
from duel_tui.table.scene import Scene
from duel_tui.table.viewer import SPEEDS, Viewer
from duel_tui.table.where import place_at
from duel_tui.text.en import replay as words
from duel_tui.tui.page import Page
from duel_tui.tui.screens import replay_dialogs as dialogs
from duel_tui.tui.screens.duel_dialogs import sentences

if TYPE_CHECKING:
    from duel_tui.tui.app import DuelApp

JUMPS = {"x": ATTACK, "c": CHAIN, "d": SCORE, "m": NOTE}
"""Keys that go to the next moment with a mark; the large letter goes back."""
FAR = 10


class ReplayScreen(Page):
    """A replay. `why` is said first: for what reason the duel is only looked at."""

    def __init__(self, viewer: Viewer, why: str = "") -> None:
        super().__init__()
        self.viewer = viewer
        self.looks = Looks(reply=clean(why or " ".join(viewer.replay.notices)))
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        """A moment, standing still."""
        self.looks.glyphs = self.glyphs
        super().on_mount()
        self._say_all()
        self.call_after_refresh(self.program.calm)

    def _say_all(self) -> None:
        """What is to be said about the file, in a dialog where the line at the foot is too short for it."""
        text = self.looks.reply
        if len(text) > self.size.width - 2:
            self.looks.reply = ""
            self.open(sentences(words.ABOUT_FILE, [text]))

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The table and the bar."""
        looks = self.looks
        looks.hints = words.LOOKING_KEYS if looks.looking else words.REPLAY_KEYS
        return replay_lines(self.viewer, looks, replay_plan(plan(width, height)))

    def scene(self) -> Scene:
        """What the table shows."""
        return scene_of(self.viewer, self.looks)

    # -- keys

    def press(self, key: str) -> None:
        """A key: the cursor walks, or the moments go by."""
        looks = self.looks
        looks.reply = ""
        if key == "tab":
            self._look(not looks.looking)
        elif looks.looking and key in ("up", "down", "left", "right"):
            looks.cursor = move(self.viewer.view(), looks.cursor, key)
        elif looks.looking and key in ("escape", "q"):
            self._look(False)
        elif key in ("escape", "q"):
            self.leave()
        elif key in ("space", "+", "=", "-"):
            self._play_by_itself(key)
        elif not self._moved(key):
            self._other(key)
        if looks.cursor:
            looks.cursor = still_there(self.viewer.view(), looks.cursor)

    def _look(self, on: bool) -> None:
        """Walk over the table with the cursor, or leave that."""
        self.looks.looking = on
        if on and not self.looks.cursor:
            view = self.viewer.view()
            self.looks.cursor = next_of(view, "", set(reading_order(view)))

    def _moved(self, key: str) -> bool:
        """Go somewhere; False for a key that goes nowhere."""
        viewer = self.viewer
        if key in ("right", "left"):
            there = viewer.forward(1 if key == "right" else -1)
        elif key in ("pagedown", "pageup"):
            there = viewer.forward(FAR if key == "pagedown" else -FAR)
        elif key in (".", ","):
            there = viewer.event(back=key == ",")
        elif key in ("down", "up"):
            there = viewer.turn(back=key == "up")
        elif key in ("home", "end"):
            viewer.go(0 if key == "home" else viewer.replay.last)
            there = True
        elif key.lower() in JUMPS and len(key) == 1:
            there = viewer.jump(JUMPS[key.lower()], back=key.isupper())
        else:
            return False
        self.stop()
        if not there:
            self.looks.reply = words.NOTHING_THERE
        return True

    def _other(self, key: str) -> None:
        viewer = self.viewer
        if key in ("a", "b", "o"):
            # With open hands, the same key turns the table.
            seat = {"a": 0, "b": 1}.get(key, 1 - viewer.seat if viewer.opened else viewer.seat)
            viewer.see(seat, key == "o")
        elif key in (":", "n", "p", "v", "l", "g", "i", "w", "h", "z", "?", "f1", "enter"):
            self.stop()
            self._open(key)
        elif key in ("[", "]") and viewer.replay.of > 1:
            self.other_duel(viewer.replay.number + (1 if key == "]" else -1))

    def _open(self, key: str) -> None:
        if key == ":":
            self.open(dialogs.go_to(self))
        elif key == "n":
            self.open(dialogs.note(self))
        elif key == "p":
            self.open(dialogs.branch_here(self))
        elif key == "v":
            self.open(dialogs.other_ways(self))
        elif key == "l":
            self.open(dialogs.log(self))
        elif key == "g":
            self.open(dialogs.piles(self))
        elif key == "w":
            self.open(dialogs.why_not(self))
        elif key == "h":
            self.open(dialogs.explanation(self))
        elif key == "z":
            self.open(dialogs.as_puzzle(self))
        elif key in ("i", "enter"):
            shown = dialogs.card_text(self)
            if shown is not None:
                self.open(shown)
        else:
            self.open(dialogs.keys(self))

    # -- playing by itself

    def _play_by_itself(self, key: str) -> None:
        if key == "space":
            if self.looks.playing:
                self.stop()
                return
            if self.viewer.at_end():
                self.viewer.go(0)
            self._start()
            return
        self.viewer.faster(-1 if key == "-" else 1)
        self.looks.reply = words.speed(SPEEDS[self.viewer.speed])
        if self.looks.playing:
            self._start()

    def _start(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self.looks.playing = True
        self._timer = self.set_interval(1 / SPEEDS[self.viewer.speed], self.tick)

    def stop(self) -> None:
        """Stand still."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self.looks.playing = False

    def tick(self) -> None:
        """The next moment; at the end, or under a dialog, it stands still."""
        if self.over or not self.viewer.forward() or self.viewer.at_end():
            self.stop()
        self.redraw()

    # -- mouse

    def click(self, x: int, y: int) -> None:
        """A click on the bar goes there, one on the table looks at a card."""
        layout = replay_plan(plan(*self.size))
        covered = layout.covers and self.looks.looking
        at = None if covered else moment_under(self.viewer, layout, x, y)
        self.looks.reply = ""
        if at is not None:
            self.stop()
            self.viewer.go(at)
            return
        place = place_at(self.scene(), layout.plan, x, y)
        if place:
            self.looks.cursor = place
            self.looks.looking = True

    def on_screen_suspend(self) -> None:
        """Another screen lies over this one."""
        self.stop()

    # -- other duels

    def other_duel(self, number: int) -> None:
        """Another duel of the match."""
        replay = self.viewer.replay
        if 1 <= number <= replay.of:
            self.follow(Way("", replay.path, number=number))

    def follow(self, way: Way) -> None:
        """Look at another way of the duel in this screen."""
        self._show(lambda: follow(self.viewer, way))

    def _show(self, made: Callable[[], Viewer]) -> None:
        """Look at something else; what cannot be read is said."""
        try:
            self.viewer = made()
        except CannotLook as error:
            self.looks.reply = clean(str(error))
        else:
            self.looks.reply = clean(" ".join(self.viewer.replay.notices))
        self._say_all()

    def leave(self) -> None:
        """Back to where the replay was opened."""
        self.stop()
        self.program.back()


def open_replay(
    program: DuelApp, path: str | Path, at: str = "", number: int | None = None, why: str = "",
    file: LineFile | None = None,
) -> str:  # fmt: skip
    """Show the replay of a file. `at` names a moment, `number` a duel of a match, `why` the reason for looking.

    `file` is that file where this program has it open. Returns what is wrong, or nothing.
    """
    try:
        viewer = viewer_of(path, at, number)
    except CannotLook as error:
        return str(error)
    viewer.file = file
    return show_replay(program, viewer, why, choose=viewer.replay.of > 1 and not at and number is None)


def show_replay(program: DuelApp, viewer: Viewer, why: str = "", choose: bool = False) -> str:
    """Show a replay; with `choose`, ask first which duel of the match. Nothing can be wrong any more."""
    screen = ReplayScreen(viewer, why)
    if choose:
        screen.over.append(dialogs.duels(screen))
        screen.over[-1].page = screen
    program.go(screen)
    return ""
