"""Mission 33."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.marks import ParityTokens

MISSION = Mission(
    number=33,
    title="What Happens in Vegas...",
    story="The bomb sits on the casino safe, and the house tells you nothing but odd or even.",
    setup=(
        "Two red wires out of three are in the game, shown by ? markers. With two players: three red wires.",
        "There are no number tokens. Your opening token says whether one of your blue wires is even or odd.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=("Every token says even or odd: after a wrong call, too, and with the Post-it.",),
    questions=(("Is a red wire even or odd?", "Neither: a red wire has no number."),),
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    characters="choice",
    rules=(ParityTokens(),),
    replaces=("tokens",),
)
