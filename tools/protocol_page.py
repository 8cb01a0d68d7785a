"""docs/protocol-examples.md: an example of everything that a program sends, and one whole frame.

`python -m tools.protocol_page` writes it. A test reads every example as the server would, and compares the page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from defuse import busters
from defuse.server.tables.frames import Moment
from defuse.server.tables.match import Match, begun
from defuse.server.transport.routes import OPERATIONS
from defuse.server.wire import messages
from defuse.server.wire.options import Options

PAGE = Path(__file__).parents[1] / "docs" / "protocol-examples.md"

WIDTH = 118

ONCE = "9J2hVq0cX1mTn5bKd8LwYz4R"
ID = "6e0c1f52"
HASH = "5f" * 32
TABLE = """mission 1 · captain A · dial 4 · turn A · view A
away 1x4 2x4 3x4 6x4
A1 | 4 5
A2 | 4 5
B1 | ? ?
B2 | ? ?
"""

BODIES: dict[str, Any] = {
    "NewTable": {
        "name": "Robo",
        "mission": 4,
        "seats": [{"kind": "open"}, {"kind": "bot", "bot": "careful"}, {"kind": "open"}],
        "options": {"talk": "open", "aids": "odds", "pace": "none"},
        "start": False,
        "once": ONCE,
    },
    "Join": {"name": "Robo", "seat": 2, "key": None, "once": ONCE},
    "NewCrew": {"name": "The Snippers", "member": "Ann", "won": [1, 2], "once": ONCE},
    "RecoverMember": {"code": "a-code-that-was-told-once", "once": ONCE},
    "CrewFile": {
        "format": "defuse-crew",
        "version": 1,
        "name": "The Snippers",
        "members": [{"id": "m1", "name": "Ann"}],
    },
    "JoinCrew": {"key": "the-key-in-the-link", "member": "Bo", "once": ONCE},
    "CrewChange": {"do": "captain", "member": "m2"},
    "PlayMission": {"mission": 9, "members": ["m1", "m2"], "bots": ["careful", "careful"], "once": ONCE},
    "BoxGame": {"mission": 9, "won": True, "members": ["m1"], "others": ["Grandma"], "seconds": 1800},
    "BoxGameRemoved": {"id": "g17"},
    "ReviewGame": {"game": "g17"},
    "NewChallenge": {"game": "g17"},
    "CampaignWon": {"won": [1, 2, 3]},
    "MakeReview": {"token": "the-token-of-a-seat"},
    "WithdrawReview": {"token": "the-token-of-a-seat"},
    "NewLessonTable": {"name": "Robo", "once": ONCE},
    "LessonAnswer": {"wires": [17], "value": "5", "name": "Robo"},
    "LessonHintAsked": {"hint": 1},
    "LessonPlayedAsked": {"token": "the-token-of-a-seat"},
    "PuzzleTry": {"wire": 17, "value": "5"},
    "HintAsked": {"hint": 1},
    "GiveUp": {},
    "Calculate": {"text": TABLE, "names": ["Ann", "Bo"]},
    "NewCalculation": {"mission": 9, "players": 3, "captain": 0, "seat": 1},
    "AskWhy": {"text": TABLE, "place": "B1.2", "value": "5"},
    "NewBranch": {"act": 12, "name": "Robo", "seat": 0, "others": "bots", "bot": "careful", "once": ONCE},
}
"""By the name of the struct in `src/defuse/server/wire/`."""

SENT: tuple[dict[str, Any], ...] = (
    {"type": "hello", "token": "the-token-of-a-seat", "have": {"game": 1, "number": 7}, "lang": "en"},
    {"type": "answer", "id": ID, "ask": 12, "form": "cut", "chosen": {"targets": [17], "mine": [3]}},
    {"type": "report", "id": ID, "form": "number-said", "chosen": {}},
    {"type": "talk", "id": ID, "text": "Well done!"},
    {"type": "sign", "id": ID, "sign": "sign-well-done"},
    {"type": "point", "id": ID, "wire": 17},
    {"type": "seat", "id": ID, "do": "take", "seat": 2, "name": "Robo", "once": ONCE},
    {"type": "watcher", "id": ID, "do": "mute", "number": 2},
    {"type": "delete", "id": ID},
    {"type": "setting", "id": ID, "mission": 8, "players": 4},
    {"type": "start", "id": ID},
    {"type": "luck", "id": ID, "deal": HASH, "promise": HASH},
    {"type": "again", "id": ID, "mission": None},
    {"type": "pause", "id": ID, "on": True},
    {"type": "hold", "id": ID, "on": False},
    {"type": "odds", "id": ID},
    {"type": "proof", "id": ID, "wire": 17},
    {"type": "why", "id": ID, "number": 9},
    {"type": "ping", "id": ID},
)
"""One of each message, in the order of `messages.ClientMessage`."""

HEAD = """# Examples for the protocol

[protocol.md](protocol.md) says what these are for. This page is written by `python -m tools.protocol_page`, and a test
reads every example as the server would.
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## Bodies of requests", ""]
    for operation in OPERATIONS:
        body = operation.body
        if body is None:
            continue
        path = operation.path.replace(":int", "")
        if isinstance(body, str):
            lines += [f"`{operation.method} {path}`: the bytes of a `.defuse` file, as `{body}`.", ""]
        else:
            lines += [f"`{operation.method} {path}` takes `{body.__name__}`:", "", *_json(BODIES[body.__name__]), ""]
    lines += ["## Messages to the server", ""]
    for message in SENT:
        lines += _json(message, wide=True)
    lines += ["", "## A whole frame", "", *FRAME_HEAD, "", *_json(frame()), ""]
    return "\n".join(lines)


FRAME_HEAD = (
    "What Ann gets in mission 1 with two players, when everybody has placed a token and it is her turn. `yours.faces`",
    "has her own wires; nobody else's frame has them.",
)


def frame() -> Any:
    """A frame, as plain data."""
    match, seat = begun_match(), 0
    moment = Moment(match, Options(), seconds=None, running=True)
    return msgspec.json.decode(moment.frame(seat, "en"))


def begun_match() -> Match:
    """A game in which seat A has the first turn."""
    setup = busters.Setup(mission=1, players=2, captain=0)
    match = begun("a-table", 1, setup, "example", ("Ann", "Bo"))[0]
    while not match.game.public.opened:
        seat = match.game.waiting()[0]
        match.install(match.try_act(match.game.forms(seat)[0].nth(0)))
    return match


def _json(value: Any, *, wide: bool = False) -> Iterator[str]:
    yield "```json"
    yield msgspec.json.encode(value).decode() if wide else _short(value)
    yield "```"


def _short(value: Any, indent: int = 0) -> str:
    """JSON with a line for whatever fits into one."""
    whole = json.dumps(value, ensure_ascii=False)
    if len(whole) + indent <= WIDTH or not isinstance(value, dict | list):
        return whole
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        parts = [f"{pad}{json.dumps(name)}: {_short(inner, indent + 2)}" for name, inner in value.items()]
    else:
        parts = [f"{pad}{_short(inner, indent + 2)}" for inner in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    inside = ",\n".join(parts)
    return f"{first}\n{inside}\n{' ' * indent}{last}"


def client_messages() -> tuple[type, ...]:
    """All kinds of messages that a client sends."""
    return get_args(messages.ClientMessage)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE}: written")
