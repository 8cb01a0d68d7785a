"""What a text means."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import parse, render
from defuse.busters.acts import Cut, PlaceToken
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.board import NOBODY, Board, Specials
from defuse.busters.notation.places import Places
from defuse.busters.notation.text import Word
from defuse.kernel import Among, Game, Sorted, replay
from defuse.kernel.public import Step
from tests.busters.notation.samples import LARGE, SMALL


def wire(game: Game, place: str) -> int:
    return Places(game.public).wire(Word(place, 1, 1))


# The table.


def test_wires_are_numbered_in_the_order_in_which_they_are_written() -> None:
    game = parse(SMALL)
    board: Board = game.public
    assert board.stands == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11))
    assert board.owners == (0, 1, 2, 3)
    assert game.secret.faces[:12] == bytes([40, 50, 60] * 4)


def test_brackets_are_cut_wires_and_everybody_knows_them() -> None:
    board: Board = parse(SMALL).public
    on_stands = board.gone & 0xFFF
    assert on_stands == 1 << 7 | 1 << 10
    assert board.cut[5] == 2
    assert all(mask & board.gone == board.gone for mask in board.known)


def test_wires_that_left_the_stands_are_cut_and_count() -> None:
    board: Board = parse(SMALL).public
    assert board.cut[1:7] == (4, 4, 4, 0, 2, 0)
    assert board.totals[1:7] == (4,) * 6
    assert board.validated == (1, 2, 3)
    assert board.gone >> 12 == (1 << 12) - 1


def test_each_seat_knows_its_own_stand() -> None:
    board: Board = parse(SMALL).public
    uncut = ~board.gone
    assert [mask & uncut for mask in board.known] == [0b111 & uncut, 0b111 << 3 & uncut, 0b101 << 6, 0b101 << 9, 0]


def test_the_game_waits_for_the_turn_and_is_played_from_there() -> None:
    game = parse(SMALL)
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.seats == (0,)
    after, events = game.play(Cut(seat=0, mine=(0,), targets=(3,)))
    assert [type(event).__name__ for event in events][:2] == ["Called", "WiresCut"]
    assert after.ask is not None
    assert after.ask.seats == (1,)
    assert after.public.cut[4] == 2


def test_the_stack_is_that_of_a_turn_in_a_played_game() -> None:
    played = busters.new(mission=1, players=4, seed=1, captain=0)
    while isinstance(played.ask, OpeningAsk):
        played, _ = played.play(played.forms(played.ask.seats[0])[0].nth(0))

    def kinds(game: Game) -> list[type[Step]]:
        return [type(step) for step in game.public.stack]

    assert kinds(parse(render(played))) == kinds(played) == kinds(parse(SMALL))


def test_without_more_words_the_captain_is_a_and_begins_with_a_full_dial() -> None:
    board: Board = parse(SMALL.replace(" · captain A · dial 2", "")).public
    assert (board.captain, board.turn, board.dial, board.turns, board.rounds) == (0, 0, 4, 1, 0)


def test_the_header_says_whose_turn_it_is() -> None:
    board: Board = parse(SMALL.replace("dial 2", "dial 6, turn C; turns 7 · rounds 2 · clock 12.5")).public
    assert (board.captain, board.turn, board.dial, board.turns, board.rounds, board.clock) == (0, 2, 6, 7, 2, 12.5)


def test_chance_goes_on_from_the_seed_of_the_text() -> None:
    assert parse(SMALL).secret.seed == "0"
    game = parse(SMALL.replace("dial 2", "dial 2 · seed moss"))
    assert (game.secret.seed, game.secret.hidden_seed) == ("moss", "moss/hidden")
    assert "seed moss" in render(game)


def test_comments_blank_lines_and_other_separators_do_not_matter() -> None:
    other = "\n# a story\n" + SMALL.replace(" · ", ";  ").replace("A1 |", "  A1|").replace("4 5 6", "4, 5 6   # hm")
    assert render(parse(other)) == render(parse(SMALL)) == SMALL.lstrip()
    assert parse(SMALL.replace("\n", "\r\n")).public == parse(SMALL).public


def test_the_leftovers_of_n_out_of_m_are_set_aside_unseen() -> None:
    game = parse(LARGE)
    board: Board = game.public
    assert board.red == Specials((55, 95), 1)
    assert board.yellow == Specials((21, 41, 71), 2)
    on_stands = sum(len(row) for row in board.stands)
    assert sorted(game.secret.faces[on_stands : on_stands + 2]) == [21, 95]
    assert not any(mask >> on_stands & 0b11 for mask in board.known)
    everywhere = tuple(range(on_stands))
    assert Among(everywhere, (55, 95), 1, 1) in board.facts
    assert Among(everywhere, (21, 41, 71), 2, 2) in board.facts


def test_all_drawn_specials_need_no_line_when_they_are_on_the_table() -> None:
    said = "mission 2\nyellow 2.1 4.1\naway 1x4 2x4 3x4 4x4 5x4 6x4 7x4\nA1 | y2.1 8\nB1 | y4.1 8\nC1 | 8\nD1 | 8\n"
    assert parse(said.replace("yellow 2.1 4.1\n", "")).public == parse(said).public
    assert parse(said.replace("yellow 2.1", "yellow y2.1")).public == parse(said).public


def test_three_players_and_nobodys_pile() -> None:
    text = """
    mission 1 · captain B
    away 1x4 2x4 3x4 4x4
    A1 | 5
    B1 | 5
    B2 | 6
    C1 | 5 6
    N1 : 6 5 6
    """
    board: Board = parse(text).public
    assert board.owners == (0, 1, 1, 2, NOBODY)
    assert not any(mask >> board.stands[4][0] & 1 for mask in board.known)
    assert [fact.things for fact in board.facts if isinstance(fact, Sorted)] == [board.stands[3]]


def test_a_colon_is_a_row_in_no_order() -> None:
    mixed = SMALL.replace("A1 | 4 5 6", "A1 : 6 4 5")
    assert Sorted((0, 1, 2)) not in parse(mixed).public.facts
    assert "A1 : 6 4 5" in render(parse(mixed))


def test_a_colon_with_the_whole_order_stated_is_a_sorted_stand() -> None:
    mixed = SMALL.replace("A1 |", "A1 :") + "A1.1 <= A1.2 <= A1.3"
    assert render(parse(mixed)) == render(parse(SMALL))


# Who knows what.


def test_whoever_gave_a_wire_away_still_knows_it() -> None:
    game = parse(SMALL + "A knows B1.2 B1.3\nall know D1.1\nC knows not C1.1\n")
    uncut = ~game.public.gone & 0xFFF
    assert [mask & uncut for mask in game.public.known] == [
        0b1000110111,
        0b1000111000,
        0b1100000000,
        0b101000000000,
        0b1000000000,
    ]
    assert render(game).splitlines()[-3:] == ["all know D1.1", "A knows B1.2 B1.3", "C knows not C1.1"]


# Cards and characters.


def test_a_card_is_ready_when_its_wires_are_cut_unless_the_text_says_otherwise() -> None:
    table = LARGE.replace("equipment 3 · 9 · 11 used · 5", "equipment 9 · 2 used · 3 locked · 12 · 5 ready")
    board: Board = parse(table).public
    states = {card: getattr(board.rule(card), "state", None) for card in ("9", "2", "3", "12", "5")}
    assert states == {"9": "ready", "2": "used", "3": "locked", "12": "locked", "5": "ready"}
    assert "equipment 9 ready · 2 used · 3 locked · 12 · 5 ready" in render(parse(table))


def test_an_instant_card_whose_wires_are_cut_has_done_its_work() -> None:
    table = SMALL.replace("away", "equipment 33 · 22\naway")
    board: Board = parse(table).public
    assert [getattr(board.rule(card), "state", None) for card in ("33", "22")] == ["used", "ready"]


def test_a_card_can_need_more_cuts() -> None:
    table = LARGE.replace("equipment 3 ·", "equipment 3 needs 5x2 needs yellowx1 ·")
    rule = parse(table).public.rule("3")
    assert rule is not None
    assert getattr(rule, "cover", None) == ((5, 2), (13, 1))
    assert "equipment 3 needs 5x2 needs yellowx1 · 9 ready" in render(parse(table))


def test_the_pile_holds_all_other_cards_in_printed_order_or_as_it_is_said() -> None:
    game = parse(LARGE)
    pile = game.public.piles[1]
    faces = [game.secret.faces[thing] for thing in pile.things]
    assert faces == sorted(faces) == list(pile.kinds)
    assert len(faces) == 8
    said = parse(LARGE + "pile 12 1 4\n")
    assert bytes(said.secret.faces[thing] for thing in said.public.piles[1].things) == bytes([212, 201, 204])
    assert "pile 12 1 4" in render(said)
    assert len(parse(LARGE + "pile none\n").public.piles) == 1


def test_cards_drawn_from_the_pile_are_written_with_the_others() -> None:
    table = LARGE.replace("equipment 3 · 9 · 11 used · 5", "equipment Y\npile 7 2 12 1")
    game = parse(table.replace("turn C", "turn A"))
    game, _ = game.play(Cut(seat=0, mine=(wire(game, "A1.8"),), targets=(wire(game, "C1.6"),)))
    lines = render(game).splitlines()
    assert lines[3] == "equipment Y used · later 7 · 2 ready"
    assert lines[4] == "pile 12 1"


def test_characters_are_dealt_from_the_captain_on_unless_the_text_says_otherwise() -> None:
    board: Board = parse(LARGE).public
    assert board.characters == ("4", "1", "2", "3")
    other = parse(LARGE + "characters A used · C E2 · D none\n")
    assert other.public.characters == ("4", "1", "E2", "3")
    personal = {seat: other.public.rule(f"personal-{seat}") for seat in "ABCD"}
    assert [getattr(personal[seat], "state", None) for seat in "ABCD"] == ["used", "ready", "ready", None]
    assert [getattr(personal[seat], "card", None) for seat in "ABC"] == ["DD", "DD", "2"]
    assert "characters A used · C E2 · D none" in render(other)


def test_what_a_rule_has_noted_may_be_json() -> None:
    game = parse(LARGE + 'rule 9 {"armed":true}\n')
    assert getattr(game.public.rule("9"), "armed", None) is True
    assert "9 ready armed" in render(game)
    assert parse(render(game)).public == game.public
    gone = parse(SMALL + "rule characters gone\n")
    assert gone.public.rule("characters") is None
    assert "rule characters gone" in render(gone)


def test_validation_tokens_can_lie_in_another_order() -> None:
    assert parse(SMALL + "validated 3 1 2").public.validated == (3, 1, 2)
    assert parse(SMALL + "validated none").public.validated == ()
    assert "validated none" in render(parse(SMALL + "validated none"))


def test_numbers_can_act_as_red() -> None:
    game = parse(SMALL + "deadly 6")
    assert game.public.reds == (14, 6)
    assert "deadly 6" in render(game)


# The opening.


def test_a_table_can_wait_for_opening_tokens() -> None:
    game = parse("""
        mission 1 · captain C · opening D
        A1 | 1 1 1 1 2 2
        B1 | 2 2 3 3 3 3
        C1 | 4 4 4!4 4 5 5
        D1 | 5 5 6 6 6 6
        """)
    asked: list[int] = []
    while isinstance(game.ask, OpeningAsk):
        seat = game.ask.seats[0]
        asked.append(seat)
        game, _ = game.play(PlaceToken(seat=seat, wire=game.public.stands[seat][0]))
    assert asked == [3, 0, 1]
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.seats == (2,)
    assert game.public.turns == 1


def test_a_table_that_was_read_has_no_set_up_to_replay() -> None:
    with pytest.raises(ValueError, match="no beginning"):
        replay.replay_of(parse(SMALL))
