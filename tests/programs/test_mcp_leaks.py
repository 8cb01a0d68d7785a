"""No leak to a language model: every answer follows from what its seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from defuse.kernel import Game
from defuse.programs.mcp.hand import Hand
from defuse.server.schema import server_message
from defuse.server.tables.match import Match
from defuse.server.wire.forms import FormSeen
from defuse.server.wire.messages import Frame, Lobby
from defuse.server.wire.messages import Said as Told
from defuse.server.wire.options import LETTERS, Options, SeatInfo, You
from defuse.server.wire.scenes import EventSeen
from tests.academy.leaks import other_deals as academy_deals
from tests.academy.leaks import twin as academy_twin
from tests.conformance.cases import MISSIONS
from tests.leak.worlds import other_deals, twin
from tests.server.academy_games import played as academy_played
from tests.server.games import PEOPLE, moment_of, played, players_of


class StillSeat:
    """A seat at a moment of a match: it has what the table would have sent to it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.lang = "en"
        self.lobby: Lobby | None = lobby_of(match, seat)
        data = moment_of(match, Options(aids="odds")).frame(seat, "en", have=0)
        self.frame: Frame | None = msgspec.json.decode(data, type=server_message())
        self.talk: list[Told] = []
        assert self.frame is not None
        self.happened: list[EventSeen] = list(self.frame.events)
        self._told = match.box.chances(match.game.observe(seat)) if self.frame.may.odds else None

    @property
    def turn(self) -> Frame | None:
        return self.frame if self.frame is not None and self.frame.ask is not None and self.frame.ask.yours else None

    @property
    def over(self) -> bool:
        return False

    def catch_up(self) -> None: ...
    def hear_until(self, wanted: Callable[[], bool], timeout: float | None = None) -> bool:
        return wanted()

    def wait_for_turn(self, timeout: float | None = None) -> Frame | None:
        return self.turn

    def answer(self, form: FormSeen, chosen: Mapping[str, Sequence[int | str]] | None = None) -> bool:
        raise AssertionError

    def say(self, text: str) -> None: ...
    def sign(self, sign: str) -> None: ...
    def odds(self) -> Any:
        return self._told

    def start(self) -> None: ...
    def again(self, mission: int | None = None) -> None: ...


def lobby_of(match: Match, you: int) -> Lobby:
    seats = [SeatInfo(seat=seat, letter=LETTERS[seat], name=PEOPLE[seat], kind="person") for seat in match.game.seats()]
    card = match.box.card(getattr(match.game.setup, "mission", 1), "en")
    return Lobby(table="t", state="running", mission=card, seats=tuple(seats), options=Options(), you=You(seat=you))


def answers(match: Match, seat: int, *, odds: bool) -> list[str]:
    """All that the model can read at a moment."""
    still = StillSeat(match, seat)
    hand = Hand(still)
    found = [hand.arrive(0), hand.wait(1), hand.options(), hand.happened(), hand.talk(), hand.rules(), hand.mission()]
    may = still.frame is not None and still.frame.may.odds
    return [*found, hand.odds()] if odds and may else found


def compare(match: Match, seat: int, other: Game, *, odds: bool) -> None:
    mine, true = answers(match, seat, odds=odds), match.game
    match.game = other
    try:
        assert answers(match, seat, odds=odds) == mine
    finally:
        match.game = true


@pytest.mark.parametrize("mission", MISSIONS[::7])
def test_worlds_that_a_seat_cannot_tell_apart_give_a_model_the_same_answers(mission: int) -> None:
    _worlds(mission, 6)


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_same_in_every_mission(mission: int) -> None:
    _worlds(mission, 25)


def _worlds(mission: int, acts: int) -> None:
    random, worlds = Random(mission), 0
    for number, match in enumerate(played(mission, players_of(mission), acts)):
        if match.over:
            break
        for seat in match.game.seats():
            for deal in other_deals(match.game, seat, random, 1):
                other = twin(match.game, deal)
                if other is not None:
                    compare(match, seat, other, odds=number == acts // 2)
                    worlds += 1
    assert worlds


def test_the_check_above_would_notice_a_face_too_many() -> None:
    """Seats that hold the wires which differ are told of them."""
    match = next(iter(played(1, 4, 1)))
    random = Random(3)
    deals = [other for deal in other_deals(match.game, 0, random, 20) if (other := twin(match.game, deal)) is not None]
    assert deals
    noticed = 0
    for other in deals:
        for seat in (1, 2, 3):
            try:
                compare(match, seat, other, odds=False)
            except AssertionError:
                noticed += 1
    assert noticed


def test_a_wire_of_somebody_else_is_a_question_mark() -> None:
    match = next(iter(played(1, 2, 1)))
    table = answers(match, 0, odds=False)[0]
    (theirs,) = [line for line in table.splitlines() if line.startswith("Wires of")][:1]
    assert set(theirs.partition(": ")[2].replace(" ", "").split(";")) <= {f"{place}:?" for place in range(1, 30)}


def test_academy_too() -> None:
    found, random = 0, Random(1)
    for number, match in enumerate(academy_played(3, 12)):
        if match.over:
            break
        for seat in match.game.seats() if number % 6 == 0 else ():
            texts = answers(match, seat, odds=True)
            assert not [text for text in texts if "⟦" in text]
            assert match.game.secret.seed not in "\n".join(texts)
            for deal in academy_deals(match.game, seat, random, 1):
                compare(match, seat, academy_twin(match.game, deal), odds=True)
                found += 1
    assert found
