"""Mission 54."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.flooding import Flooding
from defuse.busters.rules.oxygen import OwnOxygen
from defuse.busters.script import Cue, Script

STEP = 40.0
END = 600.0

LEAK = "cue-54-2"
EXTRA = "cue-54-3"
BOTTLE = "cue-54-4"
TRANSFER = "cue-54-6"

# M54: a cue every 40 seconds of play.
STORY = (
    ("leak", LEAK),
    ("extra turn", EXTRA),
    ("bottle", BOTTLE),
    ("leak", "cue-54-5"),
    ("transfer", TRANSFER),
    ("bottle", "cue-54-7"),
    ("leak", "cue-54-8"),
    ("extra turn", "cue-54-9"),
    ("leak", "cue-54-10"),
    ("transfer", TRANSFER),
    ("leak", "cue-54-11"),
    ("leak", "cue-54-12"),
    ("transfer", "cue-54-13"),
)

CUES = (
    Cue(at=0.0, left=END, line="cue-54-1"),
    *(Cue(at=STEP * (place + 1), name=name, line=line) for place, (name, line) in enumerate(STORY)),
    Cue(at=STEP * (len(STORY) + 1), left=STEP, name="finale", line="cue-54-14"),
    Cue(at=END, left=0.0, explodes=True, line="cue-54-15"),
)

MISSION = Mission(
    number=54,
    wires=Wires(red=Draw(0, of=11)),
    banned=("10",),
    characters="choice",
    seconds_a_turn=12.0,
    rules=(
        OwnOxygen(start=(9, 6, 3, 2)),
        Flooding(most=sum(name == "leak" for name, _ in STORY)),
        Script(title="cue-54-speaker", cues=CUES),
    ),
)
