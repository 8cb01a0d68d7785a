"""What ends the playing of a match."""

from defuse.words import Said


class GameFailed(Said):
    """A game could not be played to its end: a bot or the engine is at fault; or its replay could not be kept."""
