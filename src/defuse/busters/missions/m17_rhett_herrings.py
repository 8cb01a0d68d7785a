"""Mission 17."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.false_tokens import FalseTokens
from defuse.busters.rules.roles import Role

MISSION = Mission(
    number=17,
    wires=Wires(red=Draw(2, of=3)),
    two_players=Wires(red=3),
    rules=(
        Role(
            name="Rhett Herrings",
            text="No equipment, and every token says what the wire is not.",
            by_lot=True,
            empty_handed=True,
        ),
        FalseTokens(role="role"),
    ),
)
