"""What has to hold of every position of every game of Bomb Squad Academy."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from defuse.academy import catalogue
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import ACTIONS, BOOM, CARD_BASE, CHICKEN, OK, WAIT, Board
from defuse.academy.events import BombBegan, CardFlipped, CardsDrawn, TileFlipped
from defuse.kernel import Act, Event, Form, Game, Public, Refused, Shown, Shuffled, decode_act, encode, mask_of


def things_are_conserved(game: Game) -> None:
    """Every pile keeps its kinds, and every card is in its deck or exposed."""
    faces, board = game.secret.faces, game.public
    assert sum(len(pile.things) for pile in board.piles) == len(faces)
    for pile in board.piles:
        assert Counter(faces[thing] for thing in pile.things) == Counter(pile.kinds), pile.name
    for wire in board.wires:
        pile = next(pile for pile in board.piles if pile.name == wire.name)
        assert sorted((*wire.deck, *wire.exposed)) == sorted(pile.things)
        assert {faces[tile] for tile in wire.tiles} <= {OK, BOOM}


def the_board_adds_up(game: Game) -> None:
    """Triggers, tiles, hands, tools and scores agree with what lies there."""
    board: Board = game.public
    faces = game.secret.faces
    for wire in board.wires:
        assert wire.values == tuple(faces[card] - CARD_BASE for card in wire.exposed)  # A2: the trigger is their sum
        assert wire.flipped >= wire.reached or board.boom
        assert all(faces[tile] == OK for tile in wire.tiles[: wire.flipped]) or board.boom
    own = {card for card in ACTIONS if card in (*board.colours, WAIT, CHICKEN)}
    for hand, row in zip(board.hands, board.played, strict=True):
        assert not set(hand) & set(row)
        assert own - set(hand) - set(row) <= {WAIT}  # A11
        assert len(row) <= board.stuck + 1  # A12
        assert list(hand) == sorted(hand, key=ACTIONS.index)
    assert all(score >= 0 for score in board.scores)  # A7
    tools = [tool.id for tool in catalogue.in_play(board)]
    assert set(tools) <= set(board.dealt)
    assert len(set(board.dealt)) == len(board.dealt)  # A26
    assert not set(tools) & set(board.display)
    assert len(board.plates) == (0 if board.bomb == 1 else 2) or game.over  # A3
    if isinstance(board.ask, ChooseAsk):
        assert board.stack == (), "nothing waits behind the choice of actions"
        assert not board.boom


def seen_after(seen: tuple[int, ...], events: tuple[Event, ...], board: Board) -> tuple[int, ...]:
    """What each seat, and last the spectators, may have seen after some events: worked out apart from the engine."""
    masks = list(seen)
    for event in events:
        match event:
            case CardFlipped():
                masks = [mask | 1 << event.card for mask in masks]
            case TileFlipped():
                masks = [mask | 1 << event.tile for mask in masks]
            case CardsDrawn():
                masks[event.by] |= mask_of(event.cards)
            case Shown():
                for seat in event.to if event.to is not None else range(len(masks)):
                    masks[seat] |= mask_of(event.things)
            case Shuffled():
                masks = [mask & ~mask_of(event.things) for mask in masks]
            case BombBegan():
                masks = [0] * len(masks)
    assert board.known == tuple(masks), "somebody knows more or less than was shown"
    return tuple(masks)


def forms_agree(game: Game, rng: Random) -> list[tuple[Form, Act]]:
    """Every asked seat can do something; numbers and acts of a form fit; what is listed is not refused."""
    ask = game.ask
    assert ask is not None
    assert any(ask.waits_for(seat) for seat in game.seats())
    some: list[tuple[Form, Act]] = []
    for seat in game.seats():
        forms = game.forms(seat)
        if ask.waits_for(seat):
            assert any(not form.aside for form in forms), f"seat {seat} is asked and can do nothing"
        else:
            assert forms == (), f"seat {seat} is not asked and could act"
        for form in forms:
            some.append((form, a_form_agrees(game, form, rng)))
    return some


def a_form_agrees(game: Game, form: Form, rng: Random) -> Act:
    count = form.count()
    assert count > 0
    for number in {0, count - 1, rng.randrange(count)}:
        act = form.nth(number)
        assert form.index(act) == number
        assert act.seat == form.seat
        assert game.why_not(act) is None
    with pytest.raises(IndexError):
        form.nth(count)
    for field in form.fields:
        assert all(reason for reason in field.barred.values())
    encode(form.data())
    return act


def others_are_refused(game: Game, act: Act) -> None:
    """Nobody else can do what this seat may do, and trying changes nothing."""
    ask = game.ask
    assert ask is not None
    before = encode((game.public, game.secret))
    for seat in game.seats():
        if not ask.waits_for(seat):
            other = replace(act, seat=seat)
            reason = game.why_not(other)
            assert reason
            with pytest.raises(Refused) as refused:
                game.play(other)
            assert refused.value.message == reason
    assert encode((game.public, game.secret)) == before


def an_act_survives_as_text(game: Game, act: Act) -> None:
    """An act reads back from a file as it was."""
    assert decode_act(game.kit, msgspec.json.decode(encode(act))) == act


def views_can_be_sent(game: Game) -> None:
    """Observation and panels of every seat and of a spectator become JSON."""
    for seat in (*game.seats(), None):
        encode(game.observe(seat))
        assert msgspec.json.decode(encode(game.view(seat).panels()))


def without_question(public: Public) -> Public:
    """The public state apart from what is asked: what events alone lead to."""
    return replace(public, ask=None, asked=0, stack=())


def same_game(one: Game, other: Game) -> None:
    """Two games are the same in every byte, and go on in the same way."""
    assert encode((one.public, one.secret)) == encode((other.public, other.secret))
    assert one.public == other.public
    assert one.acts == other.acts
    assert one.setup == other.setup
    for seat in one.seats():
        assert encode(one.forms(seat)) == encode(other.forms(seat))
