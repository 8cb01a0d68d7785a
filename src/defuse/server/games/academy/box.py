"""Bomb Squad Academy, as the server plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from defuse import academy
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import Board
from defuse.academy.view import View
from defuse.bots.academy import names
from defuse.kernel import Ask, Event, Form, Game, Kit, Observation
from defuse.server.games.academy.drawing import Picture, sketch_of
from defuse.server.games.academy.events import events_of
from defuse.server.games.academy.forms import ask_of, forms_of
from defuse.server.games.academy.in_words import lines_of, odds_of
from defuse.server.games.academy.odds import chances_of
from defuse.server.games.academy.scenes import AcademyEnding, AcademyScene, AcademyYours, BombChances
from defuse.server.games.box import Disclosed, Ended, GameBox, Shapes, Wish
from defuse.server.games.talk import FreeTalk
from defuse.server.games.telling import EventTold, Telling
from defuse.server.speakers import speaker
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard, Options
from defuse.server.wire.scenes import ClockSeen
from defuse.words import SOURCE, Message, Seat, Speaker, Text, catalogue, say

CHOOSING = 0.35
"""The share of the pace at which bots choose: nobody sees what, so there is nothing to follow."""

BOTS: dict[str, Text] = {
    "careful": say("bot-academy-careful"),
    "expert": say("bot-academy-expert"),
    "random": say("bot-academy-random"),
}


@cache
def card_of(language: str) -> MissionCard:
    """The game in our words."""
    text = speaker(language).text
    names = catalogue(SOURCE).attributes("game-academy-card")
    said = {name: text(say(f"game-academy-card.{name}")) for name in names}
    return MissionCard(
        game="academy",
        whole=True,
        title=text(say("game-academy")),
        box="",
        players=(2, 3, 4, 5),
        story=said["story"],
        setup=tuple([said[name] for name in names if name.startswith("setup-")]),
        goal=tuple([said[name] for name in names if name.startswith("goal-")]),
        questions=tuple(
            [(said[name], said[name.replace("question", "answer")]) for name in names if name.startswith("question-")]
        ),
        wires=said["wires"],
        clock=False,
    )


class AcademyBox(GameBox):
    """Bomb Squad Academy: three bombs, everybody for themselves."""

    name: GameName = "academy"
    title = say("game-academy")
    text = say("game-academy.text")
    one = "game"
    players: tuple[int, ...] = (2, 3, 4, 5)
    kit: Kit = academy.KIT
    shapes = Shapes(AcademyScene, AcademyYours, BombChances)

    def card(self, mission: int, language: str) -> MissionCard:
        return card_of(language)

    def only_card(self, language: str) -> MissionCard | None:
        return card_of(language)

    def bots(self) -> dict[str, Text]:
        return {name: BOTS.get(name, "") for name in (*BOTS, *names()) if name in names()}

    def setup(self, wish: Wish) -> academy.Setup:
        seconds = float(wish.options.window) or None
        setup = academy.Setup(players=wish.players, seconds=seconds)
        self.kit.begin(setup)  # raises ValueError where it is not possible
        return setup

    def draw(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ended: Disclosed | None) -> Picture:
        return Picture(game, speaker, clock, None if ended is None else _ending(game, speaker, ended))

    def sketch(self, seen: Observation, speaker: Speaker) -> tuple[AcademyScene, AcademyYours]:
        return sketch_of(seen, speaker)

    def ask(self, view: View, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
        return ask_of(view, ask, speaker)

    def forms(self, view: View, forms: Sequence[Form], speaker: Speaker) -> tuple[FormSeen, ...]:
        return forms_of(view, forms, speaker)

    def events(self, board: Board, events: Iterable[Event], at: int) -> Telling:
        return events_of(board, events, at)

    def rules(self) -> tuple[Message, ...]:
        names = catalogue(SOURCE).attributes("game-academy-card")
        card = [name for name in names if name.startswith(("setup-", "goal-"))]
        return (say("program-rules-academy"), *[say(f"game-academy-card.{name}") for name in card])

    def lines(self, scene: AcademyScene, yours: AcademyYours, speaker: Speaker) -> list[str]:
        return lines_of(scene, yours, speaker)

    def odds_lines(self, told: BombChances, scene: AcademyScene, speaker: Speaker) -> list[str]:
        return odds_of(told, scene, speaker)

    def talk_rules(self, board: Board | None, options: Options) -> FreeTalk:
        """People may say what they like, true or not: nothing is played together."""
        return FreeTalk(board is None or board.outcome is not None)

    def turn(self, board: Board) -> int:
        """Here people count rounds."""
        return board.rounds

    def bot_pace(self, game: Game) -> float:
        return CHOOSING if isinstance(game.ask, ChooseAsk) else 1.0

    def ended(self, game: Game, told: tuple[EventTold, ...]) -> Ended:
        return Ended(game.outcome is not None and game.outcome.won, _why(game), game.public.rounds)

    def no_odds(self, game: Game) -> Text | None:
        return None

    def chances(self, observation: Observation) -> BombChances:
        return chances_of(observation)


BOX = AcademyBox()


def _ending(game: Game, speaker: Speaker, ended: Disclosed) -> AcademyEnding:
    assert game.outcome is not None
    why = speaker.text(_why(game))
    return AcademyEnding(winners=game.outcome.winners, why=why, seed=ended.seed, replay=ended.replay)


def _why(game: Game) -> Message:
    assert game.outcome is not None
    winners = tuple([Seat(seat) for seat in game.outcome.winners])
    return say("academy-won", seats=winners, points=max(game.public.scores))
