"""Constraint cards A to L: what each forbids, whom it binds, and having no cut under it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.board import Token
from defuse.busters.causes import DialCause
from defuse.busters.constraints import BY_VALUE, CONSTRAINTS, LETTERS, constraint_on
from defuse.busters.events import CutMissed, DialMoved, Exploded, Spared, TokenPlaced, TurnSkipped, WiresCut
from defuse.busters.numbers import CONSTRAINT_CARDS
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.constraints import AWAY, ConstraintsLaid, CutForbidden, constraint_cards, in_force
from defuse.busters.wires import RED, YELLOW, blue, kinds_of
from defuse.kernel import Among, Cannot, Game, clashes, encode, imagine
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    form,
    happens,
    names,
    offered,
    one_at,
    refusal,
    reveal,
    show,
    solo,
    table,
    the,
    then,
    tokens,
    use,
)
from tests.busters.telling import narrate

EVERYBODY = -1

PLAIN = """
    A1 | 4 5 7 12
    B1 | 4 5 7 12
    C1 | 4 5 8 12
    D1 | 4 5 8 12
"""


def under(letter: str, rows: str = PLAIN, *, seat: int = EVERYBODY, mission: int = 37, dial: int = 4) -> Game:
    """A table on which one constraint card is in force."""
    return table(f"""
        mission {mission} · captain A · dial {dial}
        rule constraint-{letter} {{"seat":{seat}}}
        {rows}
    """)


# The cards as data.


def test_there_are_twelve_of_them_and_a_pile_knows_them() -> None:
    assert "".join(CONSTRAINTS) == LETTERS
    assert [constraint_on(kind).letter for kind in CONSTRAINT_CARDS] == list(LETTERS)
    assert tuple(card.kind for card in CONSTRAINTS.values()) == CONSTRAINT_CARDS
    assert len({card.title for card in CONSTRAINTS.values()}) == 12


@pytest.mark.parametrize(
    ("letter", "numbers"),
    [
        ("A", {2, 4, 6, 8, 10, 12}),
        ("B", {1, 3, 5, 7, 9, 11}),
        ("C", {1, 2, 3, 4, 5, 6}),
        ("D", {7, 8, 9, 10, 11, 12}),
        ("E", {4, 5, 6, 7, 8, 9}),
        ("F", {1, 2, 3, 10, 11, 12}),
    ],
)
def test_which_numbers_a_card_allows(letter: str, numbers: set[int]) -> None:
    assert {number for number in range(1, 13) if CONSTRAINTS[letter].allows(number)} == numbers  # K1


def test_yellow_satisfies_none_of_the_first_five_and_is_not_forbidden_by_the_sixth() -> None:
    assert not any(card.allows(YELLOW) for card in BY_VALUE)  # K1
    assert CONSTRAINTS["F"].allows(YELLOW)
    game = under("A")
    view = game.view(A)
    reason = game.public.rule("constraint-A").bars_value(view, Cut, YELLOW)
    assert str(reason) == "constraint A: even only, so not yellow"
    assert under("F").public.rule("constraint-F").bars_value(view, Cut, YELLOW) is None


def test_five_cards_lie_side_by_side_with_ids_of_their_own() -> None:
    cards = constraint_cards("ABCDE")
    assert [card.id for card in cards] == [f"constraint-{letter}" for letter in "ABCDE"]
    assert all(card.seat == AWAY for card in cards)


# A to F.


@pytest.mark.parametrize(
    ("letter", "value", "why"),
    [
        ("A", "A1.2", "constraint A: even only, so not 5"),
        ("B", "A1.1", "constraint B: odd only, so not 4"),
        ("C", "A1.3", "constraint C: 1 to 6 only, so not 7"),
        ("D", "A1.1", "constraint D: 7 to 12 only, so not 4"),
        ("E", "A1.4", "constraint E: 4 to 9 only, so not 12"),
        ("F", "A1.2", "constraint F: no 4 to 9"),
    ],
)
def test_what_you_name_has_to_fit(letter: str, value: str, why: str) -> None:
    game = under(letter)
    assert refusal(game, cut(game, value, "B1.1")) == why  # K1


def test_what_fits_may_be_named_and_what_lies_there_does_not_matter() -> None:
    game = under("A")
    assert the(happens(game, cut(game, "A1.1", "B1.1")), WiresCut).value == 4
    missed = happens(game, cut(game, "A1.1", "B1.2"))  # K1: it binds what you name, not what you point at
    assert the(missed, TokenPlaced).mark == "5"


def test_a_solo_cut_is_bound_too() -> None:
    game = under("A", "A1 | 4 4 5 5\nB1 | 12\nC1 | 12\nD1 | 12 12")
    assert refusal(game, solo(game, "A1.3 A1.4")) == "constraint A: even only, so not 5"  # K1
    assert every(happens(game, solo(game, "A1.1 A1.2")), WiresCut)


def test_both_values_of_an_x_or_y_ray_have_to_fit() -> None:
    game = under("A", PLAIN + "\nequipment 10 ready")
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.1", "10")) == "constraint A: even only, so not 5"  # E7
    assert game.why_not(cut(game, "A1.1 A1.4", "B1.1", "10")) is None


def test_a_card_of_one_seat_does_not_bind_the_others() -> None:
    game = under("A", seat=B, mission=61)
    assert game.why_not(cut(game, "A1.2", "C1.2")) is None
    game = then(game, cut(game, "A1.1", "C1.1"))
    assert refusal(game, cut(game, "B1.2", "D1.2")) == "constraint A: even only, so not 5"


def test_a_card_that_is_away_binds_nobody() -> None:
    game = under("A", seat=AWAY)
    assert in_force(game.public) == ()
    assert game.why_not(cut(game, "A1.2", "B1.2")) is None


def test_reds_are_revealed_under_any_constraint() -> None:
    for letter in LETTERS:
        game = under(letter, "A1 | r5.5\nB1 | 4 4\nC1 | 5 5\nD1 | 5 5 r8.5")
        assert offered(game, A) == {("RevealReds",)}  # C9
        assert "RedsRevealed" in names(happens(game, reveal(A)))


# G.


def test_no_equipment_and_no_personal_equipment() -> None:
    game = under("G", PLAIN + "\nequipment 3 ready · 9 ready")
    assert offered(game, A) == {("Cut",)}  # K2
    assert refusal(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A")) == "constraint G: no equipment"
    assert refusal(game, cut(game, "A1.1", "B1.1 B1.2 B1.3", "3")) == "constraint G: no equipment"


def test_shared_it_binds_off_turn_too() -> None:
    rows = PLAIN + "\nequipment 4 ready"
    assert refusal(under("G", rows), show(under("G", rows), "B1.1", "4")) == "constraint G: no equipment"  # K7
    alone = under("G", rows, seat=C, mission=61)
    assert alone.why_not(show(alone, "B1.1", "4")) is None  # K2: only the bound seat
    assert refusal(alone, show(alone, "C1.1", "4")) == "constraint G: no equipment"


def test_a_bound_mate_can_still_be_asked_for_a_wire() -> None:
    game = under("G", PLAIN + "\nequipment 2 ready", seat=B, mission=61)
    game = then(game, use(game, A, "2", wire=one_at(game, "A1.1"), mate=B))
    assert game.ask is not None
    assert game.ask.seats == (B,)  # K2: it is A who uses the card


def test_a_card_that_works_by_itself_is_used_by_nobody() -> None:
    game = table("""
        mission 57 · captain A
        rule constraint-G {"seat":-1}
        equipment 33 locked · 6 used
        A1 | 3 5
        B1 | 3 5
        C1 | 5
        D1 | 5
    """)
    after = then(game, cut(game, "A1.1", "B1.1"))
    assert after.public.rule("6").state == "ready"  # E5, K2


# H.

MISS = """
    A1 | 4 5 7
    B1 | 4 5 7
    C1 | 4 5 r9.5
    D1 | 4 5
