"""The duel screen: keys and clicks become what the desk does, the scene becomes lines."""

from __future__ import annotations

from collections.abc import Callable

from duel_tui.engine import Answer, DuelError
from duel_tui.engine.steps import PASS
from duel_tui.table.choices import GLOBAL_KEYS, MONSTER_VERBS
from duel_tui.table.creatures import shows
from duel_tui.table.desk import Desk, Offer
from duel_tui.table.lines import Line, clean
from duel_tui.table.paint import screen_lines
from duel_tui.table.panels import menu_item_at
from duel_tui.table.plan import Plan, plan, taught
from duel_tui.table.scene import split_place
from duel_tui.table.session import Session
from duel_tui.table.taking_back import half_answered
from duel_tui.table.teaching import Teacher
from duel_tui.table.titles import phase_title, zone_at
from duel_tui.table.where import inside, place_at
from duel_tui.table.wishes import Target, is_window
from duel_tui.text.en import asking as asking_words
from duel_tui.text.en import taking_back as undo_words
from duel_tui.text.en import tui as words
from duel_tui.text.en.refusals import refusal_text
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.page import Page
from duel_tui.tui.screens import duel_dialogs as dialogs
from duel_tui.tui.screens import take_back
from duel_tui.tui.screens.rematch import Rematch, what_next

WAYS = ("up", "down", "left", "right")
COMMAND_KEYS = {key: verb for verb, key in GLOBAL_KEYS.items() if verb in ("pass", "battle", "main2", "end")}


