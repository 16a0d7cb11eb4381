"""Deck files and lists, and which decks are legal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from duel_tui import decklist, games
from duel_tui.decklist import DeckError
from duel_tui.yugioh import cards
from duel_tui.yugioh.definitions import CardDef, Deck
from duel_tui.yugioh.profiles import CLASSIC, PROFILES

NOT_IMPLEMENTED = 28566710  # Last Turn


def card(name: str) -> CardDef:
    found = cards.find(name)
    assert found is not None
    return found


def plain_deck(size: int, side: int = 0) -> Deck:
    """A legal deck of this size but for the size itself."""
    normal = [c for c in cards.all_cards() if c.kind == "monster" and c.subkind == "normal"]
    return Deck(tuple(normal[n // 3] for n in range(size)), (), tuple(normal[200 + n] for n in range(side)))


def failure(text: str, kind: str = "ydk") -> DeckError:
    parse = decklist.parse_ydk if kind == "ydk" else decklist.parse_list
    with pytest.raises(DeckError) as caught:
        parse(text, "my.ydk")
    return caught.value


# .ydk


def test_a_ydk_file_is_read() -> None:
    text = "#created by Yugi\n#name: My deck\n#main\n46986414\n46986414\n\n#extra\n!side\n89631139\n"
    found = decklist.parse_ydk(text, "x/my.ydk")
    assert found.title == "My deck"
    assert [c.name for c in found.deck.main] == ["Dark Magician"] * 2
    assert found.deck.extra == ()
    assert [c.name for c in found.deck.side] == ["Blue-Eyes White Dragon"]


@pytest.mark.parametrize(
    "raw",
    [
        b"\xef\xbb\xbf#main\r\n46986414\r\n#extra\r\n!side\r\n",
        b"#main\r46986414\r",
        b"46986414",
        b"#Main \n  46986414   # the Magician\n!SIDE\n",
        b"# \xe9t\xe9 in an old code page\n#main\n046986414\n",
        "\ufeff#main\r\n46986414\r\n".encode("utf-16-le"),
    ],
    ids=["byte-order mark", "old line ends", "no section", "spaces and comments", "code page", "utf-16"],
)
def test_files_of_other_programs_are_read(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "deck.ydk"
    path.write_bytes(raw)
    assert [c.name for c in decklist.read_deck(path).deck.main] == ["Dark Magician"]


def test_what_was_written_is_read_back_the_same() -> None:
    deck = Deck((card("Kojikocy"), card("Dark Magician"), card("Kojikocy")), (), (card("Mystical Elf"),))
    text = decklist.write_ydk(deck, "Nine [bold]\x1b[31m")
    assert text.splitlines()[1:4] == ["#main", "01184620", "46986414"]
    again = decklist.parse_ydk(text)
    assert again.deck == deck
    assert "\x1b" not in again.title


def test_an_unknown_passcode_says_file_line_and_remedy() -> None:
    error = failure("#main\n46986414\n99999999\n")
    assert (error.file, error.line) == ("my.ydk", 3)
    assert str(error) == (
        "my.ydk:3: no card of the pool has the passcode 99999999; "
        "use the passcode of the card's first print (eight digits)"
    )


def test_the_number_of_another_artwork_names_the_card_that_may_be_meant() -> None:
    assert "if Dark Magician is meant, write 46986414" in failure("46986415\n").remedy


def test_a_card_that_is_not_implemented_is_not_called_unknown() -> None:
    error = failure(f"#main\n{NOT_IMPLEMENTED}\n")
    assert error.message == "Last Turn (28566710) is not implemented yet"


def test_all_problems_come_at_once_in_the_order_of_their_lines() -> None:
    error = failure("#main\n99999999\nDark Magician\n!sied\n#mian\n11111111\n")
    assert [(p.line, p.code) for p in error.problems] == [
        (2, "unknown passcode"),
        (3, "no passcode"),
        (4, "unknown section"),
        (5, "unknown section"),
        (6, "unknown passcode"),
    ]
    assert len(str(error).splitlines()) == 5


def test_three_copies_of_an_unknown_card_are_one_problem() -> None:
    assert [p.line for p in failure("46986414\n99999999\n99999999\n99999999\n").problems] == [2]


def test_markup_and_escape_codes_in_a_file_are_plain_characters() -> None:
    assert "\x1b" not in str(failure("#main\n\x1b[31mred\n"))


@pytest.mark.parametrize("text", ["", "#main\n#extra\n!side\n"])
def test_a_file_without_cards_is_refused(text: str) -> None:
    assert failure(text).message == "the file names no card"


def test_a_missing_file_names_the_decks_that_exist() -> None:
    with pytest.raises(DeckError, match="starter_yugi_2002") as caught:
        decklist.read_deck("nowhere/at_all.ydk")
    assert caught.value.file == "nowhere/at_all.ydk"


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        decklist.read_deck(tmp_path)


# Plain lists


@pytest.mark.parametrize(
    ("entry", "names"),
    [
        ("3 Dark Magician", ["Dark Magician"] * 3),
        ("3x dark magician", ["Dark Magician"] * 3),
        ("Dark Magician", ["Dark Magician"]),
        ("2 46986414", ["Dark Magician"] * 2),
        ("7 Colored Fish", ["7 Colored Fish"]),
        ("2 7 Colored Fish", ["7 Colored Fish"] * 2),
        (
            "1 Winged Dragon, Guardian of the Fortress #1",
            ["Winged Dragon, Guardian of the Fortress #1"],
        ),
    ],
)
def test_an_entry_is_a_number_and_a_name(entry: str, names: list[str]) -> None:
    assert [c.name for c in decklist.read_entry(entry)] == names


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("3 Dark Magicain", "unknown card, near"),
        ("3 Sir Nobody of Nowhere", "unknown card"),
        ("1 Last Turn", "not implemented"),
        ("0 Dark Magician", "bad number"),
        ("1000 Dark Magician", "unknown card, near"),
        ("", "unknown card"),
    ],
)
def test_a_wrong_entry_is_refused(entry: str, code: str) -> None:
    with pytest.raises(DeckError) as caught:
        decklist.read_entry(entry)
    assert caught.value.problems[0].code == code


def test_three_lists_make_a_deck() -> None:
    deck = decklist.deck_of(["3 Dark Magician", "1 Kojikocy"], side=["2 Mystical Elf"])
    assert [len(deck.main), len(deck.extra), len(deck.side)] == [4, 0, 2]
    with pytest.raises(DeckError) as caught:
        decklist.deck_of(["3 Dark Magicain"], ["1 Nobody At All"], file="a.duel", line=7)
    assert [p.line for p in caught.value.problems] == [7, 7]


def test_entries_keep_the_order_of_the_cards() -> None:
    part = (card("Kojikocy"), card("Kojikocy"), card("Dark Magician"), card("Kojikocy"))
    entries = decklist.entries_of(part)
    assert entries == ["2 Kojikocy", "1 Dark Magician", "1 Kojikocy"]
    assert decklist.deck_of(entries).main == part


def test_a_list_file_is_read_with_its_sections(tmp_path: Path) -> None:
    path = tmp_path / "my_deck.txt"
    path.write_text("# mine\n3 Dark Magician\n!side\n1 Mystical Elf\n", "utf-8")
    found = decklist.read_deck(path)
    assert found.title == "my deck"
    assert [len(found.deck.main), len(found.deck.side)] == [3, 1]
    assert [p.line for p in failure("2 Nobody At All\n\n1 Nobody Else\n", "list").problems] == [1, 3]


# Which decks are legal


@pytest.mark.parametrize(
    ("size", "rules"), [(39, [("YA-11",)]), (40, []), (80, []), (81, [("YA-11",)]), (0, [("YA-11",)])]
)
def test_a_deck_has_40_to_80_cards(size: int, rules: list[tuple[str, ...]]) -> None:
    assert [p.rules for p in decklist.problems_of(plain_deck(size))] == rules


def test_the_tournament_profile_has_no_upper_limit() -> None:
    assert decklist.problems_of(plain_deck(81), PROFILES["tcg-2006-04"]) == []


@pytest.mark.parametrize(
    ("profile", "legal"), [("classic", [0, 7, 15]), ("tcg-2006-04", [0, 15])], ids=lambda value: str(value)
)
def test_a_side_deck_has_up_to_15_cards(profile: str, legal: list[int]) -> None:
    options = PROFILES[profile]
    found = {size: decklist.problems_of(plain_deck(40, size), options) for size in (0, 7, 15, 16)}
    assert [size for size, problems in found.items() if not problems] == legal
    assert [p.rules[0] for p in found[16]] == ["YA-41c"]


def test_three_copies_are_counted_over_all_parts() -> None:
    deck = plain_deck(40)
    magician = card("Dark Magician")
    two_and_one = replace(deck, main=deck.main + (magician,) * 2, side=(magician,))
    assert decklist.problems_of(two_and_one) == []
    (problem,) = decklist.problems_of(replace(two_and_one, side=(magician, magician)))
    assert problem.rules == ("YR-00",)
    assert "4 copies of Dark Magician" in str(problem)


def test_copies_are_counted_by_the_name_a_card_counts_as() -> None:
    sea, ocean = (
        CardDef(name="Some Sea", passcode=1, kind="spell", subkind="field"),
        CardDef(name="Some Ocean", passcode=2, kind="spell", subkind="field", counts_as="Some Sea"),
    )
    deck = plain_deck(40)
    (problem,) = decklist.problems_of(replace(deck, main=(*deck.main, sea, sea, sea, ocean)))
    assert problem.args[:2] == ("4", "Some Sea")


def test_fusion_monsters_belong_in_the_fusion_deck_and_nothing_else_does() -> None:
    fusion = CardDef(name="Some Fusion", passcode=3, kind="monster", subkind="fusion", level=5)
    deck = plain_deck(40)
    assert decklist.problems_of(replace(deck, extra=(fusion,), side=(fusion,))) == []
    wrong = replace(deck, main=(*deck.main, fusion), extra=(card("Dark Magician"),))
    assert [(p.code, p.rules) for p in decklist.problems_of(wrong)] == [
        ("fusion in deck", ("YA-12",)),
        ("no fusion in extra", ("YA-12",)),
    ]


def test_an_illegal_deck_raises_every_problem() -> None:
    with pytest.raises(DeckError) as caught:
        decklist.check(plain_deck(39, 16), CLASSIC, "mine.ydk")
    assert str(caught.value).splitlines() == [
        "mine.ydk: the Deck has 39 cards; at least 40 are needed [YA-11]",
        "mine.ydk: the Side Deck has 16 cards; at most 15 are allowed [YA-41c YA-82]",
    ]


# The decks of the program


def test_the_decks_of_the_program_have_titles() -> None:
    titles = {path.stem: decklist.deck_title(path) for path in decklist.builtin_decks()}
    assert titles["starter_yugi_2002"] == "Starter Deck: Yugi (2002)"
    assert {"starter_kaiba_2002", "vanilla40"} <= set(titles)


@pytest.mark.parametrize("path", decklist.builtin_decks(), ids=lambda path: path.stem)
def test_a_deck_of_the_program_is_legal(path: Path) -> None:
    found = decklist.read_deck(path)
    kit = games.of(found.game)
    assert decklist.problems_of(found.deck, kit.profiles[kit.default]) == []
    assert decklist.read_deck(path.stem).deck == found.deck
    assert found.title == decklist.deck_title(path)


LISTS = {
    "beatdown": "advanced-2005-04",
    "burn_stall_2006": "advanced-2006-04",
    "chaos_return_2006": "advanced-2006-04",
    "goat_control": "advanced-2005-04",
    "goat_control_2005": "advanced-2005-04",
    "monarch_control_2006": "advanced-2006-04",
    "starter_kaiba_2002": "advanced-2003-10",
    "starter_yugi_2002": "advanced-2003-10",
    "warrior_toolbox_2006": "advanced-2006-04",
}


@pytest.mark.parametrize(("name", "card_list"), LISTS.items())
def test_a_deck_of_the_program_is_legal_in_its_own_time(name: str, card_list: str) -> None:
    assert decklist.problems_of(decklist.read_deck(name).deck, replace(CLASSIC, list=card_list)) == []
