"""Rows: a game, and each of its acts, as flat data. What is nested is JSON in a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from defuse.kernel import Act, Form, Game, Observation, Replay
from defuse.programs.frames import seen_by
from defuse.server.games import box_named
from defuse.server.wire.options import LETTERS


class GameRow(Struct, frozen=True, kw_only=True):
    """A game. With its set-up, seed and acts it can be played again: see `read_games`."""

    id: str
    """What it is called; no two games of an export are called the same."""
    game: str
    engine: str
    mission: int
    """0 for a game without missions."""
    players: int
    bots: str
    """Who played, by seat, as a JSON list; an empty one where that is not known."""
    won: bool
    winners: str
    """The seats that have won, as a JSON list."""
    why: str
    """The cause of a loss, `defused`, or empty for a game that is not over."""
    over: bool
    turns: int
    acts: int
    setup: str
    """As JSON."""
    seed: str
    digest: str
    """Of all that happened, as in its replay file."""
    deal: str
    """How the seed was made, as JSON; empty where nothing is known of that."""


class ActRow(Struct, frozen=True, kw_only=True):
    """An act, with what the seat knew that did it."""

    id: str
    """Of the game."""
    number: int
    """From 1."""
    turn: int
    """How many turns or rounds had begun."""
    seat: int
    """-1 for acts of the host, such as the clock."""
    bot: str
    """Who plays the seat; empty where that is not known."""
    verb: str
    act: str
    """As JSON, as in replay files."""
    aside: bool
    """Whether it was an any-time card."""
    option: int
    """Which of all acts that the seat could have done, from 0; -1 for acts of the host."""
    options: int
    """How many there were."""
    observation: str
    """What the seat knew before, as JSON: `scene`, `yours`, `ask`, `forms` of docs/protocol.md; or empty."""
    odds: str
    """Its odds before, as JSON, as in docs/protocol.md#odds; or empty."""
    won: bool
    """Whether the game was won; in Bomb Squad Academy by this seat."""


def game_row(id: str, replay: Replay, end: Game, bots: tuple[str, ...]) -> GameRow:
    """The row of a game."""
    outcome = end.outcome
    return GameRow(
        id=id,
        game=replay.game,
        engine=replay.engine,
        mission=int(getattr(end.setup, "mission", 0)),
        players=end.public.players,
        bots=_json(bots),
        won=outcome is not None and outcome.won,
        winners=_json(() if outcome is None else outcome.winners),
        why="" if outcome is None else outcome.why,
        over=end.over,
        turns=box_named(replay.game).turn(end.public),
        acts=len(replay.acts),
        setup=_json(replay.setup),
        seed=replay.seed,
        digest=replay.digest,
        deal="" if replay.deal is None else _json(replay.deal),
    )


class Wanted(Struct, frozen=True):
    """What is told of each act."""

    observations: bool = True
    odds: bool = True


def act_rows(id: str, replay: Replay, end: Game, bots: tuple[str, ...], wanted: Wanted) -> Iterator[ActRow]:
    """The rows of all acts of a game."""
    winners = () if end.outcome is None else end.outcome.winners
    box = box_named(replay.game)
    before: Game | None = None
    for number, (act, game, _) in enumerate(replay.steps()):
        if act is not None:
            assert before is not None
            here = _told(before, act, wanted)
            yield ActRow(
                id=id,
                number=number,
                turn=box.turn(before.public),
                seat=act.seat,
                bot=bots[act.seat] if 0 <= act.seat < len(bots) else "",
                verb=str(act.__struct_config__.tag),
                act=_json(act),
                won=act.seat in winners if act.seat >= 0 else bool(winners),
                **here,
            )
        before = game


def _told(game: Game, act: Act, wanted: Wanted) -> dict[str, Any]:
    if act.seat < 0:
        return {"aside": False, "option": -1, "options": 0, "observation": "", "odds": ""}
    observation, forms = game.observe(act.seat), game.forms(act.seat)
    form, option = _option(forms, act)
    return {
        "aside": form.aside,
        "option": option,
        "options": sum([each.count() for each in forms]),
        "observation": _seen(observation, forms, game) if wanted.observations else "",
        "odds": _odds(observation, game) if wanted.odds else "",
    }


def _option(forms: tuple[Form, ...], act: Act) -> tuple[Form, int]:
    before = 0
    for form in forms:
        if form.fits(act) and form.has(act):  # two forms of one verb may both fit
            return form, before + form.index(act)
        before += form.count()
    raise ValueError(f"{type(act).__name__} was not offered")


def _seen(observation: Observation, forms: tuple[Form, ...], game: Game) -> str:
    names = tuple(LETTERS[: game.public.players])
    return _json(seen_by(observation, forms, game.setup, names))


def _odds(observation: Observation, game: Game) -> str:
    box = box_named(observation.game)
    return "" if box.no_odds(game) is not None else _json(box.chances(observation))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
