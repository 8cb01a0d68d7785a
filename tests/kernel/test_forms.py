"""Forms against a plain list of what they stand for: counting, numbering, checking and refusing agree."""

from __future__ import annotations

from itertools import chain, combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defuse.kernel import Act, Field, Form, Item, One, Some, encode

Choice = tuple[Item, ...]

ITEMS: st.SearchStrategy[Item] = st.one_of(st.integers(0, 12), st.sampled_from("abcdef"))


@st.composite
def ones(draw: st.DrawFn, name: str = "one") -> One:
    """A field that takes one of up to six items, with some others barred."""
    items = draw(st.lists(ITEMS, max_size=9, unique=True))
    split = draw(st.integers(0, len(items)))
    return One(
        name=name, kind="item", items=tuple(items[:split]), barred={item: f"no {item}" for item in items[split:]}
    )


@st.composite
def somes(draw: st.DrawFn, name: str = "some") -> Some:
    """A field that takes several items of up to four groups that have nothing in common, some of them empty."""
    items = draw(st.lists(ITEMS, max_size=9, unique=True))
    homes = [draw(st.integers(0, 4)) for _ in items]  # home 4: barred
    groups = tuple(
        tuple(item for item, home in zip(items, homes, strict=True) if home == at)
        for at in range(draw(st.integers(0, 4)))
    )
    barred = {item: f"no {item}" for item, home in zip(items, homes, strict=True) if home == 4}
    least = draw(st.integers(1, 4))
    most = draw(st.integers(least, 5))
    return Some(name=name, kind="item", groups=groups, least=least, most=most, apart=draw(st.booleans()), barred=barred)


def choices_of(some: Some) -> set[frozenset[Item]]:
    """All that a field takes, by its definition."""
    sizes = range(some.least, some.most + 1)
    if some.apart:
        homes = [chosen for size in sizes for chosen in combinations(some.groups, size)]
        return {frozenset(choice) for chosen in homes for choice in product(*chosen)}
    return {
        frozenset(choice)
        for group in some.groups
        if group
        for size in sizes
        for choice in combinations(group, min(size, len(group)))
    }


def everything(some: Some) -> list[Choice]:
    """All sets of up to five items that the field knows of, whether they can be chosen or not."""
    items = [*chain.from_iterable(some.groups), *some.barred]
    return [choice for size in range(6) for choice in combinations(items, size)]


class Wire(Act, frozen=True):
    """An act with two fields, for the forms of this test."""

    one: Item
    some: tuple[Item, ...]


class Wait(Act, frozen=True):
    """An act without fields."""


# Fields.


@given(ones())
def test_a_field_for_one_item_counts_numbers_and_knows_its_items(field: One) -> None:
    assert field.count() == len(field.items)
    assert [field.nth(number) for number in range(field.count())] == list(field.items)
    assert [field.index(item) for item in field.items] == list(range(field.count()))
    assert all(field.why_not(item) is None for item in field.items)
    assert {item: field.why_not(item) for item in field.barred} == field.barred


@given(somes())
def test_a_field_for_several_items_counts_and_numbers_just_what_it_takes(field: Some) -> None:
    wanted = choices_of(field)
    listed = [field.nth(number) for number in range(field.count())]
    assert len(listed) == len(wanted), "no choice has two numbers"
    assert {frozenset(choice) for choice in listed} == wanted
    assert all(len(set(choice)) == len(choice) for choice in listed)
    assert [field.index(choice) for choice in listed] == list(range(field.count()))


@given(somes())
def test_a_field_for_several_items_takes_just_what_it_counts(field: Some) -> None:
    wanted = choices_of(field)
    for choice in everything(field):
        assert (field.why_not(choice) is None) == (frozenset(choice) in wanted)


@given(somes(), st.randoms(use_true_random=False))
def test_the_order_in_which_items_are_named_does_not_matter(field: Some, rng: Any) -> None:
    for number in range(field.count()):
        choice = list(field.nth(number))
        rng.shuffle(choice)
        assert field.index(tuple(choice)) == number
        assert field.why_not(tuple(choice)) is None


