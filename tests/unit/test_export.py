"""Exports: what they show, what they hide, what they refuse."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path

import pyte
import pytest
from click.testing import CliRunner, Result

from duel_tui.cli import cli
from duel_tui.export.commands import FORMS, export
from duel_tui.export.drawing import BadSize, size_of
from duel_tui.export.film import film
from duel_tui.export.page import page
from duel_tui.export.report import report
from duel_tui.replay.loading import load
from duel_tui.script.recorded import recordings
from duel_tui.script.running import run_file
from tests.export_tools import hiding, hiding_shields, saved_duel_masters
from tests.replay_tools import saved_duel

FIXTURES = Path(__file__).parents[1] / "fixtures"
EVIL = '</script><script>alert(1)</script>"&amp;{{DATA}}\x1b[31m'


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_duel(tmp_path_factory.mktemp("duels"), 5, 120)


def ran(*arguments: str) -> Result:
    done = CliRunner().invoke(cli, ["export", *arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


class Page(HTMLParser):
    """The tags of a page, its texts, and every address in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.scripts: list[str] = []
        self.texts: list[str] = []
        self._script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._script = tag == "script"
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action", "data")]
        assert not [name for name, _ in attrs if name.startswith("on")]

    def handle_data(self, data: str) -> None:
        (self.scripts if self._script else self.texts).append(data)

    def handle_endtag(self, tag: str) -> None:
        self._script = False


def test_the_report_tells_each_turn_and_the_end(duel: Path) -> None:
    replay = load(duel)
    text = report(film(replay))
    turns = [int(number) for number in re.findall(r"^Turn (\d+): ", text, re.MULTILINE)]
    assert turns == list(range(1, replay.moments[-1].turn + 1))
    for moment in replay.moments[1:]:
        assert moment.command in text
    for sentence in replay.moments[7].told(None, replay.names):
        assert sentence in text
    view = replay.moments[-1].view(0, opened=True)
    assert f"Yugi {view.lp[0]} LP, Kaiba {view.lp[1]} LP" in text
    for card in view.zones[1, "monsters"]:
        assert str(card.name) in text
    assert "\x1b" not in text


def test_the_page_is_one_file_with_everything_in_it(duel: Path) -> None:
    replay = load(duel)
    text = page(film(replay), at=12)
    found = Page(text)
    assert found.addresses == []
    assert "url(" not in text
    assert "@import" not in text
    assert "http" not in text.replace("http-equiv", "")
    assert found.tags.count("li") == len(replay.moments)
    assert len(found.scripts) == 2
    data = json.loads(found.scripts[0])
    assert data["at"] == 12
    assert len(data["frames"]) == len(replay.moments)
    assert len(text) < 90_000
    now: dict[str, object] = {}
    for frame, moment in zip(data["frames"], replay.moments, strict=True):
        now.update(frame)
        view = moment.view(0, opened=True)
        for seat, letter in enumerate("AB"):
            for zone in ("hand", "graveyard"):
                count, *cards = now[f"{letter}:{zone}"]  # type: ignore[misc]
                assert count == len(view.zones[seat, zone])
                assert [data["cards"][card][0] for card in cards] == [
                    card.name for card in view.zones[seat, zone]
                ]
            _, *cards = now[f"{letter}:monsters"]  # type: ignore[misc]
            slots = {at: data["cards"][card][0] for at, card in enumerate(cards) if card >= 0}
            assert slots == {card.slot: card.name for card in view.zones[seat, "monsters"]}


def test_texts_of_a_file_are_never_markup(tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 30)
    text = path.read_text("utf-8").replace('A: "Yugi"', "A: " + json.dumps(EVIL))
    path.write_text(text + "  - note: " + json.dumps(EVIL) + "\n", "utf-8")
    replay = load(path)
    assert replay.names[0] == EVIL
    made = film(replay)
    found = Page(page(made))
    assert found.tags.count("script") == 2
    assert json.loads(found.scripts[0])["names"][0] == EVIL.replace("\x1b", "")
    assert "alert(1)" not in found.scripts[1]
    assert any("{{DATA}}" in text for text in found.texts)
    assert "\x1b" not in report(made)
    for size in ("80x24", "120x40"):
        svg = export(str(path), "svg", size=size_of(size))[0]
        assert "alert(1)" not in re.sub(r"<(title|text)[^>]*>.*?</\1>", "", svg)
        ET.fromstring(svg)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_a_picture_is_the_table_of_the_moment(duel: Path, size: tuple[int, int]) -> None:
    svg = export(str(duel), "svg", at="t5", size=size)[0]
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not [name for node in root.iter() for name in node.attrib if name.endswith("href")]
    replay = load(duel)
    view = replay.moments[replay.find("t5")].view(0, opened=True)
    said = "".join(root.itertext())
    assert f"Turn {view.turn}" in said
    assert str(view.lp[1]) in said
    wide = float(root.attrib["width"])
    for node in root.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= float(node.attrib["x"]) + float(node.attrib["textLength"]) <= wide


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_a_recording_plays_in_a_terminal_of_its_size(duel: Path, size: tuple[int, int]) -> None:
    first, *lines = export(str(duel), "cast", size=size)[0].splitlines()
    head = json.loads(first)
    assert (head["version"], head["width"], head["height"]) == (2, *size)
    screen = pyte.Screen(*size)
    stream = pyte.Stream(screen)
    clock = 0.0
    for line in lines:
        at, kind, data = json.loads(line)
        assert kind == "o"
        assert 0.5 <= at - clock <= 5.0 or clock == 0.0
        clock = at
        stream.feed(data)
    view = load(duel).moments[-1].view(0)
    assert f"Turn {view.turn} " in screen.display[0]
    assert any(f"LP {view.lp[0]}" in row for row in screen.display)
    assert len(lines) == len(load(duel).moments) + 1


