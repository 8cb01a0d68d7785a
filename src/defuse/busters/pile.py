"""The pile of equipment cards that were not laid out."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.busters.events import EquipmentLaid
from defuse.busters.view import Table, View
from defuse.kernel import RulesAdded, Shown, Steps

NAME = "equipment"


def left(view: View) -> tuple[int, ...]:
    """The cards that still lie face down, the top one first."""
    spectators = view.public.known[-1]
    piles = [pile for pile in view.public.piles if pile.name == NAME]
    return tuple(thing for pile in piles for thing in pile.things if not spectators >> thing & 1)


def draw_steps(table: Table, count: int) -> Steps:
    """Turn up the top cards and lay them on the board."""
    drawn = left(table)[:count]
    if drawn:
        cards = [catalogue.by_code()[table.faces[thing]] for thing in drawn]
        yield Shown(drawn)
        yield RulesAdded(tuple(card(id=card.card) for card in cards))
        yield EquipmentLaid(tuple(card.card for card in cards))
