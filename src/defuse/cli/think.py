"""`defuse think`: think for the bots of a cluster, on a machine that does nothing else."""

from __future__ import annotations

import asyncio
import logging.config
from typing import Annotated

import typer

from defuse.cli.console import Failure, console
from defuse.cli.language import spoken
from defuse.cli.serve import checked_cluster, checked_level, with_driver
from defuse.server.settings import Settings
from defuse.words import reason_of, say


def command(
    database: Annotated[str, typer.Option("--database", metavar="URL")],
    cluster: Annotated[str, typer.Option("--cluster", metavar="NAME")],
    workers: Annotated[int, typer.Option("--workers", min=0, show_default=False)] = 0,
    log: Annotated[str, typer.Option("--log")] = "warning",
) -> None:
    """Think for the bots of a cluster until Ctrl-C."""
    checked_level(log)
    url = with_driver(database)
    checked_cluster(cluster, url)
    from defuse.server.logs import configure
    from defuse.server.store.interface import StoreError
    from defuse.server.workers.thinking import think  # takes a second, which no other command should wait for

    logging.config.dictConfig(configure(log))
    count = Settings(workers=workers).worker_count()

    def ready() -> None:
        console().print(spoken(say("cli-think-ready", workers=count, cluster=cluster)))

    try:
        asyncio.run(think(url, cluster, count, ready))
    except StoreError as error:
        raise Failure(reason_of(error)) from error
