"""Drawing the Duel Masters table: head lines, mana, shields, the battle zones and the attack between them."""

from __future__ import annotations

from duel_tui.engine.view import CardView
from duel_tui.table.cells import kind_role
from duel_tui.table.creature_cells import creature_cell
from duel_tui.table.creatures import (
    PILES,
    TOKEN,
    Window,
    battle_row,
    battle_window,
    heights,
    mana_head,
    mana_row,
    mana_window,
    shield_row,
    shield_window,
)
from duel_tui.table.lines import Line, clean, clip, fit, pad, width
from duel_tui.table.plan import Plan
from duel_tui.table.scene import SEATS, Scene, card_at, count
from duel_tui.text.en import table as common
from duel_tui.text.en.duel_masters import table as words


def board_lines(scene: Scene, plan: Plan) -> list[Line]:
    """The whole board."""
    view, cells = scene.view, plan.board.width
    other, own = 1 - scene.me, scene.me
    tall, spare = heights(plan)
    lines: list[Line] = [_owner(scene, other, cells, 0)]
    lines.append(_mana_line(scene, plan, other))
    lines.append(_shield_line(scene, plan, other))
    lines += _battle_lines(scene, plan, battle_row(view, other), tall)
    lines.append(_middle(scene, cells))
    lines += _battle_lines(scene, plan, battle_row(view, own), tall)
    lines.append(_shield_line(scene, plan, own))
    lines.append(_mana_line(scene, plan, own))
    lines += [((" " * cells, ""),)] * spare
    lines.append(_owner(scene, own, cells, 1))
    return [fit(line, cells) for line in lines]


def _owner(scene: Scene, seat: int, cells: int, edge: int) -> Line:
    """The head line of a player: name, shields, cards in hand."""
    glyphs, view = scene.glyphs, scene.view
    asked = scene.asked == seat
    left = view.lp[seat]
    held = count(view, seat, "hand")
    backs = glyphs.back * min(held, 12) + " " if seat != scene.me and held else ""
    corners = glyphs.corners[:2] if edge == 0 else glyphs.corners[2:]
    spans: list[tuple[str, str]] = [
        (corners[0] + glyphs.across, "grid"),
        (f" {glyphs.asked} " if asked else " ", "asked"),
        (clip(clean(scene.names[seat]), 20, glyphs.more), "asked" if asked else "name"),
        (f" ({SEATS[seat]}) ", "dim"),
        (glyphs.across, "grid"),
        _lead(scene, seat, "shields"),
        (words.shield_count(left), "lp low" if left <= 1 else "lp"),
        (" ", ""),
        (glyphs.across, "grid"),
        _lead(scene, seat, "hand"),
        (f"{common.HAND} ", "dim"),
        (backs, "back"),
        (f"{held} ", "count"),
    ]
    room = cells - sum(width(text) for text, _ in spans) - 1
    return (*spans, (glyphs.across * max(room, 0) + corners[1], "grid"))


def _lead(scene: Scene, seat: int, what: str) -> tuple[str, str]:
    return (scene.glyphs.mark[0], "marked") if f"{SEATS[seat]}:{what}" in scene.marked else (" ", "")


def _middle(scene: Scene, cells: int) -> Line:
    """The line between the battle zones: the attack that is going on."""
    glyphs = scene.glyphs
    attack = scene.view.attack
    text = ""
    # Whoever has left the battle zone has no place, and his attack is as good as over.
    if attack is not None and "" not in attack:
        attacker, target = attack
        foe = clean(scene.names[1 - SEATS.index(attacker[0])])
        text = f" {words.attacks(_called(scene, attacker), _called(scene, target) if target else foe)} "
    text = clip(text, cells - 4, glyphs.more)
    side = (cells - width(text)) // 2
    return (
        (glyphs.across * side, "grid"),
        (text, "attack"),
        (glyphs.across * (cells - side - width(text)), "grid"),
    )


def _called(scene: Scene, place: str) -> str:
    card = card_at(scene.view, place)
    return clean(card.name) if card is not None and card.name else place


def _mark(scene: Scene, place: str) -> tuple[str, str] | None:
    """What stands before a small card: what a lesson speaks of, unless it can be chosen."""
    if place in scene.marked and place not in scene.candidates:
        return scene.glyphs.mark[0], "marked"
    return _sign(scene, place)


def _sign(scene: Scene, place: str) -> tuple[str, str] | None:
    """What stands before a card that can be chosen, was chosen, can act or is meant."""
    glyphs = scene.glyphs
    if place in scene.picked:
        return glyphs.picked, "picked"
    if place in scene.candidates:
        return glyphs.candidate, "candidate"
    if place in scene.can:
        return glyphs.can_act, "can"
    if place in scene.about:
        return glyphs.target, "target"
    return None


# -- mana


def _mana_line(scene: Scene, plan: Plan, seat: int) -> Line:
    places = mana_row(scene.view, seat)
    zone = f"{SEATS[seat]}:mana"
    head = mana_head(scene, seat)
    lead = (scene.glyphs.mark[0], "marked") if zone in scene.marked else (" ", "")
    if places == (zone,):
        here = " here" if scene.cursor == zone else ""
        return (lead, (head, f"dim{here}"), (f" {words.EMPTY} ", f"faint{here}"))
    part = mana_window(scene, plan, places, seat)
    spans: list[tuple[str, str]] = [lead, (head, "dim")]
    for place in places[part.first : part.first + part.shown]:
        card = card_at(scene.view, place)
        assert card is not None
        spans += token(scene, place, _letters(card), kind_role(card), card.sideways)
    spans += _beyond(scene, part, len(places))
    return tuple(spans)


