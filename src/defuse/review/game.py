"""GameReview: all that a review asks of a game. `review_of` finds it by the name of the game."""

from __future__ import annotations

from typing import Protocol

from defuse import games
from defuse.kernel import Act, Game, Observation
from defuse.review.findings import Choice, Decision, Findings, Tally
from defuse.review.proof import Proof
from defuse.review.split import Split
from defuse.review.story import Moment, Story
from defuse.words import Message, Said


class CannotTell(Said):
    """No world can be drawn from an observation: there is too much to count, or the game has no curve."""


class GameReview(Protocol):
    """A game under review."""

    has_curve: bool
    """Whether the players win or lose together, so that there is a chance to win to be followed."""

    def judged(self, story: Story, moment: Moment) -> Decision:
        """What the odds alone say of an act of a seat: its choice, the best others, and a verdict."""

    def rivals(self, decision: Decision) -> tuple[Choice, ...]:
        """The other choices that the chosen one has to be compared with by playing on; none if it is not to blame."""

    def act_of(self, moment: Moment, choice: Choice) -> Act:
        """The act that makes another choice in the place of what was done."""

    def worlds(self, seen: Observation, count: int, seed: str) -> list[Game]:
        """Games that agree with an observation, drawn at random. Raises `CannotTell` where that cannot be done."""

    def play_on(self, world: Game, clock: bool, seed: str) -> bool:
        """Whether bots win who play on from here. Without the clock time does not count."""

    # In words.

    def heading(self, decision: Decision) -> Message:
        """The verdict in three words."""

    def sentences(self, story: Story, decision: Decision) -> tuple[Message, ...]:
        """What was chosen, with its odds, what came of it, and what else was there."""

    def choice_words(self, moment: Moment, choice: Choice) -> tuple[Message, Message]:
        """A choice by itself, and its odds, as phrases."""

    def tally_words(self, tally: Tally, split: Split | None) -> Message:
        """What the decisions of a seat came to; with the points of the curve, where there is one."""

    def remarks(self, story: Story, findings: Findings) -> tuple[Message, ...]:
        """What has to be said of all verdicts on this game."""

    def proof(self, moment: Moment, wire: int, value: int) -> Proof | None:
        """Why a thing is what it is, or how likely, for the seat that acted; None where there is nothing to prove."""

    # The game itself.

    def turn_of(self, game: Game) -> int:
        """How many turns, or rounds, have begun."""

    def uses_clock(self, game: Game) -> bool:
        """Whether time counts in a game."""


def review_of(game: str) -> GameReview | None:
    """How a game is reviewed; None for a game that has no part for that, and no verdicts."""
    try:
        found: GameReview = games.part(game, "review")
    except games.UnknownGame:
        if not games.parts_of(game).review:
            return None
        raise
    return found
