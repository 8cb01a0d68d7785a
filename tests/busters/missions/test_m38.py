"""Mission 38: one wire of the captain faces the others, and only the captain can cut it."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.acts import PlaceToken, RevealReds
from defuse.busters.causes import Loss
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import DialMoved, Exploded, RedsRevealed, TurnSkipped, WiresCut, Won
from defuse.busters.rules.flipped import CutFlipped, SoloCutFlipped
from defuse.busters.wires import VALUES, blue
from defuse.kernel import UNKNOWN, Act, Among, Cannot, CountOf, Game, clashes, encode
from defuse.odds import Odds
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
    is_cut,
    offered,
    one_at,
    refusal,
    reveal,
    show,
    table,
    the,
    then,
    tokens,
)
from tests.busters.telling import narrate

NOT_YOURS = "only its owner can cut a flipped wire"

TABLE = """
    mission 38 · captain A
    equipment 9 ready · 4 ready
    A1 | 4 6 5^
    B1 | 4 5 6
    C1 | 4 5 6
    D1 | 4 5 6 r9.5
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def call(game: Game, place: str, value: int, target: str) -> CutFlipped:
    """The owner cuts a flipped wire with a teammate's."""
    wire = one_at(game, place)
    return CutFlipped(seat=game.table().owner_of(wire), wire=wire, value=value, targets=at(game, target))


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_wire_of_the_captain_is_seen_by_all_others(players: int) -> None:
    stands = set()
    for seed in range(12):
        game = busters.new(mission=38, players=players, seed=seed)
        board = game.public
        (wire,) = [wire for wire in range(len(game.secret.faces)) if board.flipped >> wire & 1]
        stand = game.table().stand_of(wire)
        assert board.loose == board.flipped
        assert board.owners[stand] == board.captain
        assert board.stands[stand][-1] == wire  # M38: far right of its own stand
        seen_by = [seat for seat in (*game.seats(), None) if game.observe(seat).faces[wire]]
        # C15: spectators neither, since whoever opens the table a second time may be its owner
        assert seen_by == [seat for seat in game.seats() if seat != board.captain]
        stands.add(game.table().stands_of(board.captain).index(stand))
        for row in board.stands:
            others = [game.secret.faces[other] for other in row if other != wire]
            assert others == sorted(others)
    assert stands == ({0, 1} if players < 4 else {0})  # which wire is by lot, and so is its stand


def test_any_wire_of_the_captain_may_be_the_flipped_one() -> None:
    seen: Counter[int] = Counter()
    for seed in range(150):
        game = busters.new(mission=38, players=4, seed=seed, captain=A)
        seen[VALUES[game.secret.faces[game.public.stands[0][-1]]]] += 1
    assert set(seen) >= set(range(1, 13))
    assert seen[12] < 40  # far right, and not the highest


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_the_wires(players: int, reds: int) -> None:
    board = busters.new(mission=38, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds), board.yellow.count) == (reds, reds, 0)


def test_no_token_is_ever_placed_on_it(game: Game) -> None:
    assert refusal(game, show(game, "A1.3", "4")) == "no token can be placed on this wire"  # E11
    fresh = busters.new(mission=38, players=4, seed=3, captain=A)
    while ("PlaceToken",) not in offered(fresh, A):
        assert fresh.ask is not None
        fresh, _ = fresh.play(fresh.forms(fresh.ask.seats[0])[0].nth(0))
    act = PlaceToken(seat=A, wire=fresh.public.stands[0][-1])
    assert refusal(fresh, act) == "no token can be placed on this wire"  # M38


# The captain cuts it.


def test_a_right_call_cuts_both(game: Game) -> None:
    events = happens(game, call(game, "A1.3", 5, "B1.2"))
    assert the(events, WiresCut) == WiresCut(at(game, "A1.3 B1.2"), 5, A, "dual")
    assert not every(events, DialMoved)


@pytest.mark.parametrize(("value", "target"), [(4, "B1.1"), (5, "B1.1"), (6, "D1.4"), (5, "D1.4")])
def test_if_one_of_the_two_wires_is_something_else_the_bomb_explodes(game: Game, value: int, target: str) -> None:
    assert the(happens(game, call(game, "A1.3", value, target)), Exploded).why == Loss.FLIPPED_MISTAKEN  # M38


def test_no_stabilizer_helps(game: Game) -> None:
    act = call(game, "A1.3", 4, "B1.1")
    assert the(happens(game, Stabilize(seat=A, using=("9",)), act), Exploded).why == Loss.FLIPPED_MISTAKEN  # E8


def test_any_number_that_is_not_finished_may_be_named_whether_it_is_held_or_not(game: Game) -> None:
    named = form(game, A, CutFlipped).fields[1]
    assert named.items == (4, 5, 6)  # type: ignore[union-attr]
    assert refusal(game, call(game, "A1.3", 7, "B1.1")) == "all wires of 7 are cut"
    assert refusal(game, call(game, "A1.3", 14, "B1.1")) == "name a number from 1 to 12"


