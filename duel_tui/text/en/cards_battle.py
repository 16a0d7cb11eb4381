"""The words for attacks and battles: rules about them, what they trigger, what is done in them, and further costs."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import asked_by, condition, timing
from duel_tui.text.en.cards_nouns import noun
from duel_tui.text.en.cards_rules import for_a_turn, rule, subject
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk, Thing
from duel_tui.text.en.cards_when import cost, when
from duel_tui.text.en.words import article, counted, listed, sentence
from duel_tui.yugioh import battle_rules, costs_cards, nodes, when_battle
from duel_tui.yugioh.definitions import Effect
from duel_tui.yugioh.which import DEFENSE_POSITION, YOU
from duel_tui.yugioh.zones import DECK, EXTRA, GRAVE, HAND

TIMES = {2: "twice"}
FROM = {HAND: "your hand", DECK: "your Deck", GRAVE: "your Graveyard", EXTRA: "your Fusion Deck"}


def _while(such: object) -> str:
    return f" as long as {condition(such)}" if such is not None else ""


# -- rules


@rule.register
def _(held: battle_rules.CannotBeAttacked) -> str:
    passed = ", but it keeps nobody from attacking directly" if held.passed_by else ""
    return f"your opponent's monsters cannot attack {subject(held.who).they}{_while(held.condition)}{passed}"


@rule.register
def _(held: battle_rules.AttacksTimes) -> str:
    times = TIMES.get(held.times, f"{held.times} times")
    return f"{subject(held.who).they} can attack {times} in each Battle Phase"


@rule.register
def _(held: battle_rules.AttacksEach) -> str:
    who = subject(held.who)
    return f"{who.they} can attack each monster your opponent controls once, and not directly after that"


@rule.register
def _(held: battle_rules.MustAttack) -> str:
    return "you must enter your Battle Phase, and this card must attack if it can"


@rule.register
def _(held: battle_rules.SurvivesBattle) -> str:
    by = f" with {noun(held.foe, place=False).some()}" if held.foe is not None else ""
    during = f"{timing(held.condition)}, " if held.condition is not None else ""
    return f"{during}{subject(held.who).has('is', 'are')} not destroyed by battle{by}"


@rule.register
def _(held: battle_rules.DestroyedInDefense) -> str:
    return "when this card is in face-up Defense Position, destroy it"


@rule.register
def _(held: battle_rules.DestroyedWhenTargeted) -> str:
    return (
        "after the effect of a card that targeted this face-up card has resolved, destroy this card, "
        "also when a card is equipped to it"
    )


@rule.register
def _(held: battle_rules.SilencesBeaten) -> str:
    such = f"if {condition(held.condition)}, " if held.condition is not None else ""
    winner = subject(held.who).has("destroys", "destroy")
    return f"{such}the effects of {noun(held.which, place=False).bare()} that {winner} by battle are negated"


@rule.register
def _(held: battle_rules.CannotChangeControl) -> str:
    return "control of this face-up card cannot change"


@rule.register
def _(held: battle_rules.SpiritReturns) -> str:
    return (
        "in the End Phase of the turn in which this card was Normal Summoned or turned face-up, "
        "return it to its owner's hand"
    )


@rule.register
def _(held: battle_rules.Upkeep) -> str:
    if held.must:
        return f"in each of your Standby Phases you must pay {held.life} Life Points; if you cannot, destroy this card"
    return f"in each of your Standby Phases pay {held.life} Life Points, or destroy this card"


@rule.register
def _(held: battle_rules.SparesUpkeep) -> str:
    return f'neither player pays Life Points for "{held.family}" monsters in a Standby Phase'


@rule.register
def _(held: battle_rules.CountsStandby) -> str:
    return "this card counts your Standby Phases from its activation on"


@rule.register
def _(held: battle_rules.NoBanishingFromGraves) -> str:
    return "your opponent cannot remove cards in a Graveyard from play"


@for_a_turn.register
def _(held: battle_rules.AttacksOnceMore, about: Thing | None) -> str:
    return "it can attack once more, if nothing else attacks before"


# -- happenings


@when.register
def _(moment: when_battle.ThisDestroyedByBattle) -> tuple[str, str]:
    by = f" with {article(listed(moment.races, 'or'))} monster" if moment.races else ""
    return f"When this card is destroyed by battle{by} and sent to the Graveyard", "this card"


@when.register
def _(moment: when_battle.ThisDestroyed) -> tuple[str, str]:
    return "When this card is destroyed and sent to the Graveyard", "this card"


@when.register
def _(moment: when_battle.ThisBattled) -> tuple[str, str]:
    after = "After damage calculation"
    if moment.who is not None:
        return f"{after}, when this card has battled {noun(moment.who, place=False).some()}", "that monster"
    if moment.beaten:
        return f"{after}, when this card was destroyed by battle with a monster", "that monster"
    if moment.beats:
        return f"{after}, when this card has destroyed an opponent's monster", "that monster"
    if moment.won:
        return f"{after}, when this attacking card has destroyed a monster", "that monster"
    return f"{after}, when this card has battled an opponent's monster", "that monster"


@when.register
def _(moment: when_battle.ThisAttacks) -> tuple[str, str]:
    if not moment.position:
        return f"When this card declares an attack{' on a monster' if moment.monster else ''}", "this card"
    where = "Defense" if moment.position == DEFENSE_POSITION else "Attack"
    return (
        f"When this card declares an attack on {'a' if where == 'Defense' else 'an'} {where} Position monster",
        "this card",
    )


@when.register
def _(moment: when_battle.ThisAttacksFaceDown) -> tuple[str, str]:
    return "At the start of the Damage Step, when this card attacks a face-down monster", "that monster"


@when.register
def _(moment: when_battle.ThisTurnedUp) -> tuple[str, str]:
    return "When this card is turned face-up", "this card"


@when.register
def _(moment: when_battle.ThisDamagedDirectly) -> tuple[str, str]:
    return "When this card inflicts battle damage to your opponent by a direct attack", "this card"


# -- costs


@cost.register
def _(paid: costs_cards.TributeThis) -> str:
    return "Tribute this card"


@cost.register
def _(paid: costs_cards.SendThis) -> str:
    return "send this face-up card to the Graveyard"


@cost.register
def _(paid: costs_cards.BanishFromGrave) -> str:
    return f"remove {noun(paid.which, verb='in').count(paid.low, paid.high)} from play"


@cost.register
def _(paid: costs_cards.GiveUpAttacks) -> str:
    return "give up all attacks of this card this turn"


@cost.register
def _(paid: costs_cards.PayMultiple) -> str:
    return f"pay a multiple of {counted(paid.step, 'Life Point', 'Life Points')}"


# -- steps


@step.register
def _(node: nodes.BanishBattlers, talk: Talk) -> Clause:
    return Clause("remove that monster and this card from play")


@step.register
def _(node: nodes.DestroyAttacked, talk: Talk) -> Clause:
    return Clause("destroy that monster without turning it face-up")


@step.register
def _(node: nodes.AttackOnceMore, talk: Talk) -> Clause:
    return Clause("attack once more with this card at once")


@step.register
def _(node: nodes.BoostPerPaid, talk: Talk) -> Clause:
    text = f"this card gains {node.atk} ATK for each of them until the end of your opponent's turn"
    return Clause(text, True)


@step.register
def _(node: nodes.PierceForBoost, talk: Talk) -> Clause:
    verb = "increase" if node.atk > 0 else "decrease"
    text = f"{verb} this card's ATK by {abs(node.atk)} and let it inflict the difference as battle damage"
    wall = "when it attacks a Defense Position monster with a lower DEF"
    return Clause(f"{text} {wall}, both until the end of this turn")


@step.register
def _(node: nodes.BanishSummoned, talk: Talk) -> Clause:
    return Clause("destroy that monster, removing it from play")


@step.register
def _(node: nodes.Banish, talk: Talk) -> Clause:
    return Clause(f"remove {talk.thing(node.what).it} from play")


@step.register
def _(node: nodes.BanishWithCopies, talk: Talk) -> Clause:
    kind = "Trap Card" if node.traps else "Flip Effect Monster"
    copies = f"if it was a {kind}, both players show their Decks and remove all cards of its name in them"
    return Clause(f"destroy it, removing it from play; {copies} from play")


@step.register
def _(node: nodes.Mill, talk: Talk) -> Clause:
    top = "the top card" if node.n == 1 else f"the top {node.n} cards"
    deck = "your Deck" if node.whose == YOU else "your opponent's Deck"
    return Clause(f"send {top} of {deck} to the Graveyard")


@step.register
def _(node: nodes.DiscardForLevel, talk: Talk) -> Clause:
    damage = f"{node.per_level} damage to your opponent for each of its Levels"
    return Clause(f"your opponent discards 1 random card; if it was a monster, inflict {damage}", True)


# -- Special Summons by a monster's own condition


def own_way(effect: Effect) -> str:
    """How a monster Special Summons itself: by what, if what, for which price."""
    side = " to your opponent's side of the field" if effect.side != YOU else ""
    home = FROM.get(effect.where, "your hand")
    such = asked_by(effect).such
    summon = f"Special Summon this card from {home}{side}"
    if not effect.cost:
        return sentence(f"you can {summon}{f' if {such}' if such else ''}")
    price = listed([cost(paid) for paid in effect.cost])
    return sentence(f"{f'if {such}, ' if such else ''}to {summon}, {price}")
