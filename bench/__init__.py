"""What is fast, measured: `make bench`, or `python -m bench --help`."""
