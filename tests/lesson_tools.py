"""For tests of lessons: a small lesson file."""

from __future__ import annotations

from pathlib import Path

from duel_tui.lessons.courses import Lesson, from_file

TEXT = """\
duel: 1
game: yugioh
title: A trial
teaches: [YA-13, YA-30]
players: {A: Yugi, B: Kaiba}
setup:
  A:
    hand: [Summoned Skull, Battle Ox, Uraby, Book of Moon]
    monsters: [Kuriboh]
  B:
    hand: [Blank]
    monsters: [Celtic Guardian]
    spells: [set Trap Hole]
play:
  - say: {text: "Look at **your** field.", mark: [A:monsters, B:lp]}
  - say: {text: Bring Battle Ox to the field., mark: [A:h2]}
  - try:
      A: summon Battle Ox
      accept: [summon Uraby]
      hints: [Look below., A monster of Level 4., Choose summon Battle Ox.]
      wrong:
        battle: First a monster.
        summon Summoned Skull -> Kuriboh: Not the big one.
        summon Kuriboh: It stands there already.
  - expect: {A: {monsters: [Kuriboh, Battle Ox]}}
  - say: Now hide Celtic Guardian.
  - try:
      A: activate Book of Moon -> Celtic Guardian
      hints: [One., Two., Three.]
      wrong: {activate Book of Moon -> Kuriboh: Not your own one.}
  - expect: {B: {monsters: [set Celtic Guardian]}}
  - ask:
      text: May you summon once more?
      answers: ['Yes', 'No']
      right: 2
      because: YA-13
      wrong: {1: One in a turn.}
  - say: That was all.
"""


def lesson(folder: Path, text: str = TEXT, name: str = "trial.duel") -> Lesson:
    """A lesson file in a folder."""
    path = folder / name
    path.write_text(text, "utf-8")
    return from_file(path)
