"""What may be typed at the terminal table: English words, and those of the language of the run."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.busters.wires import RED, YELLOW, value_named
from defuse.cli.language import spoken
from defuse.words import Message, say

TYPED = {
    "cut": say("cli-typed-cut"),
    "solo": say("cli-typed-solo"),
    "reveal": say("cli-typed-reveal"),
    "table": say("cli-typed-table"),
    "log": say("cli-typed-log"),
    "cards": say("cli-typed-cards"),
    "why": say("cli-typed-why"),
    "back": say("cli-typed-back"),
    "quit": say("cli-typed-quit"),
    "help": say("cli-typed-help"),
    "quiet": say("cli-typed-quiet"),
}
"""What can be done at the prompt, by its English word."""
FILLERS = say("cli-typed-fillers")


def shown(command: str, rest: str = "") -> str:
    """What to type for a command, as it is shown to people.

    >>> shown("quit"), shown("cut", "B1.3 5")
    ('quit', 'cut B1.3 5')
    """
    return " ".join([_words(spoken(TYPED[command]))[0], *rest.split()])


def command_typed(text: str) -> str:
    """The English word of the command that a word means; empty if it is none.

    >>> command_typed("Q"), command_typed("5")
    ('quit', '')
    """
    word = text.lower()
    # The words of the language first: one of them might mean something else in English.
    for said in (spoken, str):
        for command, message in TYPED.items():
            if word in _words(said(message)):
                return command
    return ""


def is_filler(text: str) -> bool:
    """Whether a word may stand in a command and means nothing."""
    return text.lower() in [*_words(spoken(FILLERS)), *_words(str(FILLERS))]


def value_typed(text: str) -> int:
    """The value that a word names, as in a notation or in the language of the run. Raises a ValueError."""
    for value, name in ((YELLOW, say("value-yellow")), (RED, say("value-red"))):
        if text.lower() == spoken(name).lower():
            return value
    return value_named(text.lower())


def names_of(message: Message) -> Iterable[str]:
    """What a thing is called: in the language of the run, and in English."""
    return dict.fromkeys([spoken(message), str(message)])


def _words(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",")]
