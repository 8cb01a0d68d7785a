"""The files of the browser client: what is sent for a path, how it is packed, and for how long it may be kept."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response

from defuse.server.transport.headers import accepted
from defuse.server.transport.problems import Wrong
from defuse.words import say

NO_CLIENT = "The browser client is not built. Build it with: make web\n"

PACKED = (("br", ".br"), ("gzip", ".gz"))
"""How files lie packed beside the plain ones, the smallest first. The build makes them (`web/vite.config.ts`)."""

FOREVER = "public, max-age=31536000, immutable"
"""Built files have a digest in their names and never change."""
ANEW = "no-cache"
"""Kept, but asked for anew each time: the page, the service worker, the manifest."""

TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
"""What some systems do not know."""


def client_file(static: Path, path: str, headers: Headers) -> Response:
    """A file of the client, or its page: the client itself knows what `/t/…` means."""
    root = static.resolve()
    if path.startswith(("api/", "ws/")):
        raise Wrong(404, "path", say("http-path"))
    found = _found(root, path)
    if found is not None and not path.endswith(tuple(end for _, end in PACKED)):
        return _sent(found, headers, FOREVER if path.startswith("assets/") else ANEW)
    if "." in path.rpartition("/")[2]:
        raise Wrong(404, "path", say("http-no-file"))
    page = root / "index.html"
    if not page.is_file():
        return PlainTextResponse(NO_CLIENT, 200 if not path else 404)
    return _sent(page, headers, ANEW)


def _found(root: Path, path: str) -> Path | None:
    """The file of a path, if there is one. A path may be anything: too long for this system, or not of its letters."""
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None


def _sent(found: Path, headers: Headers, keep: str) -> Response:
    """A file as it lies there, or packed if that is there and the browser takes it."""
    told = {"cache-control": keep}
    kind = TYPES.get(found.suffix)
    taken = accepted(headers.get("accept-encoding", ""))
    packed = {name: file for name, end in PACKED if (file := found.with_name(found.name + end)).is_file()}
    if packed:
        told["vary"] = "accept-encoding"
    for name, file in packed.items():
        if name in taken:
            # The type is that of the plain file, whose name it has.
            media = kind or FileResponse(found).media_type
            return FileResponse(file, headers={**told, "content-encoding": name}, media_type=media)
    return FileResponse(found, headers=told, media_type=kind)
