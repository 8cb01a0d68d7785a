"""Mission 53: Nano walks instead of the dial."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import DialMoved, Exploded, TokenPlaced, Won
from defuse.busters.rules.dealer import in_pile
from defuse.busters.rules.nano import NanoDial, NanoMoved
from defuse.busters.words import narrate
from defuse.cli.games.busters.picture import picture
from defuse.cli.games.busters.scene import scene_of
from defuse.kernel import Act, Game
from tests.busters.tables import A, C, cut, every, happens, names, pick, reveal, solo, table, the, then

TABLE = """
    mission 53 · captain A
    rule nano {{"at":{at}}}
    equipment 11 ready
    A1 | 4 5 6 6
    B1 | 4 5 8
    C1 | 4 5 8
    D1 | 4 5 8 8 r9.5
"""


def at(space: int) -> Game:
    """A table with Nano on a space."""
    return table(TABLE.format(at=space))


def walks(game: Game, *acts: Act) -> list[int]:
    """The spaces to which Nano goes."""
    return [event.to for event in every(happens(game, *acts), NanoMoved)]


# Setting up.


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_nano_starts_before_the_first_space_and_there_is_no_dial(players: int, reds: int) -> None:
    game = busters.new(mission=53, players=players, seed=1)
    assert (game.public.red.count, game.public.yellow.count) == (reds, 0)
    nano = game.public.rule("nano")
    assert isinstance(nano, NanoDial)
    assert nano.at == 0  # M53
    assert game.public.rule("dial") is None  # C1
    titles = [panel.title for panel in game.view(None).panels()]
    assert "Dial" not in titles
    (track,) = [panel for panel in game.view(None).panels() if panel.rule == "nano"]
    assert (track.spaces[0], track.at) == ("start", "start")


def test_no_picture_shows_a_dial() -> None:
    scene = scene_of(at(3).view(A), "A")
    assert scene.dial is None
    assert "Dial" not in "".join(str(line) for line in picture(scene, 100).renderables)


def test_rewinder_and_stabilizer_are_not_in_the_pile() -> None:
    mission = catalogue.mission(53)
    assert not in_pile("6", mission, False)
    assert not in_pile("9", mission, False)
    assert in_pile("11", mission, False)


# Walking.


def test_a_right_cut_is_one_space() -> None:
    game = at(0)
    assert walks(game, cut(game, "A1.1", "B1.1")) == [1]
    assert walks(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "C1.2")) == [1, 2]


def test_a_wrong_cut_is_two_and_the_dial_stays_where_it_is() -> None:
    game = at(3)
    events = happens(game, cut(game, "A1.1", "B1.2"))
    assert the(events, NanoMoved).to == 5
    assert not every(events, DialMoved)
    assert the(events, TokenPlaced).mark == "5"  # all else of a miss happens


def test_a_cut_of_the_number_on_which_it_stands_is_one_back() -> None:
    game = at(4)
    assert walks(game, cut(game, "A1.1", "B1.1")) == [3]  # M53
    assert walks(game, cut(game, "A1.2", "B1.2")) == [5]
    game = at(1)
    assert walks(game, cut(game, "A1.1", "B1.1")) == [2]


def test_it_never_goes_back_beyond_the_start() -> None:
    game = table("""
        mission 53 · captain A
        rule nano {"at":1}
        A1 | 1 5
        B1 | 1 5
        C1 | 1 5
        D1 | 1 5
    """)
    now = then(game, cut(game, "A1.1", "B1.1"))
    assert walks(game, cut(game, "A1.1", "B1.1")) == [0]
    assert walks(now, cut(game, "B1.2", "C1.2")) == [1]


def test_a_wrong_call_of_its_number_is_a_wrong_call() -> None:
    game = at(4)
    assert walks(game, cut(game, "A1.1", "B1.2")) == [6]


def test_a_solo_cut_counts_as_one_cut() -> None:
    game = table("""
        mission 53 · captain A
        rule nano {"at":3}
        A1 | 6 6 6 6
        B1 | 8
        C1 | 8
        D1 | 8 8
    """)
    assert walks(game, solo(game, "A1.1-4")) == [4]  # C8
    game = at(6)
    assert walks(game, solo(game, "A1.3 A1.4")) == [5]


def test_a_detector_is_a_cut_too() -> None:
    game = at(3)
    missed = cut(game, "A1.1", "B1.2 B1.3", "personal-A")
    asked = then(game, missed)
    assert walks(game, missed) == []  # only at the end of the turn
    assert walks(asked, pick(game, "B1.2")) == [5]
    hit = cut(game, "A1.2", "B1.2 B1.3", "personal-A")
    assert walks(then(game, hit), pick(game, "B1.2")) == [4]


def test_it_walks_only_after_cuts() -> None:
    game = at(3)
    assert walks(game, SkipTo(seat=A, mate=C, using=("11",))) == []  # E14
    game = table("""
        mission 53 · captain A
        rule nano {"at":11}
        A1 | r9.5
        B1 | 8 8
        C1 | 8
        D1 | 8
    """)
    events = happens(game, reveal(A))
    assert not every(events, NanoMoved)  # C9
    assert not every(events, Exploded)


# The end.


def test_at_twelve_the_bomb_explodes() -> None:
    for space, act in ((11, ("A1.1", "B1.1")), (10, ("A1.1", "B1.2")), (11, ("A1.1", "B1.2"))):
        game = at(space)
        events = happens(game, cut(game, *act))
        assert the(events, NanoMoved).to == 12
        assert the(events, Exploded).why == "Nano reached space 12"


def test_the_last_cut_wins_before_nano_arrives() -> None:
    game = table("""
        mission 53 · captain A
        rule nano {"at":11}
        A1 | 8
        B1 | 8
        C1 | (8)
        D1 | (8)
    """)
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert every(events, Won)  # C17
    assert "NanoMoved" not in names(events)


def test_many_misses_are_survived_if_nano_is_far() -> None:
    game = at(0)
    events = happens(game, cut(game, "A1.1", "B1.2"), cut(game, "B1.1", "C1.2"), cut(game, "C1.1", "D1.2"))
    assert not every(events, Exploded)
    told = narrate(game.public, happens(game, cut(game, "A1.1", "B1.2")))
    assert "Nano goes to 2." in told
    assert not any("dial" in sentence for sentence in told)
