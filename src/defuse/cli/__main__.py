"""`python -m defuse.cli` is the `defuse` command."""

import sys

from defuse.cli import main

if __name__ == "__main__":
    sys.exit(main())
