"""The examples of the protocol are true: the server reads each of them, and the page is as its tool writes it."""

from __future__ import annotations

import re

import msgspec
import pytest

from defuse.server.schema import server_message
from defuse.server.transport.routes import OPERATIONS
from defuse.server.wire import messages
from tools import protocol_page

BODIES = {op.body.__name__: op.body for op in OPERATIONS if op.body is not None and not isinstance(op.body, str)}


def test_every_request_body_has_an_example() -> None:
    assert set(BODIES) == set(protocol_page.BODIES)


@pytest.mark.parametrize("name", sorted(BODIES))
def test_the_body_is_one_that_the_server_takes(name: str) -> None:
    body = msgspec.json.encode(protocol_page.BODIES[name])
    assert isinstance(msgspec.json.decode(body, type=BODIES[name], strict=True), BODIES[name])


def test_every_message_has_an_example_that_the_server_takes() -> None:
    kinds = [
        type(msgspec.json.decode(msgspec.json.encode(sent), type=messages.ClientMessage, strict=True))
        for sent in protocol_page.SENT
    ]
    assert kinds == list(protocol_page.client_messages())


def test_the_frame_is_a_whole_one_that_is_read_strictly() -> None:
    found = msgspec.json.decode(msgspec.json.encode(protocol_page.frame()), type=server_message(), strict=True)
    assert isinstance(found, messages.Frame)
    assert found.ask is not None
    assert found.ask.yours
    assert found.yours.faces
    assert [form.verb for form in found.forms][:1] == ["cut"]


def test_the_page_is_as_its_tool_writes_it() -> None:
    page = protocol_page.PAGE.read_text(encoding="utf-8")
    assert page == protocol_page.page(), "run python -m tools.protocol_page"
    for example in re.findall(r"```json\n(.*?)```", page, re.DOTALL):
        for line in [example] if example.startswith("{\n") else example.splitlines():
            msgspec.json.decode(line)
