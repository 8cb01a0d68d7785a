"""Mission 55."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.challenges import Challenges

MISSION = Mission(
    number=55,
    title="Doctor Nope's Challenge",
    story="An old rival has left one step on your dial, and a stack of dares.",
    setup=(
        "The dial starts at 1.",
        "As many challenge cards as players are drawn and lie face up.",
        "Two reds are in the game. With two players: two out of three, shown by ? markers.",
    ),
    goal=("Each challenge that you meet leaves the game and moves the dial back by one step.",),
    wires=Wires(red=2),
    two_players=Wires(red=Draw(2, of=3)),
    dial=1,
    characters="choice",
    rules=(Challenges(),),
)
