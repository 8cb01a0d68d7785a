"""Mission 14."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.roles import Role

MISSION = Mission(
    number=14,
    wires=Wires(red=2, yellow=Draw(2, of=3)),
    two_players=Wires(red=3, yellow=4),
    rules=(
        Role(
            name="the rookie",
            text="If a dual cut of the rookie fails, the bomb explodes.",
            by_lot=True,
            deadly=True,
            cards=("9",),
        ),
    ),
)
