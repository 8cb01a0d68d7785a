"""Batches from outside: what is shown and told, that a seed decides everything, and what is refused."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.batch_knowing import knowing
from defuse.batch import ILLEGAL, LOST, WON, Batch, Unavailable, building, kinds, make, missions
from defuse.batch.setups import deal
from defuse.batch.vector import BatchVector
from defuse.busters import new, parse, render
from defuse.env import Episode, Settings
from defuse.kernel import imagine
from tests.batch.agreement import compiler
from tools import batch_setups

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C compiler")

ALL: dict[str, Any] = {"mission": range(1, 9), "players": (2, 3, 4, 5)}


def shown(batch: Batch) -> list[Any]:
    """Copies of everything that a batch shows and remembers."""
    numpy = batch.device.to_numpy
    state = batch.state()
    arrays = [batch.observe(), batch.mask(), batch.seats(), batch.playing(), *batch.told()]
    return [*[numpy(array) for array in arrays], state.games, state.rows]


def same(one: Batch, other: Batch) -> bool:
    return all(np.array_equal(left, right) for left, right in zip(shown(one), shown(other), strict=True))


def any_legal(batch: Batch, seed: int = 0) -> Any:
    return (np.random.default_rng(seed).random((batch.n, 336)) * batch.mask()).argmax(1)


# What there is.


def test_arrays_have_the_shapes_that_the_page_says() -> None:
    batch = make(**ALL, n=70, seed=1)
    told = batch.step(any_legal(batch))
    found = [batch.observe(), batch.padded(), batch.mask(), batch.seats(), batch.playing(), *told]
    assert [(array.dtype.name, array.shape) for array in found] == [
        ("uint8", (70, 1255)),
        ("uint8", (70, 1280)),
        ("bool", (70, 336)),
        ("uint8", (70,)),
        ("int32", (70,)),
        ("float32", (70, 5)),
        ("bool", (70,)),
        ("uint8", (70,)),
        ("uint8", (70,)),
        ("int32", (70,)),
    ]
    assert not batch.padded()[:, 1255:].any()


def test_dlpack_hands_arrays_on_without_a_copy() -> None:
    batch = make(n=3, seed=1)
    for array in (batch.observe(), batch.padded(), batch.mask(), batch.seats(), batch.rewards()):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_torch_sees_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    batch = make(n=8, seed=1)
    mask, seen = torch.from_dlpack(batch.mask()), torch.from_dlpack(batch.observe())
    assert mask.data_ptr() == batch.mask().ctypes.data
    told = batch.step(mask.int().argmax(1))
    assert np.array_equal(seen.numpy(), batch.observe())
    assert not (told.outcome == ILLEGAL).any()


def test_each_row_says_what_it_plays() -> None:
    batch = make(**ALL, n=64, seed=1)
    wanted = [(batch.kinds[at].mission, batch.kinds[at].players) for at in batch.playing()]
    assert list(map(tuple, batch.observe()[:, :2].tolist())) == wanted
    assert len(set(wanted)) == 32


# A seed decides everything.


def test_threads_and_the_number_of_rows_do_not_matter() -> None:
    one, many = make(**ALL, n=600, seed=4, threads=1), make(**ALL, n=600, seed=4, threads=4)
    fewer = make(**ALL, n=50, seed=4)
    for batch in (one, many, fewer):
        batch.play_random(60, sums=True)
    assert same(one, many)
    assert np.array_equal(one.sums()[:50], fewer.sums())
    assert len(set(one.sums().tolist())) == 600


def test_steps_one_by_one_are_those_of_one_call() -> None:
    one, many = make(**ALL, n=40, seed=4, kinds="draw"), make(**ALL, n=40, seed=4, kinds="draw")
    one.play_random(30, sums=True)
    for _ in range(30):
        many.play_random(1, sums=True)
    assert same(one, many)


def test_another_seed_is_another_batch_and_the_same_seed_the_same() -> None:
    batch, first = make(n=16, seed=1), make(n=16, seed=1)
    assert same(batch, first)
    batch.reset(2)
    assert not np.array_equal(batch.observe(), first.observe())
    batch.play_random(9)
    batch.reset(1)
    assert same(batch, first)


def test_a_reset_without_a_seed_goes_on_to_the_next_deals() -> None:
    batch = make(n=16, seed=1)
    deals = [batch.observe().tobytes()]
    for _ in range(3):
        batch.reset()
        deals.append(batch.observe().tobytes())
    assert len(set(deals)) == 4


def test_a_state_goes_on_as_it_was() -> None:
    batch, other = make(**ALL, n=30, seed=4), make(**ALL, n=30, seed=99, threads=1)
    batch.play_random(7, sums=True)
    kept = batch.state()
    batch.play_random(20, sums=True)
    other.restore(kept)
    other.play_random(20, sums=True)
    assert same(batch, other)
    before = shown(other)
    for changed, said in (
        ({"rows": kept.rows[:5]}, r"shape \(30, 16\)"),
        ({"seed": -1}, "a seed"),
        ({"seed": "7"}, "a seed"),
        ({"clock": None}, "the clock of a state"),
        ({"clock": -1}, "the clock of a state"),
        ({"of": kept.of + 1}, "other kinds"),
    ):
        with pytest.raises(ValueError, match=said):
            other.restore(kept._replace(**changed))
    with pytest.raises(ValueError, match="other kinds"):
        other.restore(make(mission=range(2, 10), players=(2, 3, 4, 5), n=30, seed=4).state())
    assert all(np.array_equal(left, right) for left, right in zip(before, shown(other), strict=True))


def test_a_state_keeps_how_often_kinds_are_drawn() -> None:
    batch, other = (make([1, 2, 3], 4, 200, seed=1, kinds="draw") for _ in range(2))
    batch.weigh([0, 0, 1])
    other.restore(batch.state())
    for one in (batch, other):
        one.reset()
    assert (other.playing() == 2).all()
    assert same(batch, other)


def test_a_game_that_is_over_is_over_after_a_restore() -> None:
    batch = make(mission=1, players=4, n=30, seed=2, autoreset=False)
    batch.play_random(300)
    other = make(mission=1, players=4, n=30, seed=9, autoreset=False)
    other.restore(batch.state())
    assert other.told().done.all()
    assert (other.outcomes() == LOST).all()
    assert (other.told().actor == 255).all()
    assert not other.mask().any()


def test_what_is_interrupted_is_done_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    batch, other = (make(**ALL, n=600, seed=4, threads=3) for _ in range(2))
    device: Any = batch.device
    play = device._calls["play"]

    def interrupted(*said: Any) -> None:
        play(*said)
        if said[1] == 0:  # in this thread, while others go on
            raise KeyboardInterrupt

    monkeypatch.setitem(device._calls, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        batch.play_random(5000)
    monkeypatch.undo()
    first = batch.state()
    other.play_random(first.clock)
    assert 0 < first.clock < 5000
    assert same(batch, other)
    batch.play_random(9)
    other.play_random(9)
    assert same(batch, other)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forks here")
def test_a_forked_process_has_threads_of_its_own() -> None:
    program = """
