"""The dialogs that the duel screen opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from duel_tui.table.choices import candidate
from duel_tui.table.creatures import shows
from duel_tui.table.describe import card_facts
from duel_tui.table.lines import Line, clean, pad, wrap
from duel_tui.table.piles import piles as piles_of
from duel_tui.table.remembering import remember
from duel_tui.table.teaching_panel import whole_lines
from duel_tui.table.titles import place_title
from duel_tui.table.why import TURN, why
from duel_tui.table.wishes import TARGETS, Wish
from duel_tui.text.en import asking as asking_words
from duel_tui.text.en import puzzles as puzzle_words
from duel_tui.text.en import table as table_words
from duel_tui.text.en import taking_back as undo_words
from duel_tui.text.en import teaching as teaching_words
from duel_tui.text.en import tui as words
from duel_tui.text.en.duel_masters import keys as dm_keys
from duel_tui.text.en.prompts import capital
from duel_tui.text.en.prompts import picked as said
from duel_tui.tui.dialogs.asking import AskingDialog, AskingOfShields
from duel_tui.tui.dialogs.cards import PickList, Piles
from duel_tui.tui.dialogs.choice import Choice
from duel_tui.tui.dialogs.command import CommandLine
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.dialogs.why import WhyDialog

if TYPE_CHECKING:
    from duel_tui.tui.screens.duel import DuelScreen


def pick_list(screen: DuelScreen) -> PickList:
    """The cards of the open choice as a list."""
    desk = screen.desk
    choices = desk.choices
    assert choices is not None
    places = list(choices.candidates)
    view = screen.session.view()
    cards = [
        candidate(screen.session.duel, place, choices.candidates[place], screen.session.seat)
        for place in places
    ]
    decision = choices.decision

    def picked() -> list[int]:
        return [places.index(place) for place in choices.picked_places()]

    def done() -> bool:
        answer = choices.answer()
        if answer is None:
            return False
        screen.give(answer)
        return True

    def status() -> str:
        high = len(places) if choices.ordering else decision.high
        low = high if choices.ordering else decision.low
        return said(len(choices.picked), low, high)

    return PickList(
        capital(desk.prompt()) or words.CHOOSE_CARDS, cards, picked, lambda at: screen.pick(places[at]), done, status,
        choices.single(), [place_title(view, place, screen.names()) for place in places],
    )  # fmt: skip


def piles(screen: DuelScreen, seat: int | None = None, zone: str = "graveyard") -> Piles:
    """The piles that may be looked through, those of a seat first shown at a zone; usually one's own Graveyard."""
    session = screen.session
    found = piles_of(session.view(), screen.names())
    wanted = (session.seat if seat is None else seat, zone)
    start = next((at for at, pile in enumerate(found) if (pile.owner, pile.zone) == wanted), 0)
    return Piles([(pile.title, pile.cards) for pile in found], partial(why_not, screen), start)


def card_text(screen: DuelScreen) -> Scroll | None:
    """The whole text of the card under the cursor."""
    card = screen.desk.scene().shown_card()
    if card is None:
        return None
    return Scroll(table_words.CARD, lambda cells: card_facts(card, screen.glyphs, cells))


def why_not(screen: DuelScreen, place: str = "") -> WhyDialog:
    """What can and cannot be done with a card or zone, or what is under the cursor, and with the turn."""
    session, names = screen.session, screen.names()
    places = [each for each in (place or screen.desk.cursor, TURN) if each]
    return WhyDialog(tuple(why(session.duel, session.seat, place, names) for place in places))


def explained(screen: DuelScreen) -> Scroll:
    """What is going on: the open question explained, with the rules themselves."""
    said = screen.teacher.said(screen.session.duel)
    return Scroll(teaching_words.TITLE, lambda cells: whole_lines(said, cells))


def teach(screen: DuelScreen) -> None:
    """Explain every question from here on, or none."""
    screen.teacher.turn(screen.session, not screen.teacher.on)
    screen.desk.notice = teaching_words.ON if screen.teacher.on else teaching_words.OFF


def log(screen: DuelScreen) -> Scroll:
    """Everything that has happened, the newest in sight."""
    sentences = list(screen.session.story().sentences)

    def made(cells: int) -> list[Line]:
        lines: list[Line] = []
        for sentence in sentences or [words.NOTHING_YET]:
            for at, part in enumerate(wrap(clean(sentence), cells - 2)):
                lines.append(((f"{screen.glyphs.bullet} " if at == 0 else "  ", "faint"), (part, "")))
        return lines

    return Scroll(words.LOG_TITLE, made, at_end=True)


