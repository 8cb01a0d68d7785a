"""Match: a kept game that is played again is the match that it was, in what it still takes as an answer, too."""

from __future__ import annotations

from random import Random

from defuse import busters
from defuse.server.tables.match import again, begun
from tests.server.games import PEOPLE, TABLE
from tests.steer import steer


def test_a_question_that_a_card_put_afresh_is_still_the_same_after_a_restart() -> None:
    """Whoever was filling in its form when the card was used, and the server went down, may still send it."""
    match, row = begun(TABLE, 1, busters.Setup(mission=8, players=3), "seed 2", PEOPLE[:3])
    random = Random(2)
    kept, same, asides = [], [set(match.same)], 0
    while not match.over:
        tried = match.try_act(steer(match.game, random, 0.9))
        kept.append(match.row(tried))
        match.install(tried)
        same.append(set(match.same))
        asides += tried.aside
    assert asides
    assert [set(found.same) for found, _ in again(row, tuple(kept), PEOPLE[:3])] == same


def test_a_bots_seed_tells_nothing_of_the_deal() -> None:
    """Whoever knew the seed of the game could deal it again."""
    match, row = begun(TABLE, 1, busters.Setup(mission=8, players=3), "seed 2", PEOPLE[:3])
    seeds = [match.bot_seed(seat) for seat in match.game.seats()]
    assert len(set(seeds)) == 3
    assert not [seed for seed in seeds if row.seed in seed or seed in row.seed]
    other, _ = begun(TABLE, 1, busters.Setup(mission=8, players=3), "seed 3", PEOPLE[:3])
    assert set(seeds).isdisjoint([other.bot_seed(seat) for seat in other.game.seats()])
    (loaded, _), *_ = again(row, (), PEOPLE[:3])
    assert [loaded.bot_seed(seat) for seat in loaded.game.seats()] == seeds
