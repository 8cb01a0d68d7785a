"""Short words for stories at the table: wires by their places, acts, what happened, and refusals.

A story starts from a table in notation and names wires by their places: `B1.3` is the third wire of B's first stand.
Handles do not change, so all acts of a story can be made from the game it starts with.

>>> game = table('''
...     mission 1 · captain A
...     A1 | 5 6
...     B1 | 5 6
...     C1 | 5 6
...     D1 | 5 6
... ''')
>>> names(happens(game, cut(game, "A1.1", "B1.1")))[:2]
['Called', 'WiresCut']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeVar

import pytest

from defuse.busters import catalogue
from defuse.busters.acts import Cut, PickWire, PlaceToken, RevealReds, SoloCut
from defuse.busters.asks import OpeningAsk
from defuse.busters.board import Token
from defuse.busters.notation import parse
from defuse.busters.notation.build import build, waiting
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.places import Places
from defuse.busters.notation.text import Word
from defuse.busters.wires import COPIES, blue, print_of, red, yellow
from defuse.kernel import Act, Event, Form, Game, Refused, encode

K = TypeVar("K", bound=Event)

A, B, C, D, E = range(5)
"""The seats by their letters."""

Colour = Literal["red", "yellow"]


def table(text: str) -> Game:
    """The game of a table that is written down only in part: all wires that the text does not name are cut and away.

    Cards whose wires are away are usable, unless the text says otherwise (`equipment 3 locked`). Missions that play
    with some of the drawn wires (2 out of 3) have to say which were drawn and where they are. What else a mission has
    on the table may be left out, too: then it is as the mission starts.
    """
    draft = Draft(text)
    players = len({row.owner for row in draft.rows if row.owner >= 0})
    wires = catalogue.mission(int(draft.header["mission"].text)).wires_for(players)
    written = [slot.face for row in draft.rows for slot in row.slots] + [slot.face for slot in draft.away]
    away = list((Counter([blue(number) for number in wires.blue] * COPIES) - Counter(written)).elements())
    colours: tuple[Colour, ...] = ("red", "yellow")
    for colour in colours:
        draw = wires.draw(colour)
        drawn = [(red if colour == "red" else yellow)(number) for number in reversed(draw.values)]
        there = [kind for kind in drawn if kind in written]
        if colour not in draft.once and draw.count == draw.drawn:
            away += [kind for kind in drawn if kind not in there][: draw.count - len(there)]
    away += [slot.face for slot in draft.away]
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("away ")]
    if away:
        lines.append("away " + " ".join(map(print_of, away)))
    whole = Draft("\n".join(lines))
    return waiting(whole, build(whole, whole=True, needs=False))


# Wires.


def at(game: Game, places: str) -> tuple[int, ...]:
    """The wires at some places: `B1.3`, `A1.1 B1.4`, `B1.2-5`."""
    named = Places(game.public)
    return tuple(wire for place in places.split() for wire in named.wires(Word(place, 1, 1)))


def one_at(game: Game, place: str) -> int:
    """The one wire at a place."""
    (wire,) = at(game, place)
    return wire


def owner(game: Game, wire: int) -> int:
    """Whose wire it is."""
    return int(game.table().owner_of(wire))


def tokens(game: Game, place: str) -> list[str]:
    """What the tokens at a place show, the oldest first."""
    wire = one_at(game, place)
    return [token.mark for token in game.public.tokens if token.wire == wire]


def all_tokens(game: Game) -> list[tuple[str, str]]:
    """Every token that lies on the table, the oldest first, as pairs of place and mark."""
    lying: tuple[Token, ...] = game.public.tokens
    return [(Places(game.public).name(token.wire), token.mark) for token in lying]


def is_cut(game: Game, places: str) -> bool:
    """Whether all wires at some places are cut or revealed."""
    return all(game.public.gone >> wire & 1 for wire in at(game, places))


# Acts.


def cut(game: Game, mine: str, targets: str, *using: str) -> Cut:
    """A dual cut by the owner of the own wires, at the wires pointed at, perhaps with cards."""
    own = at(game, mine)
    return Cut(seat=owner(game, own[0]), mine=own, targets=at(game, targets), using=using)


def solo(game: Game, wires: str, *using: str) -> SoloCut:
    """A solo cut by the owner of the wires."""
    own = at(game, wires)
    return SoloCut(seat=owner(game, own[0]), wires=own, using=using)


def show(game: Game, place: str, *using: str) -> PlaceToken:
    """The owner of a wire puts a token at it: the opening token, or one that a card gives."""
    wire = one_at(game, place)
    return PlaceToken(seat=owner(game, wire), wire=wire, using=using)


def pick(game: Game, place: str) -> PickWire:
    """The owner of a wire chooses it."""
    wire = one_at(game, place)
    return PickWire(seat=owner(game, wire), wire=wire)


def reveal(seat: int) -> RevealReds:
    """A seat lays open its reds."""
    return RevealReds(seat=seat)


def use(game: Game, seat: int, card: str, **chosen: object) -> Act:
    """The act that uses one card, from the form that offers it to the seat."""
    (form,) = [form for form in game.forms(seat) if form.using == (card,)]
    return form.verb(seat=seat, using=(card,), **chosen)


# Playing.


def then(game: Game, *acts: Act) -> Game:
    """The game after some acts, one after the other."""
    for act in acts:
        game, _ = game.play(act)
    return game


def opened(game: Game) -> Game:
    """The game after the opening: everybody shows the first wire that may be shown."""
    while isinstance(game.ask, OpeningAsk):
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    return game


def wrong_call(game: Game) -> Cut:
    """A dual cut of the seat on turn that misses, and does not hit a red."""
    truth = game.table()
    seat = game.public.turn
    mine = [wire for wire in truth.hand(seat) if not truth.is_red(wire)]
    others = [wire for mate in truth.clockwise(seat)[1:] for wire in truth.hand(mate) if not truth.is_red(wire)]
    pairs = [(own, other) for own in mine for other in others if truth.value(own) != truth.value(other)]
    own, other = pairs[0]
    return Cut(seat=seat, mine=(own,), targets=(other,))


def happens(game: Game, *acts: Act) -> tuple[Event, ...]:
    """All that happens by some acts, one after the other."""
    seen: list[Event] = []
    for act in acts:
        game, events = game.play(act)
        seen += events
    return tuple(seen)


def names(events: Iterable[Event]) -> list[str]:
    """The events by the names of their kinds."""
    return [type(event).__name__ for event in events]


def every(events: Iterable[Event], kind: type[K]) -> list[K]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def the(events: Iterable[Event], kind: type[K]) -> K:
    """The only event of a kind."""
    (event,) = every(events, kind)
    return event


# What is offered and refused.


def offered(game: Game, seat: int) -> set[tuple[str, ...]]:
    """What a seat may do: the verb and the cards of each of its forms, as in `("Cut", "personal-A")`."""
    return {(form.verb.__name__, *form.using) for form in game.forms(seat)}


def form(game: Game, seat: int, verb: type[Act], *using: str) -> Form:
    """The one form of a seat with this verb and these cards."""
    (found,) = [form for form in game.forms(seat) if form.verb is verb and form.using == using]
    return found


def whole(game: Game) -> bytes:
    """All of a game as bytes, public and secret: equal bytes are the same game."""
    return encode(game.public) + encode(game.secret) + encode(game.acts)


def refusal(game: Game, act: Act) -> str:
    """Why an act is refused, in words. Both ways to ask say the same, and the game stays as it was."""
    before = whole(game)
    reason = game.why_not(act)
    assert reason is not None, f"{act} is allowed"
    with pytest.raises(Refused) as refused:
        game.play(act)
    assert refused.value.message == reason
    assert whole(game) == before
    return str(reason)


__all__ = [
    "A",
    "B",
    "C",
    "D",
    "E",
    "all_tokens",
    "at",
    "cut",
    "every",
    "form",
    "happens",
    "is_cut",
    "names",
    "offered",
    "one_at",
    "opened",
    "owner",
    "parse",
    "pick",
    "refusal",
    "reveal",
    "show",
    "solo",
    "table",
    "the",
    "then",
    "tokens",
    "use",
    "whole",
    "wrong_call",
]
