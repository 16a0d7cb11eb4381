"""What `duel-tui rules` says around the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import counted, listed

HELP = "Read the rules: what each one says, what it is called in a refusal, which scenarios show it."
IDS = "[ID...]"
SEARCH = "List the rules that these words mean, the likeliest first."
PROFILES = "Compare the options of the rules profiles."
COVERAGE = "Count the rules that scenarios show, over both games."
JSON = "Print the counts as one JSON object."

OPTIONS = "Options"
SCENARIOS = "Scenarios"
LESSONS = "Lessons"
CARDS = "Cards it is shown with"
SHOWN = "Shown"
DIFFERS = "* the profiles differ"
HOW = "`duel-tui rules ID` tells a rule, `--search WORDS` looks for one, `--profiles` compares the options."
NO_MATCH = "No rule has all these words."
ONE_THING = "Rules, words, --profiles and --coverage do not go together."
JSON_ALONE = "--json belongs to --coverage."

ELSEWHERE = {
    "frame": "No duel can show a colour; the details of a card name its kind in words.",
    "curtain": "No duel can show it; the screen before the first turn asks for it.",
}


def chapter(title: str, first: str, last: str) -> str:
    """A chapter in the list of chapters.

    >>> chapter("Decks", "YR-00", "YR-00")
    'YR-00              Decks'
    """
    ids = first if first == last else f"{first} to {last}"
    return f"{ids:<18} {title}"


def source(page: str, title: str) -> str:
    """Where a rule stands."""
    return f"{page}, {title}"


def option(key: str, name: str, values: list[tuple[str, str]]) -> str:
    """An option with its value in each profile, once where they agree."""
    if len({value for _, value in values}) == 1:
        return f"{name}: {values[0][1]} ({key})"
    said = "; ".join(f"{value} in {profile}" for profile, value in values)
    return f"{name}: {said} ({key})"


def cards(names: Sequence[str]) -> str:
    """The cards a rule is shown with."""
    return f"{listed(names)}."


def unknown(text: str) -> str:
    """There is no such rule."""
    return f'There is no rule "{text}". `duel-tui rules` lists them.'


def covered(shown: int, rules: int) -> str:
    """How many rules are shown."""
    return f"{shown} of {counted(rules, 'rule', 'rules')} shown ({shown / rules:.0%})"


def missing(rules: list[str]) -> str:
    """The rules that are not shown."""
    return f"Missing: {listed(rules)}"
