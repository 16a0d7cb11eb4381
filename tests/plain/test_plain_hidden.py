"""What stands between two hand-overs is what the player at the keyboard may know, and nothing more."""

from __future__ import annotations

import contextlib
import re
import time
from pathlib import Path

import pexpect
import pyte
import pytest

from duel_tui.table.opening import opening
from duel_tui.table.setup import begin
from duel_tui.text.en import plain as words
from tests.plain_tools import COMMAND, VANILLA, environment, play, whole_duel

ASKED = re.compile(r"^--- \w+ \(([AB])\) is asked\.$", re.MULTILINE)


def parts(out: str) -> list[tuple[int, str]]:
    """The output cut at each hand-over: the seat, and what stands there until the next one."""
    found = list(ASKED.finditer(out))
    ends = [match.start() for match in found[1:]] + [len(out)]
    return [("AB".index(match[1]), out[match.end() : end]) for match, end in zip(found, ends, strict=True)]


@pytest.mark.parametrize(
    "decks",
    [
        ("vanilla40", "vanilla40"),
        ("starter_yugi_2002", "starter_kaiba_2002"),
        ("dm_water_tides", "dm_darkness_worms"),
    ],
    ids=["vanilla", "starters", "creatures"],
)
def test_no_card_is_named_that_the_player_may_not_know(tmp_path: Path, decks: tuple[str, str]) -> None:
    commands = whole_duel(7, decks)
    typed = "".join(f"{command}\nlook\nlog all\n" for command in commands)
    arguments = ["--deck-a", decks[0], "--deck-b", decks[1], "--names", "Anna", "Ben", "--first", "a"]
    done = play(tmp_path, typed, *arguments, "--seed", "7")
    told = parts(done.out)
    names, may_know = known_at_each_turn(commands, decks)
    assert [seat for seat, _ in told] == [seat for seat, _ in may_know]
    checked = 0
    for (_, text), (_, known) in zip(told, may_know, strict=True):
        for name in sorted(known, key=len, reverse=True):
            text = text.replace(name, "")  # one name may lie inside another: Ryu-Kishin, Ryu-Kishin Powered
        for name in names - known:
            checked += 1
            assert not re.search(rf"\b{re.escape(name)}\b", text), (name, text)
    assert checked > 50


def known_at_each_turn(
    commands: list[str], decks: tuple[str, str]
) -> tuple[set[str], list[tuple[int, set[str]]]]:
    """All card names of a duel; and for each turn at the keyboard the seat and the names it has ever seen."""
    setup = opening(decks, ("Anna", "Ben"), "a").setup()
    assert setup is not None
    duel = begin(setup, 7, saved=False).duel
    known: list[set[str]] = [set(), set()]
    found: list[tuple[int, set[str]]] = []
    given = iter(commands)
    while True:
        for player in (0, 1):
            for cards in duel.view(player).zones.values():
                known[player] |= {card.name for card in cards if card.name}
        if found:
            found[-1][1].update(known[found[-1][0]])
        decision = duel.decision
        if decision is None:
            return {card.definition.name for card in duel.state.cards}, found
        if decision.forced:
            duel.play(decision.options[0])
            continue
        if not found or found[-1][0] != decision.player:
            found.append((decision.player, set(known[decision.player])))
        duel.play(next(given))


class Terminal:
    """A process at a terminal of 80 x 24, and the screen that it paints."""

    def __init__(self, folder: Path, *arguments: str, term: str = "xterm") -> None:
        self.screen = pyte.HistoryScreen(80, 24, history=1000)
        self.stream = pyte.Stream(self.screen)
        self.process = pexpect.spawn(
            COMMAND[0], [*COMMAND[1:], "play", *arguments], dimensions=(24, 80), encoding="utf-8",
            env=environment(folder, TERM=term), timeout=20,
        )  # fmt: skip
        self.raw = ""

    def until(self, text: str) -> str:
        """Wait for a text; the screen then."""
        self.process.expect_exact(text)
        time.sleep(0.1)
        piece = self.process.before + text
        with contextlib.suppress(pexpect.TIMEOUT, pexpect.EOF):
            piece += self.process.read_nonblocking(65536, 0.1)
        self.raw += piece
        self.stream.feed(piece)
        return "\n".join(line.rstrip() for line in self.screen.display)

    def type(self, line: str) -> None:
        self.process.sendline(line)


def test_the_screen_is_wiped_before_the_other_player_looks(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--plain", *VANILLA, "--first", "a", "--seed", "3")
    shown = terminal.until("press Enter when Ben has looked away.")
    assert shown.strip() == "Anna (A): press Enter when Ben has looked away."
    terminal.type("")
    shown = terminal.until("help tells more")
    assert "Dark Magician" in shown
    terminal.type("summon Vorse Raider")
    terminal.until("Your monsters: m1 Vorse Raider")
    # A second Enter typed too early must not open the other player's cards.
    terminal.process.send("end\n\n\n")
    shown = terminal.until("press Enter when Anna has looked away.")
    assert shown.strip() == "Ben (B): press Enter when Anna has looked away."
    assert "Dark Magician" not in shown
    assert "\x1b[3J" in terminal.raw
    terminal.type("")
    shown = terminal.until("help tells more") if "help tells more" in shown else terminal.until("pass")
    assert "Dark Magician" not in shown
    assert "Luster Dragon" in shown
    terminal.type("quit")
    shown = terminal.until("--resume")
    assert "Luster Dragon" not in shown
    terminal.process.expect(pexpect.EOF)
    assert terminal.process.wait() == 0


def test_lines_of_one_player_do_not_come_back_under_the_arrows_of_the_other(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--plain", *VANILLA, "--first", "a", "--seed", "3")
    terminal.until("looked away.")
    terminal.type("")
    terminal.until("help tells more")
    terminal.type("set Giant Soldier of Stone")
    terminal.until("Your monsters: m1 Giant Soldier of Stone")
    terminal.type("end")
    terminal.until("press Enter when Anna has looked away.")
    terminal.type("")
    terminal.until("pass")
    terminal.process.send("\x1b[A\x1b[A")
    terminal.type("hand")
    shown = terminal.until("Your hand: ")
    assert "Soldier of Stone" not in shown
    terminal.process.terminate(force=True)


def test_a_dumb_terminal_gets_lines_without_codes(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *VANILLA, "--first", "a", "--seed", "3", term="dumb")
    shown = terminal.until("looked away.")
    terminal.type("")
    shown = terminal.until("help tells more")
    assert all(len(line) <= 80 for line in shown.splitlines())
    terminal.type("end")
    shown = terminal.until("press Enter when Anna has looked away.")
    assert shown.strip() == "Ben (B): press Enter when Anna has looked away."
    assert "\x1b[2J" not in terminal.raw
    terminal.process.sendeof()
    terminal.until(words.saved_in(""))
    terminal.process.expect(pexpect.EOF)
    assert terminal.process.wait() == 0
