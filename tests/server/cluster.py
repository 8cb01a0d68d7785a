"""A cluster on this machine: processes that share one PostgreSQL, behind nginx as `deploy/nginx.conf` sets it up."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.ports import free_ports
from tests.server.postgres import Postgres, postgres_server

CONFIGURATION = Path(__file__).parents[2] / "deploy/nginx.conf"
SERVE = "import typer; from defuse.cli import serve; typer.run(serve.command)"
NEWER = "from defuse.server.tables import state; state.FORMAT += 1; "
"""A process of the next version, as far as others can tell: what it keeps of a table, older ones do not know."""

AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/defuse.conf;
}}
"""


def nginx() -> str:
    """The program; without it the test is skipped, except in CI, where it fails."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("nginx is not installed, and in CI it has to be")
        pytest.skip("nginx is not installed")
    return found


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Member:
    """One process of the cluster, which can be started again."""

    def __init__(self, database: str, port: int, log: Path) -> None:
        self.database, self.port, self.log = database, port, log
        self.process: subprocess.Popen[bytes] | None = None
        self.newer = False

    def start(self, *, wait: bool = True) -> None:
        """Start it; it is open when this returns, unless nobody waits."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-c", NEWER + SERVE if self.newer else SERVE),
                    *("--port", str(self.port), "--database", self.database),
                    *("--cluster", "tests", "--workers", "1", "--proxies", "127.0.0.1", "--log", "info"),
                ],
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        while wait and not self.is_open():
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            time.sleep(0.05)

    def is_open(self) -> bool:
        """Whether it can be reached."""
        return is_open(self.port)

    def send(self, which: signal.Signals) -> None:
        """Send it a signal."""
        if self.process is not None:
            self.process.send_signal(which)

    def end(self, which: signal.Signals = signal.SIGKILL) -> None:
        """End it, and wait until it has ended."""
        if self.process is not None:
            self.send(which)
            if which == signal.SIGKILL:
                self.send(signal.SIGCONT)
            self.process.wait(60)
            self.process = None


class Cluster:
    """Processes, a database and nginx."""

    def __init__(self, members: list[Member], database: Postgres, port: int) -> None:
        self.members = members
        self.database = database
        self.port = port
        """Where nginx listens."""


@contextmanager
def cluster(folder: Path, processes: int) -> Iterator[Cluster]:
    """A cluster that is open; gone at the end."""
    program = nginx()
    *ports, front = free_ports(processes + 1)
    with postgres_server() as database:
        members = [Member(database.url, port, folder / f"{port}.log") for port in ports]
        written = CONFIGURATION.read_text()
        lines = "\n".join(f"    server 127.0.0.1:{port} max_fails=0;" for port in ports)
        written = re.sub(r"(    server 127\.0\.0\.1:80\d\d max_fails=0;\n?)+", lines + "\n", written)
        written = written.replace("listen 80;", f"listen 127.0.0.1:{front};")
        # All the people of a test come from one address: they say themselves where they want to come from.
        written = written.replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for")
        # Whoever plays in a test is never silent for long, so a frozen process is noticed sooner here.
        written = written.replace("proxy_read_timeout 15s", "proxy_read_timeout 5s")
        written = re.sub(r"^ *limit_(conn|req)(_zone)? .*\n", "", written, flags=re.MULTILINE)
        (folder / "defuse.conf").write_text(written)
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        proxy = None
        try:
            for member in members:
                member.start(wait=False)
            for member in members:
                while not member.is_open():
                    assert member.process is not None
                    assert member.process.poll() is None, member.log.read_text()[-3000:]
                    time.sleep(0.05)
            proxy = subprocess.Popen([program, "-c", folder / "nginx.conf", "-e", folder / "error.log"])
            while not is_open(front):
                assert proxy.poll() is None, (folder / "error.log").read_text()
                time.sleep(0.05)
            yield Cluster(members, database, front)
        finally:
            if proxy is not None:
                proxy.terminate()
                proxy.wait(30)
            for member in members:
                member.end()
