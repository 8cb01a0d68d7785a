from collections.abc import Iterable
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse import arena
from defuse.arena import simulate
from defuse.arena.games.busters import Match, Result, plan, tally
from defuse.arena.thinking import Stopwatch
from defuse.bots import RandomBot
from defuse.bots import busters as busters_bots
from defuse.busters import catalogue
from defuse.busters.mission import Mission
from defuse.busters.notation import parse
from defuse.kernel import Act, Form, Game, Observation
from defuse.kernel.replay import load


def match(number: int = 1, mission: int = 1, players: int = 4) -> Match:
    return Match(mission=mission, players=players, number=number, seed="1", bots=("random",))


def test_a_match_is_played_to_its_end() -> None:
    result = arena.run(match())
    assert result.why == "dial"
    assert not result.won
    assert result.dial == 0
    assert result.acts > result.turns > 0


def test_the_same_match_gives_the_same_result() -> None:
    assert arena.run(match(3, mission=8)).untimed() == arena.run(match(3, mission=8)).untimed()


def test_a_result_says_how_long_the_bots_thought() -> None:
    result = arena.run(match())
    thinking = result.thinking
    assert thinking is not None
    assert thinking.count == len(thinking.each) == result.acts
    assert 0 <= min(thinking.each) <= thinking.median <= thinking.p90 <= thinking.max == max(thinking.each)
    assert 0 < thinking.total <= thinking.seconds * 1000 <= result.seconds * 1000


def test_offers_to_chime_in_are_timed_by_themselves() -> None:
    watch = Stopwatch()
    game = match(mission=3).deal()
    arena.play(game, [watch.times(RandomBot(str(seat))) for seat in game.seats()])
    decided = watch.read().count
    bot = watch.times(RandomBot("1"))
    bot.chime_in(game.observe(1), ())
    found = watch.read()
    assert found.count == decided
    assert found.asides > 0
    assert found.aside >= 0


def test_without_the_clock_the_deal_is_the_same_and_the_game_is_not_timed() -> None:
    timed = Match(mission=19, players=4, number=1, seed="1", bots=("random",))
    casual = replace(timed, clock=False)
    assert timed.name == casual.name
    assert timed.deal().secret.faces == casual.deal().secret.faces
    assert (timed.deal().setup.clock, casual.deal().setup.clock) == (True, False)
    assert plan([19], [4], 1, bots=["random"], seed=1, clock=False).matches == (casual,)


def test_every_bot_gets_the_same_deals() -> None:
    ours = plan([1, 8], [2, 5], 3, bots=["random"], seed=7).matches
    theirs = [replace(one, bots=("somebody", "else")) for one in ours]
    assert [one.deal().secret for one in ours] == [one.deal().secret for one in theirs]
    assert len({one.deal().secret.faces for one in ours}) == len(ours)


def test_seats_are_filled_from_the_list_of_bots_again_and_again() -> None:
    one = Match(mission=1, players=5, number=1, seed="1", bots=("a", "b"))
    assert [one.bot_at(seat) for seat in range(5)] == ["a", "b", "a", "b", "a"]


def test_a_bot_does_not_get_the_seed_of_the_deal() -> None:
    seeds = {arena.bot_seed(match().name, seat) for seat in range(4)}
    assert len(seeds) == 4
    assert not any(match().name in seed for seed in seeds)


def test_everybody_who_is_not_asked_may_chime_in_clockwise_before_the_one_who_is() -> None:
    calls: list[str] = []

    class Listener(RandomBot):
        def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
            calls.append(f"{observation.seat} decides")
            return super().decide(observation, forms)

        def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
            assert forms
            assert all(form.aside for form in forms)
            calls.append(f"{observation.seat} may chime in")
            return None

    table = parse(
        """
        mission 3 · captain B · dial 1 · turn B
        red 1 of 4.5
        equipment 6 ready
        away 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x4 9x2 10x2
        A1 | 9
        B1 | r4.5 9
        C1 | 10
        D1 | 10
        """
    )
    arena.play(table, [Listener(str(seat)) for seat in range(4)])
    assert calls[:4] == ["2 may chime in", "3 may chime in", "0 may chime in", "1 decides"]


def test_who_watches_hears_of_every_act() -> None:
    heard: list[tuple[int, int]] = []

    def told(before: Game, act: Act, after: Game, events: object) -> None:
        assert after.acts[-1] is act
        heard.append((len(before.acts), len(after.acts)))

    end = arena.play(match().deal(), [RandomBot(str(seat)) for seat in range(4)], told)
    assert heard == [(at, at + 1) for at in range(len(end.acts))]


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("defuse.arena.playing.MOST_ACTS", 3)
    with pytest.raises(arena.GameFailed, match="no end after 3 acts"):
        arena.run(match())


