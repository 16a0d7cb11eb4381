"""The exported page in a real browser, without network."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest

from duel_tui.export.commands import export
from duel_tui.replay.loading import load
from tests.browser_tools import Tab, browser, tab
from tests.replay_tools import saved_duel

PROGRAM = browser()
pytestmark = pytest.mark.skipif(PROGRAM is None, reason="no Chromium on this machine (CHROMIUM names one)")


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_duel(tmp_path_factory.mktemp("page"), 5, 120)


@pytest.fixture(scope="module")
def page(duel: Path) -> Path:
    path = duel.with_name("page #1.html")
    path.write_text(export(str(duel), "html")[0], "utf-8")
    return path


@pytest.fixture(scope="module")
def shown() -> Iterator[Tab]:
    assert PROGRAM is not None
    with tab(PROGRAM) as found:
        yield found


def here(shown: Tab) -> int:
    return int(shown.value("document.body.dataset.at"))


def test_keys_and_buttons_step_through_the_duel(shown: Tab, page: Path, duel: Path) -> None:
    moments = load(duel).moments
    last = len(moments) - 1
    turns = [at for at, moment in enumerate(moments) if "turn" in moment.marks]
    shown.open(page)
    assert here(shown) == 0
    steps: list[tuple[str, int]] = [
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0),
        ("ArrowLeft", 0), ("ArrowDown", turns[1]), ("ArrowDown", turns[2]), ("ArrowRight", turns[2] + 1),
        ("ArrowUp", turns[2]), ("ArrowUp", turns[1]), ("ArrowUp", 0),
    ]  # fmt: skip
    for key, wanted in steps:
        shown.press(key)
        assert here(shown) == wanted, key
    buttons = [
        ("#on", 1),
        ("#on", 2),
        ("#back", 1),
        ("#last", last),
        ("#first", 0),
        ("#turn-on", turns[1]),
        ("#turn-back", 0),
    ]
    for button, wanted in buttons:
        shown.click(button)
        assert here(shown) == wanted, button
    shown.click("#f2")
    assert here(shown) == 2
    assert shown.value("document.querySelectorAll('#log li.now').length") == 1
    assert shown.errors == []


def test_the_page_shows_the_table(shown: Tab, page: Path, duel: Path) -> None:
    moments = load(duel).moments
    shown.open(page)
    for at in (0, 17, 60, len(moments) - 1):
        shown.open(page, f"#{at}")
        assert here(shown) == at
        view = moments[at].view(0, opened=True)
        text = shown.value("document.getElementById('table').textContent")
        for seat in (0, 1):
            for zone in ("hand", "monsters", "spells"):
                for card in view.zones[seat, zone]:
                    assert str(card.name) in text
        assert str(view.lp[1]) in shown.value("document.getElementById('score').textContent")
        assert shown.value("document.documentElement.scrollWidth <= window.innerWidth")
    shown.click(".pile")
    assert shown.value("document.getElementById('box').textContent").strip()
    top = shown.value("document.querySelector('#table h3').textContent")
    shown.click("#flip")
    assert shown.value("document.querySelector('#table h3').textContent") != top


def test_the_page_plays_by_itself_and_stands_still(shown: Tab, page: Path) -> None:
    shown.open(page)
    shown.press(" ")
    assert shown.value("document.getElementById('play').textContent") == "Pause"
    shown.press("ArrowRight")
    assert shown.value("document.getElementById('play').textContent") == "Play"


def test_nothing_is_loaded_from_anywhere(shown: Tab, page: Path, tmp_path: Path) -> None:
    shown.open(page)
    assert [address.split("#")[0] for address in shown.requests] == [page.as_uri()]
    assert shown.errors == []
    # The page allows no other script, not even one that got into it.
    evil = tmp_path / "evil.html"
    text = page.read_text("utf-8").replace(
        "</body>", "<script>document.title='evil'</script><img src=https://x.invalid/>"
    )
    evil.write_text(text, "utf-8")
    shown.open(evil)
    assert shown.value("document.title") != "evil"
    assert shown.blocked == ["csp"]
    assert here(shown) == 0
    shown.errors.clear()


def test_names_that_look_like_markup_are_text(shown: Tab, tmp_path: Path) -> None:
    path = saved_duel(tmp_path, 5, 20)
    name = "<img src=x onerror=document.title='evil'>&lt;"
    path.write_text(path.read_text("utf-8").replace('A: "Yugi"', f'A: "{name}"'), "utf-8")
    page = tmp_path / "page.html"
    page.write_text(export(str(path), "html")[0], "utf-8")
    shown.open(page)
    shown.press("End")
    assert name in shown.value("document.getElementById('score').textContent")
    assert name in shown.value("document.querySelector('h1').textContent")
    assert shown.value("document.title") == f"{name} against Kaiba"
    assert shown.value("document.querySelectorAll('img').length") == 0


def test_a_picture_is_drawn(shown: Tab, duel: Path, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    path.write_text(export(str(duel), "svg", at="t7")[0], "utf-8")
    shown.open(path)
    assert shown.requests == [path.as_uri()]
    # No text runs over the cells that it was given.
    worst = shown.value(
        "Math.max(...[...document.querySelectorAll('text')].map("
        "t => Math.abs(t.getComputedTextLength() - t.textLength.baseVal.value)))"
    )
    assert worst < 2
    shot = base64.b64decode(shown.call("Page.captureScreenshot")["data"])
    assert len(shot) > 10_000
    assert shown.errors == []