import os, warnings
warnings.simplefilter("ignore")
from defuse.batch import make
batch = make(n=600, seed=1, threads=2)
batch.play_random(3)
child = os.fork()
batch.play_random(3, sums=True)
if child == 0:
    os._exit(int(batch.sums()[0] % 251))
own = int(batch.sums()[0] % 251)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == own)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "True\n"


# What happens.


def test_games_that_end_are_followed_by_others() -> None:
    batch = make(**ALL, n=400, seed=2, kinds="draw")
    ended = np.zeros(400, int)
    outcomes: set[int] = set()
    for step in range(80):
        before = batch.playing().copy()
        told = batch.step(any_legal(batch, step))
        assert np.array_equal(told.played, before)
        assert np.array_equal(told.done, told.outcome > 0)
        assert np.array_equal(told.rewards.any(1), told.outcome == WON)
        assert batch.mask().any(1).all()
        ended += told.done
        outcomes |= set(told.outcome.tolist())
    assert outcomes == {0, LOST}  # nobody wins by chance
    assert ended.min() >= 1
    episodes = np.ascontiguousarray(batch.state().rows[:, 8:12]).view(np.uint32)[:, 0]
    assert np.array_equal(episodes, ended)


def test_without_autoreset_games_stay_over() -> None:
    batch = make(mission=1, players=4, n=60, seed=2, autoreset=False)
    for step in range(200):
        told = batch.step(any_legal(batch, step))
    assert told.done.all()
    assert not batch.mask().any()
    assert (told.actor == 255).all()
    assert not told.rewards.any()
    assert set(told.outcome.tolist()) <= {WON, LOST}
    last = shown(batch)
    batch.step(np.zeros(60, int))
    assert all(np.array_equal(left, right) for left, right in zip(last, shown(batch), strict=True))
    batch.reset()
    assert batch.mask().any(1).all()


