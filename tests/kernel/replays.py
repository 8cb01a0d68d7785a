"""A game of Sparks to write down, and ways to read it back."""

from __future__ import annotations

import json
from typing import Any

from defuse.kernel import Clock, Game, Pass
from defuse.kernel.replay import dumps, loads, replay_of
from tests.kernel.toy import new, played
from tests.kernel.toy_table import Boost, Insulate, Pick, Setup, Shine, Weigh

SETUP = Setup(rounds=2, wires=(1, 2, 3, 4, 5))


def told(setup: Setup = SETUP) -> Game:
    """A game up to the second round."""
    game = played(
        new("a table", setup),
        Pick(wire=4, seat=1),
        Shine(wire=2, seat=0, using=("lamp-0",)),
        Weigh(wires=(0, 3), seat=2, using=("scales-2",)),
        Clock(seconds=12.5),
        Pick(wire=0, seat=0),
        Pick(wire=0, seat=1),
        Pick(wire=0, seat=1),
        Pick(wire=1, seat=2),
        Boost(seat=2, using=("booster-2",)),
        Insulate(seat=0, using=("glove-0",)),
        Pass(seat=1),
        Clock(seconds=60.0),
    )
    form = game.forms(game.public.captain)[0]
    return played(game, form.nth(0))


def file(game: Game | None = None) -> dict[str, Any]:
    """A replay file as plain data, to be damaged."""
    data = json.loads(dumps(replay_of(game or told())))
    assert isinstance(data, dict)
    return data


def read(data: Any) -> Game:
    """Read a file and play it to the end."""
    return loads(json.dumps(data).encode()).verify()
