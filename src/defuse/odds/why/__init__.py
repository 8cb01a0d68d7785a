"""Why a wire is what it is: proofs in steps that people take at a table, each of them checked by counting."""

from defuse.odds.why.proof import Change, How, Step, Why
from defuse.odds.why.words import why_words, wires_named

__all__ = ["Change", "How", "Step", "Why", "why_words", "wires_named"]