"""


def test_a_miss_by_the_bound_seat_places_no_token() -> None:
    game = under("H", MISS, seat=A, mission=61)
    told = happens(game, cut(game, "A1.1", "B1.2"))
    assert not every(told, TokenPlaced)  # K3
    assert the(told, DialMoved).steps == -1
    assert "ValueAnnounced" not in names(told)


def test_a_miss_at_the_bound_seats_hand_places_no_token() -> None:
    game = under("H", MISS, seat=B, mission=61)
    assert not every(happens(game, cut(game, "A1.1", "B1.2")), TokenPlaced)  # K3
    assert the(happens(game, cut(game, "A1.1", "C1.2")), TokenPlaced).mark == "5"


def test_a_detector_that_misses_asks_nobody_for_a_token() -> None:
    game = under("H", MISS)
    after, told = game.play(cut(game, "A1.3", "C1.1 C1.2", "personal-A"))
    assert "TokenOwed" not in names(told)
    assert after.public.turn == B  # K3: no question, the turn is over


def test_everybody_knows_that_it_was_no_red_since_nothing_exploded() -> None:
    game = under("H", MISS)
    after = then(game, cut(game, "A1.1", "C1.2"))
    assert Among(at(game, "C1.2"), kinds_of(RED), 0, 0) in after.public.facts
    after = then(game, cut(game, "A1.1", "C1.2 C1.3", "personal-A"))
    assert Among(at(game, "C1.2 C1.3"), kinds_of(RED), 0, 1) in after.public.facts


def test_a_red_that_the_stabilizer_spares_looks_like_any_other_miss() -> None:
    red = under("H", MISS + "\nequipment 9 ready")
    plain = under("H", MISS.replace("5 r9.5", "7 7").replace("D1 | 4 5", "D1 | 4 5 r9.5") + "\nequipment 9 ready")
    stories = []
    for game in (red, plain):
        ready = then(game, use(game, A, "9"))
        stories.append(happens(ready, cut(game, "A1.1", "C1.3")))
        assert not every(stories[-1], Spared | Exploded)  # type: ignore[arg-type]
        assert every(stories[-1], CutMissed)
    assert encode(stories[0]) == encode(stories[1])  # K3, E8: no token either way


def test_a_wire_with_a_token_is_not_pointed_at() -> None:
    game = under("H", MISS.replace("B1 | 4", "B1 | 4!4"))
    assert tokens(game, "B1.1") == ["4"]
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "constraint H: no wire with a token"  # K3, K7
    assert refusal(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A")) == "constraint H: no wire with a token"
    assert game.why_not(cut(game, "A1.1", "C1.1")) is None


TOKEN = "constraint H: no wire with a token"


def test_an_own_wire_with_a_token_is_not_meant() -> None:
    """K3: H speaks of wires, not of teammates' wires as I and J do."""
    game = under("H", MISS.replace("A1 | 4 5 7", "A1 | 4!4 4 5 7").replace("D1 | 4 5", "D1 | 5 7"))
    assert refusal(game, cut(game, "A1.1", "B1.1")) == TOKEN
    assert refusal(game, cut(game, "A1.1", "C1.1 C1.2", "personal-A")) == TOKEN
    assert game.why_not(cut(game, "A1.2", "B1.1")) is None  # the other 4 says nothing
    free = under("H", MISS.replace("A1 | 4 5 7", "A1 | 4!4 5 7"), seat=B, mission=61)
    assert free.why_not(cut(free, "A1.1", "C1.1")) is None  # B is bound, A is not


