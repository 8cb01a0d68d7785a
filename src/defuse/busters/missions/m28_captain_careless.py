"""Mission 28."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.roles import Role

MISSION = Mission(
    number=28,
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
