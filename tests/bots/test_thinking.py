"""The thinking bots: always legal, never stuck, blind to what is hidden, and able to say why."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.arena.playing import play
from defuse.bots import Bot, UnknownBot
from defuse.bots import busters as bots
from defuse.bots.busters.careful import CarefulBot
from defuse.bots.busters.expert import ExpertBot, Look, Search
from defuse.bots.busters.quick import QuickBot
from defuse.busters.acts import Cut, SoloCut
from defuse.kernel import Act, Event, Game, imagine
from defuse.odds import Odds
from tests.busters.tables import A, at, cut, table
from tests.conformance.cases import CASES, TRAINING, is_one_of_each, some


def ends(mission: int, players: int, seed: int, worlds: int = 0) -> Game:
    """A game to its end. The arena refuses illegal acts and games that go round in circles.

    In one game everybody is careful. In the others one seat is, another one each time, among quick ones who get it into
    positions in which it would not bring itself.
    """
    game = busters.new(mission=mission, players=players, seed=seed)
    team: list[Bot] = [
        CarefulBot(f"{seed}/{seat}", worlds) if seat == seed % players or not seed else QuickBot(f"{seed}/{seat}")
        for seat in game.seats()
    ]
    return play(game, team)


SCHOOL = [case for case in CASES if case[0] in TRAINING]


@pytest.mark.parametrize(("mission", "players"), some(SCHOOL, [case for case in SCHOOL if is_one_of_each(*case)]))
def test_careful_plays_the_training_missions_to_their_end(mission: int, players: int) -> None:
    assert ends(mission, players, 10).over


def many() -> list[object]:
    """A game of each mission, and with each player count of the first ones.

    With one count all are careful, with the others one seat is. The rest is for `make soak`.
    """
    found: list[object] = []
    for mission, players in CASES:
        first = 0 if is_one_of_each(mission, players) else 1
        rest = [seed for seed in range(10) if seed != first]
        slow = first == 0 or mission in TRAINING
        found.append(pytest.param(mission, players, [first], marks=pytest.mark.slow if slow else pytest.mark.soak))
        found.append(pytest.param(mission, players, rest, marks=pytest.mark.soak))
    return found


@pytest.mark.parametrize(("mission", "players", "seeds"), many())
def test_careful_plays_every_mission_to_its_end(mission: int, players: int, seeds: list[int]) -> None:
    for seed in seeds:
        # Of the games in which one seat is careful among quick ones, and of those in which all are, both come soon.
        assert ends(mission, players, seed if len(seeds) > 1 else mission % 2).over


@pytest.mark.parametrize("mission", [4, 8, 9, 35, 45])
def test_careful_looks_ahead_in_any_mission(mission: int) -> None:
    assert ends(mission, 3, 1, worlds=2).over


@pytest.mark.parametrize("mission", [1, 20, 38])
def test_quick_and_expert_play_to_the_end(mission: int) -> None:
    game = busters.new(mission=mission, players=3, seed=2)
    assert play(game, [QuickBot("q"), ExpertBot("e", worlds=8), CarefulBot("c")]).over


def positions(mission: int, players: int, seed: int) -> list[Game]:
    """Some positions of a game on which a seat has to decide."""
    found: list[Game] = []

    def told(before: Game, act: Act, after: Game, events: tuple[Event, ...]) -> None:
        if act.seat >= 0 and len(found) < 200:
            found.append(before)

    game = busters.new(mission=mission, players=players, seed=seed)
    play(game, [QuickBot(str(seat)) for seat in game.seats()], told)
    return found[:: max(1, len(found) // 6)]


@pytest.mark.parametrize("mission", some([3, 8, 13, 29, 43, 56], (8, 43)))
@pytest.mark.parametrize("name", ["quick", "careful", "learned"])
def test_a_bot_decides_the_same_wherever_hidden_wires_lie(mission: int, name: str) -> None:
    for game in positions(mission, 4, 3):
        assert game.ask is not None
        seat = game.ask.seats[0]
        seen = game.observe(seat)
        deal = Odds(seen).sample("elsewhere")
        other = imagine(seen, deal, "elsewhere")
        mine, theirs = bots.make(name, "s"), bots.make(name, "s")
        assert mine.decide(seen, game.forms(seat)) == theirs.decide(other.observe(seat), other.forms(seat))


def test_a_decision_does_not_depend_on_earlier_ones() -> None:
    games = positions(4, 4, 5)
    used = CarefulBot("s")
    for game in games:
        assert game.ask is not None
        seat = game.ask.seats[0]
        again = used.decide(game.observe(seat), game.forms(seat))
        assert again == CarefulBot("s").decide(game.observe(seat), game.forms(seat))


# What careful does.

TABLE = """
    mission 1 · captain A
    A1 | 1 2 3 5
    B1 | 2 4 5!5 6
    C1 | 1 4 5 6
    D1 | 3 4 5 6
