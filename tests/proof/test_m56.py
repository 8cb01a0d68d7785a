"""Mission 56: a wire that all but its owner see."""

from __future__ import annotations

from collections import Counter

import pytest

from defuse.busters import Setup
from defuse.busters import begun as begun_with
from defuse.busters.acts import Cut, PlaceToken, RevealReds, SoloCut
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import (
    CutMissed,
    DialMoved,
    Exploded,
    RedsRevealed,
    TokenPlaced,
    ValueAnnounced,
    WiresCut,
)
from defuse.busters.wires import RED, VALUES
from defuse.kernel import Act, Game, clashes, encode, imagine
from tests.proof.driver import (
    begun,
    cut_before,
    keep,
    of_type,
    offered,
    only,
    opened,
    ready,
    rigged,
    smoke,
    waiting,
    wires_of,
)
from tests.proof.m56_tripwires import CutFlipped, SoloCutFlipped
from tests.proof.missions import cut_the_flipped_one


def flipped(game: Game, seat: int) -> int:
    """The flipped wire of a seat."""
    found = [wire for wire in game.table().hand(seat) if game.public.flipped >> wire & 1]
    (wire,) = found
    return int(wire)


def value(game: Game, wire: int) -> int:
    """What a wire truly is."""
    return VALUES[game.secret.faces[wire]]


def at_the_first_turn(number: int | None = None, players: int = 4, seed: int = 1) -> Game:
    """A's first turn; with a number, A's flipped wire is of that number."""
    game = opened(begun(56, players, seed))
    return game if number is None else rigged(game, {flipped(game, 0): number * 10})


# Dealing.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_one_flipped_wire_at_the_far_right_that_all_others_see(players: int) -> None:
    for seed in range(5):
        game = begun(56, players, seed)
        assert game.public.loose == game.public.flipped
        for seat in game.seats():
            wire = flipped(game, seat)
            stand = game.public.stands[game.table().stand_of(wire)]
            assert stand[-1] == wire
            seen_by = [other for other in game.seats() if game.observe(other).faces[wire]]
            assert seen_by == [other for other in game.seats() if other != seat]
            others = [game.secret.faces[other] for other in stand[:-1]]
            assert others == sorted(others)
        assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_any_wire_of_a_hand_may_be_the_flipped_one() -> None:
    values = Counter(value(game, flipped(game, 0)) for game in (begun(56, 4, seed) for seed in range(150)))
    assert set(values) >= set(range(1, 13))  # far right, and not the highest
    assert values[12] < 40


def test_which_of_two_stands_it_is_on_is_by_lot_and_for_all_to_see() -> None:
    games = [begun(56, 2, seed) for seed in range(20)]
    assert {game.table().stand_of(flipped(game, 0)) for game in games} == {0, 1}


def test_what_was_dealt_shows_in_no_event() -> None:
    setup = Setup(mission=56, players=4, captain=0, equipment=())
    one, told = begun_with(setup, 1)
    other, told_there = begun_with(setup, 1, hidden="another order of face-down things")
    assert one.secret.faces != other.secret.faces
    assert encode(told) == encode(told_there)
    assert encode(one.public) == encode(other.public)


def test_no_opening_token_goes_to_the_flipped_wire() -> None:
    game = begun(56, 4)
    while PlaceToken not in offered(game, 0):
        game, _ = game.play(game.forms(waiting(game)[0])[0].nth(0))
    wire = flipped(game, 0)
    assert game.why_not(PlaceToken(seat=0, wire=wire)) is not None


# Nothing tells the owner.


def worlds(game: Game, seat: int) -> list[Game]:
    """Games that differ in a seat's flipped wire, and that this seat cannot tell apart: every value it might have."""
    wire = flipped(game, seat)
    seen = game.observe(seat)
    hidden = [thing for thing in game.public.piles[0].things if not seen.faces[thing]]
    found: dict[int, Game] = {}
    for other in hidden:
        face = game.secret.faces[other]
        if face not in found:
            faces = bytearray(game.secret.faces)
            faces[wire], faces[other] = faces[other], faces[wire]
            for stand in game.public.stands:  # the others' stands stay sorted
                row = [thing for thing in stand if thing in hidden and thing != wire]
                for thing, kind in zip(row, sorted(faces[thing] for thing in row), strict=True):
                    faces[thing] = kind
            found[face] = imagine(seen, bytes(faces), 1)
    return list(found.values())


def test_forms_and_refusals_are_the_same_to_the_owner_whatever_the_flipped_wire_is() -> None:
    game = at_the_first_turn()
    games = worlds(game, 0)
    assert len({value(world, flipped(world, 0)) for world in games}) >= 12
    wire = flipped(game, 0)
    mate = game.table().hand(1)[0]
    table = game.table()
    wrong: list[Act] = [
        Cut(seat=0, mine=(wire,), targets=(mate,)),
        SoloCut(seat=0, wires=(wire,)),
        RevealReds(seat=0),
        *[CutFlipped(seat=0, wire=own, value=5, targets=(mate,)) for own in table.hand(0)],
        *[CutFlipped(seat=0, wire=wire, value=number, targets=(mate,)) for number in range(15)],
        *[SoloCutFlipped(seat=0, wire=wire, value=number) for number in range(15)],
        *[SoloCut(seat=0, wires=tuple(wires_of(game, number, 0))) for number in range(1, 13)],
    ]
    for world in games:
        assert encode(world.observe(0)) == encode(game.observe(0))
        assert encode(world.forms(0)) == encode(game.forms(0))
        assert [world.why_not(act) for act in wrong] == [game.why_not(act) for act in wrong]


