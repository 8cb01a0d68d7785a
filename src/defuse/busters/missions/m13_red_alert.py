"""Mission 13."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.all_at_once import AllAtOnce, CuttingNoReveal
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.random_tokens import RandomOpening
from defuse.busters.wires import RED

MISSION = Mission(
    number=13,
    title="Red Alert!",
    story="Three red wires in one bomb: whoever built it was not in a good mood.",
    setup=(
        "The three red wires are dealt first: one each to the captain and the next two seats clockwise. With two "
        "players the captain gets two, one on each stand.",
        "Opening tokens are drawn by lot, yellow ones again. Put yours at a wire of that value; if you have none, it "
        "lies beside your stand and tells just that.",
        "With two players the captain draws no token.",
    ),
    goal=(
        "A new action: name the three red wires, wherever they stand. Right: all three are cut. Wrong: the bomb "
        "explodes.",
        "With two or three players only who holds a red wire may do it; with more, anybody.",
        "Reds are never revealed. Whoever has only reds left must name all three.",
    ),
    questions=(
        ("May a card help with cutting the reds?", "No, neither equipment nor your character."),
        (
            "May a detector point at a red wire?",
            "It looks for a number, so a red never matches. The bomb explodes only if all wires pointed at are red.",
        ),
        ("Is the Stabilizer of use?", "For a dual cut as ever, but not for naming the three reds."),
    ),
    wires=Wires(red=3),
    rules=(
        SeparateDeal(value=RED),
        RandomOpening(captain_rests=True),
        BesideStands(),
        CuttingNoReveal(),
        AllAtOnce(value=RED, count=3, holders=True),
    ),
    replaces=("opening", "cutting"),
)
