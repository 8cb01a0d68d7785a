"""Every position of the lessons: what is said of it is true, and answers are right because counting says so."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from defuse.busters import imagine, render
from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.notation.places import Places
from defuse.busters.wires import COPIES, value_of, word
from defuse.kernel import Act, Game
from defuse.odds import Odds
from defuse.server.games.busters.lessons import judging
from defuse.server.games.busters.lessons.reading import ORDER, PUPIL, position, wires_at, written
from defuse.server.games.busters.lessons.school import SCHOOL
from defuse.server.games.school import Judged, NoAnswer
from defuse.server.tables import lesson_steps
from defuse.server.tables.lesson_steps import NAMES
from tests.lessons.answers import AT_TABLES, GONE, MEANT

STEPS = [(lesson.name, at) for lesson in SCHOOL.lessons() for at in range(1, len(lesson.steps) + 1)]
STILL = [(name, at) for name, at in STEPS if SCHOOL.step(name, at).kind != "table"]
TABLES = [(name, at) for name, at in STEPS if SCHOOL.step(name, at).kind == "table"]
MOST = 215
"""So many letters fit."""


def judged(name: str, at: int, places: tuple[str, ...], value: str) -> Judged:
    return SCHOOL.judge(name, at, wires_at(position(name, at).public, places), value)


def answers(name: str, at: int) -> list[tuple[tuple[int, ...], str, Judged]]:
    """All answers that may be given."""
    step, found = SCHOOL.step(name, at), []
    board = position(name, at).public
    for wires in combinations(step.wires, step.picks):
        if len({board.stand_of(wire) for wire in wires}) <= 1:
            found += [(wires, value, SCHOOL.judge(name, at, wires, value)) for value in step.values or ("",)]
    return found


def act_at(name: str, at: int) -> Act:
    """The act that the words of a table lead to."""
    game = position(name, at)
    places, value = AT_TABLES[name]
    wires = wires_at(game.public, places)
    if SCHOOL.step(name, at).want == "token":
        return PlaceToken(wires[0], seat=PUPIL)
    if SCHOOL.step(name, at).want == "solo":
        return SoloCut(wires, seat=PUPIL)
    faces = game.secret.faces
    mine = next(wire for wire in game.public.hand(PUPIL) if word(value_of(faces[wire])) == value)
    using = (f"personal-{'ABCD'[PUPIL]}",) if len(wires) > 1 else ()
    return Cut((mine,), wires, seat=PUPIL, using=using)


def test_each_lesson_has_still_steps_and_ends_at_a_table() -> None:
    assert [lesson.name for lesson in SCHOOL.lessons()] == list(ORDER) == list(AT_TABLES)
    for lesson in SCHOOL.lessons():
        assert lesson.steps[-1] == "table"
        assert "table" not in lesson.steps[:-1]
        assert len(lesson.steps) >= 3
    assert set(MEANT) == set(STILL)


@pytest.mark.parametrize(("name", "at"), STILL)
def test_what_the_words_lead_to_is_right_and_not_everything_is(name: str, at: int) -> None:
    assert judged(name, at, *MEANT[name, at]).right
    found = answers(name, at)
    right = [each for each in found if each[2].right]
    assert 0 < len(right) < len(found) / 2


@pytest.mark.parametrize(("name", "at"), STILL)
def test_a_call_is_right_only_if_it_is_so_in_the_real_deal(name: str, at: int) -> None:
    """What is certain is true; and it is the odds that say so, for they know nothing of the deal."""
    game, step = position(name, at), SCHOOL.step(name, at)
    if step.kind != "call" or step.want == "best":
        return
    for wires, value, verdict in answers(name, at):
        if verdict.right:
            assert value in [word(value_of(game.secret.faces[wire])) for wire in wires]
            assert verdict.proof, "a certain answer comes with its proof"
        else:
            assert not verdict.proof, "nobody is told the proof of something else"


@pytest.mark.parametrize(("name", "at"), STILL)
def test_hints_lead_closer(name: str, at: int) -> None:
    step, closer = SCHOOL.step(name, at), SCHOOL.closer(name, at)
    assert closer
    assert step.near or name == "opening"
    if step.picks:
        assert any(set(closer) == set(wires) for wires, _, verdict in answers(name, at) if verdict.right)


@pytest.mark.parametrize(("name", "at"), STEPS)
def test_a_real_game_leads_to_the_table_that_is_written_down(name: str, at: int) -> None:
    told = written(name)[at - 1]
    if told.game is not None:
        assert render(position(name, at)).strip() == told.table.strip()


@pytest.mark.parametrize(("name", "at"), list(GONE))
def test_what_is_said_to_be_gone_is_gone(name: str, at: int) -> None:
    game = position(name, at)
    for value in GONE[name, at]:
        cut = [w for w, kind in enumerate(game.secret.faces) if value_of(kind) == value and game.public.gone >> w & 1]
        assert len(cut) == COPIES


@pytest.mark.parametrize(("name", "at"), [("token", 3), ("detector", 2)])
def test_where_the_likeliest_is_asked_for_nothing_is_certain(name: str, at: int) -> None:
    odds = judging.odds_of(name, at)
    assert not odds.safe()
    best, next_best = sorted({call.hit for call in odds.calls()}, reverse=True)[:2]
    assert best - next_best > 0.1, "it can be seen"


@pytest.mark.parametrize(("name", "at"), [step for step in STEPS if step[0] == "habits"])
def test_habits_make_certain_what_the_rules_do_not(name: str, at: int) -> None:
    seen = position(name, at).observe(PUPIL)
    assert not Odds(seen).safe()
    assert judging.odds_of(name, at).safe()


def test_a_detector_is_needed_where_it_is_taught() -> None:
    for at in (1, 3):
        assert not judging.odds_of("detector", at).safe()


def test_alone_is_the_only_certain_way_where_it_is_taught() -> None:
    assert not judging.odds_of("solo", 3).safe()
    assert judging.solo_values(position("solo", 3)) == {5}


@pytest.mark.parametrize(("name", "at"), TABLES)
def test_at_the_table_the_act_that_the_words_lead_to_is_right(name: str, at: int) -> None:
    game, act = position(name, at), act_at(name, at)
    assert game.why_not(act) is None
    verdict = SCHOOL.judge_act(name, at, game, act)
    assert verdict is not None
    assert verdict.right


@pytest.mark.parametrize(("name", "at"), TABLES)
def test_at_the_table_a_guess_is_wrong(name: str, at: int) -> None:
    game = position(name, at)
    if SCHOOL.step(name, at).want == "token":
        act: Act = PlaceToken(wires_at(game.public, ("A1.1",))[0], seat=PUPIL)
    else:
        odds = Odds(game.observe(PUPIL))
        worst = min(odds.calls(), key=lambda call: call.hit)
        faces = game.secret.faces
        mine = next(wire for wire in game.public.hand(PUPIL) if value_of(faces[wire]) in worst.values)
        act = Cut((mine,), worst.targets, seat=PUPIL)
    assert game.why_not(act) is None
    verdict = SCHOOL.judge_act(name, at, game, act)
    assert verdict is not None
    assert not verdict.right
    assert not verdict.proof


@pytest.mark.parametrize(
    ("wires", "value"),
    [((), "5"), ((15, 15), "5"), ((15,), ""), ((15,), "12"), ((0,), "5"), ((99,), "5"), ((14,), "5")],
)
def test_what_cannot_be_answered(wires: tuple[int, ...], value: str) -> None:
    with pytest.raises(NoAnswer):
        SCHOOL.judge("sorted", 1, wires, value)
    with pytest.raises(NoAnswer):
        SCHOOL.judge("sorted", 4, wires, value)
    with pytest.raises(NoAnswer):
        SCHOOL.step("sorted", 5)
    with pytest.raises(NoAnswer):
        SCHOOL.past("sorted", 1)


@pytest.mark.parametrize(("name", "at"), STEPS)
def test_what_is_shown_does_not_depend_on_what_is_hidden(name: str, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With any other deal that agrees with what the pupil sees, the same bytes are sent."""
    shown = lesson_steps.step_seen(name, at, "en")
    game = position(name, at)
    seen = game.observe(PUPIL)
    other: Game = imagine(seen, Odds(seen).sample(f"{name} {at}"), "another chance")
    monkeypatch.setattr(type(SCHOOL), "position", lambda self, lesson, step: other)
    assert lesson_steps.step_seen(name, at, "en") == shown


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_texts_name_those_who_sit_there_and_are_short(language: str) -> None:
    """A thought and a task stand together in a box of six lines on a phone."""
    for name, at in STEPS:
        told = json.loads(lesson_steps.step_seen(name, at, language))
        assert len(told["thought"]) + len(told["task"]) <= MOST, (name, at)
        for nobody in (NAMES[0], NAMES[4]):
            assert nobody not in told["thought"] + told["task"]


def test_places_of_hints_are_on_the_table() -> None:
    for name, at in STEPS:
        told = written(name)[at - 1]
        places = Places(position(name, at).public)
        for place in (*told.rings, *told.near, *told.among):
            assert place in {places.name(wire) for row in places.rows.values() for wire in row}
