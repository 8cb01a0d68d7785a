"""The no-leak property, as functions that raise `Leak`. Real missions and planted leaks go through the same ones.

A seat sits in one of many worlds that look the same to it. Whatever it gets (observation, forms, refusals, events,
questions) may depend on what it has seen and on what the table was told, and on nothing else.
"""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import replace

from defuse.busters.acts import Cut
from defuse.kernel import (
    Act,
    Cannot,
    Event,
    Game,
    Kit,
    Shown,
    Some,
    clashes,
    encode,
    imagine,
    start,
    veil,
)
from tests.leak.worlds import other_deals, twin
from tests.steer import hit


class Leak(AssertionError):
    """Somebody could learn what they may not know."""


def imagination_holds(game: Game, seat: int | None, deal: bytes, rng: Random) -> None:
    """The law of imagination: whoever imagines a fitting deal sits in a game that looks the same and can go on."""
    seen = game.observe(seat)
    imagined = imagine(seen, deal, f"chance {rng.random()}")
    if encode(imagined.observe(seat)) != encode(seen):
        raise Leak(f"seat {seat} imagines a game that looks different")
    if imagined.secret.faces != deal:
        raise Leak(f"seat {seat} imagined other faces than those of the deal")
    locked = [act.seat for act in imagined.secret.sealed]
    if len(locked) != len(set(locked)):
        raise Leak(f"seat {seat} imagines two sealed answers of one seat: {locked}")
    if imagined.over:
        return
    asked = rng.choice(imagined.waiting())
    form = rng.choice(imagined.forms(asked))
    act = form.nth(rng.randrange(form.count()))
    # Where a mission says what it means to have nothing to do, a hand may well be such; elsewhere none is.
    ordinary = len(imagined.index.hook("cannot")) == 1
    if ordinary and form.verb is Cannot and not any(form.verb is Cannot for form in game.forms(asked)):
        raise Leak(f"in the imagined game seat {asked} can do nothing; the facts allow too much")
    imagined.play(act)


def sight_is_the_same(game: Game, other: Game, seat: int | None, acts: list[Act]) -> None:
    """Two games that a seat cannot tell apart: same observation, panels, forms and refusals."""
    if encode(game.observe(seat)) != encode(other.observe(seat)):
        raise Leak(f"seat {seat} observes something else")
    if game.view(seat).faces != other.view(seat).faces:
        raise Leak(f"seat {seat} looks at other faces")
    if encode(game.view(seat).panels()) != encode(other.view(seat).panels()):
        raise Leak(f"seat {seat} is shown other panels")
    if seat is None:
        return
    if encode(game.forms(seat)) != encode(other.forms(seat)):
        raise Leak(f"seat {seat} is offered something else")
    for act in acts:
        if game.why_not(act) != other.why_not(act):
            raise Leak(f"{act}: {game.why_not(act)!r} here, {other.why_not(act)!r} there")


def story_is_the_same(game: Game, other: Game, act: Act) -> bool:
    """The same act in two games that its seat cannot tell apart: what happens differs only where it says why.

    Returns whether the same happened.
    """
    here, events = game.play(act)
    there, others = other.play(act)
    if encode(events) == encode(others):
        if encode(here.public) != encode(there.public):
            raise Leak(f"{act}: the same events lead to another public state: {_difference(here, there)}")
        for after in (here, there):
            wrong = clashes(after.public, after.secret.faces, after.kit)
            if wrong:
                raise Leak(f"{act}: a fact says more than was told: {wrong[0]}")
        return True
    for one, two, told in ((here, there, events), (there, here, others)):
        lost = one.outcome is not None and not one.outcome.won  # nothing is left to hide
        if not lost and explains_nothing(one, two):
            raise Leak(f"{act}: nothing that was told explains why this happened: {_words(told)}")
    return False


def explains_nothing(one: Game, other: Game) -> bool:
    """Whether all that was shown and told in one game is true in the other one, too."""
    known = one.public.known[-1]
    shown = veil(one.secret.faces, known) != veil(other.secret.faces, known)
    return not shown and not clashes(one.public, other.secret.faces, one.kit)


