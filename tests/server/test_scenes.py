"""Scenes and forms of all missions: what is sent can be drawn, filled in and understood by anybody."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from defuse.busters import catalogue
from defuse.busters.words import place_name
from defuse.kernel import UNKNOWN
from defuse.server.games.busters.scenes import Scene
from defuse.server.games.forms import act_of
from defuse.server.wire.messages import Frame
from defuse.words import Seat, say
from tests.conformance.cases import MISSIONS
from tests.server.games import PEOPLE, frame_of, match_of, moment_of, played, players_of
from tests.server.people import chosen_by


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_form_that_is_offered_can_be_filled_in_and_played(mission: int) -> None:
    random = Random(mission)
    for match in played(mission, players_of(mission), 15):
        for seat in match.game.seats():
            for form in frame_of(match, seat).forms:
                act = act_of(match.game.forms(seat), form.id, chosen_by(form, random))
                assert act.seat == seat
                assert match.game.why_not(act) is None


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_seat_sees_exactly_the_faces_that_it_knows(mission: int) -> None:
    for match in played(mission, players_of(mission), 15):
        if match.over:
            break
        for seat in (*match.game.seats(), None):
            frame = frame_of(match, seat)
            known = match.game.observe(seat).faces
            for stand in frame.scene.stands:
                for wire in stand.wires:
                    face = frame.yours.faces.get(str(wire.id), wire.face)
                    assert (face is None) == (known[wire.id] == UNKNOWN)


@pytest.mark.parametrize("mission", MISSIONS)
def test_texts_name_people_and_not_letters(mission: int) -> None:
    """Letters are left where they are names of constraint cards."""
    players = players_of(mission)
    texts: set[str] = set()
    match = match_of(mission, players)
    for match in played(mission, players, 40):
        for seat in match.game.seats():
            frame = frame_of(match, seat)
            texts |= {frame.scene.asked, *(form.label for form in frame.forms)}
            texts |= {barred.why for form in frame.forms for field in form.fields for barred in field.barred}
            panels = frame.scene.panels if frame.yours.panels is None else frame.yours.panels
            texts |= {panel.title for panel in panels} | {getattr(panel, "text", "") for panel in panels}
    texts |= {event.text for event in frame_of(match, None, have=0).events}
    letters = "ABCDE"[:players]
    for text in texts:
        if "onstraint" in text or " under " in text:
            continue
        assert not re.search(rf"\b[{letters}]\d\b|\b[{letters[1:]}]\b|\bA (?:[a-z]+s|may|said)\b", text), text


def test_wires_are_called_by_the_names_of_their_owners() -> None:
    match = match_of(1, 4)
    text = match.speakers.of("en").text
    board = match.game.public
    (here, there), by = (board.stands[stand][3] for stand in (0, 1)), Seat(0)
    called = say("told-called", seat=by, values=(5,), wires=(place_name(board, there),), cards=())
    assert text(called) == "Ann calls 5 at Bo's wire 4."
    swap = say("told-move", wire=place_name(board, there), to=place_name(board, here))
    assert text(say("told-moved", moves=(swap,))) == "Bo's wire 4 becomes Ann's wire 4."


def test_a_second_stand_has_a_name_of_its_own() -> None:
    match = match_of(1, 2)
    scene = frame_of(match, 0).scene
    assert [stand.name for stand in scene.stands] == ["Ann, stand 1", "Ann, stand 2", "Bo, stand 1", "Bo, stand 2"]
    assert scene.stands[3].wires[4].name == "Bo's stand 2, wire 5"
    wire = place_name(match.game.public, scene.stands[1].wires[5].id)
    called = say("told-called", seat=Seat(1), values=(5,), wires=(wire,), cards=())
    assert match.speakers.of("en").text(called) == "Bo calls 5 at Ann's stand 2, wire 6."


def test_for_a_cut_the_wire_is_asked_first_and_then_the_value() -> None:
    for match in played(1, 4, 40):
        for seat in match.game.seats():
            for form in frame_of(match, seat).forms:
                if form.verb == "cut":
                    assert [field.name for field in form.fields] == ["targets", "mine"]
                    assert form.fields[1].own
                    held = {item.value for group in form.fields[1].groups for item in group.items}
                    assert held <= {str(number) for number in range(1, 13)}
                    return
    pytest.fail("nobody could cut")


def test_what_is_barred_comes_with_its_reason() -> None:
    reasons = {
        barred.why
        for match in played(9, 4, 60)
        for seat in match.game.seats()
        for form in frame_of(match, seat).forms
        for field in form.fields
        for barred in field.barred
    }
    assert any("before any" in reason for reason in reasons), reasons


def test_at_the_end_everything_is_laid_open() -> None:
    *_, match = played(1, 3, 500)
    assert match.over
    for seat in (0, None):
        frame = frame_of(match, seat)
        ending = frame.scene.ending
        assert ending is not None
        assert ending.seed == match.game.secret.seed
        faces = [wire.face for stand in frame.scene.stands for wire in stand.wires]
        assert None not in faces
        assert frame.forms == ()
        assert frame.ask is None


def test_a_mission_without_a_dial_sends_none() -> None:
    without = [number for number in catalogue.missions() if "dial" in catalogue.mission(number).replaces]
    assert without
    for number in without:
        assert frame_of(match_of(number, players_of(number)), None).scene.dial is None
    assert frame_of(match_of(1, 4), None).scene.dial is not None


def test_a_frame_has_the_shape_that_the_schema_promises() -> None:
    for seat in (0, None):
        raw = moment_of(match_of(9, 4)).frame(seat, "en")
        assert msgspec.json.encode(msgspec.json.decode(raw, type=Frame, strict=True)) == raw


def test_everybody_gets_the_same_scene() -> None:
    for match in played(29, 4, 20):
        scenes: list[Scene] = [frame_of(match, seat).scene for seat in (0, 1, 2, 3, None)]
        assert all(scene == scenes[0] for scene in scenes)


def test_stands_have_names_of_people() -> None:
    frame = frame_of(match_of(61, 5), 0)
    assert [stand.name for stand in frame.scene.stands] == list(PEOPLE)
