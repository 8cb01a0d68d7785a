"""Settings of a server."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path


def data_folder() -> Path:
    """Where programs keep their data for this user."""
    # A Mac kept tables here even where XDG_DATA_HOME names another place: they are found again.
    before = Path.home() / "Library" / "Application Support" / "defuse"
    return before if before.is_dir() else user_data_path("defuse", appauthor=False)


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


CLIENT = Path(__file__).parent / "static"
"""The browser client as it comes with the package."""


HERE = ("127.0.0.1", "::1")
"""The addresses of the machine that the server runs on."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is run. docs/server.md explains each."""

    database: str = ""
    """Where acts are kept; empty for `default_database()`."""
    cluster: str = ""
    """The name of the cluster that this process belongs to; empty where it is alone. Needs PostgreSQL."""
    origins: tuple[str, ...] = ()
    """Other origins than its own whose pages may talk to it."""
    names: tuple[str, ...] = ()
    """The names that it is reached by; requests for others are refused. Empty for any name."""
    static: Path = CLIENT
    """The built browser client."""
    workers: int = 0
    """How many processes think for bots; 0 for one less than there are cores, but at least one."""

    metrics: tuple[str, ...] = HERE
    """The addresses that may read `/metrics`. Players may not: they would see how long bots think, and hidden acts."""

    message_size: int = 16_384
    burst: int = 20
    """How many messages a connection may send at once."""
    rate: float = 5.0
    """How many messages a second on average, after that."""
    bad_messages: int = 10
    """After so many messages that cannot be read, the connection is closed."""
    queue: int = 128
    """How many messages may wait for a connection that reads slowly."""
    queue_bytes: int = 524_288
    """How long these may be together. One message may wait however long it is."""
    write_bytes: int = 262_144
    """A connection that leaves so much unread in the buffer that we write to is dropped."""
    unread_seconds: float = 30.0
    """So is one that reads nothing of an answer for so long."""
    header_seconds: float = 10.0
    """How long the header of a request may take to come."""
    body_seconds: float = 20.0
    """How long its body may take after that."""
    path_size: int = 2_000
    """How long a path may be."""
    hello_seconds: float = 10.0
    connections: int = 20_000
    """How many connections in all."""
    connections_each: int = 200
    """How many connections from one address."""
    seat_connections: int = 4
    tables_each: int = 30
    """How many new tables an hour from one address."""
    files_each: int = 30
    """How many files to be reviewed an hour from one address."""
    file_size: int = 524_288
    """How long such a file may be."""
    tries_each: int = 120
    """How many answers, hints and solutions of puzzles a minute from one address."""
    calculations_each: int = 240
    """How many questions to the calculator a minute from one address."""
    requests_each: int = 600
    """How many requests a minute from one address."""
    tables: int = 20_000
    """How many tables in memory."""
    idle_seconds: float = 900.0
    """After so long without anybody, a table leaves the memory; it stays in the store."""
    talk_burst: int = 30
    """How much may be said at once at a table by all who are there; players have two thirds of it."""
    talk_rate: float = 3.0
    """How much a second on average, after that."""
    games: int = 500
    """How many games a table may have."""
    token_days: int = 180
    """After so many days without its person, a seat is given up; 0 for never."""
    keep_days: int = 0
    """Tables that have not changed for so many days are deleted; 0 for never."""
    crews_each: int = 10
    """How many new crews an hour from one address."""
    recoveries_each: int = 10
    """How many recovery codes may be tried an hour from one address; ten times as many for one crew."""
    crew_members: int = 12
    crew_devices: int = 8
    """How many devices a member may have. A further one takes the place of the oldest."""
    crew_games: int = 2_000
    """How many games a crew may have."""
    crew_file_size: int = 16_777_216
    """How long the file of a crew may be that is imported."""
    crew_rates: bool = True
    """Whether everybody may know what crews win on average, as far as they agree."""
    host_seconds: float = 60.0
    """After so long without its host, a table goes to somebody who is there."""
    luck_seconds: float = 2.0
    """Whose browser is silent for so long while a deal is made, adds nothing to it."""

    def url(self) -> str:
        """The address of the store."""
        return self.database or default_database()

    def worker_count(self) -> int:
        """How many processes think for bots."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
