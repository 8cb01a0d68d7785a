"""Proofs: each step follows from what it names, and from nothing less. All of it is counted anew, another way."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace

from bench.why import certain_wires, tables
from defuse import busters
from defuse.busters import KIT
from defuse.busters.wires import kinds_of
from defuse.kernel import UNKNOWN, Among, Fact, Observation
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.odds.counting.evidence import pile_of
from defuse.odds.counting.possible import Unlimited
from defuse.odds.why import Step, Why, why_words
from defuse.odds.why.denial import denials
from defuse.words import Speaker
from tests.cli.conftest import Command, defuse
from tests.cli.test_odds import FIVES

pytestmark = pytest.mark.slow

__all__ = ["defuse"]

CASES = [(1, 2), (3, 3), (4, 4), (8, 5), (10, 3), (12, 4), (20, 4), (21, 3), (24, 2), (42, 3), (50, 4), (55, 5)]


def certain(seen: Observation, wires: tuple[int, ...], facts: tuple[Fact, ...], statement: Fact) -> bool:
    """Whether all deals agree with a statement that agree with so much of an observation."""
    faces = bytearray(len(seen.faces))
    for wire in wires:
        assert seen.faces[wire] != UNKNOWN, "a proof uses a wire that the seat has not seen"
        faces[wire] = seen.faces[wire]
    odds = Odds(replace(seen, faces=bytes(faces), public=replace(seen.public, facts=facts)))
    return odds.exact_chance(statement) == 1


def check_pool(seen: Observation, step: Step, facts: tuple[Fact, ...]) -> None:
    """Whether a step uses how many wires there are: a deal of other wires denies it, or deals of any wires agree."""
    wires = next(pile for pile in seen.public.piles if pile.name == "wires")
    pile = pile_of(wires.things, wires.kinds, KIT.value)
    shown = bytes([face if thing in step.seen else UNKNOWN for thing, face in enumerate(seen.faces)])
    if step.pool:
        found = [Unlimited(pile).deal(shown, (*facts, *denial)) for denial in denials(step.fact, pile)]
        deals = [deal for deal in found if deal is not None]
        assert deals
        for deal in deals:
            assert all(deal[thing] == seen.faces[thing] for thing in step.seen)
            assert all(fact.holds(deal, KIT.value) for fact in facts)
            assert not step.fact.holds(deal, KIT.value)
        return
    random = Random(repr(step))
    for _ in range(5):
        known = [shown[thing] for thing in wires.things if shown[thing]]
        kinds = tuple(known + random.choices(pile.kinds, k=len(wires.things) - len(known)))
        other = tuple([replace(each, kinds=kinds) if each is wires else each for each in seen.public.piles])
        with suppress(Contradiction, TooManyFacts):  # nothing is to be said of wires that cannot be dealt so
            elsewhere = replace(seen, public=replace(seen.public, piles=other))
            assert certain(elsewhere, step.seen, facts, step.fact)


def check(seen: Observation, steps: tuple[Step, ...], step: Step) -> int:
    """Check a step by counting; how many parts of it cannot be counted without one of them."""
    earlier = tuple([steps[at].fact for at in step.steps])
    facts = (*step.facts, *earlier)
    assert set(step.facts) <= set(seen.public.facts)
    assert certain(seen, step.seen, facts, step.fact)
    check_pool(seen, step, facts)
    unclear = 0
    fewer = [(tuple([other for other in step.seen if other != wire]), facts) for wire in step.seen]
    for at in range(len(facts)):
        fewer.append((step.seen, (*facts[:at], *facts[at + 1 :])))
    for wires, rest in fewer:
        try:
            assert not certain(seen, wires, rest, step.fact), f"{step} can do with less"
        except TooManyFacts:
            unclear += 1
    return unclear


def check_proofs(mission: int, players: int, seeds: range, apart: int, most: int) -> None:
    for seed in seeds:
        for game in tables(mission, players, seed, apart):
            assert game.ask is not None
            seen = game.observe(game.ask.seats[0])
            odds = Odds(seen)
            for wire, value in certain_wires(seen)[:most]:
                statement = Among((wire,), kinds_of(value), 1)
                why = odds.why(statement)
                assert why.steps[-1].fact == statement
                for at, step in enumerate(why.steps):
                    assert all(earlier < at for earlier in step.steps)
                    assert check(seen, why.steps, step) == 0
                in_words(seen, why)


def in_words(seen: Observation, why: Why) -> None:
    for language in ("en", "de", "fr"):
        for message in why_words(seen, why):
            assert "⟦" not in Speaker(language).text(message)


@pytest.mark.parametrize(("mission", "players"), CASES)
def test_each_step_follows_from_what_it_names_and_from_no_less(mission: int, players: int) -> None:
    check_proofs(mission, players, range(2), 4, 4)


@pytest.mark.soak
@pytest.mark.parametrize(("mission", "players"), CASES)
def test_each_step_of_many_tables_is_checked(mission: int, players: int) -> None:
    check_proofs(mission, players, range(1, 60), 3, 8)


def test_what_is_likely_hangs_on_facts_the_largest_change_first() -> None:
    game = next(tables(1, 3, 1))
    seen = game.observe(0)
    odds = Odds(seen)
    wire = next(wire for wire in odds.hidden if len(odds.values(wire)) > 1)
    value = max(odds.values(wire), key=lambda value: odds.values(wire)[value])
    why = odds.why(Among((wire,), kinds_of(value), 1))
    assert not why.steps
    sizes = [abs(change.chance - why.chance) for change in why.changes]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 0
    in_words(seen, why)


def test_of_what_cannot_be_the_contrary_is_proven() -> None:
    seen = busters.new(mission=1, players=4, seed=1).observe(0)
    wire = seen.public.stands[0][0]
    value = 1 + (seen.faces[wire] // 10) % 12
    why = Odds(seen).why(Among((wire,), kinds_of(value), 1))
    assert why.statement == Among((wire,), kinds_of(value), 0, 0)
    assert [step.how for step in why.steps] == ["seen"]


def test_the_command_tells_why(defuse: Command) -> None:
    text = FIVES + "B1.1 is 5\nB1.2 is 5\n"
    ran = defuse("odds", "-", "--why", "B1.2=5", stdin=text)
    assert ran.code == 0
    assert ran.out.startswith("B1.2 is 5: certain.\n")
    german = defuse("odds", "-", "--why", "B1.2=5", "--lang", "de", stdin=text)
    assert german.code == 0
    assert german.out != ran.out


@pytest.mark.parametrize("asked", ["B1.99=5", "Z1.1=5", "B1.1", "B1.1=13", "B1.1=", "5=B1.1"])
def test_a_bad_question_is_an_error_and_nothing_else(defuse: Command, asked: str) -> None:
    ran = defuse("odds", "-", "--why", asked, stdin=FIVES)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("defuse: ")
    assert ran.err.count("\n") == 1
