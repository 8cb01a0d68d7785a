"""Bomb Busters, as the server plays it: its scene, its forms, its events, its bots."""
