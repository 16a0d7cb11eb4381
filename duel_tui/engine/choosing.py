"""Choosing cards: one question for every choice the rules give, and none where there is nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from duel_tui.engine.game import Unasked
from duel_tui.engine.judged import Judge, Judged
from duel_tui.engine.steps import CHOOSE, Answer, Decision, Fits, Picks, Steps

if TYPE_CHECKING:
    from duel_tui.engine.game import Game


def groups_of(game: Game, player: int, uids: Sequence[int]) -> dict[Any, list[int]]:
    """Cards that are alike in every way to a player, together.

    On the field no two cards are (`Game.apart`). Cards of a hand that he does not know are told apart by their places
    alone, so that the number of options says nothing about them.
    """
    cards = game.state.cards
    groups: dict[Any, list[int]] = {}
    for uid in uids:
        card = cards[uid]
        key: Any = uid
        if card.zone not in game.apart and (card.seen >> player & 1 or card.owner == player):
            key = (card.definition, card.zone, card.controller, card.seen, card.sideways)
        groups.setdefault(key, []).append(uid)
    return groups


def choose(
    game: Game,
    player: int,
    prompt: str,
    candidates: Sequence[int],
    low: int = 1,
    high: int = 1,
    fits: Fits | None = None,
    about: tuple[int, ...] = (),
) -> Steps[tuple[int, ...]]:
    """Let a player choose `low` to `high` of some cards. One possibility is taken unasked.

    Of cards that are alike the lowest places are taken, so that the text of an answer says everything.
    """
    if not candidates:
        return ()
    groups = groups_of(game, player, candidates)
    if low >= len(candidates) or (low == high and len(groups) == 1 and fits is None):
        taken = tuple(candidates[:low])
        if fits is None or fits(taken):
            game.unasked.append(Unasked(player, tuple(game.state.cards[uid] for uid in taken), ""))
            return taken
    uids = tuple(candidates)
    options: Sequence[Answer]
    if high == 1 and fits is None:
        options = [CHOOSE[(group[0],)] for group in groups.values()]
        if low == 0:
            options.append(CHOOSE[()])
    else:
        if isinstance(fits, Judge):
            options = Judged(uids, low, high, fits)
        else:
            options = Picks(uids, low, high, fits)
        if len(uids) <= 12 and len(options) == 1:
            only = options[0].cards
            game.unasked.append(Unasked(player, tuple(game.state.cards[uid] for uid in only), ""))
            return only
    answer = yield Decision(player, "choose", prompt, options, about, uids, low, high)
    return _lowest(groups, uids, answer.cards)


def choose_one(
    game: Game, player: int, prompt: str, candidates: Sequence[int], about: tuple[int, ...] = ()
) -> Steps[int]:
    """Let a player choose one card of at least one."""
    picked = yield from choose(game, player, prompt, candidates, about=about)
    return picked[0]


def _lowest(
    groups: dict[Any, list[int]], candidates: tuple[int, ...], picked: tuple[int, ...]
) -> tuple[int, ...]:
    """The picked cards, the lowest ones of those that are alike, in the order in which the candidates lie."""
    if all(len(group) == 1 for group in groups.values()):
        return picked
    left = {key: iter(group) for key, group in groups.items()}
    key_of = {uid: key for key, group in groups.items() for uid in group}
    lowest = {next(left[key_of[uid]]) for uid in picked}
    return tuple(uid for uid in candidates if uid in lowest)


def choose_random(game: Game, candidates: Sequence[int]) -> int:
    """A card picked at random. A script fixes it by the card's name."""
    s = game.state
    names = [s.cards[uid].definition.name for uid in candidates]
    if s.chances and len(candidates) > 1:
        return candidates[names.index(s.chance(names))]
    return candidates[s.random(len(candidates))] if len(candidates) > 1 else candidates[0]
