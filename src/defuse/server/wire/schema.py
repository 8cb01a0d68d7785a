"""The JSON Schema of all messages: `python -m defuse.server.wire.schema` prints it. The client's types come from it."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from defuse.server.wire import messages, rest

ROOTS: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "NewTable": rest.NewTable,
    "Seated": rest.Seated,
    "Join": rest.Join,
    "TableInfo": rest.TableInfo,
    "Catalogue": rest.Catalogue,
    "Problem": rest.Problem,
    "Health": rest.Health,
}


def schema() -> dict[str, Any]:
    """One schema with everything in `$defs`; the roots are there under their names, too."""
    roots, parts = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    named = {name: root for name, root in zip(ROOTS, roots, strict=True) if name not in parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the defuse table",
        "$defs": dict(sorted({**parts, **named}.items())),
    }


def main() -> None:
    """Print the schema."""
    try:
        print(msgspec.json.format(msgspec.json.encode(schema(), order="deterministic"), indent=2).decode(), flush=True)
    except BrokenPipeError:
        # Whoever read it has seen enough. Nothing more may be written: the flush at the end of Python would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


if __name__ == "__main__":
    main()
