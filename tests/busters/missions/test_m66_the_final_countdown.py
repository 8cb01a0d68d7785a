"""Mission 66: cuts move a figure through a bunker, step by step, against the clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.causes import DialCause
from defuse.busters.events import (
    DialMoved,
    Exploded,
    TokenPlaced,
    TurnEnded,
    TurnSkipped,
    Unlocked,
    WiresCut,
    Won,
)
from defuse.busters.missions.m66_the_final_countdown import SECONDS
from defuse.busters.rules.bunker import LayAsk, LayCards, PullLever, Walk, WalkAsk
from defuse.busters.rules.bunker_events import (
    CardsLaid,
    FigureMoved,
    FigureStayed,
    LeverGripped,
    LeverStuck,
    StepDone,
)
from defuse.busters.rules.bunker_map import BASEMENT, GROUND, STEPS, Step
from defuse.busters.script import CueSpoken, PhaseBegan
from defuse.busters.wires import REDS, YELLOW, YELLOWS
from defuse.kernel import Among, Cannot, Game, Pass, clashes
from defuse.kernel.panel import Cards, Map, Note, Timer
from tests.busters.missions.guide_m66 import guided
from tests.busters.missions.scripted import rule, tick, told, waiting
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    form,
    happens,
    is_cut,
    offered,
    one_at,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
    tokens,
    use,
)
from tests.busters.telling import narrate
from tests.conformance.checks import the_board_adds_up
from tests.leak.checkers import position_is_tight

BUNKER = """
    mission 66 · captain A
    A1 | 2 5 10 10 y10.1
    B1 | 2 5 7 10 r10.5
    C1 | 2 5 7 10
    D1 | 2 5 7 7 y7.1 r7.5
"""


def bunker(step: str = "key", square: tuple[int, int] = (0, 0), cards: str = "ABCDE", text: str = BUNKER) -> Game:
    """A's turn in a step. Cards lie north, east, south, west and for actions; in ABCDE 1 to 6 is south, odd is east."""
    game = told(
        table(text),
        "bunker",
        step=Step(step),
        floor=int(STEPS.index(step) > STEPS.index("stairs")),
        at=square,
        cards=tuple(cards),
    )
    return told(game, "script", running=True, phase=step, spoken=1)


def figure(game: Game) -> Any:
    return rule(game, "bunker")


def ready(game: Game) -> Game:
    """The game after everything that is asked before the first turn, answered somehow."""
    while not game.public.opened:
        game, _ = game.play(game.forms(waiting(game)[0])[0].nth(0))
    return game


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_reds_two_yellows_and_five_cards_round_the_bunker(players: int) -> None:
    game = busters.new(mission=66, players=players, seed=3)
    assert (game.public.red.count, len(game.public.red.kinds)) == (2, 2)
    assert game.public.totals[YELLOW] == 2
    laid = [figure(ready(busters.new(mission=66, players=players, seed=seed))).cards for seed in range(5)]
    assert all(sorted(cards) == list("ABCDE") for cards in laid)
    assert len(set(laid)) > 1
    assert figure(game).at == (0, 0)
    assert GROUND.at((0, 0)) == "helicopter"


def test_the_map_is_the_one_of_the_ruling() -> None:
    """M66."""
    named = {
        (floor.name, name): sorted(
            (row, column) for row in range(3) for column in range(4) if floor.at((row, column)) == name
        )
        for floor in (GROUND, BASEMENT)
        for name in ("key", "guard", "stairs", "saw", "lever", "doctor")
    }
    assert {place: squares for place, squares in named.items() if squares} == {
        ("ground", "key"): [(2, 1)],
        ("ground", "guard"): [(1, 3)],
        ("ground", "stairs"): [(0, 3)],
        ("basement", "stairs"): [(0, 3)],
        ("basement", "saw"): [(0, 1), (1, 3), (2, 1)],
        ("basement", "lever"): [(2, 3)],
        ("basement", "doctor"): [(0, 0)],
    }
    for row in range(3):
        assert GROUND.beyond((row, 1), "east", "key") is None
        assert (GROUND.beyond((row, 1), "east", "guard") is None) == (row < 2)
        assert BASEMENT.beyond((row, 1), "east", "lever") is None
        assert BASEMENT.beyond((row, 2), "west", "rearrange") == (row, 1)
    for floor in (GROUND, BASEMENT):
        assert floor.beyond((0, 3), "south", "doctor") is None
        assert floor.beyond((1, 3), "north", "doctor") is None
        assert floor.beyond((0, 0), "north", "key") is None
        assert floor.beyond((0, 0), "west", "key") is None
        assert floor.beyond((2, 3), "south", "key") is None
        assert floor.beyond((2, 3), "east", "key") is None


