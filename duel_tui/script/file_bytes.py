"""What stands in a file that somebody named."""

from __future__ import annotations

import os
from pathlib import Path


def bytes_of(path: str | Path, most: int = -1) -> bytes:
    """The content of a file, or its first bytes. Raises OSError.

    A pipe into which nobody writes holds nothing; opened in the usual way it would never answer.
    """
    with open(path, "rb", opener=_at_once) as file:
        return file.read(most)


def _at_once(path: str, flags: int) -> int:
    file = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "set_blocking"):
        # Only the opening may not wait: what a writer has not sent yet still comes.
        os.set_blocking(file, True)
    return file
