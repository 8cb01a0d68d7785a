"""Which hooks of which rules were called while games were set up, played, told, looked at and imagined."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import CodeType, FrameType
from typing import Any

from msgspec.structs import replace

from defuse.busters import begun, catalogue
from defuse.busters.acts import SoloCut
from defuse.busters.memory import fades
from defuse.busters.setup import begin
from defuse.busters.words import narrate
from defuse.kernel import Act, Event, Game, Rule, declared, imagine
from tests.conformance import deeper
from tests.conformance.cases import CASES, SKILLS, is_one_of_each, rng_of, setup_of
from tests.steer import steer

SELDOM = frozenset(["ignores_cards", "prices", "steps_left"])
"""Asked only where an armed Stabilizer meets an X wire (the stories of missions 20 and 35 play that), or only by the
calculator (tests/busters/core/test_price.py)."""

FEWER = 4
"""To watch is slow: of the games that get deeper, one out of so many is enough."""


LOOK = 20
"""After so many games it is looked at what is missing."""


class Called:
    """The functions that were called, by their code, and the kinds of rule that were in play."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()
        self.rules: set[type[Rule]] = set()

    def watch(self, frame: FrameType, event: str, _: Any) -> None:
        """What the interpreter reports of each call."""
        if event == "call":
            self.codes.add(frame.f_code)

    def play(self, mission: int, players: int, seed: int) -> None:
        """Set up, play, tell and imagine one game, and look at it from all sides."""
        setup = replace(setup_of(mission, players), clock=(seed + players) % 2 == 0)
        rng = rng_of(mission, players, seed, SKILLS["steered"])
        sys.setprofile(self.watch)
        try:
            game, events = begun(setup, seed)
            self.look(game, begin(setup)[0], events)
            self.play_on(game, partial(steer, rng=rng, skill=SKILLS["steered"]))
        finally:
            sys.setprofile(None)

    def play_on(self, game: Game, drive: Callable[[Game], Act]) -> None:
        """Play, tell and imagine a game to its end."""
        sys.setprofile(self.watch)
        try:
            while not game.over:
                act = drive(game)
                for seat in game.seats():  # what somebody else may not do is refused
                    game.why_not(replace(act, seat=seat))
                    game.why_not(SoloCut((), seat=seat))
                before = game
                game, events = game.play(act)
                self.look(game, before.public, events)
        finally:
            sys.setprofile(None)

    def look(self, game: Game, before: Any, events: tuple[Event, ...]) -> None:
        """Tell what happened, show the panels to a seat, and imagine the game from there."""
        self.rules.update(type(rule) for rule in game.public.rules)
        narrate(before, events)
        view = game.view(game.public.turn)
        view.panels()
        view.first("hides_markers")
        for event in events:
            fades(game.public, event)
        if game.ask is not None:
            imagine(game.observe(game.ask.seats[0]), game.secret.faces, 1)
            imagine(game.observe(None), game.secret.faces, 1)

    def never(self) -> Iterator[str]:
        """The hooks that were not called, as `Rule.hook`."""
        for kind in sorted(self.rules | every_kind(), key=lambda kind: kind.__name__):
            for name in dir(kind):
                if name in declared(kind.hooks) and name not in SELDOM:
                    code = getattr(getattr(kind, name), "__code__", None)
                    if code is not None and code not in self.codes:
                        yield f"{kind.__name__}.{name}"


def every_kind() -> set[type[Rule]]:
    """All kinds of rules of the game that are not just the common part of others."""
    catalogue.missions(), catalogue.cards()  # now they are imported
    found: list[type[Rule]] = [Rule]
    for kind in found:
        found += kind.__subclasses__()
    return {kind for kind in found if kind.__module__.startswith("defuse.busters") and not kind.__subclasses__()}


def called(seeds: int) -> Called:
    """All cases, with at most so many seeds each, and on to where they rarely get, until no hook is missing."""
    found = Called()
    each = [partial(found.play, *case, 0) for case in CASES if is_one_of_each(*case)]
    deep = [partial(found.play_on, deep.game, deep.drive) for deep in deeper.games(FEWER)]
    others = [partial(found.play, *case, 0) for case in CASES if not is_one_of_each(*case)]
    again = [partial(found.play, *case, seed) for seed in range(1, seeds) for case in CASES]
    for count, play in enumerate([*each, *deep, *others, *again], 1):
        play()
        if count % LOOK == 0 and not any(found.never()):
            break
    return found


if __name__ == "__main__":
    print(*called(int(sys.argv[1])).never(), sep="\n")
