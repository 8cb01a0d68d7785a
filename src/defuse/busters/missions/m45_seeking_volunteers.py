"""Mission 45."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.volunteers import Volunteers

MISSION = Mission(
    number=45,
    title="Seeking Volunteers",
    story="The number is known; what is missing is a hand that does not shake.",
    setup=(
        "Two red wires are in the game; with two players three.",
        "The twelve number cards are a face-down deck.",
        "The equipment is drawn without X or Y Ray and Coffee Mug, and nobody takes the character who has the Ray.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "There is no order of turns. Each turn the captain turns up a number card, and the first to call has to cut "
        "that number.",
        "A call without the number costs one step, and the card waits for another caller.",
        "If nobody calls within 15 seconds the captain picks somebody. Whoever is picked without the number shows a "
        "wire with a token of their choice, and the dial moves one step.",
        "Finished numbers leave the deck; a used-up deck is shuffled anew. Whoever has only reds may call at any time "
        "to reveal them.",
    ),
    questions=(
        ("Do the others see that I have declined?", "No, not while anybody may still call."),
        ("May the captain call?", "Yes, like everybody else."),
        ("I am picked, without the number and without a wire to mark.", "Then it is only the step."),
        ("The captain has no wires left.", "The captain still turns the cards, and picks."),
        ("Everybody has declined before the time is up.", "Then the captain picks at once."),
    ),
    wires=Wires(red=2),
    two_players=Wires(red=3),
    banned=("10", "11"),
    characters="choice",
    rules=(Volunteers(),),
    replaces=("turns",),
)
