"""Bomb Squad Academy on the wire: scenes that can be drawn, forms that can be filled in, no leaks (A14)."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest

from defuse import academy
from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk, WindowAsk
from defuse.academy.board import CARD_BASE, Board
from defuse.kernel import UNKNOWN, Game
from defuse.server.games.academy.scenes import ActionSeen
from defuse.server.games.forms import act_of
from defuse.server.tables.match import Match
from tests.academy.leaks import other_deals, twin
from tests.conformance.cases import some
from tests.server.academy_games import AcademyFrame, frame_of, match_of, played
from tests.server.games import moment_of
from tests.server.people import chosen_by

PLAYERS = (2, 3, 4, 5)
SEEDS = 3
SHARE = 0.2
"""Of so many positions the frames are compared with those of other worlds."""


@pytest.mark.parametrize("players", some(PLAYERS, (4,)))
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_frame(players: int) -> None:
    """A14: no hidden card, no tile and no peek of others is in any frame."""
    worlds = 0
    for seed in range(SEEDS):
        random = Random(seed)
        for match in played(players, seed):
            if match.over or random.random() > SHARE:
                continue
            true = match.game
            for seat in (*true.seats(), None):
                mine = moment_of(match).frame(seat, "en")
                for deal in other_deals(true, seat, random, 2):
                    match.game = twin(true, deal)
                    assert moment_of(match).frame(seat, "en") == mine
                    worlds += 1
                match.game = true
    assert worlds > 100, "too few other worlds were found for this to say anything"


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_a_choice_shows_to_nobody_else_before_the_reveal(players: int) -> None:
    """A14: whatever somebody has locked in, the others get the same bytes."""
    compared = 0
    for seed in range(SEEDS):
        for match in played(players, seed):
            ask = match.game.ask
            if match.over or not isinstance(ask, ChooseAsk) or not ask.answered:
                continue
            true = match.game
            seat = ask.answered[-1]
            others = [other for other in (*true.seats(), None) if other != seat]
            before = {other: moment_of(match).frame(other, "en") for other in others}
            for card in true.public.hands[seat]:
                match.game = true.play(Choose(seat=seat, card=card))[0]
                assert {other: moment_of(match).frame(other, "en") for other in others} == before
                own = frame_of(match, seat).yours.locked
                assert own is not None
                assert own.id == card
                compared += 1
            match.game = true
    assert compared > 50


def test_the_checks_above_would_notice_a_card_too_many() -> None:
    """A seat that has peeked gets another frame in another world; so does the end of the game."""
    differ = 0
    random = Random(4)
    for match in played(4, 1):
        true = match.game
        mine = {seat: moment_of(match).frame(seat, "en") for seat in true.seats()}
        for deal in other_deals(true, None, random, 1):
            match.game = twin(true, deal)
            differ += sum(moment_of(match).frame(seat, "en") != mine[seat] for seat in true.seats())
        match.game = true
    assert differ > 10


@pytest.mark.parametrize("players", some(PLAYERS, (4,)))
def test_a_seat_sees_what_it_has_peeked_at_and_nothing_else(players: int) -> None:
    peeked = 0
    for match in played(players, 2):
        if match.over:
            break
        board: Board = match.game.public
        for seat in (*match.game.seats(), None):
            frame = frame_of(match, seat)
            known = match.game.observe(seat).faces
            for wire, shown in zip(board.wires, frame.scene.wires, strict=True):
                peek = frame.yours.peeks.get(wire.name)
                cards = {str(place) for place, card in enumerate(wire.deck, 1) if known[card] != UNKNOWN}
                assert cards == (set(peek.cards) if peek else set())
                behind = enumerate(wire.tiles, 1)
                tiles = {str(place) for place, tile in behind if place > wire.flipped and known[tile] != UNKNOWN}
                assert tiles == (set(peek.tiles) if peek else set())
                assert [tile.state == "hidden" for tile in shown.tiles] == [
                    place >= wire.flipped for place in range(len(wire.tiles))
                ]
                assert shown.upcoming == ()
                # What the deck holds is on its back, and exposed cards lie open: nothing else is told of it.
                kinds = [kind - CARD_BASE for pile in board.piles if pile.name == wire.name for kind in pile.kinds]
                assert {one.value: (one.printed, one.left) for one in shown.counts} == {
                    value: (kinds.count(value), kinds.count(value) - wire.values.count(value)) for value in kinds
                }
                assert shown.adds == len(wire.values) + 1 + sum(plate.bonus for plate in shown.plates)
                assert [card.value for card in shown.exposed] == list(wire.values)
                peeked += len(cards) + len(tiles)
                if seat is not None:
                    assert (seat in shown.card_seen) == ("1" in cards)
    assert peeked > 5


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_no_frame_holds_a_seed_a_digest_or_what_the_engine_keeps(players: int) -> None:
    for match in played(players, 3):
        if match.over:
            break
        secrets = [match.game.secret.seed, match.digest, match.game.secret.hidden_seed]
        secrets += [match.bot_seed(seat) for seat in match.game.seats()]
        for seat in (*match.game.seats(), None):
            frame = moment_of(match).frame(seat, "en", have=0).decode()
            assert not [secret for secret in secrets if secret and secret in frame]
            assert not set(_keys(json.loads(frame))) & {"known", "secret", "stack", "facts", "sealed", "faces"}


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_every_form_that_is_offered_can_be_filled_in_and_played(players: int) -> None:
    random = Random(players)
    verbs: set[str] = set()
    for seed in range(SEEDS):
        for match in played(players, seed):
            for seat in match.game.seats():
                for form in frame_of(match, seat).forms:
                    act = act_of(match.game.forms(seat), form.id, chosen_by(form, random))
                    assert act.seat == seat
                    assert match.game.why_not(act) is None
                    assert form.text
                    verbs.add(form.verb)
    assert {"choose", "protect", "peek-cards", "peek-tiles", "take-tool", "pass"} <= verbs


@pytest.mark.parametrize("players", some(PLAYERS, (4,)))
def test_everybody_gets_the_same_scene_and_nobody_the_forms_of_others(players: int) -> None:
    for match in played(players, 5):
        watching = frame_of(match, None)
        assert watching.forms == ()
        assert watching.yours.peeks == {}
        assert watching.yours.locked is None
        for seat in match.game.seats():
            frame = frame_of(match, seat)
            assert frame.scene == watching.scene
            assert frame.events == watching.events
            verbs = [str(form.verb.__struct_config__.tag) for form in match.game.forms(seat)]
            assert [form.verb for form in frame.forms] == ([] if match.over else verbs)


@pytest.mark.parametrize("players", PLAYERS)
def test_texts_name_people_and_not_letters(players: int) -> None:
    texts: set[str] = set()
    match: Match | None = None
    for match in played(players, 6):
        for seat in match.game.seats():
            frame = frame_of(match, seat)
            texts |= {frame.scene.asked, frame.scene.phase, *(form.label for form in frame.forms)}
            texts |= {item.why for form in frame.forms for field in form.fields for item in field.barred}
            texts |= {frame.ask.text} if frame.ask else set()
    assert match is not None
    texts |= {event.text for event in frame_of(match, None, have=0).events}
    assert any("Ann" in text for text in texts)
    for text in texts:
        assert not re.search(r"\b[A-E]\b(?!-)", text), text


def test_a_frame_has_the_shape_that_the_schema_promises() -> None:
    for match in played(3, 7):
        for seat in (0, None):
            raw = moment_of(match).frame(seat, "en")
            assert msgspec.json.encode(msgspec.json.decode(raw, type=AcademyFrame, strict=True)) == raw


def test_the_others_see_that_somebody_has_locked_in() -> None:
    match = match_of(3, "locked")
    match.install(match.try_act(Choose(seat=1, card="green")))
    scene = frame_of(match, 0).scene
    assert [seat.answered for seat in scene.seats] == [False, True, False]
    assert [seat.asked for seat in scene.seats] == [True, False, True]
    assert scene.asked == "Waiting for Ann and Cy."
    assert all(seat.action is None for seat in scene.seats)
    assert frame_of(match, 1).yours.locked == ActionSeen(id="green", name="Green")


def test_a_change_of_mind_is_no_news_to_anybody_else() -> None:
    match = match_of(2, "mind")
    assert match.install(match.try_act(Choose(seat=0, card="green")))
    frame = match.frame
    assert not match.install(match.try_act(Choose(seat=0, card="red")))
    assert match.frame == frame


def test_a_window_says_when_it_closes() -> None:
    for match in played(4, 0):
        ask = match.game.ask
        if isinstance(ask, WindowAsk):
            seen = frame_of(match, ask.seats[0])
            assert seen.ask is not None
            assert seen.ask.until == pytest.approx(match.game.public.clock + 30)
            assert seen.scene.clock is not None
            return
    pytest.fail("no window was opened")


def test_at_the_end_everything_is_laid_open() -> None:
    *_, match = played(3, 1)
    board: Board = match.game.public
    for seat in (0, None):
        frame = frame_of(match, seat)
        ending = frame.scene.ending
        assert ending is not None
        assert ending.winners == tuple(s for s in range(3) if board.scores[s] == max(board.scores))
        assert ending.seed == match.game.secret.seed
        assert all(tile.state != "hidden" for wire in frame.scene.wires for tile in wire.tiles)
        assert all(len(wire.upcoming) == wire.deck for wire in frame.scene.wires)
        assert frame.forms == ()
        assert frame.ask is None


def test_two_players_do_without_yellow() -> None:
    """A12."""
    scene = frame_of(match_of(2, "two"), 0).scene
    assert [wire.id for wire in scene.wires] == ["green", "blue", "red"]
    assert "yellow" not in {card.id for card in scene.seats[0].hand}


def test_tools_lie_in_front_of_their_owners_and_on_display() -> None:
    shown = taken = used = 0
    for match in played(4, 8):
        scene = frame_of(match, None).scene
        shown += len(scene.display)
        for seat in scene.seats:
            taken += len(seat.tools)
            used += sum(tool.used for tool in seat.tools)
            assert all(tool.title and tool.text and tool.when for tool in seat.tools)
    assert shown
    assert taken
    assert used


def _keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for inner in value.values() for key in _keys(inner))]
    return [key for inner in value for key in _keys(inner)] if isinstance(value, list) else []


def test_the_games_of_these_tests_are_whole_ones() -> None:
    *_, match = played(5, 0)
    game: Game = match.game
    assert game.over
    assert game.public.bomb == 3
    assert game.kit is academy.KIT
