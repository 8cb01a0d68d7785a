"""`python -m defuse` is the command `defuse`."""

from defuse.cli import main

if __name__ == "__main__":
    main()