def test_a_solo_cut_takes_no_wire_with_a_token() -> None:
    rows = "A1 | 4!4 4 5 5 7 7!7 7\nB1 | 7 8\nC1 | 8 8\nD1 | 8\nequipment 99 ready"
    game = under("H", rows, mission=57)
    assert refusal(game, solo(game, "A1.1 A1.2")) == TOKEN  # K3
    assert refusal(game, solo(game, "A1.1 A1.2", "99")) == TOKEN  # E18
    assert refusal(game, solo(game, "A1.6 A1.7", "99")) == TOKEN
    assert game.why_not(solo(game, "A1.5 A1.7", "99")) is None
    assert game.why_not(solo(game, "A1.3 A1.4")) is None


@pytest.mark.parametrize(("mark", "forbidden"), [("even", True), ("x1", True), ("~5", False)])
def test_which_tokens_are_info_tokens(mark: str, forbidden: bool) -> None:
    game = under("H", MISS)
    board = game.public
    marked = Game(
        game.kit, game.setup, replace(board, tokens=(Token(one_at(game, "A1.1"), mark),)), game.secret, game.acts
    )
    assert refusal(marked, cut(game, "A1.1", "B1.1")) == TOKEN if forbidden else True  # K7
    assert (marked.why_not(cut(game, "A1.1", "B1.1")) is None) is not forbidden


