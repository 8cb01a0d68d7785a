"""Where calculators go wrong: what a call, a token or a card tells, and what it does not."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.acts import Cut
from defuse.busters.wires import RED, YELLOW, blue, kinds_of
from defuse.kernel import Among, Game, Observation, Order, Sorted, imagine
from defuse.odds import Contradiction, Odds, clash
from tests.busters.tables import A, B, C, D, at, cut, one_at, solo, table, then

TABLE = """
    mission 1 · captain A
    A1 | 1 2 3 5
    B1 | 2 4 5 6
    C1 | 1 4 5 6
    D1 | 3 4 5 6
"""


def odds(game: Game, seat: int | None = A) -> Odds:
    return Odds(game.observe(seat))


def chances(game: Game, place: str, seat: int = A) -> dict[int, float]:
    return odds(game, seat).values(one_at(game, place))


# What the prior is.


def test_all_deals_of_distinct_wires_are_equally_likely() -> None:
    # A sees neither wire of B. Two 5s can be chosen in 1 way, two 6s in 1, one of each in 4.
    game = table("""
        mission 1 · captain A
        A1 | 4 4
        B1 | 5 6
        C1 | 5 6
        D1 | 4 4
    """)
    seen = odds(game, A).given(Among(at(game, "D1.1 D1.2"), (blue(4),), 2))
    both = [
        seen.exact_chance(Among(at(game, "B1.1"), (blue(low),), 1), Among(at(game, "B1.2"), (blue(high),), 1))
        for low, high in ((5, 5), (6, 6), (5, 6))
    ]
    assert both == [Fraction(1, 6), Fraction(1, 6), Fraction(4, 6)]


def test_a_fresh_table_is_counted_by_hand() -> None:
    """24 wires of six numbers, five players: what A does not see is dealt in 20! / (5! 5! 5! 5!) ways."""
    game = busters.new(mission=1, players=5, seed=1)
    assert [len(stand) for stand in game.public.stands] == [4, 5, 5, 5, 5]
    fact20, fact5, fact4 = 2432902008176640000, 120, 24
    own = game.secret.faces[:4]
    ways = 1
    for kind in set(own):
        count = own.count(kind)
        ways *= fact4 // ({1: 1, 2: 2, 3: 6, 4: 24}[count] * {0: 1, 1: 1, 2: 2, 3: 6}[4 - count])
    assert odds(game, A).deals == fact20 // fact5**4 * ways


# A missed call.


def test_a_tokened_wire_of_the_caller_may_be_the_one_that_was_meant() -> None:
    # B shows a 5 with a token and misses with 5: that call may have meant this very wire (C7).
    game = table(TABLE.replace("B1 | 2 4 5 6", "B1 | 2 4 5!5 6").replace("captain A", "captain B"))
    before = odds(game, A)
    after = odds(then(game, cut(game, "B1.3", "C1.2")), A)
    second = Among(at(game, "B1.2 B1.4"), (blue(5),), 1)
    only_the_miss = before.given(Among(at(game, "C1.2"), (blue(4),), 1))
    assert after.exact_chance(second) == only_the_miss.exact_chance(second)


def test_a_copy_cut_before_a_missed_call_does_not_answer_for_it() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 1 2 5
        B1 | 2 5 5 6
        C1 | 1 4 6
        D1 | 3 4 6
    """)
    game = then(game, cut(game, "A1.3", "B1.2"))  # a 5 of B is cut
    game = then(game, cut(game, "B1.3", "C1.2"))  # then B misses with 5: it holds another one
    assert odds(game, A).chance(Among(at(game, "B1.1 B1.3 B1.4"), (blue(5),), 1)) == 1


def test_a_copy_cut_after_a_missed_call_may_answer_for_it() -> None:
    game = table("""
        mission 1 · captain B
        A1 | 1 2 4 5
        B1 | 2 5 6 6
        C1 | 1 4 5 6
        D1 | 3 4 5 6
    """)
    game = then(game, cut(game, "B1.2", "C1.2"))
    held = Among(at(game, "B1.1 B1.3 B1.4"), (blue(5),), 1)
    assert odds(game, A).chance(held) < 1
    game = then(game, cut(game, "C1.4", "D1.4"), cut(game, "D1.1", "A1.1"), cut(game, "A1.4", "B1.2"))
    assert odds(game, A).chance(held) < 1  # the 5 that is cut now was the one


