"""What has to hold of every position of every game, whatever the mission."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from defuse.busters.board import DIAL_MOST, NOBODY, Board
from defuse.busters.events import Dealt, RedsRevealed, WiresCut
from defuse.busters.supply import PER_NUMBER, physical
from defuse.busters.wires import VALUES
from defuse.kernel import (
    Act,
    Event,
    Form,
    Game,
    Public,
    Refused,
    Shown,
    Shuffled,
    clashes,
    decode_act,
    encode,
    mask_of,
)


def things_are_conserved(game: Game) -> None:
    """Every pile keeps its kinds, and every wire is on one stand or was set aside at the start."""
    faces, board = game.secret.faces, game.public
    assert sum(len(pile.things) for pile in board.piles) == len(faces)
    for pile in board.piles:
        assert Counter(faces[thing] for thing in pile.things) == Counter(pile.kinds), pile.name
    dealt = Counter(wire for stand in board.stands for wire in stand)
    assert set(dealt.values()) <= {1}, "a wire is on two stands"
    wires = next((pile for pile in board.piles if pile.name == "wires"), None)
    if wires is not None and board.stands:
        aside = set(wires.things) - set(dealt)
        assert set(dealt) <= set(wires.things)
        assert len(aside) == len(wires.kinds) - sum(board.totals)


def the_board_adds_up(game: Game) -> None:
    """Counts, dial, tokens, labels and validation agree with the wires that lie there."""
    board: Board = game.public
    faces = game.secret.faces
    on_stands = [wire for stand in board.stands for wire in stand]
    values = Counter(VALUES[faces[wire]] for wire in on_stands)
    cut = Counter(VALUES[faces[wire]] for wire in on_stands if board.gone >> wire & 1)
    assert board.totals == tuple(values[value] for value in range(15))
    assert board.cut == tuple(cut[value] for value in range(15))
    assert board.gone & ~mask_of(on_stands) == 0
    assert 0 <= board.dial <= DIAL_MOST  # C1
    assert len(board.owners) == len(board.stands)
    lying = Counter(physical(token.mark) for token in board.tokens)
    assert all(count <= PER_NUMBER for mark, count in lying.items() if mark is not None)  # C6
    assert all(token.wire in on_stands for token in board.tokens)
    assert len({label.equal for label in board.labels}) == len(board.labels)  # E10: each token exists once
    done = {value for value in range(1, 13) if board.totals[value] and board.cut[value] == board.totals[value]}
    assert len(board.validated) == len(set(board.validated))
    if not game.over:
        taken_off = {value for rule in board.rules for value in getattr(rule, "taken_off", ())}  # M42
        assert set(board.validated) == done - taken_off  # C13
    assert clashes(board, faces, game.kit) == (), "a fact is not true"


def seen_after(seen: tuple[int, ...], events: tuple[Event, ...]) -> tuple[int, ...]:
    """What each seat, and last the spectators, may have seen after some events: worked out apart from the engine."""
    masks = list(seen)
    everybody = range(len(masks))
    for event in events:
        match event:
            case Dealt():
                flipped = mask_of(event.flipped)
                for stand, owner in zip(event.stands, event.owners, strict=True):
                    for seat in everybody[:-1]:
                        masks[seat] |= mask_of(stand) & (~flipped if seat == owner else flipped)
            case WiresCut() | RedsRevealed():
                for seat in everybody:
                    masks[seat] |= mask_of(event.wires)
            case Shown():
                for seat in event.to or everybody:
                    masks[seat] |= mask_of(event.things)
            case Shuffled():
                for seat in everybody:
                    masks[seat] &= ~mask_of(event.things)
    return tuple(masks)


def nobody_knows_too_much(game: Game, seen: tuple[int, ...]) -> tuple[int, ...]:
    """A seat knows what it was dealt, holds, or was shown, and no more. Returns what each has seen by now."""
    board: Board = game.public
    masks = list(seen)
    for stand, owner in zip(board.stands, board.owners, strict=True):
        if owner != NOBODY:
            masks[owner] |= mask_of(stand) & ~board.loose & ~board.flipped
    for seat, known in enumerate(board.known):
        assert known & ~masks[seat] == 0, f"seat {seat} knows {known & ~masks[seat]:b}, which nobody showed to it"
        assert board.gone & ~known == 0, f"seat {seat} has missed a cut wire"
        assert board.known[-1] & ~known == 0, f"spectators see what seat {seat} does not"  # C15
        if seat < board.players:
            own = [
                wire for stand, owner in zip(board.stands, board.owners, strict=True) if owner == seat for wire in stand
            ]
            assert mask_of(own) & ~board.loose & ~board.flipped & ~known == 0, f"seat {seat} does not know its hand"
    return tuple(masks)


def forms_agree(game: Game, rng: Random) -> list[tuple[Form, Act]]:
    """Every asked seat can do something; numbers and acts of a form fit; what is listed is not refused.

    Returns the forms, each with one of its acts.
    """
    ask = game.ask
    assert ask is not None
    assert game.waiting()
    some: list[tuple[Form, Act]] = []
    for seat in game.seats():
        forms = game.forms(seat)
        if game.view(seat).waits(ask):
            assert any(not form.aside for form in forms), f"seat {seat} is asked and can do nothing"
        else:
            assert all(form.aside for form in forms), f"seat {seat} is not asked and could answer"
            assert ask.open or not forms, "E3: no card while a question is open"
        some += [(form, a_form_agrees(game, form, rng)) for form in forms]
        no_way_is_overlooked(game, seat)
    return some


def no_way_is_overlooked(game: Game, seat: int) -> None:
    """Whether a form has any act is found without counting them; the forms that a seat is not shown have none."""
    view = game.view(seat)
    for form in view._candidates(game.ask, None):
        assert form.possible() == (form.count() > 0), f"{form.verb.__name__} {form.using} of seat {seat}"


def a_form_agrees(game: Game, form: Form, rng: Random) -> Act:
    count = form.count()
    assert count > 0
    for number in {0, count - 1, rng.randrange(count)}:
        act = form.nth(number)
        assert form.index(act) == number
        assert form.has(act)
        assert act.seat == form.seat
        assert game.why_not(act) is None
    with pytest.raises(IndexError):
        form.nth(count)
    for field in form.fields:
        assert all(reason for reason in field.barred.values())
    encode(form.data())
    return act


def others_are_refused(game: Game, act: Act) -> None:
    """Nobody else can do what this seat may do as an answer, and trying changes nothing."""
    ask = game.ask
    assert ask is not None
    before = encode((game.public, game.secret))
    for seat in game.seats():
        if not ask.waits_for(seat):
            is_refused(game, replace(act, seat=seat))
    assert encode((game.public, game.secret)) == before


def is_refused(game: Game, act: Act) -> None:
    """An act is not allowed, and whoever tries is told why."""
    reason = game.why_not(act)
    assert reason, f"{act} is not refused"
    with pytest.raises(Refused) as refused:
        game.play(act)
    assert refused.value.message == reason


def an_act_survives_as_text(game: Game, act: Act) -> None:
    """An act reads back from a file as it was."""
    assert decode_act(game.kit, msgspec.json.decode(encode(act))) == act


def views_can_be_sent(game: Game) -> None:
    """Observation and panels of every seat and of a spectator become JSON."""
    for seat in (*game.seats(), None):
        encode(game.observe(seat))
        encode(game.view(seat).panels())
        assert msgspec.json.decode(encode(game.view(seat).panels())), "there is always something to show"


def without_question(public: Public) -> Public:
    """The public state apart from what is asked: what events alone lead to."""
    return replace(public, ask=None, asked=0, stack=())


def same_game(one: Game, other: Game) -> None:
    """Two games are the same in every byte, and go on in the same way."""
    assert encode((one.public, one.secret)) == encode((other.public, other.secret))
    assert one.public == other.public
    assert one.acts == other.acts
    assert one.setup == other.setup
    for seat in (*one.seats(), None):
        assert encode(one.observe(seat)) == encode(other.observe(seat))
    for seat in one.seats():
        assert encode(one.forms(seat)) == encode(other.forms(seat))
