"""Reviews: games that are over, opened by links of their own, to be looked at alone or together."""
