"""Entry point of `duel-tui` and of `python -m duel_tui`."""

from __future__ import annotations

import errno
import os
import sys

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors of an output that takes nothing more: a full disk, a quota, a device."""


def main() -> None:
    """Run the command line and exit with its code."""
    from duel_tui.cli import cli

    _open_closed()
    try:
        try:
            cli(prog_name="duel-tui")
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        from duel_tui.text.en.cli import cannot_write

        # What is still to be written could not be either, and would be complained about once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        print(cannot_write(error.strerror or str(error)), file=sys.stderr)
        raise SystemExit(2) from None


def _open_closed() -> None:
    """Streams that the caller has closed are empty, or swallow what is written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


if __name__ == "__main__":
    main()
