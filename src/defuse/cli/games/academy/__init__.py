"""Bomb Squad Academy in the terminal."""
