"""Table notation: a table of Bomb Squad Academy as a few lines of text, at the start of a round. See docs/academy.md.

`parse` makes a game of a whole table, and `render` writes one down. What one seat sees of it (`?` for what it does not
know) is read by `parse_observation` and written by `render_observation`.

>>> game = parse('''
... bomb 2 · round 3
... plates +1<green +2>blue
... green | 3 1 | 2 0 | ok ok boom
... A 12 · table green wait · tools hammer · saw green
... B 7
... C 3
... ''')
>>> print(render_observation(game.observe(0)), end="")
bomb 2 · round 3 · rounds 4 · view A
plates +1<green +2>blue
green | 3 1 | 2 | ? ? ?
blue |  |  | ? ? ?
red |  |  | ? ? ?
yellow |  |  | ? ? ?
A 12 · table green wait · tools hammer · saw green
B 7
C 3
"""

from __future__ import annotations

from defuse.academy.components import Components, printed
from defuse.academy.notation.build import build
from defuse.academy.notation.check import check
from defuse.academy.notation.draft import Draft
from defuse.academy.notation.sight import SPECTATORS, check_sight, whose
from defuse.academy.notation.text import SEATS, NotationError, located
from defuse.academy.notation.write import written
from defuse.kernel import Game, Observation
from defuse.words import say


def parse(text: str, components: Components | None = None) -> Game:
    """A game from its notation, ready to be played on: everybody chooses an action.

    What the text does not say about decks and tiles is shuffled by the seed. Raises a `NotationError` that names the
    place where the text is no table that the game could show.
    """
    draft = _checked(text, components)
    if draft.view is not None:
        with located(draft.place("bomb")):
            raise NotationError(say("academy-notation-whole-table"))
    return build(draft, components)


def render(game: Game) -> str:
    """The notation of a game in which everybody chooses an action: `parse` gives the same table."""
    return written(game.public, game.secret.faces, seed=game.secret.seed)


def parse_observation(text: str, components: Components | None = None, seat: int | None = None) -> Observation:
    """What one seat sees of a table. The first line says whose view it is (`view B`, `view spectators`), or `seat`."""
    draft = _checked(text, components)
    viewer = whose(draft, seat)
    check_sight(draft, viewer)
    return build(draft, components).observe(viewer)


def render_observation(observation: Observation) -> str:
    """The notation of what a seat sees: `parse_observation` is its inverse."""
    seat = observation.seat
    return written(observation.public, observation.faces, view=SPECTATORS if seat is None else SEATS[seat])


def reads_as_view(text: str) -> bool:
    """Whether a text is what one seat sees, not a whole table."""
    return Draft(text, printed()).view is not None


def _checked(text: str, components: Components | None) -> Draft:
    draft = Draft(text, components or printed())
    check(draft)
    return draft


__all__ = [
    "NotationError",
    "parse",
    "parse_observation",
    "reads_as_view",
    "render",
    "render_observation",
]
