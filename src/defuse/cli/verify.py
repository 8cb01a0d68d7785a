"""`defuse verify`: check a saved game: its acts, its end, and how its deal was made."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.text import Text

from defuse.cli.console import FAILED, Failure, console, misuse, print_json
from defuse.cli.files import Moment, moments, read, replay_from
from defuse.cli.games.game import command_game
from defuse.cli.language import spoken
from defuse.cli.seats import LETTERS, seat_name
from defuse.kernel import Replay
from defuse.kernel.deal import wrong_with
from defuse.words import Message, say

HEX = re.compile(r"[0-9a-f]{64}")
OLDER = re.compile(r"[0-9a-f]{32}")
"""The seeds of servers in whose files nothing is told of the deal."""

Kind = Literal["shared", "alone", "fixed"]


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX", show_default=False)] = "",
    part: Annotated[str, typer.Option("--part", metavar="HEX", show_default=False)] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check a saved game, and that nobody could choose its deal."""
    noted, own = _hex("--commitment", commitment), _hex("--part", part)
    replay = replay_from(file, read(file))
    end, wrong = _played(file, replay)
    if replay.deal is not None:
        wrong += wrong_with(replay.deal, replay.game, replay.setup, replay.seed)
    if noted and noted != commitment_in(replay):
        wrong.append(say("cli-verify-other-commitment", found=commitment_in(replay)))
    if own and own not in _parts(replay).values():
        wrong.append(say("cli-verify-no-part"))
    if json:
        print_json(data_of(replay, end, wrong))
    else:
        _tell(replay, end, wrong, noted, own)
    if wrong:
        raise typer.Exit(FAILED)


def _hex(option: str, value: str) -> str:
    found = value.strip().lower()
    if found and not HEX.fullmatch(found):
        raise misuse(say("cli-verify-not-hex", option=option))
    return found


def _played(file: Path, replay: Replay) -> tuple[Moment | None, list[Message]]:
    """The end of the game, and what is wrong on the way there."""
    end: Moment | None = None
    try:
        for moment in moments(file, replay):
            end = moment
    except Failure as failure:
        why = failure.message
        return None, [why if isinstance(why, Message) else say("cli-of-file", file=str(file), why=why)]
    return end, []


def kind_of(replay: Replay) -> Kind:
    """Who has made the deal: all together, the server alone, or somebody who gave the seed."""
    if replay.deal is not None:
        return "alone" if replay.deal.alone else "shared"
    return "alone" if OLDER.fullmatch(replay.seed) else "fixed"


def commitment_in(replay: Replay) -> str:
    """What was shown at the start of the game."""
    return sha256(replay.seed.encode()).hexdigest() if replay.deal is None else replay.deal.commitment


def _parts(replay: Replay) -> dict[int, str]:
    return {} if replay.deal is None else {part.seat: part.part for part in replay.deal.parts}


def _tell(replay: Replay, end: Moment | None, wrong: list[Message], noted: str, own: str) -> None:
    out = console()
    if end is not None:
        out.print(Text(spoken(say("cli-verify-played", acts=len(replay.acts), digest=replay.digest))))
        out.print(Text(" ".join([spoken(said) for said in end.said]) if end.game.over else _not_over()))
    if wrong:
        for why in wrong:
            out.print(Text(spoken(say("cli-verify-wrong", why=why)), style="red"))
        return
    out.print(Text(spoken(_how(replay)), style="green" if kind_of(replay) == "shared" else "yellow"))
    if replay.deal is not None:
        withheld = [promise.seat for promise in replay.deal.withheld]
        silent = [seat for seat in replay.deal.left_out if seat not in withheld]
        if silent:
            out.print(Text(spoken(say("cli-verify-left-out", seats=_seats(silent)))))
        if withheld:
            out.print(Text(spoken(say("cli-verify-withheld", seats=_seats(withheld)))))
    if own:
        (seat, *_) = [seat for seat, part in _parts(replay).items() if part == own]
        out.print(Text(spoken(say("cli-verify-own-part", seat=_seat(seat)))))
    if noted:
        out.print(Text(spoken(say("cli-verify-same-commitment"))))
    elif kind_of(replay) != "fixed":
        out.print(Text(spoken(say("cli-verify-commitment", commitment=commitment_in(replay)))))


def _not_over() -> str:
    return spoken(say("cli-replay-not-over"))


def _how(replay: Replay) -> Message:
    kind = kind_of(replay)
    if kind == "shared":
        return say("cli-verify-shared", seats=_seats(_parts(replay)))
    if kind == "fixed":
        return say("cli-verify-fixed", seed=replay.seed)
    return say("cli-verify-alone-older" if replay.deal is None else "cli-verify-alone")


def _seat(seat: int) -> str:
    return seat_name(seat) if seat < len(LETTERS) else str(seat)


def _seats(seats: Iterable[int]) -> tuple[str, ...]:
    return tuple([_seat(seat) for seat in seats])


def data_of(replay: Replay, end: Moment | None, wrong: list[Message]) -> dict[str, Any]:
    """What was found, as plain data."""
    outcome = None if end is None else end.game.outcome
    return {
        "game": replay.game,
        "engine": replay.engine,
        "setup": replay.setup,
        "seed": replay.seed,
        "acts": len(replay.acts),
        "digest": replay.digest,
        "verified": not wrong,
        "wrong": [spoken(why) for why in wrong],
        "outcome": None if outcome is None else command_game(replay.game).ending(outcome),
        "dealt": kind_of(replay),
        "commitment": commitment_in(replay),
        "deal": None if replay.deal is None else msgspec.to_builtins(replay.deal),
    }
