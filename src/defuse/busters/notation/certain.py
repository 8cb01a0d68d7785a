"""What the mission's set-up makes certain, although nobody writes it down.

Mission 13 deals a red wire to each of three seats, the X wires of mission 35 are blue, a false token of mission 17
never lies at a red wire. The rules that say so when the wires are dealt and the tokens placed are asked again, with the
table as it is written in place of the deal: there is no list of missions here.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.events import Dealt, TokenPlaced
from defuse.busters.rules.clues import Clues
from defuse.kernel import Among, Event, Fact, Sorted, index_of, members

_LATER = (TokenCause.MISS, TokenCause.POST_IT, TokenCause.SINGLE_WIRE_LABEL)
"""Why a token may lie there that was not placed at the start; no rule tells other causes from a post-it."""


def certain(board: Board, *, moved: bool = False) -> list[Fact]:
    """The facts that follow from the mission's set-up for a table as it is written.

    If wires have `moved` from stand to stand since the deal, the stands do not tell any more what was dealt to whom.
    What is said of X and flipped wires alone stays true: they never move (E9, E20).
    """
    dealt = [fact for fact in by_the_deal(board) if not moved or stays(board, fact)]
    return [*dealt, *dict.fromkeys(_of_tokens(board))]


def by_the_deal(board: Board) -> list[Fact]:
    """What the deal made certain, if every wire stands where it was dealt.

    Where wires have left the stands, nobody can count what was dealt to a stand.
    """
    on_stands = {wire for stand in board.stands for wire in stand}
    away = any(wire not in on_stands for wire in members(board.gone))
    return [fact for fact in _said(board, _deal(board)) if not (away and _counts(fact))]


def _deal(board: Board) -> Dealt:
    return Dealt(board.stands, board.owners, board.totals, loose=members(board.loose), flipped=members(board.flipped))


def _said(board: Board, event: Event) -> Iterable[Fact]:
    """What the rules of the mission say about an event; what the base game says of it, the stands show."""
    for at in index_of(board.rules).event(type(event)).facts:
        rule = board.rules[at]
        if not isinstance(rule, Clues):
            yield from rule.facts(board, event)


def stays(board: Board, fact: Fact) -> bool:
    """Whether a fact of the deal speaks of X and flipped wires alone, and so stays true whatever has moved."""
    return isinstance(fact, Among | Sorted) and all(board.loose >> wire & 1 for wire in fact.things)


def _counts(fact: Fact) -> bool:
    return isinstance(fact, Among) and fact.most is not None


def _of_tokens(board: Board) -> Iterable[Fact]:
    """What the mission's tokens tell beside what they show.

    The text does not say when a token was placed, so only what holds of every possible moment is certain.
    """
    whys = (TokenCause.OPENING,) if not board.gone and board.turns <= 1 else (TokenCause.OPENING, *_LATER)
    for token in board.tokens:
        by = board.owner_of(token.wire)
        told = [_taken_apart(_said(board, TokenPlaced(token.wire, token.mark, by, why))) for why in whys]
        yield from _put_together([fact for fact in told[0] if all(fact in others for others in told[1:])])


def _taken_apart(facts: Iterable[Fact]) -> list[Fact]:
    """Facts, with "is neither this nor that" as two of them."""
    found: list[Fact] = []
    for fact in facts:
        if isinstance(fact, Among) and fact.most == 0:
            found += [replace(fact, kinds=(kind,)) for kind in fact.kinds]
        else:
            found.append(fact)
    return found


def _put_together(facts: Iterable[Fact]) -> Iterable[Fact]:
    """The same facts, with what a wire is not in one of them."""
    none_of: dict[tuple[int, ...], list[int]] = {}
    for fact in facts:
        if isinstance(fact, Among) and fact.most == 0:
            none_of.setdefault(fact.things, []).extend(fact.kinds)
        else:
            yield fact
    for things, kinds in none_of.items():
        yield Among(things, tuple(kinds), 0, 0)
