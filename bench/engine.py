"""The engine: acts per second of steered play, and what observing, forms, drawing an act and imagining cost."""

from __future__ import annotations

import cProfile
import pstats
from random import Random
from typing import NamedTuple

from bench.measure import best, total, yardstick
from defuse import busters
from defuse.kernel import Act, Game, imagine
from defuse.kernel.replay import dumps, replay_of
from tests.steer import steer

Played = tuple[Game, list[Act]]


class Row(NamedTuple):
    """The figures of one mission with so many players. Times are in microseconds."""

    mission: int
    players: int
    games: int
    acts: int
    engine: float
    """Acts per second when the acts are given: the engine alone, with its checks."""
    steered: float
    """Acts per second with the driver that chooses them."""
    setup: float
    observe: float
    forms: float
    draw: float
    """Drawing one act at random from all forms, the forms included."""
    imagine: float
    replay_bytes: int
    stick: float
    """The yardstick right after it: how fast the machine was at that moment."""


def play(mission: int, players: int, games: int) -> list[Played]:
    """Steered games: how each began, and its acts."""
    return [_steered(busters.new(mission=mission, players=players, seed=seed), seed) for seed in range(games)]


def _steered(game: Game, seed: int) -> Played:
    first, acts, rng = game, [], Random(seed)
    while not game.over:
        act = steer(game, rng)
        acts.append(act)
        game, _ = game.play(act)
    return first, acts


def again(played: Played) -> None:
    """Play the acts of a game again."""
    game, acts = played
    for act in acts:
        game, _ = game.play(act)


def speed(mission: int, players: int, games: int) -> tuple[float, float]:
    """Acts per second: of the engine alone, and with the driver that chooses the acts."""
    played = play(mission, players, games)
    acts = sum(len(acts) for _, acts in played)
    steered = total(list(enumerate(played)), lambda piece: _steered(piece[1][0], piece[0]))
    return acts / total(played, again), acts / steered


def measure(mission: int, players: int, games: int) -> Row:
    """All figures of one mission with so many players."""
    engine, steered = speed(mission, players, games)
    played = play(mission, players, games)
    acts = sum(len(acts) for _, acts in played)
    positions = [game for first, acts in played[:5] for game in _on_the_way(first, acts)]
    asked = [(game, game.ask.seats[0]) for game in positions if game.ask is not None]
    seen = [(game.observe(seat), game.secret.faces) for game, seat in asked]
    rng = Random(1)

    def draw() -> None:
        for game, seat in asked:
            forms = game.forms(seat)
            form = forms[int(rng.random() * len(forms))]
            form.nth(int(rng.random() * form.count()))

    def each(seconds: float) -> float:
        return seconds / len(asked) * 1e6

    return Row(
        mission=mission,
        players=players,
        games=games,
        acts=acts,
        engine=engine,
        steered=steered,
        setup=best(lambda: play_nothing(mission, players)) / 20 * 1e6,
        observe=each(best(lambda: [game.observe(seat) for game, seat in asked])),
        forms=each(best(lambda: [game.forms(seat) for game, seat in asked])),
        draw=each(best(draw)),
        imagine=each(best(lambda: [imagine(observation, deal, 1) for observation, deal in seen])),
        replay_bytes=max(len(dumps(replay_of(_end(first, acts)))) for first, acts in played[:5]),
        stick=yardstick(),
    )


def play_nothing(mission: int, players: int) -> None:
    """Set up twenty tables."""
    for seed in range(20):
        busters.new(mission=mission, players=players, seed=seed)


def _on_the_way(game: Game, acts: list[Act]) -> list[Game]:
    positions = [game]
    for act in acts:
        game, _ = game.play(act)
        positions.append(game)
    return positions


def _end(game: Game, acts: list[Act]) -> Game:
    return _on_the_way(game, acts)[-1]


def profile(mission: int, players: int, games: int) -> list[tuple[str, float]]:
    """Where the time of the engine goes: the share of each part of the code, the largest first."""
    played = play(mission, players, games)
    profiler = cProfile.Profile()
    with profiler:
        for one in played:
            again(one)
    times: dict[str, float] = {}
    for (file, _, function), (_, _, own, _, _) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        name = file.split("/defuse/")[-1] if "/defuse/" in file else f"built in: {function}"
        times[name] = times.get(name, 0.0) + own
    whole = sum(times.values())
    return sorted(((name, own / whole) for name, own in times.items()), key=lambda part: -part[1])
