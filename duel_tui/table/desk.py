"""What a player does at the table: where the cursor is, which commands are offered, what has been picked.

No keys and no drawing here; the screen turns keys into these calls, and a scene into lines.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from duel_tui.engine import Answer, Decision, DuelError
from duel_tui.engine.view import CardView, View
from duel_tui.table import creatures
from duel_tui.table.cells import name_of
from duel_tui.table.choices import GLOBAL_KEYS, Choices, candidate
from duel_tui.table.creatures import usual_verb
from duel_tui.table.glyphs import FANCY, Glyphs
from duel_tui.table.lines import clean
from duel_tui.table.moves import move, next_of, still_there
from duel_tui.table.pointing import FEW, Pointing, aiming, aims, paying, payments
from duel_tui.table.scene import Item, Scene, card_at
from duel_tui.table.session import Session
from duel_tui.table.titles import card_title
from duel_tui.text.en import prompts as words
from duel_tui.text.en.refusals import refusal_text

WORD_KINDS = ("option", "yes-no", "declare")
"""Questions that are answered by a word, not by a card: the menu is entered at once."""

Act = Literal["answer", "pick", "done", "list", "note", "pay", "aim"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the menu and what it does."""

    item: Item
    act: Act
    answer: Answer | None = None
    place: str = ""


