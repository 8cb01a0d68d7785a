"""The no-leak property for Bomb Squad Academy: other worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from defuse.academy.asks import ChooseAsk
from defuse.academy.events import CardFlipped, TileFlipped
from defuse.kernel import Act, Game, encode
from tests.leak.checkers import Leak, imagination_holds, sight_is_the_same
from tests.leak.worlds import hidden_from


def other_deals(game: Game, seat: int | None, rng: Random, count: int) -> list[bytes]:
    """Up to `count` deals that fit all that the seat has seen, but are not the true one."""
    hidden = set(hidden_from(game, seat))
    found: list[bytes] = []
    for _ in range(count):
        faces = bytearray(game.secret.faces)
        for pile in game.public.piles:
            free = [thing for thing in pile.things if thing in hidden]
            mixed = [faces[thing] for thing in free]
            if rng.random() < 0.7:
                rng.shuffle(mixed)
            for thing, face in zip(free, mixed, strict=True):
                faces[thing] = face
        if bytes(faces) != game.secret.faces:
            found.append(bytes(faces))
    return found


def twin(game: Game, deal: bytes) -> Game:
    """The same game with other hidden faces; even its chance goes on alike."""
    return Game(game.kit, game.setup, game.public, replace(game.secret, faces=deal), game.acts)


def position_is_tight(game: Game, rng: Random, deals: int, tried: int = 2) -> int:
    """All of it at one position, for every seat and a spectator. Returns how many other worlds were looked at."""
    worlds = 0
    acts = some_acts(game, rng)
    for seat in (None, *game.seats()):
        imagination_holds(game, seat, game.secret.faces, rng)
        own = [replace(act, seat=seat) for act in acts] if seat is not None else []
        for deal in other_deals(game, seat, rng, deals):
            worlds += 1
            imagination_holds(game, seat, deal, rng)
            other = twin(game, deal)
            sight_is_the_same(game, other, seat, own)
            for act in rng.sample(acts, min(len(acts), tried)):
                if act.seat == seat and game.why_not(act) is None:
                    story_is_the_same(game, other, act)
    choices_are_sealed(game, rng)
    return worlds


def story_is_the_same(game: Game, other: Game, act: Act) -> None:
    """The same act in two games that its seat cannot tell apart: the first thing that differs is a face turned up."""
    here, events = game.play(act)
    there, others = other.play(act)
    for one, two in zip(events, others, strict=False):
        match one, two:
            case CardFlipped(), CardFlipped() if one.value != two.value and replace(two, value=one.value) == one:
                return
            case TileFlipped(), TileFlipped() if one.boom != two.boom and replace(two, boom=one.boom) == one:
                return
        if encode(one) != encode(two):
            raise Leak(f"{act}: nothing that was turned up explains {one} here and {two} there")
    if len(events) != len(others):
        raise Leak(f"{act}: {len(events)} events here, {len(others)} there")
    if encode(here.public) != encode(there.public):
        raise Leak(f"{act}: the same events lead to another public state")


def choices_are_sealed(game: Game, rng: Random) -> None:
    """What somebody has locked in shows to nobody else: with another choice, all others see the same bytes."""
    ask = game.ask
    if not isinstance(ask, ChooseAsk) or not ask.answered:
        return
    seat = rng.choice(ask.answered)
    (form,) = [form for form in game.forms(seat) if not form.aside]
    other, events = game.play(form.nth(rng.randrange(form.count())))
    if events:
        raise Leak(f"a change of mind of seat {seat} is told: {events}")
    for watcher in (None, *game.seats()):
        if watcher != seat and encode(game.observe(watcher)) != encode(other.observe(watcher)):
            raise Leak(f"seat {watcher} sees the choice of seat {seat}")


def some_acts(game: Game, rng: Random) -> list[Act]:
    """Some acts of anybody who may act now."""
    forms = [form for seat in game.seats() for form in game.forms(seat)]
    return [form.nth(rng.randrange(form.count())) for form in forms]
