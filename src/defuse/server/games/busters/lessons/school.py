"""The school of Bomb Busters: what is asked in each step, and what an answer is worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from defuse.busters.acts import Cut
from defuse.busters.board import Board
from defuse.busters.cuts import CutForm
from defuse.busters.wires import value_of, word
from defuse.kernel import Act, Game, Some
from defuse.kernel.replay import Replay
from defuse.odds import Odds
from defuse.review.busters.proving import held_by
from defuse.server.games.busters.lessons import judging
from defuse.server.games.busters.lessons.reading import ORDER, PUPIL, Written, position, wires_at, written
from defuse.server.games.school import NO_STEP, Judged, Lesson, NoAnswer, School, Step

COUNTS = ("1", "2", "3", "4")
"""What may be said of how many wires are hidden."""


class BustersSchool(School):
    """The lessons of Bomb Busters."""

    def lessons(self) -> tuple[Lesson, ...]:
        return tuple([Lesson(name, tuple([step.kind for step in written(name)])) for name in ORDER])

    def step(self, lesson: str, step: int) -> Step:
        return _step(lesson, step)

    def position(self, lesson: str, step: int) -> Game:
        return position(lesson, step)

    def held(self, lesson: str, step: int) -> tuple[tuple[int, str], ...]:
        board: Board = position(lesson, step).public
        found = [held for fact in board.facts for held in held_by(board, fact) if held.seat != PUPIL]
        return tuple(dict.fromkeys([(held.seat, word(held.value)) for held in found]))

    def judge(self, lesson: str, step: int, wires: tuple[int, ...], value: str) -> Judged:
        asked = _step(lesson, step)
        if len(set(wires)) != len(wires) or len(wires) != asked.picks or not set(wires) <= set(asked.wires):
            raise NoAnswer("these wires are not asked for")
        if value not in asked.values and (asked.values or value):
            raise NoAnswer("this value is not asked for")
        game, odds = position(lesson, step), judging.odds_of(lesson, step)
        if asked.kind == "count":
            return judging.judged_count(odds, int(asked.asked), int(value))
        if asked.kind == "safe":
            return judging.judged_safe(odds, wires[0])
        if asked.kind == "solo":
            return judging.judged_solo(game, int(value))
        if asked.kind == "token":
            return judging.judged_token(game, wires[0])
        if asked.kind == "table":
            raise NoAnswer("this is answered at the table")
        if len({odds.board.stand_of(wire) for wire in wires}) > 1:
            raise NoAnswer("a detector points at one stand")
        return judging.judged_call(odds, asked.want, _number(odds, value), wires)

    def closer(self, lesson: str, step: int) -> tuple[int, ...]:
        return _closer(lesson, step)

    def judge_act(self, lesson: str, step: int, before: Game, act: Act) -> Judged | None:
        return judging.judged_act(before, lesson, step, act) if act.seat == PUPIL else None

    def past(self, lesson: str, step: int) -> Replay:
        found = written(lesson)[step - 1].game
        if found is None:
            raise NoAnswer("there is no table for this step")
        return found.replay()


SCHOOL = BustersSchool()


@cache
def _step(lesson: str, step: int) -> Step:
    if lesson not in ORDER or not 1 <= step <= len(written(lesson)):
        raise NoAnswer(NO_STEP)
    return _made(lesson, step, written(lesson)[step - 1])


def _made(lesson: str, step: int, told: Written) -> Step:
    game = position(lesson, step)
    board: Board = game.public
    wires, values = _named(game, told)
    return Step(
        kind=told.kind,
        want=told.want,
        rings=wires_at(board, told.rings),
        near=wires_at(board, told.near),
        wires=wires_at(board, told.among) or wires,
        values=values,
        picks=told.picks if told.kind in ("call", "safe", "token") else 0,
        asked=told.asked,
        bots=told.game.bots if told.game is not None else "careful",
    )


def _named(game: Game, told: Written) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The wires and the values that may be named."""
    board: Board = game.public
    held = tuple(dict.fromkeys([word(value_of(game.secret.faces[wire])) for wire in board.hand(PUPIL)]))
    if told.kind == "count":
        return (), COUNTS
    if told.kind == "solo":
        return (), tuple([value for value in held if value.isdigit()])
    if told.kind == "token":
        return tuple(judging.doubts(game)), ()
    if told.kind == "safe":
        return (), ()
    shown = set() if told.marked else {token.wire for token in board.tokens}
    for form in game.forms(PUPIL):
        if isinstance(form, CutForm) and form.verb is Cut and not form.using:
            mine, targets = (_wires(field) for field in form.fields)
            named = tuple(dict.fromkeys([word(value_of(game.secret.faces[wire])) for wire in mine]))
            return tuple([wire for wire in targets if wire not in shown]), named
    return (), ()


def _wires(field: object) -> list[int]:
    assert isinstance(field, Some)
    return [wire for group in field.groups for wire in group if isinstance(wire, int)]


def _number(odds: Odds, value: str) -> int:
    """The number of a value that somebody holds."""
    faces = odds.observation.faces
    return next(value_of(faces[wire]) for wire in odds.board.hand(PUPIL) if word(value_of(faces[wire])) == value)


@cache
def _closer(lesson: str, step: int) -> tuple[int, ...]:
    asked, game, odds = _step(lesson, step), position(lesson, step), judging.odds_of(lesson, step)
    faces = odds.observation.faces
    if asked.kind == "count":
        return tuple([wire for wire in odds.pile.things if word(value_of(faces[wire])) == asked.asked])
    if asked.kind == "solo":
        alone = judging.solo_values(game)
        return tuple([wire for wire in odds.board.hand(PUPIL) if value_of(faces[wire]) in alone])
    return min(_right(lesson, step, asked, odds), default=(0, ()))[1]


def _right(lesson: str, step: int, asked: Step, odds: Odds) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The wires of all answers that are right, each with how long its proof is."""
    for wires in combinations(asked.wires, asked.picks):
        if len({odds.board.stand_of(wire) for wire in wires}) == 1:
            for value in asked.values or ("",):
                judged = SCHOOL.judge(lesson, step, wires, value)
                if judged.right:
                    yield len(judged.proof), wires
