"""The sentences of line mode."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en import asking, table, taking_back, teaching, why
from duel_tui.text.en.words import counted, listed, possessive, sentence

# -- the words a player can type beside commands

LOOK, FIELD, HAND, CHAIN, LOG, CARD, RULES, HELP = (
    "look", "field", "hand", "chain", "log", "card", "rules", "help",
)  # fmt: skip
CONCEDE, OFFER_DRAW, ACCEPT_DRAW, QUIT = "concede", "offer draw", "accept draw", "quit"

WORDS: dict[str, str] = {
    LOOK: "the whole table: both sides, piles and decks",
    FIELD: "both fields",
    HAND: "your hand",
    CHAIN: "the chain that is being built",
    LOG: "what happened lately; `log all`: everything",
    "card NAME": "a card's values and text; also `card @m1`, or `card 2` for the card of command 2",
    **why.LINE_HELP,
    **teaching.LINE_WORDS,
    RULES: "the rules of this duel",
    **asking.LINE_WORDS,
    **taking_back.LINE_WORDS,
    CONCEDE: "give up the duel",
    OFFER_DRAW: "offer a draw; the other player takes it with `accept draw`",
    QUIT: "leave; the duel is saved",
    HELP: "this page; `?` does the same",
}
SAME = {"?": HELP, "exit": QUIT, "draw": OFFER_DRAW, "options": RULES, "table": LOOK}
"""Other words that mean the same."""

NOTATION = (
    "A command is a number of the list, or the words behind it: `summon Kuriboh`, `attack Battle Ox -> directly`.",
    "An arrow answers the next questions at once: `summon Summoned Skull -> Kuriboh`.",
    "Where two cards of one name differ, add the place: `Kuriboh@m2`, `@B:m1` for one that you may not see.",
    "Places: m1 to m5 monsters, s1 to s5 Spells and Traps, field, h1 hand, gy Graveyard; B: in front is B's side.",
    "Several cards are chosen with commas: `1, 3` or `choose Kuriboh, Battle Ox`.",
)
SHORT_KEYS = "One letter is enough for these: {0}."
HELP_WORDS = "Other words:"
HELP_COMMANDS = "How commands are written:"

# -- before the duel

TITLE = "Yu-Gi-Oh! by the rulebooks of 2002-2006 and Duel Masters, DM-01 to DM-12, in lines of text."
DECKS = "Decks:"
COIN = "by coin"
LEFT = "Goodbye."


def which_deck(seat: str, default: str) -> str:
    return f"Deck of player {seat}? A number, or the path of a .ydk file. Enter: {default}"


def which_name(seat: str, default: str) -> str:
    return f"Name of player {seat}? Enter: {default}"


def who_begins(chooser: str | None, won: bool = False) -> str:
    return f"Who begins? {chooser} {'won' if won else 'lost'} and may choose." if chooser else "Who begins?"


def begins_in_turn(name: str) -> str:
    return f"The players begin in turns: {name} begins."


def begins(name: str) -> str:
    return f"{name} begins"


def chosen_deck(seat: str, title: str) -> str:
    return f"Player {seat} plays {title}."


def coin_says(name: str) -> str:
    return f"The coin says: {name} begins."


def one_of(last: int) -> str:
    return f"Please type a number from 1 to {last}." if last > 1 else "Please type 1."


def cannot_start(problems: Sequence[str], more: int) -> list[str]:
    said = [f"This cannot be played: {problem}" for problem in problems]
    return [*said, f"And {counted(more, 'more problem', 'more problems')}."] if more else said


# -- handing over


def hand_over(name: str, seat: str, other: str) -> str:
    return f"{name} ({seat}): press Enter when {other} has looked away."


def hand_over_piped(name: str, seat: str) -> str:
    return f"--- {name} ({seat}) is asked."


def offered(name: str) -> str:
    return f"{name} offers a draw: `accept draw` takes it, any other answer declines."


def offer_made(name: str) -> str:
    return f"You offer a draw. {name} is told when next asked."


NO_OFFER = "Nobody has offered a draw. `offer draw` does."
OWN_OFFER = "The draw is your own offer; the other player takes it."

# -- the state


def turn_line(turn: int, whose: str, phase: str) -> str:
    return f"Turn {turn}, {whose}, {phase}."


YOUR_TURN = "your turn"


def turn_of(name: str) -> str:
    return f"{possessive(name)} turn"


def life(mine: int, other: str, theirs: int) -> str:
    return f"Life Points: you {mine}, {other} {theirs}."


def owner(name: str | None) -> str:
    """Whose: yours (None), or a player's."""
    return "your" if name is None else possessive(name)


def has_nothing(name: str | None) -> str:
    return sentence(f"{owner(name)} field is empty")


def zone_line(name: str | None, zone: str, cards: Sequence[str]) -> str:
    """`Your monsters: m1 Battle Ox; m2 Kuriboh.`"""
    return sentence(f"{owner(name)} {zone}: {'; '.join(cards)}")


