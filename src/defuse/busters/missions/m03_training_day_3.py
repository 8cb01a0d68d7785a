"""Mission 3."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=3,
    title="Training, Day 3",
    story="Third lesson: the red one. You do not cut it. Nobody cuts it.",
    setup=(
        "The blue wires 1 to 10 are in the game.",
        "One red wire, drawn from 1.5 to 9.5, is in the game; a marker shows which.",
        "From now on there are as many equipment cards on the board as players. Cards 2 and 12 are drawn again.",
    ),
    goal=(
        "Pointing at a red wire explodes the bomb.",
        "Whoever has only reds left at the start of a turn reveals them, and is done.",
        "An equipment card can be used once, as soon as two wires of its number are cut.",
    ),
    questions=(("Card 11 lies here, but there are no 11s.", "Bad luck: it never becomes usable in this mission."),),
    wires=Wires(blue=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), red=Draw(1, values=(1, 2, 3, 4, 5, 6, 7, 8, 9))),
    banned=("2", "12"),
)
