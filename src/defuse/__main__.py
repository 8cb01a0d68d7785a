"""`python -m defuse` is the command `defuse`."""

import sys

from defuse.cli import main

if __name__ == "__main__":
    sys.exit(main())
