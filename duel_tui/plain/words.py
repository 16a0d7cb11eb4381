"""The words that are no commands of the game: looking around, help, conceding, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duel_tui.engine.view import CardView
from duel_tui.games import of_game
from duel_tui.plain import taking_back, telling
from duel_tui.plain.console import Console
from duel_tui.plain.menu import Menu
from duel_tui.plain.telling_creatures import shows
from duel_tui.plain.wishes import wished
from duel_tui.table.choices import GLOBAL_KEYS, MONSTER_VERBS
from duel_tui.table.scene import card_at
from duel_tui.table.session import Session
from duel_tui.table.setup import option_sentences
from duel_tui.table.why import NoSuch, asked_about, sentences
from duel_tui.text.en import plain as words
from duel_tui.text.en import taking_back as undo_words
from duel_tui.text.en import teaching as teaching_words
from duel_tui.text.en import why as why_words
from duel_tui.text.en.duel_masters import plain as dm_words

if TYPE_CHECKING:
    from duel_tui.plain.talk import Talk

LATELY = 20
"""How many sentences `log` tells without `all`."""


class Left(Exception):
    """The players leave the duel."""


class Words:
    """Does what a word asks for. Only `pass until`, `concede`, `accept draw` and `quit` change the duel."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk

    @property
    def session(self) -> Session:
        return self.talk.session

    @property
    def console(self) -> Console:
        return self.talk.console

    def does(self, line: str, asked: Menu | None) -> bool:
        """Do what the line says, if it is such a word. Raises Left, and SaveError."""
        word = " ".join(line.casefold().split())
        word = words.SAME.get(word, word)
        if taking_back.does(self.talk, word):
            return True
        if word.split(" ", 1)[0] == words.CARD:
            self.card(line.strip()[len(words.CARD) :].strip(), asked)
            return True
        if word.split(" ", 1)[0] == why_words.LINE_WORD:
            self.console.say(*self.why(line.strip()[len(why_words.LINE_WORD) :].strip(), asked))
            return True
        told = self._told(word, asked)
        if told is None and asked is not None:
            told = wished(self.session, word)
        if told is not None:
            self.console.say(*told)
            return True
        return asked is not None and self._decides(word, asked)

    def _told(self, word: str, asked: Menu | None) -> list[str] | None:
        view, names = self.session.view(), self.talk.names
        if word == words.LOOK:
            return telling.table(view, names)
        if word == words.FIELD:
            return [
                line for player in (view.seat, 1 - view.seat) for line in telling.field(view, names, player)
            ]
        if word == words.HAND:
            return [telling.hand(view)]
        if word == words.CHAIN:
            return telling.chain(view, names)
        if word in (words.LOG, f"{words.LOG} all"):
            sentences = self.session.story().sentences
            return (sentences if word != words.LOG else sentences[-LATELY:]) or [words.NOTHING_YET]
        if word == words.RULES:
            return [*option_sentences(self.session.duel), undo_words.TOLD[self.session.undo]]
        if word == teaching_words.EXPLAIN:
            return self.talk.explained() or [words.NOTHING_YET]
        if word == teaching_words.TEACH:
            self.talk.teacher.turn(self.session, not self.talk.teacher.on)
            return [teaching_words.LINE_ON if self.talk.teacher.on else teaching_words.LINE_OFF]
        if word == words.HELP:
            return help_lines(asked, shows(view))
        return None

    def _decides(self, word: str, asked: Menu) -> bool:
        talk, seat = self.talk, asked.decision.player
        if word == words.QUIT:
            raise Left
        if word == words.CONCEDE:
            self.session.concede()
        elif word == words.OFFER_DRAW:
            if talk.offer == 1 - seat or self.session.duel.repeated:
                self.session.agree_draw()
            else:
                if self.session.saved is not None:
                    self.session.saved.append(self.session.duel, seat, words.OFFER_DRAW)
                talk.offer = seat
                self.console.say(words.offer_made(talk.names[1 - seat]))
        elif word == words.ACCEPT_DRAW:
            if talk.offer == 1 - seat:
                self.session.agree_draw()
            else:
                self.console.say(words.OWN_OFFER if talk.offer == seat else words.NO_OFFER)
        else:
            return False
        return True

    def why(self, text: str, asked: Menu | None) -> list[str]:
        """What can and cannot be done with a card, a zone or the turn, and why; also with the card of a command."""
        shown = asked.card(text) if text.isdigit() and asked is not None else None
        meant = text if shown is None else f"@{shown.place}"
        try:
            return sentences(asked_about(self.session.duel, self.session.seat, meant, self.talk.names))
        except NoSuch as error:
            return [str(error)]

    def card(self, text: str, asked: Menu | None) -> None:
        """Tell a card: by its place, by the number of a command, or any card of the game by its name."""
        view = self.session.view()
        place = telling.place_of(text.rpartition("@")[2] if "@" in text else text, view.seat)
        shown: CardView | None = None
        if place is not None:
            shown = card_at(view, place)
            if shown is None:
                self.console.say(words.no_card_there(place))
                return
        elif text.isdigit() and asked is not None:
            shown = asked.card(text)
        if shown is not None:
            if shown.definition is None:
                self.console.say(words.MAY_NOT_LOOK)
            else:
                self.console.say(*telling.facts(shown.definition, shown))
            return
        cards = of_game(self.session.duel.game).cards
        definition = cards.find(text) if text else None
        if definition is None:
            self.console.say(words.no_card(text, cards.similar(text) if text else ()))
        else:
            self.console.say(*telling.facts(definition))


def help_lines(asked: Menu | None, of_creatures: bool = False) -> list[str]:
    """The words and the notation, in a duel `of_creatures` those of Duel Masters."""
    lines = [words.HELP_COMMANDS, *(dm_words.NOTATION if of_creatures else words.NOTATION)]
    absent = dm_words.ABSENT if of_creatures else frozenset()
    verbs = {verb: key for verb, key in GLOBAL_KEYS.items() if not of_creatures or verb not in MONSTER_VERBS}
    keys = ", ".join(f"{letter} {verb}" for verb, letter in verbs.items())
    lines += [words.SHORT_KEYS.format(keys), "", words.HELP_WORDS]
    lines += [f"{word}: {meaning}." for word, meaning in words.WORDS.items() if word not in absent]
    return lines if asked is None or not asked.how else [asked.how, *lines]
