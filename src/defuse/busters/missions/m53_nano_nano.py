"""Mission 53."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.nano import NanoDial

MISSION = Mission(
    number=53,
    title="Nano Nano",
    story="The robot has swallowed the dial and walks towards the twelve as it pleases.",
    setup=(
        "Two red wires (with two players: three).",
        "Nano stands before space 1. The dial is not used.",
        "Rewinder and Stabilizer are not in the pile.",
    ),
    goal=(
        "At the end of a turn Nano walks: one space on after a right cut, two after a wrong one.",
        "If the wires that were cut have the number on which Nano stands, it goes one space back instead.",
        "When Nano reaches space 12 the bomb explodes.",
    ),
    questions=(
        ("Does Nano walk when reds are revealed, or with the Coffee Mug?", "No, only after a cut."),
        ("How far does it walk after a solo cut of four wires?", "One space, as after any cut."),
        ("What if the last wires are cut just before it would arrive?", "Then the bomb is defused, and you win."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("6", "9"),
    characters="choice",
    rules=(NanoDial(),),
    replaces=("dial",),
)
