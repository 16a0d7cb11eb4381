"""What must hold at every point of every duel of both games. Each check leaves the duel as it found it."""

from __future__ import annotations

from typing import Any

import pytest

from duel_tui.bots.random_play import choices
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import DuelError, NotLegal
from duel_tui.engine.steps import Answer, Orders, Picks
from tests.conformance.decks import Luck
from tests.conformance.walk import Trail

MOST = 12
"""How many options of one decision are tried."""

NONSENSE = (
    "",
    "   ",
    "->",
    "frobnicate",
    "summon",
    "summon Nobody At All",
    "set [red]Kuriboh[/red]",
    "attack Nobody -> directly",
    "attack -> ->",
    "activate \x1b[31mPot of Greed",
    "choose Nobody",
    "order Nobody, Nobody",
    "option sideways",
    "declare 99",
    "switch @A:m9",
    "flip @B:h1",
    "pass -> Nobody",
    "end -> Nobody",
    "summon @h99 -> @m7, @m7",
)


def snapshot(duel: Duel) -> dict[str, Any]:
    """Everything that can be seen of a duel from outside."""
    decision = duel.decision
    asked = decision and (
        decision.player,
        decision.kind,
        decision.prompt,
        decision.about,
        decision.candidates,
    )
    return {
        "answers": duel.answers,
        "asked": asked,
        "commands": duel.commands(limit=60),
        "digest": duel.digest(),
        "stable": duel.stable,
        "outcome": duel.outcome,
        "events": duel.mark(),
        "seen by A": duel.view(0),
        "seen by B": duel.view(1),
    }


def same(one: dict[str, Any], two: dict[str, Any]) -> None:
    """Two snapshots are equal; else the error says in what they differ."""
    differ = [f"{key}: {one[key]!r} / {two[key]!r}"[:1500] for key in one if one[key] != two[key]]
    assert not differ, "\n".join(differ)


def some_options(duel: Duel, luck: Luck, most: int = MOST) -> list[Answer]:
    """The options of the open decision, or a random part of them where there are many."""
    assert duel.decision is not None
    options = duel.decision.options
    n = len(options)
    if n <= most:
        return list(options)
    return [options[at] for at in sorted({luck.below(n) for _ in range(most)})]


def continue_both(one: Duel, two: Duel, luck: Luck, steps: int) -> None:
    """Give the same random answers to two duels that must be the same, and compare them after each."""
    for _ in range(steps):
        if one.decision is None:
            break
        answer = one.decision.options[luck.below(choices(one.decision))]
        one.play(answer)
        two.play(answer)
        assert one.digest() == two.digest()
    same(snapshot(one), snapshot(two))


def clone_is_equal_and_alone(duel: Duel, luck: Luck) -> None:
    before = snapshot(duel)
    clone = duel.clone()
    same(snapshot(clone), before)
    again = clone.clone()
    same(snapshot(again), before)
    continue_both(clone, again, luck, 8)
    same(snapshot(duel), before)


def undo_and_replay(trail: Trail, luck: Luck) -> None:
    """On a clone: take back some answers one by one or at once, then give them again."""
    duel = trail.duel.clone()
    known = [*trail.digests, trail.duel.digest()]
    whole = snapshot(duel)
    n = 1 + luck.below(min(len(trail.answers), 25)) if trail.answers else 0
    if not n:
        with pytest.raises(NotLegal):
            duel.undo()
        return
    if luck.below(2):
        duel.undo(n)
    else:
        for back in range(1, n + 1):
            duel.undo()
            assert duel.digest() == known[-1 - back]
    assert duel.answers == len(trail.answers) - n
    assert duel.digest() == known[-1 - n]
    for at in range(len(trail.answers) - n, len(trail.answers)):
        duel.play(trail.answers[at])
        assert duel.digest() == known[at + 1]
    same(snapshot(duel), whole)


def options_can_be_played(duel: Duel, luck: Luck) -> None:
    for option in some_options(duel, luck):
        clone = duel.clone()
        clone.play(option)
        assert clone.answers == duel.answers + 1


def text_means_its_option(duel: Duel, luck: Luck) -> None:
    for option in some_options(duel, luck):
        text = duel.text(option)
        assert "->" in text or text == text.strip()
        meant = duel.read(text)
        one, two = duel.clone(), duel.clone()
        one.play(option)
        two.play(text)
        assert one.digest() == two.digest(), text
        assert duel.decision is not None
        if not isinstance(duel.decision.options, (Picks, Orders)):
            assert meant is option, text


def commands_are_distinct(duel: Duel) -> None:
    decision = duel.decision
    if decision is None:
        assert duel.commands() == []
        return
    if isinstance(decision.options, (Picks, Orders)):
        return
    texts = [duel.text(option) for option in decision.options]
    assert len(set(texts)) == len(texts), texts
    assert len(set(decision.options)) == len(decision.options)
    assert duel.commands(limit=1000) == texts


def refused_commands_change_nothing(duel: Duel) -> None:
    before = snapshot(duel)
    junk = [*NONSENSE]
    if duel.decision is not None:
        junk.append(duel.text(duel.decision.options[0]) + " -> Nobody At All")
    for text in junk:
        for seat in (None, 0, 1):
            with pytest.raises(DuelError):
                duel.play(text, seat)
    with pytest.raises(DuelError):
        duel.play(Answer("summon", 9999))
    with pytest.raises(NotLegal):
        duel.undo(duel.answers + 1)
    same(snapshot(duel), before)
