"""A PostgreSQL server of our own, where the binaries are there: in a folder of its own, gone after the tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Literal

import pytest

from tests.ports import free_ports


def binaries() -> Path | None:
    """The folder with `initdb` and `postgres`, or None."""
    found = [Path(path).parent for name in ("initdb",) if (path := shutil.which(name))]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def require() -> Path:
    """The binaries; without them the test is skipped, except in CI, where it fails."""
    found = binaries()
    if found is not None and _account() is not False:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail("PostgreSQL is not installed, and in CI it has to be")
    pytest.skip("PostgreSQL is not installed")


def _account() -> str | bool | None:
    """Who runs it: it refuses to be run by root. None: whoever we are. False: nobody can."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return False


Trouble = Literal["stopped", "frozen", "full"]

FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON tables EXECUTE FUNCTION full_disk();
CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON games EXECUTE FUNCTION full_disk();
CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON acts EXECUTE FUNCTION full_disk();
"""
ROOM = "DROP FUNCTION full_disk CASCADE"


class Postgres:
    """A server of our own, which can be stopped, frozen and started again."""

    def __init__(self, bin: Path, folder: Path, user: str | None) -> None:
        self._bin, self._folder, self._user = bin, folder, user
        [self._port] = free_ports(1)
        self._server: subprocess.Popen[bytes] | None = None
        self.data = folder / "data"

    @property
    def url(self) -> str:
        """The address of an empty database on it."""
        return f"postgresql+asyncpg://defuse@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = self._folder / "log"
        with log.open("wb") as out:
            self._server = subprocess.Popen(
                [
                    *(self._bin / "postgres", "-D", self.data, "-p", str(self._port), "-k", self._folder),
                    *("-h", "127.0.0.1", "-c", "max_connections=200"),
                ],
                stdout=out,
                stderr=out,
                user=self._user,
                cwd=self._folder,
            )
        _wait_for(self._port, self._server, log)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: connections are cut off at once."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(60)
            self._server = None

    async def fill(self, on: bool) -> None:
        """Let it answer whatever is to be written as it does when its disk is full, or not any more."""
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.url.replace("+asyncpg", ""))
        try:
            await connection.execute(FULL if on else ROOM)
        finally:
            await connection.close()

    def freeze(self, on: bool) -> None:
        """Let it and all of its processes stand still, or go on."""
        assert self._server is not None
        pids = [self._server.pid, *_children(self._server.pid)]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A server that runs."""
    bin = require()
    account = _account()
    user = account if isinstance(account, str) else None
    folder = Path(tempfile.mkdtemp(prefix="defuse-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        server = Postgres(bin, folder, user)
        subprocess.run(
            [bin / "initdb", "-D", server.data, "-U", "defuse", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@asynccontextmanager
async def troubled(server: Postgres, how: Trouble) -> AsyncIterator[None]:
    """Something is wrong with it for a while."""
    if how == "stopped":
        server.stop()
    elif how == "frozen":
        server.freeze(True)
    else:
        await server.fill(True)
    try:
        yield
    finally:
        if how == "stopped":
            await asyncio.to_thread(server.start)
        elif how == "frozen":
            server.freeze(False)
        else:
            await server.fill(False)


@contextmanager
def postgres() -> Iterator[str]:
    """A server, as the address of an empty database on it."""
    with postgres_server() as server:
        yield server.url


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def _wait_for(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        if b"ready to accept connections" in log.read_bytes():
            return
        time.sleep(0.1)
    pytest.fail(f"PostgreSQL did not start on port {port}: {log.read_text()[-500:]}")
