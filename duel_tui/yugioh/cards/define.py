"""The words that card modules are written in. A card module imports all of them and holds nothing but cards.

Attributes and Types are the words printed on the cards. Effects are made of the nodes re-exported here, each as
`from ... import Destroy as Destroy`.
"""

from __future__ import annotations

from typing import Any

from duel_tui.yugioh.battle_rules import *
from duel_tui.yugioh.battle_rules import SpiritReturns
from duel_tui.yugioh.card_rules import *
from duel_tui.yugioh.cards.words import *
from duel_tui.yugioh.conditions import All as All
from duel_tui.yugioh.conditions import BehindBy as BehindBy
from duel_tui.yugioh.conditions import CameThisTurn as CameThisTurn
from duel_tui.yugioh.conditions import CanFuse as CanFuse
from duel_tui.yugioh.conditions import CanNormalSummon as CanNormalSummon
from duel_tui.yugioh.conditions import CanRitual
from duel_tui.yugioh.conditions import CanSpecialSummon as CanSpecialSummon
from duel_tui.yugioh.conditions import ControlsHost as ControlsHost
from duel_tui.yugioh.conditions import During as During
from duel_tui.yugioh.conditions import FellByEffect as FellByEffect
from duel_tui.yugioh.conditions import FellToFoe as FellToFoe
from duel_tui.yugioh.conditions import FilledLately as FilledLately
from duel_tui.yugioh.conditions import FreeMonsterZones as FreeMonsterZones
from duel_tui.yugioh.conditions import FreeSpellZone as FreeSpellZone
from duel_tui.yugioh.conditions import GravesOpen as GravesOpen
from duel_tui.yugioh.conditions import HandAtLeast as HandAtLeast
from duel_tui.yugioh.conditions import HandAtMost as HandAtMost
from duel_tui.yugioh.conditions import HasCounters as HasCounters
from duel_tui.yugioh.conditions import HasRisen as HasRisen
from duel_tui.yugioh.conditions import HitDirectly as HitDirectly
from duel_tui.yugioh.conditions import HoldsMonster as HoldsMonster
from duel_tui.yugioh.conditions import NewThisTurn as NewThisTurn
from duel_tui.yugioh.conditions import NoBattlePhaseYet as NoBattlePhaseYet
from duel_tui.yugioh.conditions import NoneThere as NoneThere
from duel_tui.yugioh.conditions import NoNormalSummonYet as NoNormalSummonYet
from duel_tui.yugioh.conditions import NotSummonedThisTurn as NotSummonedThisTurn
from duel_tui.yugioh.conditions import OneOf as OneOf
from duel_tui.yugioh.conditions import OnField as OnField
from duel_tui.yugioh.conditions import ThereBefore as ThereBefore
from duel_tui.yugioh.conditions import ThisBattles as ThisBattles
from duel_tui.yugioh.conditions import ThisFaceUp as ThisFaceUp
from duel_tui.yugioh.conditions import WasRaised as WasRaised
from duel_tui.yugioh.conditions import WonThisTurn as WonThisTurn
from duel_tui.yugioh.costs import DiscardCards as DiscardCards
from duel_tui.yugioh.costs import DiscardThis as DiscardThis
from duel_tui.yugioh.costs import PayHalf as PayHalf
from duel_tui.yugioh.costs import PayLife as PayLife
from duel_tui.yugioh.costs import RemoveCounters as RemoveCounters
from duel_tui.yugioh.costs import Target as Target
from duel_tui.yugioh.costs import TargetThat as TargetThat
from duel_tui.yugioh.costs import TributeFoes as TributeFoes
from duel_tui.yugioh.costs import TributeMonsters as TributeMonsters
from duel_tui.yugioh.costs_cards import BanishFromGrave as BanishFromGrave
from duel_tui.yugioh.costs_cards import BanishThis as BanishThis
from duel_tui.yugioh.costs_cards import GiveUpAttacks as GiveUpAttacks
from duel_tui.yugioh.costs_cards import PayMultiple as PayMultiple
from duel_tui.yugioh.costs_cards import SendThis as SendThis
from duel_tui.yugioh.costs_cards import TributeThis as TributeThis
from duel_tui.yugioh.costs_field import SendCards as SendCards
from duel_tui.yugioh.costs_hand import DestroyWeaker as DestroyWeaker
from duel_tui.yugioh.costs_hand import SendFromHand as SendFromHand
from duel_tui.yugioh.costs_hand import TargetWeaker as TargetWeaker
from duel_tui.yugioh.costs_tributes import TributeEquipped as TributeEquipped
from duel_tui.yugioh.costs_tributes import TributeForAttack as TributeForAttack
from duel_tui.yugioh.costs_tributes import TributeNamed as TributeNamed
from duel_tui.yugioh.costs_tributes import UseForGood as UseForGood
from duel_tui.yugioh.defiance import *
from duel_tui.yugioh.definitions import FLIP as FLIP
from duel_tui.yugioh.definitions import IGNITE as IGNITE
from duel_tui.yugioh.definitions import PROCEDURE as PROCEDURE
from duel_tui.yugioh.definitions import QUICK as QUICK
from duel_tui.yugioh.definitions import TRIGGERED as TRIGGERED
from duel_tui.yugioh.definitions import CardDef, Rule
from duel_tui.yugioh.definitions import Effect as Effect
from duel_tui.yugioh.graves import *
from duel_tui.yugioh.kinship import *
from duel_tui.yugioh.kinship import AttacksPastMonsters, FallsWith, PaysToAttack
from duel_tui.yugioh.negation import *
from duel_tui.yugioh.nodes import *
from duel_tui.yugioh.nodes import (
    BanishMaterials,
    CanPart,
    CanUnite,
    EquipTo,
    FusionSummon,
    Part,
    RitualSummon,
    Unite,
)
from duel_tui.yugioh.restrictions import *
from duel_tui.yugioh.rules import *
from duel_tui.yugioh.targets import TargetOutclassed as TargetOutclassed
from duel_tui.yugioh.turn_rules import *
from duel_tui.yugioh.unions import ShieldsHost
from duel_tui.yugioh.values import *
from duel_tui.yugioh.viruses import *
from duel_tui.yugioh.when import *
from duel_tui.yugioh.when import ThisFlipped
from duel_tui.yugioh.when_battle import *
from duel_tui.yugioh.which import *
from duel_tui.yugioh.which import Monster, UnionHost
from duel_tui.yugioh.zones import (
    AFTER_CALCULATION,
    BATTLE_END,
    BATTLE_START,
    BEFORE_CALCULATION,
    MAIN2,
)
from duel_tui.yugioh.zones import BANISHED as BANISHED
from duel_tui.yugioh.zones import BATTLE_STEP as BATTLE_STEP
from duel_tui.yugioh.zones import DECK as DECK
from duel_tui.yugioh.zones import DRAW as DRAW
from duel_tui.yugioh.zones import END as END
from duel_tui.yugioh.zones import EXTRA as EXTRA
from duel_tui.yugioh.zones import FIELD as FIELD
from duel_tui.yugioh.zones import GRAVE as GRAVE
from duel_tui.yugioh.zones import HAND as HAND
from duel_tui.yugioh.zones import MAIN1 as MAIN1
from duel_tui.yugioh.zones import MONSTERS as MONSTERS
from duel_tui.yugioh.zones import NOWHERE as NOWHERE
from duel_tui.yugioh.zones import SPELLS as SPELLS
from duel_tui.yugioh.zones import STANDBY as STANDBY

