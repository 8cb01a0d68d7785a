"""Games with any numbers on the components: what a user may write into a file is played to its end."""

from __future__ import annotations

from random import Random

import pytest

from defuse.academy import Components, Setup
from defuse.academy.components import PlateNumbers, PlateSides, TileNumbers, WireNumbers, check
from defuse.academy.events import CutEnded
from defuse.kernel import replay
from defuse.odds.academy import AcademyOdds
from tests.academy import checks
from tests.academy.driving import played


def any_components(rng: Random) -> Components:
    """Numbers by lot: short and long decks, no track at all, several BOOMs, from no plate to three."""
    tiles = TileNumbers(ok=rng.randrange(4), boom=1 + rng.randrange(2))

    def wire() -> WireNumbers:
        cards = tuple(rng.randrange(7) for _ in range(1 + rng.randrange(10)))
        most = sum(cards) - tiles.ok - tiles.boom
        return WireNumbers(cards=cards, track=rng.randrange(most + 1)) if most >= 0 else wire()

    def plates() -> tuple[PlateNumbers, ...]:
        left, right = (PlateNumbers(bonus=rng.randrange(6), arrow="left"), PlateNumbers(bonus=3, arrow="right"))
        return tuple(rng.choice((left, right)) for _ in range(rng.randrange(4)))

    sides = PlateSides(two=plates(), three=plates())
    return Components(green=wire(), blue=wire(), red=wire(), yellow=wire(), tiles=tiles, plates=sides)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_numbers_make_a_sound_game(players: int) -> None:
    """A25: every bomb comes to its end."""
    for seed in range(12):
        components = any_components(Random(seed))
        check(components)
        seen = (0,) * (players + 1)
        story = played(players, seed, Setup(players=players, components=components))
        for _, game, events in story:
            checks.things_are_conserved(game)
            seen = checks.seen_after(seen, events, game.public)
            for event in events:
                assert not isinstance(event, CutEnded) or event.scored, "no deck runs out before its BOOM"
            if not game.over:
                odds = AcademyOdds(game.observe(0))
                for name in game.public.colours:
                    cut = odds.cut(name, 2)
                    assert -1e-9 <= cut.explodes <= 1 + 1e-9
                    assert cut.points >= 0
        end = story[-1][1]
        checks.same_game(replay.loads(replay.dumps(replay.replay_of(end))).verify(), end)
