"""Mission 62."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.number_row import NumberRow

MISSION = Mission(
    number=62,
    title="Armageddon Roulette",
    story="Somebody bumped into the bomb, and it is one step from going off.",
    setup=(
        "Two red wires, with two players three.",
        "As many number cards as players lie open on the table. The dial starts at its last step.",
    ),
    goal=("When all four wires of a number card are cut, the dial moves back one step.",),
    questions=(("May the dial move back beyond its start?", "Yes, up to six steps, as always."),),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    dial=1,
    characters="choice",
    rules=(NumberRow(),),
)
