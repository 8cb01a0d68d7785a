"""What the bot `learned` computes: from the bytes that a seat sees to a score for each number of an act.

Nothing in here imports anything else of defuse, and NumPy is all that it needs. Beliefs and features are written once
for NumPy and for PyTorch (`maths`), so that training and play cannot differ. `docs/learned.md` says how it was trained.
"""
