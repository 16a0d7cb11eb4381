"""Taking something back in line mode: `undo`, `undo 2`, `A: undo`, and the question to the other player."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from duel_tui.table import taking_back
from duel_tui.table.scene import SEATS
from duel_tui.table.taking_back import CannotTakeBack, Request
from duel_tui.text.en import plain as plain_words
from duel_tui.text.en import taking_back as words

if TYPE_CHECKING:
    from duel_tui.plain.talk import Talk

LINE = re.compile(rf"(?:([ab]): ?)?(?:{'|'.join(words.SAME)})(?: (.+))?")


def does(talk: Talk, word: str) -> bool:
    """Do what a line says about taking back; False if it is about something else.

    `A: undo` speaks of player A, whoever is at the keyboard. Raises SaveError, and Stopped at the end of the input.
    """
    match = LINE.fullmatch(word)
    if match is None:
        return False
    letter, number = match[1], match[2] or "1"
    if not number.isdecimal() or not 0 < int(number) < 1000:
        talk.console.say(words.no_number(number))
        return True
    session = talk.session
    seat = session.seat if letter is None else "ab".index(letter)
    try:
        asked = taking_back.request(session, seat, int(number))
    except CannotTakeBack as error:
        talk.console.say(str(error))
        return True
    if _may(talk, asked):
        taking_back.grant(session, asked)
        talk.went_back()
    return True


def _may(talk: Talk, asked: Request) -> bool:
    """Whether it may be: the other player says so, or the player himself where something would be known after it."""
    session, console = talk.session, talk.console
    if asked.how == "agreed":
        if session.sitting != asked.other:
            hand_over(talk, asked)
        console.say(*taking_back.question(session, asked))
        if _yes(talk):
            return True
        console.say(words.refused(talk.names[asked.other]))
        return False
    said = taking_back.warnings(session, asked)
    if not said:
        return True
    console.say(*said, words.SURE)
    return _yes(talk)


def hand_over(talk: Talk, asked: Request) -> None:
    """The keyboard goes to the player who has to agree."""
    session, console, names = talk.session, talk.console, talk.names
    other = asked.other
    console.clear()
    console.say(words.curtain(names[asked.seat]))
    if console.interactive:
        console.wait(plain_words.hand_over(names[other], SEATS[other], names[asked.seat]))
    else:
        console.say("", plain_words.hand_over_piped(names[other], SEATS[other]))
    session.sitting = other


def _yes(talk: Talk) -> bool:
    """Ask for yes or no; the player may look around before. Raises Left and Stopped."""
    from duel_tui.plain.words import Left

    console = talk.console
    while True:
        console.say(words.YES_OR_NO)
        line = console.ask(lines=(words.YES, words.NO))
        word = " ".join(line.casefold().split())
        if word in (words.YES, words.NO, words.YES[0], words.NO[0]):
            return word[0] == words.YES[0]
        if word == plain_words.QUIT:
            raise Left
        if LINE.fullmatch(word) is None:
            talk.words.does(line, None)
