"""Bomb Busters for research."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from defuse.busters import Setup, begun, catalogue, parse, render_observation
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.board import Board, stand_names
from defuse.busters.wires import VALUES, print_of
from defuse.busters.words.telling import narrate
from defuse.encoding.busters.numbers import POSITIONS, BustersFrame
from defuse.kernel import Event, Game, Observation
from defuse.odds import Odds
from defuse.words import Message, Said

VALUE_COUNT = 14


class BustersEnv:
    """Bomb Busters for research."""

    posterior_shape = (POSITIONS, VALUE_COUNT)

    def missions(self) -> tuple[int, ...]:
        return tuple(catalogue.missions())

    def players(self, mission: int) -> tuple[int, ...]:
        return catalogue.mission(mission).players

    def begin(self, mission: int, players: int, seed: int | str, clock: bool) -> tuple[Game, tuple[Event, ...]]:
        return begun(Setup(mission=mission, players=players, clock=clock), seed)

    def read(self, text: str) -> Game:
        return parse(text)

    def posterior(self, observation: Observation) -> NDArray[np.float32]:
        """For each position the chances of the values 1–12, yellow and red; zeros where there is no wire."""
        out = np.zeros(self.posterior_shape, np.float32)
        assert observation.seat is not None
        frame = BustersFrame(observation.public, observation.seat)
        faces = observation.faces
        hidden = [wire for wire in frame.wires if not VALUES[faces[wire]]]
        odds = Odds(observation) if hidden else None
        for wire, position in frame.wires.items():
            value = VALUES[faces[wire]]
            if value:
                out[position, value - 1] = 1.0
            elif odds is not None:
                for other, chance in odds.values(wire).items():
                    out[position, other - 1] = chance
        return out

    def notation(self, observation: Observation) -> str:
        """The table in notation. That is for tables that wait for a turn: in between, as if the turn waited."""
        try:
            return render_observation(observation)
        except Said:
            board: Board = observation.public
            turn = TurnAsk(seats=(board.turn,), rule="turns", open=True)
            opening = OpeningAsk(seats=(board.captain,), rule="opening")
            between = replace(board, ask=turn if board.opened else opening, stack=())
            try:
                return render_observation(replace(observation, public=between, sealed=None))
            except Said:
                return _stands(observation)

    def title(self, game: Game) -> Message:
        return catalogue.mission(game.public.mission).title

    def told(self, before: Board, events: Sequence[Event]) -> Iterable[Message]:
        return narrate(before, events)

    def mission_of(self, public: Board) -> int:
        return public.mission


def _stands(observation: Observation) -> str:
    """The stands and nothing else, for moments that no notation has words for."""
    board: Board = observation.public
    faces = observation.faces
    rows = [[print_of(faces[wire]) if VALUES[faces[wire]] else "?" for wire in stand] for stand in board.stands]
    return "\n".join([f"{name} | {' '.join(row)}" for name, row in zip(stand_names(board.owners), rows, strict=True)])


GAME = BustersEnv()
