"""Help in the language of the run: what the commands say of themselves, and what is wrong with what was typed.

The texts are entries `cli-command-NAME` of the catalogue, those of options and arguments are its attributes. Nothing of
it is looked up before somebody asks for help.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from typer.core import TyperCommand, TyperGroup

from defuse.cli.language import spoken
from defuse.words import SOURCE, Message, Text, catalogue, say

ALL = "cli-command-defuse"
"""The entry of the command itself; it has the options that all commands share."""

_HEADINGS = {
    "Arguments": say("cli-help-arguments"),
    "Options": say("cli-help-options"),
    "Commands": say("cli-help-commands"),
}


def help_of(entry: str, attribute: str = "") -> Message | None:
    """What there is to say of a command, or of an option of it; None for one that another package brings."""
    for id in (f"{entry}.{attribute}", f"{ALL}.{attribute}") if attribute else (entry,):
        if id in catalogue(SOURCE):
            return Message(id)
    return None


class _Formatter:
    """A formatter of the library, with headings and remarks in our language."""

    def __init__(self, formatter: Any) -> None:
        self._formatter = formatter

    def __getattr__(self, name: str) -> Any:
        return getattr(self._formatter, name)

    def write_usage(self, program: str, args: str = "", prefix: str | None = None) -> None:
        self._formatter.write_usage(program, args, prefix=f"{spoken(say('cli-help-usage'))} ")

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        with self._formatter.section(spoken(_HEADINGS.get(name, name))):
            yield

    def write_dl(self, rows: Iterable[tuple[str, str]], *rest: Any, **more: Any) -> None:
        self._formatter.write_dl([(name, _remarks(about)) for name, about in rows], *rest, **more)


def _remarks(about: str) -> str:
    """What an option is for, with the library's remarks behind it in our language: `[default: 4]`, `[required]`."""
    text, gap, remarks = about.rpartition("  [")
    if not gap or not remarks.endswith("]"):
        return about
    said = [_remark(remark) for remark in remarks[:-1].split("; ")]
    return f"{text}  [{'; '.join(said)}]"


def _remark(remark: str) -> str:
    name, _, value = remark.partition(": ")
    if name == "default":
        return spoken(say("cli-help-default", value=value))
    return spoken(say("cli-help-required")) if remark == "required" else remark


def helps_of(command: Any, entry: str) -> Iterator[tuple[Any, Message]]:
    """The command and those of its parameters that have help in the catalogue, each with it."""
    if (about := help_of(entry)) is not None:
        yield command, about
    for param in command.params:
        names = [name.lstrip("-") for name in param.opts if name.startswith("--")]
        said = help_of(entry, (names or [param.name])[0].replace("_", "-"))
        if said is not None:
            yield param, said


def _put_into_words(command: Any, entry: str) -> None:
    """Give a command and its parameters their help. Whoever brings help of their own keeps it."""
    for thing, said in helps_of(command, entry):
        thing.help = spoken(said)


class SpokenCommand(TyperCommand):
    """A command that says what it does in the language of the run."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _put_into_words(self, f"cli-command-{self.name}")
        super().format_help(ctx, _Formatter(formatter))  # type: ignore[arg-type]

    def get_short_help_str(self, limit: int = 45) -> str:
        _put_into_words(self, f"cli-command-{self.name}")
        return super().get_short_help_str(limit)

    def get_help_option(self, ctx: Any) -> Any:
        return _spoken_option(super().get_help_option(ctx))


class SpokenGroup(TyperGroup):
    """All commands together."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _put_into_words(self, ALL)
        self.epilog = spoken(say("cli-command-defuse.epilog"))
        super().format_help(ctx, _Formatter(formatter))  # type: ignore[arg-type]

    def get_help_option(self, ctx: Any) -> Any:
        return _spoken_option(super().get_help_option(ctx))


def _spoken_option(option: Any) -> Any:
    if option is not None:
        option.help = spoken(say("cli-command-defuse.help"))
    return option


# What is wrong with what was typed: the library says it in English sentences, which are known here.

_WRONG: tuple[tuple[str, Callable[..., Message]], ...] = (
    (
        r"No such option: (\S+) \(Possible options: (.+)\)",
        lambda option, possible: say("cli-no-such-option-but", option=option, possible=possible),
    ),
    (r"No such option: (\S+)", lambda option: say("cli-no-such-option", option=option)),
    (r"No such command (.+)\.", lambda command: say("cli-no-such-command", command=command)),
    (r"Missing argument (.+)\.", lambda param: say("cli-missing-argument", param=param)),
    (r"Missing option (.+)\.", lambda param: say("cli-missing-option", param=param)),
    (r"Got unexpected extra argument\(s\) \((.+)\)", lambda extra: say("cli-extra-arguments", extra=extra)),
    (r"Option (.+) requires an argument\.", lambda option: say("cli-option-needs-value", option=option)),
    (r"Option (.+) does not take a value\.", lambda option: say("cli-option-takes-no-value", option=option)),
    (
        r"Invalid value for (.+?): (.+)",
        lambda param, why: say("cli-invalid-value", param=param, why=usage_words(why)),
    ),
    (r"Input should be a valid integer, .*", lambda: say("cli-no-integer")),
    (r"Input should be a valid number, .*", lambda: say("cli-no-number")),
    (r"Input should be greater than or equal to (.+)", lambda least: say("cli-at-least", least=least)),
    (r"Input should be less than or equal to (.+)", lambda most: say("cli-at-most", most=most)),
)


def usage_words(sentence: str) -> Text:
    """A complaint of the library as a message; one that is not known here stays as it is.

    >>> usage_words("No such command 'foo'.").id
    'cli-no-such-command'
    """
    for pattern, made in _WRONG:
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            return made(*found.groups())
    return sentence
