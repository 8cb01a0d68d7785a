"""The home network: this machine's address in it, and a QR code that a phone reads from the terminal."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address

from rich.console import Console
from rich.style import Style
from rich.text import Text

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). Nothing is sent there: the system only says by which of ours it would go."""

QUIET = 2
"""So many light modules around a code. Four are the rule; phones take two, and terminals are small."""


def lan_address() -> str | None:
    """The address under which other machines in the network find this one; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
            found = [asked.getsockname()[0]]
        except OSError:
            found = []
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return next((each for each in found if _is_of_a_network(each)), None)


def _is_of_a_network(address: str) -> bool:
    known = IPv4Address(address)
    return not (known.is_loopback or known.is_unspecified)


def code_lines(text: str) -> list[str]:
    """A QR code in half blocks, two rows of modules a line: what is drawn is light.

    >>> len(code_lines("http://192.168.1.5:8021/"))
    15
    """
    import segno  # only here: every other command would wait for it

    rows = [[not dark for dark in row] for row in segno.make_qr(text, error="m").matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([True] * len(rows[0]))
    blocks = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
    return [
        "".join(blocks[pair] for pair in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    ]


def print_code(out: Console, text: str) -> None:
    """Draw a QR code: white on black whatever the colours of the terminal are, where it has any."""
    style = Style(color="#ffffff", bgcolor="#000000") if out.color_system else Style()
    for line in code_lines(text):
        out.print(Text(line, style), soft_wrap=True)


def fits(out: Console, lines: Sequence[str]) -> bool:
    """Whether a drawing can be seen whole: on a terminal that is wide enough and can write its letters."""
    if not out.is_terminal or out.width < _widest(lines):
        return False
    try:
        "".join(lines).encode(out.encoding)
    except UnicodeEncodeError:
        return False
    return True


def _widest(lines: Iterable[str]) -> int:
    return max(map(len, lines))
