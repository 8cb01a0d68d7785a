"""Bomb Squad Academy, as a review looks at it."""

from __future__ import annotations

from defuse.kernel import Act, Game, Observation
from defuse.review.academy import judging, words
from defuse.review.findings import Choice, Decision, Findings, Tally
from defuse.review.game import CannotTell
from defuse.review.proof import Proof
from defuse.review.split import Split
from defuse.review.story import Moment, Story
from defuse.words import Message, say


class AcademyReview:
    """Everybody plays alone: there are verdicts on action cards, and no curve."""

    has_curve = False

    def judged(self, story: Story, moment: Moment) -> Decision:
        return judging.judged(story, moment)

    def rivals(self, decision: Decision) -> tuple[Choice, ...]:
        return ()

    def act_of(self, moment: Moment, choice: Choice) -> Act:
        raise CannotTell(say("review-no-curve"))

    def worlds(self, seen: Observation, count: int, seed: str) -> list[Game]:
        raise CannotTell(say("review-no-curve"))

    def play_on(self, world: Game, clock: bool, seed: str) -> bool:
        raise CannotTell(say("review-no-curve"))

    def heading(self, decision: Decision) -> Message:
        return words.heading(decision)

    def sentences(self, story: Story, decision: Decision) -> tuple[Message, ...]:
        return words.sentences(decision)

    def choice_words(self, moment: Moment, choice: Choice) -> tuple[Message, Message]:
        return words.choice_words(choice)

    def tally_words(self, tally: Tally, split: Split | None) -> Message:
        return words.tally_words(tally)

    def remarks(self, story: Story, findings: Findings) -> tuple[Message, ...]:
        return (say("review-remark-cards"),)

    def proof(self, moment: Moment, wire: int, value: int) -> Proof | None:
        return None

    def turn_of(self, game: Game) -> int:
        rounds: int = game.public.rounds
        return rounds

    def uses_clock(self, game: Game) -> bool:
        return False


GAME = AcademyReview()
