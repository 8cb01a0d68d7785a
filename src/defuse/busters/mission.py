"""Mission: a mission card as data. Most missions are nothing more."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Rule
from defuse.words import SOURCE, Message, catalogue, say


class Draw(Struct, frozen=True):
    """So many wires of a colour, drawn at random: `Draw(2, of=3)` draws and shows three and plays with two of them."""

    count: int
    of: int = 0
    values: tuple[int, ...] = tuple(range(1, 12))
    """The printed numbers (before the point) to draw from."""

    @property
    def drawn(self) -> int:
        """How many are drawn and shown."""
        return self.of or self.count


class Wires(Struct, frozen=True, kw_only=True):
    """The wires of a mission."""

    blue: tuple[int, ...] = BLUE_VALUES
    red: int | Draw = 0
    yellow: int | Draw = 0

    def draw(self, colour: Literal["red", "yellow"]) -> Draw:
        """How the wires of a colour are drawn."""
        found = self.red if colour == "red" else self.yellow
        return found if isinstance(found, Draw) else Draw(found)


class Mission(Struct, frozen=True, kw_only=True):
    """A mission card. What it says is in the catalogues: `mission-4` is its title, the rest are attributes of that."""

    number: int
    wires: Wires
    two_players: Wires | None = None
    """The wires with two players, where they differ."""
    three_players: Wires | None = None
    """The wires with three players, where they differ."""
    players: tuple[int, ...] = (2, 3, 4, 5)
    dial: int | None = None
    """Where the dial starts, if not at the number of players."""
    equipment: bool = True
    """Whether equipment cards are laid out."""
    face_down: bool = False
    """Whether they lie face down at first, as many as players: the top ones of their pile, turned up by the mission."""
    banned: tuple[str, ...] = ()
    """Equipment cards that are drawn again."""
    characters: Literal["base", "choice"] = "base"
    """Whether everybody has a Double Detector, or seats other than the captain may choose a new character."""
    captain_token: Literal["yes", "not with two players"] = "yes"
    """Whether the captain places an opening token."""
    seconds_a_turn: float = 0.0
    """How long a turn takes where no real clock runs; 0 in a mission without a clock."""
    rules: tuple[Rule, ...] = field(default_factory=tuple)
    replaces: tuple[str, ...] = ()
    """The ids of base rules that its own rules stand in for."""

    @property
    def title(self) -> Message:
        """What it is called."""
        return say(f"mission-{self.number}")

    @property
    def story(self) -> Message:
        """One sentence to set the scene."""
        return self._attribute("story")

    @property
    def setup(self) -> tuple[Message, ...]:
        """What is special when setting up, in short sentences."""
        return self._attributes("setup-")

    @property
    def goal(self) -> tuple[Message, ...]:
        """What is special in play, in short sentences."""
        return self._attributes("goal-")

    @property
    def questions(self) -> tuple[tuple[Message, Message], ...]:
        """What players ask, and the answers."""
        return tuple(zip(self._attributes("question-"), self._attributes("answer-"), strict=True))

    def _attribute(self, name: str) -> Message:
        return say(f"mission-{self.number}.{name}")

    def _attributes(self, start: str) -> tuple[Message, ...]:
        names = catalogue(SOURCE).attributes(f"mission-{self.number}")
        return tuple([self._attribute(name) for name in names if name.startswith(start)])

    def wires_for(self, players: int) -> Wires:
        """The wires with this many players."""
        return {2: self.two_players, 3: self.three_players}.get(players) or self.wires