def test_a_hand_of_marked_wires_cannot_apply_it_and_tells_no_more_than_that() -> None:
    """K6: A could cut without the card. That A holds a 4 is no secret, and that it holds nothing else is a fact."""
    game = under("H", "A1 | 4!4 r6.5\nB1 | 4 5 5\nC1 | 5 5\nD1 | r9.5", mission=32)
    assert ("Cannot",) in offered(game, A)
    assert ("Cut",) not in offered(game, A)
    after, told = game.play(Cannot(seat=A))
    assert the(told, CutForbidden).seat == A
    assert every(told, TurnSkipped)
    assert clashes(after.public, after.secret.faces, after.kit) == ()
    assert Among(at(game, "A1.2"), all_kinds(tuple(range(1, 14))), 0, 0) in after.public.facts


def test_whoever_is_bound_calls_with_a_wire_that_has_no_token() -> None:
    """K3: so everybody knows that the value is there once more."""
    game = under("H", MISS.replace("A1 | 4 5 7", "A1 | 4!4 4 5 7").replace("D1 | 4 5", "D1 | 5 7"))
    plain = Among(at(game, "A1.2-4"), kinds_of(4), 1)
    assert plain in then(game, cut(game, "A1.2", "B1.2")).public.facts
    detected = then(game, cut(game, "A1.2", "B1.1 B1.2", "personal-A"))
    assert plain in detected.public.facts
    deal = detected.secret.faces
    for number in range(20):  # whoever imagines the call imagines one that is allowed
        (act,) = imagine(detected.observe(D), deal, number).secret.sealed
        assert act.mine == at(game, "A1.2")  # type: ignore[attr-defined]


def test_the_post_it_is_out_and_other_cards_are_not() -> None:
    game = under("H", MISS + "\nequipment 4 ready · 3 ready")
    assert refusal(game, show(game, "A1.1", "4")) == "constraint H: no Post-it"  # K3
    assert ("Cut", "3") in offered(game, A)


# I and J.


@pytest.mark.parametrize(("letter", "end", "name"), [("I", "B1.4", "right"), ("J", "B1.1", "left")])
def test_an_end_of_a_stand_is_not_pointed_at(letter: str, end: str, name: str) -> None:
    game = under(letter)
    why = f"constraint {letter}: not the {name} end of a stand"
    assert refusal(game, cut(game, "A1.1", end)) == why  # K4
    assert refusal(game, cut(game, "A1.1", f"B1.2 {end}", "personal-A")) == why
    assert game.why_not(cut(game, "A1.1", "B1.2")) is None


def test_the_end_is_the_last_wire_that_is_uncut() -> None:
    game = under("I", "A1 | 4 5\nB1 | 4 5 (12)\nC1 | 4 5\nD1 | 4 5")
    assert refusal(game, cut(game, "A1.2", "B1.2")) == "constraint I: not the right end of a stand"  # K4
    assert every(happens(game, cut(game, "A1.1", "B1.1")), WiresCut)


