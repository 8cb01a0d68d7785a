"""GameBox: all that the server asks of a game. What is played at a table is no concern of any other module."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from defuse.bots import Bot
from defuse.kernel import Ask, Event, Game, Kit, Observation
from defuse.server.games.talk import TalkRules
from defuse.server.games.telling import Telling
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard, Options
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Message, Speaker, Text


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


class Drawn(Protocol):
    """A game at one moment, as it is drawn."""

    @property
    def scene(self) -> Struct:
        """What everybody may see; a struct with a tag."""

    def yours(self, seat: int | None, view: Any) -> Struct:
        """What one seat (None: a spectator) sees beside it."""


class GameBox(Protocol):
    """A game as the server has it in its box."""

    name: GameName
    """The name of its kit, too."""
    title: Message
    text: Message
    """What it is, in a sentence."""
    one: str
    """What people call one game of it, for texts to select by: `mission` or `game`."""
    players: tuple[int, ...]
    kit: Kit

    # Before a game.

    def card(self, mission: int, language: str) -> MissionCard:
        """What is played, in our words. Raises ValueError if there is no such mission."""

    def only_card(self, language: str) -> MissionCard | None:
        """The card of a game that has no missions to choose from."""

    def bots(self) -> dict[str, Text]:
        """All bots by name, with a sentence on each; the best to play with first."""

    def setup(self, wish: Wish) -> Any:
        """The set-up that a table wishes for. Raises ValueError where it is not possible."""

    # Words and pictures.

    def draw(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ended: Disclosed | None) -> Drawn:
        """The game as it is now. With what is disclosed, all that was hidden is laid open."""

    def ask(self, view: Any, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
        """The open question as a seat sees it."""

    def forms(self, view: Any, speaker: Speaker) -> tuple[FormSeen, ...]:
        """What a seat may do now."""

    def reports(self, view: Any, speaker: Speaker) -> tuple[FormSeen, ...]:
        """What the host of the table may report now, from a view that everybody has."""

    def events(self, board: Any, events: Iterable[Event], at: int) -> Telling:
        """What happened, not yet in words, beginning at the table as it was before."""

    # At the table.

    def talk_rules(self, board: Any, options: Options) -> TalkRules:
        """Who may say what. Without a board no game runs."""

    def clocked(self, game: Game) -> bool:
        """Whether time counts in all of it, not just while a question is open that closes by itself."""

    def moments(self, game: Game) -> Iterable[float]:
        """The seconds of play that some rule waits for."""

    def haste(self, game: Game) -> float:
        """At what share of their pace bots act now."""

    def own_step(self, name: str) -> float | None:
        """The step of a bot that comes with defuse; None for one of another package."""

    def next_captain(self, game: Game) -> int | None:
        """Who is captain after this game; None where there is none."""

    def replay_name(self, game: Game) -> str:
        """What to call its replay file, without an ending."""

    def no_odds(self, game: Game) -> Text | None:
        """Why nobody is told odds in this game; None if the table may agree on them."""

    # Thinking, in other processes.

    def step(self, name: str) -> float:
        """The step of any bot: at its multiples it answers people. Raises ValueError if there is none."""

    def bot(self, name: str, seed: str, company: Mapping[int, str]) -> Bot:
        """A bot by its name, among the bots at other seats. Raises ValueError if there is none."""

    def chances(self, observation: Observation) -> Struct:
        """The odds of a seat, as they are sent; a struct with a tag."""
