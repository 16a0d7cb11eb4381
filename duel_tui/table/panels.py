"""The strips beside the board: bar, hand, chain, log, card detail, commands, footer."""

from __future__ import annotations

from duel_tui.table import creatures
from duel_tui.table.cells import name_of
from duel_tui.table.creature_cells import power_text
from duel_tui.table.describe import card_facts
from duel_tui.table.lines import Line, clean, clip, fit, pad, spread, width, wrap
from duel_tui.table.plan import Box, Plan
from duel_tui.table.scene import SEATS, Scene, card_at, count
from duel_tui.table.titles import zone_at, zone_title
from duel_tui.text.en import table as words
from duel_tui.text.en.duel_masters import table as dm_words

BLANK: Line = (("", ""),)


def head(title: str, cells: int, scene: Scene, first: bool, note: str = "") -> Line:
    """The head line of a panel: a rule with its title; a note at the right."""
    across = scene.glyphs.across
    lead = across if first else f" {across}"
    right: Line = ((f" {note} ", "dim"), (across, "grid")) if note else ()
    left: Line = ((f"{lead} ", "grid"), (title, "head"), (" ", "grid"))
    return spread(left, right, cells, "grid", across) if right else fit_rule(left, cells, across)


def fit_rule(left: Line, cells: int, across: str) -> Line:
    """A rule that fills the rest of its line."""
    room = cells - sum(width(text) for text, _ in left)
    return (*left, (across * max(room, 0), "grid"))


def filled(lines: list[Line], box: Box) -> list[Line]:
    """Exactly the lines of a box, each of its width."""
    lines = lines[: box.height] + [BLANK] * (box.height - len(lines))
    return [fit(line, box.width) for line in lines]


def bar_lines(scene: Scene, plan: Plan) -> list[Line]:
    """Turn, player and phases; then who is asked, what, and what went by unasked."""
    view = scene.view
    glyphs = scene.glyphs
    marked = "phase" in scene.marked
    left, end, role = (*glyphs.mark, "now marked") if marked else ("[", "]", "phase now")
    main, _, _ = view.phase.partition("/")
    spans: list[tuple[str, str]] = [
        (f" {words.TURN} {view.turn} ", "turn"),
        (f" {clip(clean(scene.names[view.player]), 16, glyphs.more)} ({SEATS[view.player]})  ", "turn name"),
    ]
    of_creatures = creatures.shows(view)
    for phase in dm_words.SHORT_PHASES if of_creatures else words.PHASES:
        name = dm_words.SHORT_PHASES[phase] if of_creatures else words.PHASE_NAMES[phase]
        spans.append((f"{left}{name}{end}", role) if phase == main else (f" {name} ", "phase"))
    step = "" if of_creatures else words.step_name(view.phase)
    right: Line = ((f"{step} ", "step"),) if step else ()
    first = spread(tuple(spans), right, plan.bar.width, "band")
    if scene.view.outcome is not None:
        second: Line = ((f" {scene.prompt}", "asked"),)
    elif scene.asked is not None:
        name = clip(clean(scene.names[scene.asked]), 20, glyphs.more)
        second = ((f" {glyphs.asked} {name}: ", "asked"), (scene.prompt, "prompt"))
    else:
        second = ((f" {scene.prompt}", "prompt"),)
    if scene.notice and scene.view.outcome is None:
        room = plan.bar.width - sum(width(text) for text, _ in second) - 3
        if room > 12:
            second = spread(
                second, ((clip(scene.notice, room, glyphs.more) + " ", "notice"),), plan.bar.width
            )
    return filled([first, second], plan.bar)


def chain_lines(scene: Scene, plan: Plan, box: Box) -> list[Line]:
    """The chain, the link that resolves first on top. Duel Masters has none: the attack stands there."""
    if creatures.shows(scene.view):
        return _attack_lines(scene, box)
    lines = [head(words.CHAIN, box.width, scene, first=False)]
    links = scene.view.chain
    if not links:
        lines.append(((f"  {words.NO_CHAIN}", "faint"),))
    room = box.height - 1
    for at in range(len(links) - 1, -1, -1):
        link = links[at]
        name = name_of(link.card) or words.FACE_DOWN_CARD
        text = f"{at + 1} {clip(clean(scene.names[link.player]), 10, scene.glyphs.more)}: {name}"
        if link.targets:
            text += f" {scene.glyphs.to} " + ", ".join(_target(scene, place) for place in link.targets)
        if link.negated:
            text += f" ({words.NEGATED})"
        role = "own" if link.player == scene.me else "other"
        parts = wrap(text, box.width - 3, 2, scene.glyphs.more)
        for i, part in enumerate(parts):
            lines.append((("  " if i == 0 else "    ", ""), (part, role)))
        if len(lines) > room:
            break
    return filled(lines, box)


