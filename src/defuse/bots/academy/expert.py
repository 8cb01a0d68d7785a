"""`expert` for Bomb Squad Academy: it mixes its choice so that nobody gains by knowing how.

A round is a game of its own: everybody chooses at once. What each combination of cards does to everybody's chance of
winning is in `stakes`, and how to mix then in `equilibrium`. What others have peeked at, and the expert has not, is
drawn several times; in each such world the others choose by what they would have seen there, while the expert's own mix
is the same in all of them. Everybody is taken to be `careful` now and then: whoever sits there may be no expert.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from defuse.academy import catalogue
from defuse.academy.acts import Choose, TakeTool
from defuse.academy.asks import PeekAsk, ToolAsk
from defuse.academy.board import ACTIONS, CHICKEN, WAIT, Board
from defuse.academy.names import action_name
from defuse.bots.academy import expert_tools
from defuse.bots.academy.answers import answer
from defuse.bots.academy.careful import KEEP_WAIT, PEEK, SHARPNESS, CarefulBot, sniffs
from defuse.bots.academy.equilibrium import STEPS, World, solve
from defuse.bots.academy.matrix import Array, expected, gains
from defuse.bots.academy.mind import Mind, guess
from defuse.bots.academy.stakes import in_points, rounds_to_come, stakes
from defuse.bots.academy.tools import worth_using
from defuse.bots.bot import Decision
from defuse.kernel import Act, Chance, Observation, imagine, veil
from defuse.odds.academy import AcademyOdds
from defuse.words import Message, say

WORLDS = 4
"""How often the cards are drawn that only others have seen."""
HABIT = 0.15
"""How likely somebody is taken to choose as `careful` does. With more, experts trip over each other more often."""
HOLD_WAIT = {2: 4.0, 3: 3.0, 4: 3.0, 5: 3.0}
"""How many points a Wait is worth that one still has: with two players it stops all that the other one does."""
WHILE = 4.0
"""With fewer rounds of the bomb to come than this, a Wait is worth less: it may be lost unused."""
MIRROR = 1.5
"""How many points more it is worth to be chicken with a Mirror."""
RARELY = 0.03
"""What is likely to be played less often than this is not played at all."""


class Thought(NamedTuple):
    """How an expert chooses."""

    mix: dict[str, float]
    """How likely it plays each card."""
    wins: float
    """How likely it wins, it thinks."""


class ExpertBot(CarefulBot):
    """Mixes its cards so that nobody would gain by knowing how."""

    def __init__(self, seed: str, worlds: int = WORLDS, steps: int = STEPS) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.steps = steps

    def choose(self, mind: Mind) -> Decision:
        """A tool for choosing, or the action of this round."""
        sniff = sniffs(mind)
        if sniff is not None:
            return Decision(sniff, say("reason-better-choice"))
        thought = self.solved(mind, mind.board)
        tool = self.all_cards_back(mind, thought)
        if tool is not None:
            return Decision(tool, say("reason-all-cards"))
        card = by_lot(thought.mix, mind.chance)
        return Decision(Choose(seat=mind.seat, card=card), told(thought.mix, card))

    def answer(self, mind: Mind) -> Act | None:
        """What to answer to a question that is no window and no choice of an action."""
        match mind.board.ask:
            case ToolAsk():
                return TakeTool(seat=mind.seat, tool=expert_tools.first_choice(mind.board.display))
            case PeekAsk():
                mirror = expert_tools.mirror(mind)
                return answer(mind) if mirror is None else mirror.nth(0)
        return answer(mind)

    def best_use(self, mind: Mind) -> tuple[Act, float] | None:
        """The best use of a tool in a window, and how many points it brings."""
        return expert_tools.best_use(mind)

    def solved(self, mind: Mind, board: Board) -> Thought:
        """How to mix at a table, which may have another hand than is really there."""
        worlds = [world(replace(seen, public=board)) for seen in self.seen_by_others(mind)]
        found = solve(worlds, mind.seat, HABIT, self.steps)
        mix = found.mixes[0][mind.seat]
        mix = np.where(mix < RARELY, 0.0, mix)
        mix /= mix.sum()
        cards = board.hands[mind.seat]
        return Thought(dict(zip(cards, mix.tolist(), strict=True)), float(mix @ found.brings))

    def seen_by_others(self, mind: Mind) -> list[Observation]:
        """One's own observation, with what only others have seen filled in; several times if there is such a thing."""
        known = mind.board.known
        secret = 0
        for seat in range(mind.board.players):
            secret |= known[seat] & ~known[mind.seat]
        if not secret:
            return [mind.observation]
        found = []
        for number in range(self.worlds):
            deal = imagine(mind.observation, None, f"{mind.chance.seed}/{number}").secret.faces
            found.append(replace(mind.observation, faces=veil(deal, known[mind.seat] | secret)))
        return found

    def all_cards_back(self, mind: Mind, now: Thought) -> Act | None:
        """The Toolkit, if the cards that it brings back are worth it now; a Wait is worth something by itself."""
        form = next((form for form in mind.forms if form.using == ("toolkit",)), None)
        if form is None:
            return None
        board = mind.board
        own = {*board.colours, WAIT, CHICKEN}
        full = tuple([card for card in ACTIONS if card in own])
        hands = tuple([full if seat == mind.seat else hand for seat, hand in enumerate(board.hands)])
        more = in_points(board, now.wins, self.solved(mind, replace(board, hands=hands)).wins)
        if WAIT not in board.hands[mind.seat]:
            more += held_wait(board)
        return form.nth(0) if worth_using(mind, more) else None


