"""`--ray [ADDRESS]`: an option whose value may be left out, which the library for options does not know."""

from __future__ import annotations

from collections.abc import Sequence

OPTION = "--ray"
LOCAL = "local"
"""What it means without a value: this machine."""


def with_cluster(args: Sequence[str]) -> list[str]:
    """The same arguments, with the value that was left out.

    >>> with_cluster([]), with_cluster(["simulate", "--ray"])
    ([], ['simulate', '--ray', 'local'])

    >>> with_cluster(["simulate", "--ray", "--games", "3"])
    ['simulate', '--ray', 'local', '--games', '3']
    >>> with_cluster(["simulate", "--ray", "ray://head:10001"])
    ['simulate', '--ray', 'ray://head:10001']
    """
    found: list[str] = []
    for at, word in enumerate(args):
        found.append(word)
        if word == OPTION and (at + 1 == len(args) or args[at + 1].startswith("-")):
            found.append(LOCAL)
    return found
