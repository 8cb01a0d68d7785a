"""No leak: every frame of many games. What a seat is sent follows from what it may know, and from nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from defuse.busters.acts import Cut
from defuse.busters.asks import TurnAsk
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.kernel import Game, Pass
from defuse.server.games.busters.scenes import Yours
from defuse.server.speakers import UNSPOKEN
from defuse.server.tables.match import Match
from tests.conformance.cases import MISSIONS
from tests.leak.secrecy import silent_misses
from tests.leak.worlds import other_deals, twin
from tests.server.games import Frame, any_act, frame_of, match_of, moment_of, played, players_of


def in_words_and_messages(match: Match, seat: int | None) -> list[bytes]:
    """What a seat is sent if it reads English, and if it puts messages into words itself."""
    return [moment_of(match).frame(seat, language) for language in ("en", UNSPOKEN)]


@pytest.mark.parametrize("mission", MISSIONS)
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_frame(mission: int) -> None:
    random = Random(mission)
    worlds = 0
    for match in played(mission, players_of(mission), 16):
        if match.over:
            break
        true = match.game
        for seat in (*true.seats(), None):
            mine = in_words_and_messages(match, seat)
            for deal in other_deals(true, seat, random, 1):
                other = twin(true, deal)
                if other is not None:
                    match.game = other
                    assert in_words_and_messages(match, seat) == mine
                    match.game = true
                    worlds += 1
    assert worlds, "no other world was found"


def test_the_check_above_would_notice_a_face_too_many() -> None:
    """A frame made from the truth differs between the same worlds."""
    match = match_of(1, 4)
    true, random = match.game, Random(1)
    deals = other_deals(true, 0, random, 10)
    others = [other for deal in deals if (other := twin(true, deal)) is not None]
    assert others
    before = [moment_of(match).frame(seat, "en") for seat in (1, 2, 3)]
    for other in others:
        match.game = other
        assert [moment_of(match).frame(seat, "en") for seat in (1, 2, 3)] != before


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_frame_holds_a_seed_a_digest_or_an_act(mission: int) -> None:
    for match in played(mission, players_of(mission), 25):
        if match.over:
            break
        secrets = [match.game.secret.seed, match.digest, match.game.secret.hidden_seed]
        secrets += [match.bot_seed(seat) for seat in match.game.seats()]
        for seat in (*match.game.seats(), None):
            frame = moment_of(match).frame(seat, "en", have=0).decode()
            assert not [secret for secret in secrets if secret and secret in frame]
            assert not set(_keys(json.loads(frame))) & {"mine", "do", "known", "secret", "stack", "facts", "sealed"}


@pytest.mark.parametrize("mission", MISSIONS)
def test_nobody_gets_forms_of_others_or_can_count_them(mission: int) -> None:
    """The forms of a seat are those of its own view; a spectator has none; the scene is the same for all."""
    for match in played(mission, players_of(mission), 15):
        frames = {seat: frame_of(match, seat) for seat in match.game.seats()}
        watching = frame_of(match, None)
        assert watching.forms == ()
        assert watching.yours == Yours()  # C15: a spectator sees what everybody does, and nothing beside it
        for seat, frame in frames.items():
            verbs = [str(form.verb.__struct_config__.tag) for form in match.game.forms(seat)]
            assert [form.verb for form in frame.forms] == ([] if match.over else verbs)
            assert frame.scene == watching.scene
            assert frame.events == watching.events


def test_the_wire_that_named_the_value_of_a_miss_stays_private() -> None:
    """Two calls that differ only in the caller's own wire look the same to everybody else when they miss."""
    found = 0
    for seed in range(12):
        match = match_of(1, 4, f"private {seed}")
        random = Random(seed)
        while not match.game.public.opened:
            match.install(match.try_act(any_act(match.game, random)))
        before = match.game
        for one, other in _alike(before):
            views = [_others(before, act, f"private {seed}") for act in (one, other)]
            if views[0] is not None:
                assert views[0] == views[1]
                found += 1
    assert found


@pytest.mark.parametrize("mission", [56, 58, 64])
def test_where_no_token_tells_it_frames_do_not_say_whether_a_wire_is_red(mission: int) -> None:  # M56, M58, M64
    match, random = match_of(mission, 4), Random(mission)
    while not match.game.public.opened or not isinstance(match.game.ask, TurnAsk):
        match.install(match.try_act(any_act(match.game, random)))
    found = 0
    for here, there, watcher, act in silent_misses(match.game, random, 4):
        flipped = match.game.public.flipped >> act.targets[0] & 1
        if watcher == act.seat or (mission != 58 and not flipped):
            continue  # an ordinary wire gets its token there
        frames = []
        for world in (here, there):
            fresh = match_of(mission, 4)
            fresh.game = world
            fresh.install(fresh.try_act(act))
            frames.append(moment_of(fresh).frame(watcher, "en", have=0))
        assert frames[0] == frames[1]
        found += 1
    assert found