def _attack_lines(scene: Scene, box: Box) -> list[Line]:
    lines = [head(dm_words.ATTACK, box.width, scene, first=False)]
    attack = scene.view.attack
    if attack is None:
        lines.append(((f"  {dm_words.NO_ATTACK}", "faint"),))
        return filled(lines, box)
    for place, role in zip(attack, ("own", "other"), strict=True):
        card = card_at(scene.view, place) if place else None
        if card is not None and card.name:
            power, tone = power_text(card)
            lines.append((("  ", ""), (name_of(card), role), (f" {power}", tone)))
        elif place is None and attack[0]:
            foe = scene.names[1 - SEATS.index(attack[0][0])]
            lines.append((("  ", ""), (f"{scene.glyphs.to} {clean(foe)}", role)))
    return filled(lines, box)


def _target(scene: Scene, place: str) -> str:
    card = card_at(scene.view, place)
    return name_of(card) if card is not None and card.name else place


def log_lines(scene: Scene, plan: Plan, box: Box) -> list[Line]:
    """The newest events that fit; those that this seat has not seen yet are marked."""
    room = box.height - 1
    body: list[Line] = []
    cells = box.width - 4
    total = len(scene.log)
    for back in range(total):
        if len(body) >= room:
            break
        fresh = back < scene.fresh
        parts = wrap(clean(scene.log[total - 1 - back]), cells, 0, scene.glyphs.more)
        block: list[Line] = []
        for i, part in enumerate(parts):
            lead = f" {scene.glyphs.bullet} " if i == 0 else "   "
            block.append(((lead, "fresh" if fresh else "faint"), (part, "" if fresh else "dim")))
        body = block + body
    body = body[-room:] if room > 0 else []
    first = box.x == 0
    return filled([head(words.LOG, box.width, scene, first), *body], box)


