"""What happened in a duel of Duel Masters, as sentences for the log.

A card whose name the reader may not know is said by what he sees of it: a card, a shield.
"""

from __future__ import annotations

from duel_tui.duel_masters import events as happened
from duel_tui.duel_masters.zones import SHIELDS
from duel_tui.engine.state import Card
from duel_tui.text.en.duel_masters.table import CIVILIZATIONS, phase_name, zone_name
from duel_tui.text.en.prompts import outcome
from duel_tui.text.en.said import Names, say
from duel_tui.text.en.table import turn_of
from duel_tui.text.en.words import counted, listed, possessive

BURIED = happened.PutInGraveyard
"""Goes without saying after one of `LEAVING`."""
LEAVING = (happened.Destroyed, happened.Discarded)
ENDED = {"gone": "The attack of {} ends: there is nothing left to fight", "done": ""}
DECK_ENDS = {"top": "on top of", "bottom": "at the bottom of", "shuffled": "into"}


def known(card: Card) -> str:
    """The name of a card, empty when the reader may not know it."""
    return str(card.definition.name)


def shown(card: Card, names: Names) -> str:
    """A card with its player: `Shobu's Fear Fang`, `Kokujo's shield 3`."""
    whose = possessive(names[card.controller])
    name = known(card)
    if card.zone == SHIELDS:
        return f"{whose} shield {card.slot + 1}" + (f" ({name})" if name else "")
    return f"{whose} {name or 'card'}"


def several(cards: tuple[Card, ...]) -> str:
    """Cards in a row, those without a name counted."""
    said = [known(card) for card in cards if known(card)]
    blind = sum(1 for card in cards if not known(card))
    return listed([*said, *([counted(blind, "card", "cards")] if blind else [])])


@say.register
def _(event: happened.TurnBegan, names: Names) -> str:
    return turn_of(event.turn, names[event.player])


@say.register
def _(event: happened.PhaseBegan, names: Names) -> str:
    return f"{phase_name(event.phase)} begins"


@say.register
def _(event: happened.TurnDrawn, names: Names) -> str:
    return ""


@say.register
def _(event: happened.RaceNamed, names: Names) -> str:
    return f"{names[event.player]} chooses the race {event.race}"


@say.register
def _(event: happened.CivilizationNamed, names: Names) -> str:
    return f"{names[event.player]} chooses {CIVILIZATIONS[event.civilization]}"


@say.register
def _(event: happened.TurnEnding, names: Names) -> str:
    return ""


@say.register
def _(event: happened.ExtraTurn, names: Names) -> str:
    return f"{names[event.player]} takes an extra turn after this one"


@say.register
def _(event: happened.Untapped, names: Names) -> str:
    return f"{names[event.player]} untaps {several(event.cards)}"


@say.register
def _(event: happened.Tapped, names: Names) -> str:
    return f"{shown(event.card, names)} is tapped"


@say.register
def _(event: happened.Drawn, names: Names) -> str:
    return f"{names[event.player]} draws {known(event.card) or 'a card'}"


@say.register
def _(event: happened.Charged, names: Names) -> str:
    return f"{names[event.player]} charges {known(event.card)}"


@say.register
def _(event: happened.Paid, names: Names) -> str:
    return f"{names[event.player]} taps {counted(len(event.cards), 'mana card', 'mana cards')}: {several(event.cards)}"


@say.register
def _(event: happened.Summoned, names: Names) -> str:
    text = f"{names[event.player]} summons {known(event.card)}"
    return f"{text} on {several(event.bases)}" if event.bases else text


@say.register
def _(event: happened.Entered, names: Names) -> str:
    return "" if event.summoned else f"{shown(event.card, names)} is put into the battle zone"


@say.register
def _(event: happened.Cast, names: Names) -> str:
    return f"{names[event.player]} casts {known(event.card)}"


@say.register
def _(event: happened.Triggered, names: Names) -> str:
    return f"The ability of {shown(event.card, names)} begins"


