"""What is said when a duel file is played: failures, reports of a run, saving and resuming."""

from __future__ import annotations

from collections.abc import Sequence

from duel_tui.engine.errors import Ambiguous, DuelError, NotACommand, NotLegal
from duel_tui.text.en.refusals import reason_text
from duel_tui.text.en.script import Sentences, listed


def the_duel_begins() -> str:
    return "the duel begins"


def a_stable_point() -> str:
    return "a stable point (the turn player may act, nothing is resolving)"


def cannot_be_passed(player: int, kind: str) -> str:
    return f"player {'AB'[player]} must answer first ({kind})"


def duel_is_over() -> str:
    return "the duel is over"


def duel_goes_on() -> str:
    return "the duel goes on"


def won_in_turn(winner: str, turn: int) -> str:
    return f"winner {winner} in turn {turn}"


def no_offer() -> str:
    return "the other player has offered no draw"


def phase_not_reached(phase: str) -> str:
    return f"{phase} does not begin by passing"


def the_line_plays() -> str:
    return "the line plays"


def program_fault(error: str, where: str) -> str:
    return f"a fault of the program: {error} ({where})"


def it_is_legal() -> str:
    return "it is legal"


def nothing_to_undo(count: int) -> str:
    return f"only {count} written answers" if count != 1 else "only 1 written answer"


def refused(error: DuelError | None) -> str:
    """Why a command is refused, with the ids of the rules."""
    if error is None:
        return "it is legal, but not at this moment"
    if isinstance(error, NotACommand):
        return f"not a command: {error.text}"
    if isinstance(error, Ambiguous):
        return f"several cards fit: {listed(error.candidates)}"
    if not isinstance(error, NotLegal):
        return str(error)
    ids = f" ({', '.join(error.rules)})" if error.rules else ""
    return f"not legal: {reason(error)}{ids}"


def reason(error: NotLegal) -> str:
    """The reason of a refusal in words."""
    return reason_text(error.reason).removesuffix(".")


def refused_at(player: str | None, kind: str, error: DuelError | None) -> str:
    where = f"player {player} is asked ({kind})" if player else duel_is_over()
    return f"{refused(error)}; {where}"


def other_rules(error: DuelError | None, rules: Sequence[str]) -> str:
    return f"refused by {', '.join(rules)}" if rules else f"refused without a rule id: {refused(error)}"


def other_digest(
    found: str, recorded: tuple[int, Sequence[str]] | None, written_by: str | None, own: str
) -> str:
    """The digest of a position differs from the recorded one; `recorded` is the line of a position and differences."""
    parts = [found]
    if recorded is not None:
        line, differences = recorded
        if differences:
            parts.append(f"the position of line {line} differs: " + "; ".join(differences))
        else:
            parts.append(
                f"the position of line {line} is the same, so what differs came later or lies in the luck"
            )
    if written_by is not None and written_by != own:
        parts.append(f"the file was written by version {written_by}, this is {own}")
    return "; ".join(parts)


def run_failed(file: str, line: int | None, expected: str, found: str) -> str:
    place = f"{file}:{line}" if line else file
    return f"{place}: expected {expected}; found {found}"


def legal_commands(commands: Sequence[str]) -> str:
    return f"    legal: {listed(commands, 20)}" if commands else "    no command is legal"


def run_summary(passed: int, failed: int, unreadable: int) -> str:
    parts = [f"{passed} passed"]
    if failed:
        parts.append(f"{failed} failed")
    if unreadable:
        parts.append(f"{unreadable} cannot be read")
    return ", ".join(parts)


def no_files(folder: str) -> Sentences:
    return f"no `.duel` file in {folder}", "name a file, or a folder that has some"


# -- saving


FILE_IN_USE = "Another duel-tui plays this duel: here it can only be looked at."
NOT_WRITABLE = "This file may not be written: the duel can only be looked at."


def file_in_use(file: str) -> str:
    return f"{file} is open in another duel-tui; here it can only be looked at until it is closed there"


def not_writable(file: str, why: str) -> str:
    return f"{file} may not be written ({why.lower()}); it can only be looked at"


def was_moved(file: str) -> str:
    return f"{file} has just been moved or replaced by another program; open it again"


def changed_elsewhere(file: str) -> str:
    return f"{file}: another program has written to it; the last answer was not played, open the duel again"


def cannot_save(file: str, why: str) -> str:
    return f"{file}: the duel cannot be saved ({why.lower()}); the last answer was not played"


def cannot_create(folder: str, why: str) -> str:
    return f"{folder}: no duel can be saved here ({why.lower()}); set DUEL_TUI_DATA to a folder of yours"


def no_resume(command: str, why: str) -> Sentences:
    return f"`{command}` cannot be played again: {why}", "the duel up to here is still in the file"


def is_finished(file: str) -> Sentences:
    return "this duel is finished", "choose another one, or look at it with `duel-tui replay`"


def is_no_saved_duel() -> Sentences:
    return (
        "this line is not one that a saved duel has",
        "a duel can be resumed only from a file that the game wrote",
    )


def cannot_continue(differs: str) -> Sentences:
    return (
        f"played again, the position is another one than recorded: {differs}",
        "`duel-tui replay` shows what the file recorded, `duel-tui run` tells more",
    )
