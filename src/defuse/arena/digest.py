"""Digest: a short name for source files, so that games of different code are told apart."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

import defuse


@cache
def digest_of_ours(parts: tuple[str, ...], endings: tuple[str, ...], without: str = "") -> str:
    """A digest of files and folders of this package: those with these endings, and without a word in their path."""
    root = Path(defuse.__file__).parent
    found = blake2b(digest_size=6)
    for part in parts:
        path = root / part
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            name = file.relative_to(root).as_posix()
            if file.suffix in endings and not (without and without in name):
                found.update(f"{name}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()
