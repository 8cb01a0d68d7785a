"""Mission 45 at a table with bots: whoever declines, nobody is sent anything that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from defuse.busters.rules.number_turns import DesignateAsk
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.kernel import Observation, Pass
from defuse.server import messages as said
from defuse.server.crew import Player, Thought
from tests.server.backroom import Backroom, Thinker, run
from tests.server.test_answers import filled
from tests.server.test_time import BOT, OPEN


async def decline(self: Thinker, player: Player, observation: Observation) -> Thought:
    """Let every call go by, and do the first thing elsewhere."""
    forms = observation.forms()
    form = next((form for form in forms if form.verb is Pass), forms[0])
    return Thought(form.nth(0), "somebody else may do it")


def test_bots_decline_unseen_and_are_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # M45
    monkeypatch.setattr(Thinker, "decide", decline)

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            seats = [OPEN, BOT, BOT]
            open, token = await room.table(mission=45, seats=seats, captain=1, start=True, options={"pace": 0})
            ann = await room.enter(open, token)
            await room.later(open)
            while not isinstance(open.table.game.ask, VolunteerAsk):
                await ann.say(**filled(ann))
                await room.rest()
            game = open.table.game
            assert game.waiting() == (0,), "the bots have declined"
            number = ann.frame.ask.number if ann.frame.ask else 0
            frames = [got for got in ann.got if isinstance(got, said.Frame) and got.ask and got.ask.number == number]
            assert len(frames) == 1, "the question, and nothing since"
            assert all(seat.asked and not seat.answered for seat in ann.frame.scene.seats)
            await ann.say(**filled(ann, verb="pass"))
            assert isinstance(open.table.game.ask, DesignateAsk)

    run(story())
