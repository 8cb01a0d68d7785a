"""Bomb Squad Academy, as the server plays it."""

from __future__ import annotations

from collections.abc import Iterable

from defuse import academy
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import Board
from defuse.academy.view import View
from defuse.bots.academy import names
from defuse.kernel import Ask, Event, Game, Kit, Observation
from defuse.server.games.academy.drawing import People, Picture
from defuse.server.games.academy.events import events_of
from defuse.server.games.academy.forms import ask_of, forms_of
from defuse.server.games.academy.odds import chances_of
from defuse.server.games.academy.scenes import AcademyEnding, AcademyScene, AcademyYours, BombChances
from defuse.server.games.box import Disclosed, GameBox, Shapes, Wish
from defuse.server.games.talk import FreeTalk
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.options import GameName, MissionCard, Options
from defuse.server.wire.scenes import ClockSeen, Telling

CHOOSING = 0.35
"""The share of the pace at which bots choose: nobody sees what, so there is nothing to follow."""

BOTS = {
    "careful": "Counts cards, and does not let itself be read.",
    "expert": "Works out what the others should play, and plays against it.",
    "random": "Does anything legal.",
}

CARD = MissionCard(
    game="academy",
    whole=True,
    title="Bomb Squad Academy",
    box="",
    players=(2, 3, 4, 5),
    story="Graduation day. Three bombs, one certificate for the best, and everybody wants to be the last to flinch.",
    setup=(
        "Everybody chooses a card in secret; all are revealed at once.",
        "A cutter cuts its wire: one card is flipped for each cutter. The trigger moves by the values of the cards. "
        "If nothing explodes, those who cut share the newest card's value, 1 for every exposed card, and the plates.",
        "Wait: 3 points, and you protect a wire. A protected wire is not cut.",
        "Chicken: when nothing exploded, look at the upcoming cards of two wires or at the tiles of one.",
        "Behind each track lie tiles, face down; a trigger that comes to one flips it. At the BOOM whoever cut that "
        "wire loses 5 points, and every chicken gains 5.",
        "Cards that you played stay on the table for a while. From the second bomb on there are plates and tools.",
    ),
    goal=("After three bombs the highest score wins.",),
    questions=(
        ("Who knows what I have looked at?", "Everybody sees where you looked, nobody what you saw."),
        (
            "When can I use a tool?",
            "When its time comes, you are asked. The fastest goes first; then all are asked again.",
        ),
    ),
    wires="green, blue, red and yellow; two players do without yellow",
    clock=False,
)
"""The game in our words."""


class AcademyBox(GameBox):
    """Bomb Squad Academy: three bombs, everybody for themselves."""

    name: GameName = "academy"
    title = "Bomb Squad Academy"
    text = "Against each other: three bombs. Choose a wire in secret, cut it alone, and stop before it explodes."
    one = "game"
    players: tuple[int, ...] = (2, 3, 4, 5)
    kit: Kit = academy.KIT
    shapes = Shapes(AcademyScene, AcademyYours, BombChances)

    def card(self, mission: int) -> MissionCard:
        return CARD

    def bots(self) -> dict[str, str]:
        return {name: BOTS.get(name, "") for name in (*BOTS, *names()) if name in names()}

    def setup(self, wish: Wish) -> academy.Setup:
        seconds = float(wish.options.window) or None
        setup = academy.Setup(players=wish.players, seconds=seconds)
        self.kit.begin(setup)  # raises ValueError where it is not possible
        return setup

    def naming(self, names: tuple[str, ...]) -> People:
        return People(names)

    def draw(self, game: Game, names: People, clock: ClockSeen | None, ended: Disclosed | None) -> Picture:
        return Picture(game, names, clock, None if ended is None else _ending(game, names, ended))

    def ask(self, view: View, ask: Ask | None, names: People) -> AskSeen | None:
        return ask_of(view, ask)

    def forms(self, view: View, names: People) -> tuple[FormSeen, ...]:
        return forms_of(view, names)

    def events(self, board: Board, events: Iterable[Event], names: People, at: int) -> Telling:
        return events_of(events, names, at)

    def talk_rules(self, board: Board | None, options: Options) -> FreeTalk:
        """People may say what they like, true or not: nothing is played together."""
        return FreeTalk(board is None or board.outcome is not None)

    def bot_pace(self, game: Game) -> float:
        return CHOOSING if isinstance(game.ask, ChooseAsk) else 1.0

    def no_odds(self, game: Game) -> str | None:
        return None

    def chances(self, observation: Observation) -> BombChances:
        return chances_of(observation)


BOX = AcademyBox()


def _ending(game: Game, names: People, ended: Disclosed) -> AcademyEnding:
    outcome = game.outcome
    assert outcome is not None
    who = [names.seat(seat) for seat in outcome.winners]
    most = max(game.public.scores)
    why = f"{' and '.join(who)} {'wins' if len(who) == 1 else 'share the victory'} with {most} points."
    return AcademyEnding(winners=outcome.winners, why=why, seed=ended.seed, replay=ended.replay)
