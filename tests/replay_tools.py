"""For tests of replays: saved duels, played at random."""

from __future__ import annotations

import random
from pathlib import Path

from duel_tui.decklist import read_deck
from duel_tui.engine.duel import Duel
from duel_tui.script.saving import SavedDuel, create
from duel_tui.yugioh import start

NAMES = ("Yugi", "Kaiba")


def play_on(duel: Duel, saved: SavedDuel, count: int, seed: int) -> None:
    """So many written answers at random, each kept as a front end does it."""
    luck = random.Random(seed)
    while duel.decision is not None and count:
        decision = duel.decision
        options = [option for option in decision.options if decision.kind != "act" or option.verb != "pass"]
        answer = luck.choice(options)
        if answer.verb == "end" and luck.random() < 0.7:
            answer = luck.choice(options)
        command = "" if decision.forced else duel.text(answer)
        player = decision.player
        duel.play(answer)
        if command:
            saved.append(duel, player, command)
            count -= 1


def saved_duel(folder: Path, seed: int = 5, answers: int = 60, deck: str = "beatdown") -> Path:
    """A duel file of so many answers."""
    pair = (read_deck(deck).deck, read_deck("goat_control").deck)
    duel = start(pair, seed=seed, windows="visible")
    saved = create(duel, pair, seed=seed, players=NAMES, folder=folder)
    play_on(duel, saved, answers, seed)
    saved.settle(duel)
    saved.close()
    return saved.path
