"""Observations: what the layout says is what the engine knows, and worlds that look alike look alike here."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from _pytest.mark import ParameterSet

from defuse.academy.asks import ChooseAsk
from defuse.busters.card import Equipment
from defuse.busters.wires import VALUES
from defuse.encoding import Sitting, encoding_of
from defuse.encoding.busters.layout import ASKS, EVENTS, LAYOUT
from defuse.encoding.busters.seeing import FACE
from defuse.env import Episode, Settings, text_view
from defuse.kernel import Ask, Event, Game, encode
from defuse.words import Speaker
from tests.academy.leaks import other_deals as academy_deals
from tests.academy.leaks import twin as academy_twin
from tests.conformance.cases import CASES, QUICK, is_one_of_each
from tests.conformance.stories import story
from tests.encoding.agreeing import ACADEMY, table
from tests.leak.worlds import other_deals, twin


def cases() -> list[ParameterSet]:
    """One player count of some missions for the quick run, of all missions for the ordinary one, all for soak."""
    found = []
    for mission, players in CASES:
        one = is_one_of_each(mission, players)
        mark = () if one and mission in QUICK else pytest.mark.slow if one else pytest.mark.soak
        found.append(pytest.param(mission, players, id=f"m{mission}-{players}p", marks=mark))
    return found


def check_busters(game: Game, seat: int, codes: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> None:
    """Compare the bytes with what the engine says to the seat, read from the layout."""
    board, view = game.public, game.view(seat)
    at_table = dict(
        zip([column.name for column in LAYOUT["table"].columns], LAYOUT.part(codes, "table")[0], strict=True)
    )
    assert at_table["mission"] == board.mission
    assert at_table["dial"] == max(board.dial, 0)
    assert at_table["seat"] == seat + 1
    wires = LAYOUT.part(codes, "wire")
    stands = LAYOUT.part(codes, "stand")
    order = sorted(
        range(len(board.stands)),
        key=lambda s: ((board.owners[s] - seat) % board.players if board.owners[s] >= 0 else 9, s),
    )
    tokens = {token.wire: token.mark for token in board.tokens}
    for row, stand in enumerate(order):
        assert stands[row, 1] == len(board.uncut(stand))
        for place, wire in enumerate(board.stands[stand]):
            state, face, token = wires[16 * row + place, :3]
            assert (state in (1, 3, 5)) == board.is_uncut(wire)
            assert face == FACE[view.faces[wire]]
            assert bool(token) == (wire in tokens)
        assert not wires[16 * row + len(board.stands[stand]) : 16 * row + 16].any()
    values = LAYOUT.part(codes, "value")
    assert [tuple(values[v - 1, :2]) for v in range(1, 15)] == [(board.totals[v], board.cut[v]) for v in range(1, 15)]
    cards = sum(isinstance(rule, Equipment) for rule in board.rules)
    assert (LAYOUT.part(codes, "card")[:, 0] > 0).sum() == cards
    not_of = np.concatenate(
        [np.unpackbits(wires[:, 4:5], 1, bitorder="little"), np.unpackbits(wires[:, 5:6], 1, bitorder="little")], 1
    )
    for row, stand in enumerate(order):
        for place, wire in enumerate(board.stands[stand]):
            true = VALUES[game.secret.faces[wire]]
            assert not not_of[16 * row + place, true - 1], "a wire is said not to be what it is"


@pytest.mark.parametrize(("mission", "players"), cases())
def test_bytes_are_what_the_engine_says(mission: int, players: int) -> None:
    told = story(mission, players, 0, "steered")
    for step, game in enumerate(told.open):
        if step % 6 == 0:
            sitting = Sitting(game)
            for seat in (step % players, sitting.seat):
                codes = np.frombuffer(sitting.codes(seat), np.uint8)
                check_busters(sitting.game, seat, codes)  # where there is a clock, it has gone on
                in_range(codes, "busters")


def in_range(codes: np.ndarray[tuple[int], np.dtype[np.uint8]], game: str) -> None:
    for entry in encoding_of(game).layout.entries():
        value, column = int(codes[entry.at]), entry.column
        assert value >> column.most == 0 if column.kind == "bits" else value <= column.most, str(entry)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_academy_has_scores_hands_and_triggers(players: int) -> None:
    game, events = table(ACADEMY, players, 1)
    sitting, rng = Sitting(game, events), Random(1)
    layout = sitting.encoding.layout
    while not sitting.over:
        seat, board = sitting.seat, sitting.game.public
        codes = np.frombuffer(sitting.codes(seat), np.uint8)
        in_range(codes, "academy")
        for step in range(players):
            row = layout.part(codes, "seat")[step]
            assert row[1] == board.scores[(seat + step) % players] + 100
            assert int(row[2]).bit_count() == len(set(board.hands[(seat + step) % players]))
        for wire, row in zip(board.wires, layout.part(codes, "wire"), strict=False):
            assert tuple(row[1:6]) == (wire.track, wire.trigger, len(wire.tiles), wire.flipped, len(wire.deck))
        options = sitting.options()
        sitting.step(options[int(rng.random() * len(options))])


def test_academy_is_told_as_text_at_any_moment() -> None:
    episode = Episode(Settings(game="academy", players=3))
    episode.reset(seed=1)
    before = text_view(episode, 0)
    assert "bomb 1 · round 1 · rounds 1 · view A\n" in before
    episode.step(episode.options()[0])
    assert text_view(episode, 0).split("\n\n")[1] == before.split("\n\n")[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_academy_text_is_the_same_for_whoever_cannot_tell(players: int) -> None:
    """A14: neither cards that a seat has not seen nor choices that are not revealed show in its text."""
    rng = Random(players)
    worlds = choices = 0
    episode = Episode(Settings(game="academy", players=players))
    for seed in range(2):
        episode.reset(seed=seed)
        while not episode.over:
            texts = [text_view(episode, seat) for seat in range(players)]
            if rng.random() < 0.1:
                worlds += unseen_cards_do_not_show(episode, texts, rng)
            if isinstance(episode.game.ask, ChooseAsk):
                choices += choices_do_not_show(episode)
            episode.step(rng.choice(episode.options()))
        assert all(text_view(episode, seat) for seat in range(players))
    assert worlds > 10
    assert choices > 10


def unseen_cards_do_not_show(episode: Episode, texts: list[str], rng: Random) -> int:
    """Other cards where a seat has not looked leave its text as it is. Returns how many other worlds there were."""
    worlds = 0
    for seat, text in enumerate(texts):
        for deal in academy_deals(episode.game, seat, rng, 2):
            other = episode.copy()
            other.sitting.game = academy_twin(episode.game, deal)
            assert text_view(other, seat) == text
            worlds += 1
    return worlds


def choices_do_not_show(episode: Episode) -> int:
    """Whatever a seat locks in, the others read the same until all is revealed. Returns how many were compared."""
    asked, found = episode.seat, 0
    texts: dict[int, str] = {}
    for number in episode.options():
        other = episode.copy()
        other.step(number)
        ask = other.game.ask
        if not isinstance(ask, ChooseAsk) or asked not in ask.answered:
            continue  # a tool, or the last choice: everybody sees that
        found += 1
        for seat in range(episode.players):
            if seat != asked:
                assert text_view(other, seat) == texts.setdefault(seat, text_view(other, seat))
    return found


def subclasses(kind: Any) -> set[Any]:
    found = {kind}
    for below in kind.__subclasses__():
        found |= subclasses(below)
    return found


def test_every_question_has_a_code() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in subclasses(Ask) if "defuse.busters" in kind.__module__}
    assert tags == set(ASKS)
    known = {str(kind.__struct_config__.tag) for kind in subclasses(Event)}
    assert set(EVENTS) <= known


def test_planes_are_the_bytes_spelled_out() -> None:
    episode = Episode(Settings(mission=8, players=4))
    episode.reset(seed=2)
    layout = episode.encoding.layout
    codes = episode.observe(episode.seat)["observation"]
    planes = layout.planes(codes)
    assert planes.shape == (layout.planes_size,)
    assert set(planes.tolist()) == {0, 1}
    names = [layout.plane(int(number)) for number in planes.nonzero()[0]]
    assert "table[0].mission = 8" in names
    assert [name for name in names if name.startswith("table[0].dial")] == [f"table[0].dial ≥ {n}" for n in range(1, 5)]
    assert (layout.planes(np.stack([codes, codes])) == planes).all()
    wide = Episode(Settings(mission=8, players=4, observation="planes"))
    wide.reset(seed=2)
    assert (wide.observe(wide.seat)["observation"] == planes).all()


def test_what_is_filled_in_is_seen_by_its_seat_alone() -> None:
    """Others learn of an act when it is complete."""
    episode = Episode(Settings(mission=1, players=4))
    episode.reset(seed=1)
    while not episode.game.public.opened:
        episode.step(episode.options()[0])
    asked, before = episode.seat, [episode.observe(seat)["observation"] for seat in range(4)]
    number = min(option for option in episode.options() if option >= 96)
    episode.step(number)
    assert episode.seat == asked
    after = [episode.observe(seat)["observation"] for seat in range(4)]
    for seat in range(4):
        assert (before[seat] != after[seat]).any() == (seat == asked)
    given = episode.encoding.layout.part(after[asked], "given")
    assert tuple(given[0]) == (6, number - 96)


def test_the_truth_is_there_only_for_who_asks_for_it() -> None:
    episode = Episode(Settings(mission=4, players=3))
    episode.reset(seed=9)
    layout = episode.encoding.layout
    seen = layout.part(episode.observe(episode.seat)["observation"], "wire")
    true = layout.part(episode.truth().codes, "wire")
    assert (seen[:, 1] > 0).sum() < (true[:, 1] > 0).sum() == (true[:, 0] > 0).sum()
    assert set(episode.observe(0)) == {"observation", "action_mask"}


def test_the_posterior_is_certain_of_own_wires_and_adds_up() -> None:
    episode = Episode(Settings(mission=6, players=4, posterior=True))
    episode.reset(seed=3)
    rng = Random(1)
    for _ in range(12):
        seen = episode.observe(episode.seat)
        there = episode.encoding.layout.part(seen["observation"], "wire")[:, 0] > 0
        sums = seen["posterior"].sum(1)
        assert sums[there] == pytest.approx(1, abs=1e-5)
        assert not sums[~there].any()
        assert set(seen["posterior"][: there[:16].sum()].ravel().tolist()) == {0.0, 1.0}
        options = episode.options()
        episode.step(options[int(rng.random() * len(options))])
        if episode.over:
            episode.reset()


@pytest.mark.parametrize(("mission", "players"), cases())
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(mission: int, players: int) -> None:
    """Bytes, masks, text, who is asked, and the exact odds: all follow from what the seat may know."""
    told = story(mission, players, 1, "steered")
    rng, worlds = Random(mission), 0
    with told.at_hand():
        steps = [step for step in told.steps if not step.game.over]
        for at in sorted(range(len(steps)), key=lambda at: at % 8 != mission % 8):
            step, game = steps[at], steps[at].game
            if worlds and at % 8 != mission % 8:  # where we look first, a short game may have no other worlds
                break
            for seat in {rng.randrange(players), Sitting(game).seat}:
                for deal in other_deals(game, seat, rng, 1):
                    other = twin(game, deal)
                    if other is not None and encode(other.observe(seat)) == encode(game.observe(seat)):
                        looks_the_same(game, other, seat, step.events)
                        worlds += 1
    assert worlds > 0


def looks_the_same(game: Game, other: Game, seat: int, events: tuple[Event, ...]) -> None:
    one, two = Sitting(game, events), Sitting(other, events)
    assert one.seat == two.seat, "who is asked tells something"
    assert one.codes(seat) == two.codes(seat)
    views = []
    for sitting in (one, two):
        episode = Episode(Settings(mission=game.public.mission, players=game.public.players))
        episode.sitting = sitting
        views.append(text_view(episode, seat))
        if seat == sitting.seat:
            views[-1] += f"{sorted(sitting.options())}"
    assert views[0] == views[1]


def test_text_has_the_table_the_question_and_the_numbers_in_any_language() -> None:
    episode = Episode(Settings(mission=8, players=4))
    episode.reset(seed=3)
    episode.step(episode.options()[0])
    seat = episode.seat
    text = text_view(episode, seat)
    assert "view " + "ABCDE"[seat] in text
    assert "Which of your wires" in text
    assert "96 wire 0.0" in text
    assert "96 wire 0.0" not in text_view(episode, (seat + 1) % 4)
    german = text_view(episode, seat, Speaker("de"))
    assert "Du kannst angeben" in german
    assert german != text
