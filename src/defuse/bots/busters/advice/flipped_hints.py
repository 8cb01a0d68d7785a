"""Opening tokens that tell teammates of their flipped wires (M38, M56, M64).

A convention. At the opening everybody looks at the flipped wires of the others, clockwise, and puts the token at an own
wire with the same number as the first flipped wire for which there is one, but not at either end of the own row. A seat
without such a wire puts the token at an end. So a teammate may conclude: if a token is not at an end, and its number is
on no flipped wire of the seats before mine, it is about my flipped wire, and even shows where to point. Seats further
on may be meant as well if they have that number. All bots at a table keep to this. Others may not, so a hint makes a
number likelier by a factor, and never certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from defuse.busters.board import Board
from defuse.busters.view import View
from defuse.busters.wires import kinds_of, value_of
from defuse.kernel import Among
from defuse.odds import Contradiction, Odds

MEANT = 12.0
"""How much likelier a number is for a flipped wire when a token tells it."""
MAYBE = 4.0
"""The same where the token may as well be meant for a seat further on."""


def flipped_of(view: View, seat: int) -> list[int]:
    """The flipped wires of a seat, cut ones too."""
    board = view.public
    return [wire for row in board.rows_of(seat) for wire in row if board.flipped >> wire & 1]


def at_an_end(view: View, wire: int) -> bool:
    """Whether a wire stands at either end of its row, flipped ones aside: a token there tells nothing."""
    board = view.public
    row = board.row_of(wire)
    seen = [other for other in row if not board.flipped >> other & 1]
    return wire in (seen[0], seen[-1])


def meant(view: View, faces: bytes) -> dict[int, float]:
    """What it is worth to tell each number by the opening token of the seat of this view: more for nearer seats.

    A number is clearer at the end where numbers like it belong.
    """
    assert view.seat is not None
    found: dict[int, float] = {}
    for distance, mate in enumerate(view.clockwise(view.seat)[1:]):
        here: dict[int, float] = {}
        wires = flipped_of(view, mate)
        for place, wire in enumerate(wires):
            value = value_of(faces[wire])
            clear = value if place == len(wires) - 1 else 13 - value
            here[value] = max(here.get(value, 0.0), len(view.public.stands) - distance + 0.05 * clear)
        found = {**here, **found}
    return found


def heard(view: View, seat: int, faces: bytes) -> dict[int, float]:
    """What tokens tell a seat of its own flipped wires: numbers, and how much likelier each is.

    `faces` has to show the flipped wires of all others.
    """
    board: Board = view.public
    found: dict[int, float] = {}
    seen: set[int] = set()
    for token in board.tokens:
        by = view.owner_of(token.wire)
        if by in seen or by == seat or not token.mark.isdigit():
            continue
        seen.add(by)  # the first token of a seat is its opening token
        if at_an_end(view, token.wire):
            continue
        number = int(token.mark)
        order = view.clockwise(by)[1:]
        before, behind = order[: order.index(seat)], order[order.index(seat) + 1 :]
        if not any(number in _shown(view, mate, faces) for mate in before):
            further = any(number in _shown(view, mate, faces) for mate in behind)
            found[number] = max(found.get(number, 0.0), MAYBE if further else MEANT)
    for wire in flipped_of(view, seat):
        if not view.is_uncut(wire):
            found.pop(value_of(faces[wire]), None)  # this is the wire that it spoke of
    return found


def kept_for(view: View, wire: int, faces: bytes) -> bool:
    """Whether a wire has a token that tells a teammate of an equal flipped wire, which should be cut with it."""
    board: Board = view.public
    mark = next((token.mark for token in board.tokens if token.wire == wire), "")
    if not mark.isdigit() or at_an_end(view, wire):
        return False
    mates = [mate for mate in range(board.players) if mate not in (view.seat, view.owner_of(wire))]
    flipped = [other for mate in mates for other in flipped_of(view, mate) if view.is_uncut(other)]
    return any(value_of(faces[other]) == int(mark) for other in flipped)


def _shown(view: View, seat: int, faces: bytes) -> Iterator[int]:
    return (value_of(faces[wire]) for wire in flipped_of(view, seat))


def believed(odds: Odds, wires: tuple[int, ...], hints: Mapping[int, float]) -> dict[int, dict[int, float]]:
    """What an owner thinks of its uncut flipped wires, one or two, by exact odds and by such hints."""
    plain = {wire: odds.values(wire) for wire in wires}
    told = {value: factor for value, factor in hints.items() if any(value in chances for chances in plain.values())}
    if not told:
        return plain
    if len(wires) == 1:
        return {wires[0]: _scaled({x: p * told.get(x, 1.0) for x, p in plain[wires[0]].items()})}
    one, other = wires[0], wires[-1]
    return {one: _with_other(odds, one, other, told), other: _with_other(odds, other, one, told)}


def _with_other(odds: Odds, wire: int, other: int, told: Mapping[int, float]) -> dict[int, float]:
    """The chances of a wire, when the numbers that are told are likelier for it and for another one."""
    weights = {value: chance * told.get(value, 1.0) for value, chance in odds.values(wire).items()}
    for value, factor in told.items():
        here = odds.values(other).get(value, 0.0)
        if not here:
            continue
        try:
            given = odds.given(Among((other,), kinds_of(value), 1)).values(wire)
        except Contradiction:
            continue
        for mine, chance in given.items():
            if mine != value:  # told once, it is not likelier that both are of that number
                weights[mine] += (factor - 1.0) * here * chance * told.get(mine, 1.0)
    return _scaled(weights)


def _scaled(weights: dict[int, float]) -> dict[int, float]:
    total = sum(weights.values())
    return {value: weight / total for value, weight in weights.items()}
