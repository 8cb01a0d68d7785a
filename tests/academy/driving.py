"""Driving games at random, tools included."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from defuse.academy import Setup, begun
from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk
from defuse.kernel import Act, Event, Game, Pass

ENDLESS = 3000
"""A game that is longer than this does not end."""
KEPT = 32
"""How many games are kept for whoever asks next."""

Step = tuple[Act | None, Game, tuple[Event, ...]]


@lru_cache(maxsize=KEPT)
def played(players: int, seed: int, setup: Setup | None = None) -> tuple[Step, ...]:
    """A game with all its positions: first the set-up, then each act with the game after it and what happened."""
    game, events = begun(setup or Setup(players=players), seed)
    rng = Random(f"{players}/{seed}")
    story: list[Step] = [(None, game, events)]
    while not game.over:
        assert len(story) < ENDLESS, "the game does not end"
        act = wander(game, rng)
        game, events = game.play(act)
        story.append((act, game, events))
    return tuple(story)


def wander(game: Game, rng: Random) -> Act:
    """Any act of any seat that is asked or may use something beside; tools more often than passing."""
    ask = game.ask
    assert ask is not None
    asked = [seat for seat in ask.seats if ask.waits_for(seat) and seat not in ask.answered]
    if isinstance(ask, ChooseAsk) and ask.answered and rng.random() < 0.1:
        asked = list(ask.answered)  # a change of mind
    seat = rng.choice(asked)
    forms = list(game.forms(seat))
    tools = [form for form in forms if form.using]
    if tools and rng.random() < 0.5:
        forms = tools
    elif len(forms) > 1 and rng.random() < 0.5:
        forms = [form for form in forms if form.verb in (Choose, Pass)] or forms
    form = rng.choice(forms)
    return form.nth(rng.randrange(form.count()))
