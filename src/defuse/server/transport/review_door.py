"""Who finds a review. While others have the same deal to play, it is there for members of its crew alone.

To everybody else it is as if there were none: to those who ask for it, and to those who would look at it together.
"""

from __future__ import annotations

from defuse.server.crews.desk import Crews
from defuse.server.reviews.about import About
from defuse.server.reviews.hall import ReviewHall
from defuse.server.store.interface import ReviewRow
from defuse.server.tables.guests import No
from defuse.words import say


async def found_by(reviews: ReviewHall, crews: Crews, id: str, token: str) -> ReviewRow:
    """A review, for whoever has this token, of a member's device or none. Raises `No` where there is none for them."""
    row = await reviews.find(id)
    about = About.decode(row.about)
    if about.sealed > reviews.hall.wall() and not await _is_member(crews, about.crew, token):
        raise No("review", say("review-none"))
    return row


async def _is_member(crews: Crews, crew: str, token: str) -> bool:
    if not token:
        return False
    try:
        return bool(await crews.member_of(crew, token))
    except No:
        return False
