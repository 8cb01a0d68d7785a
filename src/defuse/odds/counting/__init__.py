"""Counting: how many ways there are to deal a pile of things so that all facts hold. It knows no game."""
