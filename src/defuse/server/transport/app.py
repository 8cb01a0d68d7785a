"""The application: routes, the client's files, and what is opened and closed with the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from defuse.server.crews.ending import end_on
from defuse.server.logs import LOG
from defuse.server.reviews.hall import ReviewHall
from defuse.server.settings import Settings
from defuse.server.store.databases import Served
from defuse.server.store.interface import Elsewhere, Store, StoreError
from defuse.server.store.sql import SqlStore
from defuse.server.tables.guests import No
from defuse.server.tables.hall import Hall
from defuse.server.transport.checks import Checked
from defuse.server.transport.errors import Caught
from defuse.server.transport.files import client_file
from defuse.server.transport.headers import Secured, from_here
from defuse.server.transport.http import Api
from defuse.server.transport.limits import Presence, place
from defuse.server.transport.problems import address, problem
from defuse.server.transport.review_sockets import serve_reader
from defuse.server.transport.routes import routes
from defuse.server.transport.sockets import serve
from defuse.server.workers.desk import Desk
from defuse.server.workers.thinkers import Thinkers
from defuse.words import say

Serve = Callable[[WebSocket], Awaitable[None]]


async def _is_here(finding: Awaitable[object]) -> bool:
    """Whether a table, or the room of a review, can be opened in this process."""
    with suppress(StoreError, No):  # whoever comes is told of it later
        try:
            await finding
        except Elsewhere:
            return False
    return True


def _desk(hall: Hall) -> Desk | None:
    """Where bots of a cluster may think on other machines; None where there is no cluster."""
    store = hall.store
    if not hall.settings.cluster or not isinstance(store, SqlStore) or not isinstance(store.database, Served):
        return None
    desk = Desk(store.url, store.database, store.process)
    hall.thinkers.use(desk)
    desk.open()
    return desk


def application(settings: Settings, store: Store | None = None) -> Starlette:
    """The application, with a store of its own unless one is given."""
    hall = Hall(
        store or SqlStore(settings.url(), cluster=settings.cluster), Thinkers(settings.worker_count()), settings
    )
    reviews = ReviewHall(hall)
    presence = Presence(settings.connections, settings.connections_each)
    api = Api(hall, settings, presence, reviews)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await hall.open()
        except StoreError as error:
            app.state.refused = error
            raise
        await reviews.open()
        desk = _desk(hall)
        ending = asyncio.create_task(end_on(api.crews), name="ending crews")
        LOG.info("open")
        try:
            yield
        finally:
            ending.cancel()
            if desk is not None:
                await desk.close()
            await reviews.close()
            api.calculator.close()
            await hall.close()
            LOG.info("closed")

    async def lines(socket: WebSocket, is_here: Callable[[], Awaitable[bool]], serve: Serve) -> None:
        if not from_here(socket.headers, settings.origins):
            await socket.close(1008, str(say("http-origin-socket")))  # answered as HTTP 403
            return
        where = place(address(socket))
        if not presence.enter(where):
            await socket.accept()
            await socket.close(1013, str(say("http-many-connections")))
            return
        try:
            if settings.cluster and not await is_here():
                # The proxy is told before anything else: it asks other processes.
                await socket.send_denial_response(Response(status_code=503, headers={"retry-after": "1"}))
                return
            await serve(socket)
        finally:
            presence.leave(where)

    async def table_socket(socket: WebSocket) -> None:
        table = socket.path_params["table"]
        await lines(socket, lambda: _is_here(hall.find(table)), lambda socket: serve(socket, hall, api.crews))

    async def review_socket(socket: WebSocket) -> None:
        review = socket.path_params["review"]
        await lines(
            socket, lambda: _is_here(reviews.enter(review)), lambda socket: serve_reader(socket, reviews, api.crews)
        )

    async def client(request: Request) -> Response:
        return client_file(settings.static, request.path_params["path"], request.headers)

    app = Starlette(
        routes=[
            *routes(api),
            WebSocketRoute("/ws/review/{review}", review_socket),
            WebSocketRoute("/ws/{table}", table_socket),
            Route("/{path:path}", client),
        ],
        middleware=[
            Middleware(Secured),
            Middleware(Checked, settings=settings),
            Middleware(Caught, metrics=hall.metrics),
        ],
        exception_handlers={HTTPException: problem},
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.reviews = reviews
    app.state.refused = None
    return app
