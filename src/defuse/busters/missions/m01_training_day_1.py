"""Mission 1."""

from defuse.busters.mission import Mission, Wires

MISSION = Mission(
    number=1,
    title="Training, Day 1",
    story="First lesson at the academy: which wire, whose wire, and how to cut it.",
    setup=("Only the blue wires 1 to 6 are in the game.", "There is no equipment yet."),
    goal=(
        "Dual cut: point at a teammate's wire and name a value that you hold. Right: both wires are cut. Wrong: the "
        "dial moves one step, and the wire gets a token with its true value.",
        "Solo cut: if you hold all remaining wires of a value, two or four of them, cut them all at once.",
    ),
    questions=(
        (
            "May I call a number that I do not hold?",
            "No. You may be wrong on purpose, but only with a number you hold.",
        ),
        ("May I solo cut three wires?", "No, only two or four. Wait until one of them went in a dual cut."),
    ),
    wires=Wires(blue=(1, 2, 3, 4, 5, 6)),
    equipment=False,
)
