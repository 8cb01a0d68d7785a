"""Facts that a table shows by itself, and facts that have to be stated beside it.

Everybody sees the stands, their tokens and labels, and which wires were drawn: what follows from these is not written.
A fact is written in its shortest form: wires that are cut lie open, so it speaks of the others only, and a fact that the
open wires fulfil has nothing more to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from defuse.busters.board import Board
from defuse.busters.notation.orders import chains, follows, net_of, reduced, steps
from defuse.busters.notation.places import Places
from defuse.busters.notation.slots import kinds_shown, written
from defuse.busters.wires import BLUE_VALUES, seat_name, value_of
from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted


def in_order(board: Board, stand: int) -> tuple[int, ...]:
    """The wires of a stand that are sorted: all but X and flipped ones."""
    return tuple([wire for wire in board.stands[stand] if not board.loose >> wire & 1])


def shown(board: Board, wires: Sequence[int], rows: Iterable[int], counted: Iterable[int] = ()) -> list[Fact]:
    """What the table shows by itself: the order on these stands, the drawn wires, the tokens, the labels.

    `wires` are all wires in the game. A token that counts, at a wire in `counted`, is explained by a fact of its own.
    """
    facts: list[Fact] = [Sorted(row) for stand in rows if len(row := in_order(board, stand)) > 1]
    for specials in (board.red, board.yellow):
        if specials.count < len(specials.kinds):
            facts.append(Among(tuple(wires), specials.kinds, specials.count, specials.count))
    for token in board.tokens:
        said = kinds_shown(token.mark)
        if said is None:
            if token.wire not in counted:
                stand = next(at for at, row in enumerate(board.stands) if token.wire in row)
                facts.append(CountOf(token.wire, in_order(board, stand), int(token.mark[1:])))
        elif not board.gone >> token.wire & 1:
            facts.append(Among((token.wire,), said[0], int(said[1]), int(said[1])))
    facts += [Same(*label.wires, label.equal) for label in board.labels]
    return facts


def refuted(fact: Fact, faces: bytes) -> bool:
    """Whether a fact cannot be true, whatever the unknown faces are, as far as it can be seen from the fact alone."""
    match fact:
        case Among():
            hits = sum(faces[wire] in fact.kinds for wire in fact.things)
            open_ones = sum(not faces[wire] for wire in fact.things)
            return hits + open_ones < fact.least or (fact.most is not None and hits > fact.most)
        case Sorted():
            return not Sorted(tuple([wire for wire in fact.things if faces[wire]])).holds(faces, value_of)
        case CountOf():
            if not faces[fact.thing]:
                return fact.count > len(fact.among)
            hits = sum(value_of(faces[wire]) == value_of(faces[fact.thing]) for wire in fact.among)
            return not hits <= fact.count <= hits + sum(not faces[wire] for wire in fact.among)
        case Order():
            return bool(faces[fact.low] and faces[fact.high]) and not fact.holds(faces, value_of)
        case Same():
            return bool(faces[fact.one] and faces[fact.other]) and not fact.holds(faces, value_of)
    return False


class Stated:
    """The facts of a table that it does not show by itself, in their shortest form."""

    def __init__(self, board: Board, faces: bytes, wires: Sequence[int]) -> None:
        self.board = board
        self.faces = faces
        self.places = Places(board)
        every = steps(board.facts)
        net = net_of(every)
        self.sorted_rows = [
            stand
            for stand in range(len(board.stands))
            if all(follows(net, Order(low, high)) for low, high in pairwise(in_order(board, stand)))
        ]
        """The stands of which everybody knows that they are sorted."""
        plain = [self.short(fact) for fact in board.facts if not isinstance(fact, Sorted | Order)]
        told = {self.short(fact) for fact in shown(board, wires, ())}
        counted = {fact.thing for fact in plain if isinstance(fact, CountOf) and fact not in told}
        kept = [fact for fact in plain if fact is not None and not (fact in told and _thing(fact) not in counted)]
        self.plain: list[Fact] = list(dict.fromkeys(kept))
        rows = [in_order(board, stand) for stand in self.sorted_rows]
        hidden = [order for order in every if not (self._gone(order.low) and self._gone(order.high))]
        self.orders = reduced(rows, hidden, self.places.rank)

    def _gone(self, wire: int) -> bool:
        return bool(self.board.gone >> wire & 1)

    def short(self, fact: Fact) -> Fact | None:
        """A fact in its shortest form; None if the open wires fulfil it."""
        sort = self.places.sorted
        match fact:
            case Among():
                hits = sum(self._gone(wire) and self.faces[wire] in fact.kinds for wire in fact.things)
                rest = sort(wire for wire in fact.things if not self._gone(wire))
                least = max(0, fact.least - hits)
                most = None if fact.most is None or fact.most - hits >= len(rest) else fact.most - hits
                return Among(rest, tuple(sorted(set(fact.kinds))), least, most) if least or most is not None else None
            case Same():
                one, other = sort((fact.one, fact.other))
                return None if self._gone(one) and self._gone(other) else Same(one, other, fact.equal)
            case CountOf():
                told = all(self._gone(wire) for wire in (fact.thing, *fact.among))
                return None if told else CountOf(fact.thing, sort(fact.among), fact.count)
        raise ValueError(f"the notation has no words for {fact}")

    def lines(self) -> list[str]:
        """The facts, one a line."""
        rank = self.places.rank
        said = sorted(self.plain, key=lambda fact: (_GROUPS[type(fact)], [rank(wire) for wire in _wires(fact)], _rest(fact)))
        return [self.sentence(fact) for fact in said] + [self._chain(chain) for chain in chains(self.orders)]

    def sentence(self, fact: Fact) -> str:
        """A fact in words."""
        name, names = self.places.name, self.places.names
        match fact:
            case Among():
                return self._among(fact, written(fact.kinds))
            case Same():
                return f"{name(fact.one)} {'=' if fact.equal else '!='} {name(fact.other)}"
            case CountOf():
                return f"{name(fact.thing)} x{fact.count} among {names(fact.among)}"
        raise ValueError(f"the notation has no words for {fact}")

    def _among(self, fact: Among, words: str) -> str:
        wires, least, most = fact.things, fact.least, fact.most
        one = (least, most) == (1, None)
        if len(wires) == 1:
            return f"{self.places.name(wires[0])} is {words if one else f'not {words}'}"
        if one or most == 0:
            for seat in range(self.board.players):
                if wires == self.places.hand(seat):
                    return f"{seat_name(seat)} {'has' if one else 'lacks'} {words}"
            number = len(fact.kinds) == 1 and value_of(fact.kinds[0]) in BLUE_VALUES
            for row in self.places.rows:
                if number and wires == self.places.plain(row):
                    return f"{row} radar {words} {'yes' if one else 'no'}"
        many = (
            "one"
            if one
            else "none"
            if most == 0
            else "all"
            if least == len(wires)
            else f"at least {least}"
            if most is None
            else f"at most {most}"
            if least == 0
            else f"exactly {least}"
            if least == most
            else f"{least} to {most}"
        )
        verb = "is" if many in ("one", "none") else "are"
        return f"{many} of {self.places.names(wires)} {verb} {words}"

    def _chain(self, chain: list[Order]) -> str:
        words = [self.places.name(chain[0].low)]
        for order in chain:
            words += ["<" if order.strict else "<=", self.places.name(order.high)]
        return " ".join(words)


_GROUPS: dict[type[Fact], int] = {Among: 0, Same: 1, CountOf: 2}


def _wires(fact: Fact) -> tuple[int, ...]:
    match fact:
        case Among():
            return fact.things
        case Same():
            return (fact.one, fact.other)
        case CountOf():
            return (fact.thing, *fact.among)
    return ()


def _rest(fact: Fact) -> tuple[tuple[int, ...], int, int]:
    """What is left to tell two facts of one kind about the same wires apart."""
    match fact:
        case Among():
            return fact.kinds, fact.least, -1 if fact.most is None else fact.most
        case Same():
            return (), int(fact.equal), 0
        case CountOf():
            return (), fact.count, 0
    return (), 0, 0


def _thing(fact: Fact) -> int | None:
    return fact.thing if isinstance(fact, CountOf) else None
