"""Games as data: observations, acts, odds and outcomes of saved games, as Parquet or JSON lines, and back.

>>> from defuse.programs.export import read_games  # read_games("folder") gives the replays back
"""

from defuse.programs.export.reading import read_acts, read_games
from defuse.programs.export.rows import ActRow, GameRow

__all__ = ["ActRow", "GameRow", "read_acts", "read_games"]
