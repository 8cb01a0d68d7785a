"""Equipment card 9, Stabilizer (E8, E4, D3, D8)."""

from __future__ import annotations

import pytest

from defuse.busters.causes import DialCause, Loss, TokenCause
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e09_stabilizer import Stabilize, Stabilizer
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.equipment.e1111_grappling_hook import Hook
from defuse.busters.events import CardUsed, CutMissed, DialMoved, Exploded, Spared, TokenPlaced
from defuse.busters.wires import REDS
from defuse.kernel import Among, Game
from tests.busters.equipment.tables import after, cannot_tell, new_facts, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, cut, every, names, offered, one_at, pick, refusal, solo, the

TABLE = """
equipment 3 ready · 6 ready · 9 ready · 11 ready
A1 | 4 4 5 7
B1 | 5 y5.1 r5.5 r6.5 7
C1 | 5 r8.5 r9.5 r10.5
D1 | 5 8 8
"""
ARM = Stabilize(seat=A, using=("9",))


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def armed(game: Game) -> bool:
    card = game.public.rule("9")
    assert isinstance(card, Stabilizer)
    return card.armed


def test_it_is_laid_down_before_the_cut(game: Game) -> None:
    now, events = play(game, ARM)
    assert events == (CardUsed("9", A),)
    assert (state(now, "9"), armed(now), now.public.turn) == ("used", True, A)
    assert game.ask is not None
    assert now.ask is not None
    assert (now.ask.seats, now.ask.number) == ((A,), game.ask.number + 1)


def test_a_miss_costs_no_step_and_still_gets_its_token(game: Game) -> None:
    now, events = play(game, ARM, cut(game, "A1.1", "B1.1"))  # E8
    assert not every(events, DialMoved)
    assert the(events, TokenPlaced) == TokenPlaced(one_at(game, "B1.1"), "5", B, TokenCause.MISS)
    assert (now.public.dial, now.public.turn) == (4, B)
    now = after(game, ARM, cut(game, "A1.1", "B1.2"))
    assert row(now, "B1") == "5 y5.1!y r5.5 r6.5 7"


def test_a_red_does_not_explode_gets_no_token_and_stays_uncut(game: Game) -> None:
    call = cut(game, "A1.1", "B1.3")
    now, events = play(game, ARM, call)  # E8
    assert names(events) == [
        "CardUsed",
        "Called",
        "CutMissed",
        "Spared",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]
    assert the(events, Spared) == Spared(A, call.targets)
    assert row(now, "B1") == row(game, "B1")
    assert (now.over, now.public.dial, now.public.turn) == (False, 4, B)


def test_that_nothing_happened_tells_everybody_that_it_is_red(game: Game) -> None:
    now = after(game, ARM, cut(game, "A1.1", "B1.3"))
    wire = one_at(game, "B1.3")
    assert Among((wire,), REDS, 1) in new_facts(game, now)  # D8
    assert who_knows(now, wire) == "B"  # which red it is, only its owner knows


