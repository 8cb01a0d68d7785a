"""Lines for what missions have on the table: the page has them all, each can be read, those needed are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from defuse import busters
from defuse.busters import NotationError, catalogue, parse, parse_observation, render, render_observation
from defuse.busters.notation.build import build
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.lines import LineNote, needs, notes
from defuse.kernel import Game
from tests.busters.notation.test_round_trip import is_written
from tests.conformance.cases import rng_of
from tests.steer import steer

PAGE = Path(__file__).parents[3] / "docs" / "notation.md"
PLAYERS = 4
MISSIONS = [mission for mission in catalogue.missions() if notes(mission, PLAYERS)]


def rows() -> list[str]:
    """The table of the page: a row for each line, with the missions that have it."""
    found: dict[LineNote, list[int]] = {}
    for mission in MISSIONS:
        for note in notes(mission, PLAYERS):
            found.setdefault(note, []).append(mission)
    ordered = sorted(found.items(), key=lambda item: (item[1][0], item[1]))
    return [row(missions, note) for note, missions in ordered]


def row(missions: list[int], note: LineNote) -> str:
    examples = "<br>".join(f"`{example}`" for example in note.examples)
    return f"| {', '.join(map(str, missions))} | {examples} | {note.says} | {'yes' if note.needs else ''} |"


def middle(mission: int) -> Game:
    """A game of a mission that is under way and waits for a turn."""
    rng = rng_of(mission, PLAYERS, 1, 0.9)
    game = busters.new(mission=mission, players=PLAYERS, seed=1)
    best = game
    while not game.over and game.public.turns < 6:
        game = game.play(steer(game, rng))[0]
        best = game if not game.over and game.public.opened and is_written(game) else best
    return best


def without(text: str, word: str) -> str:
    """A text without the lines that begin with a word."""
    return "\n".join([line for line in text.split("\n") if not line.startswith(f"{word} ")])


def test_the_page_has_all_lines() -> None:
    page = PAGE.read_text()
    for line in rows():
        assert line in page, line


def start(mission: int) -> Game:
    """A game of a mission that waits for the first turn."""
    rng = rng_of(mission, PLAYERS, 1, 0.9)
    game = busters.new(mission=mission, players=PLAYERS, seed=1)
    while not game.public.opened or not is_written(game):
        game = game.play(steer(game, rng))[0]
    return game


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_example_can_be_read(mission: int) -> None:
    text = without(render_observation(start(mission).observe(None)), "characters")
    lines = notes(mission, PLAYERS)
    for note in lines:
        text = without(text, note.word)
    needed = {note.word: note.examples for note in lines if note.needs}
    for note in lines:
        examples = [line for some in (needed | {note.word: note.examples}).values() for line in some]
        build(Draft("\n".join((text, *examples))), whole=False, needs=False)


@pytest.mark.parametrize("mission", [mission for mission in MISSIONS if needs(mission, PLAYERS)])
def test_what_a_mission_needs_is_asked_for_with_the_line_to_add(mission: int) -> None:
    game = middle(mission)
    for text, read in ((render(game), parse), (render_observation(game.observe(0)), parse_observation)):
        for note in needs(mission, PLAYERS):
            less = without(without(text, note.word), "characters")
            if without(text, note.word) != text:
                with pytest.raises(NotationError) as refused:
                    read(less)
                told = f"mission {mission} needs {note.needs}: add a line like: {note.examples[0]}"
                assert told in str(refused.value.problem)


def test_a_line_of_another_mission_is_refused() -> None:
    text = render(middle(9)) + "oxygen A 3\n"
    with pytest.raises(NotationError, match="mission 9 has no line for oxygen"):
        parse(text)


def test_a_view_has_only_the_secret_cards_of_its_seat() -> None:
    game = start(34)
    told = [line for line in render(game).split("\n") if line.startswith("secret ")]
    for seat in game.seats():
        text = render_observation(game.observe(seat))
        assert [line for line in text.split("\n") if line.startswith("secret ")] == [told[seat]]
    assert "secret" not in render_observation(game.observe(None))


def test_whoever_knows_a_card_has_to_write_it() -> None:
    game = start(34)
    text, other = (render_observation(game.observe(seat)) for seat in (0, 1))
    theirs = next(line for line in other.split("\n") if line.startswith("secret "))
    with pytest.raises(NotationError, match="A knows one of the roles that this text leaves open"):
        parse_observation(without(text, "secret") + theirs + "\n")
