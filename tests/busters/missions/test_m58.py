"""Mission 58: no tokens at all, and a Double Detector on every turn (M58)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import TurnAsk
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import CardUsed, DialMoved, Exploded, Spared, TokenPlaced, ValueAnnounced
from defuse.busters.wires import REDS
from defuse.kernel import Among, encode
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    happens,
    names,
    offered,
    refusal,
    show,
    table,
    the,
    then,
)
from tests.busters.telling import narrate

NOTHING = """
    mission 58 · captain A
    equipment 3 ready · 9 ready · 10 ready · 22 ready
    A1 | 1 2 5 5
    B1 | 1 2 5 r5.5 r6.5
    C1 | 1 2 5 6
    D1 | 1 2 6 6
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_play_begins_at_once_without_tokens(players: int, reds: int) -> None:
    game = busters.new(mission=58, players=players, seed=1)
    assert isinstance(game.ask, TurnAsk)  # M58
    assert game.ask.seats == (game.public.captain,)
    assert (game.public.tokens, game.public.opened) == ((), True)
    assert (game.public.red.count, game.public.yellow.count) == (reds, 0)


@pytest.mark.parametrize("card", ["4", "7"])
def test_post_it_and_emergency_batteries_are_not_in_this_mission(card: str) -> None:
    with pytest.raises(ValueError, match=f"mission 58 is played without equipment card {card}"):
        busters.new(mission=58, players=4, equipment=(card,))


def test_everybody_has_a_double_detector() -> None:
    game = busters.new(mission=58, players=4, seed=1)
    assert {rule.card for rule in game.public.rules if getattr(rule, "holder", -1) >= 0} == {"DD"}


def test_a_miss_moves_the_dial_and_tells_nothing() -> None:
    """M58: not even the value. That the wire is no red, everybody sees: the bomb is still there."""
    game = table(NOTHING)
    after, events = game.play(cut(game, "A1.1", "B1.2"))
    assert names(events)[:4] == ["Called", "CutMissed", "DialMoved", "Settled"]
    assert not every(events, TokenPlaced)
    assert not every(events, ValueAnnounced)
    assert after.public.dial == 3
    new = after.public.facts[len(game.public.facts) :]
    assert Among(at(game, "B1.2"), REDS, 0, 0) in new
    assert "Wrong: no 1 there. Nothing more is told." in narrate(game.public, events)


def test_a_red_explodes_as_ever() -> None:
    game = table(NOTHING)
    assert the(happens(game, cut(game, "A1.1", "B1.4")), Exploded).why == "red wire"


def test_after_a_detector_nobody_is_asked_for_a_token() -> None:
    game = table(NOTHING)
    after, events = game.play(cut(game, "A1.1", "B1.3-4", "personal-A"))  # E6: one red does not matter
    assert isinstance(after.ask, TurnAsk)
    assert after.ask.seats == (B,)
    assert [event.steps for event in every(events, DialMoved)] == [-1]
    assert not after.public.tokens
    new = after.public.facts[len(game.public.facts) :]
    assert Among(at(game, "B1.3-4"), REDS, 0, 1) in new  # not both are red, or it would have exploded
    assert "TokenOwed" not in names(events)


def test_a_double_detector_works_on_every_turn() -> None:
    game = table(NOTHING)
    after, events = game.play(cut(game, "A1.1", "B1.1-2", "personal-A"))
    assert not every(events, CardUsed)
    for seat, act in ((B, cut(game, "B1.2", "C1.2")), (C, cut(game, "C1.4", "D1.3")), (3, cut(game, "D1.4", "C1.1"))):
        if after.ask is not None and not isinstance(after.ask, TurnAsk):
            after = then(after, after.forms(after.ask.seats[0])[0].nth(0))
        assert after.public.turn == seat
        after = then(after, act)
    assert after.public.turn == A
    assert ("Cut", "personal-A") in offered(after, A)  # M58: again


def test_other_cards_are_used_up_as_ever() -> None:
    game = table(NOTHING)
    after = then(game, cut(game, "A1.1", "C1.2-4", "3"))
    assert refusal(after, cut(game, "B1.1", "C1.2-4", "3")) == "Triple Detector has been used"


def test_the_double_detector_goes_with_x_or_y_ray() -> None:
    game = table(NOTHING)
    after = then(game, cut(game, "A1.1 A1.2", "B1.3-4", "10", "personal-A"))  # E7
    assert (after.public.dial, after.public.turn) == (3, B)
    assert ("Cut", "10") not in offered(after, B)


SWAPPED = NOTHING.replace("5 r5.5 r6.5", "5 6 r6.5").replace("C1 | 1 2 5 6", "C1 | 1 2 5 r5.5")
"""The same table, with a 6 in place of B's first red, which C has."""


@pytest.mark.parametrize("wires", ["B1.4", "B1.4-5"])
def test_with_the_stabilizer_a_spared_red_and_a_harmless_miss_are_the_same(wires: str) -> None:
    """M58, E8: nothing is told of a missed wire. A and D, who hold neither wire, see the same."""
    using = ("personal-A",) if "-" in wires else ()
    told = []
    for text in (NOTHING, SWAPPED):
        game = then(table(text), Stabilize(seat=A, using=("9",)))
        after, events = game.play(cut(game, "A1.1", wires, *using))
        assert not every(events, Spared | DialMoved | Exploded)  # type: ignore[arg-type]
        new = [fact for fact in after.public.facts[len(game.public.facts) :] if isinstance(fact, Among)]
        assert not [fact for fact in new if set(REDS) <= set(fact.kinds)]
        told.append([events, after.public, narrate(game.public, events), after.observe(A), after.observe(D)])
    assert encode(told[0]) == encode(told[1])


def test_the_single_wire_label_brings_its_own_token() -> None:
    game = table(NOTHING)
    after = then(game, show(game, "A1.1", "22"))  # E16
    assert [token.mark for token in after.public.tokens] == ["x1"]


def test_it_says_so_beside_the_table() -> None:
    titles = [str(panel.title) for panel in table(NOTHING).view(A).panels()]
    assert {"Tokens", "Double Detectors"} <= set(titles)
