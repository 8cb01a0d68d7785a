"""Mission 30."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.speed import REST, SPRINT, Race, phase_of
from defuse.busters.script import Cue, Script

SECONDS = (20.0, 20.0, 20.0, 20.0, 15.0, 15.0, 15.0)
"""How long each of the seven cards lies open."""
SPRINT_SECONDS = REST_SECONDS = 120.0

LINES = (
    "cue-30-2",
    "cue-30-4",
    "cue-30-5",
    "cue-30-6",
    "cue-30-7",
    "cue-30-8",
    "cue-30-9",
)
"""What the wolf says to each card."""

CUES = (
    Cue(at=0.0, line="cue-30-1", then=phase_of(1)),
    *(
        cue
        for card, (line, seconds) in enumerate(zip(LINES, SECONDS, strict=True), 1)
        for cue in (
            Cue(phase=phase_of(card), at=0.0, name="turn", line=line, left=seconds),
            Cue(phase=phase_of(card), at=seconds, name="late", line="cue-30-3"),
        )
    ),
    Cue(
        phase=SPRINT,
        at=0.0,
        name="sprint",
        line="cue-30-10",
        left=SPRINT_SECONDS,
    ),
    Cue(
        phase=SPRINT,
        at=SPRINT_SECONDS,
        name="yellows",
        line="cue-30-11",
    ),
    Cue(phase=REST, at=0.0, line="cue-30-12", left=REST_SECONDS),
    Cue(phase=REST, at=REST_SECONDS, line="cue-30-13", explodes=True),
)

MISSION = Mission(
    number=30,
    wires=Wires(red=Draw(1, of=2), yellow=4),
    seconds_a_turn=4.0,
    rules=(Script(cues=CUES, title="cue-30-speaker"), Race()),
)
