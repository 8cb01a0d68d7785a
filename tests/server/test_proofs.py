"""Why is this wire certain? At a table that has agreed on odds a seat is told, from what it knows itself."""

from __future__ import annotations

from random import Random

from defuse.server.wire import messages as said
from tests.server.house import House
from tests.server.people import Person, make

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "careful"}


def certain(odds: said.Odds) -> dict[int, str]:
    return {wire.wire: value for wire in odds.told.wires for value, chance in wire.values.items() if chance == 1}


def test_a_seat_is_told_why_a_wire_is_certain(house: House) -> None:
    made = make(house, mission=1, seats=[OPEN, BOT, BOT], options={"aids": "odds", "pace": "none"}, start=True)
    random = Random(3)
    with Person(house, made["table"], hello=False) as ann:
        ann.send(type="hello", token=made["token"], lang="de")
        frame = ann.first_frame()
        while True:
            frame = ann.frame_when(lambda each: each.scene.ending is not None or ann.asked)
            assert frame.scene.ending is None, "nothing was ever certain"
            odds = ann.request("odds")
            sure = certain(odds)
            if not ann.asked:
                continue  # the table went on meanwhile
            if sure and odds.number == frame.number:
                break
            ann.act(random)
        wire, value = next(iter(sure.items()))
        proof = ann.request("proof", wire=wire)
        assert isinstance(proof, said.WireProof)
        assert (proof.game, proof.number, proof.wire, proof.value) == (frame.game, odds.number, wire, value)
        assert wire in proof.steps[-1].wires
        assert all("⟦" not in step.text and " also: " in step.text for step in proof.steps)
        doubtful = next(each.wire for each in odds.told.wires if each.wire not in sure)
        for other in (doubtful, 9999):
            no = ann.request("proof", wire=other)
            assert (no.code, no.why) == ("bad", "dieses Kabel ist nicht sicher")
        with Person(house, made["table"]) as spectator:
            spectator.first_frame()
            assert spectator.request("proof", wire=wire).code == "seat"


def test_nothing_is_proven_where_nobody_agreed_on_odds(house: House) -> None:
    made = make(house, seats=[OPEN, BOT], start=True)
    with Person(house, made["table"], made["token"]) as ann:
        ann.first_frame()
        assert ann.request("proof", wire=1).code == "state"
