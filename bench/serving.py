"""Servers for a bench: processes without limits, on SQLite or together on PostgreSQL, and what they use."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.postgres import postgres

SERVER = """
import sys
from defuse.server.transport.running import listen, run
from defuse.server.settings import Settings
many = 10**6
database, cluster, idle = sys.argv[1:]
settings = Settings(
    database=database, cluster=cluster, workers=1, connections=many, connections_each=many, tables=many,
    tables_each=many, requests_each=many, burst=many, rate=many, idle_seconds=float(idle),
)
sock = listen("127.0.0.1", 0)
run(settings, sock, level="warning", ready=lambda: print(sock.getsockname()[1], flush=True))
"""
LONG = 10**6
"""Seconds after which a table without anybody is let go of: never, here."""
SPIN = "while True: pass"


class Process:
    """A server, and what it uses."""

    def __init__(self, database: str, cluster: str = "", idle: float = LONG) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, database, cluster, str(idle)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        """Seconds of a core so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident memory, in kB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def keeping(self) -> float:
        """Milliseconds until an act is kept, on average."""
        said = self._metrics()
        return float(said["defuse_keep_seconds_sum"]) / float(said["defuse_keep_seconds_count"]) * 1000

    def tables(self) -> int:
        """How many tables it has in memory."""
        return int(float(self._metrics()["defuse_tables"]))

    def _metrics(self) -> dict[str, str]:
        lines = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=60).text.splitlines()
        return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))

    def end(self) -> None:
        """Stop it in good order."""
        self.process.terminate()
        self.process.wait(60)


@contextmanager
def serving(folder: Path, processes: int, *, server: bool, idle: float = LONG) -> Iterator[Sequence[Process]]:
    """So many processes: on one PostgreSQL of their own, or one alone on a file."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres()) if server else f"sqlite:///{folder / 'bench.sqlite'}"
        found: list[Process] = []
        for _ in range(processes):
            found.append(Process(database, "bench" if server else "", idle))
            stack.callback(found[-1].end)
        yield found


@contextmanager
def busy(programs: int) -> Iterator[None]:
    """So many other programs that never rest."""
    found = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(programs)]
    try:
        yield
    finally:
        for each in found:
            each.kill()
            each.wait()
