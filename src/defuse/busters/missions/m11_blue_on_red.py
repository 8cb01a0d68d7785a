"""Mission 11."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.deadly_number import DeadlyNumber

MISSION = Mission(
    number=11,
    title="Blue on Red, Looks Like We Are Dead",
    story="No red wires today. One of the blue numbers does their work.",
    setup=(
        "Two yellow wires, with two players four.",
        "A number card is drawn before anybody places a token. An equipment card of that number is drawn again.",
        "With two players the captain places no opening token.",
    ),
    goal=(
        "The four wires of that number are reds in every way: they cannot be named, and whoever hits one with a wrong "
        "call blows up the bomb.",
        "They leave the game as reds do: who has nothing else left reveals them.",
    ),
    questions=(
        ("May my opening token lie at such a wire?", "No, just as it may not lie at a red one."),
        ("Does the radar hear them?", "No. It hears blue wires only, and these count as red."),
        ("When does their validation token come?", "When all four of them are revealed."),
    ),
    wires=Wires(yellow=2),
    two_players=Wires(yellow=4),
    captain_token="not with two players",
    rules=(DeadlyNumber(),),
)
