"""A bot that makes a certain cut says why it is certain, and decides the same whether it is asked or not."""

from __future__ import annotations

from bench.why import tables
from defuse.bots import bots_of
from defuse.bots.bot import Explains
from defuse.kernel import Observation
from defuse.words import Speaker
from defuse.words.kept import kept, unkept


def reasons(name: str, mission: int, players: int, seeds: range) -> list[str]:
    found: list[str] = []
    for seed in seeds:
        for game in tables(mission, players, seed, 3):
            assert game.ask is not None
            seen: Observation = game.observe(game.ask.seats[0])
            bot = bots_of("busters").make(name, "x")
            assert isinstance(bot, Explains)
            act, why = bot.think(seen, seen.forms())
            if name == "careful":  # the other one searches as long as it has time
                assert act == bots_of("busters").make(name, "x").decide(seen, seen.forms())
            assert Speaker("de").text(unkept(kept(why))) == Speaker("de").text(why)
            found.append(Speaker("en").text(why))
    return found


def test_a_certain_cut_is_proven() -> None:
    said = reasons("careful", 4, 4, range(2))
    certain = [text for text in said if "is certain there" in text]
    assert certain
    assert all(": " in text and ": so " in text for text in certain), certain


def test_an_expert_proves_it_too() -> None:
    assert any(" is certain there: " in text for text in reasons("expert:0.01", 4, 3, range(2)))
