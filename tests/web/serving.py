"""A server for the tests of the client: `python serving.py STORE` prints its address and serves until it is ended."""

from __future__ import annotations

import sys

from defuse.server.settings import Settings
from defuse.server.transport.running import listen, run


def main(store: str) -> None:
    sock = listen("127.0.0.1", 0)
    settings = Settings(
        database=f"sqlite+aiosqlite:///{store}",
        tables_each=100_000,
        requests_each=100_000,
        crews_each=100_000,
        recoveries_each=100_000,
        calculations_each=100_000,
        tries_each=100_000,
        workers=1,
    )
    url = f"http://127.0.0.1:{sock.getsockname()[1]}"
    run(settings, sock, level="error", ready=lambda: print(url, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
