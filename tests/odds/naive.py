"""The judge: every deal of distinct wires, one by one, tested against every fact. Nothing here is clever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from defuse.busters.wires import value_of
from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted


class Small(NamedTuple):
    """A small table: which wires there are, the stands (sorted rows), what lies loose, and what is known."""

    kinds: tuple[int, ...]
    stands: tuple[tuple[int, ...], ...]
    owners: tuple[int, ...]
    loose: tuple[int, ...]
    aside: tuple[int, ...]
    faces: bytes
    """The faces as the observer sees them, 0 where it does not."""
    truth: bytes
    facts: tuple[Fact, ...]
    """Without the order of the stands."""

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """What stands in order on each stand."""
        return tuple(tuple(wire for wire in stand if wire not in self.loose) for stand in self.stands)


def deals(table: Small) -> Iterator[bytes]:
    """The faces of every deal that agrees with a table. Wires are distinct things, so the same faces come often."""
    singles = [(wire,) for wire in (*table.loose, *table.aside)]
    groups = [row for row in (*table.rows, *singles) if row]
    faces = bytearray(len(table.kinds))

    def deal(number: int, left: frozenset[int]) -> Iterator[bytes]:
        if number == len(groups):
            yield bytes(faces)
            return
        group = groups[number]
        for chosen in combinations(sorted(left), len(group)):
            row = sorted(table.kinds[wire] for wire in chosen)
            if all(table.faces[thing] in (0, kind) for thing, kind in zip(group, row, strict=True)):
                for thing, kind in zip(group, row, strict=True):
                    faces[thing] = kind
                yield from deal(number + 1, left - frozenset(chosen))

    for found in deal(0, frozenset(range(len(table.kinds)))):
        if all(fact.holds(found, value_of) for fact in table.facts):
            yield found


Choose = Callable[[int], int]
"""A number below the one that is given: from a random generator, or from Hypothesis."""

KINDS = (10, 20, 21, 25, 30, 31, 35, 40)
"""Blues, yellows and reds, close together."""


def make(choose: Choose, most: int = 8) -> Small:
    """A small table with evidence of all kinds, true of one deal."""
    players = 2 + choose(4)
    owners = tuple(seat for seat in range(players) for _ in range(2 if players < 4 and choose(3) == 0 else 1))
    count = max(len(owners), most - choose(3))
    aside = choose(3) if count - len(owners) > 2 else 0
    kinds = tuple(sorted(KINDS[choose(len(KINDS))] for _ in range(count)))
    sizes = [1] * len(owners)
    for _ in range(count - aside - len(owners)):
        sizes[choose(len(owners))] += 1
    stands: list[tuple[int, ...]] = []
    at = 0
    for size in sizes:
        stands.append(tuple(range(at, at + size)))
        at += size
    loose = tuple(stand[-1] for stand in stands if len(stand) > 1 and choose(4) == 0)
    rest = tuple(range(at, count))
    left = list(kinds)
    truth = bytearray(count)
    for group in (*[tuple(w for w in stand if w not in loose) for stand in stands], *[(w,) for w in (*loose, *rest)]):
        row = sorted(left.pop(choose(len(left))) for _ in group)
        for thing, kind in zip(group, row, strict=True):
            truth[thing] = kind
    seen = bytearray(count)
    for stand, owner in zip(stands, owners, strict=True):
        for wire in stand:
            if (owner == 0 and choose(8)) or not choose(5):
                seen[wire] = truth[wire]
    facts = [_fact(choose, bytes(truth), count) for _ in range(choose(6))]
    # As evidence, `Sorted` would mean that these wires were dealt together.
    facts = [Order(fact.things[0], fact.things[1]) if isinstance(fact, Sorted) else fact for fact in facts]
    return Small(kinds, tuple(stands), owners, loose, rest, bytes(seen), bytes(truth), tuple(facts))


def statement(choose: Choose, table: Small) -> Fact:
    """A statement about a table, true or not."""
    count = len(table.truth)
    other = bytes(table.truth[(at + choose(2)) % count] for at in range(count))
    return _fact(choose, other, count)


def _some(choose: Choose, count: int, least: int = 1) -> tuple[int, ...]:
    found = tuple(thing for thing in range(count) if choose(2))
    return found if len(found) >= least else tuple(range(min(count, least)))


def _fact(choose: Choose, faces: bytes, count: int) -> Fact:
    """A fact that is true of some faces."""
    kind = choose(8)
    one, other = choose(count), choose(count)
    low, high = (one, other) if faces[one] <= faces[other] else (other, one)
    match kind:
        case 0:
            return Same(one, other, value_of(faces[one]) == value_of(faces[other]))
        case 1:
            return Order(low, high, faces[low] < faces[high] and choose(2) == 1)
        case 2:
            among = _some(choose, count)
            wanted = value_of(faces[one])
            return CountOf(one, among, sum(value_of(faces[thing]) == wanted for thing in among))
        case 3:  # a token
            return Among((one,), tuple(k for k in KINDS if value_of(k) == value_of(faces[one])), 1, 1)
        case 4:  # somewhere else than in its row
            row = sorted(_some(choose, count, 2), key=lambda thing: faces[thing])
            return Sorted(tuple(row))
        case _:
            things = _some(choose, count)
            kinds = tuple(k for k in KINDS if choose(2))
            found = sum(faces[thing] in kinds for thing in things)
            most = None if choose(2) else found + choose(2)
            return Among(things, kinds, max(0, found - choose(2)), most)
