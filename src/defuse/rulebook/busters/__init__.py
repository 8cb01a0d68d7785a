"""The rule book of Bomb Busters."""
