"""Host names: for whom a request is, and which names a server can have."""

from __future__ import annotations

import re
from ipaddress import ip_address

from starlette.datastructures import Headers


def host_of(headers: Headers) -> str:
    """For whom a request is, without the port.

    >>> host_of(Headers({"host": "Games.example.org.:8021"})), host_of(Headers({"host": "[::1]:8021"}))
    ('games.example.org', '::1')
    """
    found = re.fullmatch(r"\[([^\]]*)\](?::\d*)?|([^:]*)(?::\d*)?", headers.get("host", "").strip().lower())
    return "" if found is None else (found[1] or found[2] or "").removesuffix(".")


def is_machine(host: str) -> bool:
    """Whether this is an address or `localhost`, not a name that somebody else can let point here."""
    try:
        ip_address(host)
    except ValueError:
        return host == "localhost"
    return True


def is_name(word: str) -> bool:
    """Whether a word can be the name of a server, as browsers send it.

    >>> [is_name(word) for word in ("games.example.org", "192.0.2.7", "https://x.org", "x.org:80", "*.x.org", "")]
    [True, True, False, False, False, False]
    """
    part = r"(?!-)[a-z0-9_-]{1,63}(?<!-)"
    return is_machine(word) or (len(word) < 254 and re.fullmatch(rf"{part}(\.{part})*", word.lower()) is not None)