def keys(screen: DuelScreen) -> Scroll:
    """The keys of the duel screen and the marks on it."""
    glyphs = screen.glyphs
    of_creatures = shows(screen.session.view())
    other = dm_keys.KEYS if of_creatures else {}
    marks = words.MARKS_HELP + (dm_keys.MARKS if of_creatures else ())

    def made(cells: int) -> list[Line]:
        help_keys = [other.get(key, (key, text)) for key, text in words.DUEL_HELP]
        lines: list[Line] = [((pad(line[0], 16), "key"), (line[1], "")) for line in help_keys if line]
        lines.append(())
        for mark, role, text in marks:
            lines.append(((pad(getattr(glyphs, mark, mark), 16), role), (text, "")))
        return lines

    return Scroll(words.HELP_TITLE, made)


def command_line(screen: DuelScreen) -> CommandLine:
    """Typing a command."""
    return CommandLine(screen.typed_command, screen.session.duel.commands())


def leave(screen: DuelScreen) -> Choice:
    """Leaving for the home screen."""
    return Choice(
        words.LEAVE_TITLE,
        [words.LEAVE_TEXT if screen.session.saved is not None else words.LEAVE_UNSAVED],
        [("q", words.LEAVE_YES, screen.leave), ("s", words.LEAVE_NO, lambda: None)],
    )


def duel_menu(screen: DuelScreen) -> Choice:
    """What concerns the whole duel."""
    options = [("r", words.SHOW_OPTIONS, lambda: screen.open(rules(screen)))]
    if not screen.session.over:
        teaching = teaching_words.MENU_OFF if screen.teacher.on else teaching_words.MENU
        options += [
            ("a", asking_words.TITLE, lambda: screen.open(asking(screen))),
            ("h", teaching, lambda: teach(screen)),
            ("u", asking_words.UNTIL_TITLE, lambda: screen.press("u")),
            ("t", undo_words.MENU, lambda: screen.press("t")),
            ("z", puzzle_words.SAVE, lambda: screen.open(as_puzzle(screen))),
            ("c", words.CONCEDE, lambda: screen.open(concede(screen))),
            ("d", words.OFFER_DRAW, lambda: screen.open(draw(screen))),
        ]
    options.append(("q", words.LEAVE_YES, lambda: screen.press("q")))
    return Choice(words.DUEL_MENU, [undo_words.TOLD[screen.session.undo]], options)


def as_puzzle(screen: DuelScreen) -> Dialog:
    """Keeping the position as a puzzle."""
    from duel_tui.tui.screens.save_puzzle import save_puzzle

    return save_puzzle(screen, screen.session.duel, screen.session.names)


def asking(screen: DuelScreen) -> AskingDialog:
    """When the player at the keyboard is asked; kept for his next duels too."""
    session = screen.session
    seat = session.seat

    def changed(wish: Wish) -> None:
        session.ask(seat, wish)
        if session.saved is not None:
            remember(session.names[seat], wish)

    kind = AskingOfShields if shows(session.view()) else AskingDialog
    return kind(session.wishes[seat], session.strict, changed)


def until(screen: DuelScreen) -> Choice:
    """Passing until something happens."""
    return Choice(
        asking_words.UNTIL_TITLE,
        [asking_words.UNTIL_NOTE],
        [
            (asking_words.UNTIL_KEYS[target], asking_words.UNTIL[target], partial(screen.pass_until, target))
            for target in TARGETS
        ],
    )


def concede(screen: DuelScreen) -> Choice:
    """Giving up, asked once more."""
    names = screen.names()
    me = screen.session.seat
    return Choice(
        words.CONCEDE_TITLE,
        [words.concede_text(names[me], names[1 - me])],
        [("n", words.CONCEDE_NO, lambda: None), ("c", words.CONCEDE_YES, screen.concede)],
    )


def draw(screen: DuelScreen) -> Choice:
    """A draw by agreement, asked once more: both players have to say so."""
    names = screen.names()
    return Choice(
        words.DRAW_TITLE,
        [words.draw_text(*names)],
        [("n", words.CONCEDE_NO, lambda: None), ("d", words.DRAW_YES, screen.agree)],
    )


def rules(screen: DuelScreen) -> Scroll:
    """The options of this duel."""
    from duel_tui.table.setup import option_lines

    return Scroll(words.OPTIONS_TITLE, lambda cells: option_lines(screen.session.duel, cells))


def not_saved(why: str) -> Choice:
    """An answer that was not given, because it could not be written down."""
    return Choice(words.NOT_SAVED, [clean(why)], [("o", words.BACK, lambda: None)])


def sentences(title: str, texts: Sequence[str]) -> Scroll:
    """What has to be said and is too long for the line at the foot, or must not be missed."""
    return Scroll(title, lambda cells: [((part, ""),) for text in texts for part in wrap(clean(text), cells)])
