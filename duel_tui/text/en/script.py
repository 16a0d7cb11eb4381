"""What is said about duel files: errors as (what is wrong, what would be right), notices, reports of a run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

Sentences = tuple[str, str]


def listed(words: Iterable[str], limit: int = 12) -> str:
    """Some words as a list, cut off when there are very many."""
    found = list(words)
    if len(found) > limit:
        return ", ".join(found[:limit]) + f" and {len(found) - limit} more"
    return ", ".join(found)


def nearest(word: str, words: Iterable[str]) -> str:
    """The known word that somebody may have meant."""
    found = get_close_matches(word.casefold(), list(words), 1, 0.6)
    return found[0] if found else ""


# -- the file


def cannot_open(why: str) -> Sentences:
    return f"the file cannot be read ({why.lower()})", "check the path"


def is_no_file(there: bool) -> Sentences:
    """`there`: something is called so, a folder or a pipe."""
    return cannot_open("it is no file" if there else "no such file")


def not_utf8() -> Sentences:
    return "the file is not UTF-8 text", "save it as UTF-8"


def bad_character() -> Sentences:
    return (
        "a character that may not stand in a text file",
        "take it out or write it as an escape in double quotes",
    )


def not_yaml(problem: str, line: str) -> Sentences:
    problem = problem.removeprefix("while ").strip() or "the line cannot be read"
    remedy = "check indentation, brackets and quotes"
    if ": " in line.split(": ", 1)[-1] or " #" in line or "@" in line or "," in line:
        remedy += "; names with a comma in brackets, with ` #`, `: ` or a leading `@` need double quotes"
    return f"not valid YAML: {problem}", remedy


def no_aliases() -> Sentences:
    return "anchors and aliases (`&`, `*`) are not allowed", "write the value out, or quote the text"


def no_tags() -> Sentences:
    return "YAML tags (`!`) are not allowed", "leave the tag out; every value is text"


def too_deep(depth: int) -> Sentences:
    return f"maps and lists are nested more than {depth} deep", "a duel file needs fewer than ten"


def key_is_no_word() -> Sentences:
    return "a key must be a plain word", "write `key: value`"


def duplicate_key(key: str) -> Sentences:
    return f"the key `{key}` stands here twice", "keep one of them"


def comment_behind_command() -> Sentences:
    return (
        "a comment behind a command",
        "put the comment on a line of its own, or quote a name that has ` #` in it",
    )


def comment_in_name(text: str) -> Sentences:
    return f"` #` begins a comment and cuts this name: {text}", "put the name in double quotes"


def empty_file() -> Sentences:
    return "the file is empty", "begin with `duel: 1` and `game: yugioh`"


def no_header() -> Sentences:
    return "this is not a duel file", "begin with `duel: 1` and `game: yugioh`"


def no_version() -> Sentences:
    return "the format version is missing", "begin the file with `duel: 1`"


def newer_format(found: int, known: int) -> Sentences:
    return (
        f"the file has format version {found}, this program reads up to version {known}",
        "update duel-tui to open it",
    )


def no_such_format(found: int) -> Sentences:
    return f"there is no format version {found}", "write `duel: 1`"


def one_duel_wanted(count: int) -> Sentences:
    if count == 0:
        return "the match file has no duel yet", "add one behind `---`"
    return f"the file is a match of {count} duels", "choose one of its duels, or use `duel-tui run`"


def no_match_header() -> Sentences:
    return "a second document without a match header", "begin the file with `{match: 1, of: 3, game: ...}`"


def bad_siding() -> Sentences:
    return (
        "this is no swap with the Side Deck of that player",
        "take the line out; the swap is then made again",
    )


def torn_line(file: str, line: int) -> str:
    return f"{file}:{line}: the last line was not written to its end and is left out"


# -- values


def _instead(choices: Sequence[str]) -> str:
    return f"use one of {listed(choices, 30)}"


def not_a_number(found: str) -> Sentences:
    return f"`{found}` is not a whole number", "write digits only"


def not_a_count(found: str) -> Sentences:
    return f"`{found}` is too small", "write a number from 1"


def negative(key: str) -> Sentences:
    return f"`{key}` is below zero", "write a number from 0"


def not_yes_or_no(found: str) -> Sentences:
    return f"`{found}` is neither yes nor no", "write `yes` or `no`"


def not_a_text(found: str) -> Sentences:
    return f"{found} is not a plain text", "write one text, in quotes if it has `: ` or ` #` in it"


def empty_text() -> Sentences:
    return "a text is missing here", "write it behind the colon"


def not_a_player(found: str) -> Sentences:
    return f"`{found}` is no player", "use A or B"


def not_a_digest(found: str) -> Sentences:
    return f"`{found}` is no digest", "a digest is 16 digits of 0-9 and a-f"


def not_a_list(found: str) -> Sentences:
    return f"`{found}` is not a list", "write `[first, second]`"


def not_a_map(found: str, keys: Sequence[str]) -> Sentences:
    shown = f" with keys such as {listed(keys, 8)}" if keys else ""
    return f"`{found}` is not a map", "write `{key: value}`" + shown


def not_one_of(found: str, choices: Sequence[str]) -> Sentences:
    return f"`{found}` is not known here", _instead(choices)


def unknown_key(key: str, known: Sequence[str]) -> Sentences:
    meant = nearest(key, known)
    if meant:
        return f"unknown key `{key}`", f"did you mean `{meant}`?"
    remedy = f"known keys are {listed(known, 30)}" if known else "leave it out"
    return f"unknown key `{key}`", remedy + "; your own keys begin with `x-`"


def missing_key(key: str) -> Sentences:
    return f"`{key}` is missing", f"add `{key}: ...`"


# -- header and start


def no_start() -> Sentences:
    return "the file has no start", "add `decks:` or `setup:`"


def two_starts() -> Sentences:
    return "the file has both `decks` and `setup`", "keep one of them"


def deck_missing(seat: str) -> Sentences:
    return f"player {seat} has no deck", "give a path or a list for A and for B"


def bad_deck_entry(entry: str) -> Sentences:
    return f"`{entry}` is no deck entry", "write a number and a name: `3 Gemini Elf`"


def bad_seed(seed: str) -> Sentences:
    return f"`{seed}` is no seed", "write a number, or `splitmix64:NUMBER`"


def not_a_rule(rule: str) -> Sentences:
    return f"`{rule}` is no rule id", "use ids such as YA-13, YH-22, DM-R13"


def card_without_name() -> Sentences:
    return "a card without its name", "write `{card: NAME, ...}`"


def zone_too_full(zone: str, count: int, limit: int) -> Sentences:
    return f"{count} cards in `{zone}`", f"there is room for {limit}"


def unknown_rules(name: str, known: Sequence[str]) -> Sentences:
    return f"there is no rules profile `{name}`", _instead(known)


def bad_option(key: str, value: str, allowed: str, known: bool) -> Sentences:
    if known:
        return f"the option `{key}` cannot be `{value}`", f"use one of {allowed}"
    return f"there is no option `{key}`", f"options are {allowed}"


def card_not_implemented(name: str) -> Sentences:
    return f"{name} is a card of the pool that this program cannot play yet", "leave the card out"


def no_such_card(name: str, similar: list[str]) -> Sentences:
    remedy = f"did you mean {listed(similar)}?" if similar else "check the spelling"
    return f'there is no card "{name}"', remedy


def deck_of_other_game(deck: str, game: str) -> Sentences:
    return f"the deck belongs to {deck}, the duel to {game}", f"give a deck of {game}"


def start_refused(seat: str, why: str, remedy: str) -> Sentences:
    return f"the deck of player {seat} is not allowed: {why}", remedy


def bad_setup(code: str, args: Sequence[str]) -> Sentences:
    """What is wrong with a position, by the engine's code."""
    first = args[0] if args else ""
    rest = args[1] if len(args) > 1 else ""
    table: dict[str, Sentences] = {
        "unknown-phase": (f"`{first}` is no phase", f"use one of {rest}"),
        "unknown-key": (f"unknown key `{first}`", f"known keys are {rest}"),
        "not-a-map": ("this must be a map", "write `{key: value}`"),
        "not-a-list": (f"`{first}` must be a list", "write `[first, second]`"),
        "zone-full": (f"too many cards in `{first}`", f"there is room for {rest}"),
        "no-card": ("a card without its name", "write `{card: NAME, ...}`"),
        "wrong-zone": (f"{first} cannot lie there", "put it into the zone of its kind"),
        "no-such-monster": (f"no card on the field is `{first}`", "name it with its place: `Jinzo@B:m1`"),
        "unknown-rule": (f"there is no lasting effect `{first}`", "copy it from an exported position"),
        "not-a-player": (f"`{first}` is no player", "use A or B"),
        "not-a-number": (f"`{first}` is not a number that can stand here", "write digits only"),
    }
    return table.get(
        code, (f"the position cannot be laid out: {code} {' '.join(args)}".strip(), "check this entry")
    )


