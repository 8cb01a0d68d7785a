"""Mission 25."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.speech import Speech

MISSION = Mission(
    number=25,
    title="The Better to Hear You with...",
    story="Somewhere in the room a pair of very large ears is waiting for you to say a number.",
    setup=("Two reds are in the game; three with two players.",),
    goal=(
        "Nobody may say a number aloud. Spell it, hum it, count it on your fingers, make a riddle of it.",
        "Every number that slips out moves the dial one step on.",
    ),
    questions=(
        (
            "What counts as a number in the chat?",
            "A digit, or one of the words one to twelve standing alone. A riddle or a spelled word does not.",
        ),
        ("We talk by voice.", "Then the host of the table reports the numbers that slip out, with a button."),
        ("How do I call a value when I cut?", "You choose your wire on the screen. That is not speech."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    rules=(Speech(chat="no numbers"),),
)
