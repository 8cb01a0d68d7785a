"""The odds of a seat at a table of Bomb Squad Academy: told to who asks, and from what that seat has seen alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from defuse import academy
from defuse.academy.asks import ChooseAsk
from defuse.odds.academy import AcademyOdds
from defuse.server.games.academy.odds import chances_of
from defuse.server.games.academy.scenes import BombChances, BombWireOdds
from defuse.server.wire import messages as said
from tests.academy.driving import played
from tests.academy.leaks import other_deals, twin
from tests.server.house import House
from tests.server.people import Person, make

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "careful"}

TABLE = """
bomb 2 · round 3
plates +1<green
green | 3 3 2 | 1 | ok boom ok
red   | 3 3 4 | 4 | boom ok ok
A 2 · saw red
B 9 · saw red-tiles green
C 9
"""


def of(chances: BombChances, wire: str) -> BombWireOdds:
    return next(each for each in chances.wires if each.wire == wire)


def test_odds_are_told_where_the_table_has_agreed_on_them(house: House) -> None:
    made = make(house, game="academy", seats=[OPEN, BOT, BOT], options={"aids": "odds", "pace": "none"}, start=True)
    with Person(house, made["table"], made["token"]) as ann:
        frame = ann.first_frame()
        assert frame.may.odds
        odds = ann.request("odds")
        assert isinstance(odds, said.Odds)
        assert (odds.game, odds.number) == (frame.game, frame.number)
        assert isinstance(odds.told, BombChances)
        assert [wire.wire for wire in odds.told.wires] == ["green", "blue", "red", "yellow"]
        for wire in odds.told.wires:
            assert [cut.cutters for cut in wire.cuts] == [1, 2]
            assert abs(sum(wire.next.values()) - 1) < 1e-9
        with Person(house, made["table"]) as spectator:
            assert not spectator.first_frame().may.odds
            assert spectator.request("odds").code == "seat"


def test_odds_are_refused_where_nobody_agreed_on_them(house: House) -> None:
    made = make(house, game="academy", seats=[OPEN, BOT, BOT], start=True)
    with Person(house, made["table"], made["token"]) as ann:
        assert not ann.first_frame().may.odds
        no = ann.request("odds")
        assert (no.code, no.why) == ("state", "this table has not agreed on odds")


def test_peeks_are_counted_in() -> None:
    game = academy.parse(TABLE)
    ann, bo, cid = (chances_of(game.observe(seat)) for seat in range(3))
    assert of(ann, "red").next == {"4": 1.0}
    assert of(bo, "green").next == {"1": 1.0}
    assert len(of(cid, "red").next) > 3
    # Red stands at 10 of 13. A knows that a 4 comes, and of the tiles nothing; B knows the tiles and not the card.
    assert of(ann, "red").cuts[0].explodes == pytest.approx(1 / 3)
    assert 0 < of(bo, "red").cuts[0].explodes < 1
    # Green stands at 8 of 9, and a 1 comes: B is safe alone.
    assert of(bo, "green").cuts[0].explodes == 0
    assert of(bo, "green").cuts[0].points == 1 + 4 + 1


def test_an_explosion_takes_no_more_than_there_is() -> None:
    """A7: A has 2 points to lose, C has 5 and more."""
    game = academy.parse(TABLE)
    for seat, at_stake in ((0, 2), (2, 5)):
        odds = AcademyOdds(game.observe(seat)).cut("red", 2)
        told = of(chances_of(game.observe(seat)), "red").cuts[1]
        assert told.points == pytest.approx(odds.points - odds.explodes * at_stake)


def test_nothing_is_told_of_a_wire_without_cards() -> None:
    """A5."""
    long = replace(academy.printed(), green=replace(academy.printed().green, track=40))
    game = academy.parse("bomb 1 · round 9\ngreen | 0 0 1 1 1 1 2 2 2 3 3 3 | |\nA 1\nB 1\n", long)
    assert of(chances_of(game.observe(0)), "green") == BombWireOdds(wire="green", cuts=(), next={})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_odds(players: int) -> None:
    """A14: neither decks and tiles nor what somebody else has locked in."""
    rng = Random(players)
    worlds = choices = 0
    for _, game, _ in played(players, 4):
        if game.over or rng.random() > 0.25:
            continue
        for seat in game.seats():
            told = msgspec.json.encode(chances_of(game.observe(seat)))
            for deal in other_deals(game, seat, rng, 2):
                assert msgspec.json.encode(chances_of(twin(game, deal).observe(seat))) == told
                worlds += 1
            if isinstance(game.ask, ChooseAsk) and seat not in game.ask.answered and game.ask.answered:
                other = game.ask.answered[0]
                (form,) = [form for form in game.forms(other) if not form.aside]
                changed, _ = game.play(form.nth(rng.randrange(form.count())))
                assert msgspec.json.encode(chances_of(changed.observe(seat))) == told
                choices += 1
    assert worlds > 20
    assert choices > 0
