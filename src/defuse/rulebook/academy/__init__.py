"""The rule book of Bomb Squad Academy."""