def test_it_is_not_named_in_an_ordinary_cut_nor_with_a_card(game: Game) -> None:
    assert refusal(game, cut(game, "A1.3", "B1.2")) == "you do not know this wire"
    assert refusal(game, cut(game, "A1.3", "B1.1 B1.2", "personal-A")) == "equipment does not work on this wire"
    assert refusal(game, call(game, "A1.1", 4, "B1.1")) == "only your flipped wires are cut this way"


def test_a_solo_cut_may_include_it() -> None:
    game = table("""
        mission 38 · captain A
        A1 | 5 6 6 6^
        B1 | 5 6
        C1 | 5
        D1 | 5
    """)
    wires = at(game, "A1.4")
    act = SoloCutFlipped(seat=A, wires=wires, value=6)
    assert refusal(game, act) == "a solo cut takes all remaining wires of a value, 2 or 4 of them"  # C8: one is B's
    game = table("""
        mission 38 · captain A
        A1 | 5 6 5^
        B1 | 6
        C1 | (5)
        D1 | 4
        away 4x3 5
    """)
    assert refusal(game, SoloCutFlipped(seat=A, wires=wires, value=5)).startswith("choose only your flipped wires")
    act = SoloCutFlipped(seat=A, wires=at(game, "A1.3"), value=5)
    assert the(happens(game, act), WiresCut) == WiresCut(at(game, "A1.1 A1.3"), 5, A, "solo")
    act = SoloCutFlipped(seat=A, wires=at(game, "A1.3"), value=6)  # C8 would hold: one 6 is seen, two are left
    assert the(happens(game, act), Exploded).why == Loss.FLIPPED_MISTAKEN  # M38


def test_nothing_that_the_captain_is_offered_or_refused_tells_what_it_is(game: Game) -> None:
    faces = bytearray(game.secret.faces)
    wire, other = at(game, "A1.3 B1.1")
    faces[wire], faces[other] = faces[other], faces[wire]
    world = Game(game.kit, game.setup, game.public, replace(game.secret, faces=bytes(faces)), game.acts)
    assert encode(world.observe(A)) == encode(game.observe(A))
    assert encode(world.forms(A)) == encode(game.forms(A))
    acts: list[Act] = [call(game, "A1.3", value, "C1.1") for value in range(15)]
    acts += [SoloCutFlipped(seat=A, wires=(wire,), value=value) for value in range(15)]
    assert [world.why_not(act) for act in acts] == [game.why_not(act) for act in acts]
    assert world.why_not(reveal(A)) == game.why_not(reveal(A)) is not None


# Nobody else.


def test_nobody_else_can_point_at_it(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert refusal(game, cut(game, "B1.2", "A1.3")) == NOT_YOURS  # M38
    assert refusal(game, cut(game, "B1.2", "A1.2 A1.3", "personal-B")) == "equipment does not work on this wire"


LAST = """
    mission 38 · captain A · turn B · dial {dial}
    A1 | (4) {flipped}^
    B1 | {hand}
    C1 | (4)
    D1 | (4) (4)
"""


def test_who_could_only_point_at_it_skips_and_the_dial_drops() -> None:
    game = table(LAST.format(dial=3, flipped=5, hand="5"))
    assert offered(game, B) == {("Cannot",)}
    events = happens(game, Cannot(seat=B))
    assert the(events, TurnSkipped).seat == B
    assert the(events, DialMoved).steps == -1
    now = then(game, Cannot(seat=B))
    assert now.public.turn == A
    assert every(happens(now, call(game, "A1.2", 5, "B1.1")), Won)


def test_at_the_last_step_that_is_the_end() -> None:
    game = table(LAST.format(dial=1, flipped=5, hand="5"))
    assert the(happens(game, Cannot(seat=B)), Exploded).why == "dial"


def test_a_skip_tells_everybody_that_there_was_nothing_to_cut_alone() -> None:
    """Neither a pair that the seat could have cut, nor only reds: so the captain's wire is not red."""
    game = table(LAST.format(dial=3, flipped=5, hand="5 r5.5"))
    facts = then(game, Cannot(seat=B)).public.facts
    hand = at(game, "B1.1-2")
    assert Among(hand, (blue(5),), 0, 1) in facts
    assert any(
        isinstance(fact, Among) and fact.things == hand and fact.most == 1 and 55 in fact.kinds for fact in facts
    )


SHUT_OUT = """
    mission 38 · captain A · turn B · dial 3
    equipment 11 ready · 3 ready · 2 ready
    A1 | 4 6 5^
    B1 | 5 r5.5
    C1 | 4 6
    D1 | 4 4 6 6
"""


def test_who_sees_that_only_the_flipped_wire_fits_skips_too() -> None:
    """D12: there is no other possibility to cut, though there are wires enough to call wrongly."""
    game = table(SHUT_OUT)
    assert {("Cannot",), ("SkipTo", "11")} <= offered(game, B)
    assert not [offer for offer in offered(game, B) if offer[0] == "Cut"]
    why = "nothing fits except a flipped wire that only its owner can cut"
    assert refusal(game, cut(game, "B1.1", "C1.1")) == why
    assert refusal(game, cut(game, "B1.1", "D1.1-3", "3")) == why
    events = happens(game, Cannot(seat=B))
    assert the(events, TurnSkipped).seat == B
    assert the(events, DialMoved).steps == -1
    assert narrate(game.public, events)[0] == "B skips the turn: nothing fits except the flipped wire of A."


def test_that_skip_tells_the_captain_what_everybody_else_sees() -> None:
    """D12: nobody else has what fits, and the facts say so without the number."""
    game = table(SHUT_OUT)
    assert len(Odds(game.observe(A)).values(one_at(game, "A1.3"))) > 1
    now = then(game, Cannot(seat=B))
    assert clashes(now.public, now.secret.faces, now.kit) == ()
    assert CountOf(one_at(game, "A1.3"), at(game, "A1.1-2 C1.1-2 D1.1-4"), 0) in now.public.facts
    assert Odds(now.observe(A)).values(one_at(game, "A1.3")) == {5: 1.0}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("B1 | 5 r5.5", "B1 | 5 5 5 r5.5"),  # as with one: D12
        ("C1 | 4 6", "C1 | 4 5 5 6"),  # another 5 is somewhere
        ("B1 | 5 r5.5\n    C1 | 4 6", "B1 | 5 r5.5 8\n    C1 | 4 6 8"),  # another number
        ("B1 | 5 r5.5", "B1 | 5 r5.5 8 8"),  # a solo cut
    ],
)
def test_when_there_is_another_possibility_nobody_skips(old: str, new: str) -> None:
    game = table(SHUT_OUT.replace(old, new))
    assert (("Cannot",) in offered(game, B)) == ("5 5 5" in new)


