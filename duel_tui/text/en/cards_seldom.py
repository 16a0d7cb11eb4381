"""The words for what single cards do: cards shown and given away, prices of their own, Fusion Monsters on a visit."""

from __future__ import annotations

from duel_tui.text.en.cards_conditions import condition, timing
from duel_tui.text.en.cards_rules import for_a_turn, rule, subject
from duel_tui.text.en.cards_steps import step
from duel_tui.text.en.cards_talk import Clause, Talk, Thing
from duel_tui.text.en.cards_when import cost, when
from duel_tui.text.en.words import listed
from duel_tui.yugioh import (
    battle_rules,
    card_rules,
    conditions,
    costs_tributes,
    graves,
    kinship,
    nodes,
    rules,
    when_battle,
)
from duel_tui.yugioh.nodes.visits import ANY_LEVEL

# -- prices


@cost.register
def _(paid: costs_tributes.TributeForAttack) -> str:
    return "Tribute 1 monster"


@cost.register
def _(paid: costs_tributes.TributeNamed) -> str:
    named = [f'1 "{name}"' for name in paid.names]
    return f"Tribute {listed(named)} from your hand or field"


# -- steps


@step.register
def _(node: nodes.SummonAndBanish, talk: Talk) -> Clause:
    return Clause("Special Summon the first target and remove the second from play")


@step.register
def _(node: nodes.DestroyBattled, talk: Talk) -> Clause:
    return Clause("destroy that monster")


@step.register
def _(node: nodes.ReturnSeen, talk: Talk) -> Clause:
    return Clause(
        "look at your opponent's hand and choose 1 card in it, which is shuffled into your opponent's Deck"
    )


@step.register
def _(node: nodes.LetChoose, talk: Talk) -> Clause:
    text = (
        f"choose {node.n} cards in your Deck and show them; your opponent picks 1 that you add to your hand"
    )
    return Clause(f"{text}, and the others are sent to the Graveyard")


@step.register
def _(node: nodes.EndBattlePhase, talk: Talk) -> Clause:
    return Clause("end the Battle Phase")


@step.register
def _(node: nodes.NoAttackInCalculation, talk: Talk) -> Clause:
    return Clause(f"make {talk.thing(node.what).of('ATK')} 0 during that damage calculation only")


@step.register
def _(node: nodes.SendOfKind, talk: Talk) -> Clause:
    text = "your opponent sends 1 card of that kind from the Deck to the Graveyard, or shows the Deck if there is none"
    return Clause(text, True)


@step.register
def _(node: nodes.SendEverything, talk: Talk) -> Clause:
    sent = "send all cards in both hands and on the field to the Graveyard"
    return Clause(
        f"{sent}, and inflict {node.each} damage to your opponent for each card that was sent there"
    )


@step.register
def _(node: nodes.ShuffleEverything, talk: Talk) -> Clause:
    text = "both players shuffle all cards of their hands, fields and Graveyards into their Decks"
    return Clause(f"{text}, then each draws {node.n} cards", True)


def _fusion(max_level: int) -> str:
    return f"Level {max_level} or lower Fusion Monster" if max_level < ANY_LEVEL else "Fusion Monster"


@step.register
def _(node: nodes.SummonFusion, talk: Talk) -> Clause:
    return Clause(f"Special Summon 1 {_fusion(node.max_level)} from your Fusion Deck")


@step.register
def _(node: nodes.ReturnAtEnd, talk: Talk) -> Clause:
    return Clause("in the End Phase return it to the Fusion Deck if it has stayed face-up", True)


# -- the rest


@cost.register
def _(paid: costs_tributes.UseForGood) -> str:
    return "use this effect once while this card stays face-up"


@cost.register
def _(paid: nodes.DeclareKind) -> str:
    return "declare monster, Spell or Trap"


@condition.register
def _(asked: nodes.HasFusion) -> str:
    return f"there is a {_fusion(asked.max_level)} in your Fusion Deck"


@condition.register
def _(asked: conditions.FellToFoe) -> str:
    if asked.this_turn:
        return "it was destroyed this turn on your side in battle or by an effect of your opponent's"
    return "it was destroyed on your side by an effect of your opponent's since your last Standby Phase"


@when.register
def _(moment: when_battle.ThisIsAttacked) -> tuple[str, str]:
    return (
        "During damage calculation in your opponent's turn, if this card is attacked",
        "the attacking monster",
    )


@for_a_turn.register
def _(held: rules.CannotAttackDirectly, about: Thing | None) -> str:
    who = about if about is not None else subject(held.who)
    return f"{who.they} cannot attack directly this turn"


@rule.register
def _(held: rules.CannotAttackDirectly) -> str:
    return f"{subject(held.who).they} cannot attack directly"


@rule.register
def _(held: graves.ShutsGraves) -> str:
    return (
        "cards in the Graveyards cannot be removed from play or targeted there, and no effect moves them from there, "
        "except that of a card in a Graveyard that moves itself"
    )


@rule.register
def _(held: graves.OpensGrave) -> str:
    return f'"{held.name}" does not affect your Graveyard'


@rule.register
def _(held: graves.OnlyOneFaceUp) -> str:
    return "while you control another face-up card of this name, send this card to the Graveyard"


@condition.register
def _(asked: conditions.FreeSpellZone) -> str:
    return "you have a free Spell & Trap Zone"


@cost.register
def _(paid: costs_tributes.TributeEquipped) -> str:
    return f'Tribute 1 "{paid.name}" that is equipped with "{paid.equip}"'


@rule.register
def _(held: kinship.TributesToAttack) -> str:
    return "Tribute 1 other monster each time this card declares an attack, or it cannot attack"


@rule.register
def _(held: battle_rules.NoDamageFromItsBattles) -> str:
    during = f"{timing(held.condition)}, " if held.condition is not None else ""
    return f"{during}you take no battle damage from battles of this card"


@rule.register
def _(held: card_rules.BringsFromDeck) -> str:
    return (
        "a monster in your Deck whose own condition names this card can be Special Summoned by that condition"
    )


@step.register
def _(node: nodes.WeakenBattled, talk: Talk) -> Clause:
    return Clause(f"decrease that monster's ATK by {-node.atk} until the end of this turn")


@step.register
def _(node: nodes.TokenForVictories, talk: Talk) -> Clause:
    token = node.token
    facts = f"Level {token.level} {token.attribute} {token.race}, ATK {token.atk} DEF {token.defense}"
    each = "for each monster that it has destroyed by battle this turn"
    return Clause(f'Special Summon 1 "{token.name}" ({facts}) in Attack Position {each}')


@step.register
def _(node: nodes.EquipFromGrave, talk: Talk) -> Clause:
    return Clause(f"equip this card to {talk.thing(node.what).it}")


@step.register
def _(node: nodes.Divide, talk: Talk) -> Clause:
    such = "if all the Fusion Materials used for its Fusion Summon lie in your Graveyard"
    return Clause(f"return it to the Fusion Deck; {such}, you can Special Summon all of them")
