"""Work in other processes: bots think and odds are counted there."""
