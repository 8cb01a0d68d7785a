"""What must not be told: checks for things that are hidden from some seats by a rule of their own.

The checkers beside this one let a rule tell whatever it likes, as long as it says so. These know what may not be said:
what a missed wire is where no token is placed, and who has let a discreet race go by.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from defuse.busters.acts import Cut
from defuse.busters.asks import OwnerPicks, TurnAsk
from defuse.busters.equipment.e09_stabilizer import Stabilizer
from defuse.busters.events import Detected, TokenPlaced, TokenPlacedBeside, ValueAnnounced, WiresCut
from defuse.busters.wires import VALUES
from defuse.kernel import Event, Form, Game, Pass, encode
from tests.leak.checkers import Leak
from tests.leak.worlds import recoloured, twin

TELLING = (TokenPlaced, TokenPlacedBeside, ValueAnnounced, Detected, WiresCut)
"""What tells of a wire that was pointed at, as the rules mean it to."""


def secured(game: Game) -> Game:
    """The same game, where the Stabilizer secures the turn that is being played."""
    card = Stabilizer(id="9", state="used", armed=True)
    rules = tuple([rule for rule in game.public.rules if rule.id != card.id])
    at = next((place for place, rule in enumerate(rules) if rule.rank > card.rank), len(rules))
    public = replace(game.public, rules=(*rules[:at], card, *rules[at:]))
    return Game(game.kit, game.setup, public, game.secret, game.acts)


def a_silent_miss_tells_no_colour(game: Game, rng: Random, deals: int = 3) -> int:
    """A wire that is red in one world and not in another, for somebody who cannot tell them apart.

    If the same call misses in both, the bomb stays whole in both, and no token tells of the wire in either, then all
    that happens and all that this seat gets is the same. Returns how many such pairs of worlds were found.
    """
    pairs = silent_misses(game, rng, deals) if isinstance(game.ask, TurnAsk) else ()
    return sum([_same(here, there, watcher, act) for here, there, watcher, act in pairs])


def silent_misses(game: Game, rng: Random, deals: int) -> Iterator[tuple[Game, Game, int | None, Cut]]:
    """Two worlds, somebody who cannot tell them apart, and a secured call at what is red in one of them alone."""
    here = secured(game)
    for watcher in (None, *game.seats()):
        for deal in recoloured(here, watcher, rng, deals):
            there = twin(here, deal)
            if there is not None:
                for act in _calls_at_reds(here, there, rng):
                    yield here, there, watcher, act


def _calls_at_reds(here: Game, there: Game, rng: Random) -> list[Cut]:
    """Calls that miss in both worlds, at wires that are all red in one of them alone; with one wire, and with two."""
    (seat,) = here.ask.seats  # type: ignore[union-attr]
    truths = (here.table(), there.table())
    found: list[Cut] = []
    for form in here.forms(seat):
        if form.verb is not Cut or form.count() == 0:
            continue
        for act in _some(form, rng):
            red = [all(table.is_red(wire) for wire in act.targets) for table in truths]
            named = [{VALUES[table.faces[wire]] for wire in act.mine} for table in truths]
            hits = [any(table.value(wire) in named[0] for wire in act.targets) for table in truths]
            if red[0] != red[1] and named[0] == named[1] and not any(hits) and there.why_not(act) is None:
                found.append(act)
    return rng.sample(found, min(len(found), 3))


def _some(form: Form, rng: Random) -> list[Cut]:
    count = form.count()
    numbers = range(count) if count <= 60 else rng.sample(range(count), 60)
    return [act for number in numbers if isinstance(act := form.nth(number), Cut)]


def _same(here: Game, there: Game, watcher: int | None, act: Cut) -> bool:
    (one, events), (two, others) = here.play(act), there.play(act)
    if any(_tells(game, said) for game, said in ((one, events), (two, others))):
        return False
    lost = [game.outcome is not None and not game.outcome.won for game in (one, two)]
    if any(lost):
        return False
    if encode(events) != encode(others):
        raise Leak(f"{act}: a red wire and another one are told apart: {events} and {others}")
    if watcher != act.seat and encode(one.observe(watcher)) != encode(two.observe(watcher)):
        raise Leak(f"{act}: seat {watcher} sees whether the wire is red")
    return True


def _tells(game: Game, events: tuple[Event, ...]) -> bool:
    return isinstance(game.ask, OwnerPicks) or any(isinstance(event, TELLING) for event in events)


def nobody_hears_of_a_pass(game: Game) -> int:
    """In a discreet race a pass changes nothing for anybody else. Returns how many passes were looked at."""
    ask = game.ask
    if ask is None or not ask.discreet or len(game.waiting()) < 2:
        return 0
    for seat in game.waiting():
        after, events = game.play(Pass(seat=seat))
        if events:
            raise Leak(f"seat {seat} lets a race go by, and it is told: {events}")
        for other in (None, *game.seats()):
            if other != seat:
                _sees_the_same(game, after, other)
    return len(game.waiting())


def _sees_the_same(before: Game, after: Game, seat: int | None) -> None:
    same = encode(before.observe(seat)) == encode(after.observe(seat))
    if not same or encode(before.view(seat).panels()) != encode(after.view(seat).panels()):
        raise Leak(f"seat {seat} sees that somebody has let a race go by")
    if seat is not None and encode(before.forms(seat)) != encode(after.forms(seat)):
        raise Leak(f"seat {seat} is offered something else once somebody has let a race go by")
