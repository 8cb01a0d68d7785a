"""What happens at the table, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from defuse import busters
from defuse.busters import events as happened
from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.board import Specials
from defuse.busters.causes import DialCause, Loss, MoveCause, TokenCause
from defuse.busters.notation import parse
from defuse.busters.setup import begin
from defuse.busters.words import loss_words, place_name, specials_words
from defuse.busters.words.telling import tell
from defuse.kernel import Ask, Event
from defuse.kernel import event as kernel
from defuse.words import say
from tests.busters.tables import A, B, C, D, at, cut, one_at
from tests.busters.telling import narrate

GAME = parse(
    """
    mission 4 · captain A · dial 2 · turn A
    red 3.5
    yellow 2.1 9.1
    equipment 9 ready · 12 ready
    away 1x4 2x4 3x4 4x4 8x4 9x2 11x4 12x4
    A1 | 5 5 6 7 7 9 10
    B1 | r3.5 (6) 6 (9) 10 10
    C1 | y2.1 5 7 10
    D1 | 5 (6) 7 y9.1
    """
)
BOARD = GAME.public


def wires(places: str) -> tuple[int, ...]:
    return at(GAME, places)


def wire(place: str) -> int:
    return one_at(GAME, place)


SAID: list[tuple[Event, str | None]] = [
    (happened.MissionBegan(4), "Mission 4: First Day in the Field."),
    (happened.CaptainChosen(B), "B is the captain."),
    (happened.SpecialsDrawn(Specials((35,), 1), Specials((21, 91), 1)), "Red: 3.5. Yellow: 1 of 2.1, 9.1."),
    (happened.SpecialsDrawn(Specials(), Specials()), None),
    (happened.EquipmentLaid(("9", "12")), "Equipment on the board: Stabilizer and Label =."),
    (happened.Opened(), "The opening tokens are placed; play begins."),
    (happened.TokenPlaced(wire("A1.1"), "5", A, TokenCause.OPENING), "A puts a 5 token at A1.1."),
    (happened.TokenPlaced(wire("A1.1"), "8", A, TokenCause.MISS), "A puts an 8 token at A1.1."),
    (happened.TokenPlaced(wire("A1.1"), "even", A, TokenCause.MISS), "A puts an even token at A1.1."),
    (happened.TokenPlaced(wire("D1.4"), "yellow", D, TokenCause.MISS), "D puts a yellow token at D1.4."),
    (happened.ValueAnnounced(wire("A1.1"), "5", A, TokenCause.MISS), "A says: A1.1 is 5."),
    (happened.Called(A, (5,), wires("D1.1")), "A calls 5 at D1.1."),
    (
        happened.Called(A, (5, 7), wires("C1.2 C1.3"), ("personal-A",)),
        "A calls 5 or 7 at C1.2 and C1.3 with Double Detector.",
    ),
    (happened.Called(A, (13,), ()), "A makes a solo cut of yellow."),
    (happened.WiresCut(wires("A1.1 D1.1"), 5, A, "dual"), "Right: A1.1 and D1.1 are cut, both 5."),
    (happened.WiresCut(wires("A1.1 A1.2"), 5, A, "solo"), "A1.1 and A1.2 are cut, both 5."),
    (happened.CutMissed(A, (5,), wires("D1.1")), "Wrong: no 5 there."),
    (happened.Detected(A, (5,), wires("C1.1 C1.2")), "There is one."),
    (happened.Spared(A, wires("B1.1")), "No explosion, no token."),
    (happened.RedsRevealed(B, wires("B1.1"), (14,)), "B has only reds left and reveals B1.1."),
    (happened.DialMoved(-1, DialCause.MISS, A), "The dial drops to 1."),
    (happened.DialMoved(1, DialCause.REWINDER, A), "The dial goes back up to 3."),
    (happened.DialMoved(0, DialCause.CARD), "The dial stays at 2."),
    (happened.Validated(5), "All 5s are gone."),
    (happened.Unlocked("9"), "Stabilizer can be used now."),
    (happened.CardUsed("9", C), "C uses Stabilizer."),
    (happened.CardsReadied(("9", "personal-B")), "Ready again: Stabilizer and B's Double Detector."),
    (happened.Labelled((wire("A1.1"), wire("A1.2")), True, A), "A labels A1.1 = A1.2."),
    (happened.Labelled((wire("A1.2"), wire("A1.3")), False, A), "A labels A1.2 ≠ A1.3."),
    (happened.RadarAnswered(7, (True, False, True, True), A), "Radar for 7: A1 yes, B1 no, C1 yes, D1 yes."),
    (happened.TurnJumped(A, C), "A names C to act next."),
    (happened.Exploded(Loss.DIAL, A), "The bomb explodes: A used up the last step of the dial."),
    (happened.Exploded(Loss.TIME), "The bomb explodes: the time was up."),
    (happened.Exploded(Loss.NANO_ARRIVED), "The bomb explodes: Nano reached space 12."),
    (happened.Won(), "The bomb is defused. Everybody wins!"),
    (happened.TurnStarted(A), None),
    (happened.Settled(A), None),
    (kernel.Answered(B), "B has answered."),
    (kernel.Shown(wires("B1.3"), (A,)), "A looks at B1.3."),
    (kernel.Shown(wires("B1.3")), "Everybody looks at B1.3."),
    (kernel.Shown((250,)), None),
    (kernel.ClockTicked(3.0), None),
]


@pytest.mark.parametrize(("event", "sentence"), SAID, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str | None) -> None:
    assert narrate(BOARD, [event]) == ([] if sentence is None else [sentence])


def test_a_card_that_is_used_in_a_call_is_named_once() -> None:
    call = happened.Called(A, (5,), wires("C1.2 C1.3"), ("personal-A",))
    assert narrate(BOARD, [happened.CardUsed("personal-A", A), call]) == [
        "A calls 5 at C1.2 and C1.3 with Double Detector."
    ]


def test_a_swap_is_told_with_the_places_before_and_after() -> None:
    moves = (happened.Move(wire("A1.7"), 3, 3), happened.Move(wire("D1.1"), 0, 0))
    swapped = happened.WiresMoved(moves, MoveCause.SWAP)
    after = happened.TokenPlaced(wire("D1.1"), "5", A, TokenCause.MISS)
    assert narrate(BOARD, [swapped, after]) == [
        "A1.7 becomes D1.4, D1.1 becomes A1.1.",
        "A puts a 5 token at A1.1.",
    ]


class Whistled(Event, frozen=True):
    """An event of a mission that nobody has words for."""

    by: int
    tune: str


def test_an_event_without_words_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="Whistled has no sentence"):
        narrate(BOARD, [Whistled(2, "low")])


def test_a_whole_act_reads_as_a_story() -> None:
    _, events = GAME.play(cut(GAME, "A1.7", "C1.2"))
    assert narrate(BOARD, events) == [
        "A calls 10 at C1.2.",
        "Wrong: no 10 there.",
        "The dial drops to 1.",
        "C puts a 5 token at C1.2.",
    ]


def test_the_set_up_reads_as_a_story() -> None:
    setup = busters.Setup(mission=3, players=3, captain=1, equipment=("1", "6", "8"))
    _, events = busters.begun(setup, 1)
    said = narrate(begin(setup)[0], events)
    assert said[0] == "Mission 3: Training, Day 3."
    assert said[1] == "B is the captain."
    assert said[3:] == [
        "41 wires are dealt: A1 10, B1 11, B2 10, C1 10.",
        "Equipment on the board: Label ≠, Rewinder and General Radar.",
    ]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (TurnAsk(seats=(0,), rule="turns"), "What do you do?"),
        (TurnAsk(seats=(0,), rule="turns", values=(5, 13)), "Cut 5 or yellow: which wires?"),
        (OpeningAsk(seats=(0,), rule="opening"), "Which of your wires do you show with your opening token?"),
        (
            OwnerPicks(seats=(1,), rule="cutting", by=0, targets=(1, 2), values=(5,), hit=True),
            "The call is right: which of your matching wires is cut?",
        ),
        (
            OwnerPicks(seats=(1,), rule="cutting", by=0, targets=(1, 2), values=(5,), hit=False),
            "The call is wrong: which of the wires pointed at gets your token?",
        ),
    ],
)
def test_a_question_in_words(ask: Ask, words: str) -> None:
    assert str(ask.question()) == words


def test_small_phrases() -> None:
    assert str(say("words-alone", what=())) == "nothing"
    assert str(loss_words("red wire")) == "a red wire was hit"
    assert str(specials_words(Specials((35, 55), 1))) == "1 of 3.5, 5.5"
    assert str(place_name(BOARD, 250)) == "a wire set aside"


def events_of(kind: type[Event]) -> Iterator[type[Event]]:
    """All events of Bomb Busters and of the kernel below a kind."""
    for below in kind.__subclasses__():
        if below.__module__.startswith(("defuse.busters", "defuse.kernel")):
            yield below
        yield from events_of(below)


@pytest.mark.parametrize("kind", sorted(set(events_of(Event)), key=str))
def test_every_event_has_words_or_is_told_silently(kind: type[Event]) -> None:
    assert tell.dispatch(kind) is not tell.dispatch(object)
