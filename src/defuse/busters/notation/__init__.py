"""Table notation: a text that sets up any table, for tests, documents, bug reports and calculators.

`parse` makes a game of a whole table, and `render` writes one down. A table on which somebody does not know every wire
(`?`) is read by `parse_observation` and written by `render_observation`. `docs/notation.md` explains it with examples.

>>> game = parse('''
... mission 1 · captain A · dial 2
... away 1x4 2x4 3x4 4x4
... A1 | 5!5 6
... B1 | 5 6
... C1 | 5 6
... D1 | 5 6
... B has 6
... ''')
>>> print(render(game), end="")
mission 1 · captain A · dial 2
away 1x4 2x4 3x4 4x4
A1 | 5!5 6
B1 | 5 6
C1 | 5 6
D1 | 5 6
B has 6
"""

from __future__ import annotations

from defuse.busters.notation.build import build, waiting
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.knowledge import seen, whose
from defuse.busters.notation.pool import slots
from defuse.busters.notation.remarks import remarks
from defuse.busters.notation.text import Contradicted, NotationError
from defuse.busters.notation.write import Writer
from defuse.busters.setup import KIT
from defuse.kernel import UNKNOWN, Game, Observation, veil
from defuse.words import say


def parse(text: str) -> Game:
    """The game of a whole table: it waits for whoever's turn it is and is played from there.

    Raises a `NotationError` that names line and column where the text is no such table.
    """
    draft = Draft(text)
    for slot in slots(draft):
        if slot.face == UNKNOWN:
            raise slot.word.error(say("notation-whole-wires"))
    if "view" in draft.header:
        raise draft.error_at("view", say("notation-whole-view"))
    return waiting(draft, build(draft, whole=True))


def render(game: Game) -> str:
    """The text of a whole table that waits for a turn; `parse` makes the same table of it."""
    return Writer(game.public, game.secret.faces, secret=game.secret).text()


def parse_observation(text: str, seat: int | None = None) -> Observation:
    """What one seat sees of a table, with ? for what it does not know.

    Whose view it is, is asked for with `seat`, or said in the first line (`view A`, `view spectators`), or else it is
    that of the one seat whose hand is known.
    """
    draft = Draft(text)
    made = build(draft, whole=False)
    viewer = whose(draft, made.board, made.faces, seat)
    made = made._replace(board=seen(draft, made.board, made.faces, viewer))
    public = waiting(draft, made).public
    who = None if viewer == public.players else viewer
    sealed = next((act for act in made.sealed if act.seat == who), None)
    return Observation(KIT.name, who, public, veil(made.faces, public.known[viewer]), sealed)


def render_observation(observation: Observation) -> str:
    """The text of what a seat sees of a table that waits for a turn; `parse_observation` is its inverse."""
    board = observation.public
    viewer = board.players if observation.seat is None else observation.seat
    return Writer(board, observation.faces, viewer=viewer, sealed=observation.sealed).text()


__all__ = [
    "Contradicted",
    "NotationError",
    "parse",
    "parse_observation",
    "remarks",
    "render",
    "render_observation",
]
