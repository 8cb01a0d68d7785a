"""Mission 66."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.bunker import Bunker, FinishWithDoctor
from defuse.busters.script import Cue, Script

SECONDS = {"key": 80.0, "guard": 75.0, "stairs": 60.0, "lever": 90.0, "rearrange": 10.0, "doctor": 105.0, "wires": 20.0}
"""How long each step may take."""
OFFER = "rearrange"
"""The one that is no task: when its time is over the story goes on."""

LINES = {
    "key": "cue-66-2",
    "guard": "cue-66-4",
    "stairs": "cue-66-5",
    "lever": "cue-66-6",
    "rearrange": "cue-66-7",
    "doctor": "cue-66-8",
    "wires": "cue-66-9",
}
"""What the voice in your ear says when a step begins."""

CUES = (
    Cue(at=0.0, line="cue-66-1", then="key"),
    *(
        cue
        for step, seconds in SECONDS.items()
        for cue in (
            Cue(phase=step, at=0.0, line=LINES[step], left=seconds),
            *((Cue(phase=step, at=seconds, line="cue-66-3", explodes=True),) if step != OFFER else ()),
        )
    ),
)

MISSION = Mission(
    number=66,
    wires=Wires(red=2, yellow=2),
    characters="choice",
    seconds_a_turn=4.0,
    rules=(Script(cues=CUES, title="cue-66-speaker"), Bunker(offer=SECONDS[OFFER]), FinishWithDoctor()),
    replaces=("finish",),
)
