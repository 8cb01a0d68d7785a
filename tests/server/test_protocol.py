"""The protocol page and the schema say what the server speaks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec

from defuse.server.schema import schema
from defuse.server.wire import messages
from defuse.server.wire.panels import PanelSeen
from defuse.words import Message, Speaker, kept, unkept

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_message_is_on_the_page() -> None:
    for kind in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE, kind


def test_the_message_on_the_page_reads_as_it_says() -> None:
    (example,) = re.findall(r"```json\n(\{\"arg\": \"message\".*?)```", PAGE, re.DOTALL)
    message = unkept(msgspec.json.encode(msgspec.json.decode(example)).decode())
    assert isinstance(message, Message)
    read = Speaker("en", ("Ann", "Bo"), places=False).text(message)
    assert f"*{read}*" in PAGE
    assert kept(message) == msgspec.json.encode(msgspec.json.decode(example)).decode()


def test_every_way_to_change_a_seat_and_every_reason_to_refuse_is_on_the_page() -> None:
    for kind, field in ((messages.SeatChange, "do"), (messages.Refused, "code")):
        for word in get_args(next(found.type for found in msgspec.structs.fields(kind) if found.name == field)):
            assert f"`{word}`" in PAGE, word


def test_every_close_code_that_the_server_uses_is_on_the_page() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/defuse/server").rglob("*.py"))
    used = set(re.findall(r"(?:Ended|close)\(\s*(\d{4})\b|dismiss\(\w+, (\d{4})", source))
    codes = {code for found in used for code in found if code}
    assert {"4000", "4003", "1013"} <= codes
    for code in codes - {"1008"}:  # 1008 is answered as HTTP 403
        assert re.search(rf"^\|.*\b{code}\b.*\|", PAGE, re.MULTILINE), code


def test_panels_on_the_page_are_those_that_there_are() -> None:
    for kind in get_args(PanelSeen):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_the_schema_can_be_printed_for_the_client() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "defuse.server.schema"], check=True, capture_output=True, text=True, cwd=ROOT
    ).stdout
    found = msgspec.json.decode(printed)
    assert found == msgspec.json.decode(msgspec.json.encode(schema()))
    names = {kind.__name__ for kind in get_args(messages.ServerMessage)}
    assert names | {"Scene", "FormSeen", "NewTable", "ClientMessage"} <= set(found["$defs"])


def test_every_reference_in_the_schema_is_defined() -> None:
    text = msgspec.json.encode(schema()).decode()
    assert set(re.findall(r'"#/\$defs/([^"]+)"', text)) <= set(schema()["$defs"])
