"""Mission 30."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.speed import REST, SPRINT, Race, phase_of
from defuse.busters.script import Cue, Script

SECONDS = (20.0, 20.0, 20.0, 20.0, 15.0, 15.0, 15.0)
"""How long each of the seven cards lies open."""
SPRINT_SECONDS = REST_SECONDS = 120.0

LINES = (
    "First card. Be quick, or it costs you a step!",
    "Second card. This one is for practice.",
    "Third card. If you are slow I take an equipment card away.",
    "Fourth card. If you are fast, all of you may say how many yellow wires you have.",
    "Fifth card, and less time. Whoever is on turn when it runs out falls silent.",
    "Sixth card. If you are fast, one of you draws a number and tells whether it is there.",
    "Seventh card. If you are fast, all the others of that number fall by themselves.",
)
"""What the wolf says to each card."""

CUES = (
    Cue(at=0.0, line="It is me again, the Big Bad Wolf. I huff, I puff, and you hurry!", then=phase_of(1)),
    *(
        cue
        for card, (line, seconds) in enumerate(zip(LINES, SECONDS, strict=True), 1)
        for cue in (
            Cue(phase=phase_of(card), at=0.0, name="turn", line=line, left=seconds),
            Cue(phase=phase_of(card), at=seconds, name="late", line="Time!"),
        )
    ),
    Cue(
        phase=SPRINT,
        at=0.0,
        name="sprint",
        line="Three cards at once. Cut nothing but these, and if you cut all twelve, you have won.",
        left=SPRINT_SECONDS,
    ),
    Cue(
        phase=SPRINT,
        at=SPRINT_SECONDS,
        name="yellows",
        line="Time! Whoever is on turn: name all yellow wires that are left. All of them, and nothing else.",
    ),
    Cue(phase=REST, at=0.0, line="Not bad. Now the rest of it, and then I have to leave.", left=REST_SECONDS),
    Cue(phase=REST, at=REST_SECONDS, line="Too late. I blow the house down.", explodes=True),
)

MISSION = Mission(
    number=30,
    title="Speed Mission!",
    story="The Big Bad Wolf is back, out of breath and in a hurry. Do not let him set the pace. He will.",
    setup=(
        "One red out of two is in the game, shown by ? markers, and four yellows.",
        "The twelve number cards lie face down. The clock starts when the opening tokens lie.",
    ),
    goal=(
        "Seven number cards come one after the other. You win a card if two wires of its number are cut when its time "
        "is over; earlier cuts count. Its price or prize comes then, and so does the next card.",
        "Then three cards come at once, and nothing but their numbers may be cut. Whoever has none of them skips, "
        "free of charge. When all twelve wires are cut you have won.",
        "If you do not make it in time, whoever is on turn has to name all yellow wires that are left in one call. "
        "Wrong: the bomb explodes. Right: there is a little time for the rest.",
    ),
    questions=(
        ("The number was finished long ago.", "Then the card is won, but it lies there as long as any other."),
        (
            "We have won a card with seconds to spare.",
            "The wolf does not hurry. Until its time is over cut what you like; whoever is on turn then has the prize.",
        ),
        ("May we cut other numbers while a card lies open?", "Yes, except while the three cards lie there."),
        ("No yellow wire is left to be named.", "Then that counts as right."),
        (
            "What are signals?",
            "Gestures and faces, without words. The host of the table may report a spoken word: it costs a step.",
        ),
    ),
    wires=Wires(red=Draw(1, of=2), yellow=4),
    seconds_a_turn=4.0,
    rules=(Script(cues=CUES, title="The Big Bad Wolf"), Race()),
)
