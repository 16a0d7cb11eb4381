"""The open decision as a player meets it: commands by place, and the state of a choice of cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from duel_tui.engine import Answer, Decision, Duel
from duel_tui.engine.steps import CHOOSE, Picks
from duel_tui.engine.view import CardView
from duel_tui.table.scene import SEATS

GLOBAL_KEYS = {
    "pass": "p",
    "battle": "b",
    "main2": "m",
    "end": "e",
    "yes": "y",
    "no": "n",
}
"""The keys of commands that belong to no card."""
MONSTER_VERBS = ("battle", "main2")
"""Those of them that Duel Masters does not have."""


@dataclass(slots=True)
class Choices:
    """What may be answered now.

    `at` holds the answers that begin with the card at a place, `loose` the others. In a choice of cards `candidates`
    are the places that can be picked, in the order of the decision, and `picked` the uids picked so far.
    """

    duel: Duel
    decision: Decision
    at: dict[str, list[Answer]] = field(default_factory=dict)
    loose: list[Answer] = field(default_factory=list)
    candidates: dict[str, int] = field(default_factory=dict)
    picked: list[int] = field(default_factory=list)

    @property
    def picking(self) -> bool:
        """Whether cards are to be chosen or ordered."""
        return bool(self.candidates)

    @property
    def on_table(self) -> frozenset[str]:
        """The candidates that the cursor can reach; the others are shown as a list."""
        seat = self.decision.player
        return frozenset(place for place in self.candidates if on_table(place, seat))

    @property
    def attackers(self) -> frozenset[str]:
        """The monsters that may attack."""
        return frozenset(
            place for place, answers in self.at.items() if any(answer.verb == "attack" for answer in answers)
        )

    @property
    def ordering(self) -> bool:
        """Whether all the cards are to be put in an order."""
        return self.decision.kind == "order"

    def toggle(self, place: str) -> bool:
        """Pick the card at a place, or put it back. Returns whether anything changed."""
        uid = self.candidates.get(place, -1)
        if uid < 0:
            return False
        if uid in self.picked:
            self.picked.remove(uid)
            return True
        if len(self.picked) >= self.decision.high and self.decision.high == 1:
            self.picked.clear()
        if len(self.picked) >= self.decision.high and not self.ordering:
            return False
        self.picked.append(uid)
        return True

    def picked_places(self) -> tuple[str, ...]:
        """Where the picked cards lie, in the order in which they were picked."""
        by_uid = {uid: place for place, uid in self.candidates.items()}
        return tuple(by_uid[uid] for uid in self.picked)

    def answer(self, picked: list[int] | None = None) -> Answer | None:
        """The answer that the picked cards make, or None while they make none."""
        taken = self.picked if picked is None else picked
        if self.ordering:
            wanted = tuple(taken)
        else:
            wanted = tuple(uid for uid in self.decision.candidates if uid in taken)
        options = self.decision.options
        if isinstance(options, Picks):
            answer = CHOOSE[wanted]
            return answer if answer in options else None
        for option in options:
            if option.cards == wanted and option.verb in ("choose", "order"):
                return option
        return self._same_as(wanted[0]) if len(wanted) == 1 else None

    def _same_as(self, uid: int) -> Answer | None:
        """Of cards that are alike only one is offered: the answer that names it."""
        for option in self.decision.options:
            if len(option.cards) == 1 and are_alike(self.duel, option.cards[0], uid):
                return option
        return None

    def single(self) -> bool:
        """Whether exactly one card is chosen, so that picking it answers."""
        return self.decision.low == self.decision.high == 1 and not self.ordering


def choices(duel: Duel, decision: Decision) -> Choices:
    """Sort the options of a decision by the place of the card that they begin with."""
    found = Choices(duel, decision)
    game = duel.game
    cards = game.state.cards
    if decision.kind in ("choose", "order") and decision.candidates:
        for uid in decision.candidates:
            found.candidates[game.place(cards[uid])] = uid
        return found
    for option in decision.options:
        if option.card >= 0:
            found.at.setdefault(game.place(cards[option.card]), []).append(option)
        else:
            found.loose.append(option)
    _share(found)
    return found


def are_alike(duel: Duel, one: int, two: int) -> bool:
    """Whether two cards are alike in every way, so that a choice of one is a choice of the other."""
    game = duel.game
    card, other = game.card(one), game.card(two)
    return card.definition is other.definition and game.alike(card, other)


def _share(found: Choices) -> None:
    """Cards that are alike are offered once; each of them shows the commands."""
    game = found.duel.game
    state = game.state
    for answers in list(found.at.values()):
        uid = answers[0].card
        card = state.cards[uid]
        for other in state.zones[card.zone + card.controller]:
            if other != uid and are_alike(found.duel, uid, other):
                found.at.setdefault(game.place(state.cards[other]), answers)


def on_table(place: str, seat: int) -> bool:
    """Whether this seat's cursor can reach a place: not a card inside a pile or in the other player's hand."""
    letters = place[2:].rstrip("0123456789")
    return letters in ("m", "s", "field", "b", "n") or (letters == "h" and place[0] == SEATS[seat])


def candidate(duel: Duel, place: str, uid: int, seat: int) -> CardView:
    """A card that can be chosen, as this seat may know it; also one that lies in a deck being searched."""
    game = duel.game
    card = game.card(uid)
    known = game.named(card, seat)
    definition = card.definition if known else None
    monster = known and card.definition.kind == "monster"
    creature = known and card.definition.kind == "creature"
    return CardView(
        place,
        card.slot,
        card.definition.name if known else None,
        definition,
        card.face_up,
        card.sideways,
        card.owner,
        card.controller,
        base_atk=card.definition.printed_atk if monster else None,
        base_def=card.definition.defense if monster else None,
        level=card.definition.level if monster else None,
        power=card.definition.power if creature else None,
        base_power=card.definition.power if creature else None,
    )
