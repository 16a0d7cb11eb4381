"""What `duel-tui learn --check` says of a lesson file."""

from __future__ import annotations

HELP = "Check a lesson file, or a folder of them: it plays, its wrong moves are wrong, its texts fit 80x24."
ALONE = "--check goes with the path of a file or folder alone."

NO_TITLE = "the lesson has no title; add `title:`"
NO_TEACHES = "the lesson teaches no rule; add `teaches: [RULE-ID]`"
NO_PLAYERS = "the players have no names; add `players: {A: Yugi, B: Kaiba}`"
NO_TASK = "a `try` has no text; put a `say` right before it"
NO_TRY = "there is nothing to do; add a `try`"
NO_WRONG = "no wrong move is answered; add `wrong:` to a `try`"
NO_EXPECT = "nothing is checked; add an `expect`"
NO_CHECK = "there is no check at the end; let an `ask` or a `try` stand last, or before a last `say`"


def no_rule(rule: str) -> str:
    """A rule id that no page has."""
    return f"there is no rule {rule}; `duel-tui rules` lists them"


def three_hints(found: int) -> str:
    """A move without its three hints."""
    return f"a `try` has three hints, from where to look to what to do; this one has {found}"


def no_mark(mark: str) -> str:
    """A mark that names no place."""
    return f'"{mark}" is no place to mark; write `A:m1`, `B:lp`, `A:monsters`, `phase`'


def too_long(text: str, rows: int, most: int, cells: int) -> str:
    """A text that does not fit."""
    return (
        f'the text "{text}..." takes {rows} lines of {cells} cells, {most} fit; shorten it or make two of it'
    )


def small_answer(text: str) -> str:
    """An answer that may be the second half of one with a comma."""
    return f'the answer "{text}" begins with a small letter; quote an answer that has a comma'


def not_wrong(command: str) -> str:
    """A move under `wrong` that the lesson takes for right."""
    return f'"{command}" stands under `wrong`, but it is right or not asked'


def not_answered(command: str) -> str:
    """A move under `wrong` whose answer does not come."""
    return f'"{command}" under `wrong` is not answered by its text; write it as the game writes it'


def no_reason(command: str, said: str) -> str:
    """A refusal that cites no rule."""
    return f'"{command}" under `wrong` is refused without a rule: {said}'


def good(file: str) -> str:
    """A lesson without a fault."""
    return f"{file}: a good lesson"
