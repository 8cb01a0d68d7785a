"""Bomb Squad Academy for research."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from defuse.academy import Setup, begun, parse, render_observation
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import Board
from defuse.academy.components import WIRES
from defuse.academy.words import narrate
from defuse.kernel import Event, Game, Observation
from defuse.odds.academy import AcademyOdds
from defuse.words import Message, Said, say

VALUE_COUNT = 8
TILE_COUNT = 6


class AcademyEnv:
    """Bomb Squad Academy for research."""

    posterior_shape = (len(WIRES), VALUE_COUNT + TILE_COUNT)

    def missions(self) -> tuple[int, ...]:
        return (0,)

    def players(self, mission: int) -> tuple[int, ...]:
        return (2, 3, 4, 5)

    def begin(self, mission: int, players: int, seed: int | str, clock: bool) -> tuple[Game, tuple[Event, ...]]:
        return begun(Setup(players=players), seed)

    def read(self, text: str) -> Game:
        return parse(text)

    def posterior(self, observation: Observation) -> NDArray[np.float32]:
        """For each wire the chances of the value of its next card (0–7), then of each tile to be the first boom."""
        out = np.zeros(self.posterior_shape, np.float32)
        odds = AcademyOdds(observation)
        board: Board = observation.public
        for wire in board.wires:
            row = out[WIRES.index(wire.name)]
            if wire.deck:
                for value, chance in odds.next_cards(wire.name)[0].items():
                    row[min(value, VALUE_COUNT - 1)] += chance
            for place, chance in enumerate(odds.boom(wire.name)[:TILE_COUNT]):
                row[VALUE_COUNT + place] = chance
        return out

    def notation(self, observation: Observation) -> str:
        """The table in notation. That is for tables at which nobody has chosen: in between, as if all were to choose.

        Cards and tiles are as they lie then; an action that is locked in lies nowhere before it is revealed.
        """
        try:
            return render_observation(observation)
        except Said:
            board: Board = observation.public
            choosing = ChooseAsk(seats=tuple(range(board.players)), rule="rounds", mode="all", open=True)
            between = replace(board, ask=choosing, stack=())
            return render_observation(replace(observation, public=between, sealed=None))

    def title(self, game: Game) -> Message:
        return say("academy-bomb-began", bomb=game.public.bomb)

    def told(self, before: Board, events: Sequence[Event]) -> Iterable[Message]:
        return narrate(events)

    def mission_of(self, public: Board) -> int:
        return 0


GAME = AcademyEnv()
