"""Chains: from the drafts that lead to a statement to steps that follow from what they name, and from no less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from defuse.kernel import Among, Fact
from defuse.odds.why.ground import Ground, things_of
from defuse.odds.why.narrowing import Draft, Narrowing
from defuse.odds.why.proof import How, Step
from defuse.odds.why.sparing import spared


class Node:
    """A step that is still to be checked."""

    def __init__(self, how: How, mask: int) -> None:
        self.how = how
        self.mask = mask
        self.things: set[int] = set()
        self.fact: Fact | None = None
        """What is concluded, if it is not about each of the things by itself."""
        self.seen: set[int] = set()
        self.facts: list[Fact] = []
        self.nodes: list[Node] = []


class Ref(NamedTuple):
    """One thing that a step may follow from: a seen wire, a fact or another step."""

    seen: int | None = None
    fact: Fact | None = None
    node: Node | None = None


def chain_of(ground: Ground, narrowing: Narrowing, statement: Fact) -> tuple[Step, ...] | None:
    """The proof of a statement in simple steps; None if they do not lead to it."""
    last = _Gathering(narrowing).last(statement)
    if last is None:
        return None
    order = _merged(last)
    checked: dict[Node, tuple[Step, list[Node]]] = {}
    wanted = {last}
    for node in order[::-1]:
        if node in wanted:
            found = _checked(ground, node)
            if found is None:
                return None
            checked[node] = found
            wanted.update(found[1])
    kept = [node for node in order if node in checked]
    index = {node: at for at, node in enumerate(kept)}
    steps = [(checked[node][0], checked[node][1]) for node in kept]
    return tuple([step._replace(steps=tuple(sorted([index[node] for node in nodes]))) for step, nodes in steps])


def counted(ground: Ground, statement: Fact) -> tuple[Step, ...]:
    """A proof in one step: facts from which the statement follows, of which none can be spared."""
    near = things_of(statement)
    # What speaks of the wire itself is tried last, so that it stays.
    facts = sorted(ground.facts, key=lambda fact: not near.isdisjoint(things_of(fact)))
    seen = tuple([Ref(seen=thing) for thing in ground.seen])
    # Facts are tried before seen wires: the more is seen and the fewer facts there are, the less there is to count.
    told = tuple([Ref(fact=fact) for fact in facts])
    told = spared(told, lambda some: _proven(ground, [*some, *seen], statement))
    seen = spared(seen, lambda some: _proven(ground, [*told, *some], statement))
    return (_step(ground, "counting", statement, [*told, *seen]),)


class _Gathering:
    """The nodes that a statement needs, from its end to its beginning."""

    def __init__(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self.nodes: dict[Draft, Node] = {}

    def last(self, statement: Fact) -> Node | None:
        """The node of the statement itself; None if it is out of reach."""
        narrowing = self.narrowing
        node = Node("left", 0)
        node.fact = statement
        before = 1 << 62
        if not isinstance(statement, Among) or len(statement.things) != 1:
            things = things_of(statement)
            for thing in sorted(things):
                self.add(node, thing, narrowing.masks[thing], before)
            node.facts = [fact for fact in narrowing.ground.facts if not things.isdisjoint(things_of(fact))]
            return node
        thing = statement.things[0]
        kinds = narrowing.ground.pile.bits(statement.kinds)
        mask = kinds if statement.least else narrowing.full & ~kinds
        if narrowing.masks[thing] & ~mask:
            return None
        drafts = narrowing.explain(thing, mask, before)
        if drafts is not None and len(drafts) == 1:
            node = self.node(drafts[0], thing)
            node.fact = statement
            return node
        if drafts is None:
            node.how = "seen"
        self.add(node, thing, mask, before)
        return node

    def node(self, draft: Draft, thing: int) -> Node:
        """The node of a draft, about one more wire."""
        node = self.nodes.get(draft)
        if node is None:
            node = self.nodes[draft] = Node(draft.how, draft.mask)
            node.facts = list(draft.facts)
            for other, mask in draft.needs:
                self.add(node, other, mask, draft.stamp)
        node.things.add(thing)
        return node

    def add(self, node: Node, thing: int, mask: int, before: int) -> None:
        """Let a node use that a wire has one of some kinds."""
        if mask == self.narrowing.full:
            return
        drafts = self.narrowing.explain(thing, mask, before)
        if drafts is None:
            node.seen.add(thing)
            return
        for draft in drafts:
            other = self.node(draft, thing)
            if other not in node.nodes:
                node.nodes.append(other)


def _merged(last: Node) -> list[Node]:
    """The nodes in order, those that say alike things of the same wires as one."""
    order = _in_order(last)
    for node in order[::-1]:
        for user in [user for user in order if node in user.nodes]:
            for other in [each for each in user.nodes if each is not node and _alike(node, each)]:
                if node in user.nodes and other in user.nodes and not _reaches(node, other):
                    if _reaches(other, node) or other.fact is not None:
                        continue
                    _take_in(order, node, other)
    return _in_order(last)


def _alike(one: Node, other: Node) -> bool:
    if one.fact is not None or one.how != other.how or one.things != other.things:
        return False
    return one.how == "out" or (one.how in ("between", "told") and one.facts == other.facts)


def _take_in(order: Sequence[Node], node: Node, other: Node) -> None:
    node.mask &= other.mask
    node.seen |= other.seen
    node.facts = [*dict.fromkeys([*node.facts, *other.facts])]
    node.nodes = [*dict.fromkeys([*node.nodes, *other.nodes])]
    for user in order:
        if other in user.nodes:
            user.nodes = [*dict.fromkeys([node if each is other else each for each in user.nodes])]


def _reaches(node: Node, other: Node) -> bool:
    return other in _in_order(node)


def _in_order(last: Node) -> list[Node]:
    """A node and all that it needs, each after what it needs."""
    found: dict[Node, None] = {}
    stack = [(last, False)]
    while stack:
        node, ready = stack.pop()
        if node in found:
            continue
        if ready:
            found[node] = None
        else:
            stack.append((node, True))
            stack += [(each, False) for each in node.nodes if each not in found]
    return list(found)


def _checked(ground: Ground, node: Node) -> tuple[Step, list[Node]] | None:
    """A node as a step of which nothing can be spared, and the nodes it uses; None if it does not follow."""
    statement = conclusion(ground, node)
    refs = [Ref(node=each) for each in node.nodes]
    refs += [Ref(fact=fact) for fact in node.facts]
    refs += [Ref(seen=thing) for thing in sorted(node.seen)]
    if not _proven(ground, refs, statement):
        return None
    refs = _irreducible(ground, refs, statement)
    return _step(ground, node.how, statement, refs), [ref.node for ref in refs if ref.node is not None]


def _step(ground: Ground, how: How, statement: Fact, refs: list[Ref]) -> Step:
    seen = tuple([ref.seen for ref in refs if ref.seen is not None])
    facts = tuple([ref.fact for ref in refs if ref.fact is not None])
    concluded = [conclusion(ground, ref.node) for ref in refs if ref.node is not None]
    return Step(how, statement, seen, facts, (), ground.needs_pool(seen, [*facts, *concluded], statement))


def conclusion(ground: Ground, node: Node) -> Fact:
    """What a node says of its wires: what they are, or in fewer words what they are not."""
    if node.fact is not None:
        return node.fact
    kinds = ground.pile.kinds
    things = tuple(sorted(node.things))
    inside = tuple([kind for at, kind in enumerate(kinds) if node.mask >> at & 1])
    outside = tuple([kind for at, kind in enumerate(kinds) if not node.mask >> at & 1])
    return Among(things, inside, len(things)) if len(inside) <= len(outside) else Among(things, outside, 0, 0)


def _irreducible(ground: Ground, refs: list[Ref], statement: Fact) -> list[Ref]:
    for ref in list(refs):
        fewer = [each for each in refs if each is not ref]
        if _proven(ground, fewer, statement):
            refs = fewer
    return refs


def _proven(ground: Ground, refs: Sequence[Ref], statement: Fact) -> bool:
    seen = [ref.seen for ref in refs if ref.seen is not None]
    facts = [ref.fact for ref in refs if ref.fact is not None]
    facts += [conclusion(ground, ref.node) for ref in refs if ref.node is not None]
    return ground.proves(seen, facts, statement)