@pytest.mark.parametrize("autoreset", [True, False])
def test_all_seats_of_a_won_game_are_rewarded(autoreset: bool) -> None:
    batch = make(mission=1, players=4, n=12, seed=3, autoreset=autoreset)
    won = np.zeros(12, int)
    for _ in range(60):
        told = batch.step(knowing(batch))
        assert (told.rewards == (told.outcome == WON)[:, None] * (told.actor != 255)[:, None]).all()
        won += told.rewards[:, 0] > 0
        assert not (told.outcome == LOST).any()
    assert won.min() >= 1
    assert autoreset or (won == 1).all()
    assert autoreset or told.done.all()


def test_an_illegal_number_ends_the_game() -> None:
    batch = make(n=6, seed=1)
    numbers, seats = any_legal(batch), batch.seats().copy()
    numbers[[1, 2, 3]] = [335, -1, 2**40]
    told = batch.step(numbers)
    assert (told.outcome == ILLEGAL).tolist() == told.done.tolist() == [False, True, True, True, False, False]
    for row in (1, 2, 3):
        assert told.rewards[row, seats[row]] == -1
        assert told.actor[row] == seats[row]
        assert told.rewards[row].sum() == -1


def test_an_illegal_number_can_be_kept_from_a_game() -> None:
    batch = make(n=6, seed=1, illegal="kept")
    before = batch.state().games
    told = batch.step(np.full(6, 335))
    assert (told.outcome == ILLEGAL).all()
    assert not told.done.any()
    assert (told.rewards.sum(1) == -1).all()
    assert np.array_equal(batch.state().games, before)


def test_kinds_are_drawn_by_their_weights() -> None:
    batch = make([1, 2, 3], 4, 2000, seed=1, kinds="draw", weights=[1, 3, 0])
    count = np.bincount(batch.playing(), minlength=3)
    assert count[2] == 0
    assert 400 < count[0] < 600
    batch.weigh([0, 0, 5])
    batch.reset()
    assert (batch.playing() == 2).all()
    batch.weigh(None)
    batch.reset()
    assert np.bincount(batch.playing(), minlength=3).min() > 550


def test_deals_of_the_engine_are_played() -> None:
    cases = [(mission, players) for mission in (1, 4, 8) for players in (2, 4)]
    episodes = [Episode(Settings(mission=mission, players=players)) for mission, players in cases]
    for seed, episode in enumerate(episodes):
        episode.reset(seed=seed)
    batch = make([1, 4, 8], [2, 4], len(cases), seed=1)
    batch.load([episode.game for episode in episodes])
    for _ in range(6):
        for row, episode in enumerate(episodes):
            seen = episode.observe(episode.seat)
            assert np.array_equal(batch.observe()[row], seen["observation"])
            assert np.array_equal(batch.mask()[row], seen["action_mask"].astype(bool))
            assert batch.seats()[row] == episode.seat
            others = np.array(batch.look(np.zeros(len(cases), int))[row])
            assert np.array_equal(others, episode.observe(0)["observation"])
        numbers = batch.mask().argmax(1)
        for episode, number in zip(episodes, numbers, strict=True):
            episode.step(int(number))
        batch.step(numbers)


def test_what_loaded_games_roll_follows_from_the_seed_and_the_row() -> None:
    game = new(mission=58, players=4, seed=3)

    def keys(seed: int) -> list[bytes]:
        batch = make(58, 4, 6, seed=seed)
        batch.load([game] * 6)
        batch.load([game] * 6)
        return sorted({kept.tobytes() for kept in batch.state().games})

    assert len(keys(1)) == 6
    assert keys(1) == keys(1)
    assert not set(keys(1)) & set(keys(2))


