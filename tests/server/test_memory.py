"""What has to be remembered (C15): the table shows it for a moment, and tells it to nobody later (M18, M50)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from defuse.busters.acts import Cut, PlaceToken
from defuse.busters.board import Board
from defuse.busters.rules.commanders import RadarCommanders, TurnNumber
from defuse.busters.rules.dark import Dark
from defuse.busters.rules.number_turns import Designate
from defuse.kernel import Act, Form, Game
from defuse.server.speakers import UNSPOKEN
from defuse.server.tables.match import Match
from defuse.server.wire.scenes import EventSeen
from tests.conformance.cases import some
from tests.leak.worlds import other_deals, twin
from tests.server.games import frame_of, match_of, moment_of
from tests.steer import steer

AFTERWARDS = 6
"""So many acts are played after two histories have parted."""


def told(match: Match) -> list[tuple[bytes, bytes]]:
    """What everybody is sent now, in words and as messages: those who come just now, and those who were there."""
    moment = moment_of(match)
    return [
        (moment.frame(seat, language, have=0), moment.frame(seat, language))
        for seat in (*match.game.seats(), None)
        for language in ("en", UNSPOKEN)
    ]


def in_the_dark(players: int, seed: int) -> Match:
    return match_of(50, players, f"dark {seed}")


def again(players: int, seed: int, acts: tuple[Act, ...]) -> Match:
    """The same game once more, after some acts."""
    match = in_the_dark(players, seed)
    for act in acts:
        match.install(match.try_act(act))
    return match


def pointings(game: Game) -> Iterator[tuple[Act, Act, set[int]]]:
    """Pairs of acts that point at one or the other of two wires, and tell the same of it."""
    asked = [form for seat in game.seats() if game.public.ask.waits_for(seat) for form in game.forms(seat)]
    for form in asked:
        if form.verb in (Cut, PlaceToken) and not form.using:
            yield from _alike(game, form)


def _alike(game: Game, form: Form) -> Iterator[tuple[Act, Act, set[int]]]:
    board: Board = game.public
    (dark,) = [rule for rule in board.rules if isinstance(rule, Dark)]
    shown = {token.wire for token in dark.told}
    acts: list[Any] = [form.nth(number) for number in range(form.count())]
    for one, other in combinations(acts, 2):
        wires = [act.wire if isinstance(act, PlaceToken) else act.targets[0] for act in (one, other)]
        same = len({(game.secret.faces[wire], game.table().stand_of(wire)) for wire in wires}) == 1
        if same and len(set(wires)) == 2 and not shown & set(wires) and _misses(game, one, other):
            yield one, other, set(wires)


def _misses(game: Game, one: Any, other: Any) -> bool:
    value = game.table().value
    return isinstance(one, PlaceToken) or (one.mine == other.mine and value(one.mine[0]) != value(one.targets[0]))


def about(act: Act) -> set[int]:
    """The wires that an act names."""
    named = [getattr(act, field) for field in act.__struct_fields__ if field in ("wire", "wires", "mine", "targets")]
    return {wire for wires in named for wire in (wires if isinstance(wires, tuple) else (wires,))}


@pytest.mark.parametrize("verb", [Cut, PlaceToken])
@pytest.mark.parametrize("players", some([2, 3, 4, 5], (3,)))
def test_nothing_told_later_says_which_wire_was_pointed_at(players: int, verb: type[Act]) -> None:
    """M50: two histories that differ in that alone look the same from the next action on, to late comers, too."""
    assert sum(told_alike(players, verb, seed) for seed in range(8)) > 3, "too few such histories were found"


def told_alike(players: int, verb: type[Act], seed: int) -> bool:
    """Whether there were two such histories in a game; they are played on side by side, past both wires."""
    random = Random(seed)
    match = in_the_dark(players, seed)
    pair = None
    while not match.over and pair is None:
        pair = next((pair for pair in pointings(match.game) if isinstance(pair[0], verb)), None)
        if pair is None:
            play(steer(match.game, random, 1.0), match)
    if pair is None:
        return False
    one, other, wires = pair
    here, there = (again(players, seed, (*match.game.acts, act)) for act in (one, other))
    assert told(here) != told(there), "where somebody points, everybody sees at first"
    for _ in range(AFTERWARDS):
        act = None if here.game.over else steer(here.game, random, 1.0)
        if act is None or about(act) & wires:
            break
        play(act, here, there)
        assert told(here) == told(there)
    return len(here.game.acts) > len(match.game.acts) + 1


def test_a_cut_wire_is_still_told_of_later() -> None:
    """M50: what is cut lies open, so a log that comes late names it; where a wrong call pointed, it does not."""
    kinds: dict[str, list[bool]] = {}
    match = in_the_dark(4, 1)
    random = Random(1)
    while not match.over and match.frame < 40:
        match.install(match.try_act(steer(match.game, random, 0.5)))
    late = frame_of(match, None, have=0).events
    for event in late:
        if event.at < match.frame:
            kinds.setdefault(event.kind, []).append(bool(event.wires))
    assert all(kinds["wires-cut"])
    assert not any([*kinds["called"], *kinds["token-placed-beside"], *kinds.get("cut-missed", ())])


def test_whoever_comes_back_in_time_still_sees_where_somebody_points() -> None:
    """M50: it shows until the next action."""
    match = in_the_dark(4, 1)
    while not match.game.public.beside:
        match.install(match.try_act(steer(match.game, Random(1), 1.0)))
    (placed,) = [event for event in frame_of(match, None).events if event.kind == "token-placed-beside"]
    assert placed.wires
    assert placed in frame_of(match, None, have=0).events
    match.install(match.try_act(steer(match.game, Random(1), 1.0)))
    late = msgspec.json.decode(match.missed(0, "en")[0], type=list[EventSeen])
    assert [event.wires for event in late if event.at == placed.at and event.kind == placed.kind] == [()]


def test_what_the_radar_heard_is_not_told_later() -> None:
    """M18: two worlds in which others answered the radar look the same after the cut."""
    for seed in range(40):
        match, other = (match_of(18, 4, f"radar {seed}") for _ in range(2))
        for deal in other_deals(match.game, match.game.public.turn, Random(seed), 30):
            world = twin(match.game, deal)
            acts = None if world is None else first_cut(match.game, world)
            if world is not None and acts is not None:
                other.game = world
                turned, *rest = acts
                play(turned, match, other)
                assert told(match)[-1] != told(other)[-1], "everybody hears the radar at first"
                for act in rest:
                    play(act, match, other)
                assert told(match)[-1] == told(other)[-1]
                assert match.game.public.facts != other.game.public.facts, "a mind may remember it"
                return
    pytest.fail("no two such worlds were found")


def play(act: Act, *matches: Match) -> None:
    for match in matches:
        match.install(match.try_act(act))


def first_cut(game: Game, other: Game) -> tuple[Act, ...] | None:
    """A number is turned up, and somebody cuts it: the same in both worlds, but not what the radar hears."""
    turn = TurnNumber(seat=game.public.turn)
    here, there = game.play(turn)[0], other.play(turn)[0]
    if heard(here) == heard(there):
        return None
    for chosen in here.seats():
        named = Designate(chosen=chosen, seat=game.public.turn)
        if here.why_not(named) is None and there.why_not(named) is None:
            cutting = here.play(named)[0], there.play(named)[0]
            (form,) = [form for form in cutting[0].forms(chosen) if form.verb is Cut and not form.using]
            found = [act for number in range(form.count()) if same_hit(act := form.nth(number), *cutting)]
            if found:
                return turn, named, found[0]
    return None


def same_hit(act: Any, *games: Game) -> bool:
    values = {game.table().value(wire) for game in games for wire in (*act.mine, *act.targets)}
    return len(values) == 1 and all(game.why_not(act) is None for game in games)


def heard(game: Game) -> tuple[bool, ...]:
    (rule,) = [rule for rule in game.public.rules if isinstance(rule, RadarCommanders)]
    return rule.heard
