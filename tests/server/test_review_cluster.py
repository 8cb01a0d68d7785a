"""A review in a cluster: all who look at it meet in one process, whatever happens to the others."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from defuse.server.wire.reviews import People, ToReader, ToReaderMessage
from tests import patient
from tests.server.cluster import Cluster, cluster
from tests.server.reviewing import played

FILE = {"content-type": "application/octet-stream"}
PATIENCE = 60.0


def come(found: Cluster, review: str, name: str) -> ClientConnection:
    """Somebody comes, and comes again until the line is there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            where = f"ws://127.0.0.1:{found.port}/ws/review/{review}"
            line = connect(where, open_timeout=30, compression=None, legacy=True)
            line.send(msgspec.json.encode({"type": "hello", "name": name}).decode())
            threading.Thread(target=stay, args=(line,), daemon=True).start()
            return line
        except (OSError, InvalidHandshake, ConnectionClosed):
            assert time.monotonic() < end
            time.sleep(0.2)


def stay(line: ClientConnection) -> None:
    """Say something now and then: in these tests the proxy gives up whoever is silent for five seconds."""
    with suppress(ConnectionClosed):
        while True:
            time.sleep(2)
            line.send('{"type":"ping","id":"still here"}')


def names(line: ClientConnection, count: int) -> list[str]:
    """Who is there, once so many are."""
    end = time.monotonic() + PATIENCE
    while True:
        message: ToReader = msgspec.json.decode(line.recv(max(0.1, end - time.monotonic())), type=ToReaderMessage)
        if isinstance(message, People) and len(message.people) == count:
            return [person.name for person in message.people]


def opened(found: Cluster, file: bytes) -> str:
    answer = patient.post(f"http://127.0.0.1:{found.port}/api/reviews", content=file, headers=FILE, timeout=60)
    assert answer.status_code == 201, answer.text
    review: str = answer.json()["review"]
    return review


@pytest.mark.slow
def test_all_who_look_at_a_review_meet_in_one_process(tmp_path: Path) -> None:
    over, _ = played(seed="cluster")
    with cluster(tmp_path, 3) as found:
        reviews = [opened(found, over.file) for _ in range(4)]
        # Whichever process a review falls to, its people meet there.
        for review in reviews:
            ann, bo = come(found, review, "Ann"), come(found, review, "Bo")
            assert sorted(names(bo, 2)) == ["Ann", "Bo"]
            ann.close()
            bo.close()
        review = reviews[0]
        ann = come(found, review, "Ann")
        names(ann, 1)
        for member in found.members:
            # It ends; whoever was there comes again, and all meet somewhere.
            member.end(signal.SIGKILL)
            ann.close()
            ann, bo = come(found, review, "Ann"), come(found, review, "Bo")
            assert sorted(names(bo, 2)) == ["Ann", "Bo"]
            # It is back, and the proxy sends new people there first: it sends them on to where the others are.
            member.start()
            cy = come(found, review, "Cy")
            assert sorted(names(cy, 3)) == ["Ann", "Bo", "Cy"]
            bo.close()
            cy.close()
        ann.close()
        seen = patient.get(f"http://127.0.0.1:{found.port}/api/reviews/{review}", timeout=60)
        assert seen.status_code == 200
