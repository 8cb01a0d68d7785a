"""Any text is a table, or an error that names its place; nothing else comes of it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from defuse.busters import NotationError, parse, parse_observation, render, render_observation
from tests.busters.notation.samples import LARGE, SMALL, THREE

VOCABULARY = """
    A B E A1 B1 N1 A1.1 B1.2 C1.1-3 D9.9 | : ( ) ! ? * ^ = != < <= # · , 1 2 4 5 6 7 x2 1x4 y2.1 r5.5 (5) 5!5 4!~5 6!x1
    mission captain dial turn opening turns rounds clock seed view red yellow away equipment pile characters validated
    deadly label older rule gone has had lacks since cut radar yes no is not one none all of at least most exactly to
    knows know spectators among even odd used ready locked needs E2 DD 3 9 12 {} {"left":1} {"armed":true}
"""
WORDS = st.sampled_from(VOCABULARY.split())
TABLES = st.sampled_from((SMALL, LARGE, THREE))


def read_anything(text: str) -> None:
    """A text is a table that can be written and played, or a NotationError."""
    try:
        game = parse(text)
    except NotationError:
        pass
    else:
        assert render(parse(render(game))) == render(game)
        assert game.ask is not None
        assert game.forms(game.ask.seats[0])
    try:
        seen = parse_observation(text)
    except NotationError:
        pass
    else:
        assert parse_observation(render_observation(seen)).faces == seen.faces


@given(st.text())
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    read_anything(text)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A good table with a few words taken out, put in or changed, and some lines of words that might mean something."""
    lines = [line.split(" ") for line in draw(TABLES).split("\n")]
    for _ in range(draw(st.integers(0, 3))):
        line = lines[draw(st.integers(0, len(lines) - 1))]
        at = draw(st.integers(0, len(line)))
        line[at : at + draw(st.integers(0, 2))] = draw(st.lists(WORDS | st.text(max_size=3), max_size=1))
    lines += draw(st.lists(st.lists(WORDS, min_size=1, max_size=8), max_size=2))
    return "\n".join(" ".join(line) for line in lines)


@given(spoilt())
@settings(max_examples=400, deadline=None)
def test_a_spoilt_table_is_read_or_refused(text: str) -> None:
    read_anything(text)


@given(TABLES, st.lists(st.tuples(st.integers(0, 500), st.sampled_from("\n #()!?*^|:·.-~xyrA15=<≠")), max_size=3))
@settings(max_examples=200, deadline=None)
def test_a_table_with_typing_errors_is_read_or_refused(table: str, errors: list[tuple[int, str]]) -> None:
    text = list(table)
    for at, letter in errors:
        text[at % len(text)] = letter
    read_anything("".join(text))
