"""Mission 2."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=2,
    title="Training, Day 2",
    story="Second lesson: a new colour in the box, and it only counts as a colour.",
    setup=(
        "The blue wires 1 to 8 are in the game.",
        "Two yellow wires, drawn from 1.1 to 7.1, are in the game; markers show which.",
        "There is no equipment yet. Opening tokens show blue wires only.",
    ),
    goal=(
        "The point on a yellow wire only says where it stands. In a cut, all yellow wires have one value: yellow.",
        "To cut one, hold one and call a teammate's wire yellow; or cut them alone if you hold all that remain.",
    ),
    questions=(("A wrong call hit a yellow wire. What now?", "It gets a yellow token: its colour, not its number."),),
    wires=Wires(blue=(1, 2, 3, 4, 5, 6, 7, 8), yellow=Draw(2, values=(1, 2, 3, 4, 5, 6, 7))),
    equipment=False,
)
