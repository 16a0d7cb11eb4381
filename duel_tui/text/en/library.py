"""The library of saved duels: what stands in the list, what is wrong with a file, what was done with it."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.text.en.words import counted, listed

# -- what is wrong with a file


def no_file() -> str:
    return "it is no file"


def unreadable(why: str) -> str:
    """The system does not give the file."""
    return f"it cannot be read ({why[:1].lower()}{why[1:]})"


def damaged(line: int, what: str) -> str:
    """What lies in the file is no duel."""
    return f"line {line}: {what}" if line else what


def empty() -> str:
    return "the file is empty"


def no_duel() -> str:
    return "this is no duel file (it begins with neither `duel: 1` nor `match: 1`)"


def newer() -> str:
    return "a newer version of the program wrote it"


def cut_off() -> str:
    return "the file breaks off before the duel begins"


def strange_bytes() -> str:
    return "the file is damaged: it holds bytes that the game did not write"


def no_length() -> str:
    return "the match does not say how many duels it has"


# -- the list

UNUSABLE = "cannot be used"
GAMES = {"yugioh": "Yu-Gi-Oh!", "duel-masters": "Duel Masters"}


def game(word: str) -> str:
    """The name of a game."""
    return GAMES.get(word, word)


def state(finished: bool, winner: str, turn: int | None, points: tuple[int, int, int] | None) -> str:
    """How a duel or a match stands: `unfinished, turn 7`, `Yugi won, turn 12`, `match 1-0, turn 3, unfinished`."""
    ended = (f"{winner} won" if winner else "drawn") if finished else "unfinished"
    at = [] if turn is None else [f"turn {turn}"]
    if points is None:
        return ", ".join([ended, *at])
    drawn = f" ({points[2]} drawn)" if points[2] else ""
    return ", ".join([f"match {points[0]}-{points[1]}{drawn}", *at, ended])


def tally(duels: int, unfinished: int, broken: int, trash: bool = False) -> str:
    """How many duels there are."""
    parts = [counted(duels, "duel", "duels")]
    if not trash:
        parts.append(f"{unfinished} unfinished")
    if broken:
        parts.append(counted(broken, "file that cannot be used", "files that cannot be used"))
    return ", ".join(parts)


# -- what was asked for cannot be

NO_NAME = "a name needs a letter or a number; write another one"


def no_such_number(number: str, count: int) -> str:
    return f"there is no duel number {number}; `duel-tui duels` lists {counted(count, 'duel', 'duels')}"


def no_such_duel(wanted: str, folder: str) -> str:
    return f"no duel in {folder} is called {wanted}; `duel-tui duels` lists them all"


def several(wanted: str, files: Sequence[str]) -> str:
    shown = listed([*files[:5], *([f"{len(files) - 5} more"] if len(files) > 5 else [])])
    return f"several duels fit {wanted}: {shown}; name one of them, or give its number in the list"


def name_taken(name: str) -> str:
    return f"another duel is called {name}; choose a name that is free"


def cannot_move(file: str, folder: str, why: str) -> str:
    return f"{file} cannot be moved to {folder} ({why.lower()}); it lies where it was"


def cannot_use(file: str, why: str) -> str:
    return f"{file}: {why}; choose a duel that the game has saved"


def deck_by_path() -> tuple[str, str]:
    return (
        "a deck stands in a file of its own",
        "write the list of its cards into the duel, as saved duels have it",
    )


def no_saved_duel() -> tuple[str, str]:
    return "this is a test or a puzzle and no saved duel", "choose a duel that the game has saved"


def not_to_be_continued(file: str) -> str:
    return f"{file}: the file does not end with `play:` or a play line; put everything else before `play:`"


def is_there_already(file: str, name: str) -> str:
    return f"{file} is in the library already, as {name}"


def exists(file: str) -> str:
    return f"{file} exists and is not written over; name another file"


def cannot_copy(file: str, why: str) -> str:
    return f"{file} cannot be written ({why.lower()}); name another folder"


# -- what was done


def renamed(file: str, new: str) -> str:
    return f"{file} is called {new} from here on"


def deleted(file: str) -> str:
    return f"{file} lies in the trash"


def restored(file: str) -> str:
    return f"{file} is back among the saved duels"


def brought_in(file: str, new: str) -> str:
    return f"{file} was checked and copied in as {new}"


def copied(file: str, to: str) -> str:
    return f"{file} was copied to {to}"


# -- `duel-tui duels`

HELP = (
    "List, search, rename, delete, import and export saved duels. DUEL is a number of the list, a name, a file, or "
    "words that fit one duel only. Without a command all are listed, the unfinished ones first."
)
HELP_LIST = "List the duels, the unfinished ones first."
SEARCH = "List the duels in which these words occur: players, decks, game, name, date, unfinished, won, drawn, match."
TRASH = "List the trash."
UNFINISHED = "Only those that can be gone on with."
JSON = "Print one JSON object per duel."
RENAME = "Give a duel a name of its own (that of its file)."
DELETE = "Put duels into the trash. Nothing is deleted for good."
RESTORE = (
    "Take duels out of the trash. DUEL is a number of `duel-tui duels --trash`, a name, a file, or words."
)
IMPORT = "Play duel files through, and copy those that hold into the library. Nothing is written over."
IMPORT_ANYWAY = "Also duels whose positions this version computes differently."
EXPORT = "Copy a duel to a folder, or to a new file. Nothing is written over. Default: this folder."


def duel_line(
    number: int,
    when: str,
    name: str,
    players: tuple[str, str],
    decks: tuple[str, str],
    game: str,
    state: str,
) -> str:
    """A duel of the list: `3  2026-11-30 04:01  Yugi (Beatdown) against Kaiba (Chaos), Yu-Gi-Oh!: unfinished`."""
    one, two = (f"{player} ({deck})" if deck else player for player, deck in zip(players, decks, strict=True))
    called = f'"{name}", ' if name else ""
    return f"{number:3}  {when}  {called}{one} against {two}, {game}: {state}"


def broken_line(number: int, when: str, file: str, why: str) -> str:
    """A file of the list that is no duel."""
    return f"{number:3}  {when}  {file} cannot be used: {why}"


def foot(counts: str, folder: str, trash: bool, some: bool) -> str:
    """What stands under the list."""
    if trash:
        more = " `duel-tui duels restore DUEL` takes one out." if some else ""
        return f"In the trash {folder}: {counts}.{more}"
    more = " `duel-tui play --resume` goes on with the one played last." if some else ""
    return f"In {folder}: {counts}.{more}"


# -- the screen

OPENING = "The duel is being opened ..."
TRASH_TITLE = "Trash"
TRASH_EMPTY = "Nothing lies in the trash."
NOTHING_FITS = "No duel has these words. Esc shows all."
SEARCH_LABEL = "Search: "
LIST_KEYS = "Enter go on  / search  r name  d delete  e export  i import  t trash  Esc back"
FINISHED_KEYS = "Enter replay  / search  r name  d delete  e export  i import  t trash  Esc back"
TRASH_KEYS = "Enter take it out of the trash   / search   e export   Esc back to the list"
SEARCH_KEYS = "type players, decks, a game, a date, won, drawn ...   Enter keep   Esc show all"
LINE_KEYS = "Enter do it   Ctrl+U clear   Esc back"
RENAME_TITLE = "A name for this duel"
RENAME_NOTE = "It becomes the name of the file."
IMPORT_TITLE = "Bring a duel in"
IMPORT_NOTE = "The path of a duel file. It is played through, then copied; the file stays where it is."
EXPORT_TITLE = "Take a copy out"
EXPORT_NOTE = "A folder or a new file. Nothing is written over."


def named(name: str, versus: str) -> str:
    """A duel with a name of its own in the list."""
    return f"{name}: {versus}"


def plain_name(one: str, other: str) -> str:
    """What a duel without a name may be called."""
    return f"{one} against {other}"


def shown(found: int, total: int) -> str:
    """How many duels the search has found."""
    return f"{found} of {total}"


def is_unusable(why: str) -> str:
    return f"This file cannot be used: {why}. It is left as it is."


def played(players: tuple[str, str], decks: tuple[str, str], game: str) -> str:
    """Who plays which deck of which game."""
    one, two = (f"{player} ({deck})" if deck else player for player, deck in zip(players, decks, strict=True))
    return f"{game}: {one} against {two}"


def stands(state: str, reason: str) -> str:
    """How a duel stands or why it ended."""
    return capital(f"{state}: {reason[:1].lower()}{reason[1:]}" if reason else state)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def deleted_here(file: str) -> str:
    return f"{file} lies in the trash; u takes it out again"


# -- line mode

GO_ON = "Go on with a duel that is saved? `duel-tui duels` lists them all."


def offered(name: str, players: tuple[str, str], state: str) -> str:
    """A duel that can be gone on with."""
    versus = f"{players[0]} against {players[1]}"
    return f"{name}: {versus}, {state}" if name else f"{versus}, {state}"
