"""What happens next where bots sit in all seats: who is asked first, and who may chime in before."""

from __future__ import annotations

from collections.abc import Sequence

from defuse.bots.bot import Bot
from defuse.kernel import Act, Game


def asked(game: Game, person: int | None = None) -> int:
    """The seat that answers next: the first one that is asked and has not answered yet.

    A person who was asked in turn would know that all seats before have passed in a discreet race.
    """
    waiting = game.waiting()
    before_bots = person in waiting and game.ask is not None and game.ask.discreet
    return person if person is not None and before_bots else waiting[0]


def next_act(game: Game, bots: Sequence[Bot], person: int | None = None) -> Act:
    """The next act of a game that is not over, of bots for all seats.

    Whenever a question is open to any-time cards, everybody who is not asked may chime in first, clockwise from the one
    who is asked; then that one decides.
    """
    ask = game.ask
    assert ask is not None
    seat = asked(game, person)
    if ask.open:
        for step in range(1, len(bots)):
            other = (ask.waiting[0] + step) % len(bots)  # in an order that everybody may know
            if other in ask.seats:
                continue  # it will decide, and may use its cards then
            forms = game.forms(other)
            if forms:
                act = bots[other].chime_in(game.observe(other), forms)
                if act is not None:
                    return act
    return bots[seat].decide(game.observe(seat), game.forms(seat))
