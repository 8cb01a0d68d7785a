"""Mission 27."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.gifts import TokenDraft

MISSION = Mission(
    number=27,
    title="Playing with Wire",
    story="It looks like modelling clay, it feels like modelling clay, and there is a clock in it.",
    setup=(
        "One red wire and four yellow ones are in the game.",
        "Characters lie face down: nobody has a Double Detector.",
        "With two players the captain places no opening token.",
    ),
    goal=(
        "As soon as the first two yellow wires are cut, as many tokens as players are drawn by lot and laid in a line.",
        "Captain first and clockwise, everybody takes one and puts it at a wire of that value. If you have none, it "
        "lies beside your stand and tells just that.",
    ),
    questions=(
        ("May I take a token of a value that I have not?", "Yes. It then tells that you have none."),
        ("Are there Emergency Batteries?", "No, there would be nothing to charge."),
    ),
    wires=Wires(red=1, yellow=4),
    banned=("7",),
    captain_token="not with two players",
    rules=(BesideStands(), TokenDraft()),
    replaces=("characters",),
)
