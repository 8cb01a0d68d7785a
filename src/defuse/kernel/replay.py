"""Replay files (`.defuse`): a game as its set-up, its seed and its acts, with a digest of what happened.

The file is JSON. An engine that replays it differently is noticed by the digest, and a file that is broken or from
another engine gets an error that says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from defuse.kernel.act import Act, Cannot, Clock, Pass
from defuse.kernel.deal import Deal
from defuse.kernel.event import Event, stored
from defuse.kernel.game import Game, Kit, Refused, kit_of, start
from defuse.words import Said, reason_of, say

FORMAT = 1
SUFFIX = ".defuse"
COMMON: tuple[type[Act], ...] = (Cannot, Clock, Pass)


class ReplayError(Said):
    """A replay file that cannot be read, or that this engine plays differently."""


class Replay(Struct, frozen=True, kw_only=True):
    """A replay file."""

    format: int
    game: str
    engine: str
    setup: dict[str, Any]
    seed: str
    acts: tuple[dict[str, Any], ...]
    digest: str
    deal: Deal | None = None
    """How its seed was made; None where nothing is known of that."""

    def game_kit(self) -> Kit:
        """The game that it is of."""
        try:
            return kit_of(self.game)
        except ValueError as error:
            raise ReplayError(reason_of(error)) from error

    def steps(self) -> Iterator[tuple[Act | None, Game, tuple[Event, ...]]]:
        """Play it: first the set-up (without an act), then each act, with the game after it and what happened."""
        kit = self.game_kit()
        acts = _acts(kit, self.acts)
        try:
            setup = msgspec.convert(self.setup, kit.setup)
            game, events = start(kit, setup, self.seed)
        except (ValueError, msgspec.ValidationError) as error:
            raise ReplayError(say("replay-bad-setup", why=reason_of(error))) from error
        yield None, game, events
        for number, act in enumerate(acts, 1):
            try:
                game, events = game.play(act)
            except Refused as refused:
                raise ReplayError(say("replay-illegal-act", number=number, why=refused.message)) from refused
            yield act, game, events

    def verify(self) -> Game:
        """Play it to the end and compare the digest; the game at the end."""
        played = list(self.steps())
        game = played[-1][1]
        seen = [events for _, _, events in played]
        found = digest_of(seen, game)
        if found != self.digest:
            ours = self.engine == self.game_kit().version
            id = "replay-differs" if ours else "replay-differs-other-engine"
            raise ReplayError(say(id, found=found, written=self.digest, engine=self.engine))
        return game


def digest_of(events: Iterable[tuple[Event, ...]], end: Game) -> str:
    """A short name for all that happened, and for what was still hidden in the end."""
    total = blake2b(digest_size=16)
    for some in events:
        total.update(stored(some))
        total.update(b"\n")
    total.update(end.secret.faces)
    total.update(msgspec.json.encode(end.secret.sealed, order="deterministic"))
    return total.hexdigest()


def replay_of(game: Game, deal: Deal | None = None) -> Replay:
    """The replay of a game that was played from its start, and how its seed was made."""
    if game.setup is None:
        raise ValueError("an imagined game, or one read from a text, has no beginning to replay")
    again, events = start(game.kit, game.setup, game.secret.seed)
    seen = [events]
    for act in game.acts:
        try:
            again, events = again.play(act)
        except Refused:
            break
        seen.append(events)
    if again.secret.faces != game.secret.faces or again.public != game.public:
        raise ValueError("the game did not start from its set-up and seed, so it cannot be replayed")
    return Replay(
        format=FORMAT,
        game=game.kit.name,
        engine=game.kit.version,
        setup=msgspec.to_builtins(game.setup),
        seed=game.secret.seed,
        acts=tuple(msgspec.to_builtins(act) for act in game.acts),
        digest=digest_of(seen, game),
        deal=deal,
    )


def dumps(replay: Replay) -> bytes:
    """The bytes of a replay file: one act a line, to be read by people too."""
    head = msgspec.json.format(msgspec.json.encode(replay.setup), indent=0).decode()
    lines = [
        "{",
        f'"format": {replay.format},',
        f'"game": {_text(replay.game)},',
        f'"engine": {_text(replay.engine)},',
        f'"setup": {head},',
        f'"seed": {_text(replay.seed)},',
        f'"digest": {_text(replay.digest)},',
        *([] if replay.deal is None else [f'"deal": {msgspec.json.encode(replay.deal).decode()},']),
        '"acts": [',
        ",\n".join(msgspec.json.encode(act).decode() for act in replay.acts),
        "]",
        "}",
        "",
    ]
    return "\n".join(lines).encode()


def loads(data: bytes) -> Replay:
    """Read the bytes of a replay file."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ReplayError(say("replay-no-file", why=str(error))) from error
    if not isinstance(found, dict) or "format" not in found:
        raise ReplayError(say("replay-no-format"))
    if found["format"] != FORMAT:
        raise ReplayError(say("replay-other-format", format=repr(found["format"]), ours=FORMAT))
    try:
        replay = msgspec.convert(found, Replay)
    except msgspec.ValidationError as error:
        raise ReplayError(say("replay-broken", why=str(error))) from error
    _acts(replay.game_kit(), replay.acts)
    return replay


def save(game: Game, path: Path) -> None:
    """Write the replay file of a game."""
    path.write_bytes(dumps(replay_of(game)))


def load(path: str | Path) -> Replay:
    """Read a replay file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise ReplayError(say("replay-unreadable", path=str(path), why=error.strerror or "")) from error
    return loads(data)


def decode_act(kit: Kit, data: Any) -> Act:
    """An act of a game from plain data, as a client sends it; a clear error if it is none."""
    types: dict[Any, type[Act]] = {kind.__struct_config__.tag: kind for kind in (*kit.acts(), *COMMON)}
    name = data.get("do") if isinstance(data, dict) else None
    kind = types.get(name) if isinstance(name, str) else None
    if kind is None:
        raise ReplayError(say("replay-no-act", name=repr(name)))
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise ReplayError(say("replay-bad-act", name=str(name), why=str(error))) from error


def _acts(kit: Kit, acts: Iterable[dict[str, Any]]) -> list[Act]:
    found: list[Act] = []
    for number, act in enumerate(acts, 1):
        try:
            found.append(decode_act(kit, act))
        except ReplayError as error:
            raise ReplayError(say("replay-act", number=number, why=error.message)) from error
    return found


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()
