"""Bomb Busters in the terminal."""
