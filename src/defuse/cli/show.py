"""`defuse show`: a picture of a table, from a replay or from a text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from defuse.cli.console import console, misuse, print_json
from defuse.cli.files import looks_like_replay, moment_at, read, replay_from, table_from
from defuse.cli.games.game import command_game
from defuse.cli.seats import EVERYTHING, SPECTATOR, seat_name, seat_of
from defuse.kernel import Game, Observation
from defuse.words import Message, say

LAST = 8
"""How many sentences of what happened last are shown."""


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[
        str | None,
        typer.Option("--seat", "-s"),
    ] = None,
    at: Annotated[int | None, typer.Option("--at", min=0)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show a table as a picture: the truth, or what a seat knows."""
    data = read(file)
    if looks_like_replay(file, data):
        moment = moment_at(file, replay_from(file, data), at)
        game, scene = moment.game.kit.name, seen_by(moment.game, seat, moment.said)
    elif at is not None:
        raise misuse(say("cli-at-is-for-replays", file=str(file)))
    else:
        table = table_from(file, data)
        if isinstance(table, Game):
            game, scene = table.kit.name, seen_by(table, seat)
        else:
            game, scene = table.game, _part_of(table, seat, file)
    if json:
        print_json(scene)
    else:
        out = console()
        out.print(command_game(game).picture(scene, out.width))


def seen_by(game: Game, seat: str | None = None, said: Sequence[Message] = ()) -> Struct:
    """The table as a seat, a spectator or somebody who knows the truth sees it."""
    if seat is None:
        scene = command_game(game.kit.name).scene
        return scene(game.table(), EVERYTHING, sealed=game.secret.sealed, acts=len(game.acts), last=said[-LAST:])
    spectator = seat.strip().lower() == SPECTATOR
    return _scene(game.observe(None if spectator else seat_of(seat, game.public.players)), len(game.acts), said)


def _scene(seen: Observation, acts: int = 0, said: Sequence[Message] = ()) -> Struct:
    """The table as an observation has it: there is nothing else to draw it from."""
    viewer = SPECTATOR if seen.seat is None else seat_name(seen.seat)
    sealed = () if seen.sealed is None else (seen.sealed,)
    return command_game(seen.game).scene(seen.view(), viewer, sealed=sealed, acts=acts, last=said[-LAST:])


def _part_of(seen: Observation, seat: str | None, file: Path) -> Struct:
    """What the one seat sees that a text speaks of."""
    viewer = SPECTATOR if seen.seat is None else seat_name(seen.seat)
    if seat is not None and seat.strip().lower() != SPECTATOR:
        seat = seat_name(seat_of(seat, seen.public.players))
    if seat is not None and seat.strip().lower() != viewer.lower():
        raise misuse(say("cli-only-what-one-sees", seat=seat, file=str(file), viewer=viewer))
    return _scene(seen)
