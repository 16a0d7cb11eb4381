"""Every reason for a refusal has words, and every rule id has a short name."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import duel_tui
from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal, Reason
from duel_tui.text.en import refusals
from duel_tui.text.en.duel_masters import refusals as duel_masters
from duel_tui.text.en.refusals import REASONS, reason_text, refusal_text
from duel_tui.text.en.rules import RULES, cited, rule_name

PACKAGE = Path(duel_tui.__file__).parent
SOURCE = "\n".join(
    path.read_text("utf-8")
    for part in ("engine", "yugioh", "duel_masters")
    for path in sorted((PACKAGE / part).rglob("*.py"))
)


@pytest.mark.parametrize("code", sorted(set(re.findall(r'Reason\(\s*"([a-z0-9-]+)"', SOURCE))))
def test_a_reason_has_words(code: str) -> None:
    assert code == "locked" or code in REASONS


def test_no_game_gives_another_meaning_to_a_reason() -> None:
    own = set(re.findall(r'^    "([a-z0-9-]+)":', inspect.getsource(refusals), re.MULTILINE))
    assert not own & set(duel_masters.REASONS)


@pytest.mark.parametrize("rule", sorted(set(re.findall(r'"((?:Y[AHDR]-|DM-R|DR-)\d+[a-d]?)"', SOURCE))))
def test_a_cited_rule_has_a_name(rule: str) -> None:
    assert rule in RULES


def test_both_games_cite_rules() -> None:
    for page in ("YA-13", "DM-R13", "DR-07"):
        assert f'"{page}"' in SOURCE


@pytest.mark.parametrize(
    "rule",
    [
        *(f"YR-{number:02}" for number in range(15)),
        *(f"DM-R{number:02}" for number in range(1, 58)),
        *(f"DR-{number:02}" for number in range(1, 21)),
    ],
)
def test_a_ruling_has_a_name(rule: str) -> None:
    assert rule_name(rule) != rule


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            NotLegal(Reason("too-few-tributes", ("Summoned Skull", "6", "1")), ("YA-02", "YA-48")),
            "Summoned Skull is Level 6 and needs 1 Tribute; you have not enough monsters to Tribute."
            " (YA-02: Levels 5 and 6 need 1 Tribute)",
        ),
        (
            NotLegal(Reason("tribute-count", ("Dark Magician", "2")), ("YA-03",)),
            "Dark Magician needs exactly 2 Tributes. (YA-03: Levels 7 to 9 need 2 Tributes)",
        ),
        (
            NotLegal(Reason("locked", ("Gemini Elf", "Swords of Revealing Light")), ("CARD",)),
            "The effect of Swords of Revealing Light does not let Gemini Elf do this.",
        ),
        (
            NotLegal(Reason("locked", ("", "Soul Exchange")), ("CARD",)),
            "The effect of Soul Exchange does not let you do this.",
        ),
        (NotLegal(Reason("charged-already"), ("DM-R13",)),
         "You have already put a card into your mana zone this turn. (DM-R13: one card a turn into the mana zone)"),
        (NotLegal(Reason("too-little-mana", ("Holy Awe", "6", "2")), ("DM-R23", "DM-R25")),
         "Holy Awe costs 6 mana; you have 2 untapped. (DM-R23: tap exactly as many mana cards as the cost)"),
        (NotLegal(Reason("lies-under", ("Fear Fang",)), ("DM-R35",)),
         "Fear Fang lies under an evolution creature and counts for nothing there."
         " (DM-R35: it is put on top of its base)"),
        (NotLegal(Reason("over")), "The duel is over."),
        (NotLegal(Reason("only-main-phase", ("summon",)), ()),
         "A Normal Summon is possible only in your own Main Phase, when nothing is going on."),
        (NotACommand("jump"), '"jump" is no command here.'),
        (Ambiguous(["activate Sangan@m1", "activate Sangan@m2"]),
         "That could mean activate Sangan@m1 or activate Sangan@m2."),
    ],
)  # fmt: skip
def test_a_refusal_in_a_sentence(error: DuelError, text: str) -> None:
    assert refusal_text(error) == text


def test_a_reason_with_braces_in_it_is_said_as_it_is() -> None:
    assert reason_text(Reason("not-offered", ("summon {0}",))) == '"summon {0}" is not possible now.'


def test_a_long_list_of_meanings_is_cut() -> None:
    text = refusal_text(Ambiguous([f"choose Sangan@m{n}" for n in range(1, 6)]))
    assert text.endswith("choose Sangan@m4 or something else.")


def test_a_rule_without_a_name_is_cited_by_its_id() -> None:
    assert cited("XX-01") == "XX-01"
    assert cited("CARD") == "a card says so"
