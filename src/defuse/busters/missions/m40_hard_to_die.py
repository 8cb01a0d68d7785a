"""Mission 40."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.marks import CountTokens

MISSION = Mission(
    number=40,
    title="Hard to Die (A Christmas Tale)",
    story="The office party ended early. You are in the air duct, and can only tap the pipe: once, twice, thrice.",
    setup=(
        "Three red wires are in the game.",
        "There are no number tokens but ×1, ×2 and ×3. Your opening token says how often the value of one of your blue "
        "wires is on that stand. With two players the captain places none.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "Every token counts: after a wrong call, too, and with the Post-it. Cut wires are counted as well.",
        "With the Post-it you may also show a wire that is cut.",
        "There is no ×4: a value that is four times on a stand gets no token. After a wrong call that is told, too.",
    ),
    questions=(
        ("A wire with a token is swapped.", "Its token is discarded. What it said was true when it was placed."),
    ),
    wires=Wires(red=3),
    characters="choice",
    captain_token="not with two players",
    rules=(CountTokens(),),
    replaces=("tokens",),
)
