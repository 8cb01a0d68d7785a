"""Mission 19."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.script import Cue, Script

MINUTE = 60.0

# M19: the announced time and the time that there is are not the same.
CUES = (
    Cue(
        at=0.0,
        left=15 * MINUTE,
        line="Welcome to my cave, dear guests. My bomb allows you fifteen minutes. Do make yourselves at home.",
    ),
    Cue(at=3 * MINUTE, left=12 * MINUTE, line="Twelve minutes to go. Mind the bats; they are on my side."),
    Cue(at=5 * MINUTE, left=10 * MINUTE, line="Ten minutes. You are doing far too well for my taste."),
    Cue(at=5 * MINUTE, left=5 * MINUTE, line="So I have just turned the clock on a little. Five minutes!"),
    Cue(at=8 * MINUTE, left=2 * MINUTE, line="Two minutes. I am already packing my bags."),
    Cue(at=9.5 * MINUTE, left=0.5 * MINUTE, line="Thirty seconds. It was a pleasure to have you here."),
    Cue(at=10 * MINUTE, left=0.0, explodes=True, line="Time is up. Goodbye!"),
)

MISSION = Mission(
    number=19,
    title="In the Belly of the Beast",
    story="You have found the cave of the mad scientist. The bomb is inside, and so is a loudspeaker.",
    setup=(
        "One red is in the game, and two yellows out of three, shown by ? markers.",
        "The clock starts when the opening tokens lie.",
    ),
    goal=(
        "A voice tells you how much time is left. Believe what it says, as long as it does.",
        "When the time is up the bomb explodes.",
    ),
    questions=(("Is there a way to stop the voice?", "Yes: defuse the bomb."),),
    wires=Wires(red=1, yellow=Draw(2, of=3)),
    seconds_a_turn=12.0,
    rules=(Script(title="The voice", cues=CUES),),
)
