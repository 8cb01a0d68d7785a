"""Puzzles of Bomb Busters: games to look through, what makes a position a puzzle, and how hard it is."""
