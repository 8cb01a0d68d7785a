"""Mission 8."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=8,
    title="Final Exam",
    story="The examiners built this one themselves, and they are proud of it.",
    setup=(
        "One red out of two and two yellows out of three are in the game, all shown by ? markers.",
        "With two players: one red out of three, and four yellows.",
    ),
    goal=("Nothing new. Everything at once.",),
    wires=Wires(red=Draw(1, of=2), yellow=Draw(2, of=3)),
    two_players=Wires(red=Draw(1, of=3), yellow=4),
)
