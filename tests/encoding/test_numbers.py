"""Acts in numbers: exact in both directions, in every mission with every number of players."""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Iterator
from random import Random

import pytest
from _pytest.mark import ParameterSet

from defuse.academy import catalogue as academy_catalogue
from defuse.busters import catalogue, new
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.characters import CHARACTERS
from defuse.encoding import Illegal, Sitting, encoding_of
from defuse.encoding.academy import numbers as academy_numbers
from defuse.encoding.busters import numbers
from defuse.encoding.grammar import Filling, advanced, begun
from defuse.kernel import Act, Form, Game
from tests.conformance.cases import CASES, QUICK, is_one_of_each
from tests.encoding.agreeing import ACADEMY, agree, table

ALL = [*CASES, *[(ACADEMY, players) for players in (2, 3, 4, 5)]]


def cases() -> list[ParameterSet]:
    """One player count of some missions for the quick run, of all missions for the ordinary one."""
    found = []
    for mission, players in ALL:
        one = mission == ACADEMY or is_one_of_each(mission, players)
        marks = [] if one and mission in (ACADEMY, *QUICK) else [pytest.mark.slow] if one else [pytest.mark.soak]
        found.append(pytest.param(mission, players, marks=marks, id=f"m{mission}-{players}p"))
    return found


@pytest.mark.parametrize(("mission", "players"), cases())
def test_numbers_and_acts_say_the_same(mission: int, players: int) -> None:
    assert agree(mission, players, 0, look=4) > 3


def seeds_of_soak() -> int:
    """How many games of each case are played in `make soak`: 100 of each are about a million acts."""
    return int(os.environ.get("DEFUSE_SEEDS", "100"))


@pytest.mark.soak
@pytest.mark.parametrize(("mission", "players"), [pytest.param(*case, id="m{}-{}p".format(*case)) for case in ALL])
def test_numbers_and_acts_say_the_same_in_many_games(mission: int, players: int) -> None:
    for seed in range(1, seeds_of_soak()):
        agree(mission, players, seed, look=4)


def sequences(game: Game, form: Form) -> Iterator[tuple[tuple[int, ...], Act]]:
    """All that can be said with a form, number by number."""
    encoding = encoding_of(game.kit.name)
    frame = encoding.frame(game.public, form.seat)

    def go_on(said: tuple[int, ...], filling: Filling) -> Iterator[tuple[tuple[int, ...], Act]]:
        if filling.complete:
            yield said, filling.act()
        for number in filling.options(frame, encoding.done):
            (after,) = advanced([filling], number, frame, encoding.done)
            yield from go_on((*said, number), after)

    (start,) = begun(encoding, game.public, [form])
    yield from go_on((), start)


@pytest.mark.parametrize(("mission", "players"), [(4, 2), (12, 3), (20, 4), (47, 3), (53, 4), (64, 2), (66, 5), (0, 4)])
def test_masks_have_every_act_of_a_form_exactly_once(mission: int, players: int) -> None:
    game, events = table(mission, players, 3)
    sitting, rng = Sitting(game, events), Random(1)
    seen: set[str] = set()
    while not sitting.over:
        for form in sitting.game.forms(sitting.seat):
            if form.count() <= 400 and (form.verb.__name__ not in seen or rng.random() < 0.05):
                seen.add(form.verb.__name__)
                said = list(sequences(sitting.game, form))
                assert len({numbers for numbers, _ in said}) == len(said) == form.count()
                assert {act for _, act in said} == {form.nth(number) for number in range(form.count())}
        options = sitting.options()
        sitting.step(options[int(rng.random() * len(options))])
    assert seen


def test_every_act_card_and_character_has_a_number() -> None:
    """A new one gets the next free number of its block; without one it could not be played here."""
    tags = {str(verb.__struct_config__.tag) for verb in catalogue.acts()}
    assert tags - set(numbers.VERBS) == {"slip"}, "what the host reports has no number"
    assert set(numbers.VERBS) - tags == {"pass"}
    assert set(catalogue.cards()) - set(numbers.CARDS) == {"DD"}, "only as personal equipment"
    assert set(CHARACTERS) == set(numbers.BLOCKS["character"].names)
    tags = {str(verb.__struct_config__.tag) for verb in academy_catalogue.acts()}
    assert set(academy_numbers.VERBS) - tags == {"pass", "cannot"}
    assert tags <= set(academy_numbers.VERBS)
    assert tuple(academy_catalogue.tools()) == academy_numbers.TOOLS


