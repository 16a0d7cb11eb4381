"""Between two duels of a match in line mode: each player swaps cards, both may count, it is said who begins."""

from __future__ import annotations

from duel_tui.plain import telling
from duel_tui.plain.choosing import choose
from duel_tui.plain.console import Console
from duel_tui.plain.talk import shown_names
from duel_tui.plain.words import Left
from duel_tui.script.errors import SaveError
from duel_tui.script.siding import swaps
from duel_tui.table.lines import clean, clip
from duel_tui.table.match_play import MatchPlay
from duel_tui.table.scene import SEATS
from duel_tui.table.side_list import Row, rows
from duel_tui.text.en import match as match_words
from duel_tui.text.en import matches as words
from duel_tui.text.en import plain as plain_words
from duel_tui.yugioh import CardDef, cards


class Between:
    """Speaks with both players until the next duel can start."""

    def __init__(self, play: MatchPlay, console: Console) -> None:
        self.play = play
        self.console = console
        self.names = shown_names(play.names)

    def run(self) -> int | None:
        """Everything that comes before the next duel. Returns who begins, None: a coin. Raises Left, Stopped."""
        while (seat := self.play.siding) is not None:
            self._hand_over(seat)
            self._side(seat)
            self.console.clear()
        if self.play.match.duels:
            self.console.say("", self.play.standing(self.names))
            if self.play.counting:
                self.console.say(words.COUNT_HEAD)
            for seat in (0, 1) if self.play.counting else ():
                before, now = self.play.match.verify(seat)
                self.console.say(match_words.verified(self.names[seat], before, now))
        return self._first()

    def final(self) -> None:
        """The final standing, duel by duel."""
        match, names = self.play.match, self.names
        for at, duel in enumerate(match.duels, 1):
            winner = None if duel.winner is None else names[duel.winner]
            self.console.say(f"{words.duel_line(at, winner, duel.reason, names[duel.first])}.")
        self.console.say(self.play.standing(names))

    # -- who begins

    def _first(self) -> int | None:
        match = self.play.match
        opening = match.opening()
        self.console.say(match_words.opening(self.names, opening.chooser, opening.first))
        if opening.chooser is None:
            return opening.first
        order = (opening.chooser, 1 - opening.chooser)
        return order[choose(self.console, [plain_words.begins(self.names[seat]) for seat in order])]

    # -- swapping

    def _hand_over(self, seat: int) -> None:
        console, name = self.console, self.names[seat]
        console.clear()
        console.say("", self.play.standing(self.names), words.side_why(self.play.match.number))
        if console.interactive:
            console.wait(plain_words.hand_over(name, SEATS[seat], self.names[1 - seat]))
        else:
            console.say(words.piped(name, SEATS[seat]))

    def _side(self, seat: int) -> None:
        """Read lines until the player is done."""
        self._list(seat)
        self.console.say(words.SIDE_HELP)
        while True:
            line = self.console.ask(lines=words.SIDE_WORDS)
            if not line:
                continue
            try:
                if self._does(seat, line):
                    return
            except SaveError as error:
                self.console.say(str(error))

    def _does(self, seat: int, line: str) -> bool:
        """Do what a line says; returns whether the player is done."""
        whole = line.casefold()
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if whole == words.QUIT:
            raise Left
        if whole == words.DONE:
            return self._done(seat)
        if whole == words.LOOK:
            self._list(seat)
        elif whole in (words.HELP, "?"):
            self.console.say(words.SIDE_HELP)
        elif whole == words.RESET:
            self.play.reset(seat)
            self.console.say(words.RESET_DONE)
            self._counts(seat)
        elif word == words.CARD and rest:
            self._card(seat, rest)
        elif word in (words.OUT, words.IN) and rest:
            self._move(seat, rest, word == words.OUT)
        elif line.isdigit():
            self._number(seat, int(line))
        else:
            self.console.say(words.no_word(clip(clean(line), 60)))
        return False

    def _done(self, seat: int) -> bool:
        faults = self.play.faults(seat)
        if faults:
            self.console.say(*(match_words.fault(fault.code, fault.args, fault.rules) for fault in faults))
            return False
        self.play.done(seat)
        return True

    def _rows(self, seat: int) -> tuple[list[Row], list[Row]]:
        return rows(self.play.match.registered[seat], self.play.deck(seat))

    def _number(self, seat: int, number: int) -> None:
        left, right = self._rows(seat)
        both = [*left, *right]
        if not 1 <= number <= len(both):
            self.console.say(plain_words.no_number(str(number), len(both)))
            return
        self._moved(seat, both[number - 1].card, number <= len(left))

    def _move(self, seat: int, text: str, out: bool) -> None:
        meant = cards.find(text)
        here = self._rows(seat)[0 if out else 1]
        if meant is None or all(row.card is not meant for row in here):
            self.console.say(words.not_there(clip(clean(text), 60), not out))
        else:
            self._moved(seat, meant, out)

    def _moved(self, seat: int, card: CardDef, out: bool) -> None:
        self.play.move(seat, card, out)
        self.console.say(words.moved(card.name, out))
        self._counts(seat)

    def _card(self, seat: int, text: str) -> None:
        left, right = self._rows(seat)
        both = [*left, *right]
        found = (
            both[int(text) - 1].card if text.isdigit() and 1 <= int(text) <= len(both) else cards.find(text)
        )
        if found is None:
            self.console.say(plain_words.no_card(clip(clean(text), 60), cards.similar(text)))
        else:
            self.console.say(*telling.facts(found))

    # -- telling

    def _list(self, seat: int) -> None:
        """Deck, Fusion Deck and Side Deck with numbers."""
        left, right = self._rows(seat)
        console = self.console
        console.say("", words.whose_side(self.names[seat]))
        size = len(str(len(left) + len(right)))
        fusion = False
        for number, row in enumerate([*left, *right], 1):
            if row.fusion and not fusion and number <= len(left):
                console.say(f"{words.PARTS[1]}:")
                fusion = True
            if number == len(left) + 1:
                console.say(f"{words.PARTS[2]}:")
            console.say(words.deck_line(row.copies, row.card.name, row.change), lead=f"{number:>{size + 1}} ")
        self._counts(seat)

    def _counts(self, seat: int) -> None:
        before, now = self.play.match.registered[seat], self.play.deck(seat)
        pairs = zip(
            words.PARTS,
            (now.main, now.extra, now.side),
            (before.main, before.extra, before.side),
            strict=True,
        )
        parts = [words.part(name, len(new), len(old)) for name, new, old in pairs]
        out, into = swaps(before, now)
        self.console.say(f"{', '.join(parts)}. {words.swapped(len(out), len(into))}")
