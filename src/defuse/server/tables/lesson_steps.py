"""Steps of lessons in words and pictures. All of it is done in another process; nothing is kept."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

import msgspec
from msgspec import Raw

from defuse.kernel import Game
from defuse.kernel.replay import decode_act, dumps
from defuse.server.games import box_named
from defuse.server.games.school import NO_STEP, Judged, NoAnswer, School
from defuse.server.speakers import Speakers
from defuse.server.store.interface import ActRow, GameRow
from defuse.server.tables.frames import Encoded
from defuse.server.tables.names import free_name
from defuse.server.wire.lessons import LessonAnswered, LessonCard, LessonHint, LessonPlayed, LessonsSeen
from defuse.server.wire.messages import May
from defuse.server.wire.options import LETTERS
from defuse.server.wire.reviews import HeldSeen, ProofStep, ReviewSeat
from defuse.words import Speaker, say

GAME = "busters"
"""The game whose lessons are taught."""
PUPIL = 0
"""The seat that is taught."""
NAMES = ("Ruby", "Juno", "Moss", "Pip", "Otto")
"""What the seats are called; the texts of the lessons name the bots. Whoever is taught may have another name."""
_ENCODER = msgspec.json.Encoder()


def school() -> School:
    """The school of the game that is taught."""
    found = box_named(GAME).school
    assert found is not None
    return found


@cache
def listed(language: str) -> bytes:
    """All lessons, as JSON. It takes a few milliseconds, once for each language."""
    text = _speaker(language, 4).text
    cards = [
        LessonCard(
            name=each.name,
            title=text(say(f"lesson-{each.name}")),
            text=text(say(f"lesson-{each.name}.text")),
            steps=each.steps,
        )
        for each in school().lessons()
    ]
    return _ENCODER.encode(LessonsSeen(lessons=tuple(cards)))


def step_seen(name: str, number: int, language: str, pupil: str = "") -> bytes:
    """A step as it is shown, as JSON: a `LessonStepSeen`. Raises NoAnswer."""
    step = school().step(name, number)
    game = school().position(name, number)
    box = box_named(GAME)
    called = _called(len(game.seats()), pupil)
    speaker = Speakers(called).of(language)
    id = f"lesson-{name}-{number}"
    held = [HeldSeen(seat=seat, value=value) for seat, value in school().held(name, number)]
    told = {
        "lesson": name,
        "step": number,
        "steps": _many(name),
        "title": speaker.text(say(f"lesson-{name}")),
        "kind": step.kind,
        "thought": speaker.text(say(id)),
        "task": speaker.text(say(f"{id}.task")),
        "mission": box.card(box.mission_of(game.public), language),
        "seat": PUPIL,
        "seats": [
            ReviewSeat(seat=seat, letter=LETTERS[seat], name=each, kind=_kind(seat), bot=step.bots)
            for seat, each in enumerate(called)
        ],
        "held": held,
        "rings": step.rings,
        "wires": step.wires,
        "values": step.values,
        "picks": step.picks,
        "hints": 2,
        "frame": Raw(_frame(game, speaker)),
    }
    return _ENCODER.encode(told)


def answered(name: str, number: int, wires: tuple[int, ...], value: str, language: str, pupil: str = "") -> bytes:
    """What an answer is worth, as JSON. Raises NoAnswer."""
    judged = school().judge(name, number, wires, value)
    players = len(school().position(name, number).seats())
    return _ENCODER.encode(_told(judged, Speakers(_called(players, pupil)).of(language)))


def hinted(name: str, number: int, hint: int, language: str) -> bytes:
    """A hint, as JSON. Raises NoAnswer."""
    step = school().step(name, number)
    text = _speaker(language, 4).text
    if hint == 1:
        seen = LessonHint(hint=1, text=text(say(f"lesson-{name}-{number}.hint")), wires=step.near)
    else:
        seen = LessonHint(hint=2, text=text(say("lesson-closer")), wires=school().closer(name, number))
    return _ENCODER.encode(seen)


def played(name: str, number: int, row: GameRow | None, acts: tuple[ActRow, ...], language: str) -> bytes:
    """What the pupil did at the table of a step: the first act that answers, as JSON. Raises NoAnswer."""
    teacher = school()
    before = len(teacher.past(name, number).acts)
    found: list[Judged] = []
    game = teacher.position(name, number)
    if row is not None:
        kit = box_named(row.kit).kit
        for done in acts[before:]:
            act = decode_act(kit, msgspec.json.decode(done.act))
            judged = teacher.judge_act(name, number, game, act)
            if judged is not None:
                found.append(judged)
                break
            game, _ = game.play(act)
    text = _speaker(language, len(game.seats())).text
    id = f"lesson-{name}-{number}"
    return _ENCODER.encode(
        LessonPlayed(
            lesson=name,
            step=number,
            steps=_many(name),
            title=text(say(f"lesson-{name}")),
            thought=text(say(id)),
            task=text(say(f"{id}.task")),
            hint=text(say(f"{id}.hint")),
            acts=len(found),
            right=bool(found) and found[0].right,
            text=text(found[0].text) if found else "",
        )
    )


def _told(judged: Judged, speaker: Speaker) -> LessonAnswered:
    return LessonAnswered(
        right=judged.right,
        text=speaker.text(judged.text),
        steps=tuple(
            [
                ProofStep(
                    text=speaker.text(step.text),
                    wires=step.wires,
                    proves=step.proves,
                    held=tuple([HeldSeen(seat=seat, value=value) for seat, value in step.held]),
                )
                for step in judged.proof
            ]
        ),
    )


def _frame(game: Game, speaker: Speaker) -> bytes:
    """The table as the pupil sees it; what others know stays away."""
    box = box_named(GAME)
    drawn = box.draw(game, speaker, None, None)
    view = game.view(PUPIL)
    return _ENCODER.encode(
        Encoded(
            game=1,
            number=1,
            events=Raw(b"[]"),
            scene=Raw(_ENCODER.encode(drawn.scene)),
            yours=drawn.yours(PUPIL, view),
            ask=box.ask(view, game.ask, speaker),
            forms=(),
            may=May(),
        )
    )


def _many(name: str) -> int:
    """How many steps a lesson has."""
    return next(len(lesson.steps) for lesson in school().lessons() if lesson.name == name)


def _called(players: int, pupil: str) -> tuple[str, ...]:
    """What the seats are called."""
    found = NAMES[:players]
    return found if not pupil else (free_name(pupil, list(found[1:])), *found[1:])


def _kind(seat: int) -> Literal["person", "bot"]:
    return "person" if seat == PUPIL else "bot"


def _speaker(language: str, players: int) -> Speaker:
    return Speakers(NAMES[:players]).of(language)


class Prepared(NamedTuple):
    """What the table of a step is made from."""

    mission: int
    players: int
    bots: str
    turn: int
    acts: int
    file: bytes


def prepared(name: str, number: int) -> Prepared:
    """The game that a table goes on from. Raises NoAnswer where the step is not played at one."""
    step = school().step(name, number)
    if step.kind != "table":
        raise NoAnswer(NO_STEP)
    replay, game, box = school().past(name, number), school().position(name, number), box_named(GAME)
    turn = box.turn(game.public)
    return Prepared(box.mission_of(game.setup), len(game.seats()), step.bots, turn, len(replay.acts), dumps(replay))
