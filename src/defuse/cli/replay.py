"""`defuse replay`: play a saved game again, step by step, and check that it comes out the same."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from defuse.cli.console import Rows, console, print_json
from defuse.cli.files import Moment, moments, read, replay_from
from defuse.cli.games.game import command_game
from defuse.cli.language import spoken
from defuse.cli.seats import seat_name
from defuse.cli.show import seen_by
from defuse.kernel import Game, Replay
from defuse.words import Message, say


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    step: Annotated[bool, typer.Option("--step")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play a saved game again, act by act, and verify it."""
    replay = replay_from(file, read(file))
    story = moments(file, replay)
    if json:
        print_json(data_of(replay, list(story)))
        return
    out = console()
    shown = command_game(replay.game)
    end: Game | None = None
    for number, moment in enumerate(story):
        tell(out, number, moment)
        end = moment.game
        if step:
            out.print(shown.picture(seen_by(end), out.width))
            out.print()
            if number < len(replay.acts) and not _go_on(out):
                return
    assert end is not None
    out.print()
    verified = say("cli-replay-verified", acts=len(replay.acts), digest=replay.digest)
    out.print(Text(spoken(verified), style="green"))
    if end.outcome is None:
        out.print(spoken(say("cli-replay-not-over")))


def tell(out: Console, number: int, moment: Moment) -> None:
    """One act, and what happened."""
    act = moment.act
    setup, host = spoken(say("cli-replay-setup")), spoken(say("cli-replay-host"))
    who = setup if act is None else seat_name(act.seat) if act.seat >= 0 else host
    rows = [(Text(spoken(sentence)),) for sentence in moment.said or [act_words(moment)]]
    first, *rest = rows
    label = Text(f"{number if act else '':>4}", style="dim"), Text(who.ljust(indent() - 8), style="bold")
    out.print(Rows([(*label, *first), *[("", "", *row) for row in rest]], indent=0))


def indent() -> int:
    """In which column the sentences of an act begin."""
    return 8 + max(len(spoken(say("cli-replay-setup"))), len(spoken(say("cli-replay-host"))))


def act_words(moment: Moment) -> Message:
    """What to say of an act of which nobody sees anything."""
    ask = moment.game.ask
    secret = ask is not None and ask.mode == "all"
    return say("cli-replay-locked-in" if secret else "cli-replay-nothing-seen")


def _go_on(out: Console) -> bool:
    try:
        return input(spoken(say("cli-replay-go-on"))).strip().lower() not in ("q", "quit")
    except EOFError:
        out.print()
        return False


def data_of(replay: Replay, story: list[Moment]) -> dict[str, Any]:
    """A replay that verified, as plain data."""
    end = story[-1].game.outcome
    return {
        "game": replay.game,
        "engine": replay.engine,
        "setup": replay.setup,
        "seed": replay.seed,
        "digest": replay.digest,
        "verified": True,
        "outcome": None if end is None else command_game(replay.game).ending(end),
        "steps": [
            {
                "number": number,
                "seat": None if moment.act is None or moment.act.seat < 0 else seat_name(moment.act.seat),
                "act": None if moment.act is None else msgspec.to_builtins(moment.act),
                "happened": [spoken(sentence) for sentence in moment.said],
            }
            for number, moment in enumerate(story)
        ],
    }