def test_the_vector_has_the_shape_of_the_environments() -> None:
    vector = BatchVector(6, mission=[1, 2], players=4)
    batch = vector.reset(seed=1)
    stepped = vector.step(batch.action_mask.argmax(1))
    assert batch.observation.shape == (6, 1255)
    assert (batch.action_mask.dtype.name, batch.seat.dtype.name) == ("int8", "int64")
    assert stepped.rewards.shape == (6, 4)
    assert not stepped.ended.any()
    stepped = vector.step(np.full(6, 335))
    assert stepped.ended.all()
    assert not stepped.won.any()


# What is refused.


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"mission": 66}, "mission 66 is not played in batches"),
        ({"mission": 67}, "there is no mission 67"),
        ({"mission": []}, "at least one mission"),
        ({"mission": 1.5}, "1.5"),
        ({"mission": [1, "2"]}, "not '2'"),
        ({"players": 6}, "not for 6 players"),
        ({"players": True}, "not True"),
        ({"n": 0}, "the number of games"),
        ({"n": 2.0}, "the number of games"),
        ({"device": "tpu"}, "no device 'tpu'"),
        ({"device": "cuda:x"}, "no device 'cuda:x'"),
        ({"device": "emulated", "threads": 2}, "threads are for the CPU"),
        ({"threads": 0}, "the number of threads"),
        ({"seed": -1}, "a seed"),
        ({"seed": "7"}, "a seed"),
        ({"kinds": "turns"}, "not 'turns'"),
        ({"illegal": "maybe"}, "not 'maybe'"),
        ({"weights": [1]}, 'kinds="draw"'),
        ({"kinds": "draw", "weights": [1, 2]}, "2 weights for 1 kinds"),
        ({"kinds": "draw", "weights": [-1]}, "from 0 up"),
        ({"kinds": "draw", "weights": [float("nan")]}, "from 0 up"),
        ({"players": (4, 6)}, "none of these missions is for 6 players"),
        ({"players": (4, True)}, "for True players"),
        ({"autoreset": "no"}, "autoreset is True or False, not 'no'"),
        ({"beliefs": 1}, "beliefs is True or False, not 1"),
        ({"owner": "torch"}, "for the memory of a GPU"),
        ({"device": None}, "not None"),
        ({"device": "cuda", "owner": "jax"}, "not to 'jax'"),
    ],
)
def test_what_cannot_be_made_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, TypeError), match=said):
        make(**{"n": 4, **given})


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    given: dict[str, Any] = {"mission": np.arange(1, 9), "players": np.int64(4), "n": np.int64(8), "seed": np.uint64(7)}
    batch = make(**given)
    assert [kind.mission for kind in batch.kinds] == list(range(1, 9))
    heavy = make([1, 2], 4, 400, seed=1, kinds="draw", weights=[1e308, 1e308])
    assert np.bincount(heavy.playing()).min() > 150


def test_numbers_come_by_dlpack_alone() -> None:
    class Given:
        def __init__(self, numbers: Any) -> None:
            self.numbers = numbers

        def __dlpack__(self, **said: Any) -> Any:
            return self.numbers.__dlpack__(**said)

        def __dlpack_device__(self) -> Any:
            return self.numbers.__dlpack_device__()

    one, other = make(n=5, seed=1), make(n=5, seed=1)
    numbers = any_legal(one)
    one.step(numbers)
    other.step(Given(numbers))
    assert same(one, other)


@pytest.mark.parametrize(
    ("numbers", "error", "said"),
    [
        ([1, 2, 3], ValueError, r"shape \(4,\), not \(3,\)"),
        ([[1, 2, 3, 4]], ValueError, r"not \(1, 4\)"),
        ([1.0, 2.0, 3.0, 4.0], TypeError, "not float64"),
        ([True] * 4, TypeError, "not bool"),
        (None, TypeError, "not object"),
        ("abcd", TypeError, "whole numbers"),
    ],
)
def test_numbers_that_are_none_change_nothing(numbers: Any, error: type[Exception], said: str) -> None:
    batch = make(n=4, seed=1)
    before = shown(batch)
    with pytest.raises(error, match=said):
        batch.step(numbers)
    assert all(np.array_equal(left, right) for left, right in zip(before, shown(batch), strict=True))


