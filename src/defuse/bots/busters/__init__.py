"""Bots for Bomb Busters."""
