"""Addresses that are typed for a server, in the form in which they are compared; ValueError for what is none."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
"""Those that browsers leave out."""


def origin_of(word: str) -> str:
    """The origin of pages, as browsers send it.

    >>> origin_of("https://Games.example.org/"), origin_of("http://games.example.org:80")
    ('https://games.example.org', 'http://games.example.org')
    """
    parts = urlsplit(word)
    host, port = parts.hostname or "", parts.port
    more = "@" in parts.netloc or parts.path not in ("", "/") or parts.query or parts.fragment
    if parts.scheme not in PORTS or not _could_be_a_host(host) or more:
        raise ValueError(word)
    return f"{parts.scheme}://{in_a_link(host)}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def _could_be_a_host(host: str) -> bool:
    from defuse.server.transport.hosts import is_name  # takes a while, which no other command should wait for

    return is_name(host)


def in_a_link(host: str) -> str:
    """A host as it is written in a link.

    >>> in_a_link("2001:db8::7"), in_a_link("games.example.org")
    ('[2001:db8::7]', 'games.example.org')
    """
    return f"[{host}]" if ":" in host else host


def machine_of(word: str) -> str:
    """The address of a machine.

    >>> machine_of("192.0.2.7"), machine_of("2001:DB8::0:7")
    ('192.0.2.7', '2001:db8::7')
    """
    return str(ip_address(word))


def proxies_of(words: str) -> str:
    """The addresses of proxies, or of networks with proxies, with commas; a star stands for all.

    >>> proxies_of("10.0.0.1, 10.1.0.0/16"), proxies_of("*"), proxies_of("")
    ('10.0.0.1,10.1.0.0/16', '*', '')
    """
    if words in ("", "*"):
        return words
    each = [word.strip() for word in words.split(",")]
    return ",".join([str(ip_network(word)) if "/" in word else machine_of(word) for word in each])