def test_a_position_script_is_the_position(duel: Path, tmp_path: Path) -> None:
    replay = load(duel)
    tried = 0
    for at in range(0, len(replay.moments), 5):
        moment = replay.moments[at]
        if moment.asked is None or moment.asked[1] != "act" or not moment.duel().stable:  # type: ignore[attr-defined]
            continue
        out = tmp_path / f"{at}.duel"
        done = ran(str(duel), "--as", "position", "--at", f"d{at}", "-o", str(out))
        assert done.exit_code == 0, done.output
        again = load(out)
        assert again.moments[0].duel().digest() == moment.duel().digest()  # type: ignore[attr-defined]
        assert run_file(out).ok
        tried += 1
    assert tried > 5


def test_a_position_that_would_lose_something_is_refused(duel: Path, tmp_path: Path) -> None:
    replay = load(duel)
    at = next(at for at, moment in enumerate(replay.moments) if moment.asked and moment.asked[1] == "respond")
    out = tmp_path / "position.duel"
    done = ran(str(duel), "--as", "position", "--at", f"d{at}", "-o", str(out))
    assert done.exit_code == 1
    assert "--lossy" in done.output
    assert not out.exists()
    done = ran(str(duel), "--as", "position", "--at", f"d{at}", "--lossy", "-o", str(out))
    assert done.exit_code == 0
    assert done.output.startswith("Not in the position: ")
    assert run_file(out).ok


@pytest.mark.parametrize("form", FORMS)
def test_every_form_can_hide_one_hand_or_both(duel: Path, form: str) -> None:
    replay = load(duel)
    hand = {str(card.name) for card in replay.moments[40].view(0, opened=True).zones[0, "hand"]}
    public: set[str] = set()
    for moment in replay.moments[:41]:
        for key, cards in moment.view(1).zones.items():
            public |= {str(card.name) for card in cards if card.name and (key[0] == 1 or key[1] != "hand")}
    hidden = hand - public
    assert hidden
    for seats in ({0}, {0, 1}):
        text = export(str(duel), form, frozenset(seats), at="d40", lossy=True)[0]
        if form == "html":
            text = "".join(Page(text).texts[:40])
        assert not [name for name in hidden if name in text]


HANDS = [
    (["Kuriboh", "Man-Eater Bug"], ["set Waboku"], ["Sangan", "Raigeki"]),
    (["Book of Moon", "Wall of Illusion"], ["set Mirror Force"], ["Raigeki", "Monster Reborn"]),
    (
        ["Blue-Eyes White Dragon", "Penguin Soldier"],
        ["set Axe of Despair"],
        ["Harpie's Feather Duster", "Kuriboh"],
    ),
    (["Ring of Destruction", "Cyber Jar"], ["set Seven Tools of the Bandit"], ["Scapegoat", "Scapegoat"]),
]


@pytest.mark.parametrize("seed", range(4))
def test_two_duels_that_differ_only_in_the_hidden_hand_give_the_same_export(
    tmp_path: Path, seed: int
) -> None:
    paths = [hiding(tmp_path, f"duel{number}", *hand, seed) for number, hand in enumerate(HANDS)]
    texts = {path.read_text("utf-8") for path in paths}
    assert len(texts) == len(HANDS)
    for form in FORMS:
        for seats in (frozenset({0}), frozenset({0, 1})):
            made = [export(str(path), form, seats, lossy=True, at="t4") for path in paths]
            for one, other in combinations(made, 2):
                assert one == other, (form, seats)
            whole = {export(str(path), form, lossy=True, at="t4")[0] for path in paths}
            assert len(whole) == len(HANDS), "what is not hidden is there"


@pytest.mark.parametrize("seed", range(2))
def test_what_a_file_only_records_is_hidden_too(tmp_path: Path, seed: int) -> None:
    """The same with positions that are taken from the file: each duel is broken at its beginning."""
    paths = [hiding(tmp_path, f"duel{number}", *hand, seed) for number, hand in enumerate(HANDS)]
    for path in paths:
        path.write_text("duel: 9" + path.read_text("utf-8").removeprefix("duel: 1"), "utf-8")
        assert recordings(path)[0].moments
    for form in FORMS:
        for seats in (frozenset({0}), frozenset({0, 1})):
            made = [export(str(path), form, seats, lossy=True)[0] for path in paths]
            assert made[1:] == made[:-1], (form, seats)


