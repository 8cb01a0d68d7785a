"""Mission 28."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.roles import Role

MISSION = Mission(
    number=28,
    title="Captain Careless",
    story="The captain has the map, the keys and the snacks. The tools are on the kitchen table at home.",
    setup=(
        "Two red wires (with two players: three) and four yellow ones are in the game.",
        "The captain is Captain Careless, gives the character card back and has no Double Detector.",
    ),
    goal=(
        "Captain Careless cannot use any equipment.",
        "If a dual cut of Captain Careless fails, the bomb explodes.",
    ),
    questions=(
        (
            "Somebody uses Walkie-Talkies or General Radar. Does the captain take part?",
            "Yes: a teammate may swap with the captain, and the captain answers the radar.",
        ),
    ),
    wires=Wires(red=2, yellow=4),
    two_players=Wires(red=3, yellow=4),
    rules=(
        Role(
            name="Captain Careless",
            text="No equipment, and if a dual cut of the captain fails, the bomb explodes.",
            deadly=True,
            empty_handed=True,
        ),
    ),
)
