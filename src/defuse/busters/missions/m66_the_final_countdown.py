"""Mission 66."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.bunker import Bunker, FinishWithDoctor
from defuse.busters.script import Cue, Script

SECONDS = {"key": 80.0, "guard": 75.0, "stairs": 60.0, "lever": 90.0, "rearrange": 10.0, "doctor": 105.0, "wires": 20.0}
"""How long each step may take."""
OFFER = "rearrange"
"""The one that is no task: when its time is over the story goes on."""

LINES = {
    "key": "You are on the ground floor. The door in the south is locked, and the key hangs right beside it. Go!",
    "guard": "Click. The door is open. Beyond it walks a guard with a large torch: put him to sleep.",
    "stairs": "He snores. Quick, to the stairs in the north-east, before his relief comes.",
    "lever": "Down here everything is lasers and saws. In the far corner is the lever that turns the lasers off. It "
    "hangs on the two yellow wires: with your hands on it, name them both in one call.",
    "rearrange": "The whole bunker turns! North is where you say it is. Captain, you may lay the five cards anew, but "
    "be quick.",
    "doctor": "There he runs! He has locked himself into the corner in the north-west. Catch him!",
    "wires": "Got him! And he is laughing, for the bomb still ticks. Cut all that is left!",
}
"""What the voice in your ear says when a step begins."""

CUES = (
    Cue(at=0.0, line="Team, this is the last one. I am with you all the way.", then="key"),
    *(
        cue
        for step, seconds in SECONDS.items()
        for cue in (
            Cue(phase=step, at=0.0, line=LINES[step], left=seconds),
            *((Cue(phase=step, at=seconds, line="Too late.", explodes=True),) if step != OFFER else ()),
        )
    ),
)

MISSION = Mission(
    number=66,
    title="The Final Countdown",
    story="Dr. Nope's bunker. Everything that you have learned, all of it today, and mind the saws.",
    setup=(
        "Two red and two yellow wires are in the game.",
        "The figure starts at the helicopter in the north-west of the bunker card.",
        "The constraint cards A to E are laid out at random: one on each side of the bunker, the fifth for actions.",
    ),
    goal=(
        "After every cut, right or wrong, its maker moves the figure one square towards a card that the cut meets. If "
        "walls are in every such way it stays.",
        "On the square of the step that is to be done the figure does not move: a right cut that meets the action card "
        "does the step.",
        "Key, guard, stairs, lever, doctor: each step has its time, and so has what is left afterwards. Too late is "
        "too late for good.",
        "When the lever is down the captain may lay the five cards anew. After ten seconds they lie as they lay.",
        "Yellow wires cannot be called. With a grip on the lever, a new action names both at once: wrong costs a step "
        "and shows one of the two, a red explodes.",
        "Entering a square with a saw costs a step of the dial.",
        "You win when all wires are gone and the doctor is caught.",
    ),
    questions=(
        ("Does the figure move after a wrong cut?", "Yes, after every cut, unless its square holds it."),
        ("Which way does a 10 move it?", "Towards Even or towards 7 to 12, as you choose, wherever these cards lie."),
        ("And a solo cut of four?", "It counts as two cuts, one after the other."),
        (
            "We have a grip on the lever. Do cuts move the figure?",
            "No. Its square holds it until both yellow wires are named.",
        ),
        (
            "The call with the lever was wrong.",
            "The dial moves one step, and one of the two wires, by lot, gets its token. You keep the grip.",
        ),
        ("What if I have only yellow wires?", "Before the lever you skip your turn, free of charge."),
        ("Does revealing reds move the figure?", "No. Neither does the Coffee Mug or the Disintegrator."),
        ("After a wrong call with X or Y Ray?", "You choose among the ways of both values."),
    ),
    wires=Wires(red=2, yellow=2),
    characters="choice",
    seconds_a_turn=4.0,
    rules=(Script(cues=CUES, title="The voice in your ear"), Bunker(offer=SECONDS[OFFER]), FinishWithDoctor()),
    replaces=("finish",),
)
