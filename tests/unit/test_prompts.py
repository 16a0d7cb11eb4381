"""Every question of the rules has words: found by playing, not by reading the code."""

from __future__ import annotations

import random

import pytest

from duel_tui.decklist import builtin_decks
from duel_tui.table.setup import Setup, begin
from duel_tui.text.en.prompts import PROMPTS, prompt


@pytest.mark.parametrize("seed", range(8))
def test_no_question_is_asked_without_words(seed: int) -> None:
    paths = {path.stem: path for path in builtin_decks()}
    decks = (paths["starter_yugi_2002"], paths["starter_kaiba_2002"])
    session = begin(Setup(decks), seed=seed, saved=False)
    luck = random.Random(seed)
    asked: dict[str, str] = {}
    for _ in range(400):
        decision = session.decision
        if decision is None:
            break
        asked[decision.prompt] = decision.kind
        session.play(decision.options[luck.randrange(len(decision.options))])
    assert len(asked) > 5
    assert {code for code in asked if code not in PROMPTS} <= {"choose"}
    for code, kind in asked.items():
        said = prompt(code, kind, ["Jinzo"])
        assert said.endswith((".", "?"))
        assert "{" not in said
