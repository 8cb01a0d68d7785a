"""Mission 17: every token of Rhett Herrings is false (M17)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.acts import PickWire, PlaceToken
from defuse.busters.asks import OpeningAsk
from defuse.busters.causes import TokenCause
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import Exploded, RadarAnswered, TokenPlaced, ValueAnnounced
from defuse.busters.rules.false_tokens import FalseTokenAsk, TellFalse
from defuse.busters.rules.roles import RoleName, RoleTaken
from defuse.busters.wires import REDS, YELLOWS
from defuse.kernel import Among, Game, clashes
from tests.busters.missions.roles import holder, with_role
from tests.busters.tables import (
    A,
    B,
    C,
    cut,
    happens,
    names,
    offered,
    one_at,
    pick,
    refusal,
    show,
    table,
    the,
    then,
    tokens,
    use,
)
from tests.busters.telling import narrate

LIAR = """
    mission 17 · captain A
    red 2 of 1.5 5.5 6.5
    equipment 2 ready · 3 ready · 4 ready · 8 ready · 9 ready · 10 ready
    characters B none
    A1 | 1 2 5 5
    B1 | 1 2 5 r5.5 6
    C1 | 1 2 5 6 r6.5
    D1 | 1 2 6 6
"""


@pytest.fixture
def game() -> Game:
    """B is Rhett Herrings, and A is captain."""
    return with_role(table(LIAR), B)


def at_the_liars_opening(players: int = 4, seed: int = 1) -> Game:
    """A real game, when Rhett Herrings is asked for the first token."""
    game = busters.new(mission=17, players=players, seed=seed)
    while game.ask is not None and game.ask.seats != (holder(game),):
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    return game


def own(game: Game, red: bool = False) -> list[int]:
    """The wires of Rhett Herrings: the blue ones, or the red ones."""
    truth = game.table()
    return [wire for wire in truth.hand(holder(game)) if truth.is_red(wire) == red]


@pytest.mark.parametrize(("players", "drawn", "played"), [(2, 3, 3), (3, 3, 2), (4, 3, 2), (5, 3, 2)])
def test_the_red_wires(players: int, drawn: int, played: int) -> None:
    board = busters.new(mission=17, players=players, seed=1).public
    assert (len(board.red.kinds), board.red.count, board.yellow.count) == (drawn, played, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_rhett_herrings_and_has_no_personal_equipment(players: int) -> None:
    """M17: by lot, and the character is given back; the mission's captain still begins."""
    liars = set()
    for seed in range(40):
        game, events = begun(Setup(mission=17, players=players, captain=0), seed)
        liar = holder(game)
        assert the(events, RoleTaken) == RoleTaken(liar, RoleName.HERRINGS)
        holders = sorted(rule.holder for rule in game.public.rules if getattr(rule, "holder", -1) >= 0)
        assert holders == [seat for seat in range(players) if seat != liar]
        assert game.ask is not None
        assert game.ask.seats == (0,)
        liars.add(liar)
    assert liars == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rhett_herrings_opens_with_two_false_tokens_and_all_others_with_a_true_one(players: int) -> None:
    game = at_the_liars_opening(players)
    while not game.public.opened:
        assert game.ask is not None
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    truth = game.table()
    liar = holder(game)
    lies = [token for token in game.public.tokens if truth.owner_of(token.wire) == liar]
    assert len({token.wire for token in lies}) == 2  # two tokens at two wires
    for token in lies:
        assert token.mark.startswith("~")
        assert token.mark != f"~{truth.value(token.wire)}"
        assert truth.is_blue(token.wire)
    others = [token for token in game.public.tokens if token not in lies]
    assert sorted(truth.owner_of(token.wire) for token in others) == [s for s in range(players) if s != liar]
    assert all(token.mark == str(truth.value(token.wire)) for token in others)


def test_first_the_wire_then_the_number_that_it_is_not() -> None:
    game = at_the_liars_opening()
    liar = holder(game)
    wire = own(game)[0]
    value = game.table().value(wire)
    game = then(game, PlaceToken(seat=liar, wire=wire))
    assert isinstance(game.ask, FalseTokenAsk)
    assert refusal(game, TellFalse(seat=liar, value=value)) == "a false token shows what the wire is not"  # M17
    assert refusal(game, TellFalse(seat=liar, value=13)) == "choose a number that the wire is not"
    other = value % 12 + 1
    game, events = game.play(TellFalse(seat=liar, value=other))
    assert the(events, TokenPlaced) == TokenPlaced(wire, f"~{other}", liar, TokenCause.OPENING)
    assert Among((wire,), (other * 10,), 0, 0) in game.public.facts
    assert any(
        isinstance(fact, Among) and fact.things == (wire,) and {*REDS, *YELLOWS} == {*fact.kinds} and fact.most == 0
        for fact in game.public.facts
    )  # a false token lies at a blue wire
    assert isinstance(game.ask, OpeningAsk)
    assert game.ask.seats == (liar,)
    assert refusal(game, PlaceToken(seat=liar, wire=wire)) == "this wire has a false token already"


def test_no_false_token_at_a_red_wire() -> None:
    seed = next(seed for seed in range(99) if own(at_the_liars_opening(seed=seed), red=True))
    game = at_the_liars_opening(seed=seed)
    act = PlaceToken(seat=holder(game), wire=own(game, red=True)[0])
    assert refusal(game, act) == "only a blue wire can be shown"  # M17


