"""Bomb Squad Academy, as the arena plays it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b

import msgspec

from defuse import academy
from defuse.academy import Components
from defuse.arena.digest import digest_of_ours
from defuse.arena.game import Ended, Terms
from defuse.arena.games.academy.matches import AcademyMatch, AcademyResult
from defuse.arena.games.academy.summary import AcademySummary, academy_summaries
from defuse.arena.keeping import digest_of_game
from defuse.arena.record import Record
from defuse.kernel import Act, Game, Kit
from defuse.words import Text, say

DECIDES = (
    *("kernel", "academy", "odds/academy.py", "bots/academy", "bots/bot.py", "bots/playing.py"),
    *("bots/random_bot.py", "arena/games/academy/matches.py", "arena/playing.py"),
)
"""The parts of the package that decide how a game goes."""


class AcademyInTheArena:
    """Everybody plays for themselves."""

    title: Text = say("game-academy")
    kit: Kit = academy.KIT
    result: type[AcademyResult] = AcademyResult

    def terms(self, match: AcademyMatch) -> Terms:
        return Terms(numbers=_digest_of(match.components))

    def clock_act(self, game: Game) -> Act | None:
        return None

    def ended(self, match: AcademyMatch, end: Ended) -> AcademyResult:
        return AcademyResult(
            match=match,
            scores=end.game.public.scores,
            winners=end.outcome.winners,
            rounds=end.game.public.rounds,
            acts=len(end.game.acts),
            seconds=end.seconds,
            thinking=end.thinking,
            lost=end.lost,
            digest=digest_of_game(end.game),
        )

    def code(self) -> str:
        return digest_of_ours(DECIDES, (".py", ".toml"), without="busters")

    def summaries(self, records: Sequence[Record[AcademyResult]]) -> list[AcademySummary]:
        return academy_summaries(records)


@cache
def _digest_of(components: Components | None) -> str:
    return "" if components is None else blake2b(msgspec.json.encode(components), digest_size=6).hexdigest()


GAME = AcademyInTheArena()
