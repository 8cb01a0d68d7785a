"""Mission 48."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.wires import YELLOW

MISSION = Mission(
    number=48,
    title="Lethal Wires 3",
    story="Three yellow wires, one clean cut, and nobody agrees whether it is on three or after three.",
    setup=(
        "Two red wires and three yellow ones are in the game; with two players three red ones.",
        "The three yellow wires are dealt first: one each to the captain and the next two seats clockwise. With two "
        "players the captain gets two, one on each stand.",
    ),
    goal=(
        "Yellow wires cannot be called. A new action: name the three yellow wires, wherever they stand.",
        "Right: all three are cut. Wrong: each wire that was named gets its token, and the dial moves one step. If a "
        "red wire is among them, the bomb explodes.",
        "With two or three players only who holds a yellow wire may do it; with more, anybody.",
    ),
    questions=(
        ("What if I have only yellow wires left?", "Then naming the three yellows is what you can do."),
        ("Does the Stabilizer save the step?", "No, it is for dual cuts."),
        ("May I call yellow with X or Y Ray?", "No."),
    ),
    wires=Wires(red=2, yellow=3),
    two_players=Wires(red=3, yellow=3),
    characters="choice",
    rules=(SeparateDeal(value=YELLOW), AllAtOnce(value=YELLOW, count=3, holders=True, wrong="tokens")),
)
