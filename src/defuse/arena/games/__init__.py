"""What the arena knows of each game: which matches there are, how one ends, and how to count many.

`defuse.arena.game` says what it asks of a game.
"""
