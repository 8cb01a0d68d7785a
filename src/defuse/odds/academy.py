"""Counting cards in Bomb Squad Academy: exact chances from what a seat has seen, peeks included.

Every shuffle hides a deck from everybody, so all that a seat can know of a deck is which cards are left in it and the
cards that it has looked at since. The hidden cards of a deck are in any order, all orders alike; so are hidden tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

from defuse.academy.board import BOOM, CARD_BASE, CHICKEN, OK, WAIT, Board, Wire
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.academy.rules.waiting import POINTS
from defuse.kernel import UNKNOWN, Observation

Drawn = tuple[tuple[int, int, float], ...]
"""What so many cards of a deck come to: how far the trigger moves, the last card, and how likely that is."""


class CutOdds(NamedTuple):
    """What comes of cutting a wire."""

    explodes: float
    """The chance that the bomb explodes."""
    points: float
    """What each cutter scores on average, an explosion counted as nothing."""


class _Known(NamedTuple):
    """What a seat knows of a wire."""

    known: tuple[int | None, ...]
    """The main values of the deck, as far as they are known."""
    left: tuple[int, ...]
    """How many of each value are among the unknown cards."""
    booms: tuple[float, ...]
    space: int
    """How far the trigger may move without reaching a tile."""
    chain: int


class AcademyOdds:
    """The chances of everything that the seat of an observation does not know."""

    def __init__(self, observation: Observation) -> None:
        self.board: Board = observation.public
        self.seat = observation.seat
        self._faces = observation.faces
        self._wires: dict[str, _Known] = {}
        self._cuts: dict[tuple[str, int, int], CutOdds] = {}

    def next_cards(self, wire: str, count: int = 1) -> list[dict[int, float]]:
        """For each of the next cards of a wire, how likely every main value is."""
        here = self._wire(wire)
        total = sum(here.left)
        unknown = {value: many / total for value, many in enumerate(here.left) if many}
        return [{value: 1.0} if value is not None else dict(unknown) for value in here.known[:count]]

    def boom(self, wire: str) -> tuple[float, ...]:
        """For each tile of a wire, how likely it is the first BOOM that a trigger would flip."""
        return self._wire(wire).booms

    def cut(self, wire: str, cutters: int = 1, cards: int | None = None) -> CutOdds:
        """What comes of a cut by so many seats; they flip as many cards, or so many as are given."""
        key = (wire, cutters, cutters if cards is None else cards)
        found = self._cuts.get(key)
        if found is None:
            here = self._wire(wire)
            known = here.known[: key[2]]
            extra = here.chain + len(known) + self.board.bonus(wire)
            found = self._cuts[key] = _cut(known, here.left, here.space, here.booms, extra, cutters)
        return found

    def drawn(self, wire: str, cards: int) -> Drawn:
        """What the next so many cards of a wire come to."""
        here = self._wire(wire)
        return _drawn(here.known[:cards], here.left)

    def round(self, actions: Sequence[str], protected: Iterable[str] = ()) -> list[float]:
        """By how much the score of each seat changes on average, if these are the actions of the round (no tools)."""
        board = self.board
        gains = [float(POINTS) if action == WAIT else 0.0 for action in actions]
        chickens = [seat for seat, action in enumerate(actions) if action == CHICKEN]
        reached = 1.0
        barred = set(protected)
        for name in board.colours:
            seats = [seat for seat, action in enumerate(actions) if action == name]
            if not seats or name in barred:
                continue
            odds = self.cut(name, len(seats))
            for seat in seats:
                loss = min(LOSS, board.scores[seat])  # A7
                gains[seat] += reached * (odds.points - odds.explodes * loss)
            for seat in chickens:
                gains[seat] += reached * odds.explodes * GAIN
            reached *= 1.0 - odds.explodes
        return gains

    def values(self, seat: int, beliefs: Sequence[Mapping[str, float]]) -> dict[str, float]:
        """By how much the score of a seat changes on average with each card of its hand, if the others choose so.

        The others choose by themselves, each by its own chances. Whoever waits protects one of the wires that
        somebody cuts, all alike.
        """
        others = [belief for other, belief in enumerate(beliefs) if other != seat]
        found = dict.fromkeys(self.board.hands[seat], 0.0)
        for counts, waits, chance in crowds(others, self.board.colours):
            for card in found:
                found[card] += chance * self._alone(seat, card, counts, waits)
        return found

    def _alone(self, seat: int, card: str, counts: tuple[int, ...], waits: int) -> float:
        """What a card brings to a seat, if so many others cut each wire and so many wait."""
        colours = self.board.colours
        if card == WAIT:
            return float(POINTS)
        cut = tuple([many + (name == card) for name, many in zip(colours, counts, strict=True)])
        total = 0.0
        for barred, chance in protections(tuple([bool(many) for many in cut]), waits):
            total += chance * self._along(seat, card, cut, barred)
        return total

    def _along(self, seat: int, card: str, cut: tuple[int, ...], barred: int) -> float:
        reached = 1.0
        gain = 0.0
        for at, name in enumerate(self.board.colours):
            if not cut[at] or barred >> at & 1:
                continue
            odds = self.cut(name, cut[at])
            if card == name:
                return reached * (odds.points - odds.explodes * min(LOSS, self.board.scores[seat]))
            if card == CHICKEN:
                gain += reached * odds.explodes * GAIN
            reached *= 1.0 - odds.explodes
        return gain

    def _wire(self, name: str) -> _Known:
        found = self._wires.get(name)
        if found is None:
            found = self._wires[name] = self._looked_at(self.board.wire(name))
        return found

    def _looked_at(self, wire: Wire) -> _Known:
        faces = self._faces
        known = tuple([faces[card] - CARD_BASE if faces[card] != UNKNOWN else None for card in wire.deck])
        kinds = {pile.name: pile.kinds for pile in self.board.piles}
        left = Counter([kind - CARD_BASE for kind in kinds[wire.name]])
        left.subtract(wire.values)
        left.subtract([value for value in known if value is not None])
        tiles = [faces[tile] for tile in wire.tiles]
        booms = kinds[f"{wire.name} tiles"].count(BOOM) - tiles.count(BOOM)
        return _Known(
            known,
            tuple([left[value] for value in range(max(kinds[wire.name]) - CARD_BASE + 1)]),
            _first_boom(tuple([face if at >= wire.flipped else OK for at, face in enumerate(tiles)]), booms),
            wire.track - wire.trigger,
            wire.chain,
        )


def crowds(
    beliefs: Sequence[Mapping[str, float]], colours: tuple[str, ...]
) -> Iterator[tuple[tuple[int, ...], int, float]]:
    """How many of some seats cut each wire, how many wait, and how likely that is; one seat added after the other."""
    ways: dict[tuple[int, ...], float] = {(0,) * (len(colours) + 1): 1.0}
    places = {**{name: at for at, name in enumerate(colours)}, WAIT: len(colours)}
    for belief in beliefs:
        new: dict[tuple[int, ...], float] = {}
        for counts, chance in ways.items():
            for card, here in belief.items():
                if here:
                    at = places.get(card)
                    more = counts if at is None else (*counts[:at], counts[at] + 1, *counts[at + 1 :])
                    new[more] = new.get(more, 0.0) + chance * here
        ways = new
    for counts, chance in ways.items():
        yield counts[:-1], counts[-1], chance


@lru_cache(maxsize=256)
def protections(cut: tuple[bool, ...], waits: int) -> tuple[tuple[int, float], ...]:
    """Which wires so many waits protect, as a bit mask, and how likely: each one of those that are cut, all alike."""
    places = [at for at, here in enumerate(cut) if here]
    if not waits or not places:
        return ((0, 1.0),)
    masks: Counter[int] = Counter()
    for chosen in product(places, repeat=waits):
        mask = 0
        for at in chosen:
            mask |= 1 << at
        masks[mask] += 1
    total = len(places) ** waits
    return tuple([(mask, ways / total) for mask, ways in masks.items()])


@lru_cache(maxsize=65536)
def _cut(
    known: tuple[int | None, ...],
    left: tuple[int, ...],
    space: int,
    booms: tuple[float, ...],
    extra: int,
    cutters: int,
) -> CutOdds:
    """What comes of flipping some cards, if the last one scores `extra` points more."""
    explodes = points = 0.0
    if not known:
        return CutOdds(0.0, 0.0)  # A5
    for moved, last, chance in _drawn(known, left):
        gone = sum(booms[: max(moved - space, 0)])
        explodes += chance * gone
        points += chance * (1.0 - gone) * ((last + extra) // cutters)
    return CutOdds(explodes, points)


@lru_cache(maxsize=4096)
def _first_boom(faces: tuple[int, ...], booms: int) -> tuple[float, ...]:
    """For each tile the chance to be the first BOOM, if so many of the unknown ones are."""
    unknown = sum(face == UNKNOWN for face in faces)
    chances: list[float] = []
    none_yet = 1.0
    for face in faces:
        if face == UNKNOWN:
            # As long as no BOOM has come, all of them are among the unknown tiles that are left.
            here = booms / unknown
            unknown -= 1
        else:
            here = float(face == BOOM)
        chances.append(none_yet * here)
        none_yet *= 1.0 - here
    return tuple(chances)


@lru_cache(maxsize=65536)
def _drawn(cards: tuple[int | None, ...], left: tuple[int, ...]) -> Drawn:
    """What some cards come to: known ones, and hidden ones from a deck with so many of each value left."""
    sure = sum([value for value in cards if value is not None])
    hidden = sum([value is None for value in cards])
    if not hidden:
        return ((sure, cards[-1] or 0, 1.0),)
    total = sum(left)
    last = cards[-1]
    if last is not None:
        ways = _sums(left, hidden)
        return tuple([(sure + moved, last, many / comb(total, hidden)) for moved, many in ways.items()])
    found: list[tuple[int, int, float]] = []
    for value, count in enumerate(left):
        if count:
            rest = tuple([here - (at == value) for at, here in enumerate(left)])
            for moved, many in _sums(rest, hidden - 1).items():
                chance = count * many / (total * comb(total - 1, hidden - 1))
                found.append((sure + moved + value, value, chance))
    return tuple(found)


@lru_cache(maxsize=65536)
def _sums(left: tuple[int, ...], cards: int) -> dict[int, int]:
    """In how many ways so many cards of a deck add up to each sum, whatever their order."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, count in enumerate(left):
        new: dict[tuple[int, int], int] = {}
        for (taken, moved), many in ways.items():
            for more in range(min(count, cards - taken) + 1):
                key = (taken + more, moved + more * value)
                new[key] = new.get(key, 0) + many * comb(count, more)
        ways = new
    return {moved: many for (taken, moved), many in ways.items() if taken == cards}
