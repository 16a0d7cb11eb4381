"""What the sentences of one effect share: what `it` is, what `that card` is, and how clauses become sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.words import sentence
from duel_tui.yugioh.which import (
    ATTACKER,
    BOUND,
    DESTROYER,
    EQUIPPED,
    MADE,
    TARGET,
    THAT_CARD,
    THIS_CARD,
    What,
)


class Clause(NamedTuple):
    """Something an effect does. An order to the reader (`draw 2 cards`), or with `whole` a sentence of its own
    (`your opponent draws 2 cards`).
    """

    text: str
    whole: bool = False


class Thing(NamedTuple):
    """Cards as a sentence speaks of them: as object, as subject, as owner (`its`), one or many."""

    it: str
    they: str
    its: str
    many: bool

    def has(self, one: str, many: str) -> str:
        """The thing as subject with the form of the verb that goes with it."""
        return f"{self.they} {many if self.many else one}"

    def of(self, value: str) -> str:
        """A value of the thing: `its ATK`, `the ATK of all monsters on the field`."""
        return f"{self.its} {value}" if self.its else f"the {value} of {self.it}"


IT = Thing("it", "it", "its", False)
THEM = Thing("them", "they", "their", True)


def called(name: str, many: bool = False) -> Thing:
    """A thing by its name."""
    return Thing(name, name, "", many)


@dataclass(slots=True)
class Talk:
    """What has been said so far in the text of an effect.

    `that` is what the happening was about, `many` whether the targets are several, `made` the cards that are picked at
    resolution: said in full the first time (`made_many`: several), as `it` afterwards. `own`: they are the player's.
    `such` is the condition of the effect.
    """

    that: str = "that card"
    many: bool = False
    made: str = ""
    made_many: bool = False
    own: bool = False
    such: str = ""

    def thing(self, what: What) -> Thing:
        """The words for cards that an effect speaks of. The first mention of picked cards uses them up."""
        if what is TARGET:
            return THEM if self.many else IT
        if what is MADE:
            text, self.made = self.made, ""
            return called(text, self.made_many) if text else THEM if self.made_many else IT
        if what is THAT_CARD:
            return called(self.that)
        if what is THIS_CARD:
            return called("this card")
        if what is EQUIPPED:
            return called("the equipped monster")
        if what is BOUND:
            return called("the monster that this card is bound to")
        if what is DESTROYER:
            return called("the monster that destroyed this card")
        if what is ATTACKER:
            return called("the attacking monster")
        return called(noun(what).every(), True)


def sentences(clauses: Sequence[Clause], lead: str = "") -> str:
    """Clauses as sentences: orders in a row are joined, a whole clause stands alone. `lead` opens the first.

    >>> sentences([Clause("draw 3 cards"), Clause("discard 2 cards"), Clause("you lose", True)], "FLIP: ")
    'FLIP: Draw 3 cards, then discard 2 cards. You lose.'
    """
    groups: list[str] = []
    open_group = False
    for clause in clauses:
        if not clause.whole and open_group:
            groups[-1] += f", then {clause.text}"
        else:
            groups.append(clause.text)
        open_group = not clause.whole
    if not groups:
        return ""
    first = sentence(groups[0]) if lead.endswith(": ") and lead.isupper() else groups[0]
    return " ".join(sentence(text) for text in (f"{lead}{first}", *groups[1:]))
