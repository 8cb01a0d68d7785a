"""The book of Bomb Busters, put together."""

from __future__ import annotations

from functools import cache

from defuse.rulebook.book import GameBook
from defuse.rulebook.busters import cards, learning, missions, tokens
from defuse.rulebook.entry import Chapter
from defuse.words import say


class BustersBook(GameBook):
    """Learning, rules, missions, cards, tokens."""

    game = "busters"
    title = say("rulebook-title-busters")
    minute = "learn/minute"

    def chapters(self) -> tuple[Chapter, ...]:
        return _chapters()


@cache
def _chapters() -> tuple[Chapter, ...]:
    """All of it, made once."""
    return (
        Chapter(id="learn", title=say("rulebook-chapter-learn"), entries=learning.learning()),
        Chapter(id="rule", title=say("rulebook-chapter-rule"), entries=learning.rules()),
        Chapter(
            id="mission",
            title=say("rulebook-chapter-mission"),
            text=say("rulebook-chapter-mission.text"),
            entries=missions.missions(),
        ),
        Chapter(
            id="card",
            title=say("rulebook-chapter-card"),
            text=say("rulebook-chapter-card.text"),
            entries=cards.equipment(),
        ),
        Chapter(
            id="character",
            title=say("rulebook-chapter-character"),
            text=say("rulebook-chapter-character.text"),
            entries=cards.characters(),
        ),
        Chapter(
            id="token",
            title=say("rulebook-chapter-token"),
            text=say("rulebook-chapter-token.text"),
            entries=tokens.tokens(),
        ),
        Chapter(
            id="constraint",
            title=say("rulebook-chapter-constraint"),
            text=say("rulebook-chapter-constraint.text"),
            entries=cards.constraints(),
        ),
        Chapter(
            id="challenge",
            title=say("rulebook-chapter-challenge"),
            text=say("rulebook-chapter-challenge.text"),
            entries=cards.challenges(),
        ),
    )


BOOK = BustersBook()
