"""Mission 65."""

from defuse.busters.mission import Mission, Wires
from defuse.busters.rules.hand_me_downs import HandMeDowns

MISSION = Mission(
    number=65,
    title="Hand-Me-Downs",
    story="There is one set of numbers for everybody, so please pass it round.",
    setup=(
        "Three red wires are in the game. It is played by three to five.",
        "The number cards are dealt out as evenly as possible, from the captain on, and lie face up in front of "
        "everybody.",
        "The equipment is drawn without X or Y Ray, and nobody takes the character who has it.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "You may only cut numbers whose card lies face up in front of you. If you hold none of them, you skip your "
        "turn and the dial moves one step.",
        "Whatever you did, at the end of your turn you give one of your face-up cards to a teammate who has wires.",
        "When a number is finished its card is turned face down and stays where it is.",
        "Whoever loses the last wire hands one card on at once. Other face-up cards would be stranded there, and the "
        "mission would be lost.",
    ),
    questions=(
        ("I used the Coffee Mug. Do I hand a card on?", "Yes. It only spares you the step for having no fitting wire."),
        ("I have only reds left.", "Reveal them. No number card is needed for that."),
        ("All my cards lie face down.", "Then you have no number to cut: skip your turn, one step."),
        ("Only I have wires left.", "Then there is nobody to hand a card to, and you keep yours."),
    ),
    wires=Wires(red=3),
    players=(3, 4, 5),
    banned=("10",),
    characters="choice",
    rules=(HandMeDowns(),),
)
