"""Reading duel files: what is understood, and that everything else is one line with file, line and remedy."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from duel_tui.replay.errors import NoNote
from duel_tui.replay.notes import write
from duel_tui.script import lines
from duel_tui.script.errors import ScriptError
from duel_tui.script.heads import look
from duel_tui.script.reader import Document, read, read_all, read_text
from duel_tui.script.resuming import resume
from duel_tui.script.salvage import salvage

HEAD = """\
duel: 1               # a comment behind a header key is fine
game: yugioh
setup:
  A: {hand: [Kuriboh], monsters: [Gemini Elf, set Man-Eater Bug]}
play:
"""
FIRST = HEAD.count("\n") + 1
"""The number of the first play line behind HEAD."""


def one(text: str) -> Document:
    return read_text(text, "f.duel")[0]


def refused(text: str) -> ScriptError:
    with pytest.raises(ScriptError) as caught:
        read_text(text, "f.duel")
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith("f.duel:")
    assert caught.value.remedy
    return caught.value


def test_every_scalar_is_text_and_then_typed() -> None:
    script = one(HEAD.replace("game:", "players: {A: yes, B: '7'}\nstrict: no\ngame:")).script
    assert script.players == {"A": "yes", "B": "7"}
    assert script.strict is False
    assert script.duel == 1


def test_every_kind_of_line() -> None:
    document = one(
        HEAD
        + """\
  - A: summon Kuriboh
  - until: main2
  - expect: {A: {lp: 8000, hand: [], monsters: [Kuriboh, {card: Gemini Elf, atk: 1900}]}, now: yes}
  - illegal: {A: summon Kuriboh, because: YA-13}
  - chance: heads
  - say: {text: Look, mark: [A:m1, B:lp]}
  - try: {A: pass, accept: [end], hints: [h], wrong: {battle: no}}
  - ask: {text: Why?, answers: [a, b], right: 2}
  - note: {at: 3, text: odd}
  - digest: 0123456789ABCDEF
  - undo: 2
  - result: {winner: A, reason: lp}
  - x-events: [destroyed Jinzo]
