"""Mission 60."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.challenges import Challenges

MISSION = Mission(
    number=60,
    title="Yep, it's Doctor Nope!",
    story="He cannot stop talking, so let him talk while you work through his list.",
    setup=(
        "The dial starts at 1.",
        "As many challenge cards as players are drawn and lie face up.",
        "Two reds out of three are in the game, shown by ? markers. With two players: three.",
    ),
    goal=("Each challenge that you meet leaves the game and moves the dial back by one step.",),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    dial=1,
    characters="choice",
    rules=(Challenges(),),
)
