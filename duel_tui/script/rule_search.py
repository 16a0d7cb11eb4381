"""Looking for a rule by the words of somebody who does not know how it is put.

First the rules that have every word as it was typed. If there are none, the words are taken as the language bends
them and as players say them, and the titles of scenarios and lessons are read, too. If no rule has all of those, the
rules that have most of them are found.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from duel_tui.script import rulebook
from duel_tui.script.rule_links import lessons
from duel_tui.text.en.rule_pages import chapters
from duel_tui.text.en.rule_search import IDLE, SAME
from duel_tui.text.en.rules import rule_name

_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_SHORT = 3
"""A shorter word is compared as a whole."""
_ENDINGS = ("ation", "ating", "ions", "ing", "ies", "ers", "ed", "es", "er", "e", "s")


@dataclass(frozen=True, slots=True)
class Found:
    """The rules that were found, the likeliest first. `whole`: each has every word of the query."""

    rules: tuple[str, ...]
    whole: bool = True


def search(query: str) -> Found:
    """The rules that a query means, those that have its words as they stand first; no query means all of them."""
    typed = query.casefold().split()
    meant = set(rulebook.meant(query)) if len(typed) == 1 else set()
    exact = [rule for rule, said in _said().items() if rule in meant or all(word in said for word in typed)]
    words = [word for word in _WORD.findall(query.casefold()) if word not in IDLE]
    # Whoever types a sentence does not mean each of its words.
    if not words or (exact and len(words) == len(typed)):
        return Found(tuple(exact))
    scores = {rule: max(_score(words, text) for text in texts) for rule, texts in _wide().items()}
    best = max(scores.values())
    whole = best == len(words)
    # One word of several proves nothing, and neither does the smaller half of them.
    if not whole and (exact or best < 2 or 2 * best < len(words)):
        return Found(tuple(exact))
    wider = [rule for rule, score in scores.items() if score == best and rule not in exact]
    # What a rule says itself counts for more than what a scenario of it is called.
    wider.sort(key=lambda rule: (-_score(words, _wide()[rule][0]), -_score(words, _words(rule_name(rule)))))
    return Found((*exact, *wider), whole)


def beginning(word: str) -> str:
    """What a word keeps, however it is bent.

    >>> [beginning(word) for word in ("destroyed", "picks", "tapped", "chooses", "lp")]
    ['destroy', 'pick', 'tap', 'choos', 'lp']
    """
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORT:
            word = word[: -len(ending)]
            return word[:-1] if len(word) > _SHORT and word[-1] == word[-2] and word[-1] not in "ls" else word
    return word


def _score(words: Sequence[str], found: frozenset[str]) -> int:
    """How many of the words stand there."""
    return sum(_stands(word, found) for word in words)


def _stands(word: str, found: frozenset[str]) -> bool:
    start = beginning(word)
    wanted = SAME.get(start, SAME.get(word, (start,)))
    return any(
        each == have or (len(each) >= _SHORT and have.startswith(each)) for each in wanted for have in found
    )


@cache
def _said() -> dict[str, str]:
    """Each rule's id, name, chapter and text, folded."""
    return {
        rule: f"{rule} {rule_name(rule)} {chapter.title} {said}".casefold()
        for chapter in chapters()
        for rule, said in chapter.rules
    }


@cache
def _wide() -> dict[str, tuple[frozenset[str], ...]]:
    """The words of each rule, and those of each title of what shows or teaches it together with the rule's name."""
    shown = (rulebook.scenarios(), lessons())
    return {
        rule: (
            _words(said),
            *(_words(f"{rule_name(rule)} {each.title}") for by in shown for each in by.get(rule, ())),
        )
        for rule, said in _said().items()
    }


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))
