"""People who look at a review together: one leads, the others follow, and limits hold as at a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from defuse.server.reviews.rooms import MOST, Room
from defuse.server.tables.guests import No
from defuse.server.wire.reviews import Denied, Granted, Here, LookedAt, Trouble
from defuse.words import Text
from tests.server.house import House, opened
from tests.server.reviewing import Over, Reader, put, review_of

ME = "a-window-of-mine-0000000"
PLACE = {"act": 7, "view": "2", "tab": "why", "step": 3}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("rooms")) as found:
        yield found


@pytest.fixture
def review(house: House) -> str:
    return review_of(house, put(house))


@contextmanager
def together(house: House, review: str, *names: str, me: str | None = None) -> Iterator[list[Reader]]:
    """Several who come one after the other, each when the one before is there."""
    with ExitStack() as open:
        readers: list[Reader] = []
        for name in names:
            readers.append(open.enter_context(Reader(house, review, name, me=None if readers else me)))
            readers[0].people(len(readers))
        yield readers


def closed(reader: Reader) -> int:
    """With which code a line ends."""
    try:
        while True:
            reader.hear()
    except ConnectionClosed as ended:
        return 0 if ended.rcvd is None else ended.rcvd.code


def test_one_leads_and_the_others_see_what_is_looked_at(house: House, review: str) -> None:
    with together(house, review, "Ann", "Bo", "Bo") as (ann, bo, other):
        seen = other.people(3)
        assert [person.name for person in seen.people] == ["Ann", "Bo", "Bo 2"]
        assert seen.leader == seen.people[0].number
        assert seen.you == seen.people[2].number
        assert seen.at is None
        ann.send(type="show", at=PLACE)
        assert bo.shown().at == other.shown().at == LookedAt(act=7, view="2", tab="why", step=3)
        # What somebody looks at who does not lead is nothing to the others.
        bo.send(type="show", at={"act": 1})
        assert isinstance(bo.ask("ping"), Here)
        ann.send(type="show", at={"act": 8})
        assert other.shown().at.act == 8
        with Reader(house, review, "Cy") as cy:
            late = cy.people(4)
            assert late.at == LookedAt(act=8)


def test_the_lead_is_handed_on_and_taken_when_nobody_has_it(house: House, review: str) -> None:
    with together(house, review, "Ann", "Bo") as (ann, bo):
        first = bo.people(2)
        you, leader = first.you, first.leader
        assert isinstance(bo.ask("lead"), Denied)
        assert isinstance(bo.ask("lead", to=you), Denied), "nobody hands on what is not theirs"
        assert isinstance(ann.ask("lead", to=999), Denied)
        assert isinstance(ann.ask("lead", to=you), Granted)
        assert bo.people().leader == you
        assert isinstance(ann.ask("lead"), Denied)
        assert isinstance(bo.ask("lead", to=leader), Granted)
    with together(house, review, "Ann", "Bo", me=ME) as (ann, bo):
        bo.people(2)
        ann.socket.close()
        assert bo.people(1).leader is None
        assert isinstance(bo.ask("lead"), Granted)
        with Reader(house, review, "Ann", me=ME) as again:
            told = again.people(2)
            assert told.leader != told.you, "somebody else has taken it meanwhile"


def test_whoever_led_leads_again_after_a_broken_line(house: House, review: str) -> None:
    with together(house, review, "Ann", "Bo", me=ME) as (ann, bo):
        bo.people(2)
        ann.socket.close()
        assert bo.people(1).leader is None
        with Reader(house, review, "Cy", me="another-window-11111111") as cy:
            assert cy.people(2).leader is None
            with Reader(house, review, "Ann", me=ME) as again:
                told = again.people(3)
                assert told.leader == told.you


def test_the_lead_stays_with_a_window_whose_old_line_ends_late(house: House, review: str) -> None:
    """A dead line is often noticed after the same window has come back."""
    with together(house, review, "Ann", "Bo", me=ME) as (ann, bo), Reader(house, review, "Ann", me=ME) as again:
        told = again.people(3)
        assert told.leader != told.you
        bo.people(3)
        ann.socket.close()
        told = again.people(2)
        assert told.leader == told.you
        assert bo.people(2).leader == told.you


def test_limits_are_those_of_tables(house: House, review: str, tmp_path: Path) -> None:
    with Reader(house, review, hello=False) as early:
        early.send(type="ping", id="x")
        assert closed(early) == 4000
        assert isinstance(early.got[-1], Trouble)
    with Reader(house, review, hello=False) as nobody:
        nobody.send(type="hello", name=" \u0007 ")
        assert closed(nobody) == 4000
    with Reader(house, review) as ann:
        ann.people()
        for wrong in ("{", '{"type":"show","at":{"act":-1}}', '{"type":"show","at":{"act":1,"view":"9"}}', "[]"):
            ann.socket.send(wrong)
            assert isinstance(ann.hear(), Trouble)
        with suppress(ConnectionClosed):  # it may be ended before all is said
            for _ in range(10):
                ann.socket.send("{")
        assert closed(ann) == 4007
    with opened(tmp_path, burst=5, rate=0.001, hello_seconds=0.2) as slow:
        review = review_of(slow, put(slow))
        with Reader(slow, review) as fast:
            with suppress(ConnectionClosed):
                for at in range(8):
                    fast.send(type="show", at={"act": at})
            assert closed(fast) == 4004
        with Reader(slow, review, hello=False) as silent:
            assert closed(silent) == 4000


class Silent:
    """A connection that nobody listens to."""

    language = "en"

    def send(self, data: bytes) -> None:
        pass

    def close(self, code: int, reason: Text) -> None:
        pass


def test_a_room_has_an_end() -> None:
    room = Room("review")
    people = [room.enter(Silent(), f"P{number}", None) for number in range(MOST)]
    with pytest.raises(No):
        room.enter(Silent(), "late", None)
    room.leave(people[0])
    assert room.leader is None
    assert room.enter(Silent(), "late", None).number == MOST + 1
    assert room.leader is None, "whoever comes to others takes nothing by coming"


def test_reviews_that_are_not_there_open_no_room(house: House, review: str) -> None:
    for id in ("nosuchreview00", "x", "a.b"):
        with Reader(house, id) as nobody:
            assert closed(nobody) == 4001
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{house.socket_url}/ws/review/{review}", origin=Origin("https://example.org"))
    assert refused.value.response.status_code == 403


def test_a_review_that_is_withdrawn_sends_everybody_home(house: House) -> None:
    over: Over = put(house, seed="withdrawn")
    review = review_of(house, over)
    with Reader(house, review) as ann:
        ann.people(1)
        assert house.http.post(f"{over.path}/withdraw", json={"token": over.tokens[0]}).status_code == 200
        assert closed(ann) == 4001
