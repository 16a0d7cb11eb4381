"""Whatever is refused says why: a reason with words, and rules; what a card forbids names the card."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from duel_tui import yugioh
from duel_tui.decklist import builtin_decks, read_deck
from duel_tui.engine.duel import Duel
from duel_tui.engine.errors import NotACommand, NotLegal
from duel_tui.script.passing import refusal, to_stable
from duel_tui.text.en.refusals import refusal_text
from duel_tui.yugioh.zones import FIELD, GRAVE, HAND, MONSTERS, SPELLS

VERBS = ("summon", "set", "activate", "flip", "switch", "special", "attack")


def attempts(duel: Duel) -> Iterator[tuple[int, str]]:
    """Everything that either player could try with a card that lies open or in a hand, most of it not legal."""
    state = duel.state
    for seat in (0, 1):
        for zone in (HAND, MONSTERS, SPELLS, FIELD, GRAVE):
            for uid in state.zones[zone + seat]:
                place = duel.game.place(state.cards[uid])
                for verb in VERBS:
                    yield seat, f"{verb} @{place}" + (" -> directly" if verb == "attack" else "")
        for command in ("battle", "main2", "end", "pass"):
            yield seat, command


@pytest.mark.parametrize("seed", range(4))
def test_every_refusal_has_a_reason_of_its_own_and_rules(seed: int) -> None:
    decks = [read_deck(path).deck for path in builtin_decks() if path.suffix == ".ydk"]
    luck = random.Random(seed)
    duel = yugioh.start((luck.choice(decks), luck.choice(decks)), seed=seed)
    for _ in range(150):
        if duel.decision is None:
            break
        if luck.random() < 0.15:
            for seat, command in attempts(duel):
                error = refusal(duel, seat, command)
                assert not isinstance(error, NotACommand), command
                if isinstance(error, NotLegal):
                    assert error.reason.code != "not-offered", (command, duel.commands())
                    assert error.rules, (command, error.reason)
                    assert refusal_text(error)
        options = duel.decision.options
        duel.play(options[luck.randrange(min(len(options), 200))])


@pytest.mark.parametrize(
    ("command", "card"),
    [
        ("attack Battle Ox -> Gemini Elf", "Swords of Revealing Light"),
        ("summon Kuriboh", "Scapegoat"),
        ("activate Waboku", "Jinzo"),
    ],
)
def test_what_a_card_forbids_names_the_card(command: str, card: str) -> None:
    mine = {"hand": ["Kuriboh", "Scapegoat"], "monsters": [], "spells": []}
    theirs = {"monsters": ["Gemini Elf"], "spells": []}
    if command.startswith("attack"):
        mine["monsters"].append("Battle Ox")
    if card == "Jinzo":
        theirs["monsters"].append("Jinzo")
        mine["spells"].append("set Waboku")
    if card == "Swords of Revealing Light":
        theirs["spells"].append(card)
    duel = yugioh.setup({"A": mine, "B": theirs})
    if card == "Scapegoat":
        duel.play("activate Scapegoat")
    elif command.startswith("attack"):
        duel.play("battle")
    assert to_stable(duel)
    with pytest.raises(NotLegal) as refused:
        duel.play(command)
    assert "CARD" in refused.value.rules
    assert card in refusal_text(refused.value)


def test_a_name_that_begins_like_a_command_is_no_command() -> None:
    duel = yugioh.setup({"A": {"hand": ["Battle Ox"]}})
    with pytest.raises(NotACommand):
        duel.play("Battle Ox")


@pytest.mark.parametrize("verb", ["activate", "attack", "flip", "set", "special", "summon", "switch"])
@pytest.mark.parametrize("place", ["B:h1", "B:m1", "B:s1"])
def test_a_refusal_does_not_say_what_a_hidden_card_is(verb: str, place: str) -> None:
    found = set()
    for hand, monster, spell in (
        ("Kuriboh", "Man-Eater Bug", "Trap Hole"),
        ("Sinister Serpent", "Battle Ox", "Dark Hole"),
        ("Mirror Force", "Summoned Skull", "Book of Moon"),
    ):
        position = {
            "A": {"monsters": ["Battle Ox"]},
            "B": {"hand": [hand], "monsters": [f"set {monster}"], "spells": [f"set {spell}"]},
        }
        with pytest.raises(NotLegal) as refused:
            yugioh.setup(position).play(f"{verb} @{place}" + (" -> directly" if verb == "attack" else ""))
        found.add((refused.value.reason, refused.value.rules))
    assert len(found) == 1
