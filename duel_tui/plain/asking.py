"""What line mode asks before a duel: rules, list, single duel or match, decks, names, who begins."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from duel_tui import games
from duel_tui.decklist import DeckError
from duel_tui.decklist.commands import BadOption, options_for
from duel_tui.games import PROFILES
from duel_tui.plain import options as option_talk
from duel_tui.plain.choosing import choose
from duel_tui.plain.console import Console
from duel_tui.plain.talk import shown_names
from duel_tui.plain.words import Left
from duel_tui.table.decks import LISTS, DeckShelf, read_entry
from duel_tui.table.opening import Opening
from duel_tui.table.scene import SEATS
from duel_tui.table.setup import Setup, own_decks
from duel_tui.table.taking_back import RULES
from duel_tui.text.en import asking as asking_words
from duel_tui.text.en import matches as match_words
from duel_tui.text.en import plain as words
from duel_tui.text.en import taking_back as undo_words
from duel_tui.text.en.options import PROFILE_NAMES, list_name
from duel_tui.text.en.tui import NAMES
from duel_tui.yugioh.match import WINNER

PROBLEMS = 4
"""Problems of a Deck that are told."""
LENGTHS = (1, 3, 5, 7)


class Asking:
    """Asks for what the command line did not say."""

    def __init__(self, wanted: Opening, console: Console) -> None:
        self.wanted = wanted
        self.console = console
        self.shelf: DeckShelf | None = None

    def setup(self) -> Setup:
        """Everything for a duel or a match. Raises Left, Stopped."""
        wanted = self.wanted
        setup = wanted.partly()
        if wanted.decks == (None, None):
            setup = self.format(setup)
        decks = [wanted.decks[seat] or self.deck(seat, setup) for seat in (0, 1)]
        names = wanted.names or (self._name(0, setup), self._name(1, setup))
        setup = replace(setup, decks=(decks[0], decks[1]), names=names)
        return replace(setup, first=self._first(setup))

    def format(self, setup: Setup) -> Setup:
        """Rules, list and length, each changed by its number."""
        console = self.console
        while True:
            name = getattr(setup.options(), "list", "none")
            shown = (
                match_words.rules(PROFILE_NAMES[setup.profile]),
                match_words.forbidden(match_words.NO_LIST if name == "none" else list_name(name)),
                match_words.duels(setup.of),
                asking_words.windows(setup.strict, setup.teach),
                undo_words.rule(setup.undo),
            )
            console.say(match_words.SETUP_HEAD)
            for number, text in enumerate(shown, 1):
                console.say(text, lead=f" {number} ")
            console.say(*option_talk.differing(setup), lead="   ")
            line = console.ask(lines=option_talk.LINES)
            if not line:
                return setup
            talked = option_talk.does(console, setup, line)
            if talked is not None:
                setup = talked
                continue
            if line == "1":
                at = choose(console, [PROFILE_NAMES[profile] for profile in PROFILES])
                setup = replace(setup, profile=list(PROFILES)[at], card_list=None, changed=())
            elif line == "2" and setup.kit.key == games.YUGIOH:
                setup = replace(setup, card_list=self._list(setup))
            elif line == "3":
                setup = replace(
                    setup, of=LENGTHS[choose(console, [match_words.length(of) for of in LENGTHS])]
                )
            elif line == "4":
                setup = setup.other_windows()
            elif line == "5":
                at = choose(console, [undo_words.RULES[rule] for rule in RULES])
                setup = replace(setup, undo=RULES[at])
            elif line.casefold() == words.QUIT:
                raise Left
            else:
                console.say(words.one_of(len(shown)))

    def _list(self, setup: Setup) -> str:
        """A list by its number, its name, or the path of a file."""
        console = self.console
        console.say(match_words.LISTS)
        for number, name in enumerate(LISTS, 1):
            console.say(match_words.NO_LIST if name == "none" else list_name(name), lead=f"{number:>3} ")
        while True:
            line = console.ask(lines=LISTS)
            if line.isdigit():
                if 1 <= int(line) <= len(LISTS):
                    return LISTS[int(line) - 1]
                console.say(words.one_of(len(LISTS)))
                continue
            if line.casefold() == words.QUIT:
                raise Left
            if line:
                path = line if line in LISTS else str(Path(line).expanduser())
                try:
                    return str(options_for(setup.profile, path).list)
                except BadOption as error:
                    console.say(*str(error).split("\n"))

    def deck(self, seat: int, setup: Setup) -> Path:
        """A deck that may be played, by its number or its path."""
        console, options, letter = self.console, setup.options(), SEATS[seat]
        if self.shelf is None or seat == 0:
            self.shelf = DeckShelf()
            console.say(words.DECKS)
            for number, entry in enumerate(self.shelf.of(setup.kit.key), 1):
                problems = self.shelf.problems(entry, options)
                wrong = (
                    f"; {match_words.illegal(len(problems))}" if problems and entry.deck is not None else ""
                )
                console.say(f"{entry.title} ({entry.counts}{wrong})", lead=f" {number} ")
        entries = self.shelf.of(setup.kit.key)
        usual = [
            number for number, entry in enumerate(entries, 1) if entry.path == own_decks(setup.kit.key)[seat]
        ]
        default = str(usual[0] if usual else 1)
        while True:
            console.say(words.which_deck(letter, default))
            line = console.ask() or default
            if line.isdigit() and 1 <= int(line) <= len(entries):
                path = entries[int(line) - 1].path
            elif not line.isdigit():
                if line.casefold() == words.QUIT:
                    raise Left
                path = Path(line).expanduser()
            else:
                console.say(words.one_of(len(entries)))
                continue
            entry = read_entry(path)
            wrong_ones = entry.problems(options)
            if wrong_ones:
                self.cannot_start(DeckError(wrong_ones))
                continue
            console.say(words.chosen_deck(letter, entry.title))
            return path

    def cannot_start(self, error: DeckError) -> None:
        """Say why a deck may not be played."""
        said = [str(problem) for problem in error.problems[:PROBLEMS]]
        self.console.say(*words.cannot_start(said, len(error.problems) - len(said)))

    def _name(self, seat: int, setup: Setup) -> str:
        default = NAMES[setup.kit.key][seat]
        self.console.say(words.which_name(SEATS[seat], default))
        return self.console.ask() or default

    def _first(self, setup: Setup) -> int | None:
        if self.wanted.first is not None:
            return self.wanted.first if self.wanted.first >= 0 else None
        return self.first(setup)

    def first(self, setup: Setup, chooser: int | None = None) -> int | None:
        """Who begins, which `chooser` may say; None: a coin decides."""
        names = shown_names(setup.names)
        won = setup.options().who_starts == WINNER
        self.console.say(words.who_begins(None if chooser is None else names[chooser], won))
        return (None, 0, 1)[choose(self.console, [words.COIN, *(words.begins(name) for name in names)])]
