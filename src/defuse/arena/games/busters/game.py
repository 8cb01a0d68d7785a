"""Bomb Busters, as the arena plays it."""

from __future__ import annotations

from collections.abc import Sequence

from defuse import busters
from defuse.arena.digest import digest_of_ours
from defuse.arena.game import Ended, Terms
from defuse.arena.games.busters.matches import Match, Result
from defuse.arena.games.busters.summary import Summary, summaries
from defuse.arena.keeping import digest_of_game
from defuse.arena.record import Record
from defuse.busters import pace
from defuse.kernel import Act, Game, Kit
from defuse.words import Text, say

DECIDES = (
    *("kernel", "busters", "odds", "bots/busters", "bots/bot.py", "bots/playing.py"),
    *("bots/random_bot.py", "arena/games/busters/matches.py", "arena/playing.py"),
    *("encoding", "learned"),  # the bot `learned`: what it sees, its network and its weights
)
"""The parts of the package that decide how a game goes."""
ENDINGS = (".py", ".c", ".h", ".npz")


class BustersInTheArena:
    """Missions, which are won or lost together."""

    title: Text = say("game-busters")
    kit: Kit = busters.KIT
    result: type[Result] = Result

    def terms(self, match: Match) -> Terms:
        return Terms(clock=match.clock, seating=match.seating)

    def clock_act(self, game: Game) -> Act | None:
        return pace.tick(game)

    def ended(self, match: Match, end: Ended) -> Result:
        return Result(
            match=match,
            won=end.outcome.won,
            why=end.outcome.why,
            turns=end.game.public.turns,
            acts=len(end.game.acts),
            dial=end.game.public.dial,
            seconds=end.seconds,
            thinking=end.thinking,
            lost=end.lost,
            digest=digest_of_game(end.game),
        )

    def code(self) -> str:
        return digest_of_ours(DECIDES, ENDINGS, without="academy")

    def summaries(self, records: Sequence[Record[Result]]) -> list[Summary]:
        return summaries(records)


GAME = BustersInTheArena()
