"""Facts that a table shows by itself, and facts that have to be stated beside it.

Everybody sees the stands, their tokens and labels, and which wires were drawn: what these tell is not written again. A
fact is written in its shortest form: it speaks of wires that are neither cut nor told by a token, and of values of
which wires are left; a fact that the open wires and the tokens fulfil has nothing more to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from defuse.busters.board import Board
from defuse.busters.notation.certain import by_the_deal, certain
from defuse.busters.notation.orders import chains, follows, net_of, reduced, steps
from defuse.busters.notation.places import Places
from defuse.busters.notation.slots import ALL_KINDS, kinds_shown, written
from defuse.busters.wires import BLUE_VALUES, seat_name, value_of
from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted


def in_order(board: Board, stand: int) -> tuple[int, ...]:
    """The wires of a stand that are sorted: all but X and flipped ones."""
    return tuple([wire for wire in board.stands[stand] if not board.loose >> wire & 1])


def shown(
    board: Board,
    wires: Sequence[int],
    rows: Iterable[int],
    counted: Iterable[int] = (),
    dealt: Sequence[tuple[int, ...]] = (),
) -> list[Fact]:
    """What the table shows by itself: the order on these stands, the drawn wires, the tokens, the labels.

    `wires` are all wires in the game. A token that counts, at a wire in `counted`, is explained by a fact of its own.
    `dealt` are wires that were dealt together and have been parted since: a stand with one of them is in order, but it
    is not what was dealt.
    """
    parted = {wire for row in dealt for wire in row}
    facts: list[Fact] = [Sorted(row) for row in dealt]
    for row in [row for stand in rows if len(row := in_order(board, stand)) > 1]:
        facts += [Sorted(row)] if parted.isdisjoint(row) else [Order(low, high) for low, high in pairwise(row)]
    for specials in (board.red, board.yellow):
        if specials.count < len(specials.kinds):
            facts.append(Among(tuple(wires), specials.kinds, specials.count, specials.count))
    for token in board.tokens:
        said = kinds_shown(token.mark)
        if said is None:
            if token.wire not in counted:
                stand = board.stand_of(token.wire)
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
        self.places = Places(board)
        self.spent = frozenset(_spent(board, faces, wires))
        self.can_be = _can_be(board, faces, wires)
        every = steps(board.facts)
        net = net_of(every)
        self.sorted_rows = [
            stand
            for stand in range(len(board.stands))
            if all(follows(net, Order(low, high)) for low, high in pairwise(in_order(board, stand)))
        ]
        """The stands of which everybody knows that they are sorted."""
        by_deal = by_the_deal(board)
        rows = [in_order(board, stand) for stand in self.sorted_rows]
        rows += [fact.things for fact in by_deal if isinstance(fact, Sorted)]
        self.dealt = self._dealt(rows)
        """Wires that were dealt together, where that is not what stands together."""
        hidden = [order for order in every if not (self._gone(order.low) and self._gone(order.high))]
        self.orders = reduced([*rows, *self.dealt], hidden, self.places.rank)
        here = frozenset(wires)
        of_wires = [fact for fact in board.facts if here.issuperset(_wires(fact))]  # cards have lines of their own
        plain = [self.short(fact) for fact in of_wires if not isinstance(fact, Sorted | Order)]
        plain += self._outdated(of_wires, shown(board, wires, ()))
        self.every = frozenset(plain)
        """All facts in their shortest form, those that the table shows too."""
        told = {self.short(fact) for fact in shown(board, wires, ())}
        dealt = {self.short(fact) for fact in by_deal if not isinstance(fact, Sorted)} - {None}
        self.moved = bool(self.dealt) or not dealt.issubset(plain)
        """Whether wires have gone from stand to stand, so that the set-up tells nothing of the stands any more."""
        told.update(() if self.moved else dealt)
        told.update(self.short(fact) for fact in certain(board, moved=True) if not isinstance(fact, Sorted))
        counted = {fact.thing for fact in plain if isinstance(fact, CountOf) and fact not in told}
        told = {fact for fact in told if not (isinstance(fact, CountOf) and fact.thing in counted)}
        self.plain = [fact for fact in dict.fromkeys(plain) if fact is not None and fact not in told]

    def _dealt(self, rows: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        together = [fact.things for fact in self.board.facts if isinstance(fact, Sorted) and len(fact.things) > 1]
        parted = [row for row in together if row not in rows]
        named = [tuple([wire for wire in row if self.places.stands(wire)]) for row in parted]
        return sorted([row for row in named if len(row) > 1], key=lambda row: self.places.rank(row[0]))

    def knows(self, fact: Fact) -> bool:
        """Whether a fact is among those that are known, or says nothing."""
        short = self.short(fact)
        return short is None or short in self.every

    def leave_out(self, fact: Fact) -> None:
        """Do not state a fact that a line of its own tells."""
        short = self.short(fact)
        self.plain = [other for other in self.plain if other != short]

    def _outdated(self, facts: Iterable[Fact], now: Iterable[Fact]) -> list[Fact]:
        """Tokens that counted what stands elsewhere by now: the stand alone would tell something else."""
        seen = {fact.thing: set(fact.among) for fact in now if isinstance(fact, CountOf)}
        counts = [fact for fact in facts if isinstance(fact, CountOf) and self.short(fact) is None]
        moved = [fact for fact in counts if seen.get(fact.thing, set(fact.among)) != set(fact.among)]
        return [CountOf(fact.thing, self.places.sorted(fact.among), fact.count) for fact in moved]

    def _gone(self, wire: int) -> bool:
        return bool(self.board.gone >> wire & 1)

    def short(self, fact: Fact) -> Fact | None:
        """A fact in its shortest form; None if what everybody sees fulfils it."""
        sort = self.places.sorted
        match fact:
            case Among():
                return self._short_among(fact)
            case Same():
                one, other = sort((fact.one, fact.other))
                return None if self._gone(one) and self._gone(other) else Same(one, other, fact.equal)
            case CountOf():
                told = all(self._gone(wire) for wire in (fact.thing, *fact.among))
                return None if told else CountOf(fact.thing, sort(fact.among), fact.count)
        raise ValueError(f"the notation has no words for {fact}")

    def _short_among(self, fact: Among) -> Among | None:
        """Leave out the wires that are certainly of these kinds, or certainly not, and the kinds that are all cut."""
        kinds = set(fact.kinds)
        hits = 0
        rest: list[int] = []
        for wire in fact.things:
            can_be = self.can_be.get(wire)
            if can_be is not None and not self._gone(wire):
                can_be -= self.spent
            if can_be is None or not (can_be <= kinds or can_be.isdisjoint(kinds)):
                rest.append(wire)
            else:
                hits += can_be <= kinds
        least = max(0, fact.least - hits)
        most = None if fact.most is None or fact.most - hits >= len(rest) else fact.most - hits
        if not least and most is None:
            return None
        alive = tuple(sorted(kinds - self.spent))
        return Among(self.places.sorted(rest), alive, least, most) if alive or least else None

    def lines(self) -> list[str]:
        """The facts, one a line."""
        dealt = [f"dealt {self.places.in_a_row(row)}" for row in self.dealt]
        rank = self.places.rank
        by_wires = {fact: (_GROUPS[type(fact)], [rank(wire) for wire in _wires(fact)]) for fact in self.plain}
        said = sorted(self.plain, key=lambda fact: (by_wires[fact], _rest(fact)))
        return dealt + [self.sentence(fact) for fact in said] + [self._chain(chain) for chain in chains(self.orders)]

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
            case Sorted():
                return " <= ".join(map(name, fact.things))
        raise ValueError(f"the notation has no words for {fact}")

    def _among(self, fact: Among, words: str) -> str:
        wires, kinds, least, most = fact.things, fact.kinds, fact.least, fact.most
        one = (least, most) == (1, None)
        if len(wires) == 1:
            return f"{self.places.name(wires[0])} is {words if one else f'not {words}'}"
        if one or most == 0:
            for seat in range(self.board.players):
                if fact == self.short(Among(self.places.hand(seat), kinds, least, most)):
                    return f"{seat_name(seat)} {'has' if one else 'lacks'} {words}"
            for row in self.places.rows:
                if words.isdigit() and fact == self.short(Among(self.places.plain(row), kinds, least, most)):
                    return f"{row} radar {words} {'yes' if one else 'no'}"
        many = _how_many(least, most, len(wires))
        return f"{many} of {self.places.names(wires)} {'is' if many in ('one', 'none') else 'are'} {words}"

    def _chain(self, chain: list[Order]) -> str:
        words = [self.places.name(chain[0].low)]
        for order in chain:
            words += ["<" if order.strict else "<=", self.places.name(order.high)]
        return " ".join(words)


def _spent(board: Board, faces: bytes, wires: Sequence[int]) -> Iterator[int]:
    """The kinds of which no wire is left uncut, as everybody can count."""
    for kind in ALL_KINDS:
        value = value_of(kind)
        single = value not in BLUE_VALUES and any(board.gone >> wire & 1 and faces[wire] == kind for wire in wires)
        if single or board.cut[value] == board.totals[value]:
            yield kind


def _can_be(board: Board, faces: bytes, wires: Sequence[int]) -> dict[int, frozenset[int]]:
    """For wires that are cut or have a token: which kinds they can be."""
    found = {wire: frozenset((faces[wire],)) for wire in wires if board.gone >> wire & 1}
    for token in board.tokens:
        said = kinds_shown(token.mark)
        if said is not None and not board.gone >> token.wire & 1:
            before = found.get(token.wire, frozenset(ALL_KINDS))
            found[token.wire] = before.intersection(said[0]) if said[1] else before.difference(said[0])
    return found


def _how_many(least: int, most: int | None, all_of_them: int) -> str:
    if most is None:
        return {1: "one", all_of_them: "all"}.get(least, f"at least {least}")
    if least == most:
        return f"exactly {most}" if most else "none"
    return f"{least} to {most}" if least else f"at most {most}"


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