def test_a_super_detector_cannot_take_a_stand_with_a_forbidden_end() -> None:
    game = under("I", PLAIN + "\nequipment 5 ready")
    assert ("Cut", "5") not in offered(game, A)  # K4
    assert ("Cut", "personal-A") in offered(game, A)


@pytest.mark.parametrize(
    ("left", "card", "fits"),
    [
        ("4 5 7 (12)", "3", False),
        ("4 5 7 12", "3", True),
        ("4 5 (12)", "personal-A", False),
        ("4 5 7", "personal-A", True),
    ],
)
def test_a_detector_takes_no_fewer_wires_because_one_of_them_is_forbidden(left: str, card: str, fits: bool) -> None:
    """K4, E6: it takes fewer than it wants only where no more are uncut, and then all of them."""
    game = under("I", f"A1 | 4 5\nB1 | {left}\nC1 | (5)\nD1 | (5)\nequipment 3 ready")
    assert (("Cut", card) in offered(game, A)) is fits
    assert game.why_not(cut(game, "A1.1", "B1.1")) is None


def test_your_own_ends_are_yours() -> None:
    game = under("I")
    assert game.why_not(cut(game, "A1.4", "B1.1")) is None


# K and L.


def test_no_solo_cut_not_even_with_the_fast_pass() -> None:
    rows = "A1 | 4 4 5 5\nB1 | 5 5 12\nC1 | 12\nD1 | 12 12\nequipment 99 ready"
    game = under("K", rows, mission=57)
    assert refusal(game, solo(game, "A1.1 A1.2")) == "constraint K: no solo cut"  # K5
    assert refusal(game, solo(game, "A1.3 A1.4", "99")) == "constraint K: no solo cut"  # E18
    assert every(happens(game, cut(game, "A1.3", "B1.1")), WiresCut)


def test_a_miss_costs_two_steps() -> None:
    game = under("L", seat=A, mission=61)
    after, told = game.play(cut(game, "A1.1", "B1.2"))
    assert the(told, DialMoved).steps == -2  # K5
    assert after.public.dial == 2
    assert the(happens(after, cut(game, "B1.1", "C1.2")), DialMoved).steps == -1  # B is not bound


def test_two_steps_may_be_one_too_many() -> None:
    game = under("L", dial=2)
    assert the(happens(game, cut(game, "A1.1", "B1.2")), Exploded).why == "dial"
    assert not every(happens(under("L", dial=3), cut(game, "A1.1", "B1.2")), Exploded)


def test_the_stabilizer_cancels_both_steps() -> None:
    game = under("L", PLAIN + "\nequipment 9 ready")
    after = then(game, use(game, A, "9"), cut(game, "A1.1", "B1.2"))
    assert after.public.dial == 4  # E8


def test_other_steps_are_not_doubled() -> None:
    game = under("L", PLAIN, seat=A, mission=61, dial=4)
    rule = game.public.rule("constraint-L")
    assert rule.changes(game.table(), DialMoved(-1, DialCause.SWAP, A)) is None
    assert rule.changes(game.table(), DialMoved(-1, DialCause.MISS, A)) == DialMoved(-2, DialCause.MISS, A)


# Having no cut.

STUCK = """
    A1 | 5 7
    B1 | 4 5 7
    C1 | 4 5 7 8
    D1 | 4 4 5 7 8
"""


def test_a_seat_without_a_fitting_wire_says_that_it_cannot() -> None:
    game = under("A", STUCK)
    assert offered(game, A) == {("Cannot",)}  # K6
    told = happens(game, Cannot(seat=A))
    assert names(told)[:2] == ["CutForbidden", "TurnSkipped"]
    assert narrate(game.public, told)[0] == "A has no cut that the constraint allows."


def test_a_seat_with_a_fitting_wire_may_not_say_so() -> None:
    game = under("A")
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_the_skip_tells_everybody_what_the_seat_has_not() -> None:
    game = under("A", STUCK)
    after = then(game, Cannot(seat=A))
    hand = at(game, "A1.1 A1.2")
    new = after.public.facts[len(game.public.facts) :]
    assert Among(hand, tuple(blue(number) for number in range(2, 13, 2)), 0, 0) in new  # K6: a skip is evidence
    assert Among(hand, kinds_of(RED), 0, 1) in new  # else it would have revealed
    assert clashes(after.public, after.secret.faces, after.kit) == ()


