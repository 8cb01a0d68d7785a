"""Bomb Squad Academy under review: verdicts on action cards. Everybody plays alone, so there is no curve."""
