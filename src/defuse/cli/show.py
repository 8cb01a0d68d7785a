"""`defuse show`: a picture of a table, from a replay or from a text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from defuse.busters.view import View
from defuse.busters.wires import seat_name
from defuse.cli.console import console, misuse, print_json
from defuse.cli.files import looks_like_replay, moment_at, read, replay_from, table_from
from defuse.cli.picture import picture
from defuse.cli.scene import Scene, scene_of
from defuse.cli.seats import EVERYTHING, SPECTATOR, seat_of
from defuse.kernel import Game, Observation

LAST = 8
"""How many sentences of what happened last are shown."""


def command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A replay (.defuse) or a table in notation; - reads standard input.")
    ],
    seat: Annotated[
        str | None,
        typer.Option("--seat", "-s", help="What a seat knows (A to E), or a spectator; without it, the truth."),
    ] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help="In a replay: the table after so many acts.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Show a table as a picture: the truth, or what a seat knows."""
    data = read(file)
    if looks_like_replay(file, data):
        moment = moment_at(file, replay_from(file, data), at)
        scene = seen_by(moment.game, seat, moment.said)
    elif at is not None:
        raise misuse(f"--at is for replays; {file} is a table in notation")
    else:
        table = table_from(file, data)
        scene = seen_by(table, seat) if isinstance(table, Game) else _part_of(table, seat, file)
    if json:
        print_json(scene)
    else:
        out = console()
        out.print(picture(scene, out.width))


def seen_by(game: Game, seat: str | None, said: Sequence[str] = ()) -> Scene:
    """The table as a seat, a spectator or somebody who knows the truth sees it."""
    viewer = EVERYTHING
    view: View = game.table()
    if seat is not None and seat.strip().lower() == SPECTATOR:
        viewer, view = SPECTATOR, game.view(None)
    elif seat is not None:
        number = seat_of(seat, game.public.players)
        viewer, view = seat_name(number), game.view(number)
    return scene_of(view, viewer, acts=len(game.acts), last=said[-LAST:])


def _part_of(seen: Observation, seat: str | None, file: Path) -> Scene:
    """What the one seat sees that a text speaks of."""
    viewer = SPECTATOR if seen.seat is None else seat_name(seen.seat)
    if seat is not None and seat.strip().lower() != SPECTATOR:
        seat = seat_name(seat_of(seat, seen.public.players))
    if seat is not None and seat.strip().lower() != viewer.lower():
        raise misuse(f"--seat {seat}: {file} says only what {viewer} sees")
    return scene_of(seen.view(), viewer)