@say.register
def _(event: happened.TapAbilityUsed, names: Names) -> str:
    return f"{names[event.player]} taps {known(event.card)} for its tap ability"


@say.register
def _(event: happened.SilentSkillUsed, names: Names) -> str:
    return f"{known(event.card)} stays tapped for its silent skill"


@say.register
def _(event: happened.Attacked, names: Names) -> str:
    target = names[1 - event.card.controller] if event.target is None else shown(event.target, names)
    return f"{shown(event.card, names)} attacks {target}"


@say.register
def _(event: happened.Blocked, names: Names) -> str:
    return f"{shown(event.card, names)} blocks {known(event.attacker)}"


@say.register
def _(event: happened.NotBlocked, names: Names) -> str:
    return f"Nobody blocks {known(event.card)}"


@say.register
def _(event: happened.Battled, names: Names) -> str:
    return f"{known(event.card)} with {event.power} battles {known(event.other)} with {event.other_power}"


@say.register
def _(event: happened.WonBattle, names: Names) -> str:
    return f"{shown(event.card, names)} wins the battle"


@say.register
def _(event: happened.AttackEnded, names: Names) -> str:
    return ENDED[event.cause].format(known(event.card))


@say.register
def _(event: happened.Broken, names: Names) -> str:
    if event.by is None:
        return f"{shown(event.card, names)} is broken"
    return f"{known(event.by)} breaks {shown(event.card, names)}"


@say.register
def _(event: happened.ShieldTriggered, names: Names) -> str:
    return f"{names[event.player]} uses the shield trigger of {known(event.card)}"


@say.register
def _(event: happened.Destroyed, names: Names) -> str:
    why = " for want of power" if event.cause == "power" else ""
    return f"{shown(event.card, names)} is destroyed{why}"


@say.register
def _(event: happened.Saved, names: Names) -> str:
    return f"{shown(event.card, names)} does not go to the graveyard"


@say.register
def _(event: happened.Leaving, names: Names) -> str:
    return ""


@say.register
def _(event: happened.Discarded, names: Names) -> str:
    return f"{names[event.player]} discards {known(event.card)}"


@say.register
def _(event: happened.PutInGraveyard, names: Names) -> str:
    owner = possessive(names[event.card.owner])
    return f"{known(event.card)} goes from the {zone_name(event.origin)} to {owner} graveyard"


@say.register
def _(event: happened.PutInMana, names: Names) -> str:
    owner = possessive(names[event.card.owner])
    return f"{known(event.card)} goes from the {zone_name(event.origin)} to {owner} mana zone"


@say.register
def _(event: happened.PutInHand, names: Names) -> str:
    owner = possessive(names[event.card.owner])
    card = known(event.card) or "A card"
    origin = f" from the {zone_name(event.origin)}" if event.origin else ""
    return f"{card} goes{origin} to {owner} hand"


@say.register
def _(event: happened.PutInShields, names: Names) -> str:
    owner = possessive(names[event.card.owner])
    card = known(event.card) or "A card"
    return f"{card} goes from the {zone_name(event.origin)} to {owner} shields"


@say.register
def _(event: happened.PutInDeck, names: Names) -> str:
    owner = possessive(names[event.card.owner])
    card = known(event.card) or "A card"
    return f"{card} goes from the {zone_name(event.origin)} {DECK_ENDS[event.where]} {owner} deck"


@say.register
def _(event: happened.Revealed, names: Names) -> str:
    if event.to is None:
        return f"{several(event.cards)} {'is' if len(event.cards) == 1 else 'are'} shown to both players"
    return f"{names[event.to]} looks at {several(event.cards)}"


@say.register
def _(event: happened.Shuffled, names: Names) -> str:
    return f"{possessive(names[event.player])} deck is shuffled"


@say.register
def _(event: happened.Gained, names: Names) -> str:
    verb = "has" if len(event.cards) == 1 else "have"
    return f"{several(event.cards)} {verb} what {event.source} gives"


@say.register
def _(event: happened.Won, names: Names) -> str:
    return outcome(None if event.winner == 2 else names[event.winner], event.reason)
