"""Mission 19."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.script import Cue, Script

MINUTE = 60.0

# M19: the announced time and the time that there is are not the same.
CUES = (
    Cue(
        at=0.0,
        left=15 * MINUTE,
        line="cue-19-1",
    ),
    Cue(at=3 * MINUTE, left=12 * MINUTE, line="cue-19-2"),
    Cue(at=5 * MINUTE, left=10 * MINUTE, line="cue-19-3"),
    Cue(at=5 * MINUTE, left=5 * MINUTE, line="cue-19-4"),
    Cue(at=8 * MINUTE, left=2 * MINUTE, line="cue-19-5"),
    Cue(at=9.5 * MINUTE, left=0.5 * MINUTE, line="cue-19-6"),
    Cue(at=10 * MINUTE, left=0.0, explodes=True, line="cue-19-7"),
)

MISSION = Mission(
    number=19,
    wires=Wires(red=1, yellow=Draw(2, of=3)),
    seconds_a_turn=12.0,
    rules=(Script(title="cue-19-speaker", cues=CUES),),
)