@given(somes())
def test_a_barred_item_is_refused_with_its_own_reason(field: Some) -> None:
    for item, reason in field.barred.items():
        assert field.why_not((item,)) == reason
        for group in field.groups:
            assert field.why_not((*group[:1], item)) == reason


@given(somes())
def test_numbers_beyond_the_last_one_stand_for_nothing(field: Some) -> None:
    for number in (-1, field.count(), field.count() + 1):
        with pytest.raises(IndexError):
            field.nth(number)


@given(somes())
def test_what_cannot_be_chosen_has_no_number(field: Some) -> None:
    wanted = choices_of(field)
    for choice in everything(field):
        if frozenset(choice) not in wanted:
            with pytest.raises(ValueError, match="no choice of some"):
                field.index(choice)


def test_a_group_that_is_too_small_is_taken_whole() -> None:
    three = Some(name="targets", kind="wire", groups=((1, 2), (3,), (), (4, 5, 6, 7)), least=3, most=3)
    assert three.count() == 1 + 1 + 0 + 4
    assert [three.nth(number) for number in range(3)] == [(1, 2), (3,), (4, 5, 6)]
    assert three.why_not((1, 2)) is None
    assert three.why_not((1,)) is not None
    assert three.why_not((4, 5)) is not None


def test_items_apart_come_from_different_groups() -> None:
    two = Some(name="values", kind="value", groups=((1, 2), (3,), ()), least=2, most=2, apart=True)
    assert [two.nth(number) for number in range(two.count())] == [(1, 3), (2, 3)]
    assert two.why_not((1, 2)) is not None
    assert two.why_not((3, 1)) is None


def test_nothing_can_be_chosen_twice() -> None:
    for apart in (False, True):
        two = Some(name="wires", kind="wire", groups=((1,), (2,)), least=1, most=2, apart=apart)
        assert str(two.why_not((1, 1))) == "wires: each only once"


@pytest.mark.parametrize("choice", [None, 1, "12", [1, 2], {1, 2}, (True, 2), (1.0, 2), ((1,), 2), (1, None)])
def test_a_choice_of_another_shape_is_refused(choice: object) -> None:
    field = Some(name="wires", kind="wire", groups=((1, 2),), least=2, most=2)
    assert str(field.why_not(choice)) == f"wires: {choice!r} cannot be chosen here"


@pytest.mark.parametrize("choice", [None, True, 1.0, (1,), [1], "1"])
def test_an_item_of_another_type_is_refused(choice: object) -> None:
    assert str(One(name="wire", kind="wire", items=(1, 2)).why_not(choice)) == f"wire: {choice!r} cannot be chosen here"


def test_a_hint_says_what_to_choose_instead() -> None:
    assert str(One(name="wire", kind="wire", items=(), hint="point at a wire").why_not(3)) == "point at a wire"
    assert str(Some(name="w", kind="wire", groups=(), hint="point at wires").why_not((3,))) == "point at wires"


@pytest.mark.parametrize(("least", "most"), [(0, 1), (2, 1), (-1, 2)])
def test_a_field_has_to_take_something(least: int, most: int) -> None:
    with pytest.raises(ValueError, match=f"wires: takes {least} to {most} items"):
        Some(name="wires", kind="wire", groups=((1, 2),), least=least, most=most)


def test_194580_choices_are_numbered_without_listing_them() -> None:
    """Mission 23: four of 48 wires."""
    field = Some(name="wires", kind="wire", groups=(tuple(range(48)),), least=4, most=4)
    assert field.count() == 194_580
    assert field.nth(0) == (0, 1, 2, 3)
    assert field.nth(194_579) == (44, 45, 46, 47)
    assert field.index((47, 0, 13, 5)) == field.index((0, 5, 13, 47))
    assert all(field.index(field.nth(number)) == number for number in range(0, 194_580, 997))


# Forms.


def form_of(*fields: Field, using: tuple[str, ...] = ("card",)) -> Form:
    return Form(Wire if fields else Wait, 2, fields, rule="rule", using=using)


