"""Puzzles over the network: what is told of one before it is solved, hints, answers that are tried, and solutions."""
