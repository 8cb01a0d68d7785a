"""Branching: a table that goes on from a moment of a game that is over, with the wires as they lay."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from defuse.kernel.replay import decode_act, loads
from defuse.server.store.interface import ActRow, StoreError
from defuse.server.tables.guests import No
from defuse.server.tables.match import begun
from defuse.server.tables.state import Branch
from defuse.server.tables.table import Table
from defuse.words import reason_of, say

TOGETHER = 20
"""After so many acts of the past others get their turn."""


class Past(NamedTuple):
    """What a table goes on from."""

    branch: Branch
    file: bytes
    """A replay file with the acts that were played before, and no others."""


async def go_on(table: Table) -> None:
    """Begin the game of a branch: set-up, seed and acts are those of the past. Open chairs go to bots.

    The lock is held.
    """
    try:
        data = await table.store.branch(table.id)
    except StoreError as error:
        raise No("busy", say("table-not-kept")) from error
    if data is None:
        raise No("state", say("branch-gone"))
    # Nobody relies on habits of a bot that has not played this seat from the start.
    state = replace(table.state.filled().begun(), company={})
    try:
        past = loads(data)
        kit = past.game_kit()
        setup = msgspec.convert(past.setup, kit.setup)
        match, row = begun(table.id, state.game, setup, past.seed, state.names())
        acts: list[ActRow] = []
        for number, act in enumerate(past.acts, 1):
            tried = match.try_act(decode_act(kit, act))
            acts.append(match.row(tried))
            match.install(tried)
            if number % TOGETHER == 0:
                await asyncio.sleep(0)
    except (ValueError, msgspec.ValidationError) as error:
        raise No("state", reason_of(error)) from error
    await table.begin(match, row, state, tuple(acts))