@given(ones(), somes())
def test_a_form_is_the_product_of_its_fields(one: One, some: Some) -> None:
    form = form_of(one, some)
    assert form.count() == len(one.items) * len(choices_of(some))
    acts = [form.nth(number) for number in range(form.count())]
    assert len({encode(act) for act in acts}) == form.count()
    assert [form.index(act) for act in acts] == list(range(form.count()))
    for act in acts:
        assert isinstance(act, Wire)
        assert (act.seat, act.using) == (2, ("card",))
        assert form.has(act)
        assert form.why_not(act) is None


@given(ones(), somes(), ITEMS)
def test_a_form_has_an_act_if_and_only_if_every_field_takes_its_part(one: One, some: Some, item: Item) -> None:
    form = form_of(one, some)
    for choice in everything(some)[:40]:
        act = Wire(seat=2, using=("card",), one=item, some=choice)
        legal = item in one.items and frozenset(choice) in choices_of(some)
        assert form.has(act) == legal
        assert form.why_not(act) == (one.why_not(item) or some.why_not(choice))
        if not legal:
            with pytest.raises(ValueError, match=r"."):
                form.index(act)


def test_a_form_without_fields_has_one_act() -> None:
    form = form_of()
    assert form.count() == 1
    assert form.nth(0) == Wait(seat=2, using=("card",))
    assert form.index(Wait(seat=2, using=("card",))) == 0


@pytest.mark.parametrize("number", [-1, 2, 3])
def test_a_form_has_no_act_beyond_its_last(number: int) -> None:
    form = Form(
        Wire, 0, (One(name="one", kind="x", items=(1, 2)), Some(name="some", kind="x", groups=((1,),))), rule="r"
    )
    with pytest.raises(IndexError, match=f"act {number} of 2"):
        form.nth(number)


@pytest.mark.parametrize(
    "act",
    [
        Wait(seat=1, using=("card",)),
        Wait(seat=2),
        Wait(seat=2, using=("card", "card")),
        Wire(seat=2, using=("card",), one=1, some=()),
    ],
)
def test_another_seat_other_cards_or_another_verb_are_another_action(act: Act) -> None:
    assert str(form_of().why_not(act)) == "that is another action"
    assert not form_of().has(act)


def test_fields_are_worked_out_on_first_use_and_only_once() -> None:
    calls: list[str] = []

    def fields() -> tuple[Field, ...]:
        calls.append("built")
        return (One(name="one", kind="x", items=(1,)), Some(name="some", kind="x", groups=((1,),)))

    form = Form(Wire, 0, fields, rule="r")
    assert calls == []
    assert form.count() == 1
    assert form.nth(0) == Wire(seat=0, one=1, some=(1,))
    assert calls == ["built"]


@given(ones(), somes())
def test_a_form_can_be_written_down_whatever_its_items_are(one: One, some: Some) -> None:
    """Items are numbers or words, and so are the keys of what is barred: both have canonical bytes."""
    form = form_of(one, some)
    assert encode((form,)) == encode((form_of(one, some),))
    assert encode([form, form]) == encode((form, form))


def test_forms_that_bar_different_items_have_different_bytes() -> None:
    def barring(barred: dict[Item, str]) -> bytes:
        return encode((Form(Wait, 0, (One(name="x", kind="x", items=(), barred=barred),), rule="r"),))

    assert barring({1: "no"}) != barring({2: "no"})
    assert barring({1: "no"}) != barring({1: "never"})
    assert barring({2: "no", 11: "no"}) == barring({11: "no", 2: "no"})


def test_every_order_of_the_same_items_is_the_same_choice_in_a_form() -> None:
    form = Form(
        Wire,
        0,
        (One(name="one", kind="x", items=("a",)), Some(name="some", kind="x", groups=((1, 2, 3),), least=3, most=3)),
        rule="r",
    )
    numbers = {form.index(Wire(seat=0, one="a", some=order)) for order in permutations((3, 1, 2))}
    assert numbers == {0}
