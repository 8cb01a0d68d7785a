"""Mission 46."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce

MISSION = Mission(
    number=46,
    title="Secret Agent",
    story="The case is empty but for a tuxedo, a timer, and four wires that want to go last.",
    setup=(
        "Four yellow wires are in the game: 5.1, 6.1, 7.1 and 8.1. There is no red wire.",
        "With two players the captain places no opening token.",
    ),
    goal=(
        "No 7 is cut before the end, neither with a teammate nor alone.",
        "Whoever has nothing but 7s left when their turn comes must name all four 7s on the table. Right: all four are "
        "cut. Wrong: the bomb explodes.",
    ),
    questions=(
        ("What if I point at a 7 by mistake?", "Then it is an ordinary miss: a token, and one step of the dial."),
        (
            "I have only 7s left, but the others still have plenty of wires. Do I have to?",
            "Yes. You name all four 7s now, whatever else is left.",
        ),
        ("Does a card help with naming the 7s?", "No. Cards that can be used at any time may come before, of course."),
    ),
    wires=Wires(yellow=Draw(4, values=(5, 6, 7, 8))),
    banned=("7",),
    characters="choice",
    captain_token="not with two players",
    rules=(AllAtOnce(value=7, last=True),),
)
