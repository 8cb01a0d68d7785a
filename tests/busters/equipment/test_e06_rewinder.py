"""Equipment card 6, Rewinder (E3, C1, D2)."""

from __future__ import annotations

import pytest

from defuse.busters.causes import DialCause
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.events import CardUsed, DialMoved
from defuse.kernel import Game
from tests.busters.equipment.tables import after, play, state, table
from tests.busters.tables import A, B, C, offered, refusal

TABLE = """
equipment 6 ready
A1 | 5 5 6
B1 | 5 5 6
C1 | (7) (7)
D1 | 8 8
"""


def at_dial(dial: int) -> Game:
    return table(TABLE, f"captain A · dial {dial}")


@pytest.mark.parametrize("seat", [A, B, C])
def test_the_dial_goes_back_one_step_whoever_uses_it(seat: int) -> None:
    game = at_dial(2)
    now, events = play(game, Rewind(seat=seat, using=("6",)))  # E3: C has no wires and may use it
    assert events == (CardUsed("6", seat), DialMoved(1, DialCause.REWINDER, seat))
    assert (now.public.dial, state(now, "6"), now.public.turn) == (3, "used", A)


def test_it_may_go_above_the_start_but_never_above_6() -> None:
    assert after(at_dial(5), Rewind(seat=A, using=("6",))).public.dial == 6  # C1
    game = at_dial(6)
    assert all(("Rewind", "6") not in offered(game, seat) for seat in game.seats())  # D2
    refusal(game, Rewind(seat=A, using=("6",)))
    assert state(game, "6") == "ready"


def test_it_is_used_once() -> None:
    now = after(at_dial(2), Rewind(seat=A, using=("6",)))
    refusal(now, Rewind(seat=A, using=("6",)))
    refusal(now, Rewind(seat=B, using=("6",)))
