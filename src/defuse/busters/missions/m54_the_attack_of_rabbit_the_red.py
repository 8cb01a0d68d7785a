"""Mission 54."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.flooding import Flooding
from defuse.busters.rules.oxygen import OwnOxygen
from defuse.busters.script import Cue, Script

STEP = 40.0
END = 600.0

LEAK = "A shot! Water is pouring in, and something red with it. Whoever is at work takes one from the pile."
EXTRA = "The deck tilts, and nobody can reach you. Whoever is at work acts once more."
BOTTLE = "A crate breaks open. One bottle of oxygen is whole: it is for whoever is at work."
TRANSFER = "The hoses are coupled. Whoever is at work may give oxygen to one teammate, or take some."

# M54: a cue every 40 seconds of play.
STORY = (
    ("leak", LEAK),
    ("extra turn", EXTRA),
    ("bottle", BOTTLE),
    ("leak", "A second hole in the hull! Another red comes in."),
    ("transfer", TRANSFER),
    ("bottle", "Another bottle floats by. Whoever is at work can reach it."),
    ("leak", "The pirates have reloaded. Another leak, another red."),
    ("extra turn", "All doors are jammed. Whoever is at work acts once more."),
    ("leak", "A porthole gives way. Another red comes in."),
    ("transfer", TRANSFER),
    ("leak", "The bow has been hit! Another red comes in."),
    ("leak", "And the stern, too! Another red comes in."),
    ("transfer", "One last time the hoses are coupled. Share what you have."),
)

CUES = (
    Cue(at=0.0, left=END, line="Red Rabbit's ship has come up beside us. The hull will hold for ten minutes."),
    *(Cue(at=STEP * (place + 1), name=name, line=line) for place, (name, line) in enumerate(STORY)),
    Cue(at=STEP * (len(STORY) + 1), left=STEP, name="finale", line="She is going down! Forty seconds, not one more."),
    Cue(at=END, left=0.0, explodes=True, line="The sea comes in."),
)

MISSION = Mission(
    number=54,
    title="The Attack of Rabbit the Red",
    story="A submarine, a bomb on board, and a pirate ship alongside that shoots holes into everything.",
    setup=(
        "No red is dealt: the eleven reds lie face down beside the table.",
        "Everybody has oxygen tokens: 9 each with two players, 6 with three, 3 with four, 2 with five.",
        "X or Y Ray is neither in the pile nor among the characters.",
        "The clock starts when the opening tokens lie.",
    ),
    goal=(
        "A cut costs oxygen: 1 token for a 1 to 4, 2 for a 5 to 8, 3 for a 9 to 12.",
        "Whoever has too little oxygen for any cut skips the turn, and the dial moves one step on.",
        "For every number that is finished, everybody who still has wires gets a token.",
        "A voice tells what happens on board; do what it says. After ten minutes the bomb explodes.",
    ),
    questions=(
        ("May I skip to save oxygen?", "No. Whoever can pay for a cut has to make one."),
        ("Which red do I draw?", "The top one. Only you see which it is; where it stands on your stand, all see."),
        ("What do I do with reds?", "What you always do: reveal them when you have nothing else left."),
        ("Who gets a bottle?", "Whoever is on turn when the voice speaks of it, and nobody else."),
        ("How much may be given or taken?", "Any number of tokens, between you and one teammate, or none."),
    ),
    wires=Wires(red=Draw(0, of=11)),
    banned=("10",),
    characters="choice",
    seconds_a_turn=12.0,
    rules=(
        OwnOxygen(start=(9, 6, 3, 2)),
        Flooding(most=sum(name == "leak" for name, _ in STORY)),
        Script(title="On board", cues=CUES),
    ),
)