def test_the_voice_begins_when_the_opening_tokens_lie() -> None:
    game = busters.new(mission=66, players=2, seed=1, captain=A)
    while not game.public.opened:
        game, events = game.play(game.forms(waiting(game)[0])[0].nth(0))
    assert [cue.name for cue in every(events, CueSpoken)] == ["", ""]
    assert the(events, PhaseBegan).phase == "key"
    panels = {type(panel): panel for panel in game.view(None).panels() if panel.rule in ("bunker", "script")}
    assert panels[Timer].left == SECONDS["key"] == 80
    assert panels[Map].at == (0, 0)
    assert len(panels[Cards].cards) == 5
    assert Note in panels


# Moving.


def test_a_cut_moves_the_figure_towards_a_card_that_it_meets() -> None:
    game = bunker()
    game, events = game.play(cut(game, "A1.2", "B1.2"))  # 5: odd (east), 1 to 6 (south), 4 to 9 (action)
    assert isinstance(game.ask, WalkAsk)
    assert waiting(game) == [A]
    assert game.ask.ways == ("east", "south")
    assert every(events, TurnEnded) == []
    assert refusal(game, Walk(seat=A, direction="north")) == (
        "go towards a card that the cut fits, where no wall is in the way"
    )
    after, events = game.play(Walk(seat=A, direction="south"))
    assert the(events, FigureMoved) == FigureMoved(A, "south", (1, 0))
    assert figure(after).at == (1, 0)
    assert waiting(after) == [B]
    assert "A moves the figure south." in narrate(game.public, events)


def test_the_figure_moves_after_a_wrong_cut_too() -> None:
    """The FAQ of mission 66."""
    game = bunker(square=(1, 1), cards="CBADE")
    game, events = game.play(cut(game, "A1.3", "B1.3"))  # 10, wrong: even (south) or 7 to 12 (west)
    assert the(events, DialMoved).why == "miss"
    assert isinstance(game.ask, WalkAsk)
    assert game.ask.ways == ("south", "west")


@pytest.mark.parametrize("target", ["B1.2", "B1.3"])
def test_the_figure_may_not_be_left_where_it_is(target: str) -> None:
    """The FAQ of mission 66: right or wrong, after a cut it moves."""
    game = bunker()
    game = then(game, cut(game, "A1.2", target))  # 5: east or south
    assert offered(game, A) == {("Walk",)}
    assert refusal(game, Pass(seat=A)) == "there is nothing that you could pass"
    ways = form(game, A, Walk)
    assert [figure(then(game, ways.nth(way))).at for way in range(ways.count())] == [(0, 1), (1, 0)]


def test_the_only_way_is_taken_without_a_question() -> None:
    game = bunker(cards="ABCDE")
    game, events = game.play(cut(game, "A1.1", "B1.1"))  # 2: north is the edge of the card, south is free
    assert the(events, FigureMoved).direction == "south"
    assert waiting(game) == [B]


def test_where_walls_are_in_every_way_the_figure_stays() -> None:
    game = bunker(cards="ABDCE")
    game, events = game.play(cut(game, "A1.1", "B1.1"))  # 2: north and west
    assert the(events, FigureStayed).held is False
    assert figure(game).at == (0, 0)
    # The door beside the key is shut as long as the key hangs there.
    game = bunker(square=(1, 1), cards="ACBDE")
    assert the(happens(game, cut(game, "A1.1", "B1.1")), FigureMoved).direction == "north"


def test_a_detector_counts_with_the_value_that_was_named() -> None:
    game = bunker(cards="CBDAE")
    game, _ = game.play(cut(game, "A1.3", "B1.2 B1.3", "personal-A"))  # 10, wrong: 7 to 12 is south, even west
    game, events = game.play(game.forms(B)[0].nth(0))
    assert the(events, TokenPlaced).by == B
    assert the(events, FigureMoved).direction == "south"