DM_HANDS = [
    (
        ["Bolshack Dragon", "Burst Shot"],
        ["Burst Shot", "Tornado Flame", "Terror Pit", "Explosive Dude Joe", "Natural Snare"],
    ),
    (
        ["Onslaughter Triceps", "Mini Titan Gett"],
        ["Explosive Dude Joe", "Brawler Zyler", "Gatling Skyterror", "Bolshack Dragon", "Mini Titan Gett"],
    ),
    (
        ["Terror Pit", "Holy Awe"],
        ["Holy Awe", "Spiral Gate", "Brain Serum", "Death Smoke", "Bolshack Dragon"],
    ),
]


@pytest.mark.parametrize("seed", range(3))
def test_hidden_shields_and_shield_triggers_that_were_kept_change_nothing(tmp_path: Path, seed: int) -> None:
    paths = [hiding_shields(tmp_path, f"duel{number}", *cards, seed) for number, cards in enumerate(DM_HANDS)]
    # Who has a shield trigger is asked, who has none is not.
    assert seed == 2 or len({path.read_text("utf-8").count("\n  - A: ") for path in paths}) > 1
    for form in FORMS:
        for seats in (frozenset({0}), frozenset({0, 1})):
            made = [export(str(path), form, seats, lossy=True, at="t7") for path in paths]
            assert made[1:] == made[:-1], (form, seats)
            whole = {export(str(path), form, lossy=True, at="t7")[0] for path in paths}
            assert len(whole) == len(DM_HANDS)


def test_duel_masters_in_every_form(tmp_path: Path) -> None:
    path = saved_duel_masters(tmp_path)
    replay = load(path)
    assert replay.broken is None
    last = replay.moments[-1].view(0, opened=True)
    for form in FORMS:
        text = export(str(path), form, lossy=True)[0]
        assert "Shobu" in text
    text = export(str(path), "text")[0]
    for card in last.zones[1, "battle"]:
        assert str(card.name) in text
    # The same as recorded: the file cannot be played.
    path.write_text("duel: 9" + path.read_text("utf-8").removeprefix("duel: 1"), "utf-8")
    again = load(path)
    assert len(again.moments) == len(replay.moments)
    view = again.moments[-1].view(0, opened=True)
    for key, cards in last.zones.items():
        assert sorted(str(card.name) for card in view.zones[key]) == sorted(
            str(card.name) for card in cards
        ), key
    assert view.lp == last.lp
    assert "as recorded" in export(str(path), "text")[0]


def test_a_file_is_not_written_over(duel: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    assert ran(str(duel), "--as", "text", "-o", str(out)).exit_code == 0
    whole = out.read_text("utf-8")
    out.write_text("mine", "utf-8")
    done = ran(str(duel), "--as", "text", "-o", str(out))
    assert done.exit_code == 1
    assert "--force" in done.output
    assert out.read_text("utf-8") == "mine"
    assert ran(str(duel), "--as", "text", "-o", str(out), "--force").exit_code == 0
    assert out.read_text("utf-8") == whole == ran(str(duel), "--as", "text").output
    before = duel.read_bytes()
    done = ran(str(duel), "--as", "text", "-o", str(duel), "--force")
    assert done.exit_code == 1
    assert duel.read_bytes() == before
    done = ran(str(duel), "--as", "text", "-o", str(tmp_path / "none" / "out.txt"))
    assert done.exit_code == 2
    assert done.output.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["out.txt"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--at", "t99"],
        ["--at", "nowhere"],
        ["--duel", "2"],
        ["--size", "10x10"],
        ["--size", "wide"],
        ["--size", "9999x9999"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(duel: Path, arguments: list[str]) -> None:
    done = ran(str(duel), "--as", "svg", *arguments)
    assert done.exit_code == 2
    assert done.output.count("\n") == 1
    done = ran(str(duel.with_name("none.duel")), "--as", "svg")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)


def test_a_duel_of_the_list_can_be_named(duel: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DUEL_TUI_DATA", str(tmp_path))
    (tmp_path / "duels").mkdir()
    (tmp_path / "duels" / "the great one.duel").write_bytes(duel.read_bytes())
    wanted = ran(str(duel), "--as", "text").output
    assert ran("1", "--as", "text").output == wanted
    assert ran("great", "--as", "text").output == wanted
    assert ran("small", "--as", "text").exit_code == 2


def test_sizes() -> None:
    assert size_of("120x40") == (120, 40)
    for text in ("79x24", "80x23", "x", "80", "80x24x3", "-80x24", "301x24"):
        with pytest.raises(BadSize):
            size_of(text)


def test_scenarios_and_recorded_files_can_be_written_out() -> None:
    scenario = next((Path(__file__).parents[1] / "scenarios" / "yugioh").rglob("*.duel"))
    old = FIXTURES / "old" / "position-that-told-less.duel"
    for form in FORMS:
        assert export(str(scenario), form, lossy=True)[0]
        text, remarks = export(str(old), form, lossy=True)
        assert text
        assert remarks
    assert "as recorded" in export(str(old), "text")[0]
    assert "A position would lose" in ran(str(old), "--as", "position").output
