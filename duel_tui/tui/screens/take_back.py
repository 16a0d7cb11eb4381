"""Taking something back at the duel screen: how far, the question to the other player, what he said."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from duel_tui.table import taking_back
from duel_tui.table.lines import clean, clip
from duel_tui.table.taking_back import CannotTakeBack, Request
from duel_tui.text.en import taking_back as words
from duel_tui.tui.dialogs.choice import Choice, Option
from duel_tui.tui.dialogs.curtain import Curtain
from duel_tui.tui.screens import duel_dialogs as dialogs

if TYPE_CHECKING:
    from duel_tui.tui.screens.duel import DuelScreen

MOST = 8
"""How many of a player's decisions are offered."""
LABEL = 60


class Question(Choice):
    """A question that is answered one way or the other: Esc takes the last answer."""

    def press(self, key: str) -> None:
        """As in any choice; Esc refuses."""
        if key == "escape":
            self._take(len(self.options) - 1)
        else:
            super().press(key)


def begin(screen: DuelScreen) -> None:
    """The player at the keyboard wants to take something back, or says that the other one may."""
    session = screen.session
    if session.over:
        whose(screen)
        return
    seat = session.seat
    try:
        last = taking_back.request(session, seat)
        if last.how == "backed out":
            perform(screen, last)
            return
    except CannotTakeBack as error:
        refusal = str(error)
        last = None
    options = _of_the_other(screen, 1 - seat)
    if last is not None:
        found = taking_back.decisions(session, seat)[:MOST]
        options = [
            (str(at), clip(clean(given.command), LABEL, screen.glyphs.more), partial(ask, screen, seat, at))
            for at, given in enumerate(found, 1)
        ] + options
    if not options:
        screen.say(refusal, words.TITLE)
        return
    note = words.FREELY if session.undo == taking_back.FREE else words.ASKED_FIRST
    screen.open(Choice(words.TITLE, [words.HOW_FAR, note], options))


def _of_the_other(screen: DuelScreen, seat: int) -> list[Option]:
    """The other player asks by word of mouth; who sits at the keyboard agrees by choosing this."""
    try:
        taking_back.request(screen.session, seat)
    except CannotTakeBack:
        return []
    return [("o", words.let(screen.names()[seat]), partial(ask, screen, seat, 1))]


def after_the_end(screen: DuelScreen) -> list[Option]:
    """What is offered with the result of a duel."""
    if screen.session.undo == taking_back.NEVER:
        return []
    return [("t", words.MENU, partial(whose, screen))]


def whose(screen: DuelScreen) -> None:
    """After the end: the last decision of either player."""
    names = screen.names()
    options: list[Option] = []
    for seat in (0, 1):
        try:
            taking_back.request(screen.session, seat)
        except CannotTakeBack as error:
            refusal = str(error)
        else:
            options.append(("ab"[seat], words.of_player(names[seat]), partial(ask, screen, seat, 1)))
    if options:
        screen.open(Choice(words.TITLE, [words.OVER_WHO], options))
    else:
        screen.say(refusal, words.TITLE)


def at_curtain(screen: DuelScreen) -> None:
    """Before the curtain opens, the player who has just left the keyboard wants to take his last decision back."""
    seat = screen.session.sitting
    if seat is not None and key_of_curtain(screen):
        ask(screen, seat, 1)


def key_of_curtain(screen: DuelScreen) -> str:
    """The line of the curtain that says so; empty where nothing can be taken back."""
    session = screen.session
    seat = session.sitting
    if seat is None or seat == session.asked or session.undo == taking_back.NEVER:
        return ""
    if not taking_back.decisions(session, seat):
        return ""
    return words.at_curtain(clip(screen.names()[seat], 40))


def ask(screen: DuelScreen, seat: int, steps: int) -> None:
    """Go back by so many decisions of a player, or ask whether he may."""
    session = screen.session
    try:
        asked = taking_back.request(session, seat, steps)
    except CannotTakeBack as error:
        screen.say(str(error), words.TITLE)
        return
    if asked.how != "agreed":
        confirm(screen, asked)
    elif session.sitting == asked.other and not session.curtain:
        consent(screen, asked)
    else:
        screen.over.clear()
        why = words.curtain(clip(screen.names()[seat], 40))
        name = session.names[asked.other]
        screen.open(Curtain(name, asked.other, why, partial(sat_down, screen, asked)))


def sat_down(screen: DuelScreen, asked: Request) -> None:
    """The other player has taken the keyboard, and is asked."""
    screen.session.sitting = asked.other
    consent(screen, asked)


def consent(screen: DuelScreen, asked: Request) -> None:
    """May he take it back?"""
    screen.consenting = True
    screen.desk.settle()
    options: list[Option] = [
        ("y", words.AGREE, partial(perform, screen, asked)),
        ("n", words.REFUSE, partial(refuse, screen, asked)),
    ]
    screen.open(Question(words.TITLE, taking_back.question(screen.session, asked), options))


def confirm(screen: DuelScreen, asked: Request) -> None:
    """Nobody is asked; what cannot be unlearnt is said before it is done."""
    said = taking_back.warnings(screen.session, asked)
    if not said:
        perform(screen, asked)
        return
    options: list[Option] = [
        ("y", words.TAKE_IT, partial(perform, screen, asked)),
        ("n", words.LEAVE_IT, lambda: None),
    ]
    screen.open(Choice(words.TITLE, said, options))


def perform(screen: DuelScreen, asked: Request) -> None:
    """Take it back; what cannot be written is not taken back."""
    session = screen.session
    screen.consenting = False
    hidden = session.curtain and asked.how == "free"
    try:
        taking_back.grant(session, asked)
    except OSError as error:
        screen.open(dialogs.not_saved(clean(str(error))))
        screen.turn_over()
        return
    if hidden:
        # The curtain was closed: who sits behind it has to say so, whoever that is.
        screen.over.clear()
        session.sitting = None
    screen.went_back()
    screen.turn_over()


def refuse(screen: DuelScreen, asked: Request) -> None:
    """Nothing is taken back, and the player who asked is told."""
    screen.consenting = False
    screen.desk.notice = words.refused(screen.names()[asked.other])
    screen.turn_over()
