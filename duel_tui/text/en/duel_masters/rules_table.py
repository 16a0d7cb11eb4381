"""Abilities that speak of more than their own creature: costs, shields, what can be played, as sentences."""

from __future__ import annotations

from duel_tui.duel_masters import keywords as k
from duel_tui.duel_masters.destruction import DiesFor
from duel_tui.duel_masters.which import OPPONENT, YOU
from duel_tui.text.en.duel_masters.nouns import noun, spaced
from duel_tui.text.en.duel_masters.rules import rule
from duel_tui.text.en.duel_masters.table import CIVILIZATIONS
from duel_tui.text.en.words import listed

ANY_HAND = " in any player's hand"


@rule.register
def _(one: k.Cheaper) -> str:
    kind = {"creature": "creatures", "spell": "spells"}.get(one.which.kind, "cards")
    said = noun(one.which).bare()
    for place in (" in your hand", " in your opponent's hand", ANY_HAND):
        said = said.replace(place, "")
    whose = {YOU: "your", OPPONENT: "your opponent's"}.get(one.which.owner, "all")
    more = f"{one.n} less, but never less than {one.least}" if one.n > 0 else f"{-one.n} more"
    return f"{whose} {said or kind} cost {more}"


@rule.register
def _(one: k.NoShieldTriggers) -> str:
    who = "players" if one.who == "both" else "your opponent"
    kind = {"": "cards", "spell": "spells", "creature": "creatures"}[one.kind]
    of = spaced(listed([CIVILIZATIONS[civ] for civ in one.civilizations], "and"), kind)
    return f"{who} can't use shield triggers{'' if of == 'cards' else f' of {of}'}"


@rule.register
def _(one: k.CannotBePlayed) -> str:
    verb = {"spell": "cast", "creature": "summoned"}.get(one.which.kind, "played")
    return f"{noun(one.which).bare().removesuffix(ANY_HAND)} can't be {verb}"


@rule.register
def _(one: k.EntersTapped) -> str:
    return f"{noun(one.which).bare().removesuffix(' in the battle zone')} are put into the battle zone tapped"


@rule.register
def _(one: k.BurnsShields) -> str:
    return (
        "when this creature would break a shield, your opponent puts that shield into his graveyard instead"
    )


@rule.register
def _(one: k.Lures) -> str:
    return f"your opponent's attacking creatures attack {noun(one.which).bare()} if able"


@rule.register
def _(one: k.PicksBroken) -> str:
    return "whenever a creature of your opponent's would break one of your shields, you pick the shield"


@rule.register
def _(one: k.DiscardedIntoBattle) -> str:
    put = "you may put it" if one.may else "put it"
    return f"when you would discard this creature in your opponent's turn, {put} into the battle zone instead"


@rule.register
def _(one: k.AttacksFreely) -> str:
    return "your untapped creatures can attack your opponent even if they have just come or an ability forbids it"


@rule.register
def _(one: k.LosesAtEnd) -> str:
    return "you lose the game at the end of that turn"


@rule.register
def _(one: DiesFor) -> str:
    return f"when {noun(one.which).some()} would be destroyed, you may destroy this creature instead"
