"""Keys of crews: ids, the key in the link to join, tokens of devices, recovery codes.

Tokens and codes are told once, and only their digests are kept. Whoever makes a crew, joins or comes back may send
`once`, a random string as secret as a token: then everything is worked out from it, and a repeat gets the same answer.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

TOKEN_BYTES = 24
ID_LENGTH = 14
CODE_GROUPS, CODE_GROUP = 4, 5
MEMBER_LENGTH = 8
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Without i, l, o and u: what is written down and read again stays what it was."""
_MISREAD = str.maketrans({"i": "1", "l": "1", "o": "0"})


class Told(NamedTuple):
    """What a device is told once."""

    token: str
    secret: str
    """The secret part of the recovery code."""


def crew_id(once: str | None) -> str:
    """The id of a crew that is made."""
    return _letters(ID_LENGTH, _bytes("crew", once))


def told_for(crew: str, once: str | None) -> Told:
    """A token and a code for a device of a member."""
    token = urlsafe_b64encode(_bytes(f"crew token {crew}", once)[:TOKEN_BYTES]).decode()
    return Told(token, new_secret(crew, once))


def new_secret(crew: str, once: str | None = None) -> str:
    """The secret part of a recovery code."""
    return _letters(CODE_GROUPS * CODE_GROUP, _bytes(f"crew code {crew}", once))


def member_id(taken: set[str]) -> str:
    """An id that no member of a crew has."""
    while True:
        found = _letters(MEMBER_LENGTH, secrets.token_bytes(16))
        if found not in taken:
            return found


def new_key() -> str:
    """The key in the link to join."""
    return _letters(ID_LENGTH, secrets.token_bytes(32))


def code_of(crew: str, secret: str) -> str:
    """A recovery code as it is written down: the crew, and the secret in groups.

    >>> code_of("abcdefghjkmnpq", "0123456789abcdefghjk")
    'abcdefghjkmnpq-01234-56789-abcde-fghjk'
    """
    groups = [secret[at : at + CODE_GROUP] for at in range(0, len(secret), CODE_GROUP)]
    return "-".join((crew, *groups))


def parts_of(code: str) -> tuple[str, str] | None:
    """The crew and the secret in a code that somebody typed; None where it is none.

    >>> parts_of(" ABCDEFGHJKMNPQ 0l234 56789-abcde-fghjk")
    ('abcdefghjkmnpq', '0123456789abcdefghjk')
    """
    plain = "".join(letter for letter in code.lower() if letter.isalnum()).translate(_MISREAD)
    if len(plain) != ID_LENGTH + CODE_GROUPS * CODE_GROUP or not set(plain) <= set(LETTERS):
        return None
    return plain[:ID_LENGTH], plain[ID_LENGTH:]


def is_id(word: str) -> bool:
    """Whether this can be the id of a crew."""
    return len(word) == ID_LENGTH and set(word) <= set(LETTERS)


def digest(secret: str) -> str:
    """What is kept of a token or a code."""
    return sha256(f"defuse crew {secret}".encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, told in the same time either way."""
    return secrets.compare_digest(one.encode(), other.encode())


def _bytes(what: str, once: str | None) -> bytes:
    if once is None:
        return secrets.token_bytes(32)
    return sha256(f"defuse {what} once {once}".encode()).digest()


def _letters(length: int, data: bytes) -> str:
    number = int.from_bytes(data)
    found = ""
    while len(found) < length:
        number, digit = divmod(number, len(LETTERS))
        found += LETTERS[digit]
    return found