class Cheat(RandomBot):
    """Does what it may not do."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return replace(super().decide(observation, forms), seat=((observation.seat or 0) + 1) % 4)


def test_a_game_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(busters_bots.OWN, "cheat", Cheat)
    one = replace(match(), bots=("cheat",))
    with pytest.raises(arena.GameFailed, match="game m01-p4-s1-0001: Refused: it is not your turn"):
        arena.run(one)


def untimed(results: Iterable[Result]) -> list[Result]:
    """Results in the order of their matches, without what depends on the machine."""
    return sorted((result.untimed() for result in results), key=lambda result: result.match.name)


def test_the_number_of_processes_does_not_change_the_results(tmp_path: Path) -> None:
    matches = plan([1, 8], [2, 4], 5, bots=["random"], seed=3).matches
    alone = list(simulate(matches, jobs=1, keep=tmp_path))
    assert [result.match for result in alone] == list(matches)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert untimed(simulate(matches, jobs=2, keep=tmp_path)) == untimed(alone)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_processes_are_started_once_it_takes_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = plan([1], [2], 4, bots=["random"], seed=3).matches
    spread: list[Match] = []

    def spread_out(rest: Iterable[Match], workers: int, keep: object, interruption: object) -> list[Result]:
        assert workers == 3  # no more than there are games
        spread.extend(rest)
        return [arena.run(one) for one in rest]

    monkeypatch.setattr("os.cpu_count", lambda: 8)
    monkeypatch.setattr("defuse.arena.pool._spread", spread_out)
    alone = untimed(simulate(matches, jobs=1))
    assert not spread
    clock = count(0.0, 0.3)  # every look at the clock takes a while
    monkeypatch.setattr("defuse.arena.pool.perf_counter", lambda: next(clock))
    assert untimed(simulate(matches)) == alone
    assert spread == list(matches[1:])


def test_nobody_can_play_in_no_process() -> None:
    with pytest.raises(ValueError, match="0 processes"):
        list(simulate([match()], jobs=0))


def test_kept_games_verify(tmp_path: Path) -> None:
    result = arena.run(match(2, mission=5, players=3), tmp_path)
    game = load(tmp_path / "m05-p3-s1-0002.defuse").verify()
    assert game.outcome is not None
    assert (game.outcome.why, len(game.acts)) == (result.why, result.acts)


def test_what_a_mission_does_not_allow_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    some: dict[int, Mission] = {1: replace(catalogue.mission(1), players=(3, 4)), 2: catalogue.mission(2)}
    monkeypatch.setattr(catalogue, "missions", lambda: some)
    planned = plan([1, 2], [2, 3], 2, bots=["random"], seed=1)
    assert planned.skipped == ((1, 2),)
    assert [one.name for one in planned.matches] == [
        "m01-p3-s1-0001",
        "m01-p3-s1-0002",
        "m02-p2-s1-0001",
        "m02-p2-s1-0002",
        "m02-p3-s1-0001",
        "m02-p3-s1-0002",
    ]


@pytest.mark.parametrize(
    ("missions", "bots", "why"),
    [([99], ["random"], "no mission 99"), ([1], ["nobody"], "no bot 'nobody'"), ([1], [], "at least one bot")],
)
def test_a_plan_with_something_that_does_not_exist_is_refused(missions: list[int], bots: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        plan(missions, [4], 1, bots=bots, seed=1)


def test_results_are_counted_by_mission_and_players() -> None:
    def ended(number: int, players: int, why: str, turns: int) -> Result:
        one = match(number, players=players)
        return Result(match=one, won=why == "defused", why=why, turns=turns, acts=turns + players, dial=0)

    rows = tally(
        [
            ended(1, 2, "dial", 3),
            ended(2, 2, "red wire", 4),
            ended(3, 2, "dial", 4),
            ended(4, 2, "defused", 20),
            ended(1, 3, "dial", 1),
        ]
    )
    assert [(row.mission, row.players, row.games, row.wins) for row in rows] == [(1, 2, 4, 1), (1, 3, 1, 0)]
    assert list(rows[0].losses.items()) == [("dial", 2), ("red wire", 1)]
    assert (rows[0].turns, rows[0].acts) == (7.75, 9.75)
