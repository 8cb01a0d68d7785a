"""Mission cards and bots, as the client shows them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from defuse.bots.busters import names
from defuse.busters import catalogue
from defuse.busters.words.pools import pool_words
from defuse.server.games.box import CampaignBox
from defuse.server.speakers import speaker
from defuse.server.wire.options import MissionCard
from defuse.words import Text, say

BOXES = (
    (8, say("box-training")),
    (19, say("box-number", number=1)),
    (30, say("box-number", number=2)),
    (42, say("box-number", number=3)),
    (54, say("box-number", number=4)),
    (66, say("box-number", number=5)),
)
"""The last mission of each box of the campaign."""

JOINS: dict[int, Literal["equipment", "characters"]] = {9: "equipment", 31: "characters", 55: "equipment"}
"""With these missions something joins: a card, the new characters, five more cards."""

BOTS = {
    "quick": say("bot-quick"),
    "careful": say("bot-careful"),
    "expert": say("bot-expert"),
    "learned": say("bot-learned"),
    "random": say("bot-random"),
}
"""What to say of the bots that come with defuse."""


@lru_cache(maxsize=1024)
def mission_card(number: int, language: str) -> MissionCard:
    """A mission in our words. Raises ValueError if there is none of this number."""
    mission = catalogue.mission(number)
    text = speaker(language).text
    return MissionCard(
        game="busters",
        number=number,
        title=text(mission.title),
        box=text(next((box for last, box in BOXES if number <= last), "")),
        players=mission.players,
        story=text(mission.story),
        setup=tuple([text(each) for each in mission.setup]),
        goal=tuple([text(each) for each in mission.goal]),
        questions=tuple([(text(asked), text(answer)) for asked, answer in mission.questions]),
        wires=text(pool_words(mission)),
        clock=bool(mission.seconds_a_turn),
    )


def all_missions(language: str) -> tuple[MissionCard, ...]:
    """All of them, by number."""
    return tuple([mission_card(number, language) for number in catalogue.missions()])


@lru_cache(maxsize=1)
def campaign_boxes() -> tuple[CampaignBox, ...]:
    """The boxes of the campaign."""
    firsts = [1, *(last + 1 for last, _ in BOXES)]
    return tuple([CampaignBox(title, first, last) for first, (last, title) in zip(firsts, BOXES, strict=False)])


@lru_cache(maxsize=1)
def bot_texts() -> dict[str, Text]:
    """All bots by name, with a sentence on each; the best to play with first."""
    known = names()
    own: dict[str, Text] = {name: text for name, text in BOTS.items() if name in known}
    return {**own, **{name: say("bot-other-package") for name in known if name not in own}}
