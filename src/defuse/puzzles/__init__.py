"""Puzzles: positions of real games in which one call stands out, and it has to be seen.

Bots play games, the engine looks at every position of them and keeps those with one answer that exact odds can prove.
Nobody has written any of them, and nobody has to trust one: `defuse puzzles check` works everything out afresh.
"""
