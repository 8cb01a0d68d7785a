"""A game of Bomb Busters at the terminal, with a person and bots."""
