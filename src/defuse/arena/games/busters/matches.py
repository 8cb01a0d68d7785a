"""Matches: which games are played, by whom, and how each of them ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from defuse import busters
from defuse.arena.game import Seating
from defuse.arena.outside import Lost, is_program, program_of
from defuse.arena.thinking import Thinking
from defuse.bots.busters import maker_of
from defuse.busters import catalogue
from defuse.kernel import Game
from defuse.words import Said, say


class Match(Struct, frozen=True, kw_only=True):
    """One game to be played: the same name gives the same deal, whoever plays."""

    game: ClassVar[str] = busters.KIT.name

    mission: int
    players: int
    number: int
    """Which of the games of this mission and player count it is, from 1."""
    seed: str
    bots: tuple[str, ...]
    """Who plays: seat A the first, seat B the second, and from the start again when there are more seats than names."""
    clock: bool = True
    """Whether a mission with a clock is played with it; the deal is the same."""
    seating: Seating = "row"
    """Who sits where. It changes nothing of the deal."""

    @property
    def name(self) -> str:
        """What the game is called; it is the seed of the deal and the name of the saved file.

        >>> Match(mission=1, players=4, number=3, seed="1", bots=("random",)).name
        'm01-p4-s1-0003'
        """
        return f"m{self.mission:02}-p{self.players}-s{self.seed}-{self.number:04}"

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays a seat.

        >>> match = Match(mission=1, players=3, number=2, seed="1", bots=("a", "b"), seating="one")
        >>> [match.bot_at(seat) for seat in range(3)]
        ['b', 'a', 'b']
        """
        moved = self.number - 1
        if self.seating == "one" and len(self.bots) > 1:
            place = (seat - moved) % self.players
            return self.bots[0] if place == 0 else self.bots[1 + (place - 1) % (len(self.bots) - 1)]
        return self.bots[(seat + (moved if self.seating == "turn" else 0)) % len(self.bots)]

    def deal(self) -> Game:
        """The game at its start."""
        return busters.new(self.mission, self.players, self.name, clock=self.clock)


class Result(Struct, frozen=True, kw_only=True):
    """How a match ended."""

    match: Match
    won: bool
    why: str
    """The cause of a loss, or `defused`."""
    turns: int
    acts: int
    dial: int
    """The steps that were left on the dial."""
    seconds: float = 0.0
    """How long the game took to play, the engine's work included."""
    thinking: Thinking | None = None
    lost: tuple[Lost, ...] = ()
    """The programs that have lost their seats, and by what."""
    digest: str = ""
    """A short name for the game with all its acts, by which its replay is known; empty in older files."""

    def untimed(self) -> Result:
        """What the seeds decide, without what depends on the machine."""
        return replace(self, seconds=0.0, thinking=None)


class Plan(Struct, frozen=True):
    """The matches of a simulation, and the pairs of mission and players that the mission does not allow."""

    matches: tuple[Match, ...]
    skipped: tuple[tuple[int, int], ...]


def plan(
    missions: Iterable[int],
    players: Sequence[int],
    games: int,
    *,
    bots: Sequence[str],
    seed: int | str,
    clock: bool = True,
    seating: Seating = "row",
) -> Plan:
    """So many games of each mission with each number of players. Raises ValueError where something does not exist."""
    if not bots:
        raise Said(say("arena-nobody-plays"))
    for name in bots:
        program_of(name) if is_program(name) else maker_of(name)
    matches: list[Match] = []
    skipped: list[tuple[int, int]] = []
    for number in missions:
        allowed = catalogue.mission(number).players
        for count in players:
            if count not in allowed:
                skipped.append((number, count))
                continue
            matches += [
                Match(
                    mission=number,
                    players=count,
                    number=game,
                    seed=str(seed),
                    bots=tuple(bots),
                    clock=clock,
                    seating=seating,
                )
                for game in range(1, games + 1)
            ]
    return Plan(tuple(matches), tuple(skipped))
