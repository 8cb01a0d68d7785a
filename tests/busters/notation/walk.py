"""Games at many points, for the round trips: most cuts hit, so that games get deep, and cards are used."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from defuse.busters import new
from defuse.busters.acts import Cut
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.view import View
from defuse.kernel import Act, Game

Point = tuple[Game, set[str]]
"""A game, and the names of all that happened in it until then."""


def tables(mission: int, players: int, seed: int, cards: tuple[str, ...] | None = None) -> Iterator[Point]:
    """The games that wait for a turn or an opening token while a mission is played."""
    rng = Random(f"{mission}/{players}/{seed}")
    game = new(mission=mission, players=players, seed=seed, equipment=cards)
    happened: set[str] = set()
    while not game.over:
        if isinstance(game.ask, TurnAsk | OpeningAsk):
            yield game, happened
        game, events = game.play(_act(game, rng))
        happened |= {type(event).__name__ for event in events}


def _act(game: Game, rng: Random) -> Act:
    ask = game.ask
    assert ask is not None
    if isinstance(ask, TurnAsk):
        if rng.random() < 0.4:
            beside = [form for seat in game.seats() for form in game.forms(seat) if form.aside]
            if beside:
                form = rng.choice(beside)
                return form.nth(rng.randrange(form.count()))
        if rng.random() < 0.8:
            hits = _hits(game, ask.seats[0])
            if hits:
                return rng.choice(hits)
    form = rng.choice(game.forms(ask.seats[0]))
    return form.nth(rng.randrange(form.count()))


def _hits(game: Game, seat: int) -> list[Act]:
    """The dual cuts that succeed."""
    view: View = game.table()
    others = [wire for other in game.seats() if other != seat for wire in view.hand(other)]
    pairs = [(own, other) for own in view.hand(seat) for other in others if view.value(own) == view.value(other)]
    return [Cut(seat=seat, mine=(own,), targets=(other,)) for own, other in pairs if not view.is_red(own)]
