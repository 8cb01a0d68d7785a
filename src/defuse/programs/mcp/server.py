"""The MCP server: tools, resources and a prompt for a language model at its seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Lock
from typing import Any
from urllib.parse import urlsplit

import anyio.to_thread
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError

from defuse import __version__
from defuse.client import Closed, Problem, TableSeat, join, new_table, read_link
from defuse.games import FIRST
from defuse.programs.mcp.hand import Hand, NotDone, rule_lines
from defuse.server.speakers import speaker
from defuse.server.wire.options import Options
from defuse.words import Message, Text, reason_of, say

FIRST_FRAME = 5.0
"""So many seconds a game that runs is waited for, before the table is told without it."""
PLAYERS = range(2, 6)
"""How many seats a table may have."""


class Desk:
    """Where a model gets its seat: at one table, which was given, or at one of a server."""

    def __init__(self, server: str, *, name: str, lang: str, link: str = "", **how: Any) -> None:
        self.server = server.rstrip("/")
        """Tables of this server alone can be joined: a model cannot make us call anybody else."""
        self.name = name
        self.lang = lang
        self.settled = bool(link)
        """Whether the table was given: then there is no other."""
        self._how = how
        self._lock = Lock()
        self._hand: Hand | None = None
        self._seat: TableSeat | None = None
        if link:
            self._sit(lambda: join(link, name, lang=lang, **how))

    @property
    def hand(self) -> Hand:
        """The seat. Raises NotDone as long as there is none."""
        if self._hand is None:
            raise NotDone(say("program-mcp-no-seat"))
        return self._hand

    @property
    def seated(self) -> bool:
        """Whether there is a seat."""
        return self._hand is not None

    def rules(self) -> str:
        """How the game of the seat is played; before there is one, the first game."""
        return rule_lines(FIRST, speaker(self.lang)) if self._hand is None else self._hand.rules()

    def join(self, link: str) -> str:
        """Sit down at a table of the server."""
        where = read_link(link)
        if urlsplit(where.server) != urlsplit(self.server):
            raise NotDone(say("program-mcp-elsewhere", server=self.server))
        return self._sit(lambda: join(link, self.name, lang=self.lang, **self._how))

    def make(self, game: str, mission: int, players: int, bot: str, odds: bool) -> str:
        """Make a table with bots, and start."""
        if players not in PLAYERS:
            raise NotDone(say("program-mcp-players", least=PLAYERS[0], most=PLAYERS[-1], players=players))
        options = Options(pace="none", aids="odds" if odds else "notes")
        return self._sit(
            lambda: new_table(
                self.server,
                self.name,
                bots=[bot] * (players - 1),
                game=game,
                mission=mission,
                options=options,
                lang=self.lang,
                **self._how,
            )
        )

    def close(self) -> None:
        """Hang up."""
        if self._seat is not None:
            self._seat.close()

    def _sit(self, coming: Callable[[], TableSeat]) -> str:
        with self._lock:
            if self._seat is not None and (self.settled or not self._seat.over):
                raise NotDone(say("program-mcp-has-seat"))
            before, self._seat = self._seat, coming()  # where none is to be had, the seat of before is kept
            self._hand = Hand(self._seat)
            if before is not None:
                with suppress(Exception):
                    before.close()
            return self._hand.arrive(FIRST_FRAME)


def mcp_server(desk: Desk) -> MCPServer[Any]:
    """All that a model can call, for the seat of a desk."""
    text = speaker(desk.lang).text
    server: MCPServer[Any] = MCPServer(
        "defuse", instructions=text(say("program-mcp-about")), version=__version__, log_level="WARNING"
    )

    def tool(name: str, about: Message, does: Callable[..., Any]) -> None:
        server.add_tool(does, name=name, description=text(about), structured_output=False)

    async def look() -> str:
        return await _told(desk, lambda: desk.hand.look())

    async def options() -> str:
        return await _told(desk, lambda: desk.hand.options())

    async def act(option: int, choices: dict[str, list[int]] | None = None) -> str:
        return await _told(desk, lambda: desk.hand.act(option, choices))

    async def wait_for_turn(seconds: float = 30.0) -> str:
        return await _told(desk, lambda: desk.hand.wait(seconds))

    async def speak(text: str) -> str:
        return await _told(desk, lambda: desk.hand.say(text))

    async def sign(number: int) -> str:
        return await _told(desk, lambda: desk.hand.sign(number))

    async def talk() -> str:
        return await _told(desk, lambda: desk.hand.talk())

    async def odds() -> str:
        return await _told(desk, lambda: desk.hand.odds())

    async def happened() -> str:
        return await _told(desk, lambda: desk.hand.happened())

    async def play_again(mission: int | None = None) -> str:
        return await _told(desk, lambda: desk.hand.again(mission))

    tool("look", say("program-mcp-tool-look"), look)
    tool("options", say("program-mcp-tool-options"), options)
    tool("act", say("program-mcp-tool-act"), act)
    tool("wait_for_turn", say("program-mcp-tool-wait"), wait_for_turn)
    tool("say", say("program-mcp-tool-say"), speak)
    tool("sign", say("program-mcp-tool-sign"), sign)
    tool("talk", say("program-mcp-tool-talk"), talk)
    tool("odds", say("program-mcp-tool-odds"), odds)
    tool("happened", say("program-mcp-tool-happened"), happened)
    tool("play_again", say("program-mcp-tool-again"), play_again)
    if not desk.settled:
        _coming(desk, tool)
    _resources(desk, server, text)
    return server


def _coming(desk: Desk, tool: Callable[[str, Message, Callable[..., Any]], None]) -> None:
    """How a model finds a table, where none was given."""

    async def new(
        mission: int = 1, players: int = 3, bot: str = "careful", game: str = "busters", odds: bool = False
    ) -> str:
        return await _told(desk, lambda: desk.make(game, mission, players, bot, odds))

    async def join_by_link(link: str) -> str:
        return await _told(desk, lambda: desk.join(link))

    tool("new_table", say("program-mcp-tool-new"), new)
    tool("join_table", say("program-mcp-tool-join"), join_by_link)


def _resources(desk: Desk, server: MCPServer[Any], text: Callable[[Text], str]) -> None:
    async def rules() -> str:
        return await _told(desk, desk.rules, ResourceError)

    async def mission() -> str:
        return await _told(desk, lambda: desk.hand.mission(), ResourceError)

    async def happened() -> str:
        return await _told(desk, lambda: desk.hand.happened(), ResourceError)

    async def talk() -> str:
        return await _told(desk, lambda: desk.hand.talk(), ResourceError)

    async def table() -> str:
        return await _told(desk, lambda: desk.hand.look(), ResourceError)

    async def play() -> str:
        parts = [text(say("program-mcp-about"))]
        for read in (rules, mission, happened) if desk.seated else (rules,):
            try:
                parts.append(await read())
            except ResourceError as wrong:  # what went wrong is told: a prompt that fails says nothing
                parts.append(str(wrong))
        return "\n\n".join(parts if desk.seated else [*parts, speaker(desk.lang).sentence(say("program-mcp-no-seat"))])

    abouts: Mapping[str, tuple[Message, Callable[..., Any]]] = {
        "rules": (say("program-mcp-rules"), rules),
        "mission": (say("program-mcp-mission"), mission),
        "happened": (say("program-mcp-tool-happened"), happened),
        "talk": (say("program-mcp-tool-talk"), talk),
        "table": (say("program-mcp-tool-look"), table),
    }
    for name, (about, reads) in abouts.items():
        server.resource(f"defuse://{name}", name=name, description=text(about), mime_type="text/plain")(reads)
    server.prompt("play", description=text(say("program-mcp-prompt")))(play)


async def _told(desk: Desk, does: Callable[[], str], failed: type[Exception] = ToolError) -> str:
    """What a call says. It waits in a thread, and what cannot be done is told with its reason."""
    try:
        return await anyio.to_thread.run_sync(does)
    except NotDone as wrong:
        why = wrong.message
    except (Problem, Closed) as wrong:
        why = wrong.why
    except (ValueError, TimeoutError) as wrong:
        why = reason_of(wrong)
    raise failed(speaker(desk.lang).sentence(why))
