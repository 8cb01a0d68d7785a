"""Mission 5."""

from defuse.busters.mission import Draw, Mission, Wires

MISSION = Mission(
    number=5,
    title="Second Day in the Field",
    story="Somebody packed this bomb in a hurry and took a wire out again.",
    setup=(
        "One red wire (with two players: two).",
        "Three yellow wires are drawn and shown by ? markers. Two of them are in the game; nobody knows which.",
    ),
    goal=("Two yellow wires are cut together as usual, but three places come into question.",),
    wires=Wires(red=1, yellow=Draw(2, of=3)),
    two_players=Wires(red=2, yellow=Draw(2, of=3)),
)
