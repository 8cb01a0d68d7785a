"""Bomb Busters in the calculator."""
