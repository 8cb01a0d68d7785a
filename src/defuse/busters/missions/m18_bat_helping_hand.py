"""Mission 18."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.commanders import RadarCommanders
from defuse.busters.rules.marks import NoOpening

MISSION = Mission(
    number=18,
    title="BAT-Helping-Hand",
    story="A friend with a cape has left his radar on the table. It hears everything once, and repeats nothing.",
    setup=(
        "Two red wires are in the game; with two players three.",
        "The twelve number cards are a face-down deck. There is no equipment but the radar.",
        "Nobody places an opening token.",
    ),
    goal=(
        "On your turn, turn up the top number card. The radar asks every stand for that number at once.",
        "Then choose who has to cut it: anybody whose stand answered yes, yourself too. Who and with whom, the chosen "
        "one decides.",
        "The radar's answers show only until the next cut. Remember them: they are in no log.",
        "Finished numbers leave the deck; a used-up deck is shuffled anew. The turn passes to your left.",
    ),
    questions=(
        ("Do I say which wire is cut?", "No, only who cuts."),
        ("Who is next?", "The seat to the left of the one who turned the card, not of the one who cut."),
        ("I have only reds at the start of my turn.", "Reveal them; no card is turned up."),
        ("May we talk about earlier answers?", "No. Whoever did not listen has to guess."),
        ("Who may use a Double Detector?", "The one who cuts, with their own."),
        ("We agreed on odds, and there are none.", "They would remember for you."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    equipment=False,
    rules=(NoOpening(), RadarCommanders()),
    replaces=("opening", "turns"),
)