"""
    )
    kinds = [type(line) for line in document.script.play]
    assert kinds == [
        lines.Command, lines.Until, lines.Expect, lines.Illegal, lines.Chance, lines.Say, lines.Try, lines.Ask,
        lines.Note, lines.Digest, lines.Undo, lines.Result, lines.Extra,
    ]  # fmt: skip
    assert document.numbers == list(range(FIRST, FIRST + 13))


def test_unknown_keys_are_refused_except_own_ones() -> None:
    assert "did you mean `players`" in refused(HEAD.replace("game:", "player: {A: x}\ngame:")).remedy
    assert one(HEAD + "x-mine: {a: [b]}\n").script.model_extra == {"x-mine": {"a": ["b"]}}


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("A: summon Kuriboh # now", "comment behind a command"),
        ('A: "summon Kuriboh" # now', "comment behind a command"),
        ("until: main2 # now", "comment behind a command"),
        ("A: x\n    A: y", "twice"),
        ("A: x\n    B: y", "one play line"),
        ("A: &name x", "anchors"),
        ("A: *name", "anchors"),
        ("A: !!str x", "tags"),
        ("pass", "does not say who acts"),
        ("C: pass", "unknown kind"),
        ("expct: {}", "unknown kind"),
        ("until: nirvana", "not known"),
        ("expect: {A: {hands: []}}", "unknown key `hands`"),
        ("expect: {A: {mana: []}}", "unknown key `mana`"),
        ("expect: {A: {lp: many}}", "not a whole number"),
        ("expect: {A: {monsters: [{card: X, attack: 3}]}}", "unknown key `attack`"),
        ("expect: {A: {monsters: [{atk: 3}]}}", "`card` is missing"),
        ("expect: {priority: C}", "no player"),
        ("expect: {asked: nicely}", "not known"),
        ("illegal: {because: YA-13}", "exactly one player"),
        ("illegal: {A: x, B: y}", "exactly one player"),
        ("ask: {text: t, answers: [a, b], right: 3}", "`right` is 3"),
        ("undo: 0", "too small"),
        ("digest: xyz", "no digest"),
        ("result: {winner: A, reason: boredom}", "not known"),
        ("A: ''", "text is missing"),
        ("say: {tex: t}", "unknown key"),
        ("note: {at: here, text: t}", "not a whole number"),
    ],
)
def test_wrong_lines(line: str, part: str) -> None:
    error = refused(HEAD + f"  - note: fine\n  - {line}\n")
    assert part in error.message
    assert error.line in (FIRST + 1, FIRST + 2)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("duel: 1 ", "duel: 2 ", "format version 2"),
        ("duel: 1 ", "duel: one ", "not a whole number"),
        ("game: yugioh", "game: chess", "not known"),
        ("game: yugioh", "game: yugioh\ngame: yugioh", "twice"),
        ("setup:", "decks:", "no deck"),
        ("  A: {", "  C: {", "unknown key `C`"),
        ("monsters: [", "monsters: [a, b, c, d, ", "6 cards in `monsters`"),
        ("hand: [Kuriboh]", "hand: [{card: Kuriboh, tapped: maybe}]", "neither yes nor no"),
        ("hand: [Kuriboh]", "hand: [{tapped: yes}]", "without its name"),
        ("hand: [Kuriboh]", "hand:\n    - Morphing Jar #2\n    - Kuriboh\n", "not valid YAML"),
        ("game:", "teaches: [forty]\ngame:", "no rule id"),
        ("game:", "seed: mersenne:3\ngame:", "no seed"),
        ("game:", "players: {C: x}\ngame:", "no player"),
        ("game:", "first: C\ngame:", "no player"),
        ("game:", "from: {file: x, line: zero}\ngame:", "not a whole number"),
        ("game:", "goal: {by turn: 3}\ngame:", "`winner` is missing"),
        ("game:", "game\n", "not valid YAML"),
    ],
)
def test_wrong_headers(old: str, new: str, part: str) -> None:
    assert part in refused(HEAD.replace(old, new, 1)).message


def test_a_number_sign_never_cuts_a_name_silently() -> None:
    error = refused(
        HEAD.replace("  A: {hand: [Kuriboh]", "  B:\n    hand:\n      - Morphing Jar #2\n  A: {hand: []")
    )
    assert "cuts this name" in error.message
    assert error.line == 6


def test_a_setup_and_decks_together() -> None:
    assert "both" in refused(HEAD + "\ndecks: {A: x, B: y}\n".lstrip()).message


def test_deck_entries() -> None:
    text = "duel: 1\ngame: yugioh\ndecks: {A: a.ydk, B: {main: [3 Gemini Elf, Kuriboh], side: []}}\n"
    decks = one(text).script.decks
    assert decks is not None
    assert decks["A"] == "a.ydk"
    assert decks["B"].section("main") == [(3, "Gemini Elf"), (1, "Kuriboh")]
    assert "unknown key `mein`" in refused(text.replace("main", "mein")).message
    assert "no deck entry" in refused(text.replace("3 Gemini Elf", "0 Gemini Elf")).message


def test_files_that_are_no_duels(tmp_path: Path) -> None:
    assert "empty" in refused("").message
    assert "not a duel file" in refused("just words\n").message
    assert "format version is missing" in refused("a: b\n").message
    with pytest.raises(ScriptError, match="cannot be read"):
        read(tmp_path / "none.duel")
    (tmp_path / "bytes.duel").write_bytes(HEAD.encode() + b"  - note: \xff\n")
    with pytest.raises(ScriptError, match="UTF-8"):
        read(tmp_path / "bytes.duel")
    (tmp_path / "deep.duel").write_text(HEAD + "  - x-deep: " + "[" * 90 + "]" * 90 + "\n")
    with pytest.raises(ScriptError, match="nested"):
        read(tmp_path / "deep.duel")


def test_byte_order_mark_and_windows_lines(tmp_path: Path) -> None:
    path = tmp_path / "windows.duel"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + "  - A: pass\n").replace("\n", "\r\n").encode())
    assert read(path).numbers == [FIRST]


def test_control_codes_in_errors_are_plain() -> None:
    error = refused(HEAD.replace("game: yugioh", 'game: "\\x1b[31mchess"'))
    assert "\x1b" not in str(error)


def test_a_match_is_read_as_its_duels() -> None:
    text = "match: 1\nof: 3\ngame: yugioh\nplayers: {A: Yugi, B: Kaiba}\n---\n" + HEAD + "---\n" + HEAD
    documents = read_text(text, "f.duel")
    assert len(documents) == 2
    assert documents[1].script.players == {"A": "Yugi", "B": "Kaiba"}
    assert documents[1].line("play") > documents[0].line("play")
    refused(HEAD + "---\n" + HEAD)


@pytest.mark.parametrize(
    "torn", [b"  - A: summ", b"  - A", b"  ", b"\0\0\0", b"  - A: x\xc3", b'  - x-events: ["a']
)
def test_a_torn_last_line_is_dropped_with_a_notice(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "saved.duel"
    whole = (HEAD + "  - A: pass\n").encode()
    path.write_bytes(whole + torn)
    document = read(path, mend=True)
    assert len(document.script.play) == 1
    assert document.kept == len(whole)
    assert len(document.notices) == 1
    assert path.read_bytes() == whole + torn
    path.write_bytes(whole)
    assert read_all(path, mend=True)[0].notices == []


def test_a_pipe_is_read_and_one_into_which_nobody_writes_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.duel"
    os.mkfifo(pipe)
    with pytest.raises(ScriptError):
        read(pipe)
    for way in (resume, salvage):
        with pytest.raises(ScriptError, match="it is no file"):
            way(pipe)
    (tmp_path / "whole.duel").write_text(HEAD)
    with subprocess.Popen(
        ["sh", "-c", 'sleep 0.2; cat "$0"', tmp_path / "whole.duel"], stdout=subprocess.PIPE
    ) as slow:
        assert slow.stdout is not None
        assert read(f"/dev/fd/{slow.stdout.fileno()}").script.game == "yugioh"


@pytest.mark.parametrize("name", ['"\\u200b"', '"\\a"'])
def test_a_player_of_whom_no_name_can_be_seen_is_called_by_the_letter(tmp_path: Path, name: str) -> None:
    text = HEAD.replace("game:", f"players: {{A: {name}, B: Kaiba}}\ngame:")
    assert [one(text).script.player(letter) for letter in "AB"] == ["A", "Kaiba"]
    path = tmp_path / "nobody.duel"
    path.write_text(text)
    assert look(path).players == ("A", "Kaiba")


def test_a_duel_of_a_match_whose_play_line_is_damaged_is_not_left_out(tmp_path: Path) -> None:
    path = tmp_path / "match.duel"
    path.write_text(
        "match: 1\ngame: yugioh\n---\n" + HEAD + "---\n" + HEAD.replace("play:\n", "") + "  - A: concede\n"
    )
    before = path.read_bytes()
    with pytest.raises(ScriptError):
        read_all(path, mend=True)
    with pytest.raises(NoNote):
        write(path, 5, "a note")
    assert path.read_bytes() == before
