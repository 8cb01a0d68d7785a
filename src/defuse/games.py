"""The games that there are, and where each layer finds what it asks of one. No other module lists games.

A game is several objects, one for each layer that asks something of it: its rules, its bots, how it is reviewed, and
how the arena, the server and the terminal play it. `GameParts` says where they are. They are imported when they are
first asked for.

A package brings a game by an entry point in the group `defuse.games`, which names its `GameParts`:

    [project.entry-points."defuse.games"]
    sparks = "my_package:PARTS"

>>> names()[:2]
('busters', 'academy')
>>> part("academy", "rules").name
'academy'
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Literal, NamedTuple

from defuse.words import Said, reason_of, say

GROUP = "defuse.games"
FIRST = "busters"
"""What is played where nobody says which game; files and tables from before there were two name none."""

Layer = Literal["rules", "encoding", "env", "bots", "review", "arena", "server", "cli"]


class UnknownGame(Said):
    """There is no game of this name, it cannot be loaded, or it has no part for a layer."""


class GameParts(NamedTuple):
    """Where a game answers each layer, as `module:object`; empty where it has nothing for it."""

    rules: str
    """A `defuse.kernel.Kit`."""
    bots: str = ""
    """A `defuse.bots.game.GameBots`."""
    arena: str = ""
    """A `defuse.arena.game.ArenaGame`."""
    server: str = ""
    """A `defuse.server.games.box.GameBox`."""
    cli: str = ""
    """A `defuse.cli.games.game.CommandGame`."""
    notation: tuple[str, ...] = ()
    """The words that the first line of a table in its notation may begin with."""
    review: str = ""
    """A `defuse.review.game.GameReview`; without it there are no verdicts on its games."""
    encoding: str = ""
    """A `defuse.encoding.game.GameEncoding`; without it there is no research environment for it."""
    env: str = ""
    """A `defuse.env.game.GameEnv`."""


OWN = {
    "busters": GameParts(
        rules="defuse.busters:KIT",
        encoding="defuse.encoding.busters:ENCODING",
        env="defuse.env.games.busters:GAME",
        bots="defuse.bots.busters:BOTS",
        review="defuse.review.busters.game:GAME",
        arena="defuse.arena.games.busters.game:GAME",
        server="defuse.server.games.busters.box:BOX",
        cli="defuse.cli.games.busters.game:GAME",
    ),
    "academy": GameParts(
        rules="defuse.academy:KIT",
        encoding="defuse.encoding.academy:ENCODING",
        env="defuse.env.games.academy:GAME",
        bots="defuse.bots.academy:BOTS",
        review="defuse.review.academy.game:GAME",
        arena="defuse.arena.games.academy.game:GAME",
        server="defuse.server.games.academy.box:BOX",
        cli="defuse.cli.games.academy.game:GAME",
        notation=("bomb", "plates", "gone", "green", "blue", "red", "yellow"),
    ),
}


def names(layer: Layer = "rules") -> tuple[str, ...]:
    """The names of all games that have a part for a layer: our own first, then what other packages bring.

    A package that cannot be loaded is left out here. Whoever asks for its game by name is told why.
    """
    found: list[str] = []
    for name in (*OWN, *sorted(brought())):
        with suppress(UnknownGame):
            found += [name] if getattr(parts_of(name), layer) else []
    return tuple(found)


def parts_of(game: str) -> GameParts:
    """Where the parts of a game are."""
    if game in OWN:
        return OWN[game]
    found = brought().get(game)
    if found is None:
        raise UnknownGame(say("games-unknown", name=repr(game), known=(*OWN, *sorted(brought()))))
    parts: GameParts = _loaded(game, found.value)
    return parts


def part(game: str, layer: Layer) -> Any:
    """What a layer asks of a game."""
    where: str = getattr(parts_of(game), layer)
    if not where:
        raise UnknownGame(say("games-no-part", name=repr(game), layer=layer))
    return _loaded(game, where)


def written_in(text: str) -> str:
    """Which game a table in notation is of, by its first word."""
    lines = (line.partition("#")[0].split() for line in text.splitlines())
    first = next((words[0] for words in lines if words), "")
    return next((name for name in names() if first in parts_of(name).notation), FIRST)


@cache
def brought() -> dict[str, EntryPoint]:
    """The games of other packages. A name of ours cannot be taken."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in OWN}


@cache
def _loaded(game: str, where: str) -> Any:
    module, _, name = where.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # somebody else's module: it may fail in any way
        if game in OWN:
            raise
        raise UnknownGame(say("games-not-loaded", name=repr(game), where=where, why=reason_of(error))) from error
