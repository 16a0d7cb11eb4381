"""Writing duel files: what is written is read back as the same models, whatever the names contain."""

from __future__ import annotations

import pytest
import yaml

from duel_tui.script.reader import read_text
from duel_tui.script.writer import document, header, match_file, play_line, quoted

SCRIPT = """\
duel: 1
engine: 0.1.0
cards-hash: 9c1f
game: yugioh
rules: classic
options: {starting_lp: 4000}
title: "Trap Hole: a # title"
teaches: [YH-22, YA-16]
players: {A: "Yugi, the #1 [red]", B: "- Kaiba: @x"}
first: B
seed: splitmix64:20060401
strict: yes
from: {file: earlier.duel, line: 57}
cards: {Test Ten: {level: 10, atk: 3000, def: 2500}}
goal: {winner: A, by turn: 3}
x-own: {a: [b, {c: d}]}
setup:
  turn: 5
  A:
    lp: 4000
    hand: ["Morphing Jar #2", "Immortal Baron, Vorg"]
    monsters: [defense Kuriboh, {card: Breaker the Magical Warrior, counters: {spell: 1}}]
    normal summon: used
play:
  - A: "attack Jinzo@B:m1 -> directly"
  - expect: {A: {lp: 8000, graveyard: {has: [Kuriboh], lacks: []}, hand: 3}, now: yes, legal: [end]}
  - say: {text: "two\\nlines", mark: [A:m1]}
  - say: plain
  - illegal: {B: summon Kuriboh, because: YA-13}
  - try: {A: pass, accept: [a, b], wrong: {summon Kuriboh: "no: never"}}
  - ask: {text: q, answers: [a, b], right: 2}
  - note: {at: 3, text: "7"}
  - undo: 2
  - digest: 0123456789abcdef
  - A: pass
    x-time: "12"
  - x-events: [destroyed Jinzo, "b: c"]
  - result: {winner: draw, reason: agreed}
"""

NAMES = [
    "Morphing Jar #2", "Immortal Baron, Vorg", "@B:m1", "- x", "a: b", "yes", "null", "7", "", " ", "'", '"', "\\",
    "*x", "&x", "!x", "{x", "[x]", "%x", "|", ">",
    "?", "\x1b[31mred", "\u202eright", "\u2028", "\x85", "\ufeff", "日本",
    "🂡", "x\n  - A: pass", "x" * 3000, "#", "---", "...", "~", "=", "<<", "\x7f", "\x00",
]  # fmt: skip


def test_round_trip() -> None:
    script = read_text(SCRIPT)[0].script
    text = document(script)
    again = read_text(text)[0].script
    assert again == script
    assert document(again) == text


@pytest.mark.parametrize("name", NAMES)
def test_any_text_survives_and_the_line_stays_one_line(name: str) -> None:
    key = name[:1000]  # YAML has no longer keys
    line = play_line({"x-name": name, "x-map": {key: [name]}})
    assert line.count("\n") == 2
    text = header(read_text(SCRIPT)[0].script) + "play:\n" + line
    assert "\x1b" not in text
    read = read_text(text)[0].script.play[0].x
    assert read == {"x-name": name, "x-map": {key: [name]}}


def test_valid_after_every_line() -> None:
    script = read_text(SCRIPT)[0].script
    lines = document(script).splitlines(keepends=True)
    first = lines.index("play:\n")
    for end in range(first + 1, len(lines) + 1):
        yaml.load("".join(lines[:end]), Loader=yaml.BaseLoader)
        read_text("".join(lines[:end]))


def test_names_are_quoted() -> None:
    assert play_line({"A": "summon Kuriboh"}) == '  - A: "summon Kuriboh"\n'
    assert play_line({"A": "pass"}) == "  - A: pass\n"
    assert quoted("a\ud800") == '"a?"'


def test_a_match_round_trip() -> None:
    text = "match: 1\nof: 3\ngame: yugioh\n---\n" + SCRIPT + "---\n" + SCRIPT
    documents = read_text(text)
    assert documents[0].match is not None
    written = match_file(documents[0].match, [document.script for document in documents])
    assert [d.script for d in read_text(written)] == [d.script for d in documents]
