"""Mission 24."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.marks import CountTokens

MISSION = Mission(
    number=24,
    title="Tally Ho!",
    story="Headquarters wants figures. Not which wires you have: how many.",
    setup=(
        "Two red wires are in the game; with two players three.",
        "There are no number tokens but ×1, ×2 and ×3. Your opening token says how often the value of one of your blue "
        "wires is on that stand.",
    ),
    goal=(
        "Every token counts: after a wrong call, too, and with the Post-it. Cut wires are counted as well.",
        "With the Post-it you may also show a wire that is cut.",
        "There is no ×4: a value that is four times on a stand gets no token. After a wrong call that is told, too.",
    ),
    questions=(
        ("Where does an ×2 or ×3 token lie?", "At any one of the wires of that value."),
        ("A wire with a token is swapped.", "Its token is discarded. What it said was true when it was placed."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    rules=(CountTokens(),),
    replaces=("tokens",),
)
