"""Mission 45 at a table with bots: whoever declines, nobody is sent anything that says so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from defuse import busters
from defuse.busters.rules.number_turns import DesignateAsk
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.kernel import Observation, Pass
from defuse.server.tables.bots_asked import bots_asked, bots_left
from defuse.server.wire import messages as said
from defuse.server.workers.fair import Fair
from defuse.server.workers.thinkers import Player, Thought
from tests.server.backroom import Backroom, Thinker, run
from tests.server.games import any_act
from tests.server.test_answers import filled
from tests.server.test_time import BOT, OPEN


async def decline(self: Thinker, player: Player, observation: Observation, fair: Fair) -> Thought:
    """Let every call go by, and do the first thing elsewhere."""
    forms = observation.forms()
    form = next((form for form in forms if form.verb is Pass), forms[0])
    return Thought(form.nth(0), "somebody else may do it")


def test_bots_decline_unseen_and_are_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # M45
    monkeypatch.setattr(Thinker, "decide", decline)

    async def story() -> None:
        async with Backroom(tmp_path) as room:
            seats = [OPEN, BOT, BOT]
            open, token = await room.table(mission=45, seats=seats, captain=1, start=True, options={"pace": "none"})
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


def test_who_may_speak_does_not_tell_who_has_declined() -> None:  # M45
    game, bots = busters.new(mission=45, players=4, seed=1), {0, 1, 2, 3}
    while not isinstance(game.ask, VolunteerAsk):
        game, _ = game.play(any_act(game, Random(1)))
    seat = game.waiting()[0]
    after, _ = game.play(Pass(seat=seat))
    assert seat in [asked_bot.seat for asked_bot in bots_left(game, bots)]
    assert seat not in [asked_bot.seat for asked_bot in bots_left(after, bots)], "it is not asked again"
    assert bots_asked(after, bots) == bots_asked(game, bots), "the step is the same as before"