MAIN_PHASES = (MAIN1, MAIN2)
BATTLE_PHASE = (BATTLE_START, BATTLE_STEP, BATTLE_END)
WHOLE_BATTLE_PHASE = (*BATTLE_PHASE, *BEFORE_CALCULATION, *AFTER_CALCULATION)
ON_FIELD = (MONSTERS, SPELLS, FIELD)
_WORLD = "Toon World"


def monster(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    *parts: Effect | Rule,
    **more: Any,
) -> CardDef:
    """A monster; `atk` and `defense` are its printed points. With effects or rules it is an Effect Monster."""
    effects, rules = _split(parts)
    subkind = more.pop(
        "subkind", "effect" if parts or more.get("wins_with") or more.get("substitute") else "normal"
    )
    return CardDef(
        name=name,
        passcode=passcode,
        kind="monster",
        subkind=subkind,
        attribute=attribute,
        race=race,
        level=level,
        atk=atk,
        defense=defense,
        effects=effects,
        rules=rules,
        **more,
    )


def fusion(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    materials: tuple[str, ...],
    *parts: Effect | Rule,
    **more: Any,
) -> CardDef:
    """A Fusion Monster and the names of its materials."""
    return monster(
        name, passcode, attribute, race, level, atk, defense, *parts,
        subkind="fusion", materials=materials, special_only=True, **more,
    )  # fmt: skip


