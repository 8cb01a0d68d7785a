"""Keeping: replay files in a folder, where none takes the place of another game's; and a short name for a game."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from defuse.arena.failed import GameFailed
from defuse.kernel import Game
from defuse.kernel.replay import SUFFIX
from defuse.words import say


def digest_of_game(game: Game) -> str:
    """A short name for a game: its set-up, its seed and its acts, whoever has played them."""
    played = (game.setup, game.secret.seed, game.acts)
    return blake2b(msgspec.json.encode(played, order="deterministic"), digest_size=8).hexdigest()


def keep_replay(folder: Path, name: str, data: bytes) -> None:
    """Write the replay of a match into a folder. GameFailed where another game has its place there.

    Raises OSError with the name of the file where it cannot be written.
    """
    path = folder / f"{name}{SUFFIX}"
    try:
        try:
            with path.open("xb") as file:
                file.write(data)
        except FileExistsError:
            found = path.read_bytes()
            if not data.startswith(found):
                raise GameFailed(say("arena-another-replay", file=str(path))) from None
            path.write_bytes(data)  # the same again, or the writing was cut short
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
