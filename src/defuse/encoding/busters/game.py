"""Bomb Busters for everything that wants it in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from defuse.busters import pace
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.encoding.busters.layout import LAYOUT
from defuse.encoding.busters.numbers import BLOCKS, BustersFrame, prefix
from defuse.encoding.busters.seeing import fill_in, write
from defuse.kernel import Act, Event, Form, Game, Rule
from defuse.kernel.things import veil

ASIDES = ("claim-odd", "swap-constraint", "replace-constraint")
"""What missions let seats do that are not asked."""


class BustersEncoding:
    """Bomb Busters in numbers."""

    blocks = BLOCKS
    layout = LAYOUT
    pass_by = BLOCKS["decline"].first
    done = BLOCKS["done"].first

    def frame(self, public: Board, seat: int) -> BustersFrame:
        return BustersFrame(public, seat)

    def prefix(self, public: Board, form: Form) -> tuple[int, ...]:
        return prefix(public, form)

    def chimers(self, game: Game) -> Sequence[int]:
        """Clockwise from the one who is asked: seats that would be offered something if they knew no more than all do.

        What a rule offers to a view without hidden faces cannot depend on any.
        """
        board: Board = game.public
        ask = board.ask
        assert ask is not None
        rules = [board.rules[at] for at in game.index.hook("offers")]
        rules = [rule for rule in rules if _beside(rule)]
        if not rules:
            return ()
        faces = veil(game.secret.faces, board.known[board.players])
        found = []
        for seat in board.clockwise(ask.waiting[0])[1:]:
            if seat not in ask.seats:
                view = game.kit.view(board, faces, seat, game.index)
                if any(form.aside for rule in rules for form in rule.offers(view)):
                    found.append(seat)
        return found

    def host_act(self, game: Game) -> Act | None:
        return pace.tick(game)

    def write(
        self,
        out: bytearray,
        public: Board,
        faces: bytes,
        frame: BustersFrame,
        events: Sequence[Event],
        sealed: Act | None = None,
    ) -> None:
        write(out, public, faces, frame, events)

    def fill_in(self, out: bytearray, given: Sequence[int], beside: bool) -> None:
        fill_in(out, given, beside)

    def progress(self, public: Board) -> Mapping[str, float]:
        """`cut`: the share of all wires that are cut; `dial`: the share of the first steps of the dial that is left."""
        whole = sum(public.totals)
        return {"cut": sum(public.cut) / whole if whole else 0.0, "dial": max(public.dial, 0) / 6}


def _beside(rule: Rule) -> bool:
    """Whether a rule may offer something to a seat that is not asked."""
    if isinstance(rule, Equipment):
        return rule.timing == "any time" and rule.state == "ready"
    return _acts_beside(type(rule))


@cache
def _acts_beside(kind: type[Rule]) -> bool:
    return any(str(verb.__struct_config__.tag) in ASIDES for verb in kind.verbs)


ENCODING = BustersEncoding()
