"""The notation of a table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from defuse import academy
from defuse.academy import NotationError
from defuse.academy.asks import ChooseAsk
from defuse.kernel import Game, encode
from tests.academy.driving import played

DOCS = Path(__file__).parents[2] / "docs" / "academy.md"


def comparable(game: Game) -> bytes:
    """All that a table is, apart from how it came about: numbers of questions, and who took a tool first."""
    board = game.public
    rules = tuple(sorted(board.rules, key=lambda rule: rule.id))
    ask = replace(board.ask, number=0)
    return encode((replace(board, ask=ask, asked=0, rules=rules, dealt=tuple(sorted(board.dealt))), game.secret.faces))


def by_place(game: Game) -> Game:
    """The same game with handles numbered by the places of things, as a text that is read has them."""
    board = game.public
    order = [thing for wire in board.wires for thing in (*wire.exposed, *wire.deck, *wire.tiles)]
    new = {thing: place for place, thing in enumerate(order)}
    wires = tuple(
        replace(
            wire,
            deck=tuple(new[card] for card in wire.deck),
            exposed=tuple(new[card] for card in wire.exposed),
            tiles=tuple(new[tile] for tile in wire.tiles),
        )
        for wire in board.wires
    )
    known = tuple(sum(1 << new[thing] for thing in new if mask >> thing & 1) for mask in board.known)
    faces = bytes(game.secret.faces[thing] for thing in order)
    return Game(game.kit, None, replace(board, wires=wires, known=known), replace(game.secret, faces=faces))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_written_down_is_read_as_the_same_table(players: int) -> None:
    tables = 0
    for seed in range(6):
        for _, game, _ in played(players, seed):
            ask = game.ask
            if (
                isinstance(ask, ChooseAsk)
                and not ask.answered
                and not any(getattr(rule, "used", False) for rule in game.public.rules)
            ):
                text = academy.render(game)
                again = academy.parse(text)
                assert academy.render(again) == text
                assert comparable(again) == comparable(by_place(game))
                tables += 1
    assert tables > 50


def test_a_table_that_is_read_can_be_played_on() -> None:
    game = academy.parse("bomb 3 · round 2 · seed moss\nA 5\nB 7")
    rng = Random(1)
    while not game.over:
        assert game.ask is not None
        seat = next(seat for seat in game.ask.seats if seat not in game.ask.answered)
        form = rng.choice(game.forms(seat))
        game, _ = game.play(form.nth(rng.randrange(form.count())))
    assert game.public.bomb == 3


def test_what_is_not_said_comes_from_the_seed() -> None:
    texts = [f"bomb 1 · seed {seed}\ngreen | 3 | 2\nA 0\nB 0" for seed in ("a", "b", "a")]
    one, other, same = (academy.parse(text).secret.faces for text in texts)
    assert one == same != other
    assert one[0] == other[0] == 3 + 1
    assert one[1] == other[1] == 2 + 1


def test_comments_and_blank_lines_say_nothing() -> None:
    game = academy.parse("# a table\n\nbomb 2 # the second\nA 0\nB 3\n")
    assert game.public.bomb == 2
    assert game.public.scores == (0, 3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bomb 1\nA 0", "there are 2 to 5 players, not 1"),
        ("bomb 4\nA 0\nB 0", "line 1: '4' is no number from 1 to 3"),
        ("bomb 1 · moon\nA 0\nB 0", "'moon' says nothing by itself"),
        ("bomb 1 · moon 3\nA 0\nB 0", "'moon' is unknown here"),
        ("bomb 1\nB 0\nA 0", "line 2: seats come in order; A is the next one"),
        ("bomb 1\npurple | 1\nA 0\nB 0", "'purple' begins no line of a table"),
        ("bomb 1\nyellow | 1\nA 0\nB 0", "there is no yellow wire in a game for two"),
        ("bomb 1\ngreen | 1\ngreen | 1\nA 0\nB 0", "there is one green wire"),
        ("bomb 1\ngreen 1 | 2\nA 0\nB 0", "a wire is written as `green | exposed | deck | tiles`"),
        ("bomb 1\ngreen | 3 3 3 | 3\nA 0\nB 0", "green has only 3 cards of 3"),
        ("bomb 1\ngreen | 7\nA 0\nB 0", "'7' is no number from 0 to 3"),
        ("bomb 1\ngreen | 3 3 3 1 | | ok ok boom\nA 0\nB 0", "the trigger is at 10, so 1 tiles are (ok) and flipped"),
        ("bomb 1\ngreen | | | (boom) ok ok\nA 0\nB 0", "the trigger is at 0"),
        ("bomb 1\ngreen | | | ok (ok) boom\nA 0\nB 0", "tiles are flipped from the nearest on"),
        ("bomb 1\ngreen | | | ok ok\nA 0\nB 0", "there are 2 ok and 1 boom"),
        ("bomb 1\ngreen | | | ok ok bang\nA 0\nB 0", "there is no tile 'bang'"),
        ("bomb 1\nplates 1<green\nA 0\nB 0", "'1<green' is no plate"),
        ("bomb 1\nplates +1<yellow\nA 0\nB 0", "there is no wire 'yellow'"),
        ("bomb 1\ngone spoon\nA 0\nB 0", "there is no tool 'spoon'"),
        ("bomb 1\nA 0 · tools spoon\nB 0", "there is no tool 'spoon'"),
        ("bomb 1\nA 0 · tools hammer\nB 0 · tools hammer", "two rules with the id 'hammer'"),
        ("bomb 1\nA 0 · table yellow\nB 0", "there is no card 'yellow'"),
        ("bomb 1\nA 0 · table red blue\nB 0", "at most 1 cards of a seat are on the table"),
        ("bomb 1\nA 0 · holds red\nB 0", "A: 'holds' is unknown here"),
        ("bomb 1\nA 0 · saw red-cards\nB 0", "'red-cards' cannot be seen"),
        ("bomb 1\nA -3\nB 0", "'-3' is no number from 0"),
    ],
)
def test_a_text_that_is_no_table_gets_a_clear_error(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        academy.parse(text)


def test_in_the_middle_of_a_round_nothing_is_written_down() -> None:
    game = academy.new(players=2)
    game, _ = game.play(game.forms(0)[0].nth(0))
    with pytest.raises(NotationError, match="between two rounds"):
        academy.render(game)


def test_the_tables_in_the_docs_can_be_played() -> None:
    tables = re.findall(r"```table\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert tables
    for text in tables:
        assert isinstance(academy.parse(text).ask, ChooseAsk)
