"""Bomb Squad Academy in the calculator."""
