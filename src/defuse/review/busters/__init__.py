"""Bomb Busters under review: verdicts on calls, worlds to play on in, and what is said of it."""
