"""The steps that abilities and spells are made of."""

from __future__ import annotations

from duel_tui.duel_masters.nodes.base import Amount as Amount
from duel_tui.duel_masters.nodes.cards import Destroy as Destroy
from duel_tui.duel_masters.nodes.cards import Discard as Discard
from duel_tui.duel_masters.nodes.cards import DiscardThese as DiscardThese
from duel_tui.duel_masters.nodes.cards import Draw as Draw
from duel_tui.duel_masters.nodes.cards import FromTop as FromTop
from duel_tui.duel_masters.nodes.cards import RevealTop as RevealTop
from duel_tui.duel_masters.nodes.cards import Search as Search
from duel_tui.duel_masters.nodes.cards import ShuffleIn as ShuffleIn
from duel_tui.duel_masters.nodes.cards import ToDeck as ToDeck
from duel_tui.duel_masters.nodes.cards import ToGrave as ToGrave
from duel_tui.duel_masters.nodes.cards import ToHand as ToHand
from duel_tui.duel_masters.nodes.cards import ToMana as ToMana
from duel_tui.duel_masters.nodes.cards import TopTo as TopTo
from duel_tui.duel_masters.nodes.cards import ToShields as ToShields
from duel_tui.duel_masters.nodes.counts import AsMany as AsMany
from duel_tui.duel_masters.nodes.counts import GivePower as GivePower
from duel_tui.duel_masters.nodes.counts import RedrawHand as RedrawHand
from duel_tui.duel_masters.nodes.counts import ShieldsBroken as ShieldsBroken
from duel_tui.duel_masters.nodes.entering import ToBattle as ToBattle
from duel_tui.duel_masters.nodes.flow import Choose as Choose
from duel_tui.duel_masters.nodes.flow import EachPlayer as EachPlayer
from duel_tui.duel_masters.nodes.flow import Either as Either
from duel_tui.duel_masters.nodes.flow import If as If
from duel_tui.duel_masters.nodes.flow import IfDone as IfDone
from duel_tui.duel_masters.nodes.flow import May as May
from duel_tui.duel_masters.nodes.table import BlockedBy as BlockedBy
from duel_tui.duel_masters.nodes.table import BreakShields as BreakShields
from duel_tui.duel_masters.nodes.table import ExtraTurn as ExtraTurn
from duel_tui.duel_masters.nodes.table import ForThisTurn as ForThisTurn
from duel_tui.duel_masters.nodes.table import Give as Give
from duel_tui.duel_masters.nodes.table import GiveGroup as GiveGroup
from duel_tui.duel_masters.nodes.table import LookAtHand as LookAtHand
from duel_tui.duel_masters.nodes.table import LookAtShields as LookAtShields
from duel_tui.duel_masters.nodes.table import ShieldsToHand as ShieldsToHand
from duel_tui.duel_masters.nodes.table import Tap as Tap
from duel_tui.duel_masters.nodes.table import Untap as Untap
