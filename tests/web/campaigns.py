"""Made-up crews for tests of the campaign page: any moment of a campaign, without playing that far.

What the page asks for is answered here, in the shapes of the server's messages.
"""

from __future__ import annotations

from time import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Route

from defuse.server.wire.crews import (
    BoxSeen,
    ChallengeSeen,
    CrewGameSeen,
    CrewPlayer,
    CrewSeen,
    CrewStatistics,
    CrewTable,
    DailySeen,
    DealResult,
    MemberSeen,
    MissionProgress,
    MissionRates,
    Rate,
    TrySeen,
)
from defuse.server.wire.options import MissionCard
from tests.web.people import House, Person

CREW = "madeupcrew0001"
BOXES = ((1, 8), (9, 19), (20, 30), (31, 42), (43, 54), (55, 66))
TITLES = ("Training", "Box 1", "Box 2", "Box 3", "Box 4", "Box 5")
JOINS = {9: "equipment", 31: "characters", 55: "equipment"}
NAMES = ("Mia", "Juno", "Moss", "Philippa-Charlotte", "Ruby", "Kofi")
LAST = 66
GAMES = 26


def rate(games: int, share: float) -> Rate:
    return Rate(games=games, won=round(games * share), low=max(0.0, share - 0.06), high=min(1.0, share + 0.06))


class MadeUp:
    """A crew that has come as far as a mission; `None`: through all of them."""

    def __init__(
        self, house: House, come: int | None, *, members: int = 5, name: str = "The Late Shift of the Northern Harbour"
    ) -> None:
        cards = {
            card["number"]: msgspec.convert(card, MissionCard) for card in house.missions() if card["game"] == "busters"
        }
        people = NAMES[:members]
        done = come if come is not None else LAST + 1
        far = max(last for first, last in BOXES if first <= min(done, LAST))
        self.cards = cards
        games = tuple(self._game(GAMES - n, max(1, min(done, LAST) - n // 2), people) for n in range(8))
        self.crew = CrewSeen(
            crew=CREW,
            name=name,
            you="m0",
            members=tuple(
                MemberSeen(id=f"m{n}", name=called, here=n != 3, captain=n == 2) for n, called in enumerate(people)
            ),
            made=time() - 90 * 86400,
            link=f"/c/{CREW}?k=secretkey",
            boxes=tuple(
                BoxSeen(
                    number=n,
                    title=title,
                    first=first,
                    last=last,
                    done=max(0, min(done - first, last - first + 1)),
                    open=done >= first,
                )
                for n, (title, (first, last)) in enumerate(zip(TITLES, BOXES, strict=True), 1)
            ),
            missions=tuple(self._mission(number, done, far) for number in range(1, LAST + 1)),
            next=come,
            tries=0 if come == 1 else GAMES,
            wins=0 if come == 1 else GAMES // 2,
            seconds=0 if come == 1 else 34_800,
            games=() if come == 1 else games,
            more=come != 1,
            tables=(),
            share=True,
        )
        self.statistics = CrewStatistics(
            missions={}
            if come == 1
            else {str(n): rate(1 + n % 4, 1 / (1 + n % 4)) for n in range(1, min(done, LAST) + 1)},
            bots={str(n): rate(160, max(0.3, 0.98 - n / 80)) for n in range(1, LAST + 1)},
            players={} if come == 1 else {"4": rate(20, 0.5), "5": rate(6, 0.5)},
            captains={} if come == 1 else {"m0": rate(13, 0.46), "m2": rate(13, 0.54)},
            seconds=self.crew.seconds,
        )
        self.daily = DailySeen(
            day="2026-11-17",
            mission=cards[23],
            players=(2, 3, 4, 5),
            ends=time() + 25_920,
            crews=11,
        )
        self.challenge = ChallengeSeen(
            challenge="c1",
            link="/b/c1",
            crew="Copper Cats",
            mission=cards[12],
            players=4,
            yours=False,
            played=False,
        )
        self.asked: list[str] = []

    def change(self, **fields: Any) -> None:
        self.crew = replace(self.crew, **fields)

    def table(self, state: Any = "lobby") -> None:
        """Somebody waits at a table."""
        table = CrewTable(table="t1", mission=14, title="…", state=state, names=("Juno", "Philippa-Charlotte"))
        self.change(tables=(table,))

    def results(self) -> tuple[DealResult, ...]:
        ours = DealResult(crew=self.crew.name, yours=True, won=True, turns=19, dial=2, seconds=1500, players=4)
        theirs = DealResult(crew="Copper Cats", yours=False, won=False, turns=17, dial=None, seconds=0, players=4)
        return (ours, theirs)

    def _mission(self, number: int, done: int, far: int) -> MissionProgress:
        box = next(n for n, (first, last) in enumerate(BOXES, 1) if first <= number <= last)
        if number > far:
            return MissionProgress(number=number, box=box, state="locked")
        state: Any = "done" if number < done else "next" if number == done else "open"
        lost = (TrySeen(won=False, kind="played"),) * (number % 3)
        tries = (*lost, TrySeen(won=True, kind="played")) if state == "done" else lost if state == "next" else ()
        joins: Any = JOINS.get(number, "")
        return MissionProgress(number=number, box=box, state=state, tries=tries, card=self.cards[number], joins=joins)

    def _game(self, n: int, mission: int, people: tuple[str, ...]) -> CrewGameSeen:
        won = n % 2 == 1
        kinds: Any = ("played", "played", "box", "imported")
        players = tuple(CrewPlayer(name=name, member=f"m{k}", captain=k == 0) for k, name in enumerate(people[:5]))
        return CrewGameSeen(
            id=f"table{n}/1",
            kind=kinds[n % 4],
            game="busters",
            mission=mission,
            title=self.cards[mission].title,
            players=players,
            won=won,
            why="all wires are cut" if won else "the red wire was cut, and the bomb has exploded",
            turns=17,
            seconds=1500,
            ended=time() - (30 - n) * 40_000,
            deal="daily" if n % 5 == 0 else "",
            review="/r/abc" if n % 2 else "",
            reviewable=True,
        )

    def serve(self, person: Person) -> None:
        """Answer what the page asks for."""
        person.remember("crews", [{"crew": CREW, "member": "m0", "token": "t", "name": "", "at": 0, "code": ""}])
        person.context.route("**/api/**", self._answer)

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        self.asked.append(path)
        number = path.split("/")[3] if path.startswith("/api/missions/") else ""
        answers: dict[str, Any] = {
            f"/api/crews/{CREW}": self.crew,
            f"/api/crews/{CREW}/statistics": self.statistics,
            f"/api/crews/{CREW}/challenges": replace(self.challenge, yours=True, results=self.results()[:1]),
            f"/api/crews/{CREW}/games": {"games": [], "more": False},
            "/api/campaign": {"boxes": self.crew.boxes, "missions": self.crew.missions, "next": self.crew.next},
            "/api/daily": self.daily,
            "/api/challenges/c1": self.challenge,
        }
        found = self.rates(int(number)) if number else answers.get(path)
        if found is None:
            route.continue_()
        else:
            route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    def rates(self, number: int) -> MissionRates:
        bots = {key: rate(40, 0.7) for key in ("2", "3", "4", "5")}
        crews = {"all": rate(60, 0.55), "2": rate(7, 0.4), "3": rate(22, 0.6), "4": rate(31, 0.5)}
        return MissionRates(
            number=number, bots={"all": rate(160, 0.71), **bots}, bots_played="expert bots", crews=crews
        )
