"""`duel-tui deck`: check, show, convert."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duel_tui.cli import cli
from duel_tui.decklist import read_listing
from duel_tui.yugioh import cards

PLAIN = [c for c in cards.pool() if (c.kind, c.subkind) == ("monster", "normal")]


def deck(*args: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(cli, ["deck", *args], input=stdin)


def write(path: Path, *extra: str, size: int = 40) -> str:
    lines = [*extra, *(f"1 {c.name}" for c in PLAIN[: size - len(extra)])]
    path.write_text("main\n" + "\n".join(lines) + "\n", "utf-8")
    return str(path)


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> str:
    """A card of the pool that cannot be played."""
    skull = cards.known("Summoned Skull")
    assert skull is not None
    real = cards.by_passcode
    monkeypatch.setattr(
        cards, "by_passcode", lambda passcode: None if passcode == skull.passcode else real(passcode)
    )
    return skull.name


@pytest.fixture
def mine(tmp_path: Path) -> str:
    return write(tmp_path / "mine.txt")


# check


def test_a_legal_deck(mine: str) -> None:
    result = deck("check", mine, "starter_yugi_2002")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        f"{mine}: legal (Deck 40, Fusion Deck 0, Side Deck 0; rules classic, list none)",
        "starter_yugi_2002: legal (Deck 50, Fusion Deck 0, Side Deck 0; rules classic, list none)",
    ]


def test_an_illegal_deck_is_told_everything(tmp_path: Path) -> None:
    path = write(tmp_path / "bad.txt", "1 Pot of Greed", "1 Sangan", "1 Sangan", size=20)
    result = deck("check", path, "--format", "advanced-2006-04")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{path}: the Deck has 20 cards; at least 40 are needed [YA-11]",
        f"{path}: Pot of Greed is Forbidden (list advanced-2006-04); "
        "take it out of Deck, Fusion Deck and Side Deck [YA-81]",
        f"{path}: 2 copies of Sangan, which is Limited (list advanced-2006-04), in Deck, Fusion Deck and Side Deck "
        "together; 1 is allowed [YA-84]",
    ]


def test_the_rules_bring_their_list(tmp_path: Path) -> None:
    path = write(tmp_path / "a.txt", "1 Pot of Greed")
    assert deck("check", path, "--rules", "tcg-2006-04").exit_code == 1
    assert deck("check", path, "--rules", "tcg-2006-04", "--format", "none").exit_code == 0
    assert deck("check", path, "--format", "traditional-2006-04").exit_code == 0


def test_a_deck_that_cannot_be_played_yet_can_be_legal(tmp_path: Path, missing: str) -> None:
    path = write(tmp_path / "a.txt", f"1 {missing}")
    result = deck("check", path)
    assert result.exit_code == 0
    assert result.output.splitlines()[1] == f"{path}: 1 card cannot be played yet: {missing}"


def test_a_deck_that_cannot_be_read_counts_more_than_an_illegal_one(tmp_path: Path, mine: str) -> None:
    bad = write(tmp_path / "bad.txt", size=39)
    (tmp_path / "no.txt").write_text("Hello\n")
    result = deck("check", mine, bad, str(tmp_path / "no.txt"), str(tmp_path / "missing.ydk"))
    assert result.exit_code == 2
    assert [line.count(": ") > 0 for line in result.output.splitlines()] == [True] * 4
    assert deck("check", mine, bad).exit_code == 1


def test_one_object_per_deck(tmp_path: Path, mine: str, missing: str) -> None:
    bad = write(tmp_path / "bad.txt", f"1 {missing}", "4 Umi", size=30)
    result = deck("check", mine, bad, str(tmp_path / "missing.ydk"), "--json")
    assert result.exit_code == 2
    good, illegal, gone = (json.loads(line) for line in result.output.splitlines())
    assert (good["ok"], good["problems"], good["main"]) == (True, [], 40)
    assert [problem["rules"] for problem in illegal["problems"]] == [["YA-11"], ["YR-00"]]
    assert missing in illegal["not_implemented"]
    assert (gone["ok"], gone["readable"], gone["main"]) == (False, False, None)


@pytest.mark.parametrize(
    "args", [("--format", "advanced-1999-01"), ("--format", "missing.txt"), ("--rules", "modern")]
)
def test_a_list_or_rules_that_do_not_exist_are_one_line(args: tuple[str, str], mine: str) -> None:
    result = deck("check", mine, *args)
    assert result.exit_code == 2
    assert result.output.count("\n") == 1


def test_a_list_of_ones_own(tmp_path: Path, mine: str) -> None:
    club = tmp_path / "club.txt"
    club.write_text(f"forbidden\n{PLAIN[0].name}\n", "utf-8")
    result = deck("check", mine, "--format", str(club))
    assert result.exit_code == 1
    assert "[YA-81]" in result.output


def test_a_deck_may_come_from_standard_input() -> None:
    assert deck("check", "-", stdin="3 Sangan\n").output.startswith("-: the Deck has 3 cards")
    assert deck("check", "-", stdin=b"\xff\xfe\x00").exit_code == 2


# show


def test_a_deck_is_shown_by_kind(tmp_path: Path, missing: str) -> None:
    path = tmp_path / "a.txt"
    path.write_text(
        f"#name: Mine\n2 Pot of Greed\n3 Sangan\n1 Gemini Elf\n2 {missing}\nfusion\nFlame Swordsman\nside\nUmi\n"
    )
    result = deck("show", str(path))
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[:6] == [
        "Mine",
        "",
        "Deck: 8 cards",
        "  Normal Monsters (3)",
        "    1 Gemini Elf",
        f"    2 {missing} (cannot be played yet)",
    ]
    assert lines[-9:-5] == ["    2 Pot of Greed", "", "Fusion Deck: 1 card", "  Fusion Monsters (1)"]
    assert "Draw 2 cards." not in result.output
    assert "      Draw 2 cards." in deck("show", str(path), "--texts").output.splitlines()
    assert deck("show", str(tmp_path / "missing.txt")).exit_code == 2


# convert


@pytest.mark.parametrize("to", ["ydk", "ydke", "text"])
def test_a_deck_is_converted(to: str, tmp_path: Path) -> None:
    source = read_listing("starter_yugi_2002")
    out = tmp_path / f"out.{to}"
    assert deck("convert", "starter_yugi_2002", "--to", to, "-o", str(out)).exit_code == 0
    assert sorted(c.name for c in read_listing(out).main) == sorted(c.name for c in source.main)
    shown = deck("convert", str(out), "--to", to)
    assert shown.output == out.read_text("utf-8")
    assert deck("check", "-", stdin=shown.output).exit_code == 0


def test_nothing_is_written_over_without_force(tmp_path: Path, mine: str) -> None:
    out = tmp_path / "out.ydk"
    out.write_text("precious")
    result = deck("convert", mine, "--to", "ydk", "-o", str(out))
    assert (result.exit_code, out.read_text()) == (2, "precious")
    assert "--force" in result.output
    assert deck("convert", mine, "--to", "ydk", "-o", str(out), "--force").exit_code == 0
    assert out.read_text().startswith("#name: mine\n#main\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.txt", "out.ydk"]
    assert deck("convert", mine, "--to", "ydk", "-o", str(tmp_path / "no" / "where.ydk")).exit_code == 2


def test_a_deck_may_be_converted_onto_itself_only_with_force(mine: str) -> None:
    before = Path(mine).read_text("utf-8")
    assert deck("convert", mine, "--to", "text", "-o", mine).exit_code == 2
    assert Path(mine).read_text("utf-8") == before
    assert deck("convert", mine, "--to", "text", "-o", mine, "--force").exit_code == 0
    assert len(read_listing(mine).main) == 40
