"""Bomb Squad Academy in the arena."""
