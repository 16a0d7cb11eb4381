"""Decks as texts: plain lists as people write them, `ydke://` addresses, and what is no deck."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from duel_tui import decklist
from duel_tui.decklist import DeckError, Listing, ydke
from duel_tui.decklist.files import LARGEST, _section
from duel_tui.yugioh import cards

POOL = cards.pool()


def names(listing: Listing) -> tuple[list[str], list[str], list[str]]:
    return (
        [card.name for card in listing.main],
        [card.name for card in listing.extra],
        [card.name for card in listing.side],
    )


def codes(text: str, file: str = "") -> list[tuple[str, int]]:
    with pytest.raises(DeckError) as caught:
        decklist.parse_text(text, file)
    return [(problem.code, problem.line) for problem in caught.value.problems]


# Plain lists


@pytest.mark.parametrize(
    "line",
    [
        "3 Gemini Elf", "3x Gemini Elf", "3 x Gemini Elf", "3X gemini elf", "x3 Gemini Elf", "3xGemini Elf",
        "Gemini Elf x3", "Gemini Elf x 3", "Gemini Elf 3x", "Gemini Elf (3)", "3× GEMINI-ELF", "- 3 Gemini Elf",
        "* 3x Gemini Elf", "3 Gemini Elf # wall", "3 gemini elf // 1900", "3 Gemini Elf -- good", "  3\tGemini  Elf ",
        "3 69140098",
    ],
)  # fmt: skip
def test_a_number_of_copies_is_written_in_many_ways(line: str) -> None:
    assert names(decklist.parse_text(line))[0] == ["Gemini Elf"] * 3


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("7", "7"),
        ("2 7", "7"),
        ("7 Colored Fish", "7 Colored Fish"),
        ("Winged Dragon, Guardian of the Fortress #1", "Winged Dragon, Guardian of the Fortress #1"),
        (
            "1 Winged Dragon, Guardian of the Fortress #2 # comment",
            "Winged Dragon, Guardian of the Fortress #2",
        ),
        ("B. Skull Dragon", "Black Skull Dragon"),
        ("oscillo hero #2", "Wow Warrior"),
        ("Kuwagata Alpha", "Kuwagata α"),
        ("DD warrior lady", "D.D. Warrior Lady"),
        ("last turn", "Last Turn"),
    ],
)
def test_a_name_is_known_however_it_is_written(line: str, name: str) -> None:
    assert set(names(decklist.parse_text(line))[0]) == {name}


@pytest.mark.parametrize(
    "heads",
    [
        ("main", "fusion", "side"),
        ("#main", "#extra", "!side"),
        ("Main Deck (3):", "Fusion Deck (1):", "Side Deck: 2"),
        ("[Main]", "[Extra Deck]", "[Side]"),
        ("== MAIN ==", "== FUSION MONSTERS ==", "== SIDEBOARD =="),
        ("Deck", "Fusions", "Side-Deck"),
        ("Monsters (3)", "Extra:", "Side"),
    ],
)
def test_parts_begin_with_a_word(heads: tuple[str, str, str]) -> None:
    text = "; my deck\n{}\n2 Dark Magician\nSpells: 1\nPot of Greed\n\n{}\nFlame Swordsman\n// none\n{}\n2 Sangan\n"
    found = decklist.parse_text("\ufeff" + text.format(*heads).replace("\n", "\r\n"))
    assert names(found) == (
        ["Dark Magician", "Dark Magician", "Pot of Greed"],
        ["Flame Swordsman"],
        ["Sangan", "Sangan"],
    )


def test_no_card_is_taken_for_the_beginning_of_a_part() -> None:
    assert [card.name for card in POOL if _section(card.name) is not None] == []


def test_every_card_of_the_pool_is_read_from_every_form() -> None:
    luck = random.Random(1)
    for _ in range(20):
        some = [luck.choice(POOL) for _ in range(60)]
        deck = Listing(tuple(some[:40]), tuple(some[40:45]), tuple(some[45:]), "Some deck")
        for write in (decklist.write_ydk, decklist.write_list):
            again = decklist.parse_text(
                write(deck, "Some deck"), "x.txt" if write is decklist.write_list else "x.ydk"
            )
            assert again.title == "Some deck"
            assert [sorted(part) for part in names(again)] == [sorted(part) for part in names(deck)]
        assert names(decklist.parse_text(decklist.write_ydke(deck))) == names(deck)
    everything = Listing(tuple(POOL))
    assert names(decklist.parse_text(decklist.write_list(everything))) == names(everything)


# ydke


def test_an_address_is_a_deck() -> None:
    address = "ydke://rvTMAq70zAI=!!o6lXBQ==!"
    assert ydke.decode(address) == ((46986414, 46986414), (), (89631139,))
    for text in (
        address,
        f"\n  <{address}>\n",
        f"`{address}`",
        address.replace("=", ""),
        address.rstrip("!"),
    ):
        assert names(decklist.read_listing(text) if text == address else decklist.parse_text(text)) == (
            ["Dark Magician"] * 2,
            [],
            ["Blue-Eyes White Dragon"],
        )
    assert [card.name for card in decklist.read_deck(address).deck.side] == ["Blue-Eyes White Dragon"]


def test_an_address_in_a_comment_is_a_comment() -> None:
    assert len(decklist.parse_text("# from ydke://rvTMAq70zAI=!!!\n2 Sangan\n").main) == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ydke://rvPMAq7z!!!", "bad ydke"),
        ("ydke://%%%%!!!", "bad ydke"),
        ("ydke://!!!", "empty"),
        ("ydke://", "empty"),
        ("ydke://AQAAAA==!!!", "unknown passcode"),
    ],
)
def test_a_damaged_address_is_one_error(text: str, code: str) -> None:
    assert codes(text) == [(code, 0)]


# What is no deck


@pytest.mark.parametrize(
    "text",
    [
        "Dear Yugi,\n\nthe weather is fine here.\nSee you soon.\n",
        "<html>\n<body>\n<p>3 things</p>\n</body>\n</html>\n",
        "{\n  'cards': [1, 2]\n}\n",
        "\0\0\0\x01PNG",
        "name,passcode\nKuriboh;40640057\n",
    ],
)
@pytest.mark.parametrize("file", ["x.txt", "x.ydk"])
def test_a_text_that_looks_like_no_deck_is_one_error(text: str, file: str) -> None:
    assert codes(text, file) == [("no deck list", 0)]


def test_bytes_that_are_no_text_are_one_error(tmp_path: Path) -> None:
    for content in (bytes(range(256)) * 20, b"1" * (LARGEST + 1)):
        path = tmp_path / "deck.ydk"
        path.write_bytes(content)
        with pytest.raises(DeckError) as caught:
            decklist.read_listing(path)
        assert str(caught.value).count("\n") == 0
        assert caught.value.problems[0].code == "no deck list"


def test_a_list_in_a_file_with_the_wrong_ending_is_read() -> None:
    assert len(decklist.parse_text("3 Sangan\n", "mine.ydk").main) == 3
    assert len(decklist.parse_text("#main\n46986414\n!side\n46986414\n", "mine.txt").side) == 1


def test_every_wrong_line_is_named() -> None:
    text = "main\n3 Dark Magicain\n3 Sangan\n0 Kuriboh\n!sied\n2 Nobody At All\n"
    assert codes(text) == [
        ("unknown card, near", 2),
        ("bad number", 4),
        ("unknown section", 5),
        ("unknown card", 6),
    ]


def test_a_card_that_cannot_be_played_is_in_a_listing_but_in_no_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    missing = POOL[7]
    real = cards.by_passcode
    monkeypatch.setattr(
        cards, "by_passcode", lambda passcode: None if passcode == missing.passcode else real(passcode)
    )
    text = f"3 Sangan\n3 {missing.name}\n2 Nobody At All\n"
    with pytest.raises(DeckError) as caught:
        decklist.parse_list(text, "my.txt")
    assert [(problem.code, problem.line) for problem in caught.value.problems] == [
        ("not implemented", 2),
        ("unknown card", 3),
    ]
    found = decklist.parse_text("\n".join(text.splitlines()[:2]))
    assert found.not_playable() == [missing]


def test_names_a_path_cannot_have_are_no_crash() -> None:
    for name in ("a\0b", "x" * 5000):
        with pytest.raises(DeckError):
            decklist.read_listing(name)
