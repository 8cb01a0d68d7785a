"""Replay files of games that are over. They are made in another process: a long game takes a while to play again."""

from __future__ import annotations

from typing import NamedTuple

from defuse.kernel.replay import dumps, replay_of
from defuse.server.store.interface import ActRow, GameRow
from defuse.server.tables.match import Differs, again
from defuse.words import LETTERS


class ReplayFile(NamedTuple):
    """A file that plays a game again."""

    name: str
    data: bytes
    over: bool
    """Whether the game has ended; one that was given up has not."""


def replay_file(row: GameRow, acts: tuple[ActRow, ...]) -> ReplayFile | None:
    """The file of a kept game; None where this engine plays it differently."""
    try:
        *_, (match, wrong) = again(row, acts, LETTERS)
    except Differs:
        return None
    if wrong:
        return None
    return ReplayFile(
        f"{match.box.replay_name(match.game)}-{row.game}.defuse",
        dumps(replay_of(match.game, match.deal)),
        match.game.over,
    )
