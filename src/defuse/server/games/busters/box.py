"""Bomb Busters, as the server plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.board import Board
from defuse.busters.memory import by_heart
from defuse.busters.rules.countdown import Countdown
from defuse.busters.script import Script
from defuse.busters.setup import check
from defuse.busters.view import View
from defuse.busters.wires import kinds_of, word
from defuse.companion import Layout, layout_of
from defuse.kernel import Among, Ask, Event, Form, Game, Kit, Observation
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.odds.why import why_words, wires_named
from defuse.server.games.box import CampaignBox, Disclosed, Ended, GameBox, Proven, Shapes, Wish
from defuse.server.games.busters.cards import JOINS, all_missions, bot_texts, campaign_boxes, mission_card
from defuse.server.games.busters.drawing import scene_of, sketch_of, yours_of
from defuse.server.games.busters.endings import ending_of, why_ended
from defuse.server.games.busters.events import events_of
from defuse.server.games.busters.forms import ask_of, forms_of, reports_of
from defuse.server.games.busters.in_words import RULES, lines_of, odds_of
from defuse.server.games.busters.lessons.school import SCHOOL
from defuse.server.games.busters.scenes import Ending, Scene, WireChances, WireOdds, Yours
from defuse.server.games.busters.talk import MissionTalk
from defuse.server.games.telling import EventTold, Telling
from defuse.server.speakers import speaker
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard, Options
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Message, Speaker, Text, say

OPENING = 0.4
"""The share of the pace at which bots place their opening tokens."""

BY_HEART = say("odds-by-heart")


class Picture:
    """A game at one moment: the scene, and what is needed to tell what a seat sees beside it."""

    def __init__(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ending: Ending | None) -> None:
        self.speaker = speaker
        self.over = ending is not None
        self.late = 0.0 if clock is None else clock.seconds - game.public.clock
        self.scene, self.common = scene_of(game, speaker, clock=clock, ending=ending)

    def yours(self, seat: int | None, view: View) -> Yours:
        if self.over:
            return Yours(seat=seat)
        return yours_of(view, self.speaker, self.common, self.late)


class BustersBox(GameBox):
    """Bomb Busters: 66 missions that are won or lost together."""

    name: GameName = "busters"
    title = say("game-busters")
    text = say("game-busters.text")
    one = "mission"
    players: tuple[int, ...] = (2, 3, 4, 5)
    kit: Kit = busters.KIT
    shapes = Shapes(Scene, Yours, WireChances)
    school = SCHOOL

    def card(self, mission: int, language: str) -> MissionCard:
        return mission_card(mission, language)

    def missions(self, language: str) -> tuple[MissionCard, ...]:
        return all_missions(language)

    def layout(self, mission: int, players: int, language: str) -> Layout:
        return layout_of(mission, players, speaker(language))

    def campaign(self) -> tuple[CampaignBox, ...]:
        return campaign_boxes()

    def joins(self, mission: int) -> Literal["", "equipment", "characters"]:
        return JOINS.get(mission, "")

    def bots(self) -> dict[str, Text]:
        return bot_texts()

    def setup(self, wish: Wish) -> busters.Setup:
        setup = busters.Setup(
            mission=wish.mission, players=wish.players, captain=wish.captain, clock=wish.options.clock
        )
        check(setup, catalogue.mission(wish.mission))
        return setup

    def draw(self, game: Game, speaker: Speaker, clock: ClockSeen | None, ended: Disclosed | None) -> Picture:
        return Picture(game, speaker, clock, None if ended is None else ending_of(game, speaker, ended))

    def sketch(self, seen: Observation, speaker: Speaker) -> tuple[Scene, Yours]:
        return sketch_of(seen, speaker)

    def ask(self, view: View, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
        return ask_of(view, ask, speaker)

    def forms(self, view: View, forms: Sequence[Form], speaker: Speaker) -> tuple[FormSeen, ...]:
        return forms_of(view, forms, speaker)

    def reports(self, view: View, speaker: Speaker) -> tuple[FormSeen, ...]:
        return reports_of(view, speaker)

    def events(self, board: Board, events: Iterable[Event], at: int) -> Telling:
        return events_of(board, events, at)

    def rules(self) -> tuple[Message, ...]:
        return RULES

    def lines(self, scene: Scene, yours: Yours, speaker: Speaker) -> list[str]:
        return lines_of(scene, yours, speaker)

    def odds_lines(self, told: WireChances, scene: Scene, speaker: Speaker) -> list[str]:
        return odds_of(told, scene, speaker)

    def talk_rules(self, board: Board | None, options: Options) -> MissionTalk:
        return MissionTalk(board, options)

    def is_pointable(self, game: Game, wire: int) -> bool:
        return any(wire in stand for stand in game.public.stands)

    def has_clock(self, game: Game) -> bool:
        return game.setup.clock and bool(catalogue.mission(game.setup.mission).seconds_a_turn)

    def clock_moments(self, game: Game) -> Iterable[float]:
        board: Board = game.public
        for rule in board.rules:
            if isinstance(rule, Countdown) and rule.since is not None:
                yield rule.since + rule.limit(board.players)
            elif isinstance(rule, Script) and rule.running and not rule.pace:
                here = [cue for cue in rule.cues if cue.phase == rule.phase][rule.spoken :]
                yield from [rule.since + cue.at for cue in here[:1] if cue.at is not None]

    def bot_pace(self, game: Game) -> float:
        return 1.0 if game.public.opened else OPENING

    def next_captain(self, game: Game) -> int | None:
        """It moves on by one seat after each mission (C14)."""
        captain: int = game.public.captain
        return (captain + 1) % len(game.seats())

    def ended(self, game: Game, told: tuple[EventTold, ...]) -> Ended:
        board: Board = game.public
        won = game.outcome is not None and game.outcome.won
        return Ended(won, why_ended(game, told), board.turns, board.dial, board.captain)

    def replay_name(self, game: Game) -> str:
        return f"mission-{game.setup.mission}"

    def no_odds(self, game: Game) -> Text | None:
        return BY_HEART if by_heart(game.public) else None

    def chances(self, observation: Observation) -> WireChances:
        try:
            odds = Odds(observation)
            return WireChances(wires=tuple([_wire(odds, wire) for wire in odds.hidden]))
        except Contradiction:
            return WireChances(wires=())

    def proof(self, observation: Observation, wire: int) -> Proven | None:
        try:
            odds = Odds(observation)
        except Contradiction:
            return None
        if wire not in odds.hidden or len(odds.values(wire)) != 1:
            return None
        value = next(iter(odds.values(wire)))
        try:
            why = odds.why(Among((wire,), kinds_of(value), 1))
        except TooManyFacts:
            return None
        words = why_words(observation, why)
        wires = [wires_named(why.steps, step) for step in why.steps]
        return Proven(word(value), tuple(zip(words, wires, strict=True)))


BOX = BustersBox()


def _wire(odds: Odds, wire: int) -> WireOdds:
    return WireOdds(wire=wire, values={word(value): chance for value, chance in odds.values(wire).items()})
