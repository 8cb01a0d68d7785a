"""Endings: an explosion says which wire it was, who called it and for what it was taken."""

from __future__ import annotations

from random import Random

import pytest

from defuse.busters import catalogue
from defuse.busters.acts import Cut
from defuse.busters.causes import BLAMED, Loss
from defuse.busters.view import View
from defuse.busters.wires import word
from defuse.kernel import Clock
from defuse.server.games.busters.endings import BY_A_WIRE, claim_of
from defuse.server.games.busters.scenes import Ending, Scene
from defuse.server.tables.match import Match
from tests.server.games import PEOPLE, any_act, frame_of, match_of, played, players_of

MISSIONS = list(catalogue.missions())


def ended(match: Match, language: str = "en") -> tuple[Scene, Ending]:
    scene = frame_of(match, None, language).scene
    assert scene.ending is not None
    return scene, scene.ending


def opened(mission: int, seed: str) -> Match:
    """A match at its first turn."""
    match, random = match_of(mission, 4, seed), Random(seed)
    while not match.game.public.opened:
        match.install(match.try_act(any_act(match.game, random)))
    return match


def lost_by(match: Match, red: bool) -> Cut:
    """Somebody calls a red wire for a number, or numbers wrongly until the dial is at its end."""
    table: View = match.game.table()
    while not match.over:
        forms = [form for seat in match.game.seats() for form in match.game.forms(seat)]
        plain = next((form for form in forms if form.verb is Cut and not form.using), None)
        act = forms[0].nth(0)
        for number in range(plain.count() if plain is not None else 0):
            assert plain is not None
            call = plain.nth(number)
            assert isinstance(call, Cut)
            target, mine = call.targets[0], call.mine[0]
            if table.value(target) != table.value(mine) and table.is_red(target) == red:
                act = call
                break
        match.install(match.try_act(act))
    last = match.game.acts[-1]
    assert isinstance(last, Cut)
    return last


def test_a_red_wire_is_shown_with_who_called_it() -> None:
    match = opened(5, "a red one")
    call = lost_by(match, red=True)
    scene, ending = ended(match)
    name = PEOPLE[call.seat]
    fatal = ending.fatal
    assert fatal is not None
    assert ending.why == f"{name} hit a red wire"
    assert ended(match, "de")[1].why == f"{name} hat ein rotes Kabel getroffen"
    assert ended(match, "fr")[1].why == f"{name} a touché un fil rouge"
    assert (fatal.seat, fatal.wire, fatal.wires, fatal.verb) == (call.seat, call.targets[0], call.targets, "cut")
    assert fatal.face is not None
    assert fatal.face.colour == "red"
    assert fatal.values == (word(match.game.table().value(call.mine[0])),)
    stand = next(stand for stand in scene.stands if stand.seat == fatal.owner)
    wire = stand.wires[fatal.place - 1]
    assert (wire.id, wire.face) == (fatal.wire, fatal.face)
    assert frame_of(match, None).events[-1].text == f"The bomb explodes: {name} hit a red wire."


def test_the_last_step_of_the_dial_is_shown_with_the_wire_that_was_missed() -> None:
    match = opened(1, "by the dial")
    call = lost_by(match, red=False)
    _, ending = ended(match)
    assert ending.why == f"{PEOPLE[call.seat]} used up the last step of the dial"
    assert ending.fatal is not None
    assert ending.fatal.wire == call.targets[0]
    assert ending.fatal.owner != call.seat


def test_where_the_time_is_up_no_wire_and_nobody_is_to_blame() -> None:
    match = opened(10, "time")
    while not match.over:
        match.install(match.try_act(Clock(seconds=match.game.public.clock + 1000)))
    _, ending = ended(match)
    assert (ending.why, ending.fatal) == ("the time was up", None)


def test_a_mission_that_was_won_has_no_such_wire() -> None:
    match, random = match_of(1, 2), Random(1)
    while not match.over:
        table: View = match.game.table()
        right = []
        for seat in match.game.seats():
            for form in match.game.forms(seat):
                for number in range(form.count()):
                    act = form.nth(number)
                    claim = claim_of(table, act)
                    if claim is None or all(table.value(wire) in claim.values for wire in claim.wires):
                        right.append(act)
        match.install(match.try_act(random.choice(right)))
    _, ending = ended(match)
    assert (ending.won, ending.why, ending.fatal) == (True, "defused", None)


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_said_to_be_fatal_was_not_what_it_was_taken_for(mission: int) -> None:
    *_, match = played(mission, players_of(mission), 200)
    if not match.over:
        assert frame_of(match, None).scene.ending is None
        return
    scene, ending = ended(match)
    loss = None if ending.won else Loss(match.game.outcome.why)  # type: ignore[union-attr]
    fatal = ending.fatal
    if loss is None or loss not in BY_A_WIRE:
        assert fatal is None
        return
    blamed = [event.seat for event in frame_of(match, None).events if event.kind == "exploded"]
    if loss in BLAMED and blamed[-1] is not None:
        assert PEOPLE[blamed[-1]] in ending.why
    if fatal is not None:
        assert fatal.face is not None
        assert fatal.face.value not in fatal.values
        assert fatal.wire in fatal.wires
        standing = {(stand.seat, wire.place, wire.id, wire.face) for stand in scene.stands for wire in stand.wires}
        assert (fatal.owner, fatal.place, fatal.wire, fatal.face) in standing
    assert fatal == ended(match, "fr")[1].fatal