MONSTERS = "monsters"
SPELLS = "Spells and Traps"
FIELD_SPELL = "Field Spell"
EMPTY_HAND = "Your hand is empty."
YOUR_HAND = "hand"


def pile_line(name: str | None, pile: str, cards: Sequence[str]) -> str:
    return sentence(f"{owner(name)} {pile}: {', '.join(cards)}")


def counts(name: str | None, hand: int, deck: int, extra: int) -> str:
    parts = [f"{table.cards(hand)} in hand", f"{deck} in the Deck"]
    if extra:
        parts.append(f"{extra} in the Fusion Deck")
    who = "You have" if name is None else f"{name} has"
    return f"{who} {listed(parts)}."


FACE_DOWN_MONSTER = "a face-down monster"
FACE_DOWN_CARD = "a face-down card"
CARD_IN_HAND = "a card"
NO_CHAIN = "There is no chain."
NOTHING_YET = "Nothing has happened yet."


def level(number: int) -> str:
    return f"Level {number}"


def chain_link(number: int, name: str, card: str, targets: Sequence[str], negated: bool) -> str:
    aim = f", targets {listed(targets)}" if targets else ""
    return f"Link {number}: {name} with {card}{aim}{', negated' if negated else ''}."


def attack_line(attacker: str, target: str) -> str:
    return sentence(table.attacks(attacker, target))


def values(atk: str, defense: str) -> str:
    return f"ATK {atk}, DEF {defense}"


def printed(atk: str, defense: str) -> str:
    return f"printed ATK {atk}, DEF {defense}"


# -- asking

ONLY_PASS = "Enter passes."
FIRST_TIME = "Type a number or the command; help tells more, quit leaves."


def asked(name: str, seat: str, prompt: str) -> str:
    return f"{name} ({seat}): {prompt}"


def pick_how(low: int, high: int, ordering: bool, none: bool) -> str:
    if ordering:
        return f"Put all {high} in order: type their numbers with commas between."
    if low == high:
        how = "type the number" if low == 1 else "type the numbers with commas between"
        return f"Choose {counted(low, 'card', 'cards')}: {how}."
    some = f"Choose {low} to {high} cards" if low else f"Choose up to {counted(high, 'card', 'cards')}"
    return f"{some}: type the numbers with commas between{', or none' if none else ''}."


def passed_alone(name: str) -> str:
    return f"{name} can only pass here, and does."


# -- refusals


def legal(commands: Sequence[str], most: int = 6) -> str:
    """What can be answered instead, as many as a line takes."""
    if len(commands) > most:
        return f"Legal: {', '.join(commands[:most])} and {len(commands) - most} more."
    return f"Legal: {', '.join(commands)}."


def no_number(number: str, last: int) -> str:
    return f"There is no number {number} here; the list ends at {last}."


def no_word(text: str, meant: str) -> str:
    question = f" Do you mean `{meant}`?" if meant else ""
    return f"`{text}` is no command.{question}"


def not_asked(seat: str) -> str:
    return f"Player {seat} is asked now."


def no_card(name: str, like: Sequence[str]) -> str:
    near = f" Perhaps {listed(like, 'or')}." if like else ""
    return f"No card is called `{name}`.{near}" if name else "Which card? Type `card NAME`."


def no_card_there(place: str) -> str:
    return f"No card lies at {place}."


MAY_NOT_LOOK = "You may not look at that card."

# -- leaving


def saved_in(path: str) -> str:
    return f"The duel is saved in {path}"


def resume_with(command: str) -> str:
    return f"Go on with: {command}"


TAKEN_UP = "The duel goes on where it was left."
NOTHING_TO_RESUME = "There is no unfinished duel. `duel-tui play` begins one."

# -- after the end

WHAT_NEXT = "What now?"
REMATCH = "rematch"
SWAPPED = "rematch with swapped decks"
OTHER = "other decks"
NEW = "new duel"

# -- the command line

PLAY = """Play a duel, two at one keyboard.

On a screen, or in lines of text with --plain (and whenever input or output is not a terminal, or TERM is dumb)."""
PLAY_PLAIN = "Lines of text instead of a screen."
PLAY_RESUME = "Go on with the duel that was played last, or with this file."
PLAY_DECK = "Deck of player {0}: the path of a .ydk file or text list, or the name of a deck of this program."
PLAY_NAMES = "The names of the two players."
PLAY_SEED = "Seed of the shuffling, to play the same duel again."
PLAY_FIRST = "Who takes the first turn."
PLAY_STRICT = "Ask both players in every window, for teaching; every pass is saved."
PLAY_RULES = "Rules profile: classic, tcg-2006-04."


def no_such_rules(name: str, known: Sequence[str]) -> str:
    return f"There are no rules called {name}; there are {listed(known)}."


RESUME_ALONE = "--resume takes everything from its file; leave the other options out."


def look_instead(why: str, file: str) -> str:
    """A duel that cannot be played on, for whom it was to be played by a pipe."""
    return f"{why} (`duel-tui replay --plain {file}`)"
