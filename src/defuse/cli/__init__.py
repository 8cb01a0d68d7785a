"""The `defuse` command: one file a sub-command, and here how the command begins and ends.

Exit codes: 0 all is well, 1 the thing asked for failed, 2 bad usage or bad input, 130 interrupted. An error is one line
on the standard error stream.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from defuse.cli.console import FAILED, INTERRUPTED, MISUSED, Failure
from defuse.cli.language import asked_for, of_the_system, speaking, spoken
from defuse.cli.odds.options import plain_options
from defuse.words import Message, Said, Text, reason_of, say


def main() -> int:
    """The `defuse` command."""
    return run(sys.argv[1:])


def run(args: Sequence[str]) -> int:
    """Run the command with arguments, and return its exit code."""
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a sign gets a question mark, not a crash.
            stream.reconfigure(errors="replace")
    try:
        code = _in_its_language(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        _hush()
        return FAILED
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED and sys.stderr.isatty():
        print(file=sys.stderr)  # the terminal has written ^C and is still on that line
    return code


def _in_its_language(args: Sequence[str]) -> int:
    try:
        language, left = asked_for(args)
    except Failure as failure:
        with speaking(of_the_system()):
            return _complain(failure.message, failure.code)
    with speaking(language):
        return _dispatch(left)


def _dispatch(args: Sequence[str]) -> int:
    try:
        odds = plain_options(args)
        if odds is None:
            return _command(args)
        from defuse.cli.odds.run import run as tell_odds

        tell_odds(odds)
        return 0
    except Failure as failure:
        return _complain(failure.message, failure.code)
    except EOFError:
        return _complain(say("cli-input-ended"), FAILED)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else FAILED
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("DEFUSE_DEBUG"):
            raise
        return _complain(_crash(error), FAILED)


def _crash(error: Exception) -> Message:
    """What to say of an error that no command has foreseen."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        return say("cli-of-file", file=str(error.filename), why=error.strerror)
    what = reason_of(error) if isinstance(error, Said) else str(error) or type(error).__name__
    return say("cli-crashed", kind=type(error).__name__, what=what)


def _command(args: Sequence[str]) -> int:
    import typer

    from defuse.cli.app import command
    from defuse.cli.cluster_option import with_cluster
    from defuse.cli.help import usage_words

    try:
        code = command()(args=with_cluster(args), prog_name="defuse", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _complain(usage_words(error.format_message()), MISUSED)
    except typer.Abort:
        return _complain(say("cli-input-ended"), FAILED)


def _complain(message: Text, code: int) -> int:
    line = " ".join(spoken(message).split())
    print(f"defuse: {line}", file=sys.stderr)
    return code


def _open_what_is_closed() -> None:
    """Whoever has closed a stream reads nothing, and wants to read nothing (`>&-`)."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - it stays open


def _hush() -> None:
    """Let nothing more be written: the flush at the end of Python would complain."""
    with contextlib.suppress(OSError, ValueError):
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
