"""Bomb Busters, as a review looks at it."""

from __future__ import annotations

from defuse.kernel import Act, Game, Observation
from defuse.review.busters import judging, playing, proving, words
from defuse.review.findings import Choice, Decision, Findings, Tally
from defuse.review.proof import Proof
from defuse.review.split import Split
from defuse.review.story import Moment, Story
from defuse.words import Message


class BustersReview:
    """Missions are won or lost together: there are verdicts on calls, and a curve."""

    has_curve = True

    def judged(self, story: Story, moment: Moment) -> Decision:
        return judging.judged(moment)

    def rivals(self, decision: Decision) -> tuple[Choice, ...]:
        return judging.rivals(decision)

    def act_of(self, moment: Moment, choice: Choice) -> Act:
        return judging.act_of(moment, choice)

    def worlds(self, seen: Observation, count: int, seed: str) -> list[Game]:
        return playing.worlds(seen, count, seed)

    def play_on(self, world: Game, clock: bool, seed: str) -> bool:
        return playing.play_on(world, clock, seed)

    def heading(self, decision: Decision) -> Message:
        return words.heading(decision)

    def sentences(self, story: Story, decision: Decision) -> tuple[Message, ...]:
        return words.sentences(story, decision)

    def choice_words(self, moment: Moment, choice: Choice) -> tuple[Message, Message]:
        return words.choice_words(moment, choice)

    def tally_words(self, tally: Tally, split: Split | None) -> Message:
        return words.tally_words(tally, split)

    def remarks(self, story: Story, findings: Findings) -> tuple[Message, ...]:
        return words.remarks(story, findings)

    def proof(self, moment: Moment, wire: int, value: int) -> Proof | None:
        return proving.proof(moment, wire, value)

    def turn_of(self, game: Game) -> int:
        turns: int = game.public.turns
        return turns

    def uses_clock(self, game: Game) -> bool:
        return game.setup is None or bool(game.setup.clock)


GAME = BustersReview()
