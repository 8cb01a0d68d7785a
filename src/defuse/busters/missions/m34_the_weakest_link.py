"""Mission 34."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.hidden_characters import HiddenCharacters
from defuse.busters.rules.weakest_link import WeakestLink

MISSION = Mission(
    number=34,
    title="The Weakest Link",
    story="A chain of command is as strong as one of you, and nobody says who.",
    setup=(
        "One red is in the game. Two players cannot play this mission.",
        "Base characters and constraint cards A to E are dealt face down; everybody looks at their own two cards.",
        "The holder of the captain's card is the weakest link. That need not be the captain.",
    ),
    goal=(
        "Nobody has personal equipment while the characters are hidden.",
        "Only the weakest link has to respect its constraint, in secret. If it has no cut that the card allows, the "
        "dial moves two steps, all these cards leave the game and the turn is over.",
        "Before their action the others may name the link and its constraint, once a turn. Wrong: the dial moves one "
        "step. Right: constraints leave the game, and everybody has personal equipment.",
    ),
    wires=Wires(red=1),
    players=(3, 4, 5),
    rules=(HiddenCharacters(), WeakestLink()),
    replaces=("characters",),
)
