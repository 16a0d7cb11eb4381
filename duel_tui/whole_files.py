"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path


def write_whole(path: Path, text: str, over: bool = True) -> None:
    """Write a text file in UTF-8, with the line ends that the text has, into a folder that is there.

    Without `over` a file that is there stays as it is. Raises OSError, FileExistsError among them.
    """
    draft = path.parent / f".{path.name}.{os.getpid()}.tmp"
    try:
        draft.write_bytes(text.encode())
        if over:
            draft.replace(path)
        else:
            _publish(draft, path)
    finally:
        # What failed before says more than that there is nothing to take away.
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def _publish(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems have no second names. The name was free a moment ago.
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        draft.rename(path)