@dataclass
class Desk:
    """The state of the duel screen for the seat at the keyboard. `menu_at` is -1 while the cursor is on the board."""

    session: Session
    glyphs: Glyphs = FANCY
    cursor: str = ""
    menu_at: int = -1
    notice: str = ""
    """What is to be said about the last key."""
    _offers: tuple[Offer, ...] | None = None
    _seat: int = -1
    _pointing: Pointing | None = None
    """A command that has been begun here and needs cards yet; the duel knows nothing of it."""
    _left: dict[int, str] = field(default_factory=dict)
    """Where each seat's cursor was when the keyboard changed hands."""

    # -- looking

    @property
    def view(self) -> View:
        """What is shown."""
        return self.session.view()

    @property
    def choices(self) -> Choices | None:
        """What may be answered."""
        begun = self._pointing
        if begun is not None and begun.opened is self.session.decision:
            return begun
        return self.session.choices()

    @property
    def decision(self) -> Decision | None:
        """What is asked: a command that was begun here asks for its cards."""
        begun = self._pointing
        if begun is not None and begun.opened is self.session.decision:
            return begun.decision
        return self.session.decision

    def changed(self) -> None:
        """Something was played, picked or said: offers are made anew and the cursor stays on the table."""
        self._offers = None
        self.cursor = still_there(self.view, self.cursor)

    def settle(self) -> None:
        """A new question: the menu is left, and the cursor goes to a card that can answer it."""
        self.menu_at = -1
        self._pointing = None
        seat = self.session.seat
        if seat != self._seat:
            self._left[self._seat] = self.cursor
            self.cursor, self._seat = self._left.get(seat, ""), seat
        self.changed()
        choices = self.choices
        if choices is None:
            return
        self._go_to(choices.on_table if choices.picking else choices.attackers or frozenset(choices.at))
        if choices.decision.kind == "shield-trigger":
            self._go_to(frozenset(self._about()))
        if choices.decision.kind in WORD_KINDS:
            self.menu_at = 0

    def _go_to(self, wanted: frozenset[str]) -> None:
        """Put the cursor on a card that is wanted, unless it is on one."""
        if wanted and self.cursor not in wanted:
            self.cursor = next_of(self.view, self.cursor, wanted)
            self._offers = None

    def offers(self) -> tuple[Offer, ...]:
        """The lines of the menu for the cursor's place."""
        if self._offers is None:
            choices = self.choices
            self._offers = () if choices is None else tuple(self._made(choices))
        return self._offers

    def _made(self, choices: Choices) -> list[Offer]:
        if choices.picking:
            return self._picks(choices)
        duel = self.session.duel
        card = card_at(self.view, self.cursor)
        own = name_of(card) if card is not None else ""
        offers: list[Offer] = []
        number = 0
        for text, act, answer in self._commands(choices):
            number += 1
            key = str(number) if number < 10 else ""
            offers.append(Offer(Item(text, key, own=own), act, answer))
        for answer in choices.loose:
            key = GLOBAL_KEYS.get(answer.verb, "")
            if not key:
                number += 1
                key = str(number) if number < 10 else ""
            text = clean(duel.text(answer))
            if choices.decision.kind in WORD_KINDS:
                text = words.answer(text, choices.decision.prompt)
            offers.append(Offer(Item(text, key, role="loose"), "answer", answer))
        others = len(set(choices.at) - {self.cursor})
        if others:
            offers.append(Offer(Item(words.others_can_act(others), role="note"), "note"))
        return offers

    def _commands(self, choices: Choices) -> list[tuple[str, Act, Answer]]:
        """What the card under the cursor can do: the words, what a key does, the answer or what it begins with."""
        duel = self.session.duel
        answers = choices.at.get(self.cursor, ())
        if not self._of_creatures:
            return [(clean(duel.text(answer)), "answer", answer) for answer in answers]
        found: list[tuple[str, Act, Answer]] = []
        several = payments(choices.decision)
        pointed = False
        for answer in answers:
            many = answer.verb == "attack" and len(aims(answers, answer.card)) > FEW
            if many and answer.other >= 0:
                if not pointed:
                    found.append((words.ATTACK_A_CREATURE, "aim", answer))
                pointed = True
                continue
            found.append((clean(duel.text(answer)), "answer", answer))
            if answer.card in several:
                found.append((words.CHOOSE_MANA, "pay", answer))
        return found

    @property
    def _of_creatures(self) -> bool:
        return creatures.shows(self.view)

    def begin(self, offer: Offer) -> None:
        """Begin a command whose cards are picked at the table."""
        decision, answer = self.session.decision, offer.answer
        assert decision is not None
        assert answer is not None
        make = paying if offer.act == "pay" else aiming
        self._pointing = make(self.session.duel, decision, answer)
        self.menu_at = -1
        self._offers = None
        self._go_to(self._pointing.on_table)

    def _picks(self, choices: Choices) -> list[Offer]:
        offers: list[Offer] = []
        place = self.cursor
        if place in choices.candidates:
            taken = choices.candidates[place] in choices.picked
            card = card_at(self.view, place)
            name = name_of(card) if card is not None and card.name else card_title(self.view, place)
            text = words.put_back(name) if taken else words.pick(name, choices.ordering)
            offers.append(Offer(Item(text, "1"), "pick", place=place))
        if len(choices.on_table) < len(choices.candidates):
            offers.append(Offer(Item(words.SHOW_LIST, "c", role="loose"), "list"))
        answer = choices.answer()
        if answer is not None and not (choices.single() and choices.picked):
            text = words.done(len(choices.picked)) if choices.picked else words.CHOOSE_NONE
            offers.append(Offer(Item(text, "d", role="loose"), "done", answer))
        decision = choices.decision
        high = len(decision.candidates) if choices.ordering else decision.high
        low = high if choices.ordering else decision.low
        offers.append(Offer(Item(words.picked(len(choices.picked), low, high), role="note"), "note"))
        return offers

    def scene(self) -> Scene:
        """Everything to be painted now."""
        session = self.session
        view = self.view
        story = session.story()
        choices = self.choices
        asked = session.asked
        scene = Scene(
            view, session.names, asked, self.prompt(), story.notice, self.cursor,
            log=story.sentences, reply=self.notice, fresh=story.fresh, glyphs=self.glyphs, item_at=self.menu_at,
            items=tuple(offer.item for offer in self.offers()),
        )  # fmt: skip
        if choices is not None:
            scene.can = frozenset(choices.at)
            scene.candidates = frozenset(choices.candidates)
            scene.picked = choices.picked_places()
            scene.about = frozenset(self._about())
            scene.question = self._question(choices)
        return scene

    def _question(self, choices: Choices) -> CardView | None:
        """The one card that a word is asked for (a position, yes or no), while the words are being looked at."""
        decision = choices.decision
        if self.menu_at < 0 or decision.kind not in WORD_KINDS:
            return None
        cards = [uid for uid in decision.about if uid >= 0]
        if len(cards) != 1:
            return None
        duel = self.session.duel
        place = duel.game.place(duel.game.card(cards[0]))
        card = card_at(self.view, place) or candidate(duel, place, cards[0], self.view.seat)
        return card if card.name else None

    def _about(self) -> list[str]:
        decision = self.decision
        if decision is None:
            return []
        game = self.session.duel.game
        return [game.place(game.card(uid)) for uid in decision.about if uid >= 0]

    def prompt(self) -> str:
        """What is asked, as a sentence."""
        session = self.session
        decision = self.decision
        if decision is None:
            outcome = session.duel.outcome
            if outcome is None:
                return ""
            winner = None if outcome.winner is None else clean(session.names[outcome.winner])
            return words.outcome(winner, outcome.reason)
        names = [self._called(uid) for uid in decision.about if uid >= 0]
        code = words.NO_TRIGGER if decision.kind == "shield-trigger" and decision.forced else decision.prompt
        return words.prompt(code, decision.kind, names)

    def _called(self, uid: int) -> str:
        """A card by its name, as far as the seat at the keyboard may know it, else by its place."""
        duel = self.session.duel
        place = duel.game.place(duel.game.card(uid))
        card = card_at(self.view, place) or candidate(duel, place, uid, self.view.seat)
        return name_of(card) or card_title(self.view, place)

    def why_not(self) -> str:
        """Why the card under the cursor can do nothing now: the rule that forbids what one would do with it."""
        decision = self.session.decision
        usual = self.usual()
        if decision is None or not usual:
            return ""
        try:
            self.session.duel.read(usual, decision.player)
        except DuelError as error:
            return refusal_text(error)
        return ""

    def usual(self) -> str:
        """What one would expect to do with the card under the cursor; empty where it is not one's own."""
        card = card_at(self.view, self.cursor)
        if card is None or card.definition is None or card.controller != self.view.seat:
            return ""
        return f"{self._usual(card)} {card.name}@{self.cursor}"

    def _usual(self, card: CardView) -> str:
        """The command that one would expect of a card where it lies."""
        if self._of_creatures:
            return usual_verb(card, self.view.phase)
        if card.definition is None or card.definition.kind != "monster":
            return "activate"
        if card.place[2] == "h":
            return "summon"
        if not card.face_up:
            return "flip"
        return "attack" if self.view.phase.startswith("battle") else "switch"

    # -- acting

    def move(self, way: str) -> None:
        """Move the cursor, or the bar within the menu."""
        if self.menu_at >= 0:
            usable = [at for at, offer in enumerate(self.offers()) if offer.act != "note"]
            if way in ("up", "down") and usable:
                at = usable.index(self.menu_at) if self.menu_at in usable else 0
                self.menu_at = usable[(at + (1 if way == "down" else -1)) % len(usable)]
            elif way == "left":
                self.menu_at = -1
            return
        self.go(move(self.view, self.cursor, way))

    def go(self, place: str) -> None:
        """Put the cursor on a place."""
        if place != self.cursor:
            self.cursor = place
            self._offers = None

    def tab(self, back: bool = False) -> None:
        """Go to the next card that can act or be chosen."""
        choices = self.choices
        if choices is None:
            return
        self.menu_at = -1
        wanted = set(choices.candidates) if choices.picking else set(choices.at)
        self.go(next_of(self.view, self.cursor, wanted, back))

    def open_menu(self) -> bool:
        """Enter the menu at the first command of the cursor's card. Returns whether there is one."""
        decision = self.session.decision
        words_only = decision is not None and decision.kind in WORD_KINDS
        for at, offer in enumerate(self.offers()):
            if offer.act != "note" and (offer.item.role != "loose" or words_only):
                self.menu_at = at
                return True
        return False

    def by_key(self, key: str) -> Offer | None:
        """The offer with a key."""
        return next((offer for offer in self.offers() if offer.item.key == key), None)

    def close(self) -> bool:
        """Back out of what has been begun: the menu, then picked cards. Returns whether there was anything."""
        if self.menu_at >= 0:
            self.menu_at = -1
            return True
        choices = self.choices
        if choices is not None and choices.picked:
            choices.picked.clear()
            self._offers = None
            return True
        if isinstance(choices, Pointing):
            place = self.session.duel.game.place(self.session.duel.game.card(choices.uid))
            self._pointing = None
            self._offers = None
            self.go(place)
            return True
        return False

    def pick(self, place: str) -> Answer | None:
        """Pick a card or put it back; where one card answers the question, that answer."""
        choices = self.choices
        if choices is None:
            return None
        if not choices.toggle(place):
            self.notice = words.ENOUGH_PICKED
        elif isinstance(choices, Pointing) and choices.lacks:
            self.notice = words.CIVILIZATION_LACKS
        self._offers = None
        if choices.single():
            return choices.answer()
        if choices.ordering and len(choices.picked) == len(choices.candidates):
            return choices.answer()
        return None
