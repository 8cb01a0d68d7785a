"""Bomb Squad Academy on the screen: its scene, its forms and its events as they are sent."""
