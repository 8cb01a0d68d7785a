"""The routes of lessons, for the list in `routes`."""

from __future__ import annotations

from defuse.server.transport import lesson_requests as does
from defuse.server.transport.openapi import Operation
from defuse.server.wire.lessons import (
    LessonAnswer,
    LessonAnswered,
    LessonHint,
    LessonHintAsked,
    LessonPlayed,
    LessonPlayedAsked,
    LessonsSeen,
    LessonStepSeen,
    NewLessonTable,
)
from defuse.server.wire.rest import Seated

STEP = "/api/lessons/{lesson}/{step:int}"

LESSON_OPERATIONS = (
    Operation("/api/lessons", does.lessons, "All lessons.", {200: LessonsSeen}),
    Operation(
        STEP,
        does.lesson_step,
        "A step of a lesson; `name` is what whoever is taught is called in it.",
        {200: LessonStepSeen},
        (404, 503),
        query={"name": {"type": "string", "maxLength": 24}},
    ),
    Operation(
        f"{STEP}/answer",
        does.lesson_answer,
        "What an answer is worth, by the odds.",
        {200: LessonAnswered},
        (404, 409, 503),
        LessonAnswer,
    ),
    Operation(f"{STEP}/hint", does.lesson_hint, "A hint to a step.", {200: LessonHint}, (404, 503), LessonHintAsked),
    Operation(
        f"{STEP}/table",
        does.make_lesson_table,
        "A real table that goes on from a step; it counts for nothing.",
        {201: Seated},
        (404, 409, 503),
        NewLessonTable,
    ),
    Operation(
        "/api/tables/{table}/lesson",
        does.lesson_played,
        "How it went at the table of a step, for whoever is taught there.",
        {200: LessonPlayed},
        (404, 503),
        LessonPlayedAsked,
    ),
)