def test_after_a_wrong_call_with_x_or_y_ray_both_values_count() -> None:
    game = bunker(
        square=(1, 0), cards="ABCDE", text=BUNKER.replace("B1 | 2 5 7 10", "B1 | 2 5 7 8") + "    equipment 10"
    )
    game = replace_card(game, "10")
    game = then(game, cut(game, "A1.2 A1.3", "B1.3", "10"))  # 5 or 10
    assert isinstance(game.ask, WalkAsk)
    assert game.ask.ways == ("north", "east", "south")


def replace_card(game: Game, card: str) -> Game:
    """The same game with a card that can be used."""
    return told(game, card, state="ready")


def test_a_solo_cut_of_four_is_two_moves() -> None:
    """C8."""
    game = bunker(text=BUNKER.replace("A1 | 2 5 10 10", "A1 | 2 3 3 3 3 5 10 10"))
    game = then(game, solo(game, "A1.2-5"))
    assert isinstance(game.ask, WalkAsk)
    game, events = game.play(Walk(seat=A, direction="east"))
    # From there only the south is left of the two ways.
    assert [(move.direction, move.to) for move in every(events, FigureMoved)] == [("east", (0, 1)), ("south", (1, 1))]
    assert waiting(game) == [B]


def test_the_second_half_of_a_solo_cut_of_four_goes_on_where_the_first_one_ended() -> None:
    game = bunker(square=(2, 1), cards="ACEDB", text=BUNKER.replace("A1 | 2 5 10 10", "A1 | 2 3 3 3 3 5 10 10"))
    game, events = game.play(solo(game, "A1.2-5"))  # odd is the action card: the key; then east, through the door
    assert the(events, StepDone).step == "key"
    assert the(events, FigureMoved).to == (2, 2)


def test_a_fast_pass_is_one_move() -> None:
    game = bunker(
        text=BUNKER.replace("A1 | 2 5 10 10", "A1 | 2 3 3 5 10 10").replace("C1 | 2", "C1 | 2 3") + "    equipment 99"
    )
    game = replace_card(game, "99")
    game = then(game, solo(game, "A1.2 A1.3", "99"))  # E18
    game = then(game, Walk(seat=A, direction="south"))
    assert waiting(game) == [B]


def test_revealing_reds_and_coffee_do_not_move_the_figure() -> None:
    """C9, E14."""
    game = bunker(text=BUNKER.replace("A1 | 2 5 10 10 y10.1", "A1 | r7.5").replace("y7.1 r7.5", "y7.1 y10.1"))
    assert every(happens(game, reveal(A)), FigureMoved) == []
    game = bunker(text=BUNKER + "    equipment 11")
    game, events = game.play(use(game, A, "11", mate=C))
    assert every(events, FigureMoved) == []
    assert waiting(game) == [C]


def test_a_saw_costs_a_step_that_no_stabilizer_saves() -> None:
    game = bunker(
        "doctor", (1, 1), cards="ADBCE", text=BUNKER.replace("y10.1", "").replace("y7.1 ", "") + "    equipment 9"
    )
    game = then(game, use(game, A, "9"))
    game, events = game.play(cut(game, "A1.2", "B1.2"))  # 5: odd is south, 1 to 6 is west
    events = happens(game, Walk(seat=A, direction="south"))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.SAW, A)
    game = then(game, Walk(seat=A, direction="west"))
    assert game.public.dial == 4


# Steps.


def test_on_a_striped_square_a_right_cut_that_meets_the_action_card_does_the_step() -> None:
    """The FAQ of mission 66: no move there, whatever the cut."""
    game = bunker(square=(2, 1))
    held, events = game.play(cut(game, "A1.1", "B1.1"))  # 2 is not from 4 to 9
    assert the(events, FigureStayed).held is True
    wrong, events = game.play(cut(game, "A1.2", "B1.3"))  # a 5, but wrong
    assert the(events, FigureStayed).held is True
    done, events = game.play(cut(game, "A1.2", "B1.2"))
    assert the(events, StepDone).step == "key"
    assert every(events, FigureMoved) == []
    assert [figure(game).at for game in (held, wrong, done)] == [(2, 1)] * 3
    assert (figure(held).step, figure(wrong).step, figure(done).step) == ("key", "key", "guard")
    assert GROUND.beyond((2, 1), "east", "guard") == (2, 2)


