"""The notation of a table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from defuse import academy
from defuse.academy import NotationError, Setup, catalogue
from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import OK, Board
from defuse.kernel import UNKNOWN, Game, encode
from tests.academy.driving import played
from tests.conformance.cases import some

DOCS = Path(__file__).parents[2] / "docs" / "academy.md"


def comparable(game: Game) -> bytes:
    """All that a table is, apart from how it came about: numbers of questions, and who took a tool first."""
    return encode((public(game.public), game.secret.faces))


def public(board: Board) -> bytes:
    """The public half of it."""
    rules = tuple(sorted(board.rules, key=lambda rule: rule.id))
    ask = None if board.ask is None else replace(board.ask, number=0)
    return encode(replace(board, ask=ask, asked=0, rules=rules, dealt=tuple(sorted(board.dealt))))


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
    piles = tuple(replace(pile, things=tuple(sorted(new[thing] for thing in pile.things))) for pile in board.piles)
    public = replace(board, wires=wires, known=known, piles=piles)
    return Game(game.kit, None, public, replace(game.secret, faces=faces))


def setups(players: int) -> list[Setup]:
    """Usual tables, and one with all that can be agreed on."""
    tools = list(catalogue.tools())
    displays = (tuple(tools[: players + 1]), tuple(tools[-players - 1 :]))
    return [*[Setup(players=players)] * 4, Setup(players=players, tools=displays, seconds=12.25)]


@pytest.mark.parametrize("players", some([2, 3, 4, 5], (3,)))
def test_what_is_written_down_is_read_as_the_same_table(players: int) -> None:
    """The whole table and what everybody sees of it, in both directions, whenever a table can be written."""
    tables = used = 0
    for seed, setup in enumerate(setups(players)):
        for _, game, _ in played(players, seed, setup):
            ask = game.ask
            if not isinstance(ask, ChooseAsk) or ask.answered:
                continue
            text = academy.render(game)
            again = academy.parse(text)
            assert academy.render(again) == text
            placed = by_place(game)
            assert comparable(again) == comparable(placed)
            assert again.secret.seed == game.secret.seed
            for seat in (None, *game.seats()):
                mine = academy.render_observation(game.observe(seat))
                seen = academy.parse_observation(mine)
                assert academy.render_observation(seen) == mine
                assert (seen.seat, seen.faces) == (seat, placed.observe(seat).faces)
                assert public(seen.public) == public(placed.public)
                assert len(seen.forms()) == len(game.forms(seat) if seat is not None else ())
            tables += 1
            used += any(getattr(rule, "used", False) for rule in game.public.rules)
    assert tables > 50
    assert used, "no tool was used while choosing"


def test_a_table_that_was_read_and_the_game_itself_go_the_same_way() -> None:
    """The same acts lead to the same table, as long as chance has no word in it."""
    compared = 0
    for _, game, _ in played(3, 1):
        if isinstance(game.ask, ChooseAsk) and not game.ask.answered:
            here, there = by_place(game), academy.parse(academy.render(game))
            for seat in game.seats():
                act = Choose(seat=seat, card=game.public.hands[seat][-1 if seat else 0])
                (here, events), (there, others) = here.play(act), there.play(act)
                assert events == others
            assert public(here.public) == public(there.public)
            compared += 1
    assert compared > 10


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
        ("bomb 1\ngreen | 3 3 3 1 | | ok ok boom\nA 0\nB 0", "the trigger is at 10, so 1 tile is (ok) and flipped"),
        ("bomb 1\ngreen | | | (boom) ok ok\nA 0\nB 0", "the trigger is at 0"),
        ("bomb 1\ngreen | | | ok (ok) boom\nA 0\nB 0", "tiles are flipped from the nearest on"),
        ("bomb 1\ngreen | | | ok ok\nA 0\nB 0", "there are 2 ok and 1 boom"),
        ("bomb 1\ngreen | | | ok ok bang\nA 0\nB 0", "there is no tile 'bang'"),
        ("bomb 2\nplates 1<green\nA 0\nB 0", "'1<green' is no plate"),
        ("bomb 2\nplates +1<yellow\nA 0\nB 0", "line 2: there is no wire 'yellow'"),
        ("bomb 1\ngone spoon\nA 0\nB 0", "there is no tool 'spoon'"),
        ("bomb 1\nA 0 · tools spoon\nB 0", "there is no tool 'spoon'"),
        ("bomb 2\nA 0 · tools hammer\nB 0 · tools hammer", "line 3: B: the hammer belongs to A (line 2)"),
        ("bomb 3\nA 0 · tools hammer hammer\nB 0", "line 2: A: the tool hammer is named twice"),
        ("bomb 2\ngone orders\nA 0 · tools orders\nB 0", "line 3: A: the orders is out of the game (line 2)"),
        ("bomb 2\ngone orders orders\nA 0\nB 0", "line 2: the tool orders is named twice"),
        ("bomb 1\nA 0 · tools hammer\nB 0", "line 2: A: at bomb 1 a seat has 0 tools at most, not 1"),
        ("bomb 2\nA 0 · tools hammer wrench\nB 0", "line 2: A: at bomb 2 a seat has 1 tool at most, not 2"),
        ("bomb 1\ngone hammer\nA 0\nB 0", "at bomb 1 only 0 tools have left the deck, not 1"),
        ("bomb 2\ngone hammer mirror orders\nA 0 · tools x-ray\nB 0", "only 3 tools have left the deck, not 4"),
        ("bomb 1\nA 0\nB 0\nC 0 · table green green", "line 4: C: the card green is named twice"),
        ("bomb 1\nA 0\nB 0\nC 0 · spent · table red wait", "line 4: C: its Wait is either spent or on the table"),
        ("bomb 1\nA 0\nB 0\nC 0 · spent · table red", "its Wait is spent, so 2 of its cards are on the table"),
        ("bomb 1\nA 0\nB 0\nC 0 · spent", "its Wait is spent, so 2 of its cards are on the table"),
        ("bomb 1 · round 3\nA 0\nB 0\nC 0 · spent · table red blue", "line 4: C: a Wait is not spent before round 4"),
        ("bomb 1 · round 2\nA 0\nB 0\nC 0 · table red blue", "C: 2 cards are not on the table before round 3"),
        ("bomb 1 · round 1\nred | 3\nA 0\nB 0", "line 2: 1 card is not exposed before round 2; this is 1"),
        ("bomb 1 · round 2\nred | 3 3 4\nA 0\nB 0", "line 2: 3 cards are not exposed before round 3; this is 2"),
        ("bomb 1 · round 1\nA 0 · saw red\nB 0", "line 2: A: this is not seen before round 2"),
        ("bomb 2 · round 1\nA 0 · saw red-tiles\nB 0", "line 2: A: this is not seen before round 2"),
        ("bomb 2 · round 4 · rounds 4\nA 0\nB 0", "line 1: the game has had 5 rounds at least, not 4"),
        ("bomb 1\nplates +1<green\nA 0\nB 0", "line 2: +1<green: the plates of bomb 1 are: none"),
        ("bomb 2\nplates +4>green\nA 0\nB 0", "line 2: +4>green: the plates of bomb 2 are: +1< +2>"),
        ("bomb 2\nplates +1>green\nA 0\nB 0", "line 2: +1>green: the plates of bomb 2 are: +1< +2>"),
        ("bomb 2\nplates +1<green +1<red\nA 0\nB 0", "line 2: +1<red: the plates of bomb 2 are: +1< +2>"),
        ("bomb 2\nplates\nA 0\nB 0", "line 2: 'plates' says nothing by itself"),
        ("bomb 2\nplates +1<red\nplates +2>red\nA 0\nB 0", "line 3: there is one plates line; see line 2"),
        ("bomb 2 · bomb 3\nA 0\nB 0", "line 1: the bomb is named twice"),
        ("bomb 1\nbomb 2\nA 0\nB 0", "line 2: there is one bomb line; see line 1"),
        ("bomb 1\nA 0\nA 0", "line 3: there is one A line; see line 2"),
        ("bomb 1\nA 0 · table red · table blue\nB 0", "line 2: A: the word table is named twice"),
        ("bomb 1\nA 0 · table\nB 0", "line 2: A: 'table' says nothing by itself"),
        ("bomb 1\nA 0 · spent red\nB 0", "line 2: A: 'red' says nothing behind spent"),
        ("bomb 1\nA 0 · · table red\nB 0", "line 2: A: there is nothing behind a dot"),
        ("bomb 1\nA 0 table red\nB 0", "line 2: A: 'table' comes right after the score"),
        ("bomb 1\nA 0 · saw red red\nB 0", "line 2: A: what is seen at red is named twice"),
        ("bomb 1\n·\nA 0\nB 0", "line 2: '·' begins no line of a table"),
        ("bomb 1\n|\nA 0\nB 0", "line 2: '|' begins no line of a table"),
        ("bomb 1\nA " + "9" * 5000 + "\nB 0", "is no number from 0"),
        ("bomb 1\ngreen | | | (ok boom ok\nA 0\nB 0", "line 2: '(ok' is no tile"),
        ("bomb 1\ngreen | | | (?) boom ok\nA 0\nB 0", "line 2: there is no tile '?'"),
        ("bomb 1\ngreen | 1 | | (ok) boom ok\nA 0\nB 0", "the trigger is at 1, so only 0 tiles are flipped"),
        ("bomb 2\ngreen | | | (ok) boom ok\nA 0\nB 0", "the trigger is at 0, so only 0 tiles are flipped"),
        ("bomb 1\ngreen | 3 | " + "? " * 12 + "\nA 0\nB 0", "line 2: green has only 12 cards"),
        ("bomb 1 · window 0\nA 0\nB 0", "line 1: a window is open for more than 0 seconds"),
        ("bomb 1 · clock inf\nA 0\nB 0", "line 1: 'inf' is no number of seconds"),
        ("bomb 1\nagreed mirror orders\nA 0\nB 0", "line 2: 3 tools are laid out for 2 players, not 2"),
        ("bomb 2\nagreed mirror orders x-ray\nA 0 · tools hammer\nB 0", "the hammer was not laid out"),
        (
            "bomb 2\ngone hammer\nagreed mirror orders x-ray | hammer wrench dynamo\nA 0\nB 0",
            "line 3: the hammer is laid out for a later bomb",
        ),
        ("bomb 1 · view A\nA 0\nB 0", "line 1: a whole table is nobody's view"),
        ("bomb 1\nA 0 · table yellow\nB 0", "there is no card 'yellow'"),
        ("bomb 1\nA 0 · table red blue\nB 0", "at most 1 card of a seat is on the table"),
        ("bomb 1\nA 0 · holds red\nB 0", "A: 'holds' is unknown here"),
        ("bomb 1\nA 0 · saw red-cards\nB 0", "'red-cards' cannot be seen"),
        ("bomb 1\nA -3\nB 0", "'-3' is no number from 0"),
    ],
)
def test_a_text_that_is_no_table_gets_a_clear_error(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        academy.parse(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("bomb 1\nA 0\nB 0", "whose view is it?"),
        ("bomb 1 · view C\nA 0\nB 0", "line 1: there is no seat C"),
        ("bomb 1 · view A\nred | | 3\nA 0\nB 0 · saw red", "line 2: red: A has not seen this card of the deck"),
        ("bomb 1 · view A\nred | | 3 4\nA 0 · saw red\nB 0", "line 2: red: A has not seen this card of the deck"),
        ("bomb 1 · view A\nA 0 · saw red\nB 0", "red: A has seen the upcoming card; write it down"),
        ("bomb 1 · view A\nred | | | ? ? ?\nA 0 · saw red-tiles\nB 0", "line 2: red: A has seen the tiles"),
        ("bomb 1 · view spectators\nred | | | ok boom ok\nA 0\nB 0", "spectators have not seen these tiles"),
    ],
)
def test_a_view_says_what_its_seat_knows_and_nothing_else(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        academy.parse_observation(text)


def test_a_view_is_the_same_whatever_lies_face_down() -> None:
    """A14: what the text does not say is nowhere in what is read."""
    text = "bomb 1 · view A\nred | 3 | 5 | ? ? ?\nA 0 · saw red\nB 0"
    one, other = [academy.parse_observation(text.replace("bomb 1", f"bomb 1 · seed {seed}")) for seed in "ab"]
    assert one == other
    assert sum(face != UNKNOWN for face in one.faces) == 2


def test_a_round_that_is_not_said_is_the_earliest_that_fits() -> None:
    for lines, round in (
        ("A 0\nB 0\nC 0", 1),
        ("red | 1\nA 0\nB 0\nC 0", 2),
        ("red | 1 1 2 2\nA 0\nB 0\nC 0", 3),
        ("A 0 · table red blue\nB 0\nC 0", 3),
        ("A 0 · spent · table red blue\nB 0\nC 0", 4),
    ):
        assert academy.parse(f"bomb 1\n{lines}").public.round == round


def test_capital_letters_and_a_byte_order_mark_do_no_harm() -> None:
    loud = academy.parse("\ufeffBomb 2 · Round 2\nRED | 3 | ? 4 | OK ? boom\na 4 · Table Red · TOOLS Hammer\nB 0\nC 1")
    quiet = academy.parse("bomb 2 · round 2\nred | 3 | ? 4 | ok ? boom\nA 4 · table red · tools hammer\nB 0\nC 1")
    assert comparable(loud) == comparable(quiet)


WORDS = (
    *("green", "red", "yellow", "wait", "chicken", "hammer", "orders", "(mirror)", "ok", "(ok)", "boom", "?", "table"),
    *(
        "tools",
        "saw",
        "red-tiles",
        "spent",
        "gone",
        "plates",
        "agreed",
        "+1<green",
        "+2>red",
        "bomb",
        "round",
        "rounds",
    ),
    *("view", "A", "B", "0", "1", "2", "3", "7", "·", "|", "\n", "\n", "#", ""),
)
"""What a text is made of, or nearly."""


def test_whatever_is_read_is_a_table_that_can_be_written_and_played() -> None:
    """Texts with words taken out, put in or exchanged: each is refused with a reason, or a sound table."""
    rng = Random(14)
    texts = [
        re.sub(r"[\d ]+\| (?=[(ob])", " | ", academy.render(game))  # without the decks, which would be most of it
        for players in (2, 3)
        for _, game, _ in played(players, 4)
        if isinstance(game.ask, ChooseAsk) and not game.ask.answered
    ]
    read = refused = 0
    for _ in range(1000):
        words = re.split(r"( |\n)", rng.choice(texts))
        for _ in range(rng.randint(1, 2)):
            at = rng.randrange(0, len(words), 2)
            words[at : at + rng.choice((1, 1, 1, 2))] = [rng.choice((rng.choice(WORDS), rng.choice(words[::2])))]
        try:
            game = academy.parse("".join(words))
        except NotationError:
            refused += 1
            continue
        sound(game)
        read += 1
    assert min(read, refused) > 25


def sound(game: Game) -> None:
    """Every card, tile and tool is in one place, and the table can be written down."""
    board: Board = game.public
    assert comparable(academy.parse(academy.render(game))) == comparable(game)
    assert len(set(board.dealt)) == len(board.dealt) <= (board.bomb - 1) * (board.players + 1)
    assert {tool.id for tool in catalogue.in_play(board)} <= set(board.dealt)
    for seat in game.seats():
        cards = [*board.hands[seat], *board.played[seat]]
        assert len(set(cards)) == len(cards) >= len(board.colours) + 1
        assert len(board.played[seat]) <= min(board.stuck, board.round - 1)
        assert sum(tool.owner == seat for tool in catalogue.in_play(board)) < board.bomb
    for wire, pile in zip(board.wires, board.piles[::2], strict=True):
        assert sorted((*wire.exposed, *wire.deck)) == list(pile.things)
        assert sorted(game.secret.faces[card] for card in pile.things) == sorted(pile.kinds)
        assert wire.reached <= wire.flipped
        assert all(game.secret.faces[tile] == OK for tile in wire.tiles[: wire.flipped])


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
    views = re.findall(r"```view\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert views
    for text in views:
        assert isinstance(academy.parse_observation(text).public.ask, ChooseAsk)
