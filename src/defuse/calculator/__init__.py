"""The calculator for a real table: from what somebody has written down or tapped to odds, words, and what is wrong.

`defuse odds` and the calculator in the browser are two faces of it. What a game answers is in a place of its own
(`game.py` says what is asked).
"""
