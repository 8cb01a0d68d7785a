from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from defuse import busters
from defuse.bots import UnknownBot, registry
from defuse.bots import busters as bots
from defuse.bots.random_bot import RandomBot
from defuse.kernel import Game, encode, imagine


def played(game: Game, acts: int, seed: str) -> list[bytes]:
    """What random bots do from here, as bytes."""
    seats = [bots.make("random", f"{seed}/{seat}") for seat in game.seats()]
    done: list[bytes] = []
    while not game.over and len(done) < acts:
        assert game.ask is not None
        seat = game.ask.seats[0]
        act = seats[seat].decide(game.observe(seat), game.forms(seat))
        game, _ = game.play(act)
        done.append(encode(act))
    return done


def test_the_same_seed_gives_the_same_decisions() -> None:
    game = busters.new(8, 4, 1)
    assert played(game, 30, "x") == played(game, 30, "x")
    assert played(game, 30, "x") != played(game, 30, "y")


def test_a_decision_depends_on_the_question_and_not_on_what_the_bot_did_before() -> None:
    game = busters.new(1, 4, 1, captain=0)
    fresh, used = RandomBot("s"), RandomBot("s")
    for _ in range(5):
        used.decide(game.observe(0), game.forms(0))
    assert used.decide(game.observe(0), game.forms(0)) == fresh.decide(game.observe(0), game.forms(0))


def test_the_random_bot_does_not_see_what_others_hold() -> None:
    """Hidden wires lie otherwise, the observation is the same, and so is the decision."""
    game = busters.new(3, 4, 5, captain=0)
    other = imagine(game.observe(0), None, "elsewhere")
    assert other.secret.faces != game.secret.faces
    mine, theirs = RandomBot("s"), RandomBot("s")
    assert mine.decide(game.observe(0), game.forms(0)) == theirs.decide(other.observe(0), other.forms(0))


def test_the_random_bot_uses_every_kind_of_act_that_it_is_offered() -> None:
    game = busters.new(1, 4, 1, captain=0)
    while game.ask is not None and not game.ask.open:
        seat = game.ask.seats[0]
        game, _ = game.play(game.forms(seat)[0].nth(0))
    forms = game.forms(0)
    using = {RandomBot(str(seed)).decide(game.observe(0), forms).using for seed in range(40)}
    assert using == {form.using for form in forms}


def test_the_random_bot_chimes_in_now_and_then() -> None:
    game = busters.new(1, 4, 1, captain=0)
    forms = game.forms(0)
    answers = [RandomBot(str(seed)).chime_in(game.observe(0), forms) for seed in range(80)]
    assert None in answers
    assert any(answer is not None for answer in answers)
    assert RandomBot("s").chime_in(game.observe(1), ()) is None


def test_bots_are_found_by_name() -> None:
    assert bots.names()[0] == "random"
    with pytest.raises(UnknownBot, match=r"no bot 'nobody' for Bomb Busters \(there are: random"):
        bots.make("nobody", "1")


def brought(monkeypatch: pytest.MonkeyPatch, *points: tuple[str, str]) -> None:
    """As if other packages were installed that bring bots."""
    found = EntryPoints([EntryPoint(name, value, bots.BOTS.group) for name, value in points])

    def entry_points(**which: Any) -> EntryPoints:
        assert which == {"group": "defuse.bots"}
        return found

    monkeypatch.setattr(registry, "entry_points", entry_points)


def test_other_packages_may_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, ("brave", "defuse.bots.random_bot:RandomBot"))
    assert bots.names() == ["random", "quick", "careful", "expert", "learned", "brave"]
    assert isinstance(bots.make("brave", "1"), RandomBot)


def test_nobody_can_take_the_name_of_our_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, ("random", "somewhere:Else"))
    assert bots.names() == ["random", "quick", "careful", "expert", "learned"]
    assert isinstance(bots.make("random", "1"), RandomBot)


def test_a_bot_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, ("broken", "no_such_module:Bot"))
    with pytest.raises(UnknownBot, match="'broken' cannot be loaded from no_such_module:Bot"):
        bots.make("broken", "1")