def test_a_striped_square_that_is_done_is_plain_floor() -> None:
    game = bunker("guard", (2, 1))
    assert the(happens(game, cut(game, "A1.2", "B1.2")), FigureMoved).to == (2, 2)


def test_the_guard_then_the_stairs_then_the_basement() -> None:
    game = bunker("guard", (1, 3))
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert the(events, PhaseBegan).phase == "stairs"
    game = told(game, "bunker", at=(0, 2))
    game, events = game.play(cut(game, "B1.3", "C1.3"))  # 7: east is odd
    assert the(events, StepDone).step == "stairs"
    assert (figure(game).floor, figure(game).at, figure(game).step) == (1, (0, 3), "lever")
    plan = next(panel for panel in game.view(B).panels() if isinstance(panel, Map))
    assert str(plan.title) == "The bunker: basement"


def test_stairs_are_plain_floor_before_their_step() -> None:
    game = bunker("guard", (0, 2), cards="BAECD")
    game, events = game.play(cut(game, "A1.1", "B1.1"))  # 2: even is east
    assert every(events, StepDone) == []
    assert figure(game).at == (0, 3)
    assert figure(game).floor == 0


# Yellow wires and the lever.


def test_yellow_is_never_called() -> None:
    game = bunker(text=BUNKER + "    equipment 10")
    assert refusal(game, cut(game, "A1.5", "D1.5")) == "yellow wires are cut with the lever, both in one call"
    game = replace_card(game, "10")
    assert refusal(game, cut(game, "A1.3 A1.5", "D1.5", "10")) == (  # E7
        "yellow wires are cut with the lever, both in one call"
    )


def test_the_lever_needs_a_grip_on_it() -> None:
    game = bunker("lever", (2, 3))
    pull = PullLever(seat=A, wires=at(game, "A1.5 D1.5"))
    assert refusal(game, pull) == "you have no grip on the lever"
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert the(events, LeverGripped).by == A
    assert waiting(game) == [B]
    assert ("PullLever",) in offered(game, B)
    assert refusal(game, pull) == "the lever is pulled on your own turn"
    events = happens(game, cut(game, "B1.3", "C1.3"))
    assert every(events, FigureMoved) == []  # it still holds


@pytest.mark.parametrize("target", ["B1.2", "B1.3"])
@pytest.mark.parametrize("own", ["A1.1", "A1.2"])
def test_the_square_of_the_lever_holds_until_both_yellows_are_named(own: str, target: str) -> None:
    """N49: whatever the cut, and said in words that fit."""
    game = gripped()
    game, events = game.play(cut(game, own, target))
    assert every(events, FigureMoved) == []
    assert figure(game).at == (2, 3)
    assert figure(game).gripped
    told_by = narrate(game.public, [the(events, FigureStayed)])
    assert told_by == ["The figure stays: first both yellow wires have to be named."]


def test_when_the_lever_is_down_its_square_is_plain_floor() -> None:
    game = gripped()
    game = then(game, PullLever(seat=A, wires=at(game, "A1.5 D1.5")), Pass(seat=A))
    game, events = game.play(cut(game, "B1.1", "C1.1"))  # 2: even is north, 1 to 6 south
    assert the(events, FigureMoved).to == (1, 3)


def gripped(text: str = BUNKER) -> Game:
    return told(bunker("lever", (2, 3), text=text), "bunker", gripped=True)


def test_anybody_names_both_yellows_in_one_call() -> None:
    game = then(gripped(), cut(gripped(), "A1.2", "B1.2"))
    game, events = game.play(PullLever(seat=B, wires=at(game, "A1.5 D1.5")))  # B has no yellow
    assert the(events, WiresCut).how == "special"
    assert is_cut(game, "A1.5")
    assert the(events, StepDone).step == "lever"
    assert figure(game).step == "rearrange"
    assert isinstance(game.ask, LayAsk)
    assert waiting(game) == [A]  # the captain lays the cards
    game, events = game.play(LayCards(seat=A, order="EDCBA"))
    assert the(events, CardsLaid).cards == tuple("EDCBA")
    assert the(events, PhaseBegan).phase == "doctor"
    assert (figure(game).step, figure(game).at) == ("doctor", (2, 3))
    assert waiting(game) == [C]


