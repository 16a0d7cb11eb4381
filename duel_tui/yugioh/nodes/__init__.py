"""The steps of effects: small frozen nodes that run when a link resolves. Each returns whether it did anything.

The card text on the screen is rendered from the same nodes (`duel_tui.text`).
"""

from __future__ import annotations

from duel_tui.yugioh.nodes.answers import Negate as Negate
from duel_tui.yugioh.nodes.answers import NegateAttack as NegateAttack
from duel_tui.yugioh.nodes.answers import SparePlayer as SparePlayer
from duel_tui.yugioh.nodes.base import Amount as Amount
from duel_tui.yugioh.nodes.base import AttackOf as AttackOf
from duel_tui.yugioh.nodes.cards import AddToHand as AddToHand
from duel_tui.yugioh.nodes.cards import Destroy as Destroy
from duel_tui.yugioh.nodes.cards import DestroyForDamage as DestroyForDamage
from duel_tui.yugioh.nodes.cards import DestroyIfKind as DestroyIfKind
from duel_tui.yugioh.nodes.cards import Discard as Discard
from duel_tui.yugioh.nodes.cards import Draw as Draw
from duel_tui.yugioh.nodes.cards import RedrawHands as RedrawHands
from duel_tui.yugioh.nodes.cards import ReturnToDeck as ReturnToDeck
from duel_tui.yugioh.nodes.cards import ReturnToHand as ReturnToHand
from duel_tui.yugioh.nodes.flow import Choose as Choose
from duel_tui.yugioh.nodes.flow import If as If
from duel_tui.yugioh.nodes.flow import IfDone as IfDone
from duel_tui.yugioh.nodes.flow import May as May
from duel_tui.yugioh.nodes.lasting import BoostUntilEnd as BoostUntilEnd
from duel_tui.yugioh.nodes.lasting import Last as Last
from duel_tui.yugioh.nodes.lasting import TakeControl as TakeControl
from duel_tui.yugioh.nodes.life import Damage as Damage
from duel_tui.yugioh.nodes.life import GainLife as GainLife
from duel_tui.yugioh.nodes.looking import LookAtDeck as LookAtDeck
from duel_tui.yugioh.nodes.looking import Reveal as Reveal
from duel_tui.yugioh.nodes.looking import Search as Search
from duel_tui.yugioh.nodes.monsters import BindTo as BindTo
from duel_tui.yugioh.nodes.monsters import EquipTo as EquipTo
from duel_tui.yugioh.nodes.monsters import FlipFaceUp as FlipFaceUp
from duel_tui.yugioh.nodes.monsters import TurnFaceDown as TurnFaceDown
from duel_tui.yugioh.nodes.summons import NormalSummonOrSet as NormalSummonOrSet
from duel_tui.yugioh.nodes.summons import SpecialSummon as SpecialSummon
from duel_tui.yugioh.nodes.summons import SpecialSummonFrom as SpecialSummonFrom
from duel_tui.yugioh.nodes.summons import SummonTokens as SummonTokens
from duel_tui.yugioh.nodes.uniting import FusionSummon as FusionSummon
from duel_tui.yugioh.nodes.uniting import RitualSummon as RitualSummon
