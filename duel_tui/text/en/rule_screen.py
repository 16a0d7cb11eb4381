"""The words of the rules reference on the screen."""

from __future__ import annotations

from duel_tui.text.en.words import counted

TITLE = "Rules"
HOME_NOTE = "Every rule, what shows and teaches it"
SEARCH = "Search"
SEARCH_HINT = "type words or an id"
NO_MATCH = "No rule has all these words."
LIST_KEYS = "type to search  up/down rule  Enter links  PgUp/PgDn scroll  Esc back"
LINK_KEYS = "up/down choose   Enter open   Esc back to the rules"
OPTIONS = "Options of a duel that touch it"
SCENARIOS = "Scenarios that show it"
LESSONS = "Lessons that teach it"
CARDS = "Cards it is shown with"
SCENARIO_TITLE = "Scenario"
PLAY = "Play from here, two at one keyboard"
STEP = "Go through it move by move"
BACK = "Back"
BEGINS_REFUSED = "This scenario shows a duel that the rules do not let begin: {0}"
CARD_TITLE = "Card"
PLAYERS = ("Player A", "Player B")


def found(number: int, total: int, whole: bool = True) -> str:
    """How many rules the search has found; not `whole`: none has all the words, these come nearest."""
    if number == total:
        return counted(total, "rule", "rules")
    return f"{number} of {counted(total, 'rule', 'rules')}{'' if whole else ' come nearest'}"
