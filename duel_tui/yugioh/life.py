"""What the rules do to Life Points."""

from __future__ import annotations

from duel_tui.engine.game import Game
from duel_tui.yugioh import events as happened
from duel_tui.yugioh.table import Table


class Life(Game):
    """The Life Points of both players."""

    state: Table

    def damage(self, player: int, amount: int, way: str = "effect") -> None:
        """Inflict damage."""
        if amount > 0:
            self.state.life[player] = max(0, self.state.life[player] - amount)
            self.emit((happened.Damaged, player, amount, way))

    def heal(self, player: int, amount: int) -> None:
        """Life Points gained."""
        if amount > 0:
            self.state.life[player] += amount
            self.emit((happened.Healed, player, amount))

    def lose(self, player: int, amount: int) -> None:
        """Life Points that are lost otherwise than by damage or payment."""
        if amount > 0:
            self.state.life[player] = max(0, self.state.life[player] - amount)
            self.emit((happened.LifeLost, player, amount))

    def can_pay(self, player: int, amount: int) -> bool:
        """Whether a player can pay Life Points (not down to exactly 0, unless the option says so)."""
        life = self.state.life[player]
        return life >= amount if self.state.options.pay_all_lp else life > amount

    def pay(self, player: int, amount: int) -> None:
        """Pay Life Points as a cost."""
        self.state.life[player] -= amount
        self.emit((happened.Paid, player, amount))
