"""Review: what really happened in a game that is over.

For each decision: the odds that the seat had, what it chose, and a verdict (`findings`). For the team: its chance to
win, turn by turn, and how much of every change was judgement and how much was luck. Everything follows from the replay
file of the game. It is worked out in small pieces (`pieces`), so that any number of processes can share the work, and
put together from what the pieces found (`analysis`).
"""
