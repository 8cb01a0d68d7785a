"""Requests for lessons: the list, a step, an answer, a hint, and the table of a step."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from defuse.server.games.school import NO_STEP
from defuse.server.store.interface import StoreError
from defuse.server.tables import lesson_steps
from defuse.server.tables.lesson_tables import lesson_table
from defuse.server.tables.names import LONGEST, clean
from defuse.server.transport.http import Api
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.problems import BY_LANGUAGE, Wrong, address, told
from defuse.server.wire.lessons import LessonAnswer, LessonHintAsked, LessonPlayedAsked, NewLessonTable
from defuse.server.wire.rest import Seated
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import say

_NAME = re.compile(r"[a-z]{1,20}")


async def lessons(api: Api, request: Request) -> Response:
    """All lessons."""
    found = lesson_steps.listed(preferred(request.headers))
    return Response(found, media_type="application/json", headers=BY_LANGUAGE)


async def lesson_step(api: Api, request: Request) -> Response:
    """A step of a lesson."""
    pupil = clean(request.query_params.get("name", "")[:LONGEST])
    return await _work(api, request, lesson_steps.step_seen, *_step(request), preferred(request.headers), pupil)


async def lesson_answer(api: Api, request: Request, said: LessonAnswer) -> Response:
    """What an answer is worth."""
    asked = (*_step(request), said.wires, said.value, preferred(request.headers), clean(said.name))
    return await _work(api, request, lesson_steps.answered, *asked)


async def lesson_hint(api: Api, request: Request, said: LessonHintAsked) -> Response:
    """A hint."""
    return await _work(api, request, lesson_steps.hinted, *_step(request), said.hint, preferred(request.headers))


async def make_lesson_table(api: Api, request: Request, wanted: NewLessonTable) -> Seated:
    """A real table that goes on from a step."""
    name, step = _step(request)
    where = place(address(request))
    api.limits.may_make_table(where)
    try:
        return await told(lesson_table(api.hall, name, step, wanted, where))
    except NoThought:
        raise Wrong(503, "busy", say("lesson-not-now")) from None
    except ValueError:  # errors of other processes have no other name
        raise Wrong(404, "lesson", say("lesson-none")) from None


async def lesson_played(api: Api, request: Request, asked: LessonPlayedAsked) -> Response:
    """How it went at the table of a step. Only who sits there is told."""
    table = (await api.find(request)).table
    branch = table.state.branch
    if branch is None or not branch.lesson:
        raise Wrong(404, "lesson", say("lesson-none"))
    if table.state.seat_of(asked.token) != lesson_steps.PUPIL:
        raise Wrong(403, "token", say("lesson-other-seat"))
    name, _, step = branch.lesson.partition("/")
    try:
        kept = await api.hall.store.game(table.id, table.state.game)
    except StoreError:
        raise Wrong(503, "busy", say("http-games-not-readable")) from None
    row, acts = (None, ()) if kept is None else (kept.row, kept.acts)
    return await _work(api, request, lesson_steps.played, name, int(step), row, acts, preferred(request.headers))


async def _work(api: Api, request: Request, task: Callable[..., bytes], *args: Any) -> Response:
    """Have something done in another process, few at a time for an address."""
    with api.one_of_few(request, looking=True):
        try:
            fair = Fair(place(address(request)), "lessons")
            found = await api.hall.thinkers.counter.work(task, *args, fair=fair)
        except NoThought:
            raise Wrong(503, "busy", say("lesson-not-now")) from None
        except ValueError as error:  # errors of other processes have no other name
            if str(error) == NO_STEP:
                raise Wrong(404, "lesson", say("lesson-none")) from None
            raise Wrong(409, "bad", say("lesson-no-answer")) from None
    return Response(found, media_type="application/json", headers=BY_LANGUAGE)


def _step(request: Request) -> tuple[str, int]:
    """The name and the number of a step. Raises Wrong where there cannot be such a step."""
    name: str = request.path_params["lesson"]
    step: int = request.path_params["step"]
    if not _NAME.fullmatch(name) or not 1 <= step <= 99:
        raise Wrong(404, "lesson", say("lesson-none"))
    return name, step
