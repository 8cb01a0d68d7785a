"""What a seat may know, and the games that it could be sitting in."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from defuse.kernel import Act, Clock, Game, Order, Pass, clashes, encode, fold, imagine, start
from tests.kernel.toy import KIT, new, played
from tests.kernel.toy_table import Insulate, Pick, PicksRevealed, Probe, Setup, Shine, Show, Weigh

SEATS = (0, 1, 2, None)


def peeked() -> Game:
    """Seat 0 has seen wires 2 and 4, seat 1 has seen wire 4; everybody saw wires 0 and 1 weighed."""
    return played(
        new(5),
        Shine(wire=2, seat=0, using=("lamp-0",)),
        Shine(wire=4, seat=1, using=("lamp-1",)),
        Probe(other=2, seat=0, using=("probe-0",)),
        Show(wire=4, seat=2),
        Weigh(wires=(0, 1), seat=2, using=("scales-2",)),
    )


def stories() -> dict[str, Game]:
    """Games at moments that differ in what is hidden."""
    return {
        "nothing is known": new(5),
        "some have peeked": peeked(),
        "one has locked in": played(peeked(), Pick(wire=4, seat=0)),
        "two have locked in": played(peeked(), Pick(wire=4, seat=0), Pick(wire=0, seat=1)),
        "an answer was changed": played(peeked(), Pick(wire=4, seat=0), Pick(wire=2, seat=0)),
        "a question inside the sealed one": played(
            new(5), Pick(wire=1, seat=0), Pick(wire=1, seat=1), Probe(other=0, seat=2, using=("probe-2",))
        ),
        "a window, one has passed": played(peeked(), *picks(0, 0, 4), Pass(seat=1)),
        "a window, asked again": played(peeked(), *picks(0, 0, 4), Insulate(seat=1, using=("glove-1",))),
        "the captain burns after a reaction": played(
            peeked(),
            *picks(0, 0, 4),
            Insulate(seat=1, using=("glove-1",)),
            *(Pass(seat=seat) for seat in range(3)),
        ),
        "the captain burns": played(peeked(), *picks(0, 0, 4), Pass(seat=0), Pass(seat=1), Pass(seat=2)),
    }


def picks(*wires: int) -> list[Act]:
    return [Pick(wire=wire, seat=seat) for seat, wire in enumerate(wires)]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("story", stories())
def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it(story: str, seat: int | None) -> None:
    game = stories()[story]
    seen = game.observe(seat)
    for seed in range(5):
        other = imagine(seen, None, seed)
        assert encode(other.observe(seat)) == encode(seen)
        if seat is not None:
            assert encode(other.forms(seat)) == encode(game.forms(seat))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("story", stories())
def test_an_imagined_game_can_be_played_on(story: str, seat: int | None) -> None:
    """In every world that a seat imagines, everybody answers with the first thing that comes to mind, to the end."""
    game = imagine(stories()[story].observe(seat), None, 1)
    for _ in range(60):
        if game.over:
            break
        assert game.ask is not None
        late = [seat for seat in game.ask.seats if seat not in game.ask.answered]
        form = [form for form in game.forms(late[0]) if not form.aside][-1]
        game, _events = game.play(form.nth(0))
    assert game.over


def test_a_seat_imagines_all_that_it_has_not_seen() -> None:
    game = peeked()
    worlds = [imagine(game.observe(0), None, seed) for seed in range(60)]
    for wire in (2, 4):
        assert {world.secret.faces[wire] for world in worlds} == {game.secret.faces[wire]}
    for wire in (0, 1, 3, 5, 6):
        assert len({world.secret.faces[wire] for world in worlds}) > 1
    assert all(sorted(world.secret.faces) == [1, 2, 3, 4, 5, 6, 6] for world in worlds)


def test_what_others_have_locked_in_is_imagined_and_ones_own_answer_is_kept() -> None:
    game = played(new(5), Pick(wire=1, seat=0), Pick(wire=3, seat=1))
    revealed: set[tuple[int | None, ...]] = set()
    for seed in range(60):
        _, events = imagine(game.observe(0), None, seed).play(Pick(wire=6, seat=2))
        revealed |= {event.picks for event in events if isinstance(event, PicksRevealed)}
    assert {picked[0] for picked in revealed} == {1}
    assert {picked[1] for picked in revealed} == set(range(7))


def test_a_seat_imagines_nothing_for_those_who_have_not_locked_in() -> None:
    game = played(new(5), Pick(wire=1, seat=0))
    assert imagine(game.observe(1), None, 1).secret.sealed[0].seat == 0
    assert len(imagine(game.observe(1), None, 1).secret.sealed) == 1
    assert imagine(new(5).observe(0), None, 1).secret.sealed == ()


def test_a_deal_is_taken_as_it_is_given() -> None:
    game = peeked()
    deal = game.secret.faces
    assert imagine(game.observe(2), deal, 1).secret.faces == deal
    some = bytes([deal[0], deal[1], 0, 0, 0, 0, 0])
    worlds = [imagine(game.observe(2), some, seed).secret.faces for seed in range(20)]
    assert {world[:2] for world in worlds} == {deal[:2]}
    assert len({world[2:] for world in worlds}) > 1


def test_every_deal_of_the_pile_that_fits_what_a_seat_has_seen_obeys_the_law() -> None:
    game = peeked()
    seen = game.observe(0)
    deals = {bytes(deal) for deal in permutations((1, 2, 3, 4, 5, 6, 6))}
    fitting = [deal for deal in deals if all(known in (0, face) for known, face in zip(seen.faces, deal, strict=True))]
    assert len(fitting) in (120, 60)
    for deal in sorted(fitting):
        assert encode(imagine(seen, deal, 0).observe(0)) == encode(seen)


def test_a_deal_against_what_the_seat_has_seen_is_an_error() -> None:
    game = peeked()
    wrong = bytearray(game.secret.faces)
    wrong[2] = game.secret.faces[2] % 6 + 1
    with pytest.raises(ValueError, match="thing 2 is known to be"):
        imagine(game.observe(0), bytes(wrong), 1)


def test_a_deal_of_the_wrong_length_is_an_error() -> None:
    with pytest.raises(ValueError, match="a deal of 3 faces for 7 things"):
        imagine(peeked().observe(0), bytes([1, 2, 3]), 1)


@pytest.mark.parametrize("deal", [bytes([1, 1, 0, 0, 0, 0, 0]), bytes([1] * 7)])
def test_a_deal_that_the_piles_do_not_hold_is_an_error(deal: bytes) -> None:
    with pytest.raises(ValueError, match="pile wires has no more 1"):
        imagine(new(5).observe(0), deal, 1)


def test_an_imagined_game_goes_on_with_chance_of_its_own() -> None:
    """The captain of the next round is drawn from the new seed."""
    seen = played(new(5, Setup(tools=())), *picks(0, 1, 2)).observe(0)
    captains = set()
    for seed in range(30):
        game = imagine(seen, None, seed)
        form = game.forms(game.public.captain)[0]
        captains.add(played(game, form.nth(0)).public.captain)
    assert captains == {0, 1, 2}


def test_two_games_that_differ_in_hidden_things_alone_look_the_same() -> None:
    """`hidden` mixes the wires otherwise and changes nothing that anybody can see."""
    acts: list[Act] = [Clock(seconds=1.0), Pick(wire=0, seat=0), Probe(other=1, seat=2, using=("probe-2",))]
    here, events = start(KIT, Setup(), 5)
    there, same = start(KIT, Setup(), 5, hidden="elsewhere")
    assert here.secret.faces != there.secret.faces
    assert encode(events) == encode(same)
    for act in acts:
        here, events = here.play(act)
        there, same = there.play(act)
        assert encode(events) == encode(same)
        for seat in SEATS:
            assert encode(here.observe(seat)) == encode(there.observe(seat))
        for seat in here.seats():
            assert encode(here.forms(seat)) == encode(there.forms(seat))


def test_events_alone_lead_to_the_public_state() -> None:
    """Whoever hears the events knows all that is public, rules that came and went included."""
    for story in stories().values():
        game, events = start(KIT, story.setup, story.secret.seed)
        told = list(events)
        for act in story.acts:
            game, events = game.play(act)
            told += events
            assert fold(KIT, story.setup, told) == replace(game.public, ask=None, asked=0, stack=())


def test_public_facts_are_true_and_a_wrong_deal_clashes_with_them() -> None:
    game = peeked()
    (fact,) = game.public.facts
    assert isinstance(fact, Order)
    assert clashes(game.public, game.secret.faces, KIT) == ()
    faces = bytearray(game.secret.faces)
    faces[fact.low], faces[fact.high] = faces[fact.high], faces[fact.low]
    assert clashes(game.public, bytes(faces), KIT) == (fact,)


def test_an_observation_holds_nothing_of_the_secret() -> None:
    """Seed, order of the wires and other seats' answers are nowhere in its bytes."""
    seed = "a seed that nobody may see"
    game = played(start(KIT, Setup(wires=(201, 202, 203, 204, 205)), seed)[0], Pick(wire=3, seat=1))
    for seat in (0, 2, None):
        text = encode(game.observe(seat))
        assert b"nobody may see" not in text
        assert b'"do"' not in text, "no act is in it"
        assert game.observe(seat).faces == bytes(5)
