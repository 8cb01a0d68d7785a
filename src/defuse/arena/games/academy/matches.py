"""Matches of Bomb Squad Academy: which games are played, by whom, and how each ended.

With different bots at a table every deal is played as often as there are seats, and the bots move on by one seat each
time: nobody wins by the better seat or the better cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from defuse import academy
from defuse.academy import Components
from defuse.arena.outside import Lost, is_program, program_of
from defuse.arena.thinking import Thinking
from defuse.bots.academy import maker_of
from defuse.kernel import Game
from defuse.words import Said, say

PLAYERS = range(2, 6)


class AcademyMatch(Struct, frozen=True, kw_only=True):
    """One game to be played, with bots that move on by a seat from game to game."""

    game: ClassVar[str] = academy.KIT.name

    players: int
    number: int
    """Which of the games of this player count it is, from 1."""
    seed: str
    bots: tuple[str, ...]
    """Who plays, from the start again when there are more seats than names."""
    components: Components | None = None

    def __post_init__(self) -> None:
        if self.players not in PLAYERS or self.number < 1 or not self.bots:
            raise ValueError("there is no such game")

    @property
    def name(self) -> str:
        """What the game is called.

        >>> AcademyMatch(players=4, number=3, seed="1", bots=("random",)).name
        'academy-p4-s1-0003'
        """
        return f"academy-p{self.players}-s{self.seed}-{self.number:04}"

    @property
    def shift(self) -> int:
        """By how many seats the bots have moved on."""
        return (self.number - 1) % self.players if len(set(self.bots)) > 1 else 0

    @property
    def dealt(self) -> int:
        """Which deal it is, from 0; the games of one deal differ in who sits where."""
        return (self.number - 1) // self.players if len(set(self.bots)) > 1 else self.number - 1

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays a seat."""
        return self.bots[(seat + self.shift) % self.players % len(self.bots)]

    def deal(self) -> Game:
        """The game at its start."""
        seed = f"academy-p{self.players}-s{self.seed}-deal-{self.dealt:04}"
        return academy.new(self.players, seed, components=self.components)


class AcademyResult(Struct, frozen=True, kw_only=True):
    """How a match ended."""

    match: AcademyMatch
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    acts: int
    seconds: float = 0.0
    """How long the game took to play, the engine's work included."""
    thinking: Thinking | None = None
    lost: tuple[Lost, ...] = ()
    """The programs that have lost their seats, and by what."""
    digest: str = ""
    """A short name for the game with all its acts, by which its replay is known; empty in older files."""

    def __post_init__(self) -> None:
        seats = range(len(self.scores))
        if len(seats) != self.match.players or not self.winners or not set(self.winners) <= set(seats):
            raise ValueError("scores or winners do not go with the number of players")

    def untimed(self) -> AcademyResult:
        """What the seeds decide, without what depends on the machine."""
        return replace(self, seconds=0.0, thinking=None)


def plan_academy(
    players: Sequence[int], games: int, *, bots: Sequence[str], seed: int | str, components: Components | None = None
) -> tuple[AcademyMatch, ...]:
    """So many games with each number of players. Raises ValueError where something does not exist."""
    if not bots:
        raise Said(say("arena-nobody-plays"))
    for name in bots:
        program_of(name) if is_program(name) else maker_of(name)
    return tuple(
        [
            AcademyMatch(players=count, number=game, seed=str(seed), bots=tuple(bots), components=components)
            for count in players
            for game in range(1, games + 1)
        ]
    )
