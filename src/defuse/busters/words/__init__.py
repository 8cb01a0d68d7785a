"""Words: what lies on the table and what happens there, in short English.

Events are public and never hold a hidden face, so whatever is told here may be read by everybody.
"""

from defuse.busters.words.names import (
    alternatives,
    card_title,
    listed,
    loss_words,
    mark_words,
    place_name,
    question,
    specials_words,
)
from defuse.busters.words.telling import Told, narrate, tell

__all__ = [
    "Told",
    "alternatives",
    "card_title",
    "listed",
    "loss_words",
    "mark_words",
    "narrate",
    "place_name",
    "question",
    "specials_words",
    "tell",
]