def test_a_wrong_call_at_rhett_herrings_puts_down_what_was_called(game: Game) -> None:
    after, events = game.play(cut(game, "A1.1", "B1.2"))
    assert the(events, TokenPlaced) == TokenPlaced(one_at(game, "B1.2"), "~1", B, TokenCause.MISS)  # M17
    assert after.public.dial == 3
    assert Among((one_at(game, "B1.2"),), REDS, 0, 0) in after.public.facts  # a red would have exploded
    assert clashes(after.public, after.secret.faces, after.kit) == ()
    assert "B puts a not 1 token at B1.2." in narrate(game.public, events)


def test_a_wrong_call_at_anybody_else_gets_a_true_token(game: Game) -> None:
    assert tokens(then(game, cut(game, "A1.1", "C1.2")), "C1.2") == ["2"]


def test_a_red_of_rhett_herrings_explodes(game: Game) -> None:
    assert the(happens(game, cut(game, "A1.1", "B1.4")), Exploded).why == "red wire"


def test_the_same_wrong_call_again_is_only_said(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "B1.2"), cut(game, "B1.1", "A1.1"))
    again = happens(game, cut(game, "C1.1", "B1.2"))
    assert the(again, ValueAnnounced).mark == "~1"  # D1
    assert tokens(then(game, cut(game, "C1.3", "B1.2")), "B1.2") == ["~1", "~5"]  # another call: another token


def test_false_and_true_tokens_share_the_supply(game: Game) -> None:
    game = with_role(table(LIAR.replace("C1 | 1 2", "C1 | 1!1 2").replace("D1 | 1 2", "D1 | 1!1 2")), B)
    assert the(happens(game, cut(game, "A1.1", "B1.2")), ValueAnnounced).mark == "~1"  # C6: both 1 tokens lie there


def test_after_a_detector_rhett_herrings_chooses_the_wire(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "B1.2-4", "3"))  # E6
    assert refusal(game, pick(game, "B1.4"))
    assert tokens(then(game, pick(game, "B1.3")), "B1.3") == ["~1"]


def test_with_x_or_y_ray_rhett_herrings_chooses_the_value(game: Game) -> None:
    """E7: either of the called values is false there."""
    game = then(game, cut(game, "A1.1 A1.2", "B1.5", "10"))
    assert isinstance(game.ask, FalseTokenAsk)
    assert (game.ask.seats, game.ask.called) == ((B,), (1, 2))
    assert refusal(game, TellFalse(seat=B, value=5)) == "choose a value that was called"
    game = then(game, TellFalse(seat=B, value=2))
    assert tokens(game, "B1.5") == ["~2"]
    assert game.public.turn == B


def test_x_or_y_ray_at_anybody_else_asks_nothing(game: Game) -> None:
    game = then(game, cut(game, "A1.1 A1.2", "C1.4", "10"))
    assert tokens(game, "C1.4") == ["6"]


def test_the_last_step_comes_before_the_choice(game: Game) -> None:
    game = with_role(table(LIAR.replace("captain A", "captain A · dial 1")), B)
    events = happens(game, cut(game, "A1.1 A1.2", "B1.5", "10"))
    assert names(events)[-1] == "Exploded"  # D4


def test_a_spared_red_gets_no_token(game: Game) -> None:
    game = then(game, Stabilize(seat=A, using=("9",)), cut(game, "A1.1", "B1.4"))
    assert (game.over, tokens(game, "B1.4")) == (False, [])  # E8


def test_rhett_herrings_uses_no_equipment(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "C1.1"))
    assert offered(game, B) == {("Cut",)}
    assert refusal(game, show(game, "B1.1", "4")) == "Rhett Herrings cannot use any equipment"  # M17
    assert refusal(game, cut(game, "B1.2", "A1.1-3", "3")) == "Rhett Herrings cannot use any equipment"


def test_the_post_it_of_others_is_true(game: Game) -> None:
    assert tokens(then(game, show(game, "C1.3", "4")), "C1.3") == ["5"]  # E11


# What players ask.


def test_rhett_herrings_takes_part_in_a_swap_and_false_tokens_stay_false(game: Game) -> None:
    """M17, E9: the token goes with the wire and keeps meaning "not this value"."""
    game = then(game, cut(game, "A1.1", "B1.2"))
    wire = one_at(game, "B1.2")
    swap = Swap(seat=C, using=("2",), wire=one_at(game, "C1.4"), mate=B)
    game = then(game, swap, PickWire(seat=B, wire=wire))
    assert game.table().owner_of(wire) == C
    assert [token.mark for token in game.public.tokens if token.wire == wire] == ["~1"]


def test_rhett_herrings_answers_the_radar_truly(game: Game) -> None:
    events = happens(game, use(game, A, "8", value=5))
    assert the(events, RadarAnswered).answers == (True, True, True, False)  # E12


def test_at_the_start_nobody_else_is_asked_twice() -> None:
    game = busters.new(mission=17, players=4, seed=1)
    asked = []
    while not game.public.opened:
        assert game.ask is not None
        if isinstance(game.ask, OpeningAsk):
            asked.append(game.ask.seats[0])
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    liar = holder(game)
    assert [asked.count(seat) for seat in range(4)] == [2 if seat == liar else 1 for seat in range(4)]
