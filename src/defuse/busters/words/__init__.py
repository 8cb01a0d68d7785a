"""Words: what lies on the table and what happens there, as messages.

Events are public and never hold a hidden face, so whatever is told here may be read by everybody.
"""

from defuse.busters.words.items import item_name
from defuse.busters.words.names import (
    card_name,
    loss_words,
    mark_title,
    place_name,
    places_of,
    seats_named,
    specials_words,
    stand_name,
    value_title,
    values_named,
)
from defuse.busters.words.telling import Told, narrate, tell, told_by

__all__ = [
    "Told",
    "card_name",
    "item_name",
    "loss_words",
    "mark_title",
    "narrate",
    "place_name",
    "places_of",
    "seats_named",
    "specials_words",
    "stand_name",
    "tell",
    "told_by",
    "value_title",
    "values_named",
]
