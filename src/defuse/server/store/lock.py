"""The lock of the embedded database: a file beside it that one process holds as long as it lives."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from defuse.words import Told, say


class Locked(Told, OSError):
    """Another process has it."""

    def __init__(self, file: Path, who: str) -> None:
        told = {"file": str(file)}
        super().__init__(say("store-locked-by", **told, process=who) if who else say("store-locked", **told))


class FileLock:
    """A lock that ends with its process, however that ends. Raises Locked where another process has it."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        try:
            _lock(self._file)
        except OSError:
            who = self._file.read().strip()
            self._file.close()
            raise Locked(database, who if who.isdigit() else "") from None
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        """Let others have it. The file stays: whoever removed it could remove one that another has just locked."""
        with suppress(OSError):
            self._file.truncate(0)
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Windows locks bytes, and nobody can read those that are locked: take one far behind the number."""

    def _lock(file: IO[str]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