def only_a_token(name: str) -> Sentences:
    return f"{name} is a Token", "a Token can lie only in a monster zone"


# -- play lines


def play_is_a_list() -> Sentences:
    return "`play` must be a list", "begin each line with `- `"


def empty_line() -> Sentences:
    return "an empty play line", "take it out"


def who_does_it(line: str) -> Sentences:
    return f"`{line}` does not say who acts", f"write `A: {line}` or `B: {line}`"


def unknown_line(key: str, known: Sequence[str]) -> Sentences:
    meant = nearest(key, known)
    return f"unknown kind of line `{key}`", f"did you mean `{meant}`?" if meant else _instead(known)


def two_things_on_a_line(first: str, second: str) -> Sentences:
    return f"`{first}` and `{second}` on one play line", "begin a new line with `- `"


def one_player_acts() -> Sentences:
    return "exactly one player acts here", "write `A: COMMAND` or `B: COMMAND`"


def too_few_answers() -> Sentences:
    return "a question needs at least two answers", "add one"


def no_such_answer(right: int, count: int) -> Sentences:
    return f"`right` is {right}, but there are {count} answers", f"use a number from 1 to {count}"


def not_a_wrong_answer(found: str) -> Sentences:
    """`wrong` of an `ask` names an answer that is not there, or the right one."""
    return (
        f"{found} is not the number of a wrong answer",
        "write under `wrong` the numbers of wrong answers, from 1",
    )


NOTHING = "nothing"
"""What stands at a place of a position where nothing is said."""


def differs(where: str, recorded: str, computed: str) -> str:
    """A place of a position at which a file and the program differ."""
    return f"{where}: {recorded} in the file, {computed} now"


def differs_more(number: int) -> str:
    """So many more differences are not told."""
    return f"and {number} more"
