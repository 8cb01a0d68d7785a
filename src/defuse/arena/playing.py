"""Playing one game from where it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Protocol

from defuse.arena.games.busters.matches import Match, Result
from defuse.arena.thinking import Stopwatch, Thinking
from defuse.bots import Bot, make
from defuse.busters import pace
from defuse.kernel import Act, Event, Game, Outcome
from defuse.kernel.replay import SUFFIX, save

MOST_ACTS = 10_000
"""A game that is longer than this goes round in circles."""

Told = Callable[[Game, Act, Game, tuple[Event, ...]], None]
"""Hears of every act: the game before it, the act, the game after it, and what happened."""


class GameFailed(RuntimeError):
    """A game could not be played to its end: a bot or the engine is at fault."""


def play(game: Game, bots: Sequence[Bot], told: Told | None = None, person: int | None = None) -> Game:
    """Let bots, one for each seat, play a game to its end.

    Whenever a question is open to any-time cards, everybody who is not asked may chime in first, clockwise from the one
    who is asked; then that one decides. In a mission with a clock each turn takes as long as the mission says. Where
    nobody may know who has let a race go by, a `person` among the bots is asked before them.
    """
    for _ in range(MOST_ACTS):
        if game.over:
            return game
        act = pace.tick(game) or _next(game, bots, person)
        before = game
        game, events = game.play(act)
        if told is not None:
            told(before, act, game, events)
    raise GameFailed(f"no end after {MOST_ACTS} acts")


def asked(game: Game, person: int | None = None) -> int:
    """The seat that answers next: the first one that is asked and has not answered yet.

    A person who were asked in turn would know that all before have let a discreet race go by.
    """
    waiting = game.waiting()
    before_bots = person in waiting and game.ask is not None and game.ask.discreet
    return person if person is not None and before_bots else waiting[0]


def _next(game: Game, bots: Sequence[Bot], person: int | None) -> Act:
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


class Dealt(Protocol):
    """A match of either game."""

    @property
    def name(self) -> str:
        """What the game is called."""

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays a seat."""

    def deal(self) -> Game:
        """The game at its start."""


class Ended(NamedTuple):
    """A match that was played to its end."""

    game: Game
    outcome: Outcome
    seconds: float
    thinking: Thinking


def run(match: Match, keep: Path | None = None) -> Result:
    """Play a match to its end; with a folder, keep the replay file there."""
    company = {seat: match.bot_at(seat) for seat in range(match.players)}
    end = run_with(match, keep, partial(make, company=company), play)
    return Result(
        match=match,
        won=end.outcome.won,
        why=end.outcome.why,
        turns=end.game.public.turns,
        acts=len(end.game.acts),
        dial=end.game.public.dial,
        seconds=end.seconds,
        thinking=end.thinking,
    )


def run_with(
    match: Dealt,
    keep: Path | None,
    make: Callable[[str, str], Bot],
    play: Callable[[Game, Sequence[Bot]], Game],
) -> Ended:
    """Play a match of either game with bots that `make` makes, as `play` does it."""
    watch = Stopwatch()
    began = perf_counter()
    try:
        game = match.deal()
        bots = [make(match.bot_at(seat), bot_seed(match.name, seat)) for seat in game.seats()]
        end = play(game, [watch.times(bot) for bot in bots])
    except Exception as error:
        raise GameFailed(f"game {match.name}: {type(error).__name__}: {error}") from error
    seconds = perf_counter() - began
    if keep is not None:
        save(end, keep / f"{match.name}{SUFFIX}")
    assert end.outcome is not None
    return Ended(end, end.outcome, round(seconds, 4), watch.read())


def bot_seed(deal: str, seat: int) -> str:
    """The seed of the bot at a seat: a digest, because a bot must not know the seed of the deal."""
    return blake2b(f"{deal}/bot/{seat}".encode(), digest_size=8).hexdigest()