def test_the_caller_of_a_miss_holds_the_value() -> None:
    game = table(TABLE.replace("captain A", "captain B"))
    assert odds(game, A).chance(Among(at(game, "B1.1-4"), (blue(4),), 1)) < 1
    game = then(game, cut(game, "B1.2", "C1.3"))
    assert odds(game, A).chance(Among(at(game, "B1.1-4"), (blue(4),), 1)) == 1


# Colours.


def test_two_uncertain_colours_have_separate_leftovers() -> None:
    """Mission 8: one of two reds and two of three yellows are in the game, and nobody knows which."""
    game = busters.new(mission=8, players=4, seed=5)
    seen = odds(game, A)
    stands = tuple(wire for stand in game.public.stands for wire in stand)
    for specials in (game.public.red, game.public.yellow):
        assert seen.chance(Among(stands, specials.kinds, specials.count, specials.count)) == 1
    spectator = odds(game, None)
    for kind in game.public.red.kinds:
        assert spectator.exact_chance(Among(stands, (kind,), 1)) == Fraction(1, 2)
    for kind in game.public.yellow.kinds:
        assert spectator.exact_chance(Among(stands, (kind,), 1)) == Fraction(2, 3)
    both = spectator.exact_chance(
        Among(stands, game.public.red.kinds[:1], 1), Among(stands, game.public.yellow.kinds[:1], 1)
    )
    assert both == Fraction(1, 3)


def test_a_yellow_token_tells_the_colour_and_not_the_number() -> None:
    game = table("""
        mission 2 · captain A
        yellow 2.1 5.1
        A1 | 4 5 6
        B1 | 2 2 y5.1
        C1 | y2.1 4 5
        D1 | 4 5 6
    """)
    game = then(game, cut(game, "A1.2", "B1.3"))
    seen = odds(game, A)
    wire = one_at(game, "B1.3")
    assert seen.values(wire) == {YELLOW: 1.0}
    assert set(seen.printed(wire)) == {21, 51}


def test_red_and_explosions() -> None:
    game = table("""
        mission 3 · captain A
        red 2.5
        A1 | 2 3
        B1 | 2 r2.5
        C1 | 3 4
        D1 | 3 4
    """)
    seen = odds(game, A)
    wires = at(game, "B1.1 B1.2 C1.1 C1.2 D1.1 D1.2")
    assert sum(seen.values(wire).get(RED, 0) for wire in wires) == pytest.approx(1)
    call = seen.call((2,), at(game, "B1.2"))
    assert call.hit + call.miss + call.explode == pytest.approx(1)
    assert call.explode == seen.values(one_at(game, "B1.2"))[RED] > 0


# Detectors.


def test_a_missed_detector_excludes_the_value_on_all_wires_pointed_at() -> None:
    game = table("""
        mission 4 · captain A
        equipment 3
        A1 | 4 5 6 7
        B1 | 4 5 6 8
        C1 | 4 5 7 8
        D1 | 4 5 6 7
    """)
    three = at(game, "B1.1-3")
    assert odds(game, D).any_of(three, 7) > 0
    game = then(game, cut(game, "A1.4", "B1.1 B1.2 B1.3", "3"))
    seen = odds(game, D)
    assert [seen.values(wire).get(7, 0) for wire in three] == [0, 0, 0]
    assert seen.values(one_at(game, "B1.4"))


def test_a_detector_hits_if_any_wire_does() -> None:
    game = busters.new(mission=4, players=4, seed=2)
    seen = odds(game, A)
    stand = game.public.stands[2]
    for value in range(1, 13):
        for wires in (stand[:2], stand[3:6], stand):
            exact = seen.exact_chance(Among(wires, (blue(value),), 1))
            assert seen.call((value,), wires).hit == pytest.approx(float(exact), abs=1e-12)
    both = seen.exact_chance(Among(stand[2:4], (blue(5), blue(9)), 1))
    assert seen.call((5, 9), stand[2:4]).hit == pytest.approx(float(both), abs=1e-12)
    alone = seen.values(stand[4])
    assert seen.call((5, 9), stand[4:5]).hit == pytest.approx(alone.get(5, 0) + alone.get(9, 0))


