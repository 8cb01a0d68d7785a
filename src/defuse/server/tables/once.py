"""Once: what can be asked for twice and is done once.

Whoever makes a table or sits down may send a random string with it, as secret as a token. The id of the table and the
token are worked out from it, so a repeat finds what the first request made: on another process and after a crash, too.
"""

from __future__ import annotations

import secrets
import string
from base64 import urlsafe_b64encode
from hashlib import sha256

from defuse.server.tables.state import TOKEN_BYTES

ID_LENGTH = 14
"""How many letters and digits the id of a table has."""
LETTERS = string.digits + string.ascii_lowercase


def new_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def table_of(once: str) -> str:
    """The id of the table that is made with this."""
    number = int.from_bytes(_digest("table", once)) % len(LETTERS) ** ID_LENGTH
    id = ""
    while len(id) < ID_LENGTH:
        number, digit = divmod(number, len(LETTERS))
        id += LETTERS[digit]
    return id


def token_of(once: str, table: str) -> str:
    """The token of the seat that is taken with this at a table."""
    return urlsafe_b64encode(_digest("seat", f"{table} {once}")[:TOKEN_BYTES]).decode()


def _digest(what: str, once: str) -> bytes:
    return sha256(f"defuse {what} once {once}".encode()).digest()
