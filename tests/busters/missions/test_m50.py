"""Mission 50: in the dark. Tokens lie beside the stands, and the view shows only what can be seen now (M50)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import TokenPlaced, TokenPlacedBeside, Validated, ValueAnnounced
from defuse.busters.setup import begin
from defuse.busters.wires import blue, kinds_of
from defuse.busters.words import narrate
from defuse.cli.games.busters.scene import scene_of
from defuse.kernel import Among, Game, encode
from defuse.kernel.panel import Note, Track
from tests.busters.missions.test_m33 import with_own_characters
from tests.busters.tables import (
    A,
    B,
    C,
    cut,
    every,
    happens,
    is_cut,
    one_at,
    opened,
    pick,
    show,
    solo,
    table,
    the,
    then,
)

SEA = """
    mission 50 · captain A
    equipment 3 ready · 4 ready · 9 ready
    A1 | 1 2 5 5
    B1 | 1 2 y2.1 5 r5.5 6
    C1 | 1 2 5 6
    D1 | 1 2 y3.1 6 6 r7.5
"""


def notes(game: Game, title: str) -> list[str]:
    """What the notes of a title say to a spectator."""
    return [panel.text for panel in game.view(None).panels() if isinstance(panel, Note) and panel.title == title]


def beside(game: Game) -> list[tuple[int, str]]:
    return [(token.stand, token.mark) for token in game.public.beside]


@pytest.mark.parametrize(("players", "reds", "yellows"), [(2, 3, 4), (3, 2, 2), (4, 2, 2), (5, 2, 2)])
def test_the_wires(players: int, reds: int, yellows: int) -> None:
    board = busters.new(mission=50, players=players, seed=1).public
    assert (board.red.count, board.yellow.count) == (reds, yellows)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_opening_tokens_lie_beside_the_stands(players: int) -> None:
    """M50: at no wire. Everybody places one, and everybody may remember for which wire it was."""
    game = opened(with_own_characters(busters.new(mission=50, players=players, seed=2)))
    assert not game.public.tokens
    assert sorted(game.public.owners[stand] for stand, _ in beside(game)) == list(range(players))
    told = game.public.rule("dark").told
    assert all(Among((token.wire,), (blue(int(token.mark)),), 1, 1) in game.public.facts for token in told)


def test_the_red_and_yellow_wires_show_until_play_begins() -> None:
    game, events = begun(Setup(mission=50, players=4), 2)
    red = ", ".join(f"{kind // 10}.5" for kind in game.public.red.kinds)
    yellow = ", ".join(f"{kind // 10}.1" for kind in game.public.yellow.kinds)
    assert notes(game, "Remember") == [f"Red: {red}. Yellow: {yellow}."]
    said = narrate(begin(game.setup)[0], events)
    assert "The red and yellow wires are shown to everybody once." in said  # M50: the log does not name them
    assert not any(red in sentence for sentence in said)
    assert notes(opened(with_own_characters(game)), "Remember") == []


def test_no_markers_and_no_validation_tokens_are_shown() -> None:
    """M50: neither in the panels nor in the picture."""
    game = table(
        SEA.replace("A1 | 1 2 5 5", "A1 | 1 2 (5) (5)").replace("2.1 5 r", "2.1 (5) r").replace("2 5 6", "2 (5) 6")
    )
    assert 5 in game.public.validated
    (track,) = [panel for panel in game.view(A).panels() if isinstance(panel, Track)]
    assert track.marks == ()
    scene = scene_of(game.view(A), "A")
    assert (scene.red.marked, scene.yellow.marked) == ("", "")
    assert not any(number.validated for number in scene.numbers)


def test_a_finished_number_is_not_told() -> None:
    game = table(SEA.replace("2.1 5 r", "2.1 (5) r").replace("2 5 6", "2 (5) 6"))
    after, events = game.play(solo(game, "A1.3 A1.4"))
    assert every(events, Validated)
    assert not any("gone" in sentence for sentence in narrate(game.public, events))
    assert is_cut(after, "A1.3 A1.4")


def test_after_a_miss_the_token_goes_beside_the_stand() -> None:
    game = table(SEA)
    after, events = game.play(cut(game, "A1.1", "B1.2"))
    assert not every(events, TokenPlaced)
    told = the(events, TokenPlacedBeside)
    assert (told.stand, told.mark, told.by, told.why) == (1, "2", B, "miss")  # M50
    assert beside(after) == [(1, "2")]
    assert Among((one_at(game, "B1.2"),), (blue(2),), 1, 1) in after.public.facts  # for a mind that remembers


def test_a_yellow_token_too() -> None:
    game = table(SEA)
    after = then(game, cut(game, "A1.1", "B1.3"))
    assert beside(after) == [(1, "yellow")]
    assert Among((one_at(game, "B1.3"),), kinds_of(13), 1, 1) in after.public.facts


def test_where_it_was_shows_until_the_next_action() -> None:
    game = table(SEA)
    game = then(game, cut(game, "A1.1", "B1.2"))
    assert notes(game, "Pointed at") == ["B1.2: 2"]  # M50
    game = then(game, cut(game, "B1.1", "C1.1"))
    assert notes(game, "Pointed at") == []
    assert notes(game, "Beside B1") == ["2"]


def test_using_a_card_is_the_next_action_too() -> None:
    game = table(SEA)
    game = then(game, cut(game, "A1.1", "B1.2"), Stabilize(seat=B, using=("9",)))
    assert notes(game, "Pointed at") == []


def test_the_log_never_says_which_wire_it_was() -> None:
    game = table(SEA)
    said = narrate(game.public, happens(game, cut(game, "A1.1", "B1.2")))
    assert said[0] == "A calls 1 on B1."
    assert "B points, and puts the token 2 beside B1." in said
    assert not any("B1.2" in sentence for sentence in said)  # M50


def test_the_log_of_a_detector_that_missed() -> None:
    game = table(SEA)
    act = cut(game, "A1.1", "B1.2-4", "3")
    asked = then(game, act)
    said = narrate(game.public, happens(game, act)) + narrate(asked.public, happens(asked, pick(game, "B1.4")))
    assert said[0] == "A calls 1 on B1 with Triple Detector."
    assert not any("B1." in sentence.removesuffix(".") for sentence in said)
    assert beside(then(asked, pick(game, "B1.4"))) == [(1, "5")]


def test_a_wire_that_is_cut_lies_open_and_is_named() -> None:
    game = table(SEA)
    said = narrate(game.public, happens(game, cut(game, "A1.1", "B1.1")))
    assert "Right: A1.1 and B1.1 are cut, both 1." in said


def test_the_post_it_goes_beside_the_stand() -> None:
    """M50: like every token."""
    game = table(SEA)
    after = then(game, show(game, "C1.3", "4"))
    assert beside(after) == [(2, "5")]


def test_no_offer_of_a_post_it_tells_which_wire_was_shown() -> None:
    """M50: its owner may have forgotten. Whoever shows it again only says it again."""
    game = table(SEA)
    one, other = (then(game, cut(game, "A1.1", place), cut(game, "B1.1", "C1.1")) for place in ("D1.4", "D1.5"))
    assert [encode(one.forms(seat)) for seat in one.seats()] == [encode(other.forms(seat)) for seat in one.seats()]
    again, events = one.play(show(game, "D1.4", "4"))
    assert the(events, ValueAnnounced).mark == "6"
    assert beside(again) == beside(one) == [(3, "6")]


def test_a_second_miss_at_the_same_wire_is_only_said() -> None:
    game = table(SEA)
    game = then(game, cut(game, "A1.1", "C1.3"), cut(game, "B1.1", "D1.1"), cut(game, "C1.1", "A1.1"))
    after, events = game.play(cut(game, "D1.4", "C1.3"))
    assert the(events, ValueAnnounced).mark == "5"  # D1
    assert beside(after) == [(2, "5")]
    assert notes(after, "Pointed at") == ["C1.3: 5"]
    assert "C points at a wire of C1 and says: 5." in narrate(game.public, events)


def test_a_token_beside_a_stand_never_comes_back() -> None:
    """C6: nobody sees any more whose it was, so the third 6 is said aloud."""
    game = table(SEA)
    game = then(game, cut(game, "A1.1", "D1.4"), cut(game, "B1.1", "C1.4"), cut(game, "C1.1", "A1.1"))
    assert [mark for _, mark in beside(game)] == ["6", "6"]
    assert the(happens(game, cut(game, "D1.1", "B1.6")), ValueAnnounced).mark == "6"


def test_a_spared_red_gets_no_token() -> None:
    game = table(SEA)
    game = then(game, Stabilize(seat=A, using=("9",)), cut(game, "A1.1", "B1.5"))
    assert (game.over, beside(game), notes(game, "Pointed at")) == (False, [], [])  # E8


def test_everybody_but_the_captain_may_take_a_new_character() -> None:
    game = busters.new(mission=50, players=3, seed=1, captain=C)
    assert game.ask is not None
    assert game.ask.seats == (A,)  # E21
