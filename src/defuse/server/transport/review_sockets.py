"""Sockets of those who look at a review together, from their hello to their end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from defuse.server.buckets import Bucket
from defuse.server.crews.desk import Crews
from defuse.server.logs import LOG
from defuse.server.reviews.hall import ReviewHall
from defuse.server.reviews.rooms import Person, Room, encode, spoken
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.server.transport.review_door import found_by
from defuse.server.transport.sockets import Ended, Socket, first_message, said_by
from defuse.server.wire.reviews import Come, Denied, Granted, Here, Knock, Lead, ReaderMessage, Show, Trouble
from defuse.words import Text, best_language, say

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ReaderMessage)


async def serve_reader(socket: WebSocket, reviews: ReviewHall, crews: Crews) -> None:
    """A connection of somebody who looks at a review."""
    hall = reviews.hall
    await socket.accept()
    reader = Socket(socket, hall.settings, hall.metrics)
    pump = asyncio.create_task(reader.pump(), name="pump")
    room: Room | None = None
    person: Person | None = None
    try:
        hello = await first_message(socket, hall.settings.hello_seconds, _DECODER, Come)
        reader.language = best_language([hello.lang])
        room = await _room(reviews, crews, socket.path_params["review"], hello.token or "")
        try:
            person = room.enter(reader, hello.name, hello.me)
        except No as no:
            raise Ended(4005 if no.code == "full" else 4000, "full" if no.code == "full" else "hello", no.why) from no
        await _listen(socket, reader, reviews, room, person)
    except Ended as ended:
        reader.send(encode(Trouble(code=ended.kind, text=spoken(reader, ended.text))))
        reader.close(ended.code, ended.text)
    except WebSocketDisconnect:
        pass
    except Exception:
        hall.metrics.errors.inc()
        LOG.exception("connection failed")
        reader.send(encode(Trouble(code="server", text=spoken(reader, say("socket-went-wrong")))))
        reader.close(1011, say("socket-went-wrong"))
    finally:
        if room is not None and person is not None:
            room.leave(person)
        empty = reviews.rooms.get(socket.path_params["review"])
        if empty is not None:
            await reviews.left(empty)
        reader.close(1000, "")
        with suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(pump, 5)
        if socket.client_state is WebSocketState.DISCONNECTED:
            pump.cancel()


async def _room(reviews: ReviewHall, crews: Crews, id: str, token: str) -> Room:
    try:
        await found_by(reviews, crews, id, token)
        return await reviews.enter(id)
    except No as no:
        if no.code == "busy":
            raise Ended(1011, "server", no.why) from no
        raise Ended(4001, "review", no.why) from no
    except StoreError:
        raise Ended(1011, "server", say("socket-not-readable")) from None


async def _listen(socket: WebSocket, reader: Socket, reviews: ReviewHall, room: Room, person: Person) -> None:
    hall = reviews.hall
    bucket = Bucket(hall.settings.burst, hall.settings.rate, hall.now)

    def complain(why: Text) -> None:
        reader.send(encode(Trouble(code="bad", text=spoken(reader, why))))

    async for message in said_by(socket, _DECODER, bucket, hall.settings, hall.metrics, complain):
        match message:
            case Show():
                room.show(person, message.at)
            case Lead():
                try:
                    room.lead(person, message.to)
                    reader.send(encode(Granted(id=message.id)))
                except No as no:
                    reader.send(encode(Denied(id=message.id, why=spoken(reader, no.why))))
            case Knock():
                reader.send(encode(Here(id=message.id)))
            case _:
                complain(say("table-hello-twice"))
