"""Text that every file takes."""

from __future__ import annotations


def in_utf8(text: str) -> str:
    r"""The same text; bytes of a file name that are no UTF-8, which a name may have on Linux, are spelt out.

    >>> in_utf8("café.defuse"), in_utf8("bad\udcff.defuse")
    ('café.defuse', 'bad\\udcff.defuse')
    """
    return text.encode("utf-8", "backslashreplace").decode()
