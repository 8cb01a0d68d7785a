"""The arena on a cluster: the same results, none lost and none twice. It needs Ray, which has pins of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from defuse.arena import Recorder, begin, parse, simulate
from defuse.arena.games.busters import Result, plan
from defuse.arena.ray_pool import NoRay, simulate_on_ray
from defuse.kernel.replay import load
from defuse.programs.executable import sit_down

SLOW = """#!{python}
import json, random, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        open({log!r}, "a").write(told["seed"] + "\\n")
        time.sleep(0.2)
        print(json.dumps({{"ready": True}}), flush=True)
    elif told["type"] == "decide":
        form = told["forms"][0]
        chosen = {{}}
        for field in form["fields"]:
            group = field["groups"][0]
            chosen[field["name"]] = [item["id"] for item in group["items"][: group["sizes"][0]]]
        print(json.dumps({{"id": told["id"], "form": form["id"], "chosen": chosen}}), flush=True)
"""


def test_without_ray_there_is_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"defuse-wires\[ray\]"):
        next(iter(simulate_on_ray(plan([1], [2], 1, bots=["random"], seed=1).matches)))


def test_without_an_address_a_cluster_of_this_machine_alone_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `local`, Ray would join whatever cluster it finds here."""
    asked: list[dict[str, Any]] = []

    def init(**how: Any) -> None:
        asked.append(how)
        raise RuntimeError("that is enough")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(NoRay, match="that is enough"):
        next(iter(simulate_on_ray(plan([1], [2], 1, bots=["random"], seed=1).matches)))
    assert asked[0]["address"] == "local"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    pytest.importorskip("ray", reason="Ray is not installed: requirements/ray.txt")
    made = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    yield made
    made.shutdown()


def untimed(results: list[Result]) -> list[Result]:
    return sorted([result.untimed() for result in results], key=lambda result: result.match.name)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    matches = plan([1, 8], [2, 3], 3, bots=["quick"], seed=1).matches
    found = list(simulate_on_ray(matches, address=cluster.address, keep=tmp_path))
    assert untimed(found) == untimed(list(simulate(matches, jobs=1)))
    assert sorted(path.stem for path in tmp_path.iterdir()) == sorted(match.name for match in matches)
    assert load(next(tmp_path.iterdir())).verify().over


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_killed_node_loses_no_result_and_repeats_only_what_was_running(cluster: Any, tmp_path: Path) -> None:
    program, log = tmp_path / "slow.py", tmp_path / "log"
    program.write_text(SLOW.format(python=sys.executable, log=str(log)))
    program.chmod(0o755)
    matches = plan([1], [2], 30, bots=[f"exec@60:{program}", "random"], seed=1).matches
    node = cluster.add_node(num_cpus=1)
    path = tmp_path / "x.jsonl"
    with Recorder[Result](path, begin(matches, ["defuse", "simulate"])) as recorder:
        for number, result in enumerate(simulate_on_ray(matches, address=cluster.address, outside=sit_down)):
            recorder.add(result)
            if number == 8:
                cluster.remove_node(node, allow_graceful=False)
    results = parse(path.read_bytes()).results
    assert {result.match for result in results} == set(matches)
    assert len(path.read_text().splitlines()) == 1 + len(matches), "no result comes twice"
    begun = log.read_text().split()
    assert len(set(begun)) == len(matches)
    assert len(matches) <= len(begun) <= len(matches) + 1, "one game was running there"
    assert untimed(list(results)) == untimed(list(simulate(matches, jobs=1, outside=sit_down)))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_run_that_was_stopped_goes_on(cluster: Any, tmp_path: Path) -> None:
    matches = plan([1], [2], 12, bots=["quick"], seed=1).matches
    path, run = tmp_path / "x.jsonl", begin(matches, ["defuse", "simulate"])
    with Recorder[Result](path, run) as recorder:
        playing = simulate_on_ray(matches, address=cluster.address)
        for _ in range(5):
            recorder.add(next(playing))
        playing.close()  # type: ignore[attr-defined]
    with Recorder[Result](path, run) as recorder:
        left = [match for match in matches if match not in recorder.done]
        assert len(left) == 7
        for result in simulate_on_ray(left, address=cluster.address):
            recorder.add(result)
    assert untimed(list(parse(path.read_bytes()).results)) == untimed(list(simulate(matches, jobs=1)))


@pytest.mark.soak
def test_a_cluster_that_is_not_there_is_an_error() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: requirements/ray.txt")
    with pytest.raises(NoRay, match=r"no cluster at 127\.0\.0\.1:9"):
        list(simulate_on_ray(plan([1], [2], 1, bots=["random"], seed=1).matches, address="127.0.0.1:9"))
