"""The wheels of a release: `make dist`, or `python -m tools.dist --help`."""
