"""Conditions and happenings as clauses: `while this creature is tapped`, `whenever this creature attacks`."""

from __future__ import annotations

from functools import singledispatch

from duel_tui.duel_masters import conditions as given
from duel_tui.duel_masters import when as happenings
from duel_tui.duel_masters.keywords import AnotherBrokeShield, OtherWaveStrikers
from duel_tui.duel_masters.which import OPPONENT, YOU, Cards
from duel_tui.duel_masters.zones import HAND, MANA, SHIELDS
from duel_tui.text.en.duel_masters.nouns import WHOSE, noun
from duel_tui.text.en.duel_masters.table import CIVILIZATIONS
from duel_tui.text.en.words import NoWords, sentence

NONE_LEFT = {
    Cards(SHIELDS): "you have no shields",
    Cards(SHIELDS, OPPONENT): "your opponent has no shields",
    Cards(HAND): "you have no cards in your hand",
}
"""How it is said that a zone is empty."""


@singledispatch
def condition(node: object) -> str:
    """What must be so, behind `if` or `while`."""
    raise NoWords(node)


@condition.register
def _(node: given.There) -> str:
    found = noun(node.which)
    if isinstance(node.which, Cards) and node.which.zone == SHIELDS and node.n:
        who = "you have" if node.which.owner == YOU else "your opponent has"
        return f"{who} at {'most' if node.at_most else 'least'} {node.n} shield{'' if node.n == 1 else 's'}"
    if node.at_most:
        if node.n == 0:
            if node.which in NONE_LEFT:
                return NONE_LEFT[node.which]
            return f"there are no {found.bare()}"
        return f"there {'is' if node.n == 1 else 'are'} at most {found.count(node.n)}"
    verb = "is" if node.n == 1 else "are"
    return f"there {verb} at least {found.count(node.n)}"


@condition.register
def _(node: given.IsTapped) -> str:
    return f"this creature is {'tapped' if node.tapped else 'untapped'}"


@condition.register
def _(node: given.HasPower) -> str:
    return f"this creature has power {node.n} or more"


@condition.register
def _(node: given.AllMana) -> str:
    return f"all cards in your mana zone are {CIVILIZATIONS[node.civilization]} cards"


@condition.register
def _(node: given.FewerCreatures) -> str:
    return "your opponent has more creatures in the battle zone than you"


@condition.register
def _(node: given.OpponentHasMore) -> str:
    cards, pile = {
        MANA: ("cards", " in his mana zone"),
        SHIELDS: ("shields", ""),
        HAND: ("cards", " in his hand"),
    }[node.zone]
    return f"your opponent has more {cards}{pile} than you"


@condition.register
def _(node: given.BrokeShield) -> str:
    return "this creature has broken a shield this turn"


@condition.register
def _(node: given.AttacksCreature) -> str:
    return "this creature is attacking a creature"


@condition.register
def _(node: given.HasStrongest) -> str:
    return "a creature of yours has more power than each creature of your opponent's"


@condition.register
def _(node: given.OpponentDrew) -> str:
    return f"your opponent has drawn {node.n} or more cards this turn"


@condition.register
def _(node: given.CastSpell) -> str:
    return "you have cast a spell this turn"


@condition.register
def _(node: given.InTurnOf) -> str:
    return "it is your turn" if node.whose == YOU else "it is your opponent's turn"


@condition.register
def _(node: OtherWaveStrikers) -> str:
    return "at least 2 other creatures in the battle zone have wave striker"


@condition.register
def _(node: AnotherBrokeShield) -> str:
    return "another of your creatures has broken a shield this turn"


@singledispatch
def when(node: object) -> str:
    """A happening, in front of what follows from it."""
    raise NoWords(node)


@when.register
def _(node: happenings.Enters) -> str:
    return "when you put this creature into the battle zone"


@when.register
def _(node: happenings.AnotherEnters) -> str:
    verb = "is summoned" if node.summoned else "is put into the battle zone"
    return f"whenever {noun(node.which).some().removesuffix(' in the battle zone')} {verb}"


@when.register
def _(node: happenings.AnotherEvolves) -> str:
    return "when a player evolves another creature"


@when.register
def _(node: happenings.Attacks) -> str:
    if node.target is not None:
        return f"whenever this creature attacks {noun(node.target).some().replace(' in the battle zone', '')}"
    if node.players:
        return "whenever this creature attacks a player"
    return "whenever this creature attacks" + (" a creature" if node.creatures else "")


@when.register
def _(node: happenings.Blocks) -> str:
    return "whenever this creature blocks"


@when.register
def _(node: happenings.BecomesBlocked) -> str:
    return f"whenever this creature{' attacks a player and' if node.players else ''} becomes blocked"


@when.register
def _(node: happenings.IsNotBlocked) -> str:
    return "whenever this creature attacks your opponent and is not blocked"


@when.register
def _(node: happenings.WinsBattle) -> str:
    return "when this creature wins a battle"


@when.register
def _(node: happenings.Battles) -> str:
    if node.blocking:
        return "after each battle in which this creature blocked"
    return "after each battle of this creature"


@when.register
def _(node: happenings.AttackEnds) -> str:
    return f"after an attack of this creature{' on a player' if node.players else ''}"


@when.register
def _(node: happenings.IsDestroyed) -> str:
    return "when this creature is destroyed"


@when.register
def _(node: happenings.AnyDestroyed) -> str:
    return f"whenever {noun(node.which).some()} is destroyed"


@when.register
def _(node: happenings.Leaves) -> str:
    return "when this creature leaves the battle zone"


@when.register
def _(node: happenings.LeavesForGraveyard) -> str:
    return "when this creature is put into your graveyard from the battle zone"


@when.register
def _(node: happenings.AnyAttacks) -> str:
    return f"whenever {noun(node.which).some()} attacks"


@when.register
def _(node: happenings.AnyAttacked) -> str:
    return f"whenever {noun(node.which).some()} is attacked"


@when.register
def _(node: happenings.IsAttacked) -> str:
    return "whenever this creature is attacked"


@when.register
def _(node: happenings.SpellCast) -> str:
    who = {"": "a player casts", YOU: "you cast"}.get(node.who, "your opponent casts")
    return f"whenever {who} a spell"


@when.register
def _(node: happenings.OpponentTriggers) -> str:
    return "whenever your opponent uses a shield trigger" + (
        " of a shield that this creature broke" if node.own else ""
    )


@when.register
def _(node: happenings.ManaTaken) -> str:
    return "whenever your opponent causes a card to be put from your mana zone into your graveyard"


@when.register
def _(node: happenings.OpponentPlays) -> str:
    return "whenever your opponent summons a creature or casts a spell"


@when.register
def _(node: happenings.DrawsForTurn) -> str:
    return "whenever you draw the card at the start of your turn"


@when.register
def _(node: happenings.TurnStarts) -> str:
    return f"at the start of each of {'your' if node.whose == YOU else WHOSE[OPPONENT]} turns"


@when.register
def _(node: happenings.AnyBlocks) -> str:
    return f"whenever {noun(node.which).some()} blocks"


@when.register
def _(node: happenings.AnyNotBlocked) -> str:
    return f"whenever {noun(node.which).some()} attacks your opponent and is not blocked"


@when.register
def _(node: happenings.AnyAttackEnds) -> str:
    return "when the attack is over"


@when.register
def _(node: happenings.TurnEnds) -> str:
    return "at the end of each of your turns" if node.whose == YOU else "at the end of each turn"


__all__ = ["Cards", "condition", "sentence", "when"]
