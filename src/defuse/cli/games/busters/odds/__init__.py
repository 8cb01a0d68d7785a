"""The odds of Bomb Busters in the terminal: from a file to an answer."""
