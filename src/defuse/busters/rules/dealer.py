"""Setting up: captain, red and yellow wires, deal, characters, equipment (C1–C4, C14, E1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import ClassVar

from defuse.busters import catalogue
from defuse.busters.board import Specials
from defuse.busters.card import Equipment
from defuse.busters.events import (
    CaptainChosen,
    CharactersTaken,
    Dealt,
    EquipmentLaid,
    MissionBegan,
    SpecialsDrawn,
    TableReady,
)
from defuse.busters.mission import Draw, Mission
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table
from defuse.busters.wires import COPIES, YELLOW, blue, red, yellow
from defuse.kernel import Event, PileMade, RulesAdded, Steps


class Dealer(Rule, frozen=True, kw_only=True):
    """Set the table: draw, show and shuffle the wires, deal them round the stands, lay out the equipment."""

    id: str = "dealer"
    captain: int | None = None
    """Who is captain; None for one by lot."""
    equipment: tuple[str, ...] | None = None
    """Which cards are laid out; None for cards by lot."""

    rank: ClassVar[Rank] = Rank.STORY

    def after(self, table: Table, event: MissionBegan | CaptainChosen | SpecialsDrawn | Dealt) -> Steps:
        mission = catalogue.mission(table.public.mission)
        match event:
            case MissionBegan():
                players = table.public.players
                yield CaptainChosen(table.roll(players) if self.captain is None else self.captain)
            case CaptainChosen():
                wires = mission.wires_for(table.public.players)
                yield SpecialsDrawn(
                    self._drawn(table, wires.draw("red"), red),
                    self._drawn(table, wires.draw("yellow"), yellow),
                )
            case SpecialsDrawn():
                yield from self._deal(table, mission)
            case Dealt():
                yield from self._equip(table, mission)
                yield TableReady()

    def _drawn(self, table: Table, draw: Draw, kind: Callable[[int], int]) -> Specials:
        """Draw the wires of a colour, for all to see."""
        left = [kind(number) for number in draw.values]
        shown = [left.pop(table.roll(len(left))) for _ in range(draw.drawn)]
        return Specials(tuple(sorted(shown)), draw.count)

    def _deal(self, table: Table, mission: Mission) -> Steps:
        """Deal all wires, one by one round the stands, beginning at the captain's first (C2, C3)."""
        board = table.public
        blues, totals = _blue_wires(mission.wires_for(board.players).blue)
        totals = (*totals, board.yellow.count, board.red.count)
        kinds = sorted([*blues, *board.red.kinds, *board.yellow.kinds])
        dealt = sum(totals)
        first = len(table.faces)
        owners, stands = _stands(board.players, board.captain, dealt, first)
        wires = tuple(range(first, first + len(kinds)))
        yield PileMade("wires", wires, tuple(kinds))
        yield Dealt(stands, owners, totals, wires[dealt:])

    def _equip(self, table: Table, mission: Mission) -> Steps:
        """Hand out the characters and lay out as many equipment cards as players (E1, E21)."""
        players = table.public.players
        characters = tuple(str(1 + (seat - table.public.captain) % players) for seat in range(players))
        if mission.equipment:
            yield from self._shelve(table, mission)
        yield CharactersTaken(characters)

    def _shelve(self, table: Table, mission: Mission) -> Steps:
        """Lay out as many equipment cards as players, and put the others on a pile."""
        board = table.public
        pile = _pile(mission.number, mission.banned, bool(board.yellow.kinds), board.reds)
        if mission.face_down:
            wanted = self.equipment
            yield from put_aside(table, [card.code for card in pile if wanted is None or card.card in wanted])
            return
        order = [card.card for card in pile]
        laid = [card for card in self.equipment or () if card in order]
        order = [card for card in order if card not in laid]
        count = board.players if self.equipment is None else len(self.equipment)
        laid += [order.pop(table.roll(len(order))) for _ in range(count - len(laid))]
        yield from lay_out(table, tuple(laid), [card.code for card in pile if card.card not in laid])


@lru_cache(maxsize=256)
def _blue_wires(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kinds of all blue wires of some numbers, and how many wires there are of each value below yellow."""
    kinds = tuple([blue(number) for number in numbers for _ in range(COPIES)])
    return kinds, tuple([COPIES if value in numbers else 0 for value in range(YELLOW)])


@lru_cache(maxsize=1024)
def _stands(players: int, captain: int, dealt: int, first: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Whose stands there are, and the wires on each when so many are dealt, the first of which has this handle."""
    owners = stand_owners(players, captain)
    seats = [(captain + step) % players for step in range(players)]
    order = [stand for seat in seats for stand, own in enumerate(owners) if own == seat]
    sizes = [0] * len(owners)
    for place, stand in enumerate(order):
        sizes[stand] = dealt // len(order) + (place < dealt % len(order))
    stands: list[tuple[int, ...]] = []
    for size in sizes:
        stands.append(tuple(range(first, first + size)))
        first += size
    return owners, tuple(stands)


def lay_out(table: Table, laid: tuple[str, ...], rest: list[int]) -> Iterable[Event]:
    """Lay cards on the board, and put the others face down on a pile."""
    known = catalogue.cards()
    yield from put_aside(table, rest)  # first of all, before anything that follows can take the next handles
    yield RulesAdded(tuple(known[card](id=card) for card in laid))
    yield EquipmentLaid(laid)


def put_aside(table: Table, cards: list[int]) -> Iterable[Event]:
    """Put equipment cards face down on a pile."""
    if cards:
        first = len(table.faces)
        yield PileMade("equipment", tuple(range(first, first + len(cards))), tuple(cards))


@lru_cache(maxsize=256)
def _pile(
    number: int, banned: tuple[str, ...], with_yellow: bool, reds: tuple[int, ...]
) -> tuple[type[Equipment], ...]:
    """The equipment cards in the pile of a mission, in printed order."""
    kinds = [kind for kind in catalogue.cards().values() if _belongs(kind, number, banned, with_yellow)]
    # M11: no card that waits for wires which cannot be cut
    return tuple([kind for kind in kinds if kind.unlock and kind.unlock[0] not in reds])


def _belongs(kind: type[Equipment], number: int, banned: tuple[str, ...], with_yellow: bool) -> bool:
    if kind.unlock is None or kind.card in banned or number < kind.since:
        return False
    return with_yellow or not kind.needs_yellow


def in_pile(card: str, mission: Mission, with_yellow: bool) -> bool:
    """Whether a card is in the equipment pile of a mission (E1)."""
    return _belongs(catalogue.cards()[card], mission.number, mission.banned, with_yellow)


def stand_owners(players: int, captain: int) -> tuple[int, ...]:
    """Whose stands there are, by seat (C2)."""
    two = range(players) if players == 2 else [captain] if players == 3 else []
    return tuple(seat for seat in range(players) for _ in range(2 if seat in two else 1))
