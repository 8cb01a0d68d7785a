"""Why a thing was certain: the proof that the seat could have found, before an act."""

from __future__ import annotations

from defuse.review.game import review_of
from defuse.review.proof import Proof
from defuse.review.story import story_of


def why(data: bytes, number: int, wire: int, value: int) -> Proof | None:
    """Why a wire had a value, as the seat could know that did act `number`; if it was only likely, what that hangs on.

    None where there is nothing to prove: no such act of a seat, no such wire or value, too much to count, or a game
    without proofs. It takes some tens of milliseconds, a second at worst.
    """
    story = story_of(data)
    review = review_of(story.game)
    if review is None or not 1 <= number <= len(story.moments) or story.moments[number - 1].act.seat < 0:
        return None
    return review.proof(story.moments[number - 1], wire, value)
