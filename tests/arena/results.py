"""Results and files of results, made up for the tests that read them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from defuse.arena import Record, Run, Thinking, parse
from defuse.arena.games.busters import Match, Result
from defuse.arena.origin import code
from defuse.busters import KIT


def match(number: int = 1, mission: int = 1, players: int = 4, bots: tuple[str, ...] = ("random",)) -> Match:
    return Match(mission=mission, players=players, number=number, seed="1", bots=bots)


def thought(*each: float) -> Thinking:
    """A game with these decisions, in milliseconds; the summary is not what these tests look at."""
    return Thinking(count=len(each), total=sum(each), median=0, p90=0, max=max(each), asides=0, aside=0, each=each)


def result(of: Match, why: str = "defused", *, turns: int = 10, each: tuple[float, ...] = (100.0,)) -> Result:
    return Result(
        match=of,
        won=why == "defused",
        why=why,
        turns=turns,
        acts=turns + 4,
        dial=2,
        seconds=sum(each) / 1000 + 0.5,
        thinking=thought(*each),
    )


def run(
    bots: tuple[str, ...] = ("random",),
    *,
    planned: int = 4,
    engine: str = KIT.version,
    program: str | None = None,
    clock: bool = True,
    seed: str = "1",
    version: str = "0.1.0",
) -> Run:
    return Run(
        began="2026-11-20T10:00:00Z",
        command=f"defuse simulate --bots {','.join(bots)} --out x.jsonl",
        defuse=version,
        engine=engine,
        code=code() if program is None else program,
        bots=bots,
        seed=seed,
        clock=clock,
        planned=planned,
    )


def lines(*what: Run | Result) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in what)


def record(of: Run, results: Iterable[Result]) -> Record[Result]:
    return parse(lines(of, *results))


def written(path: Path, of: Run, results: Iterable[Result]) -> Path:
    path.write_bytes(lines(of, *results))
    return path