def spirit(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    *parts: Effect | Rule,
) -> CardDef:
    """A Spirit: it is never Special Summoned and returns to the hand in the End Phase of its turn."""
    return monster(name, passcode, attribute, race, level, atk, defense, *parts, SpiritReturns(), spirit=True)


def union(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    hosts: tuple[str, ...],
    *rules: Rule,
) -> CardDef:
    """A Union Monster, the monsters it may lie on, and what it gives them there."""
    unite = Effect((Unite(),), IGNITE, condition=CanUnite(), targets=(Target(UnionHost(hosts)),))
    part = Effect((Part(),), IGNITE, condition=CanPart(), where=SPELLS)
    return monster(
        name, passcode, attribute, race, level, atk, defense, unite, part, *rules, ShieldsHost(), union=hosts
    )


def rises(name: str, condition: Any = None, **more: Any) -> Effect:
    """The effect by which a monster is sent to the Graveyard and its higher form comes from hand or Deck."""
    higher = SpecialSummonFrom(Monster(controller=YOU, names=(name,), where=(HAND, DECK)), proper=True)
    asked = CanSpecialSummon(0) if condition is None else All((condition, CanSpecialSummon(0)))
    return Effect((higher,), TRIGGERED, condition=asked, cost=(SendThis(),), optional=True, **more)


def toon(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    tributes: int,
    **more: Any,
) -> CardDef:
    """A Toon that comes only while its player has Toon World, and pays for its attacks."""
    world = OnField(SpellTrap(controller=YOU, face_up=True, names=(_WORLD,)))
    price = (TributeMonsters(tributes),) if tributes else ()
    return monster(
        name, passcode, attribute, race, level, atk, defense,
        Effect((), PROCEDURE, where=HAND, condition=world, cost=price),
        CannotAttack(THIS_CARD, condition=NewThisTurn()), AttacksPastMonsters(), PaysToAttack(500),
        FallsWith(_WORLD),
        special_only=True, needs=_WORLD, toon=True, **more,
    )  # fmt: skip


def later_toon(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    *parts: Effect | Rule,
) -> CardDef:
    """A Toon that is Summoned as other monsters are, and may pass by monsters while its player has Toon World."""
    return monster(
        name, passcode, attribute, race, level, atk, defense, *parts,
        CannotAttack(THIS_CARD, condition=NewThisTurn(flips=True)), AttacksPastMonsters(_WORLD),
        FallsWith(_WORLD),
        toon=True,
    )  # fmt: skip


def contact_fusion(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    materials: tuple[str, ...],
    *parts: Effect | Rule,
    **more: Any,
) -> CardDef:
    """A Fusion Monster that comes without a Spell, when its materials on the field are removed from play."""
    own = Effect((), PROCEDURE, where=EXTRA, cost=(BanishMaterials(),))
    return fusion(name, passcode, attribute, race, level, atk, defense, materials, own, *parts, **more)


