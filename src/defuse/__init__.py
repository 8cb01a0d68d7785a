"""Play, study and teach machines to play two wire-cutting board games."""

__version__ = "0.1.0"