def test_which_of_the_reds_was_spared_is_not_told() -> None:
    worlds = [
        table(
            f"""
            equipment 9 ready
            A1 | 4 5
            B1 | 5 r{mine}.5 8
            C1 | 4 r{other}.5 8
            D1 | 8 8
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    for seat in (A, D, None):
        cannot_tell(seat, worlds, ARM, cut(worlds[0], "A1.1", "B1.2"))


def test_a_hit_is_a_hit(game: Game) -> None:
    now = after(game, ARM, cut(game, "A1.3", "B1.1"))
    assert row(now, "B1") == "(5) y5.1 r5.5 r6.5 7"
    assert (state(now, "9"), armed(now)) == ("used", False)


# With a detector.


def test_with_a_detector_on_reds_only_there_is_no_explosion_and_nobody_is_asked(game: Game) -> None:
    call = cut(game, "A1.1", "C1.2 C1.3 C1.4", "3")
    now, events = play(game, ARM, call)  # E8
    assert the(events, Spared) == Spared(A, call.targets)
    assert not every(events, Exploded)
    assert (row(now, "C1"), now.public.dial, now.public.turn) == ("5 r8.5 r9.5 r10.5", 4, B)
    assert Among(call.targets, REDS, 3) in new_facts(game, now)  # D8: all of them


def test_with_a_detector_that_misses_the_owner_still_marks_a_wire(game: Game) -> None:
    asked, events = play(game, ARM, cut(game, "A1.1", "C1.1 C1.2 C1.3", "3"))
    assert not every(events, DialMoved)
    now = after(asked, pick(game, "C1.1"))
    assert (row(now, "C1"), now.public.dial) == ("5!5 r8.5 r9.5 r10.5", 4)


# For how long.


def test_it_secures_one_turn_and_not_the_next(game: Game) -> None:
    now = after(game, ARM, cut(game, "A1.1", "B1.1"))
    assert not armed(now)
    miss, events = play(now, cut(game, "B1.1", "A1.1"))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.MISS, B)
    assert miss.public.dial == 3
    red, events = play(miss, cut(game, "C1.1", "B1.3"))
    assert the(events, Exploded) == Exploded(Loss.RED_WIRE, C)
    assert red.over


def test_without_it_a_red_explodes_and_a_miss_costs_a_step(game: Game) -> None:
    assert after(game, cut(game, "A1.1", "B1.3")).over
    assert after(game, cut(game, "A1.1", "B1.1")).public.dial == 3


def test_an_any_time_card_in_between_does_not_disturb_it() -> None:
    game = table(TABLE, "captain A · dial 2")
    now = after(game, ARM, Rewind(seat=D, using=("6",)), cut(game, "A1.1", "B1.3"))
    assert (now.over, now.public.dial) == (False, 3)


def test_the_last_step_is_safe_too() -> None:
    game = table(TABLE, "captain A · dial 1")
    assert not after(game, ARM, cut(game, "A1.1", "B1.1")).over
    assert after(game, cut(game, "A1.1", "B1.1")).over


def test_it_binds_to_nothing(game: Game) -> None:
    now = after(game, ARM)
    assert ("SoloCut",) not in offered(now, B)
    alone = after(now, solo(game, "A1.1 A1.2"))  # D3
    assert (row(alone, "A1"), alone.public.turn, armed(alone)) == ("(4) (4) 5 7", B, False)
    jumped = after(now, SkipTo(seat=A, mate=C, using=("11",)))
    assert (jumped.public.turn, armed(jumped), state(jumped, "9")) == (C, False, "used")
    assert after(jumped, cut(game, "C1.1", "B1.3")).over  # the effect lapsed with A's turn


def test_it_lapses_too_if_the_turn_ends_without_an_action() -> None:
    game = table(
        """
        equipment 9 ready · 11-11 ready
        A1 | 5
        B1 | 5 6
        C1 | 6 r6.5
        D1 | 5 5
        """
    )
    now = after(game, ARM, Hook(seat=C, wire=one_at(game, "A1.1"), using=("11-11",)))  # D7
    assert (now.public.turn, armed(now)) == (B, False)
    assert after(now, cut(game, "B1.1", "C1.2")).over


def test_it_covers_nothing_but_the_dual_cut(game: Game) -> None:
    table_now = after(game, ARM).table()
    card = table_now.rule("9")
    assert card.prevents(table_now, DialMoved(-1, DialCause.MISS, A))
    assert not card.prevents(table_now, DialMoved(-1, DialCause.TRIPWIRE, A))  # E8
    assert card.changes(table_now, Exploded(Loss.RED_WIRE, A)) is not None
    assert card.changes(table_now, Exploded(Loss.NOTHING_LEGAL, A)) is None


# Who, and when.


def test_only_the_seat_whose_turn_it_is(game: Game) -> None:
    assert [seat for seat in game.seats() if ("Stabilize", "9") in offered(game, seat)] == [A]  # E4
    assert refusal(game, Stabilize(seat=B, using=("9",))) == "Stabilizer is used on your own turn"


def test_a_hand_of_only_reds_cannot_use_it() -> None:
    game = table(
        """
        equipment 9 ready
        A1 | r4.5 r5.5
        B1 | 5 6
        C1 | 5 6
        D1 | 7 7
        """
    )
    assert offered(game, A) == {("RevealReds",)}  # D3, C9
    refusal(game, ARM)


def test_it_is_used_once_a_turn_even_if_it_is_ready_again() -> None:
    game = table(TABLE.replace("A1 |", 'rule 9 {"armed":true}\nA1 |'))
    assert state(game, "9") == "ready"
    assert ("Stabilize", "9") not in offered(game, A)  # E4
    refusal(game, ARM)
    after_turn = after(game, cut(game, "A1.3", "B1.1"))
    assert ("Stabilize", "9") in offered(after_turn, B)


def test_it_is_used_once(game: Game) -> None:
    now, events = play(game, ARM, cut(game, "A1.1", "B1.1"))
    assert every(events, CutMissed)
    assert ("Stabilize", "9") not in offered(now, B)
    refusal(now, Stabilize(seat=B, using=("9",)))
    assert state(game, "9") == "ready"
