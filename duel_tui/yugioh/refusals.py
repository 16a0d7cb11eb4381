"""Why a command is refused: the reasons, the weightiest first, and every rule that says so (the table of `rulings`).

A `Reason` is a code with what it speaks of; the language module says it. Only what the asking player may know is
looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from duel_tui.engine.errors import DuelError, NotACommand, NotLegal, Reason, Refused
from duel_tui.engine.notation import fold, lies_at, printable
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Decision
from duel_tui.yugioh import attacks
from duel_tui.yugioh import refused_activations as activations
from duel_tui.yugioh.costs_cards import BanishFromGrave, graves_locked
from duel_tui.yugioh.definitions import PROCEDURE
from duel_tui.yugioh.graves import shut
from duel_tui.yugioh.kinship import AttacksPastMonsters, price_of_attack, toon_aims, tributes_of_attack
from duel_tui.yugioh.priority import locked
from duel_tui.yugioh.restrictions import CannotNormalSummon, fixed_by
from duel_tui.yugioh.rules import CannotAttack, CannotSummon, ForcedDefense, MayTribute, NoBattlePhase
from duel_tui.yugioh.stats import in_force
from duel_tui.yugioh.summon import borrowed, can_place, may_be_flip_summoned, may_be_normal_summoned, tributes
from duel_tui.yugioh.zones import (
    BANISHED,
    BATTLE_STEP,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    MAIN1,
    MAIN2,
    MONSTERS,
    SLOTS,
    SPELLS,
)

if TYPE_CHECKING:
    from duel_tui.yugioh.game import Yugioh

Why = Callable[["Yugioh", int, Card], Iterator[Refused]]

ALONE = ("battle", "main2", "end", "pass", "yes", "no")
"""Commands that stand alone: with more behind them they are something else, such as the name Battle Ox."""
ANSWERS = ("pass", "yes", "no", "choose", "option", "declare", "order")


def refusal(game: Yugioh, seat: int, text: str, decision: Decision | None) -> DuelError:
    """The error for a command that is not legal now. Raises nothing itself."""
    verb, _, rest = text.strip().partition(" ")
    verb = verb.lower()
    if decision is not None and decision.kind in ("choose", "order", "option", "declare"):
        if decision.player == seat and verb not in ("summon", "set", "activate"):
            return _choice(game, text, decision)
    if (verb not in game.verbs and verb not in ANSWERS) or (rest and verb in ALONE):
        return NotACommand(printable(text))
    if decision is None:
        return NotLegal(Reason("over"))
    found = list(_reasons(game, seat, verb, rest.strip(), decision))
    if not found and decision.kind in ("choose", "order", "option", "declare"):
        return _choice(game, text, decision)
    if not found:
        found = [(Reason("not-offered", (printable(text),)), ("YR-03",))]
    rules: list[str] = []
    for _, ids in found:
        rules += [rule for rule in ids if rule not in rules]
    return NotLegal(found[0][0], tuple(rules), tuple(found))


def leftover(game: Yugioh, command: str, part: str) -> NotLegal:
    """The error for a choice that nobody asks for: a Tribute that is not needed, or was made without asking."""
    verb, _, rest = command.partition(" ")
    rules: tuple[str, ...] = ()
    if verb.lower() in ("summon", "set"):
        name = fold(rest.partition("@")[0])
        levels = {c.definition.level for c in game.state.cards if fold(c.definition.name) == name}
        high = {level for level in levels if game.state.options.tributes(level)}
        rules = _tribute_rules(min(high)) if high else ("YA-01", "YA-48")
    elif verb.lower() == "activate":
        rules = ("YR-03",)
    return NotLegal(Reason("nothing-to-answer", (printable(part),)), rules)


def _choice(game: Yugioh, text: str, decision: Decision) -> NotLegal:
    """A choice among cards or words that is none of the offered ones."""
    verb, _, rest = text.partition(" ")
    picked = [part for part in rest.split(",") if part.strip()] if verb.lower() == "choose" else []
    strange = [part for part in picked if not _candidate(game, part, decision)]
    if decision.prompt == "tribute" and decision.about and not strange:
        card = game.state.cards[decision.about[0]]
        level = game.level(card.uid)
        reason = Reason("tribute-count", (card.definition.name, str(game.state.options.tributes(level))))
        return NotLegal(reason, _tribute_rules(level))
    return NotLegal(Reason("not-among", (printable(text),)), ("YR-03",))


def _candidate(game: Yugioh, text: str, decision: Decision) -> bool:
    """Whether a text names one of the cards to choose from."""
    return any(card.uid in decision.candidates for card in named(game, decision.player, "target", text))


def _reasons(game: Yugioh, seat: int, verb: str, rest: str, decision: Decision) -> Iterator[Refused]:
    s = game.state
    if verb in ANSWERS:
        yield Reason("not-asked", (verb,)), ("YH-07",) if decision.player != seat else ("YR-01",)
        return
    if decision.player != seat:
        yield Reason("not-your-window"), ("YH-07",)
    if verb == "battle":
        yield from _battle(game, seat, decision)
    elif verb in ("main2", "end"):
        yield from _leave(game, seat, verb)
    else:
        cards = named(game, seat, verb, rest)
        if not cards:
            yield Reason("no-such-card", (printable(rest.partition("->")[0].strip()),)), ("YR-03",)
            return
        card = cards[0]
        if not game.named(card, seat):
            yield _unknown(game, verb, card)
        elif verb == "activate":
            yield from activations.why(game, seat, card, decision, numbered(rest)[1])
        elif verb == "attack":
            if decision.kind != "act" and s.phase == BATTLE_STEP and s.player == seat:
                yield Reason("attack-not-open"), ("YD-05", "YD-16", "YH-07")
            yield from _attack(game, seat, card, rest)
        else:
            if s.player != seat or decision.kind != "act" or s.phase not in (MAIN1, MAIN2):
                yield Reason("only-main-phase", (verb,)), ("YH-01", "YH-10", "YA-43")
            yield from WHY[verb](game, seat, card)


UNKNOWN = {
    "activate": ("not-your-card", ("YR-03",)),
    "attack": ("not-your-monster", ("YD-10",)),
    "flip": ("not-your-monster", ("YA-49",)),
    "set": ("not-in-hand", ("YH-10", "YH-11", "YH-12")),
    "special": ("no-own-way", ("YA-51", "YR-11")),
    "summon": ("not-in-hand", ("YH-10",)),
    "switch": ("not-your-monster", ("YH-14",)),
}
"""Why a card that the player may not know is not his to use, by verb."""


def _unknown(game: Yugioh, verb: str, card: Card) -> Refused:
    """The refusal for a card that only its place names: what it is must not show."""
    code, rules = UNKNOWN[verb]
    return Reason(code, (f"@{game.place(card)}",)), rules


def numbered(text: str) -> tuple[str, int]:
    """A card and which of its effects is meant, counted from 0.

    >>> numbered("Tribe-Infecting Virus (2)"), numbered("Kuriboh")
    (('Tribe-Infecting Virus', 1), ('Kuriboh', 0))
    """
    head, _, number = text.partition("->")[0].strip().rpartition("(")
    if not head or not number.endswith(")"):
        return text, 0
    digits = number[:-1]
    return head.strip(), max(int(digits) - 1, 0) if digits.isascii() and digits.isdigit() else 0


def named(game: Yugioh, seat: int, verb: str, rest: str) -> list[Card]:
    """The cards a text may mean, the likeliest first, among those the player may name."""
    s = game.state
    text = rest.rpartition("->")[0].strip() if verb == "attack" and "->" in rest else rest
    text = numbered(text.partition("->")[0].strip())[0]
    name, _, where = text.partition("@")
    order = {
        "summon": (HAND, MONSTERS, GRAVE),
        "special": (HAND, EXTRA, GRAVE),
        "set": (HAND, SPELLS, MONSTERS),
        "activate": (HAND, SPELLS, FIELD, MONSTERS, GRAVE),
    }.get(verb, (MONSTERS, HAND, GRAVE))
    found = []
    for player in (seat, 1 - seat):
        for zone in (
            *order,
            *(z for z in (HAND, MONSTERS, SPELLS, FIELD, GRAVE, BANISHED, EXTRA) if z not in order),
        ):
            for uid in s.zones[zone + player]:
                card = s.cards[uid]
                at = where.strip()
                if at and not lies_at(game.place(card), at):
                    continue
                if at and not name.strip():
                    found.append(card)
                elif game.named(card, seat) and fold(name) == fold(card.definition.name):
                    found.append(card)
    return found


# -- Summons, Sets, positions


def _tribute_rules(level: int) -> tuple[str, ...]:
    return ("YA-02" if level < 7 else "YA-03" if level < 10 else "YA-04", "YA-48")


def _summon(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    yield from _place(game, seat, card)
    if card.definition.set_only:
        yield Reason("set-only", (card.definition.name,)), ("CARD",)
    if not may_be_normal_summoned(game, seat, card.uid):
        yield Reason("condition", (card.definition.name,)), ("CARD",)
    if locked(game, CannotSummon, seat):
        yield Reason("locked", (card.definition.name, lock_source(game, CannotSummon))), ("CARD",)


def _place(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    s, d = game.state, card.definition
    if card.zone != HAND or card.controller != seat:
        yield Reason("not-in-hand", (d.name,)), ("YH-10",)
        return
    if not d.monster:
        yield Reason("not-a-monster", (d.name,)), ("YH-10",)
        return
    if d.special_only:
        yield Reason("special-only", (d.name,)), ("YA-51", "YR-11", "CARD")
    if s.normal_turn == s.turn:
        yield Reason("normal-summon-used"), ("YA-13", "YA-45", "YH-55")
    if locked(game, CannotNormalSummon, seat):
        yield Reason("locked", (d.name, lock_source(game, CannotNormalSummon))), ("CARD",)
    level = game.level(card.uid)
    need = s.options.tributes(level)
    available = len(tributes(game, seat))
    if need > available:
        yield Reason("too-few-tributes", (d.name, str(level), str(need))), _tribute_rules(level)
    elif not can_place(game, seat, need, available):
        yield Reason("monster-zones-full"), ("YA-13", "YH-13")
    if borrowed(game, seat) and need:
        yield Reason("must-tribute-borrowed", (lock_source(game, MayTribute),)), ("CARD",)


def _set(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    d = card.definition
    if d.monster:
        yield from _place(game, seat, card)
    elif card.zone != HAND or card.controller != seat:
        yield Reason("not-in-hand", (d.name,)), ("YH-11", "YH-12")
    elif d.only_placed:
        yield Reason("only-placed", (d.name,)), ("CARD",)
    elif d.subkind != "field" and len(game.state.zones[SPELLS + seat]) >= SLOTS:
        yield Reason("spell-zones-full"), ("YA-15", "YA-55", "YH-13")


def _special(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    for effect in card.definition.effects:
        removes = any(isinstance(paid, BanishFromGrave) for paid in effect.cost)
        guard = (graves_locked(game, seat) or shut(game, seat)) if removes else None
        if guard is not None and effect.way == PROCEDURE:
            yield Reason("locked", (card.definition.name, name_of(guard))), ("CARD",)
    yield Reason("no-own-way", (card.definition.name,)), ("YA-51", "YR-11", "CARD")


def _flip(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    s, d = game.state, card.definition
    if card.zone != MONSTERS or card.controller != seat:
        yield Reason("not-your-monster", (d.name,)), ("YA-49",)
        return
    if card.face_up:
        yield Reason("already-face-up", (d.name,)), ("YA-49",)
    if card.arrived == s.turn:
        yield Reason("arrived-this-turn", (d.name,)), ("YA-47", "YH-14")
    if card.declared == s.turn:
        yield Reason("attacked-position", (d.name,)), ("YA-44a", "YH-57", "YD-14", "YA-66")
    if card.turned == s.turn:
        yield Reason("position-used", (d.name,)), ("YA-66", "YH-15", "YH-58")
    if locked(game, CannotSummon, seat):
        yield Reason("locked", (d.name, lock_source(game, CannotSummon))), ("CARD",)
    if game.lacks_world(seat, card.uid):
        yield Reason("needs-card", (d.name, d.needs)), ("CARD",)
    if not may_be_flip_summoned(game, seat, card.uid):
        yield Reason("condition", (d.name,)), ("CARD",)
    yield from _fixed(game, card)


def _switch(game: Yugioh, seat: int, card: Card) -> Iterator[Refused]:
    s, d = game.state, card.definition
    if card.zone != MONSTERS or card.controller != seat:
        yield Reason("not-your-monster", (d.name,)), ("YH-14",)
        return
    if card.arrived == s.turn:
        yield Reason("arrived-this-turn", (d.name,)), ("YA-47", "YH-14")
    if not card.face_up:
        yield Reason("face-down", (d.name,)), ("YA-49",)
    if card.declared == s.turn:
        yield Reason("attacked-position", (d.name,)), ("YA-44a", "YH-57", "YD-14", "YA-66")
    if card.turned == s.turn:
        yield Reason("position-used", (d.name,)), ("YA-66", "YH-15", "YH-58")
    for rule, source in in_force(game, ForcedDefense):
        if rule.forbids(game, source, card):
            yield Reason("locked", (d.name, name_of(source))), ("CARD",)
    yield from _fixed(game, card)


def _fixed(game: Yugioh, card: Card) -> Iterator[Refused]:
    lock = fixed_by(game, card)
    if lock is not None:
        yield Reason("locked", (card.definition.name, name_of(lock))), ("CARD",)


WHY: dict[str, Why] = {
    "summon": _summon,
    "set": _set,
    "flip": _flip,
    "switch": _switch,
    "special": _special,
}


# -- phases and attacks


def _battle(game: Yugioh, seat: int, decision: Decision) -> Iterator[Refused]:
    s = game.state
    if s.turn == 1 and not s.options.first_turn_battle:
        yield Reason("first-turn"), ("YH-16", "YH-29", "YD-03")
    if locked(game, NoBattlePhase, seat):
        yield Reason("locked", ("", lock_source(game, NoBattlePhase))), ("CARD",)
    if s.phase != MAIN1 or s.player != seat:
        yield Reason("only-from-main1"), ("YH-01", "YH-16")
    elif decision.kind != "act":
        yield Reason("not-open", ("battle",)), ("YH-01", "YH-07")


def _leave(game: Yugioh, seat: int, verb: str) -> Iterator[Refused]:
    s = game.state
    if verb == "main2" and s.phase in (MAIN1, MAIN2):
        yield Reason("no-battle-phase-yet"), ("YH-01", "YH-28", "YA-64")
    else:
        must = attacks.urged(game, seat) if s.phase == MAIN1 else attacks.owed(game, seat)
        if must is not None and s.player == seat:
            yield Reason("locked", ("", name_of(must))), ("CARD",)
        yield Reason("not-open", (verb,)), ("YH-01", "YH-07")


def _attack(game: Yugioh, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    s, d = game.state, card.definition
    if s.phase != BATTLE_STEP or s.player != seat:
        if s.turn == 1 and not s.options.first_turn_battle:
            yield Reason("first-turn"), ("YH-16", "YH-29", "YD-03")
        yield Reason("only-battle-step"), ("YH-01", "YH-31", "YD-05")
    if card.zone != MONSTERS or card.controller != seat:
        yield Reason("not-your-monster", (d.name,)), ("YD-10",)
        return
    if not card.face_up or (card.sideways and not attacks.attacks_lying(game, card)):
        yield Reason("not-in-attack-position", (d.name,)), ("YD-10",)
    if card.attacked == s.turn:
        yield Reason("attacked-already", (d.name,)), ("YD-10", "YD-34")
    for rule, source in in_force(game, CannotAttack):
        if rule.forbids(game, source, card):
            yield Reason("locked", (d.name, name_of(source))), ("CARD",)
    aim = rest.rpartition("->")[2].strip()
    others = s.zones[MONSTERS + 1 - seat]
    for target in named(game, seat, "target", aim) if "->" in rest else ():
        shield = attacks.shield(game, target) if target.uid in others else None
        if shield is not None:
            yield Reason("locked", (d.name, name_of(shield))), ("CARD",)
    bound = toon_aims(game, card, others) if AttacksPastMonsters in s.ready else None
    price = price_of_attack(game, card.uid)
    if price and not game.can_pay(seat, price):
        yield Reason("attack-price", (d.name, str(price))), ("CARD",)
    if tributes_of_attack(game, card.uid) == ():
        yield Reason("attack-tribute", (d.name,)), ("CARD",)
    if bound is not None and "->" in rest:
        yield Reason("attack-bound", (d.name,)), ("CARD",)
    if fold(aim) == "directly" and others:
        yield Reason("monsters-in-the-way"), ("YH-31", "YD-12")
    elif "->" in rest and fold(aim) != "directly" and not _aimed(game, seat, aim):
        yield Reason("no-such-target", (printable(aim),)), ("YH-31",)


def _aimed(game: Yugioh, seat: int, aim: str) -> bool:
    return any(card.zone == MONSTERS and card.controller != seat for card in named(game, seat, "target", aim))


# -- what locks


def name_of(source: object) -> str:
    """The name of the card a rule comes from."""
    if isinstance(source, Card):
        return str(source.definition.name)
    return str(getattr(source, "source", ""))


def lock_source(game: Yugioh, kind: type) -> str:
    """The name of a card whose rule of this kind is in force."""
    for _, source in in_force(game, kind):
        return name_of(source)
    return ""
