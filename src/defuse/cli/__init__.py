"""The `defuse` command: one file a sub-command, and here how the command begins and ends.

Exit codes: 0 all is well, 1 the thing asked for failed, 2 bad usage or bad input, 130 interrupted. An error is one line
on the standard error stream.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from defuse.cli.console import FAILED, MISUSED, Failure
from defuse.cli.odds.options import plain_options

INTERRUPTED = 130


def main() -> int:
    """The `defuse` command."""
    return run(sys.argv[1:])


def run(args: Sequence[str]) -> int:
    """Run the command with arguments, and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a sign gets a question mark, not a crash.
            stream.reconfigure(errors="replace")
    try:
        code = _dispatch(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        _hush()
        return FAILED
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED and sys.stderr.isatty():
        print(file=sys.stderr)  # the terminal has written ^C and stands behind it
    return code


def _dispatch(args: Sequence[str]) -> int:
    try:
        odds = plain_options(args)
        if odds is None:
            return _command(args)
        from defuse.cli.odds.run import run as tell_odds

        tell_odds(odds)
        return 0
    except Failure as failure:
        return _complain(str(failure), failure.code)
    except EOFError:
        return _complain("the input ended", FAILED)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else FAILED
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("DEFUSE_DEBUG"):
            raise
        what = str(error) or type(error).__name__
        if isinstance(error, OSError) and error.strerror and error.filename:
            what = f"{error.filename}: {error.strerror}"
        else:
            what = f"{type(error).__name__}: {what} (DEFUSE_DEBUG=1 shows where)"
        return _complain(what, FAILED)


def _command(args: Sequence[str]) -> int:
    import typer

    from defuse.cli.app import app

    try:
        command = typer.main.get_command(app)
        code = command.main(args=list(args), prog_name="defuse", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _complain(error.format_message(), MISUSED)
    except typer.Abort:
        return _complain("the input ended", FAILED)


def _complain(message: str, code: int) -> int:
    line = " ".join(message.split())
    print(f"defuse: {line}", file=sys.stderr)
    return code


def _hush() -> None:
    """Let nothing more be written: the flush at the end of Python would complain."""
    with contextlib.suppress(OSError, ValueError):
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
