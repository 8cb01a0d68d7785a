"""Languages tell the same: frames differ in texts alone, and messages for clients hold what the texts hold, no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from defuse.busters import catalogue as missions
from defuse.server.speakers import UNSPOKEN
from defuse.server.tables.match import Match
from defuse.words import SOURCE, Message, Speaker, Wire, catalogue, unkept
from tests.conformance.cases import QUICK, some
from tests.words.fields import decoded, untexted
from tests.words.games import academy_game, host_moment, steered
from tests.words.placeholders import placeholders

LANGUAGES = ("en", "de", "fr")
EVERY = 7


def looked_at(mission: int) -> Iterator[Match]:
    """A match now and then, and its end."""
    story = steered(mission, most=42) if mission else academy_game(4, 1)
    return (match for step, match in enumerate(story) if step % EVERY == 0 or match.over)


@pytest.mark.parametrize("mission", some([0, *missions.missions()], (0, *QUICK)))
def test_frames_in_two_languages_differ_in_texts_alone(mission: int) -> None:
    for match in looked_at(mission):
        moment = host_moment(match)
        for seat in (0, 1, None):
            english, *others = [untexted(decoded(moment.frame(seat, language, 0))) for language in LANGUAGES]
            for other in others:
                assert other == english


@pytest.mark.parametrize("mission", some([0, *missions.missions()], (0, *QUICK)))
def test_messages_hold_what_the_texts_hold_and_no_more(mission: int) -> None:
    """Put into English, the messages of a frame are the frame in English. Their wires are those on the table."""
    for match in looked_at(mission):
        moment, speaker = host_moment(match), match.speakers.of("en")
        for seat in (0, None):
            frame = json.loads(moment.frame(seat, UNSPOKEN, 0))
            assert said(frame, speaker) == json.loads(moment.frame(seat, "en", 0))
            for message in messages(frame):
                assert {name for name, _ in message.args} <= asked_for(message.id), message
            placed = set(wires_of(frame["scene"]))
            assert {wire.id for message in messages(frame) for wire in named(message)} <= placed


def said(data: Any, speaker: Speaker, name: str = "") -> Any:
    """A frame of messages with all of them put into words."""
    if isinstance(data, list):
        return [said(each, speaker, name) for each in data]
    if not isinstance(data, dict):
        return data
    if data.get("arg") == "message":
        message = unkept(json.dumps(data, separators=(",", ":")))
        assert isinstance(message, Message)
        return speaker.sentence(message) if name == "title" else speaker.text(message)
    return {key: said(each, speaker, key if "least" in data else "") for key, each in data.items()}


def messages(data: Any) -> Iterator[Message]:
    """All messages of a frame, those inside others, too."""
    if isinstance(data, dict) and data.get("arg") == "message":
        message = unkept(json.dumps(data, separators=(",", ":")))
        assert isinstance(message, Message)
        yield from inside(message)
    else:
        for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
            yield from messages(each)


def inside(value: Any) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
        for _, given in value.args:
            yield from inside(given)
    elif isinstance(value, tuple):
        for each in value:
            yield from inside(each)


def named(message: Message) -> Iterator[Wire]:
    """The wires that a message names by itself."""
    for _, given in message.args:
        for each in given if isinstance(given, tuple) else (given,):
            if isinstance(each, Wire):
                yield each


def wires_of(scene: dict[str, Any]) -> Iterator[int | None]:
    """The ids of the wires that lie on the table for everybody to see, from the back at least."""
    yield None
    for row in (*[stand["wires"] for stand in scene.get("stands", ())], scene.get("aside", ())):
        yield from [wire["id"] for wire in row]


@cache
def asked_for(id: str) -> set[str]:
    """What the English entry asks for."""
    pattern = catalogue(SOURCE).pattern(id)
    assert pattern is not None, id
    return placeholders(pattern).variables
