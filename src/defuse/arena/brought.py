"""Brought: bots of other packages and programs, and by which code they play: name, version, a digest of their files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from defuse.arena.outside import is_program, program_of
from defuse.bots import GameBots
from defuse.words import Message, say

UNKNOWN = "unknown"
"""Instead of a version or a digest that nobody can tell."""
LEFT_OUT = ("__pycache__",)
"""Folders that Python fills by itself."""


class Brought(Struct, frozen=True, kw_only=True):
    """A bot of another package, or a program."""

    bot: str
    package: str
    version: str
    code: str
    """A digest of all files of the package, data included: a bot may have learned what it does."""

    def words(self) -> Message:
        """Which bot it is, of which package."""
        return say("arena-brought", bot=self.bot, package=self.package, version=self.version, code=self.code)


def brought_by(bots: Iterable[str], game: GameBots) -> tuple[Brought, ...]:
    """What other packages bring of these bots of a game, each once, by name."""
    found = game.brought()
    names = sorted(set(bots))
    programs = [_program(bot) for bot in names if is_program(bot)]
    return (*[_described(found[bot]) for bot in names if bot in found], *programs)


def _program(bot: str) -> Brought:
    program = program_of(bot)
    return Brought(bot=bot, package=program.title, version=UNKNOWN, code=program.digest())


def _described(point: EntryPoint) -> Brought:
    dist = point.dist
    return Brought(
        bot=point.name,
        package=point.module.partition(".")[0] if dist is None else dist.name,
        version=UNKNOWN if dist is None else dist.version,
        code=_digest(point.module),
    )


def _digest(module: str) -> str:
    """A digest of the outermost package that a module is in, or of the module, if it is in none."""
    spec = _outermost(module)
    if spec is None or spec.origin is None or not Path(spec.origin).is_file():
        return UNKNOWN
    root = Path(spec.origin).parent
    found = blake2b(digest_size=6)
    for file in _files(root) if spec.submodule_search_locations else [Path(spec.origin)]:
        found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def _outermost(module: str) -> ModuleSpec | None:
    """The first part of a dotted name that is a file; packages without one are shared by several distributions."""
    parts = module.split(".")
    for count in range(1, len(parts) + 1):
        try:
            spec = find_spec(".".join(parts[:count]))
        except Exception:  # somebody else's package: it may fail in any way
            return None
        if spec is None or spec.origin is not None:
            return spec
    return None


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not set(LEFT_OUT) & set(file.relative_to(folder).parts):
            yield file
