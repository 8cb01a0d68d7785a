"""Mission 50."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.dark import Dark, DarkFinish

MISSION = Mission(
    number=50,
    title="The Blackest Sea",
    story="Midnight, open water, and somebody has pulled the plug on the lights. What did you see a moment ago?",
    setup=(
        "Two red and two yellow wires are in the game; with two players three red and four yellow ones.",
        "They are shown to everybody before play begins. There are no markers and no validation tokens.",
        "You point at the wire that you show, and put its token beside your stand.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "After a wrong call, too, the token goes beside the stand. Remember which wire it was for.",
        "Nobody may tell others what they remember.",
        "All equipment works as ever.",
    ),
    questions=(
        ("How long can I see where somebody pointed?", "Until the next action."),
        (
            "What about the Post-it?",
            "Its token lies beside the stand like all others; for a wire that you showed before you only say it again.",
        ),
        (
            "A wire that has been told is called wrongly once more.",
            "No second token is placed; its owner says it again.",
        ),
        ("We agreed on odds, and there are none.", "They would remember for you."),
    ),
    wires=Wires(red=2, yellow=2),
    two_players=Wires(red=3, yellow=4),
    characters="choice",
    rules=(Dark(), DarkFinish()),
    replaces=("finish",),
)