def test_a_coffee_mug_need_not_be_drunk() -> None:
    game = under("A", STUCK + "\nequipment 11 ready")
    assert offered(game, A) == {("SkipTo", "11"), ("Cannot",)}  # K6: it speaks of cuts
    assert the(happens(game, Cannot(seat=A)), TurnSkipped).seat == A


def test_mates_may_help_before_it_is_said() -> None:
    game = under("A", STUCK + "\nequipment 2 ready")
    assert offered(game, A) == {("Swap", "2"), ("Cannot",)}
    game = then(game, use(game, B, "2", wire=one_at(game, "B1.1"), mate=A))
    game = game.play(form(game, A, type(game.forms(A)[0].nth(0))).nth(0))[0]
    assert ("Cut",) in offered(game, A)


@pytest.mark.parametrize("letter", ["I", "J"])
def test_nothing_to_point_at_is_no_cut_either(letter: str) -> None:
    game = under(letter, "A1 | 4 5 7\nB1 | 4\nC1 | 5\nD1 | 7")
    after, told = game.play(Cannot(seat=A))
    assert the(told, CutForbidden).seat == A  # K4, K6
    hand = at(game, "A1.1-3")
    assert Among(hand, (blue(4),), 0, 1) in after.public.facts  # it does not hold both 4s: it could cut them alone


def test_wires_with_tokens_leave_nothing_to_point_at() -> None:
    game = under("H", "A1 | 4 5\nB1 | 4!4\nC1 | 5!5\nD1 | (7)")
    assert offered(game, A) == {("Cannot",)}  # K3, K6


def test_the_last_with_wires_has_no_cut_under_k() -> None:
    game = under("K", "A1 | 4 4 5 5\nB1 | (7)\nC1 | (7)\nD1 | (7)")
    assert offered(game, A) == {("Cannot",)}  # K5, K6
    assert "CutForbidden" in names(happens(game, Cannot(seat=A)))


def test_no_cut_at_all_is_not_the_cards_fault() -> None:
    game = under("L", "A1 | 4\nB1 | (7)\nC1 | (7)\nD1 | (7)")
    assert the(happens(game, Cannot(seat=A)), Exploded).why == "nothing legal to do"  # C12, K6


def test_g_and_l_never_leave_you_without_a_cut() -> None:
    for letter in "GL":
        assert ("Cut",) in offered(under(letter, STUCK), A)


def test_a_card_shows_where_it_lies() -> None:
    shared = [panel for panel in under("A").view(B).panels() if str(panel.title) == "Constraint"]
    assert [(card.label, card.seat) for panel in shared for card in panel.cards] == [("A", None)]
    own = [panel for panel in under("A", seat=C, mission=61).view(B).panels() if str(panel.title) == "Constraint"]
    assert [(card.label, card.seat) for panel in own for card in panel.cards] == [("A", C)]


def test_what_is_laid_is_told() -> None:
    board = under("A").public
    told = narrate(board, [ConstraintsLaid((("G", EVERYBODY),), "setup"), ConstraintsLaid((), "captain")])
    assert told == ["Everybody is bound by constraint G (No equipment).", "No constraint is in force any more."]
    assert narrate(board, [ConstraintsLaid((("A", A), ("D", B)), "ring")]) == [
        "Constraints: A A (Even) and B D (7 to 12)."
    ]


def test_a_solo_cut_is_a_verb_of_its_own() -> None:
    game = under("K", "A1 | 4 4 5\nB1 | 5\nC1 | 5\nD1 | 5")
    assert str(game.public.rule("constraint-K").bars_value(game.view(A), SoloCut, 4)) == "constraint K: no solo cut"
    assert game.public.rule("constraint-K").bars_value(game.view(A), Cut, 4) is None