def menu_rows(scene: Scene, plan: Plan) -> list[list[int]]:
    """Which commands stand on which line of the panel.

    Where there are more than lines, those that belong to no card share lines; then the list scrolls.
    """
    box = plan.menu
    room = box.height - 1
    usable = [at for at, item in enumerate(scene.items) if item.role != "note"]
    rows = [[at] for at in usable]
    if len(rows) > room:
        rows = []
        left = 0
        for at in usable:
            item = scene.items[at]
            size = _packed_size(scene, at)
            if item.role == "loose" and rows and scene.items[rows[-1][0]].role == "loose" and size <= left:
                rows[-1].append(at)
                left -= size
            else:
                rows.append([at])
                left = box.width - 3 - size
    if len(rows) > room:
        now = next((row for row, ats in enumerate(rows) if scene.item_at in ats), 0)
        start = min(max(0, now - room // 2), len(rows) - room)
        rows = rows[start : start + room]
    return rows


def _packed_size(scene: Scene, at: int) -> int:
    item = scene.items[at]
    return len(item.key) + 1 + width(item.text) + 2


def menu_item_at(scene: Scene, plan: Plan, x: int, y: int) -> int:
    """The command at a cell of the screen; -1 if there is none."""
    rows = menu_rows(scene, plan)
    row = y - plan.menu.y - 1
    if not 0 <= row < len(rows):
        return -1
    ats = rows[row]
    start = plan.menu.x + 3
    for at in ats:
        start += _packed_size(scene, at)
        if x < start or at == ats[-1]:
            return at
    return -1


def menu_lines(scene: Scene, plan: Plan) -> list[Line]:
    """The legal commands: those of the card under the cursor first, then those of the player."""
    box = plan.menu
    glyphs = scene.glyphs
    note = next((item.text for item in scene.items if item.role == "note"), "")
    title = words.CHOICE if scene.candidates else words.COMMANDS
    lines = [head(title, box.width, scene, first=False, note=note)]
    for ats in menu_rows(scene, plan):
        if len(ats) > 1:
            lines.append(_packed(scene, ats))
            continue
        item = scene.items[ats[0]]
        here = ats[0] == scene.item_at
        key = pad(item.key, 3 if len(item.key) < 3 else len(item.key) + 1)
        cells = box.width - 3 - len(key) - 1
        text = item.text
        if width(text) > cells and item.own:
            text = text.replace(f"{item.own} ", f"{glyphs.more} ", 1)
        role = item.role or "command"
        lead = f" {glyphs.pointer} " if here else "   "
        spans: Line = (
            (lead, "cursor"), (key, "key"), (pad(text, cells, more=glyphs.more), role), (" ", ""),
        )  # fmt: skip
        lines.append(
            tuple((part, f"{tone} here" if tone else "here") for part, tone in spans) if here else spans
        )
    return filled(lines, box)


def _packed(scene: Scene, ats: list[int]) -> Line:
    """Several commands on one line."""
    inside = scene.item_at in ats
    spans: list[tuple[str, str]] = [(f" {scene.glyphs.pointer} " if inside else "   ", "cursor")]
    for at in ats:
        item = scene.items[at]
        tone = " here" if at == scene.item_at else ""
        spans += [(f"{item.key} ", f"key{tone}"), (item.text, f"{item.role}{tone}"), ("  ", "")]
    return tuple(spans)


def detail_lines(scene: Scene, plan: Plan) -> list[Line]:
    """The card in question or under the cursor: name, kind, values, state, text. One line has no head of its own."""
    box = plan.detail
    card = scene.shown_card()
    title = place_title(scene, scene.shown_place)
    lines = [head(title, box.width, scene, first=box.x == 0)]
    room = box.height - 1
    cells = box.width - 2
    body = card_facts(card, scene.glyphs, cells, room < 9) if card is not None else empty_body(scene, cells)
    if not room:
        inside = " ".join(text for line in body for text, _ in line)
        whole = " ".join(f"{title}: {inside}".split())
        short = cells - width(words.MORE_TEXT) - 2
        shown = pad(clip(whole, short, scene.glyphs.more), short)
        return filled([((" ", ""), (shown, ""), ("  ", ""), (words.MORE_TEXT, "key"))], box)
    if len(body) > room:
        body = body[:room]
        cells -= width(words.MORE_TEXT) + 2
        last = "".join(text for text, _ in body[-1])
        body[-1] = (
            (pad(clip(last + " " + scene.glyphs.more, cells), cells), ""),
            ("  ", ""),
            (words.MORE_TEXT, "key"),
        )
    lines.extend(((" ", ""), *line) for line in body)
    return filled(lines, box)


def place_title(scene: Scene, place: str) -> str:
    """What the place under the cursor is called: "Yugi's Graveyard", "B:m2"."""
    if not place:
        return words.CARD
    seat = SEATS.index(place[0])
    letters = place[2:].rstrip("0123456789")
    name = clip(clean(scene.names[seat]), 16, scene.glyphs.more)
    title = zone_title(scene.view, name, zone_at(scene.view, place))
    if creatures.shows(scene.view):
        number = place[2 + len(letters) :]
        return f"{title} {number}" if number else title
    return f"{title} {place[2:]}" if letters in ("m", "s", "h") else title


def empty_body(scene: Scene, cells: int) -> list[Line]:
    """What stands for a place without a card to show."""
    place = scene.cursor
    if not place:
        return []
    seat = SEATS.index(place[0])
    letters = place[2:].rstrip("0123456789")
    zone = {"gy": "graveyard"}.get(letters, letters)
    if zone in ("deck", "extra", "graveyard"):
        return [((words.cards(count(scene.view, seat, zone)), "dim"),)]
    return [((words.EMPTY_ZONE, "faint"),)]


def footer_lines(scene: Scene, plan: Plan) -> list[Line]:
    """The keys that matter now, or what is to be said about the last one."""
    if scene.reply:
        return [fit(((f" {scene.reply}", "hints reply"),), plan.footer.width, "hints")]
    return [fit(((f" {scene.hints}", "hints"),), plan.footer.width, "hints")]
