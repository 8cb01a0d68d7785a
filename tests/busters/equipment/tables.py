"""Tables for stories about equipment: only the wires that matter are written, and all others are cut already.

A play checks by itself what holds after every act: public facts are true, and what a seat sees fits the world it is in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.board import Board, stand_names
from defuse.busters.card import Equipment
from defuse.busters.mission import Mission, Wires
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.slots import Slot
from defuse.busters.wires import BLUE_VALUES, COPIES, RED, YELLOW, value_of
from defuse.kernel import Act, Event, Fact, Game, clashes, encode, imagine
from tests.busters.tables import at, parse

NUMBER = 60
"""The mission of these stories: every card is in its pile."""


def mission(number: int = NUMBER, **data: Any) -> Mission:
    """A mission without anything special, known to the catalogue as long as the test runs."""
    card = Mission(
        **{
            "number": number,
            "wires": Wires(),
            **data,
        }
    )
    catalogue.missions()[number] = card
    return card


def table(text: str, head: str = "captain A") -> Game:
    """The game of a table of which only stands and cards are written: all wires that are not on a stand are cut."""
    first = f"mission {NUMBER} · {head}\n"
    draft = Draft(first + text)
    values = Counter(value_of(slot.face) for row in draft.rows for slot in row.slots)
    mission(wires=Wires(red=values[RED], yellow=values[YELLOW]))
    rest = [f"{value}x{COPIES - values[value]}" for value in BLUE_VALUES if values[value] < COPIES]
    return parse(first + (f"away {' '.join(rest)}\n" if rest else "") + text)


def play(game: Game, *acts: Act) -> tuple[Game, tuple[Event, ...]]:
    """The game after some acts, and all that happened by them."""
    seen: list[Event] = []
    for act in acts:
        game, events = game.play(act)
        seen += events
        sound(game)
    return game, tuple(seen)


def after(game: Game, *acts: Act) -> Game:
    """The game after some acts."""
    return play(game, *acts)[0]


def sound(game: Game) -> None:
    """What holds of every position: facts are true, everybody asked can answer, and imagining the truth shows it."""
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    for seat in (*game.seats(), None):
        seen = game.observe(seat)
        assert imagine(seen, game.secret.faces, "other").observe(seat) == seen
        if game.ask is not None and seat is not None and game.ask.waits_for(seat):
            assert game.forms(seat)


# Reading a table.


def pair(game: Game, places: str) -> tuple[int, int]:
    """The two wires at two places."""
    one, other = at(game, places)
    return one, other


def row(game: Game, stand: str) -> str:
    """A stand as the notation writes it: `5!5 (7) y7.1 9*`."""
    board: Board = game.public
    wires = board.stands[stand_names(board.owners).index(stand)]
    slots = []
    for wire in wires:
        mark = "^" if board.flipped >> wire & 1 else "*" if board.loose >> wire & 1 else ""
        tokens = tuple(token.mark for token in board.tokens if token.wire == wire)
        slots.append(Slot(game.secret.faces[wire], bool(board.gone >> wire & 1), mark, tokens))
    return " ".join(map(str, slots))


def state(game: Game, card: str) -> str:
    """Whether a card is locked, ready or used."""
    rule = game.public.rule(card)
    assert isinstance(rule, Equipment)
    return rule.state


def cards(game: Game) -> list[str]:
    """The cards on the board, left to right."""
    return [rule.id for rule in game.public.rules if isinstance(rule, Equipment) and rule.holder < 0]


def who_knows(game: Game, wire: int) -> str:
    """Who has looked at a wire, by letters; S stands for spectators."""
    names = ["A", "B", "C", "D", "E"][: game.public.players]
    return "".join(name for name, mask in zip([*names, "S"], game.public.known, strict=True) if mask >> wire & 1)


def new_facts(before: Game, now: Game) -> tuple[Fact, ...]:
    """The facts that have come since."""
    facts: tuple[Fact, ...] = now.public.facts
    assert facts[: len(before.public.facts)] == before.public.facts
    return facts[len(before.public.facts) :]


def with_states(game: Game, **states: str) -> Game:
    """The same game, with all cards in one state (`all="ready"`), or some in another."""
    rules = tuple(
        replace(rule, state=states.get(rule.id, states.get("all", rule.state))) if isinstance(rule, Equipment) else rule
        for rule in game.public.rules
    )
    return Game(game.kit, game.setup, replace(game.public, rules=rules), game.secret, game.acts)


# What a seat cannot tell.


def cannot_tell(seat: int | None, worlds: Sequence[Game], *acts: Act | tuple[Act, ...]) -> None:
    """Play the same acts in two worlds (or in each its own, as a pair): for this seat it all looks the same."""
    one, other = worlds
    assert one.secret != other.secret or any(isinstance(act, tuple) for act in acts), "the worlds do not differ"
    assert sights(one, seat) == sights(other, seat)
    for act in acts:
        left, right = act if isinstance(act, tuple) else (act, act)
        one, here = one.play(left)
        other, there = other.play(right)
        assert here == there
        assert sights(one, seat) == sights(other, seat)


def sights(game: Game, seat: int | None) -> tuple[Any, ...]:
    """All that a seat gets: what it sees, and what it may do."""
    forms = () if seat is None else tuple(form.data() for form in game.forms(seat))
    return encode(game.observe(seat)), game.observe(seat), forms
