"""Many games in several processes: nothing that is finished gets lost, whatever ends it."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from defuse.arena import GameFailed, pool, simulate
from defuse.arena.games.busters import Match, Result, plan
from defuse.arena.interruption import Interruption


@pytest.fixture(autouse=True)
def hearing() -> Iterator[None]:
    """Ctrl-C is heard as in a terminal, however the tests were started."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def games(count: int) -> tuple[Match, ...]:
    return plan([1], [2], count, bots=["random"], seed=3).matches


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_while_a_result_is_dealt_with_comes_out_after_the_last_result(jobs: int) -> None:
    dealt: list[Result] = []

    def deal() -> None:
        for result in simulate(games(2000), jobs=jobs):
            if not dealt:
                ctrl_c()
            dealt.append(result)  # it gets here: nothing is broken off

    with pytest.raises(KeyboardInterrupt):
        deal()
    assert 1 <= len(dealt) < 2000
    assert len({result.match for result in dealt}) == len(dealt)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_breaks_off_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Match] = []

    def slow(match: Match, keep: object, outside: object) -> Result:
        played.append(match)
        ctrl_c()
        raise AssertionError("it goes on")

    monkeypatch.setattr("defuse.arena.pool.run", slow)
    with pytest.raises(KeyboardInterrupt):
        list(simulate(games(3), jobs=1))
    assert len(played) == 1


def test_a_failure_comes_out_after_the_results(tmp_path: Path) -> None:
    matches = games(40)
    (tmp_path / f"{matches[30].name}.defuse").mkdir()  # its replay cannot be written
    found: list[Result] = []
    with pytest.raises(IsADirectoryError):
        found.extend(simulate(matches, jobs=2, keep=tmp_path))
    kept = {path.stem for path in tmp_path.iterdir() if path.is_file()}
    # At most what was in the making in the two processes is not among the results.
    assert {result.match.name for result in found} <= kept
    assert len(found) >= len(kept) - 2 > 0


def test_a_bot_that_does_not_exist_in_the_other_process_is_named() -> None:
    ghosts = [Match(mission=1, players=2, number=1, seed="1", bots=("ghost",))]
    with pytest.raises(GameFailed, match="game m01-p2-s1-0001: UnknownBot: there is no bot 'ghost'"):
        list(simulate(ghosts, jobs=2))


def test_a_process_that_is_ended_from_outside_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    crew: list[pool._Worker] = []
    hire = pool._hire

    def hired(player: pool.Player) -> pool._Worker:
        crew.append(hire(player))
        return crew[-1]

    monkeypatch.setattr("defuse.arena.pool._hire", hired)
    results = simulate(games(3000), jobs=2)
    next(results)
    crew[0].process.kill()
    with pytest.raises(GameFailed, match="ended from outside"):
        list(results)
    assert not any(worker.process.is_alive() for worker in crew)


def test_whoever_stops_listening_ends_the_processes() -> None:
    before = set(multiprocessing.active_children())  # a server of other tests may have some
    results = simulate(games(3000), jobs=2)
    next(results)
    assert set(multiprocessing.active_children()) > before
    results.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= before


def test_whoever_is_deaf_to_ctrl_c_stays_deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Interruption() as interruption:
        ctrl_c()
        assert interruption.breaking(lambda: 5) == 5
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_after_ctrl_c_nothing_more_is_begun() -> None:
    with Interruption() as interruption:
        ctrl_c()
        assert interruption.heard
        assert interruption.breaking(lambda: 5) is None
