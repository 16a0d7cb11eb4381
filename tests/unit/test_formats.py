"""Lists of forbidden cards: the dated ones, one's own, and what they forbid in a deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from duel_tui import decklist
from duel_tui.decklist import Listing
from duel_tui.script.running import run_file
from duel_tui.yugioh import cards, formats
from duel_tui.yugioh.cards import PoolCard
from duel_tui.yugioh.cards.names import COUNTS_AS
from duel_tui.yugioh.formats import ListError, card_list
from duel_tui.yugioh.profiles import CLASSIC, PROFILES, OptionError


def fact(name: str) -> PoolCard:
    found = cards.known(name)
    assert found is not None, name
    return found


PLAIN = [c for c in cards.pool() if (c.kind, c.subkind) == ("monster", "normal")]


def rules_of(list_name: str, *main: str, side: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The rules that a deck of 40 with these cards breaks under a list."""
    wanted = tuple(map(fact, main))
    deck = Listing((*wanted, *PLAIN[: 40 - len(wanted)]), (), tuple(map(fact, side)))
    return [problem.rules for problem in decklist.problems_of(deck, CLASSIC.changed({"list": list_name}))]


# The dated lists


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("none", (0, 0, 0)),
        ("advanced-2003-10", (0, 41, 7)),
        ("advanced-2004-10", (13, 42, 7)),
        ("traditional-2004-10", (0, 55, 7)),
        ("advanced-2005-04", (17, 41, 15)),
        ("traditional-2005-04", (0, 58, 15)),
        ("advanced-2005-10", (23, 46, 10)),
        ("traditional-2005-10", (0, 69, 10)),
        ("advanced-2006-04", (26, 47, 12)),
        ("traditional-2006-04", (0, 73, 12)),
        ("advanced-2006-09", (29, 46, 11)),
        ("traditional-2006-09", (0, 75, 11)),
    ],
)
def test_a_dated_list_has_so_many_cards(name: str, sizes: tuple[int, int, int]) -> None:
    found = card_list(name)
    assert tuple(len(found.names(copies)) for copies in range(3)) == sizes
    assert all(cards.known(card) == fact(card) and fact(card).name == card for card in found.copies)


def test_the_lists_of_every_date_can_be_named() -> None:
    assert len(formats.NAMES) == 1 + 2 * len(formats.DATES)
    for name in formats.NAMES:
        assert CLASSIC.changed({"list": name}).list == name
        assert card_list(name).name == name


@pytest.mark.parametrize("name", ["advanced-2006-05", "goat", "", "None"])
def test_a_list_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        CLASSIC.changed({"list": name})
    assert "traditional-2006-04" in caught.value.allowed


def test_the_profiles_have_their_lists() -> None:
    assert PROFILES["classic"].list == "none"
    assert PROFILES["tcg-2006-04"].list == "advanced-2006-04"


@pytest.mark.parametrize(
    ("names", "side", "rules"),
    [
        (["Pot of Greed"], [], ["YA-81"]),
        (["Ring of Destruction"], [], ["YA-81"]),
        (["Black Luster Soldier - Envoy of the Beginning"], [], ["YA-81"]),
        (["Cyber Jar"], [], ["YA-81"]),
        ([], ["Pot of Greed"], ["YA-81"]),
        (["Graceful Charity"], [], []),
        (["Graceful Charity"] * 2, [], ["YA-84"]),
        (["Mirror Force"], [], []),
        (["Scapegoat"], [], []),
        (["Creature Swap"] * 2, [], []),
        (["Creature Swap"] * 3, [], ["YA-85"]),
        (["Magician of Faith"] * 2, [], []),
        (["Magician of Faith"] * 3, [], ["YA-85"]),
        (["Nobleman of Crossout"] * 2, [], []),
        (["Abyss Soldier"] * 3, [], []),
        (["Book of Taiyou"] * 3, [], []),
        (["Sangan"], ["Sangan"], ["YA-84"]),
    ],
)
def test_advanced_of_april_2006(names: list[str], side: list[str], rules: list[str]) -> None:
    found = rules_of("advanced-2006-04", *names, side=tuple(side))
    assert [ids[0] for ids in found] == rules


def test_traditional_forbids_nothing() -> None:
    assert rules_of("traditional-2006-04", "Pot of Greed") == []
    assert rules_of("traditional-2006-04", "Pot of Greed", "Pot of Greed") == [("YA-84", "YA-86")]
    assert rules_of("traditional-2006-04", "Sangan", "Sangan") == [("YA-84",)]
    assert rules_of("traditional-2006-04", *["Creature Swap"] * 3) == [("YA-85",)]


def test_a_fourth_copy_of_a_limited_card_breaks_both_rules() -> None:
    assert rules_of("advanced-2006-04", *["Sangan"] * 4) == [("YA-84", "YR-00")]


