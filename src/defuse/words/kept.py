"""Messages in a store: as text, so that what was kept before there were messages can be read, too."""

from __future__ import annotations

from typing import Any

import msgspec

from defuse.words.message import Message, Seat, Stand, Text, Wire

_START = '{"arg":"message"'
_KINDS: dict[str, Any] = {"seat": Seat, "stand": Stand, "wire": Wire}


def kept(text: Text) -> str:
    """A text or a message as a string that can be kept.

    >>> unkept(kept(Message("words-nobody"))) == Message("words-nobody")
    True
    """
    return text if isinstance(text, str) else msgspec.json.encode(text).decode()


def unkept(text: str) -> Text:
    """What was kept: a message, or the words themselves.

    >>> unkept("Bo sits down.")
    'Bo sits down.'
    """
    if not text.startswith(_START):
        return text
    try:
        found: Text = _argument(msgspec.json.decode(text))
    except (msgspec.DecodeError, msgspec.ValidationError, LookupError, TypeError):
        return text
    return found


def _argument(data: Any) -> Any:
    """An argument of a message from plain data. Lists are lists of arguments, at any depth."""
    if isinstance(data, list):
        return tuple([_argument(each) for each in data])
    if not isinstance(data, dict):
        return data
    if data["arg"] == "message":
        return Message(data["id"], tuple([(name, _argument(value)) for name, value in data.get("args", ())]))
    return msgspec.convert(data, _KINDS[data["arg"]])