def world(seen: Observation) -> World:
    """A round as it may be: what everybody would stake there by what they know, and how `careful` would choose."""
    board: Board = seen.public
    beside = [beside_points(board, seat) for seat in range(board.players)]
    found: dict[bytes, tuple[AcademyOdds, Array, Array]] = {}
    payoffs, habits = [], []
    for seat in range(board.players):
        faces = veil(seen.faces, board.known[seat])
        if faces not in found:  # those who know the same see the same game
            odds = AcademyOdds(replace(seen, faces=faces))
            found[faces] = (odds, stakes(odds, board.hands, beside), gains(odds, board.hands))
        odds, chances, points = found[faces]
        payoffs.append(np.ascontiguousarray(chances[..., seat]))
        habits.append(habit(odds, points, seat))
    return World(tuple(payoffs), tuple(habits))


def beside_points(board: Board, seat: int) -> Array:
    """What each card of a seat is worth beside its points, if the bomb goes on: a look, or a Wait that is gone."""
    tools = [tool.id for tool in catalogue.in_play(board) if tool.owner == seat and not tool.used]
    extra = {CHICKEN: PEEK + MIRROR * ("mirror" in tools), WAIT: -held_wait(board)}
    return np.array([extra.get(card, 0.0) for card in board.hands[seat]])


def held_wait(board: Board) -> float:
    """How many points a Wait in hand is worth now."""
    return HOLD_WAIT[board.players] * min(1.0, rounds_to_come(board) / WHILE)


def habit(odds: AcademyOdds, points: Array, seat: int) -> Array:
    """How `careful` would choose at this seat."""
    hands = odds.board.hands
    guesses = [guess(odds, other) for other in range(len(hands))]
    mixes = [np.array([guesses[other][card] for card in hand]) for other, hand in enumerate(hands)]
    extra = {CHICKEN: PEEK, WAIT: -KEEP_WAIT}
    worths = expected(np.ascontiguousarray(points[..., seat]), mixes, seat)
    worths += np.array([extra.get(card, 0.0) for card in hands[seat]])
    weights: Array = np.exp(SHARPNESS * (worths - worths.max()))
    return np.asarray(weights / weights.sum())


def by_lot(mix: dict[str, float], chance: Chance) -> str:
    """A card, drawn by the mix."""
    at = chance.below(1 << 30) / (1 << 30)
    for card, likely in mix.items():
        at -= likely
        if at < 0:
            return card
    return max(mix, key=lambda card: mix[card])


def told(mix: dict[str, float], card: str) -> Message:
    """The mix in words."""
    cards = sorted([one for one, likely in mix.items() if likely], key=lambda one: -mix[one])
    if len(cards) == 1:
        return say("reason-best-card", card=action_name(card))
    shares = [say("reason-share", card=action_name(one), share=mix[one]) for one in cards]
    return say("reason-by-lot", cards=tuple(shares))
