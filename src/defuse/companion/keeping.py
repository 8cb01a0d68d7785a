"""What players keep by tapping, read off the panels that the rules show before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.rules.bunker import Bunker
from defuse.busters.rules.bunker_map import FLOORS
from defuse.busters.rules.circus import Show
from defuse.busters.rules.dark import Dark
from defuse.busters.rules.detonator import Detonator
from defuse.busters.rules.flip_and_cut import FlipAndCut
from defuse.busters.rules.nano_line import NanoLine
from defuse.busters.rules.oxygen import Oxygen
from defuse.busters.rules.sums import SumsAndDifferences
from defuse.busters.wires import COPIES, YELLOW
from defuse.companion.faces import Faces
from defuse.companion.pieces import Counting, FloorLaid, Kept, Lot, MapKept, RowKept, Validation, Walking
from defuse.companion.sample import Sample
from defuse.kernel import Rule
from defuse.kernel.panel import Counter, Panel, Track
from defuse.words import Speaker, say

DIAL = "dial"
FINISH = "finish"

ROWS = {
    "line": "sequence",
    "deadly": "deadly-number",
    "number": "all-at-once",
    "row": "number-row",
    "challenges": "challenges",
    "hands": "hand-me-downs",
    "own": "chosen-constraints",
    "ring": "constraint-ring",
    "paired": "paired-constraints",
    "covers": "covers",
    "deck": "number-deck",
    "constraints": "constraint-deck",
    "bunker": "bunker",
    "shot": "challenges",
    "turned": "turns",
}
"""The lots whose cards stay on the table, and the rule that has them."""


class Keeping:
    """Finds what is to be kept."""

    def __init__(self, found: Sample, lots: tuple[Lot, ...], speaker: Speaker) -> None:
        self.found = found
        self.lots = lots
        self.speaker = speaker
        self.board: Board = found.board

    def kept(self) -> Kept:
        """All of it."""
        dial = self.found.rule(Detonator)
        return Kept(
            dial=None if dial is None else self.board.dial,
            dial_most=self._dial_most(),
            validation=self._validation(),
            counters=(*self._counters(), *self._oxygen()),
            walking=next(self._walking(), None),
            rows=tuple(self._rows()),
            map=self._map(),
        )

    def panels(self) -> Iterator[tuple[Rule, Panel]]:
        """All panels that everybody sees, with their rules, but for those of equipment."""
        view = self.found.game.view(None)
        for rule in view.having("panel"):
            if not isinstance(rule, Equipment):
                shown = rule.panel(view)
                for panel in (shown,) if isinstance(shown, Panel) else shown:
                    yield rule, panel

    def _dial_most(self) -> int:
        found = [panel.most for rule, panel in self.panels() if rule.id == DIAL and isinstance(panel, Counter)]
        return (found[0] if found else None) or 0

    def _validation(self) -> Validation | None:
        if self.found.rule(Dark) is not None:
            return None
        totals = self.board.totals
        values = tuple([value for value in range(1, YELLOW) if totals[value]])
        return Validation(values=values, copies=COPIES, yellow=totals[YELLOW])

    def _counters(self) -> Iterator[Counting]:
        decks = {ROWS[lot.id] for lot in self.lots if lot.id in ROWS and lot.most > lot.shown}
        for rule, panel in self.panels():
            if not isinstance(panel, Counter) or rule.id in (DIAL, *decks) or isinstance(rule, Show):
                continue
            title = self.speaker.text(panel.title)
            yield Counting(id=rule.id, title=title, value=panel.value, most=panel.most, bad=panel.bad)

    def _oxygen(self) -> Iterator[Counting]:
        """What each seat holds; the reserve is a counter of its own."""
        oxygen = self.found.rule(Oxygen)
        if oxygen is None or not any(oxygen.held):
            return
        for seat, tokens in enumerate(oxygen.held[: self.board.players]):
            yield Counting(id=f"oxygen-{seat}", title="", value=tokens, bad="low", seat=seat)

    def _walking(self) -> Iterator[Walking]:
        for rule, panel in self.panels():
            if isinstance(panel, Track) and rule.id != FINISH:
                text = self.speaker.text
                line = isinstance(rule, NanoLine)
                yield Walking(
                    id=rule.id,
                    title=text(say("companion-nano")),
                    spaces=tuple([text(space) for space in panel.spaces]),
                    lot="nano-line" if line else "",
                    at=text(panel.at or panel.spaces[0]),
                    marks=() if line else tuple([(text(space), text(mark)) for space, mark in panel.marks]),
                    turns=line or hasattr(rule, "ahead"),
                )

    def _rows(self) -> Iterator[RowKept]:
        for lot in self.lots:
            if lot.id in ROWS:
                yield RowKept(id=lot.id, title=lot.title, lot=lot.id, faces=())
        if self.found.rule(FlipAndCut) is not None or self.found.rule(SumsAndDifferences) is not None:
            title = self.speaker.text(say("companion-row-numbers"))
            faces = Faces(self.speaker).numbers()
            yield RowKept(id="numbers", title=title, faces=faces, states=("open", "hidden", "done"))

    def _map(self) -> MapKept | None:
        bunker = self.found.rule(Bunker)
        if bunker is None:
            return None
        text = self.speaker.text
        floors = tuple(
            [
                FloorLaid(
                    title=text(floor.title),
                    rows=tuple([tuple([text(square) for square in row]) for row in floor.shown]),
                    walls=floor.walls,
                    gates=tuple([(edge, step.value) for edge, step in floor.gates]),
                )
                for floor in FLOORS
            ]
        )
        return MapKept(floors=floors, floor=bunker.floor, at=bunker.at)