def test_the_forms_are_the_same_late_in_the_game_too() -> None:
    game = at_the_first_turn()
    table = game.table()
    pair = next(number for number in range(1, 13) if len(wires_of(game, number, 0)) in (1, 3))
    mine = [wire for wire in table.hand(0) if wire in (*wires_of(game, pair, 0), flipped(game, 0))]
    game = keep(game, [*mine, *table.hand(1), *table.hand(2)])
    for world in worlds(game, 0):
        assert encode(world.forms(0)) == encode(game.forms(0))


def test_a_teammate_sees_what_its_owner_does_not() -> None:
    game = at_the_first_turn()
    games = worlds(game, 0)
    assert len({encode(world.observe(1)) for world in games}) == len(games)


# The owner cuts it.


def test_the_owner_may_name_any_number_that_is_not_finished() -> None:
    game = at_the_first_turn(5)
    game = cut_before(game, wires_of(game, 4))
    named = only(game.forms(0), CutFlipped).fields[1]
    assert set(named.items) == set(range(1, 13)) - {4}  # type: ignore[union-attr]
    act = CutFlipped(seat=0, wire=flipped(game, 0), value=4, targets=(game.table().hand(1)[0],))
    assert game.why_not(act) == "all wires of 4 are cut"


def test_a_right_call_cuts_both_wires() -> None:
    number = next(n for n in range(1, 13) if wires_of(at_the_first_turn(n), n, 1))
    game = at_the_first_turn(number)
    wire, target = flipped(game, 0), wires_of(game, number, 1)[0]
    game, events = game.play(CutFlipped(seat=0, wire=wire, value=number, targets=(target,)))
    assert of_type(events, WiresCut) == [WiresCut((wire, target), number, 0, "dual")]
    assert of_type(events, DialMoved) == []
    assert all(mask >> wire & 1 for mask in game.public.known)


def test_a_wrong_own_wire_explodes() -> None:
    game = at_the_first_turn(5)
    number = next(n for n in range(1, 13) if n != 5 and wires_of(game, n, 1))
    target = wires_of(game, number, 1)[0]
    game, events = game.play(CutFlipped(seat=0, wire=flipped(game, 0), value=number, targets=(target,)))
    assert of_type(events, Exploded) == [Exploded("flipped wire", 0)]


def test_a_wrong_wire_of_the_teammate_explodes_too_and_no_card_helps() -> None:
    game = ready(at_the_first_turn(5), "9")
    target = next(wire for wire in game.table().hand(1) if value(game, wire) not in (5, RED))
    game, _ = game.play(Stabilize(seat=0, using=("9",)))
    game, events = game.play(CutFlipped(seat=0, wire=flipped(game, 0), value=5, targets=(target,)))
    assert of_type(events, Exploded) == [Exploded("flipped wire", 0)]  # E8


def test_equipment_does_not_touch_it() -> None:
    game = at_the_first_turn()
    detectors = [form for form in game.forms(0) if form.using]
    assert detectors
    wires = {wire for form in detectors for field in form.fields for group in field.groups for wire in group}  # type: ignore[union-attr]
    assert not any(game.public.flipped >> wire & 1 for wire in wires)  # E22


def solo(number: int) -> tuple[Game, int]:
    """A holds all remaining wires of a number, 2 or 4, if the flipped one is of it too; and its flipped wire."""
    game = at_the_first_turn(number)
    mine = [wire for wire in wires_of(game, number, 0) if wire != flipped(game, 0)]
    others = [wire for wire in wires_of(game, number) if wire not in mine and wire != flipped(game, 0)]
    return cut_before(game, others), flipped(game, 0)


def test_a_solo_cut_may_include_it() -> None:
    number = next(n for n in range(1, 13) if len(wires_of(at_the_first_turn(n), n, 0)) in (2, 4))
    game, wire = solo(number)
    assert number in only(game.forms(0), SoloCutFlipped).fields[1].items  # type: ignore[union-attr]
    held = tuple([w for w in wires_of(game, number, 0) if w != wire])
    assert game.why_not(SoloCut(seat=0, wires=held)) is not None  # without it something is missing
    game, events = game.play(SoloCutFlipped(seat=0, wire=wire, value=number))
    assert set(of_type(events, WiresCut)[0].wires) == {*held, wire}


