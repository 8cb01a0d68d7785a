"""Findings in words: what was found out about a game, as it is told to whoever asks. It is done in another process."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from defuse.review.findings import ActionFound, CallFound, Choice, Decision, Findings
from defuse.review.split import Split, seat_split, splits
from defuse.review.why import why
from defuse.review.words import ChoiceWords, DecisionWords, words_of
from defuse.server.games import boxes
from defuse.server.speakers import speaker
from defuse.server.wire.reviews import (
    ChoiceSeen,
    DecisionSeen,
    FindingsSeen,
    HeldSeen,
    PointSeen,
    ProofSeen,
    ProofStep,
    ProofWanted,
    TallySeen,
)
from defuse.words import Argument, Message, Speaker, Wire

VALUES = {13: "yellow", 14: "red"}
"""What counts as a value and is no number: see `value` in docs/protocol.md."""


def label(value: int) -> str:
    """A value as it is sent."""
    return VALUES.get(value, str(value))


def findings_told(data: bytes, found: Findings, version: int, names: tuple[str, ...], language: str) -> bytes:
    """All that is known of a game so far, packed."""
    boxes()
    words, voice, changes = words_of(data, found), speaker(language, names), splits(found)
    decisions = [
        decision_seen(decision, said, changes.get(decision.number), voice)
        for decision, said in zip(found.decisions, words.decisions, strict=True)
    ]
    seats: list[int | None] = [tally.seat for tally in found.tallies]
    shares = {seat: seat_split(found, seat) for seat in (*seats, None)}
    tallied = {tally.seat: tally for tally in found.tallies}
    seen = FindingsSeen(
        version=version,
        progress=found.progress,
        decisions=tuple(decisions),
        curve=tuple(
            [
                PointSeen(
                    number=point.number,
                    chance=point.wins.chance,
                    low=point.wins.low,
                    high=point.wins.high,
                    games=point.wins.games,
                )
                for point in found.curve
            ]
        ),
        tallies=tuple(
            [
                TallySeen(
                    seat=seat,
                    judgement=None if share is None else share.judgement,
                    luck=None if share is None else share.luck,
                    decisions=tallied[seat].decisions if seat is not None else 0,
                    best=tallied[seat].best if seat is not None else 0,
                )
                for seat, share in shares.items()
                if seat is not None or (share is not None and share.luck)
            ]
        ),
        turning=found.turning,
        best_call=found.best_call,
        worst_call=found.worst_call,
        summary=tuple([voice.text(each) for each in words.summary]),
        remarks=tuple([voice.text(each) for each in words.remarks]),
    )
    return gzip.compress(msgspec.json.encode(seen), compresslevel=5)


def decision_seen(decision: Decision, said: DecisionWords, change: Split | None, voice: Speaker) -> DecisionSeen:
    """A decision in words."""
    return DecisionSeen(
        number=decision.number,
        turn=decision.turn,
        seat=decision.seat,
        verdict=decision.verdict,
        outcome=decision.outcome,
        heading=voice.text(said.heading),
        text=" ".join([voice.text(sentence) for sentence in said.sentences]),
        choices=tuple([choice_seen(each, decision, voice) for each in said.choices]),
        before=None if change is None else change.before,
        after=None if change is None else change.after,
        judgement=None if change is None else change.judgement,
        luck=None if change is None else change.luck,
        proof=proof_wanted(decision),
    )


def choice_seen(said: ChoiceWords, decision: Decision, voice: Speaker) -> ChoiceSeen:
    """A choice in words, with its odds."""
    choice = said.choice
    wires = list(_wires_in(said.what))
    owner = wires[0].stand.seat if wires else None
    seen = ChoiceSeen(
        text=voice.text(said.what),
        odds=voice.text(said.odds),
        seat=owner,
        wires=tuple([wire.id for wire in wires if wire.id is not None]),
        places=tuple([wire.place for wire in wires]),
        chosen=said.made,
        certain=is_certain(choice),
    )
    if isinstance(choice, CallFound):
        return replace(
            seen,
            values=tuple([label(value) for value in choice.values]),
            hit=choice.hit,
            explode=choice.explode,
            wins=choice.wins,
            best=choice is decision.certain,
        )
    return replace(seen, explode=choice.explode, points=choice.points, action=choice.action)


def is_certain(choice: Choice) -> bool:
    """Whether a choice cannot go wrong."""
    return not isinstance(choice, ActionFound) and choice.hit >= 1.0


def proof_wanted(decision: Decision) -> ProofWanted | None:
    """What there is to prove: what was certain, or else what was likeliest to hit."""
    known = [choice for choice in (decision.certain, decision.chosen, *decision.others) if choice is not None]
    calls = [choice for choice in known if isinstance(choice, CallFound)]
    calls = [call for call in calls if len(call.wires) == len(call.values) == 1]
    if not calls:
        return None
    found = max(calls, key=lambda choice: choice.hit)
    return ProofWanted(wire=found.wires[0], value=found.values[0], certain=found.hit >= 1.0)


def proof_told(data: bytes, number: int, wire: int, value: int, names: tuple[str, ...], language: str) -> bytes:
    """Why a wire was of a value before an act, as JSON."""
    boxes()
    voice = speaker(language, names)
    found = why(data, number, wire, value)
    seen = ProofSeen(number=number, wire=wire, value=label(value))
    if found is not None:
        steps = [
            ProofStep(
                text=voice.text(step.text),
                wires=step.wires,
                proves=step.proves,
                held=tuple([HeldSeen(seat=held.seat, value=label(held.value)) for held in step.held]),
            )
            for step in found.steps
        ]
        seen = replace(seen, text=voice.text(found.statement), chance=found.chance, steps=tuple(steps))
    return msgspec.json.encode(seen)


def _wires_in(value: Argument) -> Iterator[Wire]:
    """The wires that a message names."""
    if isinstance(value, Wire):
        yield value
    for each in [given for _, given in value.args] if isinstance(value, Message) else ():
        yield from _wires_in(each)
    for each in value if isinstance(value, tuple) else ():
        yield from _wires_in(each)
