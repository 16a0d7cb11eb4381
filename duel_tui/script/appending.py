"""A file that only grows by whole lines, and that one program at a time may write."""

from __future__ import annotations

import contextlib
import errno
import os
import time
from pathlib import Path

from duel_tui.script.errors import LookOnly, SaveError
from duel_tui.text.en import running as say
from duel_tui.text.plain import plain

try:
    import fcntl
except (
    ImportError
):  # pragma: no cover - Windows has no such lock; two programs there are the user's own business
    fcntl = None  # type: ignore[assignment]

_FLAGS = os.O_RDWR | os.O_APPEND | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NO_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EROFS)
"""What a file system answers that cannot force anything to a disk."""


OLD = 24 * 3600
"""Seconds after which nobody is at work on a draft any more."""


class LineFile:
    """Appends whole lines to a locked file.

    `keep` is how much of the file counts, in bytes: what lies behind it (a torn line) is cut off when, and only when,
    the first new line is written. With `durable`, each line is also forced to the disk before `append` returns, so that
    it outlives a power cut and not only the program. Raises LookOnly and SaveError.
    """

    def __init__(self, path: Path, durable: bool = True) -> None:
        self.path = path
        self.durable = durable
        self._closed = False
        self._open()
        self.keep = self._size = os.fstat(self._file).st_size

    def _open(self) -> None:
        try:
            file = os.open(self.path, _FLAGS)
        except OSError as error:
            why = error.strerror or str(error)
            raise LookOnly(say.not_writable(plain(str(self.path)), why), say.NOT_WRITABLE) from None
        try:
            lock(file, self.path)
        except BaseException:
            os.close(file)
            raise
        self._file = file

    def append(self, lines: str) -> None:
        """Write whole lines; they are on the disk when this returns. On an error the file is as before."""
        data = lines.encode()
        assert data.endswith(b"\n")
        try:
            status = os.fstat(self._file)
            if not status.st_nlink:
                self._rescue()
            elif status.st_size != self._size:
                raise SaveError(say.changed_elsewhere(plain(str(self.path))))
            if self._size != self.keep:
                os.ftruncate(self._file, self.keep)
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
            if self.durable:
                force(self._file)
        except SaveError:
            raise
        except OSError as error:
            self._cut()
            raise SaveError(say.cannot_save(plain(str(self.path)), error.strerror or str(error))) from None
        self.keep += len(data)
        self._size = self.keep

    def _rescue(self) -> None:
        """The file was deleted while it was open: what it held, still readable here, gets a name again."""
        whole = b""
        while part := os.pread(self._file, 1 << 20, len(whole)):
            whole += part
        path = create_bytes(self.path.parent, self.path.name.removesuffix(".duel"), whole)
        old, self.path = self._file, path
        self._open()
        os.close(old)

    def _cut(self) -> None:
        """Take a half-written line back as well as the disk allows."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, self.keep)
        with contextlib.suppress(OSError):
            self._size = os.fstat(self._file).st_size

    def close(self) -> None:
        """Give the file free."""
        if not self._closed:
            self._closed = True
            os.close(self._file)


def lock(file: int, path: Path) -> None:
    """Let no other program write to an open file. Raises LookOnly when one does, SaveError when the file has gone."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LookOnly(say.file_in_use(plain(str(path))), say.FILE_IN_USE) from None
        except OSError:
            pass  # a file system without locks; `append` sees when somebody else has written
    # Between the two calls the file may have been renamed, or another one put in its place.
    with contextlib.suppress(OSError):
        if os.path.samestat(os.fstat(file), os.stat(path)):
            return
    raise SaveError(say.was_moved(plain(str(path))))


def force(file: int) -> None:
    """Have what was written to an open file or folder on the disk. Raises OSError."""
    try:
        getattr(os, "fdatasync", os.fsync)(file)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise


def create_file(folder: Path, name: str, text: str) -> Path:
    """A new file with this text, whole or not at all; a name that is taken gets a number.

    Raises SaveError.
    """
    return create_bytes(folder, name, text.encode())


def create_bytes(folder: Path, name: str, data: bytes, modified: float | None = None) -> Path:
    """As `create_file`; `modified` is when it shall seem to have been written (seconds since 1970)."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f".{name}.{os.getpid()}.tmp"
        try:
            with draft.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if modified is not None:
                os.utime(draft, (modified, modified))
            path = publish(draft, folder, name)
        finally:
            draft.unlink(missing_ok=True)
        force_folder(folder)
        _sweep(folder)
        return path
    except OSError as error:
        raise SaveError(say.cannot_create(plain(str(folder)), error.strerror or str(error))) from None


def _sweep(folder: Path) -> None:
    """Take away the drafts of programs that were killed long ago while they began a file."""
    with contextlib.suppress(OSError):
        for path in folder.glob(".*.tmp"):
            if path.stat().st_mtime < time.time() - OLD:
                path.unlink()


def force_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, as well as the system allows."""
    with contextlib.suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            force(file)
        finally:
            os.close(file)


def publish(file: Path, folder: Path, name: str, numbered: bool = True) -> Path:
    """Give a file a second name in a folder without writing over anything.

    If `numbered`, a name that is taken gets a number. Where there are no second names, the file gives up its own.
    Raises OSError.
    """
    for number in range(1, 1000 if numbered else 2):
        path = folder / (f"{name}.duel" if number == 1 else f"{name}-{number}.duel")
        try:
            os.link(file, path)
            return path
        except FileExistsError:
            continue
        except OSError:
            # Some file systems have no links. The name was free a moment ago.
            if not os.path.lexists(path):
                file.rename(path)
                return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), f"{name}.duel")
