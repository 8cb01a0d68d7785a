"""`defuse mcp`: a seat for a language model, over the Model Context Protocol."""

from __future__ import annotations

import os
from importlib.util import find_spec
from secrets import token_urlsafe
from typing import Annotated
from urllib.parse import urlsplit

import typer

from defuse.cli.console import Failure, misuse, side
from defuse.cli.language import speaker, spoken
from defuse.words import reason_of, say

TOKEN = "DEFUSE_MCP_TOKEN"
"""The variable that has the token for HTTP; without it, or where it is empty, there is a new one each time."""
LONGEST_NAME = 24
"""A server takes no longer one."""


def command(
    link: Annotated[str, typer.Argument(metavar="[LINK]", show_default=False)] = "",
    name: Annotated[str, typer.Option("--name", "-n", show_default=False)] = "Model",
    server: Annotated[str, typer.Option("--server", metavar="URL", show_default=False)] = "",
    http: Annotated[int | None, typer.Option("--http", metavar="PORT", min=0, max=65535, show_default=False)] = None,
) -> None:
    """Give a language model a seat at a table."""
    if find_spec("mcp") is None:
        raise misuse(say("cli-mcp-extra"))
    from defuse.client import TableError, read_link
    from defuse.programs.mcp.serving import serve_mcp

    token = os.environ.get(TOKEN) or token_urlsafe(24)

    def ready(where: str) -> None:
        out = side()
        out.print(spoken(say("cli-mcp-ready", where=where)), soft_wrap=True)
        if not os.environ.get(TOKEN):
            out.print(spoken(say("cli-mcp-token", token=token)), soft_wrap=True)

    if not name.strip() or len(name) > LONGEST_NAME:
        raise misuse(say("cli-of-option", option="--name", why=say("cli-mcp-name", most=LONGEST_NAME)))
    if server and not _is_address(server):
        why = say("cli-mcp-server", server=repr(server), example="http://127.0.0.1:8021")
        raise misuse(say("cli-of-option", option="--server", why=why))
    if link:
        try:
            read_link(link)
        except ValueError as error:
            raise misuse(reason_of(error)) from error
    try:
        serve_mcp(link, server, name=name, lang=speaker().language, port=http, token=token, ready=ready)
    except TableError as error:
        raise Failure(error.why) from error
    except OSError as error:
        raise Failure(say("cli-mcp-not-served", why=reason_of(error))) from error


def _is_address(server: str) -> bool:
    try:
        parts = urlsplit(server)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half of an IPv6 address, or a port that is no number of one
        return False
