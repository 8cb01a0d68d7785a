"""Seats for programs: language models, and programs of any language."""