MIDDLE = """
mission 1 · captain B · dial 3 · turn C
A1 | 1 1 2 (3) 4 5
B1 | 1 2 3 4 5 6
C1 | 1 2 3 4 5 6
D1 | 2 (3) 4 5 6 6
"""


def test_what_does_not_fit_is_not_loaded_or_looked_at() -> None:
    batch = make(mission=[1, 2], players=4, n=2, seed=1)
    before = shown(batch)
    with pytest.raises(ValueError, match="1 games for 2 rows"):
        batch.load([new(mission=1, players=4, seed=1)])
    with pytest.raises(ValueError, match="does not play mission 3"):
        batch.load([new(mission=3, players=4, seed=1)] * 2)
    with pytest.raises(ValueError, match="192 bytes"):
        batch.load([b"", b""], [0, 1])
    with pytest.raises(ValueError, match="name their kinds"):
        batch.load([bytes(192)] * 2)
    with pytest.raises(ValueError, match="a kind is a whole number from 0 to 1, not 2"):
        batch.load([deal(new(mission=1, players=4, seed=1))] * 2, [0, 2])
    game = new(mission=1, players=4, seed=1)
    fine = deal(game)
    assert game.ask is not None
    begun, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    with pytest.raises(ValueError, match=r"row 1 has begun \(1 acts\)"):
        batch.load([game, begun])
    for middle in (parse(MIDDLE), parse(render(game)), imagine(game.observe(0), None, 1)):
        with pytest.raises(ValueError, match="row 1 was not dealt, so it may begin in the middle"):
            batch.load([game, middle])
    for at, byte in ((0, 200), (1, 7), (8, 255), (27, 0), (64, 35), (65, 0), (144, 99)):
        broken = bytearray(fine)
        broken[at] = byte
        with pytest.raises(ValueError, match="these bytes are no deal"):
            batch.load([fine, bytes(broken)], [0, 0])
    with pytest.raises(ValueError, match="does not play"):
        batch.look([0, 4])
    with pytest.raises(ValueError, match="not drawn"):
        batch.weigh([1, 1])
    with pytest.raises(ValueError, match="number of steps"):
        batch.play_random(-1)
    assert all(np.array_equal(left, right) for left, right in zip(before, shown(batch), strict=True))


def test_what_is_not_written_is_not_there() -> None:
    batch = make(n=4, seed=1, observations=False, masks=False)
    batch.play_random(5)
    for call in (batch.observe, batch.mask):
        with pytest.raises(ValueError, match="this batch writes no"):
            call()
    with pytest.raises(ValueError, match="sums"):
        batch.play_random(1, sums=True)
    whole = make(n=4, seed=1)
    whole.play_random(5)
    assert np.array_equal(batch.state().games, whole.state().games)


# What it needs.


def test_the_first_batch_of_the_page_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "batch.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(program.replace("n=4096", "n=64"), {})
    assert re.fullmatch(r"\d{3} games, \d+ won\n", capsys.readouterr().out)


def test_the_setups_are_those_of_the_missions() -> None:
    assert json.loads(kinds.SETUPS.read_text()) == batch_setups.found()
    assert missions()[:8] == tuple(range(1, 9))


def test_numpy_is_enough() -> None:
    program = """
import sys
for name in ("msgspec", "rich", "typer", "sqlalchemy", "fluent"):
    sys.modules[name] = None
from defuse.batch import make
print(make(n=4, seed=1).mask().sum() > 0)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_a_library_of_other_sources_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    building.build(tmp_path / "fresh.so", "-O0")
    building.opened(tmp_path / "fresh.so")
    monkeypatch.setattr(building, "source_sum", lambda: 7)
    with pytest.raises(Unavailable, match=r"fresh.so was built of other sources"):
        building.opened(tmp_path / "fresh.so")
    with pytest.raises(Unavailable, match=r"python -m defuse.batch.building"):
        building.opened(tmp_path / "none.so")


def test_without_a_compiler_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Unavailable, match="no C compiler"):
        building.build(tmp_path / "none.so")
