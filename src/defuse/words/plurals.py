"""Which form of a word a number takes in a language: the categories of CLDR that Fluent selects by."""

from __future__ import annotations

from collections.abc import Callable

Plural = Callable[[float], str]


def _one_is_singular(number: float) -> str:
    return "one" if number == 1 else "other"


def _below_two_is_singular(number: float) -> str:
    return "one" if 0 <= number < 2 else "other"


PLURALS: dict[str, Plural] = {"en": _one_is_singular, "de": _one_is_singular, "fr": _below_two_is_singular}
"""A language that is not named here has the forms of English."""


def plural_of(language: str) -> Plural:
    """The rule of a language.

    >>> plural_of("en")(0), plural_of("fr")(0)
    ('other', 'one')
    """
    return PLURALS.get(language, _one_is_singular)