def test_a_detector_explodes_only_if_all_wires_are_red() -> None:
    game = busters.new(mission=40, players=3, seed=4)
    assert game.public.red.count > 1, "with one red alone, two wires are never both red"
    seen = odds(game, A)
    stand = next(stand for stand, owner in zip(game.public.stands, game.public.owners, strict=True) if owner != A)
    reds = [wire for wire in stand if seen.values(wire).get(RED)]
    chances = {pair: seen.exact_chance(Among(pair, kinds_of(RED), 2)) for pair in combinations(reds, 2)}
    pair = max(chances, key=chances.__getitem__)
    call = seen.call((3,), pair)
    assert call.explode == pytest.approx(float(chances[pair]), abs=1e-12)
    assert 0 < call.explode < min(seen.values(wire)[RED] for wire in pair)


# X wires, and wires that moved.


def test_an_x_wire_counts_for_what_its_owner_holds() -> None:
    """Mission 20: a missed call may have meant the X wire, which stands out of order."""
    for seed in range(40):
        game = busters.new(mission=20, players=4, seed=seed)
        while game.ask is not None and type(game.ask).__name__ == "OpeningAsk":
            seat = game.ask.seats[0]
            form = game.forms(seat)[0]
            game, _ = game.play(form.nth(0))
        caller = game.public.turn
        view = game.view(caller)
        x = next(wire for wire in game.public.stands[caller] if game.public.loose >> wire & 1)
        value = view.value(x)
        others = [wire for wire in view.hand(caller) if wire != x]
        target = next(
            wire for wire in game.public.stands[(caller + 1) % 4] if game.table().value(wire) not in (value, RED)
        )
        if value in [view.value(wire) for wire in others] or value == YELLOW:
            continue
        game, _ = game.play(Cut((x,), (target,), seat=caller))
        seen = odds(game, (caller + 2) % 4)
        assert seen.chance(Among((*others, x), (blue(value),), 1)) == 1
        assert 0 < seen.values(x).get(value, 0) < 1
        assert seen.admits(game.secret.faces)
        return
    pytest.fail("no table with a value that only the X wire has")


def test_a_moved_wire_keeps_what_was_known_of_it() -> None:
    game = table("""
        mission 4 · captain A
        A1 | 4 5 6 7
        B1 | 4 5!5 6 8
        C1 | 4 5 7 8
        D1 | 4 5 6 7
    """)
    moved, left, right = one_at(game, "B1.2"), one_at(game, "B1.1"), one_at(game, "B1.3")
    seen = odds(game, A).given(Order(one_at(game, "C1.1"), moved), Order(moved, one_at(game, "C1.3"), strict=True))
    assert seen.values(moved) == {5: 1.0}
    assert max(seen.values(left)) <= 5 <= min(seen.values(right))
    assert 5 not in seen.values(one_at(game, "C1.3"))


# Cuts tell of the wires that are left.


def test_solo_and_dual_cuts_may_use_tokened_wires() -> None:
    game = table(TABLE.replace("A1 | 1 2 3 5", "A1 | 1 2 3 5!5"))
    game = then(game, cut(game, "A1.4", "B1.3"))
    assert odds(game, C).values(one_at(game, "A1.4")) == {5: 1.0}
    lone = table("""
        mission 1 · captain A
        A1 | 1 5!5 5
        B1 | 2 4 6
        C1 | 1 4 6
        D1 | 3 4 6
    """)
    lone = then(lone, solo(lone, "A1.2 A1.3"))
    assert odds(lone, D).chance(Among(at(lone, "A1.1"), (blue(5),), 1)) == 0


