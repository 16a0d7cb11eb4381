"""The dialogs of a replay: where to go, notes, branches and other ways, log, piles, a card, the keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from duel_tui.engine.view import CardView
from duel_tui.replay.branches import branch
from duel_tui.replay.errors import NoNote, NoPlace, ReplayError
from duel_tui.script.errors import SaveError
from duel_tui.table import creatures
from duel_tui.table.describe import card_facts
from duel_tui.table.lines import Line, clean, pad, wrap
from duel_tui.table.replay_opening import ways
from duel_tui.table.replay_questions import duel_of, explained, why_pages
from duel_tui.table.teaching_panel import whole_lines
from duel_tui.table.titles import zone_title
from duel_tui.table.why import Said
from duel_tui.text.en import puzzles as puzzle_words
from duel_tui.text.en import replay as words
from duel_tui.text.en import table as table_words
from duel_tui.text.en import teaching as teaching_words
from duel_tui.text.en import tui as screen_words
from duel_tui.text.en import why as why_words
from duel_tui.tui.dialogs.cards import Piles
from duel_tui.tui.dialogs.choice import Choice, Option
from duel_tui.tui.dialogs.dialog import Dialog
from duel_tui.tui.dialogs.scroll import Scroll
from duel_tui.tui.dialogs.text_line import TextLine
from duel_tui.tui.dialogs.why import WhyDialog

if TYPE_CHECKING:
    from duel_tui.tui.screens.replay import ReplayScreen

MOST = 9
"""Ways that are listed, each with a key of its own."""


class NoteLine(TextLine):
    """Typing a note; an empty line takes it away."""

    def _play(self) -> None:
        self.wrong = clean(self.played(self.text.strip()))
        if not self.wrong:
            self.shut()


def go_to(screen: ReplayScreen) -> TextLine:
    """Where to go."""

    def taken(text: str) -> str:
        try:
            screen.viewer.find(text)
        except NoPlace as error:
            return str(error)
        return ""

    return TextLine(words.GO_TITLE, words.GO_NOTE, "", taken)


def note(screen: ReplayScreen) -> NoteLine:
    """The note at this moment."""
    viewer = screen.viewer

    def taken(text: str) -> str:
        if text == viewer.replay.note_at(viewer.at):
            return ""
        try:
            viewer.write_note(text)
        except (NoNote, SaveError) as error:
            return str(error)
        screen.looks.reply = words.NOTE_KEPT if text else words.NOTE_GONE
        return ""

    text = viewer.replay.note_at(viewer.at)
    return NoteLine(words.NOTE_TITLE, words.note_line(viewer.moment.line), text, taken)


def branch_here(screen: ReplayScreen) -> Choice:
    """Play on from this moment."""
    viewer = screen.viewer
    text = [words.branch_at(viewer.at, viewer.moment.turn), words.BRANCH_NOTE]
    return Choice(
        words.BRANCH_TITLE,
        text,
        [
            ("p", words.BRANCH_YES, lambda: play_on(screen)),
            ("s", words.BRANCH_NO, lambda: None),
        ],
    )


def play_on(screen: ReplayScreen) -> None:
    """Write the branch and play it."""
    from duel_tui.tui.screens.open import open_saved

    try:
        path = branch(screen.viewer.replay, screen.viewer.at)
    except (ReplayError, SaveError) as error:
        wrong = str(error)
    else:
        wrong = open_saved(screen.program, path)
    if wrong:
        screen.open(Choice(words.BRANCH_TITLE, [clean(wrong)], [("b", screen_words.BACK, lambda: None)]))


def other_ways(screen: ReplayScreen) -> Choice:
    """The other ways that this duel went."""
    found = ways(screen.viewer)
    options: list[Option] = [
        (str(number), way.text, partial(screen.follow, way)) for number, way in enumerate(found[:MOST], 1)
    ]
    more = [words.more_ways(len(found) - MOST)] if len(found) > MOST else []
    if not options:
        return Choice(words.WAYS_TITLE, [words.NO_WAYS], [("b", screen_words.BACK, lambda: None)])
    return Choice(words.WAYS_TITLE, more, options)


def duels(screen: ReplayScreen) -> Choice:
    """Which duel of a match."""
    replay = screen.viewer.replay
    options: list[Option] = [
        (str(number) if number <= MOST else "", words.duel_of(number, replay.of), partial(screen.other_duel, number))
        for number in range(1, replay.of + 1)
    ]  # fmt: skip
    return Choice(words.DUELS_TITLE, [], options)


def log(screen: ReplayScreen) -> Scroll:
    """Everything until this moment."""
    sentences = screen.viewer.log()

    def made(cells: int) -> list[Line]:
        lines: list[Line] = []
        for sentence in sentences or [screen_words.NOTHING_YET]:
            for at, part in enumerate(wrap(clean(sentence), cells - 2)):
                lines.append(((f"{screen.glyphs.bullet} " if at == 0 else "  ", "faint"), (part, "")))
        return lines

    return Scroll(screen_words.LOG_TITLE, made, at_end=True)


YUGIOH_PILES = ("hand", "graveyard", "extra", "banished")
DUEL_MASTERS_PILES = ("hand", "graveyard", "mana", "shields", "deck")


def piles(screen: ReplayScreen) -> Piles:
    """The piles of both players whose cards may be known."""
    viewer = screen.viewer
    view = viewer.view()
    zones = DUEL_MASTERS_PILES if creatures.shows(view) else YUGIOH_PILES
    shown: list[tuple[str, tuple[CardView, ...]]] = []
    for owner in (viewer.seat, 1 - viewer.seat):
        for zone in zones:
            cards = view.zones.get((owner, zone), ())
            if any(card.name for card in cards) or zone == "graveyard":
                shown.append((zone_title(view, viewer.names[owner], zone), cards))
    start = next((at for at, (_, cards) in enumerate(shown) if cards), 0)
    return Piles(shown, partial(why_not, screen), start)


def card_text(screen: ReplayScreen) -> Scroll | None:
    """The whole text of the card under the cursor."""
    card = screen.scene().shown_card()
    if card is None:
        return None
    return Scroll(table_words.CARD, lambda cells: card_facts(card, screen.glyphs, cells))


def why_not(screen: ReplayScreen, place: str = "") -> Scroll | WhyDialog:
    """What could be done with a card or zone, or what is under the cursor, and with the turn, and why not the rest."""
    pages = why_pages(screen.viewer, place or screen.looks.cursor)
    if not pages:
        return Scroll(why_words.TITLE, lambda cells: [((why_words.ONLY_RECORDED, ""),)])
    return WhyDialog(pages)


def explanation(screen: ReplayScreen) -> Scroll:
    """What was going on at this moment."""
    said = explained(screen.viewer) or [Said(teaching_words.NOT_YOURS)]
    return Scroll(teaching_words.TITLE, lambda cells: whole_lines(said, cells))


def as_puzzle(screen: ReplayScreen) -> Dialog:
    """Keeping the position of this moment as a puzzle."""
    from duel_tui.tui.screens.save_puzzle import save_puzzle

    duel = duel_of(screen.viewer)
    if duel is None:
        return Scroll(puzzle_words.SAVE, lambda cells: [((why_words.ONLY_RECORDED, ""),)])
    return save_puzzle(screen, duel, screen.viewer.names)


def keys(screen: ReplayScreen) -> Scroll:
    """The keys, and the marks on the bar."""
    glyphs = screen.glyphs
    marks = (
        (glyphs.picked, "cursor", words.MARK_HERE),
        (glyphs.joins[0], "head", words.MARK_TURN),
        (glyphs.cross, "attack", words.MARK_ATTACK),
        (glyphs.dot, "status", words.MARK_CHAIN),
        (glyphs.bullet, "title", words.MARK_NOTE),
    )

    def made(cells: int) -> list[Line]:
        lines: list[Line] = [((pad(key, 16), "key"), (text, "")) for key, text in words.REPLAY_HELP]
        lines.append(())
        lines.extend(((pad(mark, 16), role), (text, "")) for mark, role, text in marks)
        return lines

    return Scroll(screen_words.HELP_TITLE, made)
