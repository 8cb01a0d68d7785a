"""What must not be told to some seats: red or not where no token is placed, and who declines in secret."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.events import Spared
from defuse.busters.rules.constraints import NoInformation
from defuse.busters.rules.flipped import Flipped
from defuse.busters.rules.marks import NoTokens
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.busters.view import Table
from defuse.kernel import Ask, Game, Pass
from tests.conformance.cases import some
from tests.leak.checkers import Leak
from tests.leak.secrecy import a_silent_miss_tells_no_colour, nobody_hears_of_a_pass
from tests.steer import steer

SILENT = [(56, 3), (56, 4), (58, 2), (58, 4), (64, 2), (64, 5)]
SEEDS = 3


def positions(mission: int, players: int, seed: int, most: int = 40) -> list[Game]:
    """A steered game, act by act."""
    game, rng = busters.new(mission=mission, players=players, seed=seed), Random(seed)
    found = [game]
    while not game.over and len(found) < most:
        game = game.play(steer(game, rng))[0]
        found.append(game)
    return [game for game in found if not game.over]


def under_h(game: Game) -> Game:
    """The same game where constraint H binds everybody, or nobody if the mission has no such card."""
    rules = tuple([replace(rule, seat=-1) if isinstance(rule, NoInformation) else rule for rule in game.public.rules])
    return Game(game.kit, game.setup, replace(game.public, rules=rules), game.secret, game.acts)


@pytest.mark.parametrize(("mission", "players"), some([*SILENT, (32, 4), (57, 3)], ((56, 3), (58, 2), (32, 4))))
def test_where_no_token_tells_it_red_and_blue_look_alike(mission: int, players: int) -> None:  # M56, M58, M64, K3, E8
    found = 0
    for seed in range(SEEDS):
        rng = Random(seed)
        found += sum(
            a_silent_miss_tells_no_colour(under_h(game), rng) for game in positions(mission, players, seed)[::4]
        )
    assert found > 3, "too few pairs of worlds were found for this to say anything"


@pytest.mark.parametrize(("rule", "mission"), [(Flipped, 56), (NoTokens, 58), (NoInformation, 32)])
def test_the_check_notices_a_spared_red_that_is_told(rule: type, mission: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(self: object, table: Table, event: Spared) -> bool:
        return False

    monkeypatch.setattr(rule, "prevents", talkative)
    games = [under_h(game) for seed in range(SEEDS) for game in positions(mission, 4, seed)]
    with pytest.raises(Leak, match="are told apart"):
        sum(a_silent_miss_tells_no_colour(game, Random(0)) for game in games)


def test_who_declines_shows_to_nobody() -> None:  # M45
    passes = sum(nobody_hears_of_a_pass(game) for seed in range(3) for game in positions(45, 2 + seed, seed, 60))
    assert passes > 20


def test_the_check_notices_a_pass_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: Table, ask: Ask, act: Pass) -> None:
        self._pass(replace(ask, discreet=False), act)

    game = next(game for game in positions(45, 4, 1) if isinstance(game.ask, VolunteerAsk))
    assert nobody_hears_of_a_pass(game)
    monkeypatch.setattr(Table, "_pass_in_secret", told)
    with pytest.raises(Leak, match="and it is told"):
        nobody_hears_of_a_pass(game)
