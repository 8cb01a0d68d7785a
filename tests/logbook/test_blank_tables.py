"""A blank table of every mission can be filled in and is read then."""

from random import Random

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.notation import NotationError, parse_observation, render_observation
from defuse.kernel import Game
from defuse.logbook import blank, read, text_of
from defuse.logbook.keys import key_of
from defuse.odds import Odds
from tests.steer import steer

TABLES = [(mission, 2 + mission % 4) for mission in range(1, 67)]


def begun(mission: int, players: int) -> Game:
    """A game at its first opening token, or where there is none at its first turn."""
    game, rng = busters.new(mission=mission, players=players, captain=0, seed=mission), Random(0)
    last = game
    while not isinstance(game.ask, OpeningAsk | TurnAsk):
        last = game if text_of(game.observe(0)) is not None else last
        game = game.play(steer(game, rng, 1.0))[0]
    return game if text_of(game.observe(0)) is not None else last


def filled(text: str, real: str) -> str:
    """A blank table with the lines of a real one in place of those that have to be filled in."""
    lines = {key_of(line): line for line in real.split("\n")[1:] if key_of(line)}
    written: list[str] = []
    for line in text.split("\n"):
        said = line.split("#")[0].strip()
        if not said:
            continue
        key = key_of(said)
        if said.startswith("mission"):
            written.append(real.split("\n")[0])
        elif "_" not in said and key not in lines:
            written.append(said)
        elif key in lines:
            if " |" in said:
                assert len(said.split()) == len(lines[key].split())
            written.append(lines.pop(key))
    return "\n".join(written[:1] + [line for key, line in lines.items() if key[:1].islower()] + written[1:])


@pytest.mark.parametrize(("mission", "players"), TABLES)
def test_a_blank_table_is_read_once_it_is_filled_in(mission: int, players: int) -> None:
    if players not in catalogue.mission(mission).players:
        players = catalogue.mission(mission).players[-1]
    seen = begun(mission, players).observe(0)
    text = blank(mission, players)
    with pytest.raises(NotationError, match="filled in"):
        read(text)
    done = filled(text, render_observation(seen))
    assert Odds(parse_observation(done, 0)).deals == Odds(seen).deals


def test_it_says_what_the_mission_needs() -> None:
    text = blank(9, 4, captain=2, seat=1)
    assert "mission 9 · captain C · dial 4 · opening C · view B\n" in text
    assert "line _  # its line of number cards, as in: line 4 9 3\n" in text
    assert "B1 | _ _ _ _ _ _ _ _ _ _ _ _\n" in text


def test_a_mission_that_is_not_for_so_many_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be played with 2 players"):
        blank(_not_for_two(), 2)


def _not_for_two() -> int:
    return next(number for number in range(1, 67) if 2 not in catalogue.mission(number).players)