KNOWN = {
    "busters": {
        "decline": 1,
        "done": 1,
        "verb": 58,
        "card": 18,
        "personal": 5,
        "wire": 96,
        "value": 15,
        "seat": 5,
        "stand": 6,
        "character": 9,
        "letter": 12,
        "mark": 32,
        "way": 9,
        "count": 24,
        "nth": 16,
    },
    "academy": {"decline": 1, "done": 1, "verb": 16, "tool": 20, "action": 6, "colour": 4, "seat": 5, "nth": 60},
}
"""How many names each block had when the numbers were published. What was added later is behind them."""


@pytest.mark.parametrize(
    ("game", "size", "digest"), [("busters", 336, "444382434f6e7fc4"), ("academy", 132, "1de62755010792a2")]
)
def test_a_number_never_changes_its_meaning(game: str, size: int, digest: str) -> None:
    """Agents that were trained before have to understand the numbers: new things take free ones."""
    blocks = encoding_of(game).blocks
    assert blocks.size == size
    names = [
        f"{block.first + at} {name}"
        for block in blocks.all()
        for at, name in enumerate(block.names[: KNOWN[game][block.name]])
    ]
    assert hashlib.sha256("\n".join(names).encode()).hexdigest()[:16] == digest


def test_a_cut_is_two_numbers_and_a_detector_says_its_card_first() -> None:
    sitting = Sitting(new(mission=1, players=4, seed=7, captain=0))
    names = sitting.encoding.blocks.name_of
    while isinstance(sitting.game.ask, OpeningAsk):
        assert all(names(number).startswith("wire 0.") for number in sitting.options())
        sitting.step(sitting.options()[0])
    assert isinstance(sitting.game.ask, TurnAsk)
    assert "personal 0" in {names(number) for number in sitting.options()}
    own, personal = sitting.encoding.blocks["wire"].first, sitting.encoding.blocks["personal"].first
    plain, wide = sitting.copy(), sitting.copy()
    mine = min(number for number in sitting.options() if number >= own)
    plain.step(mine)
    assert {names(number).split(".")[0] for number in plain.options()} == {"wire 1", "wire 2", "wire 3"}
    plain.step(own + 16)
    assert len(plain.game.acts) == len(sitting.game.acts) + 1
    for number in (personal, mine, own + 16, own + 17):
        wide.step(number)
    assert wide.game.acts[-1].using == ("personal-A",)


def test_what_is_illegal_changes_nothing() -> None:
    sitting = Sitting(new(mission=1, players=4, seed=7))
    game, options = sitting.game, sitting.options()
    for number in (-1, 0, 1, 335, 336, 10**9, None, "2", 2.0):
        with pytest.raises(Illegal):
            sitting.step(number)  # type: ignore[arg-type]
    assert sitting.game is game
    assert sitting.options() == options


@pytest.mark.parametrize(("mission", "players"), [(8, 4), (45, 3), (ACADEMY, 3)])
def test_a_sitting_goes_on_after_a_pickle_and_copies_go_their_own_ways(mission: int, players: int) -> None:
    game, events = table(mission, players, 5)
    sitting, rng = Sitting(game, events), Random(2)
    while not sitting.over:
        again = pickle.loads(pickle.dumps(sitting))
        assert again.seat == sitting.seat
        assert again.given == sitting.given
        assert sorted(again.options()) == sorted(sitting.options())
        copy, before = sitting.copy(), (sitting.given, sitting.game)
        number = sorted(sitting.options())[int(rng.random() * len(sitting.options()))]
        copy.step(number)
        assert (sitting.given, sitting.game) == before
        again.step(number)
        sitting.step(number)
        assert again.game == sitting.game == copy.game
    assert sitting.options() == []
    with pytest.raises(Illegal):
        sitting.step(1)


def test_nobody_can_tell_who_let_a_race_go_by() -> None:
    """M45: volunteers come forward in secret. All are asked, whatever the first ones have said."""
    orders = set()
    for choice in range(8):
        game, events = table(45, 3, 1)
        sitting = Sitting(game, events)
        while not (sitting.game.ask is not None and sitting.game.ask.discreet and not sitting.beside):
            sitting.step(sorted(sitting.options())[0])
        asked, before = [], sitting.game
        snip, let_be = (sitting.encoding.blocks["verb"].of(verb) for verb in ("snip", "pass"))
        for bit in range(3):
            asked.append(sitting.seat)
            assert sitting.game is before, "nothing has happened yet"
            wanted = snip if choice >> bit & 1 else let_be
            sitting.step(wanted if wanted in sitting.options() else let_be)
        orders.add(tuple(asked))
        assert sitting.game is not before
    assert len(orders) == 1
