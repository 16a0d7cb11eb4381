"""The panel that explains the open question, and the whole explanation."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.table.lines import Line, clip, pad, width, wrap
from duel_tui.table.panels import filled, head
from duel_tui.table.plan import Box
from duel_tui.table.rule_lines import rule_lines
from duel_tui.table.scene import Scene
from duel_tui.table.teaching import rules_of
from duel_tui.table.why import Said
from duel_tui.text.en import teaching as words


def teaching_lines(scene: Scene, box: Box, said: Sequence[Said]) -> list[Line]:
    """The explanation in the lines of a box; in the head line, or below, the first rule of each sentence.

    What does not fit is behind a key.
    """
    cells = box.width - 2
    room = box.width - width(words.TITLE) - 8
    first = rules_of(Said("", each.rules[:1]) for each in said)
    rules = " ".join(rule for rule in first if rule != "CARD")
    parts = wrap(" ".join(each.text for each in said), cells) if said else ()
    rows = box.height - 1
    body: list[Line] = [((" ", ""), (part, "")) for part in parts[:rows]]
    if width(rules) > room:
        below = wrap(rules, cells)
        if len(parts) + len(below) <= rows:
            body += [((" ", ""), (part, "dim")) for part in below]
            rules = ""
        else:
            # Half a rule id is none.
            while width(rules) > room:
                rules = rules.rpartition(" ")[0]
    lines = [head(words.TITLE, box.width, scene, box.x == 0, rules)]
    if len(parts) > rows:
        cells -= width(words.MORE) + 2
        last = clip(f"{parts[rows - 1]} {scene.glyphs.more}", cells, scene.glyphs.more)
        body[-1] = ((" ", ""), (pad(last, cells), ""), ("  ", ""), (words.MORE, "key"))
    return filled([*lines, *body], box)


def whole_lines(said: Sequence[Said], cells: int) -> list[Line]:
    """Every sentence with the ids of its rules, and below them the rules themselves."""
    lines: list[Line] = []
    for each in said:
        ids = " ".join(rule for rule in each.rules if rule != "CARD")
        lines += [((part, ""),) for part in wrap(each.text, cells)]
        if ids:
            lines.append(((f"  {ids}", "dim"),))
    rules = rule_lines(rules_of(said), cells)
    return [*lines, (), *rules] if rules else lines