"""


def test_careful_cuts_what_is_certain_and_says_so() -> None:
    game = table(TABLE)
    decision = CarefulBot("s").think(game.observe(A), game.forms(A))
    assert decision.act == cut(game, "A1.4", "B1.3")
    assert str(decision.why) == "5 is certain there: the token 5 lies at B1.3: so B1.3 is 5"


def test_careful_shows_the_wire_that_nobody_knows_of() -> None:
    """The 5 with the token stays: a teammate can call it without risk."""
    game = table(TABLE.replace("A1 | 1 2 3 5", "A1 | 2 5!5 5").replace("D1 | 3 4 5 6", "D1 | 3 4 6 6"))
    act = CarefulBot("s").decide(game.observe(A), game.forms(A))
    assert act == cut(game, "A1.3", "B1.3")


def test_careful_cuts_alone_rather_than_at_a_risk() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 3 5 5
        B1 | 3 4 6
        C1 | 1 4 6
        D1 | 1 4 6
    """)
    act = CarefulBot("s").decide(game.observe(A), game.forms(A))
    assert act == SoloCut(at(game, "A1.2 A1.3"), seat=A)


def test_careful_fears_red_more_than_a_miss() -> None:
    game = table("""
        mission 3 · captain A · dial 3
        red 2.5
        A1 | 2 3 3
        B1 | 2 r2.5 3
        C1 | 3 4 4
        D1 | 4 4
    """)
    seen = Odds(game.observe(A))
    act = CarefulBot("s").decide(game.observe(A), game.forms(A))
    assert isinstance(act, Cut)
    assert seen.of(act).explode <= min(call.explode for call in seen.calls() if call.hit > 0.3)


def test_a_budget_is_said_after_the_name() -> None:
    made = bots.make("expert:0.25", "s")
    assert isinstance(made, ExpertBot)
    assert made.budget == 0.25
    for wrong in ("expert:", "expert:soon", "expert:-1", "expert:nan", "careful:1"):
        with pytest.raises(UnknownBot):
            bots.make(wrong, "s")


FEW = """
    mission 1 · captain A
    A1 | 3 5
    B1 | 3 4
    C1 | 4 5
    D1 | 4 4
"""
"""Few wires are left, and nothing is certain for A."""


def test_the_expert_does_as_careful_does_where_nothing_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "behind", lambda *_: False)
    for seed in range(4):
        game = table(FEW)
        found = ExpertBot(f"s{seed}", budget=60).think(game.observe(A), game.forms(A))
        assert "nothing better" in str(found.why)
        assert "cuts tried in 64 worlds" in str(found.why)
        assert found.act == CarefulBot(f"s{seed}").decide(game.observe(A), game.forms(A))


def test_the_expert_does_what_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(FEW)
    usual = CarefulBot("s").decide(game.observe(A), game.forms(A))
    monkeypatch.setattr(Search, "score", lambda self, choice, worlds: float(choice.act != usual))
    found = ExpertBot("s", budget=60).think(game.observe(A), game.forms(A))
    assert found.act != usual
    assert "better than" in str(found.why)


def test_the_expert_does_not_play_out_what_may_be_anything() -> None:
    """At a full table all worlds that are drawn differ: their ends would tell nothing."""
    game = busters.new(mission=4, players=4, seed=1)
    while not game.public.opened:
        assert game.ask is not None
        seat = game.waiting()[0]
        game, _ = game.play(QuickBot("q").decide(game.observe(seat), game.forms(seat)))
    seat = game.public.captain
    found = ExpertBot("s", budget=60).think(game.observe(seat), game.forms(seat))
    assert found == CarefulBot("s").think(game.observe(seat), game.forms(seat))


def test_the_expert_cuts_what_is_certain_without_a_search() -> None:
    game = table(TABLE)
    found = ExpertBot("s", budget=60).think(game.observe(A), game.forms(A))
    assert str(found.why) == "5 is certain there: the token 5 lies at B1.3: so B1.3 is 5"


def test_the_expert_that_has_no_time_does_as_careful_does() -> None:
    game = table(FEW)
    found = ExpertBot("s", budget=1e-9).think(game.observe(A), game.forms(A))
    assert found == CarefulBot("s").think(game.observe(A), game.forms(A))


@pytest.mark.parametrize("look", ["still", "round", "end", "quick"])
def test_the_expert_says_in_how_many_worlds_it_tried_its_acts(look: Look) -> None:
    game = table(FEW)
    decision = ExpertBot("s", budget=60, look=look).think(game.observe(A), game.forms(A))
    assert "cuts tried in" in str(decision.why)
    assert decision == ExpertBot("s", budget=60, look=look).think(game.observe(A), game.forms(A))
