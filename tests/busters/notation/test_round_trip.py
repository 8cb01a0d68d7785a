"""What is played can be written down, and what is written down is the same table again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters import NotationError, parse, parse_observation, render, render_observation
from defuse.busters.acts import SoloCut
from defuse.busters.board import Board
from defuse.busters.notation.questions import header
from defuse.busters.rules.turns import Turns
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.busters.wires import value_of
from defuse.kernel import HOST, Act, Clock, Game, Pass, clashes, imagine
from defuse.odds import Odds
from tests.busters.notation.same import differences, numbered, of_game, of_view, offers, translated
from tests.busters.notation.walk import tables
from tests.conformance.cases import EACH_OF_SOME, rng_of
from tests.steer import steer

POINTS = 4
"""At how many questions of a game its table is written."""


def hidden_wires(board: Board) -> list[int]:
    """The uncut wires in the order in which the stands are read, then those that were set aside."""
    on_stands = [wire for row in board.stands for wire in row]
    pile = next(pile for pile in board.piles if pile.name == "wires")
    wires = [*on_stands, *(thing for thing in pile.things if thing not in on_stands)]
    return [wire for wire in wires if not board.gone >> wire & 1]


def possible(game: Game, faces: bytes) -> bool:
    """Whether these faces fit all public facts."""
    return all(fact.holds(faces, value_of) for fact in game.public.facts)


def other_worlds(game: Game, rng: Random, count: int) -> list[list[int]]:
    """Faces for the hidden wires, close to the truth: two or three of them have changed places."""
    wires = hidden_wires(game.public)
    truth = [game.secret.faces[wire] for wire in wires]
    found: list[list[int]] = []
    for _ in range(count):
        world = list(truth)
        for _ in range(rng.choice((1, 1, 2))):
            one, other = rng.randrange(len(world)), rng.randrange(len(world))
            world[one], world[other] = world[other], world[one]
        found.append(world)
    return found


def faces_of(game: Game, world: list[int]) -> bytes:
    faces = bytearray(game.secret.faces)
    for wire, face in zip(hidden_wires(game.public), world, strict=True):
        faces[wire] = face
    return bytes(faces)


def check(game: Game) -> Game:
    """A whole table is the same after it was written and read, in plain words; the game that was read."""
    text = render(game)
    assert "\nrule " not in text
    again = parse(text)
    assert not differences(of_game(game), of_game(again)), text
    assert render(again) == text
    assert parse(text) == again
    assert offers(again) == offers(game)
    assert not clashes(again.public, again.secret.faces, again.kit)
    return again


def check_view(game: Game, seat: int | None) -> None:
    """What a seat sees of a table is the same after it was written and read, and leaves open as many deals."""
    seen = game.observe(seat)
    text = render_observation(seen)
    assert "\nrule " not in text
    again = parse_observation(text)
    assert not differences(of_view(seen), of_view(again)), text
    assert render_observation(again) == text
    assert Odds(again).deals == Odds(seen).deals, text


def is_written(game: Game) -> bool:
    """Whether the notation has words for the question that waits."""
    try:
        list(header(game.public))
    except ValueError:
        return False
    return True


def go_on(game: Game, again: Game, acts: Iterator[Act]) -> tuple[Game, Game]:
    """Play the same acts at both tables, up to the next question that can be written."""
    for act in acts:
        here, there = (numbered(one.public, one.secret.faces) for one in (game, again))
        back = {new: old for old, new in there.items()}
        game, again = game.play(act)[0], again.play(translated(translated(act, here), back))[0]
        if game.over or is_written(game):
            break
    return game, again


@pytest.mark.parametrize(("mission", "players"), EACH_OF_SOME)
def test_a_table_is_the_same_after_it_was_written_and_read(mission: int, players: int) -> None:
    """Every mission and player count, at questions from all over a steered game, and after further acts."""
    rng = rng_of(mission, players, 1, 0.9)
    story = [busters.new(mission=mission, players=players, seed=1)]
    while not story[-1].over:
        story.append(story[-1].play(steer(story[-1], rng))[0])
    acts = story[-1].acts
    points = [at for at, game in enumerate(story) if not game.over and is_written(game)]
    assert points
    for number, at in enumerate(rng.sample(points, min(POINTS, len(points)))):
        game = story[at]
        again = check(game)
        check_view(game, [*game.seats(), None][(at + number) % (players + 1)])
        later = go_on(game, again, iter(acts[len(game.acts) :]))
        assert not differences(of_game(later[0]), of_game(later[1])), render(game)


def race_for_a_number() -> Game:
    """A game of mission 45 in which everybody is asked to call, and some time has passed."""
    rng = rng_of(45, 3, 1, 0.9)
    game = busters.new(mission=45, players=3, seed=1)
    while not isinstance(game.ask, VolunteerAsk):
        game = game.play(steer(game, rng))[0]
    return game.play(Clock(seconds=game.public.clock + 5, seat=HOST))[0]


def test_who_has_declined_is_written_where_it_is_known_and_nowhere_else() -> None:  # M45
    game = race_for_a_number()
    before = [render_observation(game.observe(seat)) for seat in (0, 2, None)]
    game = game.play(Pass(seat=1))[0]
    assert [render_observation(game.observe(seat)) for seat in (0, 2, None)] == before
    assert check(game).waiting() == (0, 2)
    for seat in (*game.seats(), None):
        check_view(game, seat)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("declined A B C", "if all have declined, the captain picks: write “cutter none” in the first line"),
        ("failed B\ndeclined B", "nobody waits for a call of B"),
    ],
)
def test_who_cannot_have_declined(line: str, problem: str) -> None:
    text = render(race_for_a_number())
    with pytest.raises(NotationError) as refused:
        parse(text.replace("\nA1 ", f"\n{line}\nA1 "))
    assert str(refused.value.problem) == problem


def test_swaps_labels_radars_and_used_cards_are_written_down_too() -> None:
    seen: set[str] = set()
    for seed in range(6):
        for game, happened in tables(4, 5, seed, cards=("1", "2", "8", "9", "12")):
            check(game)
            seen |= happened
    assert seen >= {"WiresMoved", "Labelled", "RadarAnswered", "CardUsed", "CutMissed", "TokenPlaced", "Validated"}


def test_written_facts_leave_open_exactly_the_worlds_that_the_facts_of_the_game_leave_open() -> None:
    rng = Random(5)
    fitting = failing = 0
    for seed in range(8):
        for game, _ in tables(5, 4, seed, cards=("1", "2", "8", "12")):
            again = parse(render(game))
            for world in other_worlds(game, rng, 40):
                before = possible(game, faces_of(game, world))
                assert before == possible(again, faces_of(again, world)), render(game)
                fitting += before
                failing += not before
    assert fitting > 100
    assert failing > 1000


def test_a_view_that_was_read_can_be_imagined() -> None:
    for game, _ in tables(8, 3, 2):
        seat = 1
        seen = parse_observation(render_observation(game.observe(seat)))
        truth = parse(render(game))
        again = imagine(seen, truth.secret.faces, "7")
        assert again.observe(seat) == seen
        assert again.secret.faces == truth.secret.faces


def test_a_question_in_the_middle_of_a_cut_cannot_be_written() -> None:
    game = parse("""
        mission 1
        away 1x4 2x4 3x4 4x4
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
        """)
    form = next(form for form in game.forms(0) if form.using)
    game, _ = game.play(form.nth(0))
    with pytest.raises(ValueError, match="OwnerPicks"):
        render(game)


def test_a_rule_that_came_into_play_later_cannot_be_written() -> None:
    game = next(game for game, _ in tables(1, 2, 1))
    rules = (*game.public.rules, Turns(id="another"))
    game.public = replace(game.public, rules=rules)
    with pytest.raises(ValueError, match="no words for rule 'another'"):
        render(game)


def test_a_game_that_is_over_cannot_be_written() -> None:
    game = parse("mission 1\naway 1x4 2x4 3x4 4x4 5x4 6x2\nA1 | 6 6\nB1 |\nC1 |\nD1 |\n")
    game, _ = game.play(SoloCut(seat=0, wires=(0, 1)))
    with pytest.raises(ValueError, match="over"):
        render(game)