def hidden_chance_stays_hidden(kit: Kit, setup: Any, seed: int | str, hidden: list[str]) -> int:
    """Setting up with another order of all that lies face down: a spectator cannot tell. Returns how many differ."""
    first, events = start(kit, setup, seed, hidden[0])
    faces = {first.secret.faces}
    for name in hidden[1:]:
        game, others = start(kit, setup, seed, name)
        known = first.public.known[-1]
        alike = veil(first.secret.faces, known) == veil(game.secret.faces, known)
        if not alike and any(isinstance(event, Shown) for event in events):
            continue  # something was turned up, and it is something else
        if encode(others) != encode(events):
            raise Leak(f"setting up with other hidden faces: {_words(others)} instead of {_words(events)}")
        if encode(game.public) != encode(first.public) or game.observe(None) != first.observe(None):
            raise Leak(f"setting up with other hidden faces shows: {_difference(first, game)}")
        for seat in game.seats():
            own = game.public.known[seat]
            if veil(game.secret.faces, own) == veil(first.secret.faces, own):
                sight_is_the_same(first, game, seat, [])
        faces.add(game.secret.faces)
    return len(faces)


def position_is_tight(game: Game, rng: Random, deals: int, tried: int = 3) -> int:
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
            if other is None:
                continue
            sight_is_the_same(game, other, seat, rng.sample(own, min(len(own), 3 * tried)))
            if seat is not None:
                for act in legal_acts(game, seat, rng, tried):
                    story_is_the_same(game, other, act)
    return worlds


def legal_acts(game: Game, seat: int, rng: Random, count: int) -> list[Act]:
    """Some acts that a seat may do now, from any of its forms; about half of the cuts hit."""
    forms = game.forms(seat)
    found: list[Act] = []
    for form in rng.choices(forms, k=count) if forms else ():
        act = hit(form, game, rng) if form.verb is Cut and rng.random() < 0.5 else None
        found.append(act or form.nth(rng.randrange(form.count())))
    return found


def some_acts(game: Game, rng: Random) -> list[Act]:
    """Acts of all sorts, most of them not allowed: what anybody may do now, and that with other wires in it."""
    found: list[Act] = []
    things = list(range(len(game.secret.faces)))
    for seat in game.seats():
        for form in game.forms(seat):
            act = form.nth(rng.randrange(form.count()))
            found.append(act)
            for field in form.fields:
                if field.kind == "wire":
                    held: Any = getattr(act, field.name)
                    other = tuple(rng.sample(things, len(held))) if isinstance(field, Some) else rng.choice(things)
                    found.append(replace(act, **{field.name: other}))
    return found + [nonsense(verb, things, rng) for verb in game.kit.acts()]


def nonsense(verb: type[Act], things: list[int], rng: Random) -> Act:
    """An act of a verb with anything in it."""
    filled: dict[str, Any] = {}
    for field in msgspec.structs.fields(verb):
        if field.name not in ("seat", "using"):
            several = get_origin(field.type) is tuple
            word = str in (get_args(field.type) if several else (field.type,))
            one = str(rng.randrange(1, 13)) if word else rng.choice(things)
            filled[field.name] = (one,) if several else one
    return verb(seat=0, **filled)


def _difference(one: Game, other: Game) -> str:
    """The first part of the public state that differs."""
    for name in one.public.__struct_fields__:
        here, there = getattr(one.public, name), getattr(other.public, name)
        if encode(here) != encode(there):
            if isinstance(here, tuple) and isinstance(there, tuple):
                here, there = next(pair for pair in zip_longest(here, there) if encode(pair[0]) != encode(pair[1]))
            return f"{name}: {_short(here)} / {_short(there)}"
    return "nothing"


def _words(events: tuple[Event, ...]) -> str:
    return _short([msgspec.to_builtins(event) for event in events])


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 800 else text[:800] + " …"
