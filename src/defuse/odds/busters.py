"""Odds: what a seat may conclude from all that it has seen, exactly.

The prior is that all deals of the mission's set-up are equally likely, and wires are distinct things: a 5 and a 6 can
be dealt to a stand in 16 ways, two 5s in 6. The evidence is what the seat has looked at and the public facts; how
teammates like to play is no evidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import cached_property
from math import log2
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from defuse.busters import KIT
from defuse.busters.acts import Cut
from defuse.busters.board import Board
from defuse.busters.rules.clues import all_kinds, mark_facts
from defuse.busters.wires import kinds_of, value_of, word
from defuse.kernel import UNKNOWN, Among, Fact, Field, Observation, PileMade, Some, Sorted, veil
from defuse.odds.counting.chances import entropy
from defuse.odds.counting.evidence import evidence_of, pile_of
from defuse.odds.counting.kernels import Kernel, Name, count, exactly
from defuse.odds.counting.places import Places
from defuse.odds.counting.problem import Best, Contradiction, TooManyFacts
from defuse.words import say

if TYPE_CHECKING:
    from defuse.odds.why.ground import Ground
    from defuse.odds.why.narrowing import Narrowing
    from defuse.odds.why.proof import Change, Why


SAME = 1e-9
"""Chances that differ by less are the same."""


class Call(NamedTuple):
    """A cut that is called: the values that are named, the wires that are pointed at, and what may come of it."""

    values: tuple[int, ...]
    """What is named: one value, or two with X or Y Ray."""
    targets: tuple[int, ...]
    """The wires that are pointed at, by handle; several with a detector."""
    hit: float
    """The chance that the call is right."""
    miss: float
    """The chance that it is wrong, but no red wire is hit."""
    explode: float
    """The chance that it hits red: of several wires, that all of them are."""
    bits: float
    """What the caller learns on average, in bits: of the value of one wire; of several, whether one of them is hit."""


class Odds:
    """The exact odds of an observation. Everything is worked out when it is first asked for.

    Raises `Contradiction` if no deal agrees with the observation.
    """

    def __init__(self, observation: Observation, *, kernel: Name | None = None, extra: tuple[Fact, ...] = ()) -> None:
        self.observation = observation
        self._name = kernel
        self._extra = extra
        board = observation.public
        self.board: Board = board
        self.pile: PileMade = next(pile for pile in board.piles if pile.name == "wires")
        pile = pile_of(self.pile.things, self.pile.kinds, KIT.value)
        statements = evidence_of(pile, extra, dealt=False) if extra else None
        self.kernel: Kernel = count(observation.faces, evidence_of(pile, board.facts), statements, kernel)
        self.kinds = pile.kinds
        """The printed wires that there are, ascending."""
        if self.kernel.total == 0:
            raise Contradiction(say("odds-no-deal"))
        self._values: dict[int, dict[int, float]] = {}
        self._danger: dict[int, tuple[float, float]] = {}
        self._red: dict[tuple[int, ...], float] = {}
        self._calls: dict[tuple[tuple[int, ...], tuple[int, ...]], Call] = {}

    def given(self, *facts: Fact) -> Odds:
        """The odds if these facts were known as well. Raises `Contradiction` if they cannot be true."""
        return Odds(self.observation, kernel=self._name, extra=(*self._extra, *facts))

    # How many deals, and which.

    @cached_property
    def deals(self) -> int:
        """How many deals agree with the observation, exactly."""
        return exactly(self.kernel) * self.kernel.factor

    @property
    def bits(self) -> float:
        """How much there is still to learn, in bits: the logarithm of the number of deals."""
        return self.kernel.bits

    def sample(self, seed: int | str) -> bytes:
        """A deal drawn at random from all that agree with the observation: faces for `imagine`."""
        return self.samples(1, seed)[0]

    def samples(self, count: int, seed: int | str) -> list[bytes]:
        """Some deals, drawn at random from all that agree with the observation. The same seed gives the same ones."""
        random = Random(f"{seed}/odds")
        kernel = self.kernel
        places = kernel.sample(count, random.getrandbits(64))
        empty = bytearray(self.observation.faces)
        for thing, face in kernel.certain.items():
            empty[thing] = face
        found: list[bytes] = []
        width = sum([len(row.things) for row in kernel.rows])
        for number in range(count):
            faces = empty[:]
            at = number * width
            for row in kernel.rows:
                kinds = list(places[at : at + len(row.things)])
                if row.bag:
                    random.shuffle(kinds)
                for thing, kind in zip(row.things, kinds, strict=True):
                    faces[thing] = self.kinds[kind]
                at += len(row.things)
            found.append(bytes(faces))
        return found

    def admits(self, faces: bytes) -> bool:
        """Whether a deal is one of those that agree with the observation."""
        things = self.pile.things
        if any(self.observation.faces[thing] not in (UNKNOWN, faces[thing]) for thing in things):
            return False
        if sorted(faces[thing] for thing in things) != sorted(self.pile.kinds):
            return False
        try:
            self.given(*[Among((thing,), (faces[thing],), 1) for thing in things])
        except Contradiction:
            return False
        return True

    # Single wires.

    @cached_property
    def hidden(self) -> tuple[int, ...]:
        """The wires on the stands that are uncut and that this seat has not seen, stand by stand."""
        board, faces = self.board, self.observation.faces
        return tuple(
            [wire for stand in board.stands for wire in stand if faces[wire] == UNKNOWN and not board.gone >> wire & 1]
        )

    def printed(self, wire: int) -> dict[int, float]:
        """How likely each printed wire is at a place, by its kind; what cannot be is left out."""
        known = self.kernel.certain.get(wire) or self.observation.faces[wire]
        if known:
            return {known: 1.0}
        chances = self._places.chances(wire)
        return {kind: chance for kind, chance in zip(self.kinds, chances, strict=True) if chance}

    def values(self, wire: int) -> dict[int, float]:
        """How likely each value is at a place: 1 to 12, YELLOW, RED; what cannot be is left out."""
        found = self._values.get(wire)
        if found is None:
            found = self._values[wire] = self._values_of(wire)
        return found

    def _values_of(self, wire: int) -> dict[int, float]:
        known = self.kernel.certain.get(wire) or self.observation.faces[wire]
        if known:
            return {value_of(known): 1.0}
        found: dict[int, float] = {}
        for value, chance in zip(self._value_of_kind, self._places.chances(wire), strict=True):
            if chance:
                found[value] = found.get(value, 0.0) + chance
        return found

    @cached_property
    def _value_of_kind(self) -> tuple[int, ...]:
        return tuple([value_of(kind) for kind in self.kinds])

    @cached_property
    def _places(self) -> Places:
        kernel = self.kernel
        return Places(kernel.rows, len(self.kinds), kernel.total, kernel.places())

    # Statements.

    def chance(self, *facts: Fact) -> float:
        """How likely it is that all of these statements are true."""
        try:
            given = self.given(*facts)
        except Contradiction:
            return 0.0
        return given.kernel.total / self.kernel.total * (given.kernel.factor / self.kernel.factor)

    def exact_chance(self, *facts: Fact) -> Fraction:
        """The same as a fraction of whole numbers of deals."""
        try:
            return Fraction(self.given(*facts).deals, self.deals)
        except Contradiction:
            return Fraction(0)

    def any_of(self, wires: Sequence[int], value: int) -> float:
        """How likely it is that at least one of these wires has a value."""
        if len(wires) == 1:
            return self.values(wires[0]).get(value, 0.0)
        quick = self._any_in_a_row(wires, value)
        return quick if quick is not None else self.chance(Among(tuple(wires), kinds_of(value), 1))

    def _any_in_a_row(self, wires: Sequence[int], value: int) -> float | None:
        """The same read from the runs of equal wires, if there is one kind of the value and all are of one row."""
        certain, rows = self.kernel.certain, self.kernel.rows
        kinds = [kind for kind, found in enumerate(self._value_of_kind) if found == value]
        faces = [certain.get(wire) or self.observation.faces[wire] for wire in wires]
        if any(face and value_of(face) == value for face in faces):
            return 1.0
        doubtful = [wire for wire, face in zip(wires, faces, strict=True) if not face]
        if not kinds or not doubtful:
            return 0.0
        row = next(row for row in rows if doubtful[0] in row.things)
        if len(kinds) > 1 or row.bag or any(wire not in row.things for wire in doubtful):
            return None
        runs, width, count = self._places.runs, self.kernel.most + 1, len(self.kinds)
        where = self._places.where
        places = {where[wire][0] for wire in doubtful}
        first = where[row.things[0]][0]
        ways = 0.0
        for begin in range(first, first + len(row.things)):
            at = (begin * count + kinds[0]) * width
            for length in range(1, width):
                if runs[at + length] and not places.isdisjoint(range(begin, begin + length)):
                    ways += runs[at + length]
        return ways / self.kernel.total

    # Calls.

    def call(self, values: Iterable[int], targets: Iterable[int]) -> Call:
        """What comes of naming values (two with X or Y Ray) and pointing at wires (several with a detector)."""
        key = (tuple(values), tuple(targets))
        if key not in self._calls:
            self._calls[key] = self._call(*key)
        return self._calls[key]

    def of(self, act: Cut) -> Call:
        """What comes of a cut, with its cards."""
        faces = self.observation.faces
        return self.call(dict.fromkeys(value_of(faces[wire]) for wire in act.mine), act.targets)

    def _call(self, values: tuple[int, ...], targets: tuple[int, ...]) -> Call:
        reds = self.board.reds
        if len(targets) == 1:
            found = self.values(targets[0])
            if targets[0] not in self._danger:
                self._danger[targets[0]] = (reds_in(found, reds), entropy(found.values()))
            explode, bits = self._danger[targets[0]]
            hit = sum([found.get(value, 0.0) for value in values])
            miss = sum([chance for value, chance in found.items() if value not in values and value not in reds])
            return Call(values, targets, hit, miss, explode, bits)
        one = len(values) == 1
        hit = self.any_of(targets, values[0]) if one else self.chance(Among(targets, all_kinds(values), 1))
        if targets not in self._red:
            self._red[targets] = self._all_red(targets)
        explode = self._red[targets]
        miss = max(0.0, 1.0 - hit - explode)
        return Call(values, targets, hit, miss, explode, entropy((hit, miss, explode)))

    def _all_red(self, targets: tuple[int, ...]) -> float:
        reds = self.board.reds
        copies = zip(self._value_of_kind, self.kernel.copies, strict=True)
        left = sum([count for value, count in copies if value in reds])
        sure = sum([value_of(self.kernel.certain.get(wire, UNKNOWN)) in reds for wire in targets])
        if left + sure < len(targets) or any(reds_in(self.values(wire), reds) == 0 for wire in targets):
            return 0.0
        return self.chance(Among(targets, all_kinds(reds), len(targets)))

    def best(self, held: Sequence[int], wires: Sequence[int], kept: float) -> Best:
        """The plain call that is worth most, if a hit is worth 1, a miss `kept` and an explosion nothing."""
        return self.kernel.best(held, wires, self.board.reds, kept)

    def calls(self) -> list[Call]:
        """All plain calls of this seat, one wire and one value that it may name: the likeliest hits first."""
        found = [self.of(act) for act in self._plain_cuts()]
        return sorted(dict.fromkeys(found), key=lambda call: (-call.hit, call.explode))

    def _plain_cuts(self) -> Iterator[Cut]:
        faces, seat = self.observation.faces, self.observation.seat
        for form in self.observation.forms():
            if form.verb is Cut and not form.using:
                mine, targets = (_wires_of(field) for field in form.fields)
                one_each = {value_of(faces[wire]): wire for wire in mine}
                assert seat is not None
                yield from [Cut((wire,), (target,), seat=seat) for wire in one_each.values() for target in targets]

    def safe(self) -> list[Call]:
        """The plain calls that certainly hit."""
        return [call for call in self.calls() if call.miss == 0 and call.explode == 0]

    # Reasons.

    def without(self, *facts: Fact, seen: Iterable[int] = ()) -> Odds:
        """The odds if these public facts were not known, and these wires had not been seen."""
        gone = set(facts)
        public = replace(self.board, facts=tuple([fact for fact in self.board.facts if fact not in gone]))
        faces = bytearray(self.observation.faces)
        for wire in seen:
            faces[wire] = UNKNOWN
        extra = tuple([fact for fact in self._extra if fact not in gone])
        return Odds(replace(self.observation, public=public, faces=bytes(faces)), kernel=self._name, extra=extra)

    def why(self, statement: Fact, *, shorten: bool = True) -> Why:
        """Why a statement is certain: the easiest proof. If it is only likely: what its chance hangs on.

        Of something that cannot be, the contrary is proven where one fact can say it. Shortening a long proof
        takes several times as long as finding it.
        """
        from defuse.odds.why.chain import chain_of, counted
        from defuse.odds.why.denial import denials
        from defuse.odds.why.proof import Why
        from defuse.odds.why.shorter import shortened

        ground = self._ground
        if not ground.proves(ground.seen, ground.facts, statement):
            chance = self.chance(statement)
            contrary = denials(statement, ground.pile) if not chance else []
            if len(contrary) != 1 or len(contrary[0]) != 1:
                return Why(statement, chance, changes=self._changes(statement, chance))
            statement = contrary[0][0]
        steps = chain_of(ground, self._narrowing, statement)
        if steps is None:
            return Why(statement, 1.0, counted(ground, statement))
        return Why(statement, 1.0, shortened(ground, statement, steps) if shorten else steps)

    @cached_property
    def _ground(self) -> Ground:
        from defuse.odds.why.ground import Ground

        pile = pile_of(self.pile.things, self.pile.kinds, KIT.value)
        return Ground(pile, self.observation.faces, (*self.board.facts, *self._extra), self._name)

    @cached_property
    def _narrowing(self) -> Narrowing:
        from defuse.odds.why.narrowing import Narrowing

        return Narrowing(self._ground)

    def _changes(self, statement: Fact, chance: float) -> tuple[Change, ...]:
        """What the chance would be without each fact, where that is something else; the largest changes first."""
        from defuse.odds.why.proof import Change

        asked = [Change(0.0, fact=fact) for fact in self._ground.facts]
        asked += [Change(0.0, wire=wire) for wire in self._ground.seen]
        found: list[Change] = []
        for change in asked:
            facts = () if change.fact is None else (change.fact,)
            seen = () if change.wire is None else (change.wire,)
            with suppress(TooManyFacts):
                found.append(change._replace(chance=self.without(*facts, seen=seen).chance(statement)))
        found = [change for change in found if abs(change.chance - chance) > SAME]
        return tuple(sorted(found, key=lambda change: -abs(change.chance - chance)))

    # Information.

    @cached_property
    def bystander(self) -> Odds:
        """The odds of somebody without a hand: what everybody sees, and the flipped wires of others."""
        seen = self.observation
        faces = veil(seen.faces, self.board.in_sight)
        return Odds(Observation(seen.game, None, seen.public, faces), kernel=self._name, extra=self._extra)

    def tells(self, *facts: Fact) -> float:
        """How much true statements would tell somebody without a hand, in bits."""
        chance = self.bystander.chance(*facts)
        return -log2(chance) if chance else float("inf")

    def token_bits(self, wire: int, mark: str | None = None) -> float:
        """How much a token at a wire that this seat knows would tell everybody, in bits; it shows the value."""
        if mark is None:
            mark = word(value_of(self.observation.faces[wire]))
        return self.tells(*mark_facts(self.board, wire, mark))


def clash(observation: Observation) -> tuple[Fact, ...]:
    """Facts of an observation that cannot be true together, none too many; none at all if there are deals.

    Leaving out any one of them would make room for a deal. That stands are in order is taken for granted.
    """

    def clashing(facts: list[Fact]) -> bool:
        public = replace(observation.public, facts=tuple(facts))
        try:
            Odds(replace(observation, public=public))
        except Contradiction:
            return True
        return False

    facts = list(observation.public.facts)
    if not clashing(facts):
        return ()
    for fact in observation.public.facts:
        fewer = [other for other in facts if other is not fact]
        if not isinstance(fact, Sorted) and clashing(fewer):
            facts = fewer
    return tuple([fact for fact in facts if not isinstance(fact, Sorted)])


def reds_in(chances: dict[int, float], reds: tuple[int, ...]) -> float:
    """How likely it is that a wire acts as a red one."""
    return sum([chances.get(red, 0.0) for red in reds])


def _wires_of(field: Field) -> list[int]:
    assert isinstance(field, Some)
    return [wire for group in field.groups for wire in group if isinstance(wire, int)]
