"""Errors and remarks are messages: what is typed stays as it is, all else can be put into another language."""

import pickle

import pytest

from defuse.busters import NotationError, parse_observation
from defuse.busters.notation.slots import ALL_KINDS, EVEN, kinds_told, written
from defuse.busters.wires import RED, YELLOW, kinds_of
from defuse.words import Message, Seat, say
from tests.busters.notation.samples import SMALL


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as found:
        parse_observation(text)
    return found.value


def test_an_error_keeps_its_message_when_it_goes_to_another_process() -> None:
    error = refused(SMALL + "B hat 5\n")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.message, again.problem) == (str(error), error.message, error.problem)
    assert str(error).endswith("nobody can say what 'hat' is; is “has” meant?")


def test_a_guess_goes_with_the_complaint() -> None:
    problem = refused(SMALL + "B hat 5\n").problem
    assert problem == say("notation-is-meant", problem=say("notation-unknown-verb", word="hat"), word="has")


def test_seats_are_told_as_seats() -> None:
    problem = refused(SMALL).problem
    assert isinstance(problem, Message)
    assert problem["seats"] == (Seat(0), Seat(1), Seat(2), Seat(3))
    assert str(problem) == "whose view is this? the hands of A, B, C and D are known; say it in the first line: view A"


def test_signs_that_cannot_be_printed_are_made_visible() -> None:
    assert "'\\x07'" in str(refused(SMALL + "B has \x07\n"))


@pytest.mark.parametrize("kinds", [(50, 20), EVEN, kinds_of(YELLOW), kinds_of(RED), (51, 95), ALL_KINDS])
def test_kinds_are_told_as_they_are_written(kinds: tuple[int, ...]) -> None:
    said = say("notation-one-of", words=kinds_told(kinds))
    assert str(said) == written(kinds)
    assert not {"yellow", "red", "even"}.intersection(kinds_told(kinds))
