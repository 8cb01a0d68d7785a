"""Three bombs: setting one up, and the end of the game (A10, A13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.academy import catalogue
from defuse.academy.acts import TakeTool
from defuse.academy.asks import ToolAsk
from defuse.academy.board import BOMBS, BOOM, CARD_BASE, OK, Plate, Wire
from defuse.academy.components import Components, PlateNumbers
from defuse.academy.events import (
    BombBegan,
    BombEnded,
    BombReady,
    GameBegan,
    GameEnded,
    PlatesPlaced,
    RoundBegan,
    ToolsDealt,
    ToolTaken,
    WiresLaid,
)
from defuse.academy.rule import Rank, Rule
from defuse.academy.view import Table, View
from defuse.kernel import Act, Form, One, PileMade, RulesAdded, RulesRemoved, Shuffled, Steps, act_label
from defuse.kernel.panel import Card, Cards, Panel
from defuse.words import say


class Bombs(Rule, frozen=True, kw_only=True):
    """Lay out the first bomb; after each explosion the next, with plates and tools; after the third it is over."""

    id: str = "bombs"
    components: Components
    displays: tuple[tuple[str, ...], ...] = ()
    """The tools that are laid out for the bombs after the first; by lot where this says nothing."""

    rank: ClassVar[Rank] = Rank.STORY
    verbs: ClassVar[tuple[type[Act], ...]] = (TakeTool,)

    def after(self, table: Table, event: GameBegan | BombEnded) -> Steps:
        if isinstance(event, GameBegan):
            return self._laid(table)
        if event.bomb == BOMBS:
            scores = table.public.scores
            return (GameEnded(tuple([seat for seat in table.seats() if scores[seat] == max(scores)])),)
        return self._reset(table, event.bomb + 1)

    def _laid(self, table: Table) -> Steps:
        """The first bomb: no plates, no tools."""
        wires: list[Wire] = []
        first = 0
        tiles = self.components.tiles
        faces = (OK,) * tiles.ok + (BOOM,) * tiles.boom
        for name in table.public.colours:
            numbers = self.components.wire(name)
            deck = tuple(range(first, first + len(numbers.cards)))
            behind = tuple(range(deck[-1] + 1, deck[-1] + 1 + len(faces)))
            first = behind[-1] + 1
            yield PileMade(name, deck, tuple([value + CARD_BASE for value in numbers.cards]))
            yield PileMade(f"{name} tiles", behind, faces)
            wires.append(Wire(name, numbers.track, behind, deck))
        yield WiresLaid(tuple(wires))
        yield BombBegan(1)
        yield RoundBegan(1)

    def _reset(self, table: Table, bomb: int) -> Steps:
        """Everything as at the start; scores and unused tools are kept (A10)."""
        board = table.public
        used = tuple([tool.id for tool in catalogue.in_play(board) if tool.used])
        if used:
            yield RulesRemoved(used)
        for wire in board.wires:
            yield Shuffled(tuple(sorted((*wire.deck, *wire.exposed))))
            yield Shuffled(wire.tiles)
        yield BombBegan(bomb)
        plates = self.components.plates.two if bomb == 2 else self.components.plates.three
        yield PlatesPlaced(placed(table, plates))
        yield ToolsDealt(self._drawn(table, bomb))
        for seat in board.by_score(table.seats()):
            yield ToolAsk(seats=(seat,), rule=self.id)
        yield BombReady()
        yield RoundBegan(1)

    def _drawn(self, table: Table, bomb: int) -> tuple[str, ...]:
        """One tool more than there are players, from the top of the deck."""
        if bomb - 2 < len(self.displays):
            return self.displays[bomb - 2]
        # What is laid out for a later bomb by agreement is not in the deck.
        kept = {tool for display in self.displays for tool in display}
        deck = [tool for tool in catalogue.tools() if tool not in table.public.dealt and tool not in kept]
        return tuple([deck.pop(table.roll(len(deck))) for _ in range(table.public.players + 1)])

    def choices(self, view: View, ask: ToolAsk) -> Iterable[Form]:
        tools = One(name="tool", kind="tool", items=view.public.display)
        yield Form(TakeTool, ask.seats[0], (tools,), rule=self.id, label=act_label(TakeTool))

    def answered(self, table: Table, ask: ToolAsk, acts: tuple[TakeTool, ...]) -> Steps:
        act = acts[0]
        yield ToolTaken(act.seat, act.tool)
        yield RulesAdded((catalogue.tools()[act.tool](id=act.tool, owner=act.seat),))

    def panel(self, view: View) -> tuple[Panel, ...]:
        tools = catalogue.tools()
        cards = tuple([Card(title=tools[name].title, text=tools[name].text) for name in view.public.display])
        return (Cards(rule=self.id, title=say("academy-tools-to-take"), cards=cards),) if cards else ()


def placed(table: Table, plates: tuple[PlateNumbers, ...]) -> tuple[Plate, ...]:
    """The plates, each on a wire of its own by lot."""
    free = list(table.public.colours)
    steps = {"left": -1, "right": 1}
    return tuple([Plate(plate.bonus, steps[plate.arrow], free.pop(table.roll(len(free)))) for plate in plates])
