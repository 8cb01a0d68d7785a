"""Whoever writes items or cards in another order does the same; what a rule forgets to declare is noticed."""

from __future__ import annotations

from typing import ClassVar

import pytest
from msgspec.structs import replace

from defuse.busters import new
from defuse.busters.acts import Cut
from defuse.busters.rules.cutting import Cutting
from defuse.kernel import Ask, Form, Game, One, PileMade, Public, Secret, Shown, Shuffled, Some, Table, encode
from tests.kernel.toy_table import Pick


def opened() -> Game:
    game = new(mission=1, players=4, seed=7, captain=0)
    while not game.public.opened:
        assert game.ask is not None
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    return game


def test_wires_pointed_at_in_another_order_are_the_same_act() -> None:
    game = opened()
    own = game.view(0).hand(0)[0]
    left, right = game.view(0).uncut(1)[:2]
    one = Cut((own,), (left, right), seat=0, using=("personal-A",))
    other = Cut((own,), (right, left), seat=0, using=("personal-A",))
    (after, events), (same, too) = game.play(one), game.play(other)
    assert encode(events) == encode(too)
    assert after.acts == same.acts
    assert after.public == same.public


def test_pairs_of_neighbours_may_share_a_wire() -> None:
    field = Some(name="wires", kind="wire", groups=((0, 1), (1, 2)), least=2, most=2)
    assert [field.nth(number) for number in range(field.count())] == [(0, 1), (1, 2)]
    assert field.ordered((2, 1)) == (1, 2)
    assert [field.index(field.nth(number)) for number in range(2)] == [0, 1]


def test_a_verb_that_a_rule_forgot_to_declare_is_an_error() -> None:
    class Forgetful(Cutting, frozen=True, kw_only=True):
        verbs: ClassVar = (Cut,)  # type: ignore[assignment]

    game = opened()
    rules = tuple(Forgetful() if rule.id == "cutting" else rule for rule in game.public.rules)
    strange = Game(game.kit, None, replace(game.public, rules=rules), game.secret)
    with pytest.raises(TypeError, match="Forgetful: SoloCut is not among its verbs"):
        strange.forms(0)


def test_things_of_two_piles_are_not_mixed() -> None:
    public = Public(players=2, known=(0, 0, 0), piles=(PileMade("a", (0, 1), (1, 2)), PileMade("b", (2, 3), (3, 4))))
    table = Table(public, Secret(bytes([1, 2, 3, 4]), "seed", 0, "hidden"))
    with pytest.raises(ValueError, match="things of pile a were mixed with others"):
        Shuffled((1, 2)).stir(table)


def test_things_shown_to_nobody_are_shown_to_nobody() -> None:
    public = Public(players=2, known=(0, 0, 0))
    assert Shown((0,), ()).apply(public).known == (0, 0, 0)
    assert Shown((0,)).apply(public).known == (1, 1, 1)


class Wink(Pick, frozen=True, kw_only=True):
    """An act with a field that its form does not have."""

    eye: str = "left"


def test_a_field_that_the_form_does_not_have_keeps_its_default() -> None:
    form = Form(Wink, 0, (One(name="wire", kind="wire", items=(1, 2)),), rule="picking")
    assert form.has(Wink(wire=1, seat=0))
    assert not form.has(Wink(wire=1, eye="right", seat=0))


def test_a_question_cannot_take_a_word_that_is_the_kernels() -> None:
    with pytest.raises(TypeError, match="BadAsk: number is the kernel's own"):

        class BadAsk(Ask, frozen=True, kw_only=True):
            number: int = 7
