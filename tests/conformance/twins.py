"""Two duels that differ only in what one seat may not know: nothing that this seat is shown may tell them apart.

At a stable point the hidden cards of the other player are dealt anew among themselves: his hand, his Deck, his Set
cards; now and then the Deck of the seat itself too. From there both duels are given the same answers, of which none
uses one of those cards. As long as none comes to light, views, events, sentences, questions, menus, the screen, and the
refusals of whatever the seat may type are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from duel_tui.duel_masters.definitions import CardDef as Creature
from duel_tui.engine.commands import rehearse
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import DuelError, NotLegal
from duel_tui.engine.state import State
from duel_tui.engine.steps import PASS, Answer
from duel_tui.plain import telling
from duel_tui.plain.menu import menu
from duel_tui.table.desk import Desk
from duel_tui.table.lines import plain_lines
from duel_tui.table.paint import screen_lines
from duel_tui.table.plan import plan
from duel_tui.table.session import Session
from duel_tui.table.teaching import told
from duel_tui.table.why import TURN, why
from duel_tui.table.why import sentences as why_sentences
from duel_tui.text.en.refusals import refusal_text
from duel_tui.yugioh.definitions import CardDef
from duel_tui.yugioh.events import Revealed
from duel_tui.yugioh.game import Yugioh
from duel_tui.yugioh.zones import DECK, EXTRA, FIELD, GRAVE, HAND, MONSTERS, SPELLS
from tests.conformance.decks import Luck

NAMES = ("Anna", "Ben")
PLAN = plan(120, 40)
VERBS = ("summon", "set", "flip", "special", "activate", "switch", "choose", "order", "declare", "option")


@dataclass
class Twins:
    """The two duels, and the seat that may not see in what they differ.

    `typed`: what a curious player could type; `shows`: the events that show cards; `places` that are asked about.
    """

    one: Duel
    two: Duel
    seat: int
    luck: Luck
    typed: Callable[[Twins], Iterator[str]]
    shows: tuple[type, ...] = (Revealed,)
    places: tuple[str, ...] = (TURN, "A:lp", "B:lp", "A:gy", "B:m5", "B:s5")

    @property
    def swapped(self) -> frozenset[int]:
        """The cards that are others in the second duel."""
        pairs = zip(self.one.state.cards, self.two.state.cards, strict=False)
        return frozenset(card.uid for card, other in pairs if card.definition is not other.definition)


def twins(duel: Duel, seat: int, luck: Luck) -> Twins:
    """A duel at a stable point twice, with everything that the seat does not know dealt anew in the second."""
    one, two = (Yugioh(duel.game.copy_state(duel.game.checkpoint)) for _ in range(2))  # type: ignore[arg-type]
    _deal_anew(two.state, seat, luck)
    return Twins(Duel(one), Duel(two), seat, luck, typed)


def _deal_anew(s: State, seat: int, luck: Luck) -> None:
    other = 1 - seat
    hidden = {
        zone: [
            uid
            for uid in s.zones[zone + other]
            if not s.cards[uid].seen >> seat & 1 and s.cards[uid].owner == other and s.cards[uid].host is None
        ]
        for zone in (HAND, DECK, MONSTERS, SPELLS)
    }
    free = hidden[HAND] + hidden[DECK]
    for zone in (MONSTERS, SPELLS):
        for uid in hidden[zone]:
            fits = [at for at in free if _could_be_set(s.cards[at].definition, zone)]
            if fits:
                exchange(s, uid, fits[luck.below(len(fits))])
    own = [uid for uid in s.zones[DECK + seat] if not s.cards[uid].seen >> seat & 1]
    for pile in (free, own) if not luck.below(3) else (free,):
        for at in range(len(pile) - 1, 0, -1):
            exchange(s, pile[at], pile[luck.below(at + 1)])


def _could_be_set(card: CardDef, zone: int) -> bool:
    if zone == MONSTERS:
        return card.monster and not card.special_only
    return not card.monster and card.subkind != "field"


def exchange(s: State, one: int, other: int) -> None:
    here, there = s.cards[one].definition, s.cards[other].definition
    for uid, definition in ((one, there), (other, here)):
        card = s.cards[uid]
        if card.definition.indexed:
            s._forget(card)
        s.cards[uid] = replace(card, definition=definition)
        if definition.indexed:
            s._listen(s.cards[uid])


def go_together(pair: Twins, steps: int, look: int) -> int:
    """Play both duels and compare them after each answer, each `look`-th time thoroughly. Returns how often."""
    one, two, seat, luck = pair.one, pair.two, pair.seat, pair.luck
    mark = 0
    for step in range(steps):
        if came_to_light(pair, mark):
            return step
        same_events(pair, mark)
        same_question(pair)
        if not luck.below(look):
            same_table(pair)
            same_refusals(pair)
        mark = one.mark()
        answer = _next(pair)
        if answer is None:
            return step
        assert one.decision is not None
        assert one.decision.player != seat or one.text(answer) == two.text(answer)
        one.play(answer)
        two.play(answer)
    return steps


def came_to_light(pair: Twins, mark: int) -> bool:
    """Whether the seat has seen one of the swapped cards, or been shown some cards: from here the duels may differ."""
    duels = (pair.one, pair.two)
    for decision in (pair.one.decision, pair.two.decision):
        # A search of the own Deck.
        if (
            decision is not None
            and decision.player == pair.seat
            and pair.swapped.intersection(decision.candidates)
        ):
            return True
    if any(duel.state.cards[uid].seen >> pair.seat & 1 for duel in duels for uid in pair.swapped):
        return True
    return any(isinstance(event, pair.shows) for duel in duels for event in duel.events(mark, pair.seat))


def _next(pair: Twins) -> Answer | None:
    """A random answer that uses none of the swapped cards and is possible in both duels."""
    one, two, luck = pair.one, pair.two, pair.luck
    if one.decision is None or two.decision is None:
        return None
    options = one.decision.options
    if one.decision.player == pair.seat:
        return options[luck.below(len(options))]
    hidden = pair.swapped
    for _ in range(12):
        answer = options[luck.below(len(options))]
        if answer in two.decision.options and not hidden.intersection(
            (answer.card, answer.other, *answer.cards)
        ):
            return answer
    return PASS if PASS in options and PASS in two.decision.options else None


# -- what must be the same


def same_events(pair: Twins, mark: int) -> None:
    one, two = ([shown(event) for event in duel.events(mark, pair.seat)] for duel in (pair.one, pair.two))
    assert one == two


def shown(value: Any) -> Any:
    """A value without identity, so that the records of two duels can be compared."""
    if isinstance(value, CardDef | Creature):
        return value.name
    if isinstance(value, (tuple, list)):
        return tuple(shown(each) for each in value)
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *(shown(getattr(value, field.name)) for field in fields(value)))
    return value


def same_question(pair: Twins) -> None:
    """The same player is asked; what, only he may know."""
    one, two = pair.one.decision, pair.two.decision
    assert (one and one.player) == (two and two.player), "who is asked tells a hidden card"
    if one is not None and two is not None and one.player == pair.seat:
        assert (one.kind, one.prompt, one.about) == (two.kind, two.prompt, two.about)
        assert pair.one.commands(60) == pair.two.commands(60)


def same_table(pair: Twins) -> None:
    assert pair.one.view(pair.seat) == pair.two.view(pair.seat)
    assert screens(pair.one, pair.seat, pair.places) == screens(pair.two, pair.seat, pair.places)


def screens(duel: Duel, seat: int, places: tuple[str, ...]) -> str:
    """What the seat is shown at the screen and in line mode."""
    session = Session(duel, NAMES, sitting=seat)
    desk = Desk(session)
    desk.settle()
    view = session.view()
    lines = [plain_lines(screen_lines(desk.scene(), PLAN)), *telling.table(view, NAMES)]
    lines += [*telling.chain(view, NAMES), *session.story().sentences, session.story().notice]
    if session.asked == seat:
        asked = menu(session)
        lines += [f"{entry.key} {entry.text} {entry.command}" for entry in asked.entries] + [asked.how]
        for place in [card.place for cards in view.zones.values() for card in cards]:
            desk.go(place)
            lines.append(f"{place} {desk.why_not()} {[offer.item.text for offer in desk.offers()]}")
        lines += [f"{said.text} {said.rules}" for said in told(duel)]
    for cards in view.zones.values():
        # Of a long pile one card stands for all.
        for place in dict.fromkeys(card.place for card in (cards[:1] if len(cards) > 7 else cards)):
            lines += why_sentences(why(duel, seat, place, NAMES))
    for place in places:
        lines += why_sentences(why(duel, seat, place, NAMES))
    return "\n".join(lines)


def same_refusals(pair: Twins) -> None:
    for text in pair.typed(pair):
        one, two = said(pair.one, pair.seat, text), said(pair.two, pair.seat, text)
        assert one == two, f"{text}: {one} / {two}"


def typed(pair: Twins) -> Iterator[str]:
    """What a curious player could type: names of hidden cards, right and wrong, and places where they lie."""
    s, seat, luck = pair.one.state, pair.seat, pair.luck
    game = pair.one.game
    swapped = sorted(pair.swapped)
    guesses = (
        [s.cards[swapped[luck.below(len(swapped))]].definition.name for _ in range(3)] if swapped else []
    )
    there = [
        uid for zone in (HAND, MONSTERS, SPELLS, FIELD, DECK, EXTRA) for uid in s.zones[zone + 1 - seat][:5]
    ]
    guesses += [f"@{game.place(s.cards[there[luck.below(len(there))]])}" for _ in range(4)] if there else []
    monsters = [f"@{game.place(s.cards[uid])}" for uid in s.zones[MONSTERS + seat]]
    for guess in guesses:
        yield guess
        yield f"{VERBS[luck.below(len(VERBS))]} {guess}"
        for place in (
            ("hand", "deck", "AB"[1 - seat] + ":s1", "AB"[1 - seat] + ":m1") if "@" not in guess else ()
        ):
            yield f"activate {guess}@{place}"
        for monster in monsters[:2]:
            yield f"attack {monster} -> {guess}"
            yield f"attack {monster} -> {guess} -> {guess}"
    for zone in (HAND, MONSTERS, SPELLS, GRAVE):
        for uid in s.zones[zone + seat]:
            own = f"@{game.place(s.cards[uid])}"
            yield f"activate {own}"
            yield f"{('summon', 'set', 'special', 'switch', 'flip')[luck.below(5)]} {own}"
            yield f"activate {own} -> {guesses[luck.below(len(guesses))] if guesses else own}"
            yield f"attack {own} -> directly"
    yield from ("battle", "main2", "end", "pass", "yes")


def said(duel: Duel, seat: int, text: str) -> str:
    """What a typed command is answered with, before anything is played."""
    try:
        if duel.decision is not None and duel.decision.player == seat:
            rehearse(duel, text, seat)
        else:
            duel.read(text, seat)
    except DuelError as error:
        rules = error.rules if isinstance(error, NotLegal) else ()
        return f"{type(error).__name__}: {refusal_text(error)} {rules}"
    return "can be played"
