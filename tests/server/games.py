"""Games for the tests of what is sent: random ones of any mission, as matches of a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from defuse import busters
from defuse.busters import catalogue
from defuse.kernel import Act, Clock, Game
from defuse.server.games.busters.scenes import Scene, Yours
from defuse.server.tables.frames import Moment
from defuse.server.tables.match import Match, begun
from defuse.server.wire import messages as said
from defuse.server.wire.options import Options

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed")
TABLE = "tabletable01"


class Frame(said.Frame, frozen=True, tag="frame"):
    """A frame of Bomb Busters."""

    scene: Scene
    yours: Yours


def players_of(mission: int) -> int:
    """A number of players for a mission; over all missions each comes often."""
    able = catalogue.mission(mission).players
    return able[mission % len(able)]


def match_of(mission: int, players: int, seed: str = "") -> Match:
    setup = busters.Setup(mission=mission, players=players)
    return begun(TABLE, 1, setup, seed or f"seed of {mission}", PEOPLE[:players])[0]


def any_act(game: Game, random: Random) -> Act:
    """Any act that some seat may do; sometimes time passes."""
    if random.random() < 0.05:
        return Clock(seconds=game.public.clock + random.randint(1, 20))
    forms = [form for seat in game.seats() for form in game.forms(seat)]
    form = random.choice([form for form in forms if form.using] or forms) if random.random() < 0.3 else None
    form = form or random.choice(forms)
    return form.nth(random.randrange(form.count()))


def played(mission: int, players: int, most: int = 30) -> Iterator[Match]:
    """A match after each of its acts, from its start on. It is the same match each time."""
    match = match_of(mission, players)
    random = Random(mission)
    yield match
    for _ in range(most):
        if match.over:
            return
        match.install(match.try_act(any_act(match.game, random)))
        yield match


def moment_of(match: Match, options: Options | None = None, host: int | None = None) -> Moment:
    return Moment(match, options or Options(), seconds=match.game.public.clock, running=True, host=host)


def frame_of(match: Match, seat: int | None, language: str = "en", have: int | None = None) -> Frame:
    return msgspec.json.decode(moment_of(match).frame(seat, language, have), type=Frame, strict=True)
