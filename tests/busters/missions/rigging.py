"""Rigged tables: a game with other hidden cards, wires that were cut earlier, or a rule in another state.

For stories about cards that lie face down, which the notation does not write.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.acts import Cut
from defuse.busters.events import RedsRevealed
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Act, Event, Form, Game, Rule, RulesAdded


def begun(mission: int, players: int, seed: int | str = 1, equipment: tuple[str, ...] = ()) -> Game:
    """A new game of captain A at its first question."""
    return busters.new(mission=mission, players=players, seed=seed, captain=0, equipment=equipment)


def waiting(game: Game) -> list[int]:
    """The seats that may answer the open question."""
    assert game.ask is not None
    return list(game.waiting())


def only(forms: tuple[Form, ...], verb: type[Act]) -> Form:
    """The one plain form of a verb, without cards."""
    found = [form for form in forms if form.verb is verb and not form.using]
    assert len(found) == 1, f"{len(found)} forms of {verb.__name__}"
    return found[0]


def offered(game: Game, seat: int) -> set[type[Act]]:
    """The verbs that a seat has now."""
    return {form.verb for form in game.forms(seat)}


def answer(game: Game) -> tuple[Game, tuple[Event, ...]]:
    """The first answer to a question that does not matter in this story."""
    return game.play(game.forms(waiting(game)[0])[0].nth(0))


def opened(game: Game) -> Game:
    """The game after everything that is asked before the first turn, answered somehow."""
    while not game.public.opened:
        game, _ = answer(game)
    return game


def find_cut(game: Game, seat: int, hit: bool, values: tuple[int, ...] = tuple(range(1, 13))) -> Cut | None:
    """A plain dual cut of a seat that may be made now: one that hits, or one that misses without a bang."""
    table = game.table()
    fields: Any = only(game.forms(seat), Cut).fields
    mine, targets = ([item for group in field.groups for item in group] for field in fields)
    for own in mine:
        for target in targets:
            matches = table.value(own) == table.value(target)
            if matches == hit and table.value(own) in values and not table.is_red(target):
                return Cut(seat=seat, mine=(own,), targets=(target,))
    return None


def cut_of(game: Game, seat: int, hit: bool, values: tuple[int, ...] = tuple(range(1, 13))) -> Cut:
    """Such a cut, which this story needs."""
    cut = find_cut(game, seat, hit, values)
    assert cut is not None, f"seat {seat} has no such cut"
    return cut


def rigged(game: Game, faces: dict[int, int]) -> Game:
    """The same game with other faces at some things: each is swapped with one of its pile that had the face."""
    new = bytearray(game.secret.faces)
    pinned: set[int] = set()
    for thing, face in faces.items():
        pile = next(pile for pile in game.public.piles if thing in pile.things)
        other = thing if new[thing] == face else next(t for t in pile.things if new[t] == face and t not in pinned)
        new[thing], new[other] = new[other], new[thing]
        pinned.add(thing)
    return Game(game.kit, game.setup, game.public, replace(game.secret, faces=bytes(new)), game.acts)


def of_type(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def with_public(game: Game, public: Any) -> Game:
    """The same secrets under another public state."""
    return Game(game.kit, game.setup, public, game.secret, game.acts)


def with_rule(game: Game, rule: Rule) -> Game:
    """The same game with one rule in another state."""
    rules = tuple([rule if old.id == rule.id else old for old in game.public.rules])
    return with_public(game, replace(game.public, rules=rules))


def cut_before(game: Game, wires: Iterable[int]) -> Game:
    """The same game as if some wires had been cut earlier."""
    table, board = game.table(), game.public
    for wire in wires:
        board = RedsRevealed(0, (wire,), (table.value(wire),)).apply(board)
    done = [v for v in BLUE_VALUES if board.totals[v] == board.cut[v] and v not in board.validated]
    return with_public(game, replace(board, validated=(*board.validated, *done)))


def wires_of(game: Game, value: int, owner: int | None = None) -> list[int]:
    """The uncut wires of a value, of everybody or of one seat."""
    table = game.table()
    seats = game.seats() if owner is None else [owner]
    return [wire for seat in seats for wire in table.hand(seat) if table.value(wire) == value]


def keep(game: Game, wires: Iterable[int]) -> Game:
    """The same game as if all but some wires had been cut earlier."""
    kept = set(wires)
    return cut_before(game, [w for seat in game.seats() for w in game.table().hand(seat) if w not in kept])


def ready(game: Game, card: str) -> Game:
    """The same game with an equipment card more, which can be used."""
    return with_public(game, RulesAdded((catalogue.cards()[card](id=card, state="ready"),)).apply(game.public))
