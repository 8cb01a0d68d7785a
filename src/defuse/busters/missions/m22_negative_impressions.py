"""Mission 22."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.absences import AbsentOpening
from defuse.busters.rules.beside import BesideStands
from defuse.busters.rules.gifts import Gifts

MISSION = Mission(
    number=22,
    title="Negative Impressions",
    story="A detective would start with what cannot be, and see what is left.",
    setup=(
        "One red wire and four yellow ones are in the game.",
        "Instead of an opening token everybody chooses two tokens of values they have none of, yellow too, and puts "
        "them beside the stand; with two stands, one beside each. Whoever lacks fewer values places fewer tokens.",
    ),
    goal=(
        "As soon as the first two yellow wires are cut, everybody, captain first and clockwise, chooses a token from "
        "the supply and gives it to the next one on the left.",
        "Put the token that you get at a wire of that value. If you have none, it lies beside your stand.",
    ),
    questions=(
        (
            "I have two stands. Does a token speak of the stand that it lies beside?",
            "No, it tells that there is no such wire in your whole hand.",
        ),
        ("May I give any token?", "Any that is in the supply, or lies at a cut wire and can be taken back."),
        ("Are gifts given again with the other two yellows?", "No, only once."),
    ),
    wires=Wires(red=1, yellow=4),
    rules=(AbsentOpening(), BesideStands(), Gifts()),
    replaces=("opening",),
)