def ritual_monster(
    name: str,
    passcode: int,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    *parts: Effect | Rule,
) -> CardDef:
    """A Ritual Monster: only its Ritual Spell brings it into the game."""
    return monster(
        name, passcode, attribute, race, level, atk, defense, *parts, subkind="ritual", special_only=True
    )


def token(
    name: str,
    attribute: str,
    race: str,
    level: int,
    atk: int,
    defense: int,
    *parts: Rule,
    tributable: bool = True,
) -> CardDef:
    """A Token, as the card that makes it says (YA-09)."""
    return monster(
        name, 0, attribute, race, level, atk, defense, *parts, subkind="token", tributable=tributable
    )


def spell(name: str, passcode: int, *parts: Effect | Rule, subkind: str = "normal", **more: Any) -> CardDef:
    """A Spell Card. The first effect is its activation."""
    effects, rules = _split(parts)
    return CardDef(name, passcode, "spell", subkind, effects=_activation(effects), rules=rules, **more)


def quick_play(name: str, passcode: int, *parts: Effect | Rule, **more: Any) -> CardDef:
    """A Quick-Play Spell."""
    return spell(name, passcode, *parts, subkind="quick-play", **more)


def continuous_spell(name: str, passcode: int, *parts: Effect | Rule, **more: Any) -> CardDef:
    """A Continuous Spell."""
    return spell(name, passcode, *parts, subkind="continuous", **more)


def field_spell(name: str, passcode: int, *parts: Effect | Rule) -> CardDef:
    """A Field Spell."""
    return spell(name, passcode, *parts, subkind="field")


def equip(
    name: str, passcode: int, who: Monster, *parts: Effect | Rule, cost: tuple[Any, ...] = ()
) -> CardDef:
    """An Equip Spell: which monsters it may be put on, and what it gives them."""
    act = Effect((EquipTo(),), cost=cost, targets=(Target(who),))
    return spell(name, passcode, act, *parts, subkind="equip", equips=who)


def fusion_spell(name: str, passcode: int) -> CardDef:
    """A Normal Spell that Fusion Summons from the hand and the field."""
    return spell(name, passcode, Effect((FusionSummon(),), condition=CanFuse()))


def ritual_spell(
    name: str,
    passcode: int,
    monster_name: str = "",
    attribute: str = "",
    exact: bool = False,
    names: tuple[str, ...] = (),
) -> CardDef:
    """A Ritual Spell and the Ritual Monster that it brings into the game, one of several, or any of an Attribute.

    `exact`: the Tributes must have exactly its Level together.
    """
    ritual = RitualSummon(monster_name, attribute, exact, names)
    act = Effect((ritual,), condition=CanRitual(ritual))
    return spell(name, passcode, act, subkind="ritual")


def trap(name: str, passcode: int, *parts: Effect | Rule, subkind: str = "normal", **more: Any) -> CardDef:
    """A Trap Card. The first effect is its activation."""
    effects, rules = _split(parts)
    return CardDef(name, passcode, "trap", subkind, effects=_activation(effects), rules=rules, **more)


def continuous_trap(name: str, passcode: int, *parts: Effect | Rule, **more: Any) -> CardDef:
    """A Continuous Trap."""
    return trap(name, passcode, *parts, subkind="continuous", **more)


def counter_trap(name: str, passcode: int, *parts: Effect | Rule) -> CardDef:
    """A Counter Trap: Spell Speed 3."""
    return trap(name, passcode, *parts, subkind="counter")


def flip(*do: Any, **more: Any) -> Effect:
    """A FLIP effect; mandatory."""
    return Effect(do, FLIP, when=ThisFlipped(), **more)


def _activation(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Every Spell and Trap can be activated, also one that only stays and rules."""
    if effects and effects[0].way == "card activation":
        return effects
    return (Effect(()), *effects)


def _split(parts: tuple[Effect | Rule, ...]) -> tuple[tuple[Effect, ...], tuple[Rule, ...]]:
    effects = tuple(part for part in parts if isinstance(part, Effect))
    return effects, tuple(part for part in parts if isinstance(part, Rule))
