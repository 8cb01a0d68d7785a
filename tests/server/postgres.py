"""A PostgreSQL server of our own, where the binaries are there: in a folder of its own, gone after the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


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


@contextmanager
def postgres() -> Iterator[str]:
    """A server, as the address of an empty database on it."""
    bin = require()
    account = _account()
    user = account if isinstance(account, str) else None
    folder = Path(tempfile.mkdtemp(prefix="defuse-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        subprocess.run(
            [bin / "initdb", "-D", data, "-U", "defuse", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with open(folder / "log", "wb") as log:
            server = subprocess.Popen(
                [bin / "postgres", "-D", data, "-p", str(port), "-k", folder, "-h", "127.0.0.1"],
                stdout=log,
                stderr=log,
                user=user,
                cwd=folder,
            )
        try:
            _wait_for(port, server, folder / "log")
            yield f"postgresql+asyncpg://defuse@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        if b"ready to accept connections" in log.read_bytes():
            return
        time.sleep(0.1)
    pytest.fail(f"PostgreSQL did not start on port {port}: {log.read_text()[-500:]}")
