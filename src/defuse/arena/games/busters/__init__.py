"""Bomb Busters in the arena."""
