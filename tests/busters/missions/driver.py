"""Whole games of a mission: what has to hold after every act, and words for telling stories about them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from defuse import busters
from defuse.busters.asks import TurnAsk
from defuse.kernel import UNKNOWN, Act, Event, Game, clashes, encode, fold, imagine
from defuse.kernel import replay as replays
from tests.busters.missions.rigging import waiting
from tests.steer import steer, wander

MOST_ACTS = 1500

Hint = Callable[[Game], Act | None]
"""A good act of a mission's own that a driver would hardly find by trying; None where there is none."""


def careful(game: Game, rng: Random, skill: float, hint: Hint | None) -> Act:
    """Steered play that also thinks twice about answers to other questions than a turn's."""
    if rng.random() < skill:
        act = None if hint is None else hint(game)
        if act is not None:
            return act
        if not isinstance(game.ask, TurnAsk):
            for _ in range(8):
                act = wander(game, rng)
                if game.play(act)[0].public.dial >= game.public.dial:
                    return act
    return steer(game, rng, skill)


def play_out(
    game: Game,
    rng: Random,
    skill: float = 0,
    watch: Callable[[Game, Act | None], None] | None = None,
    hint: Hint | None = None,
) -> Game:
    """Play to the end (skill 0: anything legal); `watch` sees every game on the way, and the act that comes next."""
    for _ in range(MOST_ACTS):
        act = None
        if not game.over:
            act = careful(game, rng, skill, hint) if skill else wander(game, rng)
        if watch is not None:
            watch(game, act)
        if act is None:
            return game
        game, _ = game.play(act)
    raise AssertionError(f"no end after {MOST_ACTS} acts")


class Watch:
    """What has to hold of every game, at every act."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen: list[Game] = []

    def __call__(self, game: Game, act: Act | None) -> None:
        self.seen.append(game)
        assert clashes(game.public, game.secret.faces, game.kit) == ()
        for seat in (*game.seats(), None):
            seen = game.observe(seat)
            assert imagine(seen, game.secret.faces, "x").observe(seat) == seen
        if not game.over:
            assert all(game.forms(seat) for seat in waiting(game))
        self.imagined(game, act, len(self.seen) % game.public.players)

    def imagined(self, game: Game, act: Act | None, seat: int) -> None:
        """A world with other cards is the same to a seat that does not know them, and can be played on."""
        seen = game.observe(seat)
        other = imagine(seen, wires_only(game), self.rng.randrange(1000))
        assert encode(other.observe(seat)) == encode(seen)
        assert clashes(other.public, other.secret.faces, other.kit) == ()
        if act is None:
            return
        assert encode(other.forms(seat)) == encode(game.forms(seat))
        if self.rng.random() < 0.03:
            play_out(other, self.rng)
        # Chance goes on alike in both; then the same story leaves the same traces, pending steps too.
        twin = Game(
            game.kit, None, game.public, replace(game.secret, faces=other.secret.faces, sealed=other.secret.sealed)
        )
        if twin.why_not(act) is None:
            here, events = game.play(act)
            there, others = twin.play(act)
            if encode(events) == encode(others):
                assert encode(here.public) == encode(there.public)


def wires_only(game: Game) -> bytes:
    """The true faces of the wires, and nothing of the cards."""
    wires = game.public.piles[0].things
    return bytes(face if thing in wires else UNKNOWN for thing, face in enumerate(game.secret.faces))


def smoke(mission: int, players: int, seed: int, skill: float, hint: Hint | None = None) -> Game:
    """One game with all checks; it ends, and its replay file and its events alone lead to the same place."""
    rng = Random(f"{mission}/{players}/{seed}/{skill}")
    watch = Watch(rng)
    end = play_out(busters.new(mission=mission, players=players, seed=seed), rng, skill, watch, hint)
    file = replays.loads(replays.dumps(replays.replay_of(end)))
    happened: list[Event] = []
    for before, (_, game, events) in zip(watch.seen, file.steps(), strict=True):
        assert game.public == before.public
        assert game.secret == before.secret
        happened += events
    file.verify()
    assert bare(fold(end.kit, end.setup, happened)) == bare(end.public)
    return end


def bare(public: Any) -> Any:
    """A public state without its questions, which events do not tell."""
    return replace(public, ask=None, asked=0, stack=())


# Words for stories.
