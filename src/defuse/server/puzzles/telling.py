"""Telling: puzzles in words and pictures. All of it is done in another process; nothing here waits.

The picture is that of a game which is imagined from what the seat sees. So what is hidden in the position is hidden
here, too: nobody knows it any more.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

import msgspec

from defuse.games import FIRST
from defuse.puzzles import words
from defuse.puzzles.game import ChoiceTold, FactTold, Posed, puzzles_of
from defuse.puzzles.shelf import puzzle as puzzle_at
from defuse.review.findings import CallFound
from defuse.review.proof import Held, ProofStep
from defuse.server.games import box_named, boxes
from defuse.server.reviews.told import label
from defuse.server.speakers import speaker
from defuse.server.tables.state import BOT_NAMES
from defuse.server.wire.messages import Frame, May
from defuse.server.wire.options import LETTERS
from defuse.server.wire.puzzles import HintSeen, PuzzleFact, PuzzleSeen, SolutionSeen, TriedSeen
from defuse.server.wire.reviews import ChoiceSeen, HeldSeen, ReviewSeat
from defuse.server.wire.reviews import ProofStep as StepSeen
from defuse.words import Speaker, Wire

REMEMBERED = 64
"""So many puzzles a process remembers, with what it has worked out of them."""
BOT = "careful"
"""Who has played the games that puzzles come from."""


@lru_cache(REMEMBERED)
def _posed(number: int) -> Posed:
    boxes()  # makes all games known
    found = puzzle_at(number)
    if found is None:
        raise ValueError(f"no puzzle {number}")
    return puzzles_of(FIRST).posed(found)


def _voice(posed: Posed, language: str) -> Speaker:
    return speaker(language, BOT_NAMES[: posed.puzzle.players])


def puzzle_told(number: int, language: str) -> bytes:
    """A puzzle as it is told to whoever wants to solve it, packed: nothing in it depends on the answer."""
    posed = _posed(number)
    puzzle, voice, seat = posed.puzzle, _voice(posed, language), posed.seat
    box, game = box_named(FIRST), posed.game()
    drawn, view = box.draw(game, voice, None, None), game.view(seat)
    frame = Frame(
        game=1,
        number=1,
        events=(),
        scene=drawn.scene,
        yours=drawn.yours(seat, view),
        ask=box.ask(view, game.ask, voice),
        forms=(),
        may=May(),
    )
    seen = PuzzleSeen(
        number=number,
        grade=puzzle.grade,
        kind=puzzle.kind,
        box=puzzle.box,
        mission=box.card(puzzle.mission, language),
        turn=posed.turn,
        seat=seat,
        seats=tuple(
            [
                ReviewSeat(seat=at, letter=LETTERS[at], name=BOT_NAMES[at], kind="bot", bot=BOT)
                for at in range(puzzle.players)
            ]
        ),
        title=voice.text(words.title(puzzle)),
        task=voice.text(words.task(posed)),
        wires=posed.wires,
        values=posed.values,
        facts=tuple([_fact(fact, voice) for fact in posed.facts]),
        hints=len(posed.hints()),
        frame=frame,
    )
    return gzip.compress(msgspec.json.encode(seen), compresslevel=5)


def hint_told(number: int, hint: int, language: str) -> bytes:
    """One hint, as JSON; empty if there is none of this number."""
    posed = _posed(number)
    hints = posed.hints()
    if not 1 <= hint <= len(hints):
        return b""
    step = _step(hints[hint - 1], _voice(posed, language))
    return msgspec.json.encode(HintSeen(number=number, hint=hint, hints=len(hints), step=step))


def tried_told(number: int, wire: int, value: str, language: str) -> bytes:
    """What becomes of an answer, as JSON; empty if that cannot be called."""
    posed = _posed(number)
    tried = posed.tried(wire, value)
    if tried is None:
        return b""
    voice, right = _voice(posed, language), words.is_right(posed, tried)
    seen = TriedSeen(
        number=number,
        right=right,
        hit=tried.call.hit,
        explode=tried.call.explode,
        certain=is_certain(tried.call),
        odds=voice.text(tried.odds),
        text=voice.text(words.verdict(posed, tried)),
        solution=_solution(number, posed, voice) if right else None,
    )
    return msgspec.json.encode(seen)


def solution_told(number: int, language: str) -> bytes:
    """The answer, as JSON."""
    posed = _posed(number)
    return msgspec.json.encode(_solution(number, posed, _voice(posed, language)))


def is_certain(call: CallFound) -> bool:
    """Whether a call cannot go wrong."""
    return call.miss == 0 and call.explode == 0


def _solution(number: int, posed: Posed, voice: Speaker) -> SolutionSeen:
    answer, proof = posed.answer, posed.proof()
    return SolutionSeen(
        number=number,
        wire=answer.wires[0],
        value=label(answer.values[0]),
        certain=is_certain(answer),
        hit=answer.hit,
        text=voice.sentence(proof.statement),
        steps=tuple([_step(step, voice) for step in proof.steps]),
        choices=tuple([_choice(choice, posed, voice) for choice in posed.choices()]),
    )


def _choice(told: ChoiceTold, posed: Posed, voice: Speaker) -> ChoiceSeen:
    call = told.call
    place = posed.place_of(call.wires[0])
    assert isinstance(place, Wire)
    return ChoiceSeen(
        text=voice.text(told.what),
        odds=voice.text(told.odds),
        seat=place.stand.seat,
        wires=call.wires,
        places=(place.place,),
        values=tuple([label(value) for value in call.values]),
        hit=call.hit,
        explode=call.explode,
        certain=is_certain(call),
        best=words.is_right(posed, told),
    )


def _step(step: ProofStep, voice: Speaker) -> StepSeen:
    return StepSeen(text=voice.sentence(step.text), wires=step.wires, proves=step.proves, held=_held(step.held))


def _fact(fact: FactTold, voice: Speaker) -> PuzzleFact:
    return PuzzleFact(text=voice.text(fact.text), wires=fact.wires, held=_held(fact.held))


def _held(held: tuple[Held, ...]) -> tuple[HeldSeen, ...]:
    return tuple([HeldSeen(seat=each.seat, value=label(each.value)) for each in held])
