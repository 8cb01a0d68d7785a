"""Games of bots, told by tapping: each act as a line that some template writes, and what was turned up by lot."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from defuse import busters
from defuse.bots import bots_of
from defuse.bots.playing import next_act
from defuse.busters.acts import Cut, PickWire
from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.notation import NotationError, parse_observation, render_observation
from defuse.busters.notation.draft import HEADER
from defuse.busters.rules.circus_events import PlayersMoved
from defuse.calculator.busters.menu.menu import menu_of
from defuse.calculator.tapping import Menu
from defuse.kernel import Act, Event, Game, Observation, Pass
from defuse.logbook import text_of
from defuse.logbook.book import follow
from defuse.logbook.keys import key_of
from defuse.logbook.lacking import Unsaid
from defuse.logbook.pages import Line
from defuse.logbook.telling import line_of
from defuse.words import ENGLISH

BOT = "quick"


def bots(game: Game) -> list[object]:
    return [bots_of("busters").make(BOT, str(seat)) for seat in game.seats()]


def begun(mission: int, players: int, seed: int = 0) -> Game:
    """A game of bots at its first opening token or turn that can be written down."""
    game = busters.new(mission=mission, players=players, captain=0, seed=mission + seed)
    company = bots(game)
    last = game
    while not isinstance(game.ask, OpeningAsk | TurnAsk):
        last = game if text_of(game.observe(0)) is not None else last
        game = game.play(next_act(game, company))[0]  # type: ignore[arg-type]
    return game if text_of(game.observe(0)) is not None else last


class Told(NamedTuple):
    """An act of a game, and how it was tapped."""

    lines: tuple[str, ...]
    menu: Menu
    seen: Observation
    """What was read."""
    real: Observation
    """What the engine says."""


def act_and_pick(game: Game, company: list[object]) -> tuple[Act, tuple[Event, ...], Game]:
    """An act, and with a detector what its owner picks: one line tells both."""
    act = next_act(game, company)  # type: ignore[arg-type]
    after, events = game.play(act)
    if isinstance(act, Cut) and isinstance(after.ask, OwnerPicks):
        pick = next(form for form in after.forms(after.ask.seats[0]) if form.verb is PickWire).nth(0)
        after, more = after.play(pick)
        events += more
    return act, events, after


def told(mission: int, players: int, acts: int, seed: int = 0) -> Iterator[Told]:
    """The beginning of a game of bots, as seat A writes it down."""
    game = begun(mission, players, seed)
    company = bots(game)
    seen: Observation = parse_observation(render_observation(game.observe(0)))
    for _ in range(acts):
        act, events, after = act_and_pick(game, company)
        if after.over or any(isinstance(event, PlayersMoved) for event in events):
            return  # who goes to another place sees another hand: that table is written down anew
        if isinstance(act, Pass) and act.seat and game.ask is not None and game.ask.discreet:
            game = after  # nobody sees who lets it go by
            continue
        menu = menu_of(seen, "", ENGLISH)
        line = line_of(game, act, events, after, viewer=0)
        real = after.observe(0)
        lines, now = _read(seen, line, line_of(game, act, events, after, viewer=0, fully=True), real)
        yield Told(lines, menu, now, real)
        seen, game = now, after


def _read(seen: Observation, line: str, fully: str, real: Observation) -> tuple[tuple[str, ...], Observation]:
    """What is seen after a line; where something was turned up by lot, lines of its own say what."""
    try:
        return (line,), _after(seen, (line,))
    except Unsaid as unsaid:
        for way in (fully, *completed(line, unsaid)):
            with suppress(NotationError):
                now = _after(seen, (way,))
                if text_of(now) == text_of(real) and now.public.rules == real.public.rules:
                    return (way,), now
        said = text_of(real)
        if said is None:
            raise
        turned = tuple(_states(said, text_of(seen) or ""))
        return (line, *turned), _after(seen, (line, *turned))


def completed(line: str, unsaid: Unsaid) -> list[str]:
    """The lines that are offered in the place of one that leaves something out."""
    if unsaid.whole:
        return list(unsaid.ways)
    return [f"{line}{',' if ':' in line else ':'} {way}" for way in unsaid.ways]


def _after(seen: Observation, lines: tuple[str, ...]) -> Observation:
    *_, last = follow(seen, [Line(number, line) for number, line in enumerate(lines, 1)])
    return last.seen


def _states(now: str, before: str) -> Iterator[str]:
    """The lines of a table that say something else than before, beside stands and facts."""
    first, *rest = now.rstrip("\n").split("\n")
    old_first, *old = before.rstrip("\n").split("\n")
    for part in first.split(" · "):
        if part not in old_first.split(" · ") and part.split()[0] in HEADER and not part.startswith(("turn", "round")):
            yield part
    for line in rest:
        key = key_of(line)
        if key and not key[0].isupper() and line not in old:
            yield line
