"""Mission 6."""

from defuse.busters.mission import Mission, Wires

MISSION = Mission(
    number=6,
    title="Third Day in the Field",
    story="A box full of sunshine: four yellow wires, all the same to your cutters.",
    setup=("One red and four yellow wires (with two players: two red).",),
    goal=("Four yellows are like four of a number: cut them in pairs, or alone if you hold all four or the last two.",),
    questions=(("I hold three of the four yellows. Solo cut?", "No. Cut one with the teammate who has the fourth."),),
    wires=Wires(red=1, yellow=4),
    two_players=Wires(red=2, yellow=4),
)
