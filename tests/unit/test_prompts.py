"""Every question of the rules has words: found by playing, and by reading the code of Duel Masters."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import duel_tui
from duel_tui.decklist import builtin_decks
from duel_tui.table.setup import Setup, begin
from duel_tui.text.en.prompts import KINDS, PROMPTS, prompt

SOURCE = "\n".join(
    path.read_text("utf-8")
    for path in sorted((Path(duel_tui.__file__).parent / "duel_masters").rglob("*.py"))
)
ASKED = r'(?:ask_\w+|choose)\(\s*(?:game,\s*)?[^"()]*?(?:\([^()]*\)[^"()]*?)?"([a-z-]+)"[,\s]'
DECLARED = r'Decision\([^"]*"([a-z-]+)",\s*"([a-z-]+)"'
YUGIOH = ("starter_yugi_2002", "starter_kaiba_2002")
DUEL_MASTERS = ("dm_fire_charge", "dm_nature_beasts")


@pytest.mark.parametrize("names", [YUGIOH, DUEL_MASTERS], ids=["yugioh", "duel-masters"])
@pytest.mark.parametrize("seed", range(8))
def test_no_question_is_asked_without_words(seed: int, names: tuple[str, str]) -> None:
    paths = {path.stem: path for path in builtin_decks()}
    profile = {} if names is YUGIOH else {"profile": "tcg-2004"}
    session = begin(Setup((paths[names[0]], paths[names[1]]), **profile), seed=seed, saved=False)
    luck = random.Random(seed)
    asked: dict[str, str] = {}
    for _ in range(400):
        decision = session.decision
        if decision is None:
            break
        asked[decision.prompt] = decision.kind
        session.play(decision.options[luck.randrange(len(decision.options))])
    assert len(asked) > (5 if names is YUGIOH else 3)
    assert {code for code in asked if code not in PROMPTS} <= {"choose"}
    for code, kind in asked.items():
        said = prompt(code, kind, ["Jinzo"])
        assert said.endswith((".", "?"))
        assert "{" not in said


def test_every_question_in_the_code_of_duel_masters_has_words() -> None:
    codes = set(re.findall(ASKED, SOURCE))
    assert {"may", "silent-skill", "pay-mana", "evolve", "shield", "discard", "order-triggers"} <= codes
    for code in codes:
        assert code in PROMPTS or any(known.startswith(code) and code.endswith("-") for known in PROMPTS), (
            code
        )
    for kind, code in re.findall(DECLARED, SOURCE):
        assert kind in KINDS
        assert code in PROMPTS
