"""A file that only grows by whole lines, and that one program at a time may write."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from duel_tui.script.errors import SaveError
from duel_tui.text.en import running as say
from duel_tui.text.plain import plain

try:
    import fcntl
except (
    ImportError
):  # pragma: no cover - Windows has no such lock; two programs there are the user's own business
    fcntl = None  # type: ignore[assignment]

_FLAGS = os.O_RDWR | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class LineFile:
    """Appends whole lines to a locked file.

    `keep` is how much of the file counts, in bytes: what lies behind it (a torn line) is cut off when, and only when,
    the first new line is written. With `durable`, each line is also forced to the disk.
    """

    def __init__(self, path: Path, durable: bool = False) -> None:
        self.path = path
        self.durable = durable
        try:
            self._file = os.open(path, _FLAGS)
        except OSError as error:
            raise SaveError(say.cannot_save(plain(str(path)), error.strerror or str(error))) from None
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise SaveError(say.file_in_use(plain(str(path)))) from None
        self.keep = os.fstat(self._file).st_size
        self._closed = False

    def append(self, lines: str) -> None:
        """Write whole lines; they are with the system when this returns. On an error the file is as before."""
        data = lines.encode()
        assert data.endswith(b"\n")
        try:
            if os.fstat(self._file).st_size != self.keep:
                os.ftruncate(self._file, self.keep)
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
            if self.durable:
                os.fsync(self._file)
        except OSError as error:
            self._cut()
            raise SaveError(say.cannot_save(plain(str(self.path)), error.strerror or str(error))) from None
        self.keep += len(data)

    def _cut(self) -> None:
        """Take a half-written line back as well as the disk allows."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, self.keep)

    def close(self) -> None:
        """Give the file free."""
        if not self._closed:
            self._closed = True
            os.close(self._file)


def create_file(folder: Path, name: str, text: str) -> Path:
    """A new file with this text, whole or not at all; a name that is taken gets a number.

    Raises SaveError.
    """
    data = text.encode()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f".{name}.{os.getpid()}.tmp"
        try:
            with draft.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            return _publish(draft, folder, name)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(say.cannot_create(plain(str(folder)), error.strerror or str(error))) from None


def _publish(draft: Path, folder: Path, name: str) -> Path:
    for number in range(1, 1000):
        path = folder / (f"{name}.duel" if number == 1 else f"{name}-{number}.duel")
        try:
            os.link(draft, path)
            return path
        except FileExistsError:
            continue
        except OSError:
            # Some file systems have no links. The name was free a moment ago.
            if not path.exists():
                draft.replace(path)
                return path
    raise FileExistsError(f"{name}.duel")
