"""Mission 51."""

from typing import ClassVar

from defuse.busters.events import DialMoved, TableReady
from defuse.busters.mission import Mission, Wires
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.commanders import Commanders
from defuse.busters.view import Table
from defuse.kernel import Steps


class ExtraStep(Rule, frozen=True, kw_only=True):
    """The dial starts one step further back, as if one more were playing (C1)."""

    id: str = "extra-step"

    rank: ClassVar[Rank] = Rank.MISSION

    def after(self, table: Table, event: TableReady) -> Steps:
        yield DialMoved(1, "set-up")


MISSION = Mission(
    number=51,
    title="It's Your (Un)Lucky Day!",
    story="Orders are orders, and whoever gives them has only a feeling to go by.",
    setup=(
        "One red wire is in the game; with two players two, and the captain places no opening token.",
        "The twelve number cards are a face-down deck.",
        "The dial starts one step further back, as if one more were playing.",
        "The equipment is drawn without X or Y Ray, and nobody takes the character who has it.",
        "Everybody but the captain may take one of the new characters.",
    ),
    goal=(
        "On your turn you command: turn up the top number card and, without asking anybody, choose who has to cut it. "
        "It may be yourself.",
        "Whoever is chosen and has the number cuts it. Whoever does not have it shows one of their wires with a token "
        "of their choice, and the dial moves one step.",
        "Finished numbers leave the deck; a used-up deck is shuffled anew. The command passes to your left.",
    ),
    questions=(
        ("I have only reds at the start of my turn.", "Reveal them; no card is turned up."),
        ("The one I chose has nothing but reds.", "Then there is nothing to show or to cut: the bomb explodes."),
        ("Who may use equipment?", "What belongs to a cut: the one who cuts. The Coffee Mug: you, before the card."),
        ("Who is next?", "The seat to the left of the one who commanded."),
    ),
    wires=Wires(red=1),
    two_players=Wires(red=2),
    captain_token="not with two players",
    banned=("10",),
    characters="choice",
    rules=(ExtraStep(), Commanders()),
    replaces=("turns",),
)
