"""The rules by chapter, searched, each with what it leads to. No keys and no drawing here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from duel_tui import duel_masters, games
from duel_tui.engine.view import CardView
from duel_tui.script import rulebook
from duel_tui.script.errors import ScriptError, StartRefused
from duel_tui.script.reader import read_all
from duel_tui.script.rule_links import links_of
from duel_tui.script.rule_search import search
from duel_tui.script.starting import begin
from duel_tui.table.lines import Line, clean, wrap
from duel_tui.table.rule_lines import head_lines
from duel_tui.table.session import Session
from duel_tui.text.en import rule_screen as words
from duel_tui.text.en import rulebook as rule_words
from duel_tui.text.en.options import OPTION_NAMES, value_text
from duel_tui.text.en.rule_pages import PAGES, chapters, rule_texts
from duel_tui.text.en.rules import rule_name

Kind = Literal["scenario", "lesson", "card"]
HEADS: dict[Kind, str] = {"scenario": words.SCENARIOS, "lesson": words.LESSONS, "card": words.CARDS}


class CannotOpen(ValueError):
    """A scenario that cannot be played; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: the name of a page, a heading (both without id), or a rule."""

    text: str
    rule: str = ""
    page: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """Where a rule leads: a scenario or lesson file, or a card by its name."""

    kind: Kind
    title: str
    path: Path | None = None


def rows(query: str = "") -> list[Row]:
    """The pages and headings with the rules that the query means."""
    wanted = set(search(query).rules)
    found: list[Row] = []
    page = ""
    for chapter in chapters():
        told = [Row(rule_name(rule), rule) for rule, _ in chapter.rules if rule in wanted]
        if not told:
            continue
        if chapter.page != page:
            page = chapter.page
            found.append(Row(PAGES[page][0], page=True))
        found += [Row(chapter.title), *told]
    return found


def links(rule: str) -> list[Link]:
    """Everything that a rule leads to: scenarios, lessons, cards."""
    found = links_of(rule)
    return [
        *(Link("lesson", clean(shown.title), shown.path) for shown in found.lessons),
        *(Link("scenario", clean(shown.title), shown.path) for shown in found.scenarios),
        *(Link("card", name) for name in found.cards),
    ]


def told(rule: str, cells: int) -> list[Line]:
    """A rule with its page, its sentences, and the options that touch it."""
    lines = head_lines(rule, cells)
    lines.append(((rule_words.source(rulebook.page_of(rule), rulebook.chapter_of(rule)), "dim"),))
    lines.append(())
    lines += [((part, ""),) for part in wrap(rule_texts()[rule], cells)]
    for key in rulebook.options_of(rule):
        if ((words.OPTIONS, "head"),) not in lines:
            lines += [(), ((words.OPTIONS, "head"),)]
        values = [(name, value_text(key, value)) for name, value in rulebook.values_of(rule, key)]
        said = rule_words.option(key, OPTION_NAMES.get(key, key), values)
        lines += [((part, "dim"),) for part in wrap(said, cells)]
    if rule in rulebook.ELSEWHERE:
        said = rule_words.ELSEWHERE[rulebook.ELSEWHERE[rule]]
        lines += [(), *(((part, "dim"),) for part in wrap(said, cells))]
    return lines


def card_view(name: str) -> CardView | None:
    """A card of the game as it is printed."""
    card = next((found for kit in games.KITS.values() if (found := kit.cards.find(name)) is not None), None)
    if card is None:
        return None
    if isinstance(card, duel_masters.CardDef):
        power = card.power if card.creature else None
        return CardView("", 0, card.name, card, True, False, 0, 0, power=power, base_power=power)
    monster = card.monster
    return CardView(
        "", 0, card.name, card, True, False, 0, 0,
        base_atk=card.printed_atk if monster else None,
        base_def=card.defense if monster else None,
        level=card.level if monster else None,
    )  # fmt: skip


def scenario_session(path: Path) -> Session:
    """A duel at the beginning of a scenario, to be played by two people; nothing is saved. Raises CannotOpen."""
    try:
        document = read_all(path)[0]
        strict = bool(document.script.strict)
        duel = begin(document, windows="all" if strict else "visible")
    except StartRefused as error:
        raise CannotOpen(words.BEGINS_REFUSED.format(clean(error.message))) from None
    except (ScriptError, OSError) as error:
        raise CannotOpen(clean(str(error))) from None
    names = dict(document.script.players or {})
    one, two = (clean(str(names.get(letter, words.PLAYERS[seat]))) for seat, letter in enumerate("AB"))
    return Session(duel, (one, two), strict=strict)
