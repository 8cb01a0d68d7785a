"""Tables of Bomb Squad Academy that are in the middle of a game already, put into the server's store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from defuse import academy
from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk, PeekAsk, ProtectAsk, ToolAsk, WindowAsk
from defuse.academy.board import BOMBS
from defuse.academy.events import BombEnded
from defuse.kernel import Ask, Game
from defuse.server.store.interface import ActRow, GameRow
from defuse.server.tables.match import Match, begun
from defuse.server.tables.state import Chair, State, seated
from defuse.server.wire.options import Options
from tests.academy.driving import wander
from tests.web.people import House
from tests.web.planting import NAMES, SEEDS, Planted
from tests.web.planting import _keep as keep

Wanted = Callable[[Game], bool]


def plant(house: House, wanted: Wanted, players: int, *, tools: Any = None, **options: Any) -> Planted:
    """A table at the first moment that is as wanted. Everybody there is a person, so that nothing moves by itself."""
    match, row, acts = _found(wanted, academy.Setup(players=players, tools=tools))
    people = [seated(Chair(), name) for name in NAMES[:players]]
    state = State(
        mission=0,
        plays="academy",
        chairs=tuple([chair for chair, _ in people]),
        options=Options(takeover=0, **options),
        host=0,
        phase="running",
        game=1,
    )
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop in this thread already
        aside.submit(lambda: asyncio.run(keep(house, state, row, acts))).result()
    return Planted(match, [token for _, token in people])


def _found(wanted: Wanted, setup: academy.Setup) -> tuple[Match, GameRow, list[ActRow]]:
    for seed in range(SEEDS):
        match, row = begun(f"planted{Random().randrange(10**9):09}", 1, setup, f"{seed}", NAMES[: setup.players])
        acts: list[ActRow] = []
        rng = Random(seed)
        while not match.over:
            if wanted(match.game):
                return match, row, acts
            tried = match.try_act(wander(match.game, rng))
            acts.append(match.row(tried))
            match.install(tried)
    raise AssertionError("the moment never came")


def _hand(game: Game) -> bool:
    """Whether the game has gone on a little: tools, plates, cards on the table and on the wires."""
    board = game.public
    return board.bomb >= 2 and board.round >= 3 and len(board.played[0]) >= (1 if board.players == 2 else 2)


def _waits(game: Game, ask: type[Ask], seat: int = 0) -> bool:
    return isinstance(game.ask, ask) and game.ask.waits_for(seat)


def choose(game: Game) -> bool:
    """Mia chooses, somebody else has locked in."""
    ask = game.ask
    return _hand(game) and isinstance(ask, ChooseAsk) and 0 not in ask.answered and len(ask.answered) > 0


def locked(game: Game) -> bool:
    """Mia has locked in, somebody else has not."""
    return _hand(game) and isinstance(game.ask, ChooseAsk) and 0 in game.ask.answered


def reveal(game: Game) -> bool:
    """All cards lie open, and somebody else has to do something."""
    return _hand(game) and isinstance(game.ask, (ProtectAsk, PeekAsk)) and not game.ask.waits_for(0)


def window(game: Game) -> bool:
    """Mia may use a tool."""
    return _hand(game) and _waits(game, WindowAsk)


def protect(game: Game) -> bool:
    """Mia names the wire that her Wait protects."""
    return _waits(game, ProtectAsk)


def look(game: Game) -> bool:
    """Mia looks, as chicken."""
    return _waits(game, PeekAsk)


def tools(game: Game) -> bool:
    """Mia takes a tool."""
    return _waits(game, ToolAsk)


def fatal(game: Game) -> str | None:
    """With which card the bomb goes off, where Mia is the last to choose."""
    ask = game.ask
    if not isinstance(ask, ChooseAsk) or len(ask.answered) != game.public.players - 1 or 0 in ask.answered:
        return None
    hand: tuple[str, ...] = game.public.hands[0]
    for card in hand:
        if any(isinstance(event, BombEnded) for event in game.play(Choose(seat=0, card=card))[1]):
            return card
    return None


def doomed(game: Game) -> bool:
    """Mia locks in last, and then the bomb goes off."""
    return fatal(game) is not None


def last_doomed(game: Game) -> bool:
    """The same with the last bomb: then the game is over."""
    return game.public.bomb == BOMBS and doomed(game)
