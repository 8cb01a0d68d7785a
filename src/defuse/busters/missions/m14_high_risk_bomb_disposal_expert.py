"""Mission 14."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.roles import Role

MISSION = Mission(
    number=14,
    title="High-Risk Bomb Disposal Expert (aka. NOOB)",
    story="First day on the job, and it shows. Leave the easy ones to the new face.",
    setup=(
        "Two red wires are in the game, and two yellow ones out of three, shown by ? markers. With two players: three "
        "red and four yellow wires.",
        "The character cards are dealt at random, the captain's card among them. Whoever gets it is the rookie.",
    ),
    goal=(
        "If a dual cut of the rookie fails, the bomb explodes.",
        "The rookie cannot use the Stabilizer.",
    ),
    questions=(
        ("Who begins?", "The captain of this mission, whoever is the rookie."),
        ("May the rookie use the Double Detector?", "Yes, and all equipment but the Stabilizer."),
        ("The dial stands high. Does the rookie's miss still explode?", "Yes."),
    ),
    wires=Wires(red=2, yellow=Draw(2, of=3)),
    two_players=Wires(red=3, yellow=4),
    rules=(
        Role(
            name="the rookie",
            text="If a dual cut of the rookie fails, the bomb explodes.",
            by_lot=True,
            deadly=True,
            cards=("9",),
        ),
    ),
)
