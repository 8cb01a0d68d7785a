"""What the items of fields are called that are neither wires nor seats: directions, ends, ways, tokens, cards."""

from __future__ import annotations

from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.wires import mark_word, value_word
from defuse.kernel import Item
from defuse.words import Argument, say

WAYS = {
    "left": say("way-left"),
    "right": say("way-right"),
    "stay": say("way-stay"),
    "clockwise": say("way-clockwise"),
    "counter-clockwise": say("way-counter-clockwise"),
    "north": say("bunker-way-north"),
    "east": say("bunker-way-east"),
    "south": say("bunker-way-south"),
    "west": say("bunker-way-west"),
}


def item_name(kind: str, item: Item) -> Argument | None:
    """An item of a field as an argument of a message; None for kinds that say more than their item does."""
    match kind, item:
        case "value", int():
            return value_word(item)
        case "token", str():
            return mark_word(item)
        case "direction" | "end" | "way", str() if item in WAYS:
            return WAYS[item]
        case "character", str() if item in CHARACTERS:
            return CHARACTERS[item].title
        case "constraint", str() if item in CONSTRAINTS:
            return say("item-constraint", letter=item, title=CONSTRAINTS[item].title)
    return None
