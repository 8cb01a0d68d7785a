"""The HTTP part: making tables, sitting down, the catalogue, replay files, health and metrics."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from defuse import __version__
from defuse.server.calculator.desk import CalculatorDesk
from defuse.server.crews.changing import without_gone
from defuse.server.crews.desk import Crews
from defuse.server.crews.statistics import ServerRates
from defuse.server.games import box_named, boxes
from defuse.server.games.box import GameBox
from defuse.server.puzzles.desk import PuzzleDesk
from defuse.server.reviews.hall import ReviewHall
from defuse.server.settings import HERE, Settings
from defuse.server.speakers import speaker
from defuse.server.store.interface import StoreError
from defuse.server.tables import lobby
from defuse.server.tables.hall import Hall, Open
from defuse.server.tables.lobby_view import branch_of, seats_of
from defuse.server.tables.replays import replay_file
from defuse.server.tables.table import Table
from defuse.server.transport.headers import accepted, bearer, from_here
from defuse.server.transport.hosts import host_of, is_machine
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import PerAddress, Presence, place
from defuse.server.transport.problems import Wrong, address, told
from defuse.server.transport.request_limits import RequestLimits
from defuse.server.wire.rest import Catalogue, GameCard, Health, Join, NewTable, Seated, TableInfo
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import say

T = TypeVar("T")

CATALOGUE = {"vary": "accept-language, accept-encoding"}
"""It has words in it, and is sent packed to those who can unpack it: nothing in it is secret."""

FORWARDED = frozenset(("forwarded", "x-forwarded-for"))
"""What a proxy puts into requests of others: they come from its address, but not from there."""

HEALTH_SECONDS = 1.0
"""For so long it is said again how the store was; nobody can keep it busy with asking."""

JSON = "application/json"

LONG = 65_536
"""A body of more bytes is read straight into what it has to be: what is wrong ends it at once, and all wait for it.

