"""The steps of effects: small frozen nodes that run when a link resolves. Each returns whether it did anything.

The card text on the screen is rendered from the same nodes (`duel_tui.text`).
"""

from __future__ import annotations

from duel_tui.yugioh.nodes.absorbing import Absorb as Absorb
from duel_tui.yugioh.nodes.absorbing import CanAbsorb as CanAbsorb
from duel_tui.yugioh.nodes.answers import Negate as Negate
from duel_tui.yugioh.nodes.answers import NegateAttack as NegateAttack
from duel_tui.yugioh.nodes.answers import NegateEffect as NegateEffect
from duel_tui.yugioh.nodes.answers import SparePlayer as SparePlayer
from duel_tui.yugioh.nodes.banishing import Banish as Banish
from duel_tui.yugioh.nodes.banishing import BanishWithCopies as BanishWithCopies
from duel_tui.yugioh.nodes.banishing import DiscardForLevel as DiscardForLevel
from duel_tui.yugioh.nodes.banishing import Mill as Mill
from duel_tui.yugioh.nodes.base import Amount as Amount
from duel_tui.yugioh.nodes.base import AttackOf as AttackOf
from duel_tui.yugioh.nodes.base import PerCounter as PerCounter
from duel_tui.yugioh.nodes.battle import AttackOnceMore as AttackOnceMore
from duel_tui.yugioh.nodes.battle import BanishBattlers as BanishBattlers
from duel_tui.yugioh.nodes.battle import BanishSummoned as BanishSummoned
from duel_tui.yugioh.nodes.battle import BoostPerPaid as BoostPerPaid
from duel_tui.yugioh.nodes.battle import DestroyAttacked as DestroyAttacked
from duel_tui.yugioh.nodes.battle import PierceForBoost as PierceForBoost
from duel_tui.yugioh.nodes.cards import AddToHand as AddToHand
from duel_tui.yugioh.nodes.cards import Destroy as Destroy
from duel_tui.yugioh.nodes.cards import DestroyForDamage as DestroyForDamage
from duel_tui.yugioh.nodes.cards import DestroyIfKind as DestroyIfKind
from duel_tui.yugioh.nodes.cards import Discard as Discard
from duel_tui.yugioh.nodes.cards import DiscardThese as DiscardThese
from duel_tui.yugioh.nodes.cards import Draw as Draw
from duel_tui.yugioh.nodes.cards import RedrawHands as RedrawHands
from duel_tui.yugioh.nodes.cards import ReturnToDeck as ReturnToDeck
from duel_tui.yugioh.nodes.cards import ReturnToHand as ReturnToHand
from duel_tui.yugioh.nodes.control import HoldControl as HoldControl
from duel_tui.yugioh.nodes.control import SwapControl as SwapControl
from duel_tui.yugioh.nodes.control import TakeAll as TakeAll
from duel_tui.yugioh.nodes.control import TakeControl as TakeControl
from duel_tui.yugioh.nodes.counters import DoublingDamage as DoublingDamage
from duel_tui.yugioh.nodes.counters import PlaceCounters as PlaceCounters
from duel_tui.yugioh.nodes.declared import DeclareType as DeclareType
from duel_tui.yugioh.nodes.declared import DestroyDeclared as DestroyDeclared
from duel_tui.yugioh.nodes.declared import DestroyPerHeads as DestroyPerHeads
from duel_tui.yugioh.nodes.declared import TossCoins as TossCoins
from duel_tui.yugioh.nodes.exchange import SummonForTribute as SummonForTribute
from duel_tui.yugioh.nodes.exchange import TributeForFusion as TributeForFusion
from duel_tui.yugioh.nodes.flow import Choose as Choose
from duel_tui.yugioh.nodes.flow import If as If
from duel_tui.yugioh.nodes.flow import IfDone as IfDone
from duel_tui.yugioh.nodes.flow import May as May
from duel_tui.yugioh.nodes.hands import DiscardSeen as DiscardSeen
from duel_tui.yugioh.nodes.lasting import BanishAtEnd as BanishAtEnd
from duel_tui.yugioh.nodes.lasting import BoostInBattle as BoostInBattle
from duel_tui.yugioh.nodes.lasting import BoostUntilEnd as BoostUntilEnd
from duel_tui.yugioh.nodes.lasting import Last as Last
from duel_tui.yugioh.nodes.life import Damage as Damage
from duel_tui.yugioh.nodes.life import GainLife as GainLife
from duel_tui.yugioh.nodes.looking import LookAtDeck as LookAtDeck
from duel_tui.yugioh.nodes.looking import Reveal as Reveal
from duel_tui.yugioh.nodes.looking import Search as Search
from duel_tui.yugioh.nodes.monsters import BindTo as BindTo
from duel_tui.yugioh.nodes.monsters import ChangePosition as ChangePosition
from duel_tui.yugioh.nodes.monsters import EquipTo as EquipTo
from duel_tui.yugioh.nodes.monsters import FlipFaceUp as FlipFaceUp
from duel_tui.yugioh.nodes.monsters import TurnFaceDown as TurnFaceDown
from duel_tui.yugioh.nodes.summons import MaySetSpellTrap as MaySetSpellTrap
from duel_tui.yugioh.nodes.summons import NormalSummonOrSet as NormalSummonOrSet
from duel_tui.yugioh.nodes.summons import SpecialSummon as SpecialSummon
from duel_tui.yugioh.nodes.summons import SpecialSummonFrom as SpecialSummonFrom
from duel_tui.yugioh.nodes.summons import SummonTokens as SummonTokens
from duel_tui.yugioh.nodes.uniting import FusionSummon as FusionSummon
from duel_tui.yugioh.nodes.uniting import RitualSummon as RitualSummon