def test_every_problem_is_named_at_once() -> None:
    deck = Listing(tuple(fact(name) for name in ("Pot of Greed", "Sangan", "Sangan")), (), tuple(PLAIN[:7]))
    found = decklist.problems_of(deck, PROFILES["tcg-2006-04"], "mine.ydk")
    assert [problem.rules[0] for problem in found] == ["YA-11", "YA-41c", "YA-81", "YA-84"]
    assert str(found[3]) == (
        "mine.ydk: 2 copies of Sangan, which is Limited (list advanced-2006-04), in Deck, Fusion Deck and Side Deck "
        "together; 1 is allowed [YA-84]"
    )


# The name a card counts as


def test_copies_are_counted_by_the_name_a_card_counts_as() -> None:
    assert rules_of("none", *["Umi"] * 3, "A Legendary Ocean") == [("YR-00",)]
    assert rules_of("none", "Harpie Lady", "Harpie Lady 1", "Harpie Lady 2", "Cyber Harpie") == [("YR-00",)]
    names = ["Black Luster Soldier"] * 3 + ["Black Luster Soldier - Envoy of the Beginning"] * 3
    assert rules_of("none", *names) == []


def test_the_facts_and_the_definitions_agree() -> None:
    for card in cards.all_cards():
        known = fact(card.name)
        assert (known.passcode, known.kind, known.subkind) == (card.passcode, card.kind, card.subkind)
        assert known.counted_name == card.counted_name
    assert {fact(name).name for name in COUNTS_AS} == set(COUNTS_AS)


# Lists of one's own


def test_a_list_of_ones_own_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_bytes(
        b"\xef\xbb\xbf# our club\r\nForbidden:\r\npot of greed\r\n\r\n"
        b"[Limited]\r\nUMI\r\n7\r\nsemi-limited\r\nCreature swap\r\n"
    )
    found = card_list(str(path))
    assert dict(found.copies) == {"Pot of Greed": 0, "Umi": 1, "7": 1, "Creature Swap": 2}
    assert rules_of(str(path), "Pot of Greed", "Umi", "A Legendary Ocean") == [("YA-81",), ("YA-84",)]


def test_a_list_may_name_a_card_that_counts_as_another(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("forbidden\nA Legendary Ocean\n")
    assert rules_of(str(path), "Umi") == []
    assert rules_of(str(path), "A Legendary Ocean") == [("YA-81",)]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (
            "forbidden\nPot of Gred\nlimited\nNobody At All\n",
            [("list: unknown card", 2), ("list: unknown card", 4)],
        ),
        ("Pot of Greed\nforbidden\n", [("no section", 1)]),
        ("limited\nUmi\nforbidden\numi\n", [("list: two sections", 4)]),
        ("# nothing\n", [("no list", 0)]),
        ("limited\nUmi\nUmi\n", []),
    ],
)
def test_everything_that_is_wrong_with_a_list_is_said(text: str, faults: list[tuple[str, int]]) -> None:
    if not faults:
        assert formats.read_list(text).allowed("Umi") == 1
        return
    with pytest.raises(ListError) as caught:
        formats.read_list(text, "club.txt")
    assert [(fault.code, fault.line) for fault in caught.value.faults] == faults


def test_a_list_that_cannot_be_read_is_a_problem_of_the_deck(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\0\0")
    deck = Listing(tuple(PLAIN[:40]))
    for name, code in (
        ("missing.txt", "list unreadable"),
        ("picture.png", "no list"),
        (".", "list unreadable"),
    ):
        options = CLASSIC.changed({"list": str(tmp_path / name)})
        assert [problem.code for problem in decklist.problems_of(deck, options)] == [code]


def test_markup_and_escape_codes_in_a_list_are_plain_characters(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("forbidden\n\x1b[31mred\n")
    options = CLASSIC.changed({"list": str(path)})
    (problem,) = decklist.problems_of(Listing(tuple(PLAIN[:40])), options)
    assert "\x1b" not in str(problem)
    assert problem.line == 2


def test_a_list_named_in_a_duel_file_lies_beside_it(tmp_path: Path) -> None:
    names = ", ".join(f'"1 {card.name}"' for card in PLAIN if cards.by_passcode(card.passcode))
    deck = "{main: [" + ", ".join(names.split(", ")[:40]) + "]}"
    head = "duel: 1\ngame: yugioh\noptions: {list: club.txt}\n"
    path = tmp_path / "a.duel"
    path.write_text(f"{head}decks: {{A: {deck}, B: {deck}}}\n", "utf-8")
    missing = run_file(path)
    assert (missing.readable, missing.line) == (False, 3)
    (tmp_path / "club.txt").write_text("forbidden\n7 Colored Fish\n")
    refused = run_file(path)
    assert (refused.readable, refused.ok) == (True, False)
    assert "YA-81" in (refused.found or "")