def test_a_solo_cut_with_a_wrong_flipped_wire_explodes() -> None:
    number = next(n for n in range(1, 13) if len(wires_of(at_the_first_turn(n), n, 0)) in (2, 4))
    game, wire = solo(number)
    other = next(n for n in range(1, 13) if n != number and wires_of(game, n, 1))
    game = rigged(game, {wire: other * 10})
    game, events = game.play(SoloCutFlipped(seat=0, wire=wire, value=number))
    assert of_type(events, Exploded) == [Exploded("flipped wire", 0)]


# A teammate cuts it.


def test_a_teammates_hit_on_it_costs_one_step() -> None:
    game = at_the_first_turn()
    wire = flipped(game, 1)
    game = rigged(game, {wire: game.secret.faces[wires_of(game, value(game, game.table().hand(0)[0]))[0]]})
    number = value(game, wire)
    mine = next(w for w in wires_of(game, number, 0) if w != flipped(game, 0))
    game, events = game.play(Cut(seat=0, mine=(mine,), targets=(wire,)))
    assert len(of_type(events, WiresCut)) == 1
    assert of_type(events, DialMoved) == [DialMoved(-1, "tripwire", 0)]


def missed(game: Game) -> tuple[Cut, int]:
    """A miss of A at B's flipped wire, which is not red."""
    wire = flipped(game, 1)
    table = game.table()
    own = next(w for w in table.hand(0) if w != flipped(game, 0) and value(game, w) not in (value(game, wire), RED))
    return Cut(seat=0, mine=(own,), targets=(wire,)), wire


def blue_at_b() -> Game:
    """A game in which B's flipped wire is not red."""
    return next(game for game in map(game_of, range(20)) if value(game, flipped(game, 1)) != RED)


def game_of(seed: int) -> Game:
    return at_the_first_turn(seed=seed)


def test_a_teammates_miss_costs_two_steps_and_leaves_no_token() -> None:
    game = blue_at_b()
    cut, wire = missed(game)
    game, events = game.play(cut)
    assert [event.why for event in of_type(events, DialMoved)] == ["tripwire", "miss"]
    assert game.public.dial == 2
    assert of_type(events, TokenPlaced) == of_type(events, ValueAnnounced) == []
    assert len(of_type(events, CutMissed)) == 1
    assert not game.observe(1).faces[wire]


def test_the_stabilizer_keeps_the_miss_away_but_not_the_tripwire() -> None:
    game = ready(blue_at_b(), "9")
    game, _ = game.play(Stabilize(seat=0, using=("9",)))
    game, events = game.play(missed(game)[0])
    assert [event.why for event in of_type(events, DialMoved)] == ["tripwire"]  # E8


def test_two_flipped_wires_of_one_number_cost_one_step() -> None:
    game = at_the_first_turn()
    one, other = flipped(game, 0), flipped(game, 1)
    game = rigged(game, {one: 50, other: 50})
    game, events = game.play(CutFlipped(seat=0, wire=one, value=5, targets=(other,)))
    assert of_type(events, WiresCut) == [WiresCut((one, other), 5, 0, "dual")]
    assert of_type(events, DialMoved) == [DialMoved(-1, "tripwire", 0)]


# Revealing.


def nearly_done(face: int | None) -> Game:
    """A has a red and its flipped wire left, which is of this kind (None: red)."""
    game = at_the_first_turn()
    table = game.table()
    reds = [wire for seat in game.seats() for wire in table.hand(seat) if table.is_red(wire)]
    own = next(wire for wire in table.hand(0) if wire != flipped(game, 0))
    faces = {own: game.secret.faces[reds[0]]}
    faces[flipped(game, 0)] = game.secret.faces[reds[1]] if face is None else face
    game = rigged(game, faces)
    return keep(game, [own, flipped(game, 0), *game.table().hand(1), *game.table().hand(2)])


def test_with_only_reds_beside_it_the_owner_may_reveal_all() -> None:
    game = nearly_done(None)
    assert offered(game, 0) == {RevealReds, CutFlipped}  # it may, it need not
    game, events = game.play(RevealReds(seat=0))
    assert len(of_type(events, RedsRevealed)[0].wires) == 2
    assert not game.over


def test_to_reveal_a_flipped_wire_that_is_not_red_explodes() -> None:
    game = nearly_done(50)
    assert offered(game, 0) == {RevealReds, CutFlipped}
    game, events = game.play(RevealReds(seat=0))
    assert of_type(events, Exploded) == [Exploded("flipped wire", 0)]


def test_with_other_wires_beside_it_nothing_may_be_revealed() -> None:
    assert RevealReds not in offered(at_the_first_turn(), 0)


def test_when_nobody_else_has_wires_revealing_is_all_that_is_left() -> None:
    game = nearly_done(None)
    table = game.table()
    game = cut_before(game, [*table.hand(1), *table.hand(2)])
    assert offered(game, 0) == {RevealReds}


def test_without_the_flipped_wire_only_reds_are_revealed_as_ever() -> None:
    game = nearly_done(50)
    game = cut_before(game, [flipped(game, 0)])
    assert offered(game, 0) == {RevealReds}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("skill", [0.9, 0])
def test_any_game_ends_and_keeps_the_laws(players: int, skill: float) -> None:
    for seed in range(4):
        smoke(56, players, seed, skill, cut_the_flipped_one)
