"""Mission 21."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.marks import ParityTokens

MISSION = Mission(
    number=21,
    title="Death by Haggis",
    story="Somebody hid a bomb in the Sunday roast, and the label only says odd things about it.",
    setup=(
        "One red wire out of two is in the game, shown by ? markers. With two players: two red wires.",
        "There are no number tokens. Your opening token says whether one of your blue wires is even or odd.",
    ),
    goal=("Every token says even or odd: after a wrong call, too, and with the Post-it.",),
    questions=(
        ("Is a red wire even or odd?", "Neither: a red wire has no number."),
        ("Can even and odd tokens run out?", "No."),
    ),
    wires=Wires(red=Draw(1, of=2)),
    two_players=Wires(red=2),
    rules=(ParityTokens(),),
    replaces=("tokens",),
)
