"""The language of a run of the command: which one it is, and the one speaker that puts everything into words."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from defuse.cli.console import misuse
from defuse.words import ENGLISH, SOURCE, Argument, Speaker, Text, best_language, languages, say

OPTION = "--lang"
VARIABLE = "DEFUSE_LANG"
OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set decides, as everywhere on the system."""

_speakers: list[Speaker] = [ENGLISH]
"""The last one speaks."""


def speaker() -> Speaker:
    """Who speaks in this run; wires are called as in a notation, seats by letters."""
    return _speakers[-1]


def spoken(text: Text) -> str:
    """A message in the language of this run; what is a text already stays as it is."""
    return speaker().text(text)


def word(argument: Argument) -> str:
    """A number, a name or a place in the language of this run."""
    return speaker().word(argument)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """While this is open, everything is said in a language."""
    _speakers.append(ENGLISH if language == SOURCE else Speaker(language))
    try:
        yield
    finally:
        _speakers.pop()


def of_the_system(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the system, or English.

    >>> of_the_system({"LC_ALL": "", "LANG": "de_CH.UTF-8"}), of_the_system({"LC_ALL": "C", "LANG": "de"})
    ('de', 'en')
    """
    return best_language([value for name in OF_THE_SYSTEM if (value := environ.get(name))][:1])


def asked_for(args: Sequence[str], environ: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """The language that was asked for, and the arguments without the option. It may also come after the command.

    >>> asked_for(["--lang", "de", "missions"], {}), asked_for(["play", "--lang=fr-CA"], {})
    (('de', ['missions']), ('fr', ['play']))
    """
    found = ""
    where = OPTION
    left: list[str] = []
    words = iter(args)
    for each in words:
        if each == OPTION:
            found = next(words, "")
            if not found:
                raise misuse(say("cli-lang-needs-value", known=languages()))
        elif each.startswith(f"{OPTION}="):
            found = each.partition("=")[2]
        elif each == "--":
            left += [each, *words]
        else:
            left.append(each)
    if not found:
        found, where = environ.get(VARIABLE, ""), VARIABLE
    return _known(found, where) if found else of_the_system(environ), left


def _known(tag: str, where: str) -> str:
    language = best_language([tag])
    if language == SOURCE and not tag.lower().startswith(SOURCE):
        raise misuse(say("cli-no-such-language", where=where, language=repr(tag), known=languages()))
    return language
