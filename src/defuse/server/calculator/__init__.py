"""The calculator for a real table, over HTTP. Nothing that is asked is kept or logged."""
