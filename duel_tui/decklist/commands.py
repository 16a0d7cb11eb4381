"""`duel-tui deck`: checks, shows and converts decks from the command line."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from duel_tui.decklist.entries import definition_of
from duel_tui.decklist.errors import DeckError, Problem, list_problems
from duel_tui.decklist.files import parse_text, read_listing
from duel_tui.decklist.legality import problems_of
from duel_tui.decklist.listing import Listing
from duel_tui.decklist.pools import Fact
from duel_tui.decklist.writing import WRITERS, NoPasscodes
from duel_tui.engine.errors import OptionError
from duel_tui.games import KITS, YUGIOH, of
from duel_tui.text.en import decklist as text
from duel_tui.text.plain import plain
from duel_tui.whole_files import write_whole
from duel_tui.yugioh import formats

Echo = Callable[[str], object]
LEGAL, ILLEGAL, UNUSABLE = 0, 1, 2
"""Exit codes."""


class BadOption(ValueError):
    """A profile or a list that does not exist; the text is one line for the user."""


def options_for(rules: str | None, card_list: str | None, game: str = YUGIOH) -> Any:
    """The options of a game to check with. Raises BadOption, also for a list file that cannot be used."""
    kit = of(game)
    profile = rules or kit.default
    if profile not in kit.profiles:
        raise BadOption(text.no_such_rules(plain(profile), list(kit.profiles)))
    options = kit.profiles[profile]
    if card_list is None:
        return options
    try:
        options = options.changed({"list": card_list})
        formats.card_list(card_list)
    except OptionError as error:
        raise BadOption(text.no_such_list(plain(card_list), error.allowed)) from None
    except formats.ListError as error:
        raise BadOption("\n".join(map(str, list_problems(error)))) from None
    return options


def check_decks(
    files: Sequence[str], rules: str | None, card_list: str | None, as_json: bool, echo: Echo, fail: Echo
) -> int:
    """Say of each deck whether it may be played, and everything that forbids it. Returns the exit code.

    A deck that cannot be read counts more than one that is illegal.
    """
    game = next((kit.key for kit in KITS.values() if rules in kit.profiles), YUGIOH)
    try:
        options = options_for(rules, card_list, game)
    except BadOption as error:
        fail(str(error))
        return UNUSABLE
    code = LEGAL
    for file in files:
        shown = plain(file)
        deck: Listing | None = None
        try:
            deck = _read(file)
            if rules is None and deck.game != game:
                game = deck.game
                options = options_for(None, card_list if game == YUGIOH else None, game)
            problems = problems_of(deck, options, shown)
            found = ILLEGAL if problems else LEGAL
        except DeckError as error:
            problems, found = list(error.problems), UNUSABLE
        code = max(code, found)
        if as_json:
            echo(
                json.dumps(
                    _as_json(shown, deck, problems, rules or of(game).default, options), ensure_ascii=False
                )
            )
            continue
        for problem in problems:
            (fail if found == UNUSABLE else echo)(str(problem))
        if deck is not None:
            if not problems:
                echo(_legal(shown, deck, rules or of(game).default, options))
            missing = [card.name for card in deck.not_playable()]
            if missing:
                echo(text.not_playable(shown, missing))
    return code


def _legal(file: str, deck: Listing, profile: str, options: Any) -> str:
    if deck.game != YUGIOH:
        return text.legal_pile(file, len(deck.main), profile)
    sizes = (len(deck.main), len(deck.extra), len(deck.side))
    return text.legal(file, sizes, profile, options.list)


def _as_json(
    file: str, deck: Listing | None, problems: Sequence[Problem], profile: str, options: Any
) -> dict[str, Any]:
    return {
        "file": file,
        "ok": not problems,
        "readable": deck is not None,
        "rules": profile,
        "game": deck.game if deck else None,
        "list": getattr(options, "list", None),
        "main": len(deck.main) if deck else None,
        "extra": len(deck.extra) if deck else None,
        "side": len(deck.side) if deck else None,
        "problems": [
            {
                "code": problem.code,
                "line": problem.line or None,
                "message": problem.message,
                "remedy": problem.remedy,
                "rules": list(problem.rules),
            }
            for problem in problems
        ],
        "not_implemented": [card.name for card in deck.not_playable()] if deck else [],
    }


def show_deck(file: str, texts: bool, echo: Echo, fail: Echo) -> int:
    """Print a deck sorted by kind, with what its cards do if `texts`. Returns the exit code."""
    try:
        deck = _read(file)
    except DeckError as error:
        fail(str(error))
        return UNUSABLE
    echo(deck.title or plain(file))
    for part, cards in (("main", deck.main), ("extra", deck.extra), ("side", deck.side)):
        if cards or part == "main":
            echo("")
            echo(text.part(part, len(cards)))
            for kind, counts in _by_kind(cards):
                echo(text.kind(kind, counts.total()))
                for card, number in counts.items():
                    _show_card(card, number, texts, echo)
    return LEGAL


def _by_kind(cards: Sequence[Fact]) -> list[tuple[str, Counter[Fact]]]:
    """The cards of a part by kind, each kind in the order of the alphabet."""
    found: dict[str, Counter[Fact]] = {kind: Counter() for kind in text.KINDS}
    for card in sorted(cards, key=lambda card: card.name.casefold()):
        found[_kind(card)][card] += 1
    return [(kind, counts) for kind, counts in found.items() if counts]


def _kind(card: Fact) -> str:
    if card.kind == "monster" or card.subkind == "evolution":
        return card.subkind
    return card.kind


def _show_card(card: Fact, number: int, texts: bool, echo: Echo) -> None:
    from duel_tui.text.en.cards import card_line, card_text

    definition = definition_of(card)
    echo(text.card(number, card.name, not isinstance(definition, Problem)))
    if texts and not isinstance(definition, Problem):
        echo(text.below(card_line(definition)))
        echo(text.below(card_text(definition)))


def convert_deck(file: str, to: str, out: str | None, force: bool, echo: Echo, fail: Echo) -> int:
    """Write a deck in another form, to a file or to the screen. Returns the exit code.

    A file that is there already is only written over with `force`; then it is replaced whole or not at all.
    """
    try:
        deck = _read(file)
    except DeckError as error:
        fail(str(error))
        return UNUSABLE
    try:
        content = WRITERS[to](deck, deck.title)
    except NoPasscodes as error:
        fail(str(Problem("no passcodes", (str(error),), plain(file))))
        return UNUSABLE
    if out is None or out == "-":
        echo(content.removesuffix("\n"))
        return LEGAL
    try:
        write_whole(Path(out), content, over=force)
    except FileExistsError:
        fail(text.exists(plain(out)))
        return UNUSABLE
    except OSError as error:
        fail(text.cannot_write(plain(out), error.strerror or str(error)))
        return UNUSABLE
    echo(text.written(plain(out), len(deck.cards)))
    return LEGAL


def _read(file: str) -> Listing:
    if file == "-":
        return parse_text(sys.stdin.buffer.read().decode("utf-8-sig", "replace"))
    return read_listing(file)
