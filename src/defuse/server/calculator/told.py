"""Answers of the calculator, as they are sent. All of this is done in another process."""

from __future__ import annotations

import gzip
import traceback
from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from defuse.calculator.game import Asked, NothingToTell, calculator_of
from defuse.games import UnknownGame, written_in
from defuse.server.games import box_named, boxes
from defuse.server.speakers import speaker
from defuse.server.wire.calculator import BlankSeen, Calculated
from defuse.server.wire.reviews import HeldSeen, ProofSeen, ProofStep
from defuse.words import LETTERS, Message, Speaker, reason_of, say

VALUES = {13: "yellow", 14: "red"}


class Refusal(NamedTuple):
    """What cannot be told, and why; or, with a place in the code, that something failed there."""

    why: Message
    failed: str = ""
    """Where, and with which kind of error. It has nothing of what was asked."""


Answer = bytes | Refusal


def _safely(does: Callable[..., bytes]) -> Callable[..., Answer]:
    """Let nothing of a text come out in an error: these are logged."""

    @wraps(does)
    def done(*args: Any) -> Answer:
        boxes()
        try:
            return does(*args)
        except NothingToTell as error:
            why = reason_of(error)
            return Refusal(why if isinstance(why, Message) else say("words-alone", what=why))
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            return Refusal(say("calculator-failed"), f"{type(error).__name__} in {where.name}, line {where.lineno}")

    return done


def loaded() -> bytes:
    """Load all that answers need."""
    for box in boxes():
        calculator_of(box.name)
    return b""


@_safely
def calculated(text: str, seat: str | None, names: tuple[str, ...], language: str) -> bytes:
    """All that is to be shown of a text, packed."""
    game = written_in(text)
    voice = voice_of(language, names)
    found = _calculator(game).work(Asked(text, seat), voice)
    scene, yours = (None, None) if found.seen is None else _drawn(game, found.seen, found.unfinished, voice)
    return _packed(
        Calculated(
            game=box_named(game).name,
            state=found.state,
            text=found.text,
            good=found.good,
            seat=None if found.seen is None else found.seen.seat,
            scene=scene,
            yours=yours,
            mission=found.mission,
            turn=found.turn,
            asked=getattr(scene, "asked", ""),
            held=tuple([HeldSeen(seat=each.seat, value=each.value) for each in found.held]),
            facts=found.facts,
            entries=found.entries,
            told=found.told,
            table=found.table,
            notes=found.notes,
            templates=found.menu.templates,
            choices=found.menu.choices,
            problem=found.problem,
            clash=found.clash,
            drop=found.drop,
        )
    )


@_safely
def blank_table(
    game: str, mission: int, players: int, captain: int, seat: int, names: tuple[str, ...], language: str
) -> bytes:
    """A blank table, packed."""
    voice = voice_of(language, names)
    found = _calculator(game).blank(mission, players, captain, seat, voice)
    scene, yours = (None, None) if found.seen is None else _drawn(game, found.seen, found.unfinished, voice)
    return _packed(
        BlankSeen(
            game=box_named(game).name,
            text=found.text,
            templates=found.menu.templates,
            choices=found.menu.choices,
            scene=scene,
            yours=yours,
        )
    )


@_safely
def reasons(text: str, seat: str | None, names: tuple[str, ...], place: str, value: str, language: str) -> bytes:
    """Why a wire is what it is, packed."""
    voice = voice_of(language, names)
    wire, proof = _calculator(written_in(text)).why(Asked(text, seat), place, value)
    return _packed(
        ProofSeen(
            number=0,
            wire=wire,
            value=value,
            text=voice.text(proof.statement),
            chance=proof.chance,
            steps=tuple(
                [
                    ProofStep(
                        text=voice.text(step.text),
                        wires=step.wires,
                        proves=step.proves,
                        held=tuple(
                            [
                                HeldSeen(seat=held.seat, value=VALUES.get(held.value, str(held.value)))
                                for held in step.held
                            ]
                        ),
                    )
                    for step in proof.steps
                ]
            ),
        )
    )


def voice_of(language: str, names: tuple[str, ...]) -> Speaker:
    """Who speaks: seats without a name are called by their letters."""
    called = [name.strip() or letter for name, letter in zip(names, LETTERS, strict=False)]
    return speaker(language, (*called, *LETTERS[len(called) :]))


def _calculator(game: str) -> Any:
    try:
        found = calculator_of(game)
    except UnknownGame as error:
        raise NothingToTell(reason_of(error)) from error
    if found is None:
        raise NothingToTell(say("odds-none"))
    return found


def _drawn(game: str, seen: Any, unfinished: tuple[tuple[str, tuple[str, ...]], ...], voice: Speaker) -> Any:
    scene, yours = box_named(game).sketch(seen, voice)
    for colour, named in unfinished:
        markers = [
            replace(marker, prints=named) if marker.colour == colour else marker
            for marker in getattr(scene, "markers", ())
        ]
        scene = replace(scene, markers=tuple(markers))
    return scene, yours


def _packed(answer: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(answer), compresslevel=5)