def test_no_frame_says_who_has_declined() -> None:  # M45
    match, random = match_of(45, 4), Random(45)
    while not isinstance(match.game.ask, VolunteerAsk):
        match.install(match.try_act(any_act(match.game, random)))
    everybody = (*match.game.seats(), None)
    before = {seat: moment_of(match).frame(seat, "en", have=0) for seat in everybody}
    for decliner in match.game.waiting()[:-1]:
        assert not match.install(match.try_act(Pass(seat=decliner))), "only this seat is sent another frame"
        after = {seat: moment_of(match).frame(seat, "en", have=0) for seat in everybody}
        assert [seat for seat in everybody if after[seat] != before[seat]] == [decliner]
        mine = frame_of(match, decliner)
        assert all(form.aside for form in mine.forms)
        assert mine.ask is not None
        assert (mine.ask.yours, mine.ask.let_go) == (False, True)
        before = after
    assert match.install(match.try_act(Pass(seat=match.game.waiting()[0]))), "now the captain picks"


def _alike(game: Game) -> list[tuple[Cut, Cut]]:
    """Pairs of calls that name the same value by different wires, at the same target."""
    seat = game.public.turn
    view: Any = game.view(seat)
    for form in game.forms(seat):
        if form.verb is Cut and not form.using:
            acts = [act for number in range(form.count()) if isinstance(act := form.nth(number), Cut)]
            return [
                (one, other)
                for one in acts
                for other in acts
                if one.targets == other.targets
                and one.mine < other.mine
                and view.value(one.mine[0]) == view.value(other.mine[0])
            ][:3]
    return []


def _others(game: Game, act: Cut, seed: str) -> list[bytes] | None:
    """What the others are sent after a call; None if it hit, which shows the wires."""
    match = match_of(1, 4, seed)
    for done in game.acts:
        match.install(match.try_act(done))
    match.install(match.try_act(act))
    if any(event.kind == "wires-cut" for event in frame_of(match, None).events):
        return None
    return [moment_of(match).frame(seat, "en") for seat in (0, 1, 2, 3, None) if seat != act.seat]


def test_a_late_spectator_gets_what_a_spectator_may_know() -> None:
    for match in played(9, 4, 30):
        late = msgspec.json.decode(moment_of(match).frame(None, "en", have=0), type=Frame)
        now = frame_of(match, None)
        assert (late.scene, late.yours, late.forms) == (now.scene, now.yours, now.forms)


def test_reasons_of_bots_are_not_told_before_the_end() -> None:
    match = match_of(1, 4)
    random = Random(2)
    while not match.over:
        assert not moment_of(match).may(0, "en").why
        assert not moment_of(match).may(0, "en").reasons
        frame = moment_of(match).frame(0, "en", have=0)
        assert b"because I hold" not in frame
        match.install(match.try_act(any_act(match.game, random), why="because I hold two of them"))
    assert moment_of(match).may(0, "en").why
    assert moment_of(match).may(0, "en").reasons == tuple(match.reasons)


def test_only_what_bots_did_can_be_asked_about() -> None:
    """People give no reasons: nobody is offered to ask for one where nothing answers."""
    match, random = match_of(1, 4), Random(2)
    by_bots = []
    while not match.over:
        act = any_act(match.game, random)
        why = "it is safe" if act.seat == 2 else ""
        match.install(match.try_act(act, why=why))
        if why:
            by_bots.append(match.frame)
    may = moment_of(match).may(None, "en")
    assert by_bots
    assert may.reasons == tuple(by_bots)
    people, random = match_of(1, 4), Random(2)
    while not people.over:
        people.install(people.try_act(any_act(people.game, random)))
    assert not moment_of(people).may(0, "en").why


def _keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for inner in value.values() for key in _keys(inner))]
    return [key for inner in value for key in _keys(inner)] if isinstance(value, list) else []


def test_frames_are_numbered_without_gaps() -> None:
    numbers = [match.frame for match in played(10, 4, 40)]
    assert set(range(1, numbers[-1] + 1)) == set(numbers)
