"""Rules: the base game, and components that missions put together."""
