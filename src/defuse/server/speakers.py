"""Speakers of a table: they put messages into the language of each guest, with the names of those who sit there."""

from __future__ import annotations

from defuse.words import Speaker, Unspoken

UNSPOKEN = ""
"""The language of clients that want messages as they are."""


class Speakers:
    """One speaker a language, made when somebody needs it."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._made: dict[str, Speaker] = {}

    def of(self, language: str) -> Speaker:
        """The speaker of a language."""
        found = self._made.get(language)
        if found is None:
            found = self._made[language] = speaker(language, self.names)
        return found


def speaker(language: str, names: tuple[str, ...] = ()) -> Speaker:
    """A speaker for a guest: wires are called by the names of their owners."""
    return Unspoken(names=names, places=False) if language == UNSPOKEN else Speaker(language, names, places=False)
