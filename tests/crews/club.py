"""Crews as devices see them, and games of their tables that are played to the end in a moment."""

from __future__ import annotations

from typing import Any

import httpx

from defuse.busters.acts import Cut, SoloCut
from defuse.kernel import Act, Game
from defuse.server.tables import lobby
from defuse.server.tables.hall import Hall
from tests.server.house import House


class Device:
    """A device of a member."""

    def __init__(self, house: House, joined: dict[str, Any]) -> None:
        self.house = house
        self.crew: str = joined["crew"]
        self.member: str = joined["member"]
        self.token: str = joined["token"]
        self.recovery: str = joined["recovery"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def get(self, rest: str = "", **query: str) -> httpx.Response:
        return self.house.http.get(f"/api/crews/{self.crew}{rest}", params=query, headers=self.headers)

    def post(self, rest: str, **body: Any) -> httpx.Response:
        return self.house.http.post(f"/api/crews/{self.crew}{rest}", json=body, headers=self.headers)

    def seen(self) -> dict[str, Any]:
        return done(self.get())

    def change(self, do: str, **more: Any) -> dict[str, Any]:
        return done(self.post("/change", do=do, **more))

    def play(self, mission: int = 1, bots: int = 1, **more: Any) -> dict[str, Any]:
        return done(self.post("/play", mission=mission, bots=["quick"] * bots, **more))

    def played(self, mission: int = 1, *, won: bool = True, **more: Any) -> str:
        """Play a mission to its end; the table."""
        table: str = self.play(mission, **more)["table"]
        finish(self.house, table, won=won)
        return table

    def daily(self, **query: str) -> dict[str, Any]:
        answer = self.house.http.get("/api/daily", params={"crew": self.crew, **query}, headers=self.headers)
        return done(answer)

    def challenge(self, id: str) -> dict[str, Any]:
        answer = self.house.http.get(f"/api/challenges/{id}", params={"crew": self.crew}, headers=self.headers)
        return done(answer)

    def invite(self, name: str) -> Device:
        """Somebody joins by the link."""
        key = self.seen()["link"].partition("?k=")[2]
        joined = self.house.http.post(f"/api/crews/{self.crew}/join", json={"key": key, "member": name})
        return Device(self.house, done(joined))


def done(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code in (200, 201), answer.text
    found: dict[str, Any] = answer.json()
    return found


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def founded(house: House, name: str = "Night shift", member: str = "Ann", **more: Any) -> Device:
    return Device(house, done(house.http.post("/api/crews", json={"name": name, "member": member, **more})))


def finish(house: House, table: str, *, won: bool = True) -> None:
    """Play a table's mission to its end, by somebody who knows the truth and plays all seats."""
    house.do(finished(house.hall, table, won=won))


async def finished(hall: Hall, id: str, *, won: bool = True) -> None:
    found = await hall.find(id)
    assert found is not None
    table = found.table
    async with table.lock:
        if table.state.phase == "lobby":
            await lobby.start(table)
        while table.state.phase == "running":
            table.show(await table.play(act_of(table.game, won)))
    assert table.game.outcome is not None
    assert table.game.outcome.won == won


def act_of(game: Game, won: bool) -> Act:
    """A right call, or a wrong one."""
    seats = [seat for seat in game.seats() if game.ask is not None and game.ask.waits_for(seat)]
    forms = [form for seat in seats for form in game.forms(seat)]
    acts = [form.nth(number) for form in forms for number in range(min(form.count(), 400))]
    truth = game.table()
    cuts = [act for act in acts if isinstance(act, Cut)]
    right = [act for act in cuts if len({truth.value(wire) for wire in (*act.mine, *act.targets)}) == 1]
    solo: list[Act] = [act for act in acts if isinstance(act, SoloCut)]
    wrong = [act for act in cuts if act not in right]
    return (right or solo or acts)[0] if won else (wrong or acts)[0]
