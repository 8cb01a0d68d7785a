"""Mission 42."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.circus import Show
from defuse.busters.script import Cue, Script

LINES = {
    "magician": "Lights down for the magician! In secret, one cut pair of your choice comes back, as good as new.",
    "left": "Everybody up, and one place to the left! The stands stay where they are.",
    "juggler": "Here comes the juggler! Two of your cut wires, of different values, change places.",
    "right": "The band plays backwards: everybody one place to the right! The stands stay where they are.",
    "knife": "Hold still for the knife thrower! All cut wires fly off your stands.",
    "ta-da": "From now on the audience wants a bow: whoever cuts says “Ta-da!”",
    "validation": "The clown trips and takes all validation tokens with him. I hope you have been counting.",
    "trampoline": "The trampoline! One after the other, clockwise: boing!",
    "check": "The director looks round sternly. Did the last one who cut take a bow?",
    "trampoline twice": "The trampoline again, and this time round twice: boing, boing!",
}
"""What the ringmaster says, act by act."""

PROGRAMME = (
    "magician",
    "left",
    "juggler",
    "right",
    "knife",
    "ta-da",
    "magician",
    "juggler",
    "validation",
    "trampoline",
    "check",
    "magician",
    "trampoline twice",
    "right",
    "trampoline",
)
EVERY = 3
"""An act comes after so many finished turns."""

CUES = tuple(Cue(name=act, line=LINES[act], turns=EVERY * place) for place, act in enumerate(PROGRAMME, 1))

MISSION = Mission(
    number=42,
    title="Time to Run Away and Join the Circus",
    story="Tonight you are the attraction: the bomb lies in the ring, and the ringmaster has a programme.",
    setup=("One red out of three is in the game, shown by ? markers, and four yellows.",),
    goal=(
        "There is no clock. After every third turn comes an act of the show: do what the ringmaster says.",
        "Whoever had the turn is in the ring, and chooses where there is something to choose.",
        "An act that finds no fitting wires is left out.",
    ),
    questions=(
        (
            "Everybody moves to another seat. What comes along?",
            "You take the captain's card, your character and your turn with you. Stands, wires and tokens stay.",
        ),
        ("A pair comes back. Is the equipment locked again?", "No. What is unlocked stays unlocked."),
        (
            "Do we see which pair comes back?",
            "You see where it stands, but not what it is: remember, or look it up in the log. It has to be cut again.",
        ),
        (
            "Two cut wires were juggled. Does it matter?",
            "They stand out of order. If the magician brings one back, no equipment touches it.",
        ),
        ("What if I do not say “Ta-da!”?", "Nothing at first. But the director may come and check."),
    ),
    wires=Wires(red=Draw(1, of=3), yellow=4),
    characters="choice",
    rules=(Script(cues=CUES, title="The show"), Show()),
)
