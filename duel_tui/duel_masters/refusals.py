"""Why a command is refused: the reasons, the weightiest first, and every rule that says so (the table of `rulings`).

A `Reason` is a code with what it speaks of; the language module says it. Only what the asking player may know is
looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from duel_tui.duel_masters.keywords import (
    Blocker,
    CannotAttack,
    CannotAttackCreatures,
    CannotAttackPlayers,
    TapAbility,
)
from duel_tui.duel_masters.mana import payable, serves, untapped
from duel_tui.duel_masters.rare import NoTapAbilities
from duel_tui.duel_masters.summon import forbidden, foundations
from duel_tui.duel_masters.targets import (
    binds,
    blockers,
    can_block,
    may_choose,
    must_attack,
    reaches_untapped,
    shuns,
    urged,
)
from duel_tui.duel_masters.values import has, in_force, sick
from duel_tui.duel_masters.zones import ATTACK, BATTLE, CHARGE, GRAVE, HAND, MAIN, MANA, SHIELDS, UNDER
from duel_tui.engine.errors import DuelError, NotACommand, NotLegal, Reason
from duel_tui.engine.notation import fold, lies_at, printable
from duel_tui.engine.state import Card
from duel_tui.engine.steps import Decision

if TYPE_CHECKING:
    from duel_tui.duel_masters.game import DuelMasters

Refused = tuple[Reason, tuple[str, ...]]

ALONE = ("end", "pass", "yes", "no")
ANSWERS = ("pass", "yes", "no", "choose", "option", "declare", "order")
CHOICES = ("choose", "order", "option", "declare")
STEPS = {"charge": CHARGE, "summon": MAIN, "cast": MAIN, "attack": ATTACK, "tap": ATTACK}
"""In which step of a turn a command belongs."""
STEP_RULES = {"charge": "DM-R13", "summon": "DM-R18", "cast": "DM-R18", "attack": "DM-R19", "tap": "DR-07"}


def refusal(game: DuelMasters, seat: int, text: str, decision: Decision | None) -> DuelError:
    """The error for a command that is not legal now. Raises nothing itself."""
    verb, _, rest = text.strip().partition(" ")
    verb = verb.lower()
    if decision is not None and decision.kind in CHOICES:
        if decision.player == seat and verb not in game.verbs:
            return NotLegal(Reason("not-among", (printable(text),)), ("DR-15",))
    if (verb not in game.verbs and verb not in ANSWERS) or (rest and verb in ALONE):
        return NotACommand(printable(text))
    if decision is None:
        return NotLegal(Reason("over"))
    found = list(reasons(game, seat, verb, rest.strip(), decision))
    if not found:
        found = [(Reason("not-offered", (printable(text),)), ("DR-19",))]
    rules: list[str] = []
    for _, ids in found:
        rules += [rule for rule in ids if rule not in rules]
    return NotLegal(found[0][0], tuple(rules), tuple(found))


def leftover(game: DuelMasters, command: str, part: str) -> NotLegal:
    """The error for a choice that nobody asks for."""
    return NotLegal(Reason("nothing-to-answer", (printable(part),)), ("DR-15",))


def reasons(game: DuelMasters, seat: int, verb: str, rest: str, decision: Decision) -> Iterator[Refused]:
    """Everything that speaks against a command, the weightiest first."""
    s = game.state
    if verb in ANSWERS:
        rule = ("DR-19",)
        if verb == "pass" and s.phase == ATTACK and decision.player == seat and decision.kind == "act":
            yield Reason("end-not-pass"), ("DM-R20",)
        elif verb == "pass" and decision.player == seat and decision.kind == "block":
            yield Reason("must-block"), ("CARD",)
        else:
            yield Reason("not-asked", (verb,)), rule
        return
    if verb == "end":
        yield from _end(game, seat, decision)
        return
    cards = named(game, seat, verb, rest)
    if not cards:
        for one in (*s.zones[UNDER + seat], *s.zones[UNDER + 1 - seat]):
            if fold(_first(rest)) == fold(s.cards[one].definition.name):
                yield Reason("lies-under", (s.cards[one].definition.name,)), ("DM-R35",)
                return
        yield Reason("no-such-card", (printable(_first(rest)),)), (_rule_of(verb),)
        return
    card = cards[0]
    if verb == "block":
        yield from _block(game, seat, card, decision)
        return
    shield_trigger = decision.kind == "shield-trigger" and decision.player == seat
    if shield_trigger and verb in ("summon", "cast"):
        yield Reason("no-shield-trigger", (shown(game, card, seat),)), ("DR-02",)
        return
    if s.player != seat:
        yield Reason("not-your-turn"), ("DM-R21", "DR-19")
    elif decision.kind != "act" or decision.player != seat:
        yield Reason("something-open"), ("DR-19",)
    if not game.named(card, seat):
        yield Reason("not-yours", (f"@{game.place(card)}",)), (_rule_of(verb),)
        return
    yield from _out_of_step(game, seat, verb, decision)
    yield from WHY[verb](game, seat, card, rest)


def _rule_of(verb: str) -> str:
    return STEP_RULES.get(verb, "DM-R51")


def _out_of_step(game: DuelMasters, seat: int, verb: str, decision: Decision) -> Iterator[Refused]:
    phase, now = STEPS[verb], game.state.phase
    if game.state.player != seat or decision.kind != "act" or now == phase:
        return
    if verb == "charge" and game.state.charged == game.state.turn:
        # Charging ends the mana step, so a second card is refused by its own rule.
        yield Reason("charged-already"), ("DM-R13",)
    elif phase != ATTACK and now in (MAIN, ATTACK):
        yield Reason("step-is-over", (verb, phase)), ("DM-R22", STEP_RULES[verb])
    else:
        yield Reason("step-not-yet", (verb, phase)), ("DM-R22", STEP_RULES[verb])


def _first(rest: str) -> str:
    return rest.partition("->")[0].partition(" paying ")[0].strip()


def named(game: DuelMasters, seat: int, verb: str, rest: str) -> list[Card]:
    """The cards a text may mean, the likeliest first; a card that the player may not name only by its place."""
    s = game.state
    name, _, where = _first(rest).partition("@")
    order = (BATTLE, HAND) if verb in ("attack", "tap", "block", "target") else (HAND, BATTLE)
    seats = (1 - seat, seat) if verb == "target" else (seat, 1 - seat)
    found = []
    for player in seats:
        for zone in (*order, MANA, GRAVE, SHIELDS):
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


def shown(game: DuelMasters, card: Card, seat: int) -> str:
    """What a player may call a card: its name, or only its place."""
    name: str = card.definition.name
    return name if game.named(card, seat) else f"@{game.place(card)}"


# -- the verbs


def _end(game: DuelMasters, seat: int, decision: Decision) -> Iterator[Refused]:
    if game.state.player != seat:
        yield Reason("not-your-turn"), ("DM-R21", "DR-19")
        return
    if decision.kind != "act":
        yield Reason("something-open"), ("DR-19",)
    must = urged(game, seat)
    if must is not None:
        yield Reason("must-attack", (game.state.cards[must].definition.name,)), ("DR-09", "CARD")


def _charge(game: DuelMasters, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    if card.zone != HAND or card.controller != seat:
        yield Reason("not-in-hand", (card.definition.name,)), ("DM-R13",)
    if game.state.charged == game.state.turn:
        yield Reason("charged-already"), ("DM-R13",)


def _play(game: DuelMasters, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    d = card.definition
    if card.zone != HAND or card.controller != seat:
        yield Reason("not-in-hand", (d.name,)), ("DM-R31" if d.creature else "DM-R27",)
        return
    if d.kind == "blank":
        yield Reason("blank"), ("DM-R18",)
        return
    if d.evolves and not foundations(game, seat, card):
        yield Reason("no-base", (d.name,)), ("DM-R34", "DM-R39")
    if d.only_if is not None and not d.only_if.holds(game, card):
        yield Reason("condition", (d.name,)), ("CARD",)
    if forbidden(game, card):
        yield Reason("forbidden", (d.name,)), ("CARD",)
    mana = untapped(game, seat)
    price = game.cost(card, seat)
    if price > len(mana):
        yield Reason("too-little-mana", (d.name, str(price), str(len(mana)))), ("DM-R23", "DM-R25")
    elif not payable(mana, price, d.civilizations):
        missing = [civ for civ in d.civilizations if not serves([civs for _, civs in mana], (civ,))]
        if missing:
            yield Reason("no-civilization", (d.name, *missing)), ("DM-R24", "DM-R25")
        else:
            yield Reason("one-card-for-both", (d.name, str(price))), ("DM-R24", "DR-16", "DM-R25")
    if " paying " in f" {rest} ":
        yield Reason("wrong-payment", (d.name, str(price))), ("DM-R23", "DM-R24")


def _summon(game: DuelMasters, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    if not card.definition.creature and card.definition.kind != "blank":
        yield Reason("not-a-creature", (card.definition.name,)), ("DM-R31",)
        return
    yield from _play(game, seat, card, rest)


def _cast(game: DuelMasters, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    if card.definition.kind == "creature":
        yield Reason("not-a-spell", (card.definition.name,)), ("DM-R27",)
        return
    yield from _play(game, seat, card, rest)


def _attack(game: DuelMasters, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    d = card.definition
    if card.zone != BATTLE or card.controller != seat:
        yield Reason("not-your-creature", (d.name,)), ("DM-R42",)
        return
    yield from _cannot_attack(game, card)
    aim = rest.rpartition("->")[2].strip() if "->" in rest else ""
    if fold(aim) == "player":
        if has(game, card, CannotAttackPlayers):
            yield Reason("not-players", (d.name,)), ("CARD",)
    elif aim:
        yield from _aim(game, seat, card, aim)
    binding = binds(game, card)
    if binding:
        yield Reason("must-attack-that", (game.state.cards[binding[0]].definition.name,)), ("CARD",)


def _cannot_attack(game: DuelMasters, card: Card) -> Iterator[Refused]:
    d = card.definition
    if card.sideways:
        yield Reason("tapped", (d.name,)), ("DM-R57",)
    if sick(game, card):
        yield Reason("sick", (d.name,)), ("DM-R32",)
    if has(game, card, CannotAttack):
        yield Reason("cannot-attack", (d.name,)), ("CARD",)


def _aim(game: DuelMasters, seat: int, card: Card, aim: str) -> Iterator[Refused]:
    found = [one for one in named(game, seat, "target", aim) if one.zone == BATTLE]
    foes = [one for one in found if one.controller != seat]
    where = aim.partition("@")[2].strip()
    own = (game.place(game.state.cards[uid]) for uid in game.creatures(seat))
    # A place without a seat is one's own where one has a creature there.
    if not foes or (where and ":" not in where and any(lies_at(place, where) for place in own)):
        yield Reason("no-such-target", (printable(aim),)), ("DM-R42",)
        return
    if has(game, card, CannotAttackCreatures):
        yield Reason("not-creatures", (card.definition.name,)), ("CARD",)
    target = foes[0]
    if not any(may_choose(game, card, foe) for foe in foes):
        yield Reason("attacks-only", (card.definition.name, target.definition.name)), ("CARD",)
    if all(shuns(game, card, foe) for foe in foes):
        yield Reason("not-attackable", (target.definition.name,)), ("CARD",)
    if not any(foe.sideways or reaches_untapped(game, card, foe) for foe in foes):
        yield Reason("target-untapped", (target.definition.name,)), ("DM-R42", "DM-R56")


def _tap(game: DuelMasters, seat: int, card: Card, rest: str) -> Iterator[Refused]:
    d = card.definition
    if card.zone != BATTLE or card.controller != seat:
        yield Reason("not-your-creature", (d.name,)), ("DR-07",)
        return
    if not has(game, card, TapAbility):
        yield Reason("no-tap-ability", (d.name,)), ("DR-07",)
    for reason, rules in _cannot_attack(game, card):
        yield reason, (*rules, "DR-07")
    if NoTapAbilities in game.state.ready:
        banner = next(source for _, _, source in in_force(game, NoTapAbilities) if source)
        yield Reason("no-tap-abilities", (banner.definition.name,)), ("CARD", "DR-07")
    if must_attack(game, card):
        yield Reason("must-attack", (d.name,)), ("DR-09", "DR-07")


def _block(game: DuelMasters, seat: int, card: Card, decision: Decision) -> Iterator[Refused]:
    s = game.state
    if card.zone != BATTLE or card.controller != seat or s.player == seat:
        yield Reason("not-blocking", (shown(game, card, seat),)), ("DM-R51",)
        return
    d = card.definition
    if game.attack is None or decision.kind != "block":
        yield Reason("nothing-to-block"), ("DM-R51", "DR-19")
    if not has(game, card, Blocker):
        yield Reason("no-blocker", (d.name,)), ("DM-R51",)
    if card.sideways:
        yield Reason("tapped-blocker", (d.name,)), ("DM-R51",)
    if game.attack is not None and has(game, card, Blocker) and not card.sideways:
        attacker = s.cards[game.attack[0].uid]
        able, _ = blockers(game, attacker)
        if not can_block(game, card, attacker):
            yield Reason("cannot-block-that", (d.name, attacker.definition.name)), ("DM-R51", "CARD")
        elif able and card.uid not in able:
            yield Reason("another-must-block", (s.cards[able[0]].definition.name,)), ("CARD",)


WHY = {"charge": _charge, "summon": _summon, "cast": _cast, "attack": _attack, "tap": _tap}
