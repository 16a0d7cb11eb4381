"""For tests of matches: decks with Side Decks, a match of which a duel is over."""

from __future__ import annotations

from pathlib import Path

from duel_tui.table.match_play import MatchPlay, begin
from duel_tui.table.setup import Setup
from duel_tui.yugioh import CardDef
from duel_tui.yugioh.cards import all_cards, find

NORMAL = [card for card in all_cards() if (card.kind, card.subkind) == ("monster", "normal")]


def card(name: str) -> CardDef:
    """A card by its name."""
    found = find(name)
    assert found is not None
    return found


def side_deck(path: Path, title: str, skip: int = 0) -> Path:
    """A deck file: 40 Normal Monsters and a Fusion Monster, beside them three cards and another Fusion Monster."""
    main = [one.passcode for one in NORMAL[skip : skip + 40]]
    extra, fusion = card("Flame Swordsman").passcode, card("Charubin the Fire Knight").passcode
    side = [card(name).passcode for name in ("Kuriboh", "Trap Hole", "Trap Hole")]
    lines = [f"#name: {title}", "#main", *main, "#extra", extra, "!side", *side, fusion]
    path.write_text("\n".join(map(str, lines)) + "\n")
    return path


def plain_deck(path: Path, title: str) -> Path:
    """A deck file of 40 Normal Monsters alone."""
    path.write_text(
        "\n".join([f"#name: {title}", "#main", *(str(one.passcode) for one in NORMAL[60:100])]) + "\n"
    )
    return path


def setup(
    folder: Path, of: int = 3, first: int | None = 0, names: tuple[str, str] = ("Yugi", "Kaiba")
) -> Setup:
    """Two players with Side Decks."""
    one, two = side_deck(folder / "one.ydk", "One"), side_deck(folder / "two.ydk", "Two", 50)
    return Setup((one, two), names, first=first, of=of)


def match(folder: Path, of: int = 3) -> MatchPlay:
    """A match that has begun; its first duel has not."""
    return begin(setup(folder, of), seed=7)


def give_up(play: MatchPlay, seat: int) -> None:
    """The duel that is played ends: this player concedes."""
    session = play.session
    assert session is not None
    session.sitting = seat
    session.concede()
    play.ended()