class DuelScreen(Page):
    """A duel between two people at this keyboard."""

    def __init__(self, session: Session, rematch: Rematch | None = None) -> None:
        super().__init__()
        self.session = session
        self.rematch = rematch
        self.desk = Desk(session)
        self.begun = ""
        """How it was settled who begins; said at the first curtain of a new duel."""
        self.consenting = False
        """The player at the keyboard is asked whether the other one may take something back."""
        self.teacher = Teacher()
        self._told = False
        self._half: tuple[object, bool] = (None, False)

    def on_mount(self) -> None:
        """The curtain first: nobody has taken the keyboard yet."""
        self.desk.glyphs = self.glyphs
        self.turn_over()
        super().on_mount()
        self.call_after_refresh(self.program.calm)

    # -- drawing

    def paint(self, width: int, height: int) -> list[Line]:
        """The table as the player at the keyboard sees it."""
        if self.session.curtain and not self.consenting:
            return [()] * height
        scene = self.desk.scene()
        if self.consenting:
            # What the other player is being asked is his own business.
            scene.prompt = undo_words.PROMPT
        else:
            scene.hints = self._hints()
        teaching = self.teaching and not self.consenting
        said = self.teacher.said(self.session.duel) if teaching else ()
        return screen_lines(scene, self._plan(width, height), said)

    @property
    def teaching(self) -> bool:
        """Whether the open question is explained."""
        return self.teacher.on and not self.session.over

    def _plan(self, width: int, height: int) -> Plan:
        return taught(width, height) if self.teaching else plan(width, height)

    def _hints(self) -> str:
        if self.session.over:
            return words.OVER_KEYS
        if self.desk.menu_at >= 0:
            return words.MENU_KEYS
        choices = self.desk.choices
        begun = self.half_answered()
        if choices is None or not choices.picking:
            return words.BACK_OUT_KEYS if begun else words.DUEL_KEYS
        if choices.single():
            return words.PICK_ONE_OUT_KEYS if begun else words.PICK_ONE_KEYS
        return words.PICK_OUT_KEYS if begun and not choices.picked else words.PICK_KEYS

    def half_answered(self) -> bool:
        """Whether Esc backs out of a command that has been begun."""
        decision = self.session.decision
        if self._half[0] is not decision:
            self._half = (decision, half_answered(self.session) is not None)
        return self._half[1]

    # -- playing

    def turn_over(self) -> None:
        """After an answer: the end, the curtain, or the next question of the same player."""
        session = self.session
        if session.over:
            self.desk.settle()
            if not self._told:
                self._told = True
                self.open(what_next(self))
        elif session.curtain:
            decision = session.decision
            assert decision is not None
            phase = phase_title(session.duel.view(0))
            why = words.curtain_why(decision.kind, phase)
            if self.begun:
                why, self.begun = self.begun, ""
            back = take_back.key_of_curtain(self)
            curtain = Curtain(session.names[decision.player], decision.player, why, self.sat_down, back)
            if session.saved is None:
                curtain.keys = words.CURTAIN_KEYS_UNSAVED
            self.open(curtain)
        else:
            self._ready()

    def sat_down(self) -> None:
        """The player who is asked has taken the keyboard."""
        self.session.sit()
        self._ready()
        if self.desk.notice:
            self.say(self.desk.notice, words.NOTE)

    def _ready(self) -> None:
        self.desk.settle()
        passed = self.session.told_passed()
        if passed and not self.desk.notice:
            self.desk.notice = asking_words.went_by(passed)
        choices = self.desk.choices
        if choices is not None and choices.picking and not choices.on_table:
            self.open(dialogs.pick_list(self))
        looked = self.session.story().looked
        if looked:
            self.open(dialogs.sentences(words.LOOKED_TITLE, looked[:]))
            looked.clear()

    def say(self, text: str, title: str) -> None:
        """A sentence about the last key: in the line at the foot, or where it is too long, in a dialog."""
        if len(text) < self.size.width - 2:
            self.desk.notice = text
        else:
            self.desk.notice = ""
            self.open(dialogs.sentences(title, [text]))

    def perform(self, offer: Offer) -> None:
        """Do what a line of the menu says."""
        if offer.act == "pick":
            self.pick(offer.place)
        elif offer.act == "list":
            self.open(dialogs.pick_list(self))
        elif offer.act in ("pay", "aim"):
            self.desk.begin(offer)
        elif offer.answer is not None:
            self.desk.menu_at = -1
            self.give(offer.answer)

    def pick(self, place: str) -> bool:
        """Pick a card; returns whether that answered the question."""
        answer = self.desk.pick(place)
        if answer is None:
            return False
        self.give(answer)
        return True

    def give(self, answer: Answer) -> None:
        """Give an answer and go on; one that cannot be saved was not given."""
        if answer is PASS:
            self._go_on(self.session.pass_on)
        else:
            self._go_on(lambda: self.session.play(answer))

    def pass_until(self, target: Target) -> None:
        """Pass this window and the next ones."""
        self._go_on(lambda: self.session.pass_until(target))

    def typed_command(self, text: str) -> str:
        """Play what was typed; returns what is wrong with it, or nothing.

        Where part of it was played before something came to light that forbids the rest, that is said at the table.
        """
        if " ".join(text.casefold().split()) in undo_words.SAME:
            take_back.begin(self)
            return ""
        before = self.session.decision
        try:
            self.session.play_text(text)
        except DuelError as error:
            if self.session.decision is before:
                return refusal_text(error)
            self.turn_over()
            self.desk.notice = refusal_text(error)
            return ""
        except OSError as error:
            return str(error)
        self.turn_over()
        return ""

    # -- keys

    def press(self, key: str) -> None:
        """A key at the table."""
        if self.session.curtain:
            # Only the curtain's own keys come here.
            if key == "q":
                self.open(dialogs.leave(self))
            elif key == "t":
                take_back.at_curtain(self)
            return
        self.desk.notice = ""
        if key in WAYS:
            self.desk.move(key)
        elif key in ("tab", "shift+tab"):
            self.desk.tab(back=key == "shift+tab")
        elif key == "enter":
            self.enter()
        elif key == "space":
            self.space()
        elif key == "escape":
            if not self.desk.close() and self.half_answered():
                take_back.begin(self)
        elif not self._by_key(key):
            self._open_by_key(key)

    def _by_key(self, key: str) -> bool:
        offer = self.desk.by_key(key)
        if offer is not None:
            self.perform(offer)
            return True
        command = COMMAND_KEYS.get(key)
        if command is None or self.session.over:
            return False
        if command in MONSTER_VERBS and shows(self.session.view()):
            return False
        if key == "p":
            self.desk.notice = words.NO_PASS
            return True
        try:
            self.session.duel.read(command, self.session.seat)
        except DuelError as error:
            self.say(refusal_text(error), words.WHY_NOT)
        return True

    def _open_by_key(self, key: str) -> None:
        if key == "g":
            self.open(dialogs.piles(self))
        elif key == "i":
            shown = dialogs.card_text(self)
            if shown is not None:
                self.open(shown)
        elif key == "x":
            self.open(dialogs.why_not(self))
        elif key == "h" and not self.session.over:
            self.open(dialogs.explained(self))
        elif key == "l":
            self.open(dialogs.log(self))
        elif key in ("?", "f1"):
            self.open(dialogs.keys(self))
        elif key == ":" and not self.session.over:
            self.open(dialogs.command_line(self))
        elif key == "o":
            self.open(dialogs.duel_menu(self))
        elif key == "t":
            take_back.begin(self)
        elif key == "w" and not self.session.over:
            self.open(dialogs.asking(self))
        elif key == "u" and not self.session.over:
            if is_window(self.session.decision):
                self.open(dialogs.until(self))
            else:
                self.desk.notice = asking_words.NO_WINDOW
        elif key == "q":
            if self.session.over:
                self.leave()
            else:
                self.open(dialogs.leave(self))

    def enter(self) -> None:
        """Enter: do the line of the menu, choose the card, open its commands, or look closer."""
        desk = self.desk
        if desk.menu_at >= 0:
            self.perform(desk.offers()[desk.menu_at])
            return
        choices = desk.choices
        if choices is not None and desk.cursor in choices.candidates:
            self.pick(desk.cursor)
        elif desk.open_menu():
            return
        elif self.session.over and not split_place(desk.cursor)[1].startswith(("gy", "extra")):
            self.open(what_next(self))
        else:
            self._look()

    def _look(self) -> None:
        seat, letters, _ = split_place(self.desk.cursor)
        zone = zone_at(self.session.view(), self.desk.cursor)
        if letters == "gy" or (letters == "extra" and seat == self.session.seat):
            self.open(dialogs.piles(self, seat, zone))
        elif self.desk.scene().shown_card() is not None:
            self.say(self.desk.why_not() or words.NO_COMMAND, words.WHY_NOT)

    def space(self) -> None:
        """Space picks while cards are chosen, else it passes."""
        choices = self.desk.choices
        if choices is not None and choices.picking:
            if self.desk.cursor in choices.candidates:
                self.pick(self.desk.cursor)
        else:
            self._by_key("p")

    # -- mouse

    def click(self, x: int, y: int) -> None:
        """A click on a place goes there, a second one opens it; a click on a command does it."""
        if self.session.curtain:
            return
        self.desk.notice = ""
        layout = self._plan(*self.size)
        scene = self.desk.scene()
        if inside(layout.menu, x, y):
            at = menu_item_at(scene, layout, x, y)
            if at >= 0:
                self.perform(self.desk.offers()[at])
            return
        place = place_at(scene, layout, x, y)
        if not place:
            return
        if place == self.desk.cursor:
            self.enter()
        else:
            self.desk.menu_at = -1
            self.desk.go(place)

    # -- leaving

    def concede(self) -> None:
        """The player at the keyboard gives up."""
        self._go_on(self.session.concede)

    def agree(self) -> None:
        """Both agree on a draw."""
        self._go_on(self.session.agree_draw)

    def _go_on(self, how: Callable[[], object]) -> None:
        """Answer, or end the duel; what cannot be saved has not come."""
        try:
            how()
        except OSError as error:
            self.desk.settle()
            self.open(dialogs.not_saved(str(error)))
        else:
            self.turn_over()

    def leave(self) -> None:
        """Back to the home screen; the duel is on disk."""
        self.session.close()
        self.program.back()

    def went_back(self) -> None:
        """Something was taken back: the duel goes on, also after its end."""
        self._told = self.consenting = False
        self.desk.notice = ""

    def interrupt(self) -> None:
        """Ctrl+C asks whether to leave; asked once more, it leaves."""
        top = self.over[-1] if self.over else None
        self.take("q" if top is None or top.opaque or top.title == words.LEAVE_TITLE else "escape")

    def names(self) -> tuple[str, str]:
        """The players' names, safe to show."""
        one, two = self.session.names
        return clean(one), clean(two)