def test_the_false_bottom_opens_with_the_lever() -> None:
    game = gripped(BUNKER + "    equipment Y locked")
    events = happens(game, PullLever(seat=A, wires=at(game, "A1.5 D1.5")))
    assert every(events, Unlocked)[0].card == "Y"


def test_a_wrong_call_costs_a_step_and_shows_one_of_the_two() -> None:
    game = gripped()
    game, events = game.play(PullLever(seat=A, wires=at(game, "A1.5 D1.4")))
    stuck = the(events, LeverStuck)
    assert the(events, DialMoved) == DialMoved(-1, DialCause.LEVER, A)
    assert [mark for place in ("A1.5", "D1.4") for mark in tokens(game, place)] in (["yellow"], ["7"])
    assert the(events, TokenPlaced).wire == stuck.shown
    assert Among(stuck.wires, YELLOWS, 0, 1) in game.public.facts
    assert Among(stuck.wires, REDS, 0, 0) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    assert every(events, FigureMoved) == []
    assert waiting(game) == [B]
    assert figure(game).gripped  # N49: the next seat may call again
    assert ("PullLever",) in offered(game, B)


def test_a_red_in_the_call_explodes_in_spite_of_the_stabilizer() -> None:
    game = gripped(BUNKER + "    equipment 9")  # E8
    game = then(game, use(game, A, "9"))
    events = happens(game, PullLever(seat=A, wires=at(game, "A1.5 D1.6")))
    assert the(events, Exploded).why == "a red wire was named with the lever"


def test_no_card_helps_with_the_lever() -> None:
    game = gripped()
    pull = replace(PullLever(seat=A, wires=at(game, "A1.5 D1.5")), using=("personal-A",))
    assert refusal(game, pull) == "no card helps with the lever"
    assert refusal(game, PullLever(seat=A, wires=(one_at(game, "A1.5"),))) == "name two uncut wires"


YELLOW_HAND = """
    mission 66 · captain A
    A1 | y10.1 r10.5
    B1 | 2 5 r7.5 10
    C1 | 2 5
    D1 | 2 y7.1 10
"""


