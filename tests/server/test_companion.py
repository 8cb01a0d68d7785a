"""The companion of the real box over HTTP: what to lay out, in one's language; what cannot be asked is refused."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from defuse.server.transport import companion_routes
from defuse.server.transport.problems import Wrong
from defuse.server.workers.pool import NoThought
from tests.server.house import House


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_layout_comes_in_ones_language_and_packed(house: House) -> None:
    said = house.http.get("/api/box/9?players=3", headers={"accept-language": "de"})
    assert said.headers["content-encoding"] == "gzip"
    assert said.headers["vary"] == "accept-language, accept-encoding"
    layout = said.json()
    assert (layout["mission"], layout["players"], layout["kept"]["dial"]) == (9, 3, 3)  # C1
    assert layout["seats"][1]["name"] == "Links vom Captain"
    plain = house.http.get("/api/box/9?players=3", headers={"accept-encoding": "identity", "accept-language": "de"})
    assert plain.json() == layout
    assert len(house.http.get("/api/box/9").json()["seats"]) == 4


def test_nothing_in_a_layout_is_drawn(house: House) -> None:
    # The page draws; the server says the pools, and the same to everybody.
    one, other = [house.http.get("/api/box/57?players=4").content for _ in range(2)]
    assert one == other


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/api/box/67?players=4", (404, "game")),
        ("/api/box/0?players=4", (404, "game")),
        ("/api/box/34?players=2", (409, "state")),
        ("/api/box/9?players=1", (400, "bad")),
        ("/api/box/9?players=6", (400, "bad")),
        ("/api/box/9?players=", (400, "bad")),
        ("/api/box/9?players=-3", (400, "bad")),
        ("/api/box/9?players=3.0", (400, "bad")),
        ("/api/box/9?players=%D9%A3", (400, "bad")),
        ("/api/box/9?players=" + "3" * 1000, (400, "bad")),
        ("/api/box/nine", (404, "path")),
    ],
)
def test_what_cannot_be_laid_out_is_refused(house: House, path: str, answer: tuple[int, str]) -> None:
    assert problem(house.http.get(path)) == answer


def test_only_so_many_layouts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []

    class Counter:
        async def work(self, task: object, game: str, mission: int, *more: object, fair: object) -> tuple[bytes, bytes]:
            worked.append(mission)
            if mission == 66:
                raise NoThought("nobody has time")
            return b"plain", b"packed"

    api: Any = SimpleNamespace(hall=SimpleNamespace(thinkers=SimpleNamespace(counter=Counter())))
    monkeypatch.setattr(companion_routes, "KEPT", 2)
    layouts = companion_routes.Layouts()
    for mission in (1, 2, 1, 3, 1, 2):
        asyncio.run(layouts.of(api, "here", mission, 4, "en"))
    assert worked == [1, 2, 3, 2]  # the one that nobody has asked for longest is forgotten
    with pytest.raises(Wrong) as refused:
        asyncio.run(layouts.of(api, "here", 66, 4, "en"))
    assert (refused.value.status_code, refused.value.code) == (503, "busy")