def _letters(card: CardView) -> str:
    if card.definition is None:
        return "?"
    return "".join(words.CIVILIZATION_LETTERS[name] for name in card.definition.civilizations) or "-"


def token(scene: Scene, place: str, text: str, role: str, tapped: bool) -> list[tuple[str, str]]:
    """A small card in `TOKEN` cells: its mark and its letters, in brackets and small where it is tapped."""
    here = " here" if place == scene.cursor else ""
    body = f"({text.lower()})" if tapped else f" {text} "
    body = body[: TOKEN - 1] if len(body) >= TOKEN and not tapped else body
    mark = _mark(scene, place)
    lead = mark or ((scene.glyphs.pointer, "cursor") if here else (" ", ""))
    if len(body) > TOKEN - 1:
        body = f"({text[:1].lower()}" + ")" if tapped else body
    return [
        (lead[0], f"{lead[1]}{here}".strip()),
        (pad(body, TOKEN - 1), f"{role}{' down' if tapped else ''}{here}"),
    ]


def _beyond(scene: Scene, part: Window, total: int) -> list[tuple[str, str]]:
    """How many cards lie beyond the ends of a row."""
    left, right = part.first, total - part.first - part.shown
    ends = [f"{scene.glyphs.left}{left}"] if left else []
    ends += [f"{right}{scene.glyphs.right}"] if right else []
    return [(f" {' '.join(ends)}", "counter")] if ends else []


# -- shields, deck, graveyard


def _shield_line(scene: Scene, plan: Plan, seat: int) -> Line:
    view = scene.view
    *shields, deck, grave = shield_row(view, seat)
    part = shield_window(scene, plan, tuple(shields))
    spans: list[tuple[str, str]] = [(" ", ""), (words.SHIELDS_HEAD, "dim")]
    for place in shields[part.first : part.first + part.shown]:
        spans += _shield(scene, place)
    if not shields:
        spans.append((f" {words.NO_SHIELDS}", "lp low"))
    spans += _beyond(scene, part, len(shields))
    used = sum(width(text) for text, _ in spans)
    gap = plan.board.width - used - sum(PILES.values())
    spans.append((" " * max(gap, 1), ""))
    spans += _pile(scene, deck, words.DECK, count(view, seat, "deck"), "")
    top = card_at(view, grave)
    name = clean(top.name) if top is not None and top.name else ""
    spans += _pile(scene, grave, words.GRAVE, count(view, seat, "graveyard"), name)
    return tuple(spans)


def _shield(scene: Scene, place: str) -> list[tuple[str, str]]:
    card = card_at(scene.view, place)
    here = " here" if place == scene.cursor else ""
    mark = _mark(scene, place)
    lead = mark or ((scene.glyphs.pointer, "cursor") if here else (" ", ""))
    number = place[3:]
    known = card is not None and card.name is not None
    body = number + (scene.glyphs.dot if known else "")
    return [
        (lead[0], f"{lead[1]}{here}".strip()),
        (scene.glyphs.back, f"back{here}"),
        (pad(body, TOKEN - 2), f"count{here}"),
    ]


def _pile(scene: Scene, place: str, label: str, number: int, top: str) -> list[tuple[str, str]]:
    here = " here" if place == scene.cursor else ""
    mark = _mark(scene, place)
    lead = mark or ((scene.glyphs.pointer, "cursor") if here else (" ", ""))
    cells = PILES["deck" if place.endswith("deck") else "gy"]
    text = f"{label} {number}"
    if top and number:
        text += f" {top}"
    return [
        (lead[0], f"{lead[1]}{here}".strip()),
        (pad(text, cells - 1, more=scene.glyphs.more), f"pile{here}"),
    ]


# -- the battle zone


def _battle_lines(scene: Scene, plan: Plan, places: tuple[str, ...], tall: int) -> list[Line]:
    glyphs = scene.glyphs
    cells = plan.board.width
    if len(places) == 1 and places[0].endswith(":battle"):
        return _empty(scene, places[0], cells, tall)
    part = battle_window(scene, plan, places)
    lines: list[list[tuple[str, str]]] = [[] for _ in range(tall)]
    shown = places[part.first : part.first + part.shown]
    for at, place in enumerate(shown):
        here = place == scene.cursor
        before = at > 0 and shown[at - 1] == scene.cursor
        card = card_at(scene.view, place)
        assert card is not None
        mark = _sign(scene, place)
        lesson = (glyphs.mark[0], "marked") if place in scene.marked else None
        for y, line in enumerate(creature_cell(card, part.size - 1, tall, glyphs)):
            edge = (glyphs.heavy[1], "cursor") if here or before else (glyphs.down, "grid")
            lines[y].append(mark if mark and y == 0 else lesson if lesson and y == 1 else edge)
            lines[y] += [
                (text, f"{role} here" if role else "here") if here else (text, role) for text, role in line
            ]
    last = shown[-1] == scene.cursor
    for y in range(tall):
        lines[y].append((glyphs.heavy[1], "cursor") if last else (glyphs.down, "grid"))
    beyond = _beyond(scene, part, len(places))
    if beyond and lines:
        lines[-1] += beyond
    return [tuple(line) for line in lines]


def _empty(scene: Scene, place: str, cells: int, tall: int) -> list[Line]:
    here = " here" if place == scene.cursor else ""
    text = words.NO_CREATURES
    mark = f"{scene.glyphs.mark[0]} " if place in scene.marked else ""
    lines: list[Line] = [((" " * cells, ""),) for _ in range(tall)]
    lines[tall // 2] = ((pad(mark + text, cells, "^"), f"faint{here}"),)
    return lines