def test_a_hand_of_yellow_and_red_skips_free_before_the_lever() -> None:
    game = bunker(text=YELLOW_HAND)
    assert offered(game, A) == {("Cannot",)}
    hand = at(game, "A1.1-2")
    game, events = game.play(Cannot(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert every(events, DialMoved) == []
    assert Among(hand, (*YELLOWS, *REDS), 2) in game.public.facts
    assert Among(hand, YELLOWS, 1) in game.public.facts
    assert waiting(game) == [B]


def test_nobody_has_to_use_the_coffee_mug_instead_of_skipping() -> None:
    # N18
    game = bunker(text=YELLOW_HAND + "    equipment 11")
    assert offered(game, A) == {("Cannot",), ("SkipTo", "11")}
    game, events = game.play(Cannot(seat=A))
    assert every(events, DialMoved) == []
    assert waiting(game) == [B]


def test_with_a_grip_on_the_lever_it_has_something_to_do() -> None:
    game = gripped(YELLOW_HAND)
    assert offered(game, A) == {("PullLever",)}
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_when_nobody_can_cut_any_more_the_bomb_explodes() -> None:
    game = bunker(
        text="""
            mission 66 · captain A
            A1 | y10.1
            B1 | y7.1 r7.5
            C1 | (2)
            D1 | (2)
        """
    )
    game, events = game.play(Cannot(seat=A))
    assert every(events, Exploded) == []
    assert the(happens(game, Cannot(seat=B)), Exploded).why == "nobody has a wire left that may be cut"


# The end.


def test_each_step_has_its_time_and_what_is_left_of_it_lapses() -> None:
    assert list(SECONDS.values()) == [80, 75, 60, 90, 10, 105, 20]
    game = bunker(square=(2, 1))
    game, events = tick(game, 79.9)
    assert every(events, Exploded) == []
    assert the(tick(game, 80)[1], Exploded).why == "time"
    game = then(game, cut(game, "A1.2", "B1.2"))  # the key, just in time
    game, events = tick(game, 79.9 + 74.9)
    assert every(events, Exploded) == []
    timer = next(panel for panel in game.view(A).panels() if isinstance(panel, Timer))
    assert timer.left == pytest.approx(0.1)
    assert the(tick(game, 79.9 + 75)[1], Exploded).why == "time"


@pytest.mark.parametrize("step", [step for step in STEPS if step != "rearrange"])
def test_a_missed_deadline_is_a_loss_in_every_step(step: str) -> None:
    game = bunker(step)
    assert every(tick(game, SECONDS[step] - 0.1)[1], Exploded) == []
    assert the(tick(game, SECONDS[step])[1], Exploded).why == "time"


def test_the_captain_has_ten_seconds_for_the_cards() -> None:
    """M66: it is an offer. After that they lie as they lay, and the doctor's step begins with all of its time."""
    game = gripped()
    game = then(game, PullLever(seat=A, wires=at(game, "A1.5 D1.5")))
    still, _ = tick(game, 9.5)
    assert isinstance(still.ask, LayAsk)
    after, events = tick(still, 10)
    assert every(events, Exploded) == []
    assert every(events, CardsLaid) == []
    assert the(events, PhaseBegan).phase == "doctor"
    assert figure(after).cards == tuple("ABCDE")
    assert waiting(after) == [B]
    timer = next(panel for panel in after.view(A).panels() if isinstance(panel, Timer))
    assert timer.left == SECONDS["doctor"]
    assert the(tick(after, 10 + SECONDS["doctor"])[1], Exploded).why == "time"


def test_the_captain_may_leave_the_cards_as_they_lie() -> None:
    """M66."""
    game = gripped()
    game = then(game, PullLever(seat=A, wires=at(game, "A1.5 D1.5")))
    after, events = game.play(Pass(seat=A))
    assert the(events, PhaseBegan).phase == "doctor"
    assert figure(after).cards == tuple("ABCDE")
    assert waiting(after) == [B]


def test_in_a_casual_game_the_offer_waits_for_its_answer() -> None:
    """M66."""
    assert rule(busters.new(mission=66, players=4, seed=1, clock=False), "bunker").offer is None
    game = told(gripped(), "bunker", offer=None)
    game = then(game, PullLever(seat=A, wires=at(game, "A1.5 D1.5")))
    assert isinstance(game.ask, LayAsk)
    assert game.ask.until is None


LAST = """
    mission 66 · captain A
    A1 | 5
    B1 | 5
    C1 | (2)
    D1 | (2)
"""


def test_the_last_cut_may_catch_the_doctor_and_win() -> None:
    game = bunker("doctor", (0, 0), text=LAST)
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert the(events, StepDone).step == "doctor"
    assert every(events, Won)


def test_without_the_doctor_there_is_no_win() -> None:
    game = bunker("doctor", (0, 1), text=LAST)
    game, _ = game.play(cut(game, "A1.1", "B1.1"))
    while not game.over:
        game, events = game.play(game.forms(waiting(game)[0])[0].nth(0))
    assert the(events, Exploded).why == "the doctor got away"


def test_afterwards_cuts_no_longer_move_the_figure() -> None:  # N49
    game = bunker("wires", (0, 0), text=BUNKER)
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert not every(events, FigureMoved)
    assert not every(events, FigureStayed)
    assert waiting(game) == [B]


def test_a_casual_game_has_no_deadlines() -> None:
    game = busters.new(mission=66, players=4, seed=1, captain=D, clock=False)
    assert not any(cue.explodes for cue in rule(game, "script").cues)
    game = ready(game)
    assert figure(game).step == "key"
    assert not tick(game, 1000)[0].over
    assert not any(isinstance(panel, Timer) for panel in game.view(A).panels())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_whole_way_can_be_gone_and_won(players: int) -> None:
    """Somebody who knows everything leads; every position on the way is sound and gives nothing away."""
    ends: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        game = busters.new(mission=66, players=players, seed=seed)
        steps: list[str] = []
        while not game.over:
            if seed == 0:
                the_board_adds_up(game)
                if isinstance(game.ask, WalkAsk | LayAsk) or figure(game).gripped:
                    position_is_tight(game, rng, 1)
            game, events = game.play(guided(game, rng))
            steps += [done.step for done in every(events, StepDone)]
        assert game.outcome is not None
        ends.add(game.outcome.why)
        if game.outcome.won:
            assert steps == ["key", "guard", "stairs", "lever", "doctor"]
            return
    raise AssertionError(f"never won, but {ends}")