In a shorter one whole numbers may be written as 3.0.
"""


class Api:
    """The handlers of requests. What they return is put into a response by `routes`."""

    def __init__(self, hall: Hall, settings: Settings, presence: Presence, reviews: ReviewHall) -> None:
        self.hall = hall
        self.reviews = reviews
        self.settings = settings
        self.presence = presence
        self._requests = PerAddress(settings.requests_each, 60.0, hall.now)
        self._watching = PerAddress(settings.requests_each, 60.0, hall.now)
        """For those who look how the server is: they are not held up by others at their address."""
        self.limits = RequestLimits(settings, hall.now)
        self.crews = Crews(hall)
        self.rates = ServerRates(self.crews)
        self.puzzles = PuzzleDesk(hall)
        self.calculator = CalculatorDesk()
        self._ready: tuple[float, bool] | None = None
        """Whether the store answered, and when that was."""
        self._catalogues: dict[str, tuple[bytes, bytes]] = {}
        """By language: plain, and packed."""

    async def missions(self, request: Request) -> Response:
        language = preferred(request.headers)
        if language not in self._catalogues:
            said = msgspec.json.encode(catalogue_in(language))
            self._catalogues[language] = (said, gzip.compress(said))
        plain, packed = self._catalogues[language]
        if "gzip" in accepted(request.headers.get("accept-encoding", "")):
            return Response(packed, media_type="application/json", headers={**CATALOGUE, "content-encoding": "gzip"})
        return Response(plain, media_type="application/json", headers=CATALOGUE)

    async def make_table(self, request: Request, wanted: NewTable) -> Seated:
        where = place(address(request))
        self.limits.may_make_table(where)
        return await told(self.hall.make(wanted, where))

    async def table(self, request: Request) -> TableInfo:
        table = (await self.find(request, by_link=True)).table
        state = table.state
        language = preferred(request.headers)
        return TableInfo(
            table=table.id,
            state=state.phase,
            mission=box_named(state.plays).card(state.mission, language),
            seats=seats_of(table, language),
            options=state.options,
            game=state.game,
            commitment=table.commitment,
            closed=table.speaker(language).text(state.why_closed),
            branch=branch_of(table, language),
            crew=state.crew,
            shared="" if state.deal is None else state.deal.kind,
        )

    async def join(self, request: Request, wanted: Join) -> Seated:
        table = (await self.find(request)).table
        member = await self.member(request, table)
        async with table.lock:
            sitting = lobby.sit(table, wanted.name, wanted.seat, once=wanted.once, key=wanted.key, member=member)
            seat, token = await told(sitting)
        return Seated(table=table.id, seat=seat, token=token, link=f"/t/{table.id}{table.state.link}")

    async def replay(self, request: Request) -> Response:
        """The replay file of a game that is over; before that its seed is nobody's business."""
        with self.one_of_few(request):
            return await self._replay(request)

    async def _replay(self, request: Request) -> Response:
        found = await self.find(request, by_link=True)
        state = found.table.state
        await self._may_look(request, found.table)
        number: int = request.path_params["game"]
        if not 1 <= number <= state.game:
            raise Wrong(404, "game", say("http-no-game"))
        if number == state.game and state.phase not in ("over", "lobby"):
            raise Wrong(409, "state", say("table-not-over", one=state.one))
        where = place(address(request))
        try:
            kept = await self.hall.store.game(found.table.id, number)
            if kept is None or kept.row is None:
                raise Wrong(404, "game", say("http-no-game"))
            fair = Fair(where, found.table.id)
            file = await self.hall.thinkers.counter.work(replay_file, kept.row, kept.acts, fair=fair)
        except StoreError:
            raise Wrong(503, "busy", say("http-games-not-readable")) from None
        except NoThought:
            raise Wrong(503, "busy", say("http-no-replay-now")) from None
        if file is None:
            raise Wrong(409, "state", say("http-not-replayable"))
        if not file.over and (state.deal is not None or state.branch is not None):
            # It was given up, and the same cards are to be played: by others, or in the same “what if” again.
            raise Wrong(409, "state", say("table-not-over", one=state.one))
        return Response(
            file.data,
            media_type="application/octet-stream",
            headers={"content-disposition": f'attachment; filename="{file.name}"'},
        )

    async def health(self, request: Request) -> Response:
        hall, now = self.hall, self.hall.now()
        if self._ready is None or now - self._ready[0] >= HEALTH_SECONDS:
            self._ready = now, await hall.store.ready()
        ready = self._ready[1]
        ok = ready and not hall.draining
        health = Health(
            ok=ok,
            version=__version__,
            engine=boxes()[0].kit.version,
            store=ready,
            failed=hall.store.failed,
            draining=hall.draining,
        )
        return json_response(health, 200 if ok else 503)

    async def metrics(self, request: Request) -> Response:
        where = address(request)
        if where not in self.settings.metrics or FORWARDED.intersection(request.headers):
            raise Wrong(403, "origin", say("http-metrics"))
        if where in HERE and not self._calls_us(request):
            raise Wrong(403, "origin", say("http-metrics"))
        metrics, tables = self.hall.metrics, self.hall.tables.values()
        metrics.tables.set(len(tables))
        metrics.running.set(sum(found.table.running for found in tables))
        metrics.connections.set(self.presence.count)
        metrics.thoughts.set(self.hall.thinkers.busy)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    def _calls_us(self, request: Request) -> bool:
        """Whether it is for this machine by its address or one of its names.

        The browser of whoever runs the server may be led here under a name of somebody else's page.
        """
        host = host_of(request.headers)
        return is_machine(host) or host in self.settings.names

    def allow(self, request: Request, *, watching: bool = False) -> None:
        """Count a request; whoever asks for too much is refused."""
        limit = self._watching if watching else self._requests
        if not limit.take(place(address(request))):
            raise Wrong(429, "fast", say("http-fast"), {"retry-after": "10"})

    @contextmanager
    def one_of_few(self, request: Request, *, looking: bool = False) -> Iterator[None]:
        """Do something that takes a while: few of these are done at a time for an address, more of a review."""
        where, few = place(address(request)), self.limits.looks if looking else self.limits.replays
        if not few.enter(where):
            raise Wrong(429, "fast", say("http-fast"), {"retry-after": "10"})
        try:
            yield
        finally:
            few.leave(where)

    async def data(self, request: Request, kind: str, most: int, count: Callable[[str], None] | None = None) -> bytes:
        """What a request sends, if it is of a kind and not too long.

        `count` counts for its address what is wanted, and may refuse it, before anything of it is read.
        """
        if not from_here(request.headers, self.settings.origins):
            raise Wrong(403, "origin", say("http-origin"))
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != kind:
            raise Wrong(415, "type", say("http-json") if kind == JSON else say("http-file"))
        if count is not None:
            count(place(address(request)))
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Wrong(413, "big", say("http-big"))
        except ClientDisconnect:
            raise Wrong(400, "bad", say("http-broken-off")) from None
        return bytes(data)

    async def body(
        self, request: Request, kind: type[T], most: int | None = None, count: Callable[[str], None] | None = None
    ) -> T:
        """What a request sends, of so many bytes at most."""
        data = await self.data(request, JSON, self.settings.message_size if most is None else most, count)
        try:
            if len(data) > LONG:
                return msgspec.json.decode(data, type=kind)
            return msgspec.convert(_whole(msgspec.json.decode(data)), kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Wrong(400, "bad", say("http-bad", why=str(error)[:250])) from None

    async def member(self, request: Request, table: Table) -> str:
        """Which member of the table's crew asks; empty for a guest, and where the table has no crew."""
        token = bearer(request.headers)
        if not table.state.crew or not token:
            return ""
        return await told(self.crews.member_of(table.state.crew, token))

    async def _may_look(self, request: Request, table: Table) -> None:
        """Refuse a game of a crew, or one that others have yet to play, to all but its players and members.

        A deal of the day that is over is everybody's.
        """
        state = table.state
        played_by_others = state.deal is not None and not state.deal.is_over(table.wall())
        of_a_crew = bool(state.crew) and state.deal is None
        if not played_by_others and not of_a_crew:
            return
        seated = state.seat_of(bearer(request.headers)) is not None
        if seated or await self.member(request, table):
            return
        if played_by_others:  # it is told to nobody that there is such a game
            raise Wrong(404, "game", say("http-no-game"))
        raise Wrong(403, "token", say("http-replay-crew"))

    async def find(self, request: Request, *, by_link: bool = False) -> Open:
        """The table of a request; by its link alone, that has to have the key of the table."""
        try:
            found = await self.hall.find(request.path_params["table"])
        except StoreError:
            raise Wrong(503, "busy", say("socket-not-readable")) from None
        if found is None:
            raise Wrong(404, "table", say("socket-no-table"))
        if by_link and not found.table.state.opens(request.query_params.get("k")):
            raise Wrong(403, "key", say("socket-old-link"))
        await told(without_gone(self.crews, found.table))
        return found


def catalogue_in(language: str) -> Catalogue:
    """All that can be played, in a language."""
    found = boxes()
    missions = tuple([card for box in found for card in box.missions(language)])
    games = tuple([_game(box, language) for box in found])
    return Catalogue(missions=missions, bots=games[0].bots, games=games)


def _game(box: GameBox, language: str) -> GameCard:
    text = speaker(language).text
    return GameCard(
        game=box.name,
        title=text(box.title),
        text=text(box.text),
        players=box.players,
        bots={name: text(said) for name, said in box.bots().items()},
        card=box.only_card(language),
    )


def _whole(value: Any) -> Any:
    """JSON knows one kind of number: 3.0 is a whole one, too."""
    if isinstance(value, dict):
        return {key: _whole(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def json_response(body: Any, status: int) -> Response:
    """A struct as the answer to a request."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")
