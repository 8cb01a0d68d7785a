"""Mission 42."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.circus import Show
from defuse.busters.script import Cue, Script

LINES = {
    "magician": "cue-42-1",
    "left": "cue-42-2",
    "juggler": "cue-42-3",
    "right": "cue-42-4",
    "knife": "cue-42-5",
    "ta-da": "cue-42-6",
    "validation": "cue-42-7",
    "trampoline": "cue-42-8",
    "check": "cue-42-9",
    "trampoline twice": "cue-42-10",
}
"""What the ringmaster says, act by act."""

PROGRAMME = (
    "magician",
    "left",
    "juggler",
    "right",
    "knife",
    "ta-da",
    "magician",
    "juggler",
    "validation",
    "trampoline",
    "check",
    "magician",
    "trampoline twice",
    "right",
    "trampoline",
)
EVERY = 3
"""An act comes after so many finished turns."""

CUES = tuple(Cue(name=act, line=LINES[act], turns=EVERY * place) for place, act in enumerate(PROGRAMME, 1))

MISSION = Mission(
    number=42,
    wires=Wires(red=Draw(1, of=3), yellow=4),
    characters="choice",
    rules=(Script(cues=CUES, title="cue-42-speaker"), Show()),
)
