"""What the command line says about itself."""

APP = "Duel in the terminal, by the rules of 2002-2006."
VERSION = "%(prog)s %(version)s"

RUN = "Play duel files without players and check what they say. Exit code 0: all hold, 1: one fails, 2: unreadable."
RUN_JSON = "Print one JSON object per file."


def cannot_write(why: str) -> str:
    """The output takes nothing more."""
    return f"duel-tui: the output cannot be written ({why[:1].lower()}{why[1:]})"
