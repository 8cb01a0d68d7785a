"""The command `defuse`, also as `python -m defuse`."""

import sys


def main() -> int:
    """Run the command, and return its exit code.

    Loading it takes a moment. Ctrl-C ends that as quietly as everything after it.
    """
    try:
        from defuse.cli import main as command

        return command()
    except KeyboardInterrupt:
        if sys.stderr is not None and sys.stderr.isatty():
            print(file=sys.stderr)  # the terminal has written ^C and is still on that line
        return 130


if __name__ == "__main__":
    sys.exit(main())
