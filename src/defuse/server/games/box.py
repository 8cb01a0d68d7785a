"""GameBox: all that the server asks of a game. `box_named` finds it by the name of the game.

What is played at a table is no concern of any other module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from msgspec import Struct

from defuse.kernel import Ask, Event, Form, Game, Kit, Observation
from defuse.server.games.in_words import plain_lines
from defuse.server.games.school import School
from defuse.server.games.talk import FreeTalk, TalkRules
from defuse.server.games.telling import EventTold, Telling
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard, Options
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Message, Speaker, Text, say


class Wish(NamedTuple):
    """What a table has agreed to play."""

    mission: int
    players: int
    captain: int | None
    options: Options


class Disclosed(NamedTuple):
    """What is told of a game when it is over."""

    seed: str
    replay: str
    """Where the replay file can be fetched."""
    told: tuple[EventTold, ...] = ()
    """What happened last."""


class Drawn(Protocol):
    """A game at one moment, as it is drawn."""

    @property
    def scene(self) -> Struct:
        """What everybody may see; a struct with a tag."""

    def yours(self, seat: int | None, view: Any) -> Struct:
        """What one seat (None: a spectator) sees beside it."""


class Shapes(NamedTuple):
    """What is drawn of a game, as structs with a tag `game`. The schema of the messages is made from them."""

    scene: type[Struct]
    yours: type[Struct]
    chances: type[Struct] | None = None
    """None where no odds are told."""


class Proven(NamedTuple):
    """Why a wire is certain: its value in a word, and the steps, each with the wires that it speaks of."""

    value: str
    steps: tuple[tuple[Message, tuple[int, ...]], ...]


class CampaignBox(NamedTuple):
    """A part of a campaign: it opens as a whole."""

    title: Message
    first: int
    last: int


class Ended(NamedTuple):
    """How a game ended, for those who keep a history."""

    won: bool
    why: Text
    turns: int
    dial: int | None = None
    """How much was left, in games that have such a thing."""
    captain: int | None = None


class GameBox(ABC):
    """A game as the server has it in its box. What a game does not have is left as it is here."""

    name: GameName
    """The name of its kit, too."""
    title: Message
    text: Message
    """What it is, in a sentence."""
    one: str
    """What people call one game of it, for texts to select by: `mission` or `game`."""
    players: tuple[int, ...]
    kit: Kit
    shapes: Shapes
    school: School | None = None
    """Its lessons; None for a game that has none."""

    # Before a game.

    @abstractmethod
    def card(self, mission: int, language: str) -> MissionCard:
        """What is played, in our words. Raises ValueError if there is no such mission."""

    def missions(self, language: str) -> tuple[MissionCard, ...]:
        """The cards of all missions; none for a game that is played as a whole."""
        return ()

    def campaign(self) -> tuple[CampaignBox, ...]:
        """The boxes of its campaign, in order; none for a game without one."""
        return ()

    def joins(self, mission: int) -> Literal["", "equipment", "characters"]:
        """What joins the campaign with a mission."""
        return ""

    def layout(self, mission: int, players: int, language: str) -> Struct:
        """What to lay out of the real box. It is called in another process."""
        raise ValueError(f"there is no companion of {self.title}")

    def only_card(self, language: str) -> MissionCard | None:
        """The card of a game that has no missions to choose from."""
        return None if self.missions(language) else self.card(1, language)

    @abstractmethod
    def bots(self) -> dict[str, Text]:
        """All bots by name, with a sentence on each; the best to play with first."""

    @abstractmethod
    def setup(self, wish: Wish) -> Any:
        """The set-up that a table wishes for. Raises ValueError where it is not possible."""

    # Words and pictures.

    @abstractmethod
    def draw(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ended: Disclosed | None) -> Drawn:
        """The game as it is now. With what is disclosed, all that was hidden is laid open."""

    def sketch(self, seen: Observation, speaker: Speaker) -> tuple[Struct, Struct]:
        """A table that somebody has written down: what everybody may see, and what its seat sees beside it."""
        raise ValueError(f"nobody draws tables of {self.title} that are not played here")

    @abstractmethod
    def ask(self, view: Any, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
        """The open question as a seat sees it."""

    @abstractmethod
    def forms(self, view: Any, forms: Sequence[Form], speaker: Speaker) -> tuple[FormSeen, ...]:
        """What a seat may do now, in words."""

    def reports(self, view: Any, speaker: Speaker) -> tuple[FormSeen, ...]:
        """What the host of the table may report now, from a view that everybody has."""
        return ()

    @abstractmethod
    def events(self, board: Any, events: Iterable[Event], at: int) -> Telling:
        """What happened, not yet in words, beginning at the table as it was before."""

    # In words, for those who cannot see a drawing.

    def rules(self) -> tuple[Message, ...]:
        """How it is played, in short."""
        return (self.text,)

    def lines(self, scene: Any, yours: Any, speaker: Speaker) -> list[str]:
        """The table as a seat sees it, made of a scene and what is beside it."""
        return plain_lines(scene, speaker)

    def odds_lines(self, told: Any, scene: Any, speaker: Speaker) -> list[str]:
        """The odds of a seat, as they were sent."""
        return plain_lines(told, speaker)

    # At the table.

    def talk_rules(self, board: Any, options: Options) -> TalkRules:
        """Who may say what. Without a board no game runs."""
        return FreeTalk(board is None or board.outcome is not None)

    def is_pointable(self, game: Game, wire: int) -> bool:
        """Whether a wire is where everybody sees it, so that somebody can point at it."""
        return False

    def has_clock(self, game: Game) -> bool:
        """Whether time counts in all of it, not just while a question is open that closes by itself."""
        return False

    def clock_moments(self, game: Game) -> Iterable[float]:
        """The seconds of play that some rule waits for."""
        return ()

    def bot_pace(self, game: Game) -> float:
        """At what share of their pace bots act now."""
        return 1.0

    def next_captain(self, game: Game) -> int | None:
        """Who is captain after this game; None where there is none."""
        return None

    def ended(self, game: Game, told: tuple[EventTold, ...]) -> Ended:
        """How a game ended, from what happened last."""
        return Ended(game.outcome is not None and game.outcome.won, "", 0)

    def mission_of(self, setup: Any) -> int:
        """Which mission a set-up is of; 1 for a game that has none."""
        return int(getattr(setup, "mission", 1))

    def turn(self, board: Any) -> int:
        """How many turns have begun."""
        return int(getattr(board, "turns", 0))

    def replay_name(self, game: Game) -> str:
        """What to call its replay file, without an ending."""
        return str(self.name)

    def no_odds(self, game: Game) -> Text | None:
        """Why nobody is told odds in this game; None if the table may agree on them."""
        return say("odds-none")

    def chances(self, observation: Observation) -> Struct:
        """The odds of a seat, as they are sent. It is called in another process."""
        raise ValueError(f"no odds are told in {self.title}")

    def proof(self, observation: Observation, wire: int) -> Proven | None:
        """Why a wire is certain for a seat; None if it is not. It is called in another process."""
        return None