def test_the_captain_does_not_skip_for_it() -> None:
    game = table(SHUT_OUT.replace("turn B", "turn A"))
    assert ("Cannot",) not in offered(game, A)  # N28


def test_who_can_cut_alone_does_not_skip() -> None:
    game = table(LAST.format(dial=3, flipped="r5.5", hand="5 5"))
    assert offered(game, B) == {("SoloCut",)}


def test_reds_alone_are_revealed_not_skipped() -> None:
    game = table(LAST.format(dial=3, flipped="r5.5", hand="r9.5"))
    assert offered(game, B) == {("RevealReds",)}  # C9


# A red one.


@pytest.mark.parametrize(("flipped", "hand", "won"), [("r5.5", "r9.5", True), ("5", "r9.5", False)])
def test_when_all_others_are_red_the_captain_may_reveal_everything(flipped: str, hand: str, won: bool) -> None:
    game = table(
        f"""
        mission 38 · captain A
        A1 | (4) {hand} {flipped}^
        B1 | 6 {"5" if not won else ""}
        C1 | 6
        D1 | 6 6
    """.replace("6 5", "5 6")
    )
    assert offered(game, A) == {("RevealReds",), ("CutFlipped",)}  # it may, it need not
    events = happens(game, reveal(A))
    if won:
        assert the(events, RedsRevealed).wires == at(game, "A1.2 A1.3")
    else:
        assert the(events, Exploded).why == Loss.FLIPPED_MISTAKEN


def test_with_nobody_left_to_point_at_revealing_is_all_there_is() -> None:
    game = table("""
        mission 38 · captain A
        A1 | r9.5 r5.5^
        B1 | (4)
        C1 | (4)
        D1 | (4)
    """)
    assert offered(game, A) == {("RevealReds",)}
    assert every(happens(game, RevealReds(seat=A)), Won)  # the mission's own question


def test_with_other_wires_beside_it_nothing_may_be_revealed(game: Game) -> None:
    assert ("RevealReds",) not in offered(game, A)


def test_spectators_see_it_when_it_is_cut(game: Game) -> None:
    wire = one_at(game, "A1.3")
    assert game.observe(None).faces[wire] == UNKNOWN  # C15
    assert len(Odds(game.observe(None)).values(wire)) > 1
    after = then(game, call(game, "A1.3", 5, "B1.2"))
    assert after.observe(None).faces[wire] == blue(5)


def test_a_note_tells_whose_it_is(game: Game) -> None:
    (note,) = [panel for panel in game.view(C).panels() if str(panel.title) == "Flipped wires"]
    assert str(note.text) == "Flipped and uncut: 1 (A). Only its owner can cut it."
    now = then(game, call(game, "A1.3", 5, "B1.2"))
    (note,) = [panel for panel in now.view(D).panels() if str(panel.title) == "Flipped wires"]
    assert str(note.text) == "All of them are cut."
    assert is_cut(now, "A1.3")
    assert tokens(now, "A1.3") == []
