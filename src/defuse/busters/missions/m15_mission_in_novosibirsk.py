"""Mission 15."""

from defuse.busters.mission import Draw, Mission, Wires
from defuse.busters.rules.number_deck import NumberDeck

MISSION = Mission(
    number=15,
    title="Mission in Novosibirsk",
    story="The tool boxes have labels that nobody can read. Open one and be surprised.",
    setup=(
        "One red wire out of three, with two players two out of three.",
        "The equipment cards lie face down. The number cards are a deck, and its first card is turned up.",
    ),
    goal=(
        "When all four wires of the visible number are cut, the left-most face-down equipment card is turned up and "
        "can be used at once, whatever its number. Then the next number card is turned up.",
        "A number card that comes up when its four wires are cut already is replaced, and brings no equipment.",
    ),
    questions=(
        (
            "Do equipment cards become usable by their own numbers as well?",
            "No. Nobody knows them, and a card that is turned up can be used anyway.",
        ),
    ),
    wires=Wires(red=Draw(1, of=3)),
    two_players=Wires(red=Draw(2, of=3)),
    face_down=True,
    rules=(NumberDeck(),),
)
