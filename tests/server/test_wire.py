"""On the wire: all that players and a late spectator were sent in whole games, checked against the truth afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import msgspec
import pytest

from defuse import busters
from defuse.kernel import UNKNOWN, Game
from defuse.kernel.replay import loads
from defuse.server.games.busters.drawing import FACES
from defuse.server.schema import server_message
from defuse.server.tables.match import begun
from defuse.server.wire import messages as said
from tests.server.games import Frame
from tests.server.house import House
from tests.server.people import Person, join, make

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "quick"}


def games_by_frame(house: House, table: str) -> tuple[dict[int, Game], list[str]]:
    """The true game at each frame, from the replay file; and what nobody may be told before the end."""
    replay = loads(house.http.get(f"/api/tables/{table}/games/1/replay").content)
    setup = msgspec.convert(replay.setup, busters.Setup)
    names = ("a", "b", "c", "d", "e")[: setup.players]
    match, row = begun(table, 1, setup, replay.seed, names)
    secrets = [replay.seed, row.digest]
    games = {match.frame: match.game}
    for act, _, _ in list(replay.steps())[1:]:
        assert act is not None
        tried = match.try_act(act)
        secrets.append(tried.digest)
        match.install(tried)
        games[match.frame] = match.game
    return games, secrets


def at_least(number: int) -> Callable[[Frame], bool]:
    return lambda frame: frame.number >= number


@pytest.mark.parametrize("mission", [1, 9, 38, 46])
def test_nobody_was_sent_what_they_could_not_know(house: House, mission: int) -> None:
    made = make(house, mission=mission, seats=[OPEN, OPEN, BOT], options={"pace": "none"}, captain=0)
    table = made["table"]
    bo_key = join(house, table, "Bo")["token"]
    random = Random(mission)
    with (
        Person(house, table, made["token"]) as ann,
        Person(house, table, bo_key) as bo,
        Person(house, table) as eve,
    ):
        ann.request("start")
        everybody = {0: ann, 1: bo, None: eve}
        for person in everybody.values():
            person.first_frame()
        number, late_came = 1, False
        while ann.frame_when(at_least(number)).scene.ending is None:
            bo.frame_when(at_least(number))
            asked = next((person for person in (ann, bo) if person.asked), None)
            if asked is not None:
                assert isinstance(asked.act(random), said.Accepted | said.Refused)  # somebody may have been faster
            number += 1
            if number > 4 and not late_came:
                late_came = True
                with Person(house, table) as late:
                    late.first_frame()
                eve.raw += late.raw
        for person in (bo, eve):
            person.frame_when(lambda frame: frame.scene.ending is not None)
    games, secrets = games_by_frame(house, table)
    checked = 0
    for seat, person in everybody.items():
        for raw in person.raw:
            heard = msgspec.json.decode(raw, type=server_message())
            message = cast(Frame, heard) if isinstance(heard, said.Frame) else None
            if message is not None and message.scene.ending is None:
                checked += 1
                assert not [secret for secret in secrets if secret.encode() in raw]
                known = games[message.number].observe(seat).faces
                for stand in message.scene.stands:
                    for wire in stand.wires:
                        face = message.yours.faces.get(str(wire.id), wire.face)
                        assert face == (None if known[wire.id] == UNKNOWN else FACES[known[wire.id]])
    assert checked > 10
