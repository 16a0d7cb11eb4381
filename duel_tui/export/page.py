"""A duel as one HTML page to step through: nothing is loaded from anywhere, and without scripts it is the log.

Everything that comes from the file is escaped; the data of the script lies in a block that the browser does not run,
and the page allows no script but its own.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from typing import Any

from duel_tui.engine.view import CardView, View
from duel_tui.export.film import Film, Frame, hidden_word
from duel_tui.export.zones import ZONES, Zones, kind_of, name_of, state_of
from duel_tui.table.describe import text_of
from duel_tui.table.lines import clean
from duel_tui.table.scene import count
from duel_tui.table.titles import phase_title
from duel_tui.text.en import export as say

SEATS = "AB"
_HOLE = re.compile(r"\{\{([A-Z_]+)\}\}")


def page(film: Film, at: int = 0) -> str:
    """The whole page; it begins at a frame."""
    script = _packed("page.js")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    title = escape(film.title or say.against(film.names))
    facts = [say.game_line(film.game, film.rules, film.engine), hidden_word(film.hidden, film.names)]
    facts += [say.note(notice) for notice in film.notices]
    parts = {
        "TITLE": title,
        "POLICY": f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'",
        "STYLE": _packed("page.css"),
        "SCRIPT": script,
        "DATA": _inert(json.dumps(_data(film, at), ensure_ascii=False, separators=(",", ":"))),
        "FACTS": "".join(f"<p>{escape(fact)}</p>" for fact in facts if fact),
        "LOG": "\n".join(_entry(number, frame) for number, frame in enumerate(film.frames)),
        "NO_SCRIPT": escape(say.NO_SCRIPT),
        "KEYS": escape(say.KEYS),
        "LOG_TITLE": escape(say.LOG),
        "STEP": escape(say.STEP),
        "BUTTONS": _buttons(),
    }
    return _HOLE.sub(lambda hole: parts[hole[1]], _packed("page.html"))


def _packed(name: str) -> str:
    return files("duel_tui.export").joinpath(name).read_text("utf-8")


def _inert(data: str) -> str:
    """JSON that ends no block and means nothing to HTML."""
    return data.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _buttons() -> str:
    buttons = (
        ("first", say.FIRST), ("turn-back", say.TURN_BACK), ("back", say.BACK), ("play", say.PLAY),
        ("on", say.ON), ("turn-on", say.TURN_ON), ("last", say.LAST), ("flip", say.BOTTOM_UP),
    )  # fmt: skip
    return "".join(f'<button type="button" id="{name}">{escape(word)}</button>' for name, word in buttons)


def _entry(number: int, frame: Frame) -> str:
    """A frame in the log."""
    said = frame.said or ("" if number else say.BEGINNING)
    if frame.recorded:
        said = f"{said} ({say.RECORDED})".strip()
    parts = [f"<b>{escape(said)}</b>"] if said else []
    parts += [escape(text) for text in frame.told]
    parts += [f"<i>{escape(say.note(note))}</i>" for note in frame.notes]
    return f'<li id="f{number}">' + "<br>".join(parts) + "</li>"


@dataclass
class _Cards:
    """Each card that is shown, in each way that it is shown, once; its text once per name."""

    game: str
    numbers: dict[tuple[str, ...], int] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)

    def number(self, card: CardView, zone: str) -> int:
        """The number of a card as it lies in a zone."""
        name = name_of(card) if card.name is not None else ""
        side = "side" if card.sideways and zone in ("monsters", "battle", "mana") else ""
        down = "down" if zone in ("monsters", "spells", "field") and not card.face_up else ""
        key = (name, kind_of(card), ", ".join(state_of(card, zone)), f"{side} {down}".strip())
        if name and name not in self.texts:
            self.texts[name] = _text(card)
        return self.numbers.setdefault(key, len(self.numbers))


def _text(card: CardView) -> str:
    """The text of a card for its box; empty where there are no words for it."""
    definition = card.definition
    if definition is None:
        return ""
    try:
        return clean(text_of(definition).replace("\n", " "))
    except (NotImplementedError, AttributeError, TypeError):
        # A file of another version may name a card of which only the name is known here.
        return ""


def _data(film: Film, at: int) -> dict[str, Any]:
    zones = ZONES[film.game]
    cards = _Cards(film.game)
    frames: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for frame in film.frames:
        now = _table(film, frame.view, zones, cards)
        frames.append({key: value for key, value in now.items() if before.get(key) != value})
        before = now
    return {
        "at": at,
        "seat": film.seat,
        "names": film.names,
        "zones": {zone: say.zone_word(zone) for row in zones.rows for zone in row},
        "rows": zones.rows,
        "slots": zones.slots,
        "piles": sorted(zones.piles),
        "cards": [list(key) for key in cards.numbers],
        "texts": {name: text for name, text in cards.texts.items() if text},
        "words": {"play": say.PLAY, "pause": say.PAUSE, "down": say.FACE_DOWN},
        "frames": frames,
    }


def _table(film: Film, view: View, zones: Zones, cards: _Cards) -> dict[str, Any]:
    """What the page shows of a moment, by place."""
    found: dict[str, Any] = {
        "turn": say.turn(view.turn, film.names[view.player]),
        "phase": phase_title(view),
        "score": say.score(film.game, film.names, view.lp),
        "over": "",
    }
    if view.outcome is not None:
        winner = view.outcome.winner
        found["over"] = say.ended(None if winner is None else film.names[winner], view.outcome.reason)
    for seat in (0, 1):
        for zone in (zone for row in zones.rows for zone in row):
            held = view.zones.get((seat, zone), ())
            shown: list[int]
            if zone in zones.slots:
                shown = [-1] * zones.slots[zone]
                for card in held:
                    if 0 <= card.slot < len(shown):
                        shown[card.slot] = cards.number(card, zone)
            elif zone == "deck":
                shown = []
            else:
                shown = [cards.number(card, zone) for card in held]
            found[f"{SEATS[seat]}:{zone}"] = [count(view, seat, zone), *shown]
    return found
