"""Playing on in Bomb Busters: worlds that agree with an observation, and bots that go on from there.

All seats are played by `careful` without looking ahead. It uses cards and knows the rules of every mission, as people
do, and takes a tenth of a second for a whole game. Bots that only make plain cuts are six times as fast, but win far
less often, so most of their curves would lie low from the start and say little (docs/review.md has the figures).
Looking ahead would take three times as long.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from defuse.bots.busters import CarefulBot
from defuse.bots.playing import next_act
from defuse.busters import KIT, pace
from defuse.kernel import Among, Fact, Game, Observation, Sorted, imagine
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.review.game import CannotTell
from defuse.words import reason_of, say

TRIED, MOST_TRIES = 256, 20
"""So many deals are drawn at once where they are tried, and so often."""
LONGEST = 400
"""Acts after which a game counts as lost: it goes round in circles."""


def worlds(seen: Observation, count: int, seed: str) -> list[Game]:
    """Some games that an observer could be sitting in."""
    try:
        deals = Odds(seen).samples(count, seed)
    except TooManyFacts:
        deals = by_trial(seen, count, seed)
    except Contradiction as error:
        raise CannotTell(reason_of(error)) from error
    return [imagine(seen, deal, f"{seed}/{at}") for at, deal in enumerate(deals)]


def by_trial(seen: Observation, count: int, seed: str) -> list[bytes]:
    """Deals where there are too many facts to count: drawn without some of the facts, and kept if these are true, too.

    Spectators of large tables know so little that facts about several kinds cannot be counted all at once.
    """
    facts: tuple[Fact, ...] = seen.public.facts
    odds: Odds | None = None
    most = max(map(len, seen.public.stands))
    ways = [fact for fact in facts if _is_hard(fact, most)], [fact for fact in facts if not _is_row(fact)]
    for hard in ways:
        easy = tuple([fact for fact in facts if fact not in hard])
        with suppress(TooManyFacts):
            odds = Odds(replace(seen, public=replace(seen.public, facts=easy)))
            break
    if odds is None:
        raise CannotTell(say("review-not-counted"))
    found: list[bytes] = []
    for tries in range(MOST_TRIES):
        drawn = odds.samples(TRIED, f"{seed}/{tries}")
        found += [deal for deal in drawn if all(fact.holds(deal, KIT.value) for fact in hard)]
        if len(found) >= count:
            return found[:count]
    if not found:
        raise CannotTell(say("review-not-counted"))
    return found


def _is_row(fact: Fact) -> bool:
    """Whether it says that a stand is in order: nearly no deal would be right by chance."""
    return isinstance(fact, Sorted) and len(fact.things) > 2


def _is_hard(fact: Fact, most: int) -> bool:
    """Whether it is hard to count and often true by chance: a pair in order, or several kinds on a stand."""
    if isinstance(fact, Sorted):
        return len(fact.things) == 2
    return isinstance(fact, Among) and len(fact.kinds) > 1 and 1 < len(fact.things) <= most


def play_on(world: Game, clock: bool, seed: str) -> bool:
    """Whether bots win from here."""
    bots = [CarefulBot(f"{seed}/{seat}", worlds=0) for seat in world.seats()]
    game = world
    for _ in range(LONGEST):
        if game.outcome is not None:
            return game.outcome.won
        tick = pace.tick(game) if clock else None
        game, _events = game.play(tick or next_act(game, bots))
    return False