def test_a_solo_cut_that_was_not_taken_tells_nothing() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 6
        B1 | 2 4 6
        C1 | 1 4 6
        D1 | 3 4 6
    """)
    two_fives = Among(at(game, "A1.1 A1.2"), (blue(5),), 2)
    shown = [Among(at(game, place), (blue(6),), 1) for place in ("A1.3", "B1.3")]
    before = odds(game, C).given(*shown).exact_chance(two_fives)
    assert 0 < before < 1
    assert odds(then(game, cut(game, "A1.3", "B1.3")), C).exact_chance(two_fives) == before


# What follows from odds.


def test_calls_that_are_certain_are_called_safe() -> None:
    game = table(TABLE.replace("B1 | 2 4 5 6", "B1 | 2 4 5!5 6"))
    safe = odds(game, A).safe()
    assert [(call.values, call.targets) for call in safe] == [((5,), at(game, "B1.3"))]
    assert safe[0].hit == 1
    assert game.why_not(cut(game, "A1.4", "B1.3")) is None


def test_calls_are_those_that_may_be_made() -> None:
    game = table(TABLE)
    calls = odds(game, A).calls()
    assert {call.values[0] for call in calls} == {1, 2, 3, 5}
    assert {call.targets[0] for call in calls} == set(at(game, "B1.1-4 C1.1-4 D1.1-4"))
    assert [call.hit for call in calls] == sorted([call.hit for call in calls], reverse=True)
    assert odds(game, B).calls() == []  # it is not B's turn


def test_a_token_at_a_rarer_wire_tells_more() -> None:
    game = busters.new(mission=1, players=4, seed=3)
    seen = odds(game, A)
    own = game.public.stands[0]
    bits = {wire: seen.token_bits(wire) for wire in own}
    everybody = odds(game, None)
    for wire in own:
        value = game.table().value(wire)
        assert 2 ** -bits[wire] == pytest.approx(everybody.values(wire)[value])
    assert len(set(bits.values())) > 1


def test_what_a_call_tells_is_the_doubt_about_the_wire() -> None:
    game = table(TABLE.replace("B1 | 2 4 5 6", "B1 | 2 4 5!5 6"))
    seen = odds(game, A)
    assert seen.call((5,), at(game, "B1.3")).bits == 0
    assert seen.call((5,), at(game, "C1.3")).bits > 0.5


def test_imagined_games_start_from_drawn_deals() -> None:
    game = busters.new(mission=9, players=3, seed=6)
    seen = odds(game, B)
    for number, deal in enumerate(seen.samples(10, 1)):
        world = imagine(game.observe(B), deal, number)
        assert world.observe(B).faces == game.observe(B).faces
        assert seen.admits(world.secret.faces)


# Contradictions.


def test_facts_that_clash_are_named() -> None:
    game = table(TABLE)
    first, second = Among(at(game, "B1.1"), (blue(4),), 1), Among(at(game, "B1.2"), (blue(2),), 1)
    harmless = Among(at(game, "D1.4"), (blue(6),), 1)

    def seeing(*facts: Among) -> Observation:
        seen = game.observe(A)
        return replace(seen, public=replace(seen.public, facts=(*seen.public.facts, *facts)))

    with pytest.raises(Contradiction):
        Odds(seeing(first, harmless, second))
    assert clash(seeing(first, harmless, second)) == (first, second)
    assert clash(seeing(first, harmless)) == ()


def test_order_alone_is_no_new_row() -> None:
    """Said of wires that were dealt apart, `Sorted` is a statement like any other."""
    game = table(TABLE)
    low, high = at(game, "B1.1 C1.1")
    seen = odds(game, A)
    assert seen.exact_chance(Sorted((low, high))) == seen.exact_chance(Order(low, high))


def test_the_opening_token_changes_the_odds() -> None:
    game = busters.new(mission=1, players=2, seed=1)
    seat = game.ask.seats[0] if game.ask else 0
    before = odds(game, 1 - seat).bits
    wire = game.forms(seat)[0].nth(0)
    game, _ = game.play(wire)
    assert odds(game, 1 - seat).bits < before


def test_a_bystander_sees_the_flipped_wires_that_the_seat_sees_and_a_spectator_sees_none() -> None:
    """C15: a seat may think of what teammates see; nobody is told that."""
    game = table("""
        mission 56 · captain A
        red 2 of 2.5 5.5 9.5
        away r2.5
        A1 | 4 6 5^
        B1 | 4 5 6 6^
        C1 | 4 5 6 4^
        D1 | 5 8 r5.5^
    """)
    flipped = [one_at(game, place) for place in ("A1.3", "B1.4", "C1.4", "D1.3")]
    assert [len(odds(game, A).bystander.values(wire)) == 1 for wire in flipped] == [False, True, True, True]
    assert not any(len(odds(game, None).values(wire)) == 1 for wire in flipped)
