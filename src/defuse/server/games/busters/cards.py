"""Mission cards and bots, as the client shows them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from defuse.bots.busters import names
from defuse.busters import catalogue
from defuse.busters.mission import Draw, Mission, Wires
from defuse.server.games.box import CampaignBox
from defuse.server.speakers import speaker
from defuse.server.wire.options import MissionCard
from defuse.words import Message, Text, say

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
        wires=text(_pool(mission)),
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


def _pool(mission: Mission) -> Message:
    """What is in a mission: `blue 1–12, 1 red, 2 yellow; with 2 players …`."""
    pools = [_wires(mission.wires)]
    for count, other in ((2, mission.two_players), (3, mission.three_players)):
        if other is not None and count in mission.players:
            pools.append(say("pool-with-players", players=count, pool=_wires(other)))
    return pools[0] if len(pools) == 1 else say("pool-several", pools=tuple(pools))


def _wires(wires: Wires) -> Message:
    parts = [say("pool-blue", first=wires.blue[0], last=wires.blue[-1])]
    parts += [_special("red", draw) for draw in [wires.draw("red")] if draw.count]
    parts += [_special("yellow", draw) for draw in [wires.draw("yellow")] if draw.count]
    return say("pool", parts=tuple(parts))


def _special(colour: Literal["red", "yellow"], draw: Draw) -> Message:
    if draw.drawn == draw.count:
        return say("pool-red" if colour == "red" else "pool-yellow", count=draw.count)
    return say("pool-red-of" if colour == "red" else "pool-yellow-of", count=draw.count, drawn=draw.drawn)
