"""Mission cards and bots, as the client shows them."""

from __future__ import annotations

from functools import lru_cache

from defuse.bots.busters import names
from defuse.busters import catalogue
from defuse.busters.mission import Draw, Mission, Wires
from defuse.server.wire.options import MissionCard

BOXES = ((8, "Training"), (19, "Box 1"), (30, "Box 2"), (42, "Box 3"), (54, "Box 4"), (66, "Box 5"))
"""The last mission of each box of the campaign."""

BOTS = {
    "quick": "Plays at once, by simple habits.",
    "careful": "Works out exact odds and takes no needless risk.",
    "expert": "Understands other experts by their habits, and plays the last wires out in its head.",
    "random": "Does anything legal. Not a good friend.",
}
"""What to say of the bots that come with defuse."""


@lru_cache(maxsize=128)
def mission_card(number: int) -> MissionCard:
    """A mission in our words. Raises ValueError if there is none of this number."""
    mission = catalogue.mission(number)
    return MissionCard(
        game="busters",
        number=number,
        title=mission.title,
        box=next((box for last, box in BOXES if number <= last), ""),
        players=mission.players,
        story=mission.story,
        setup=mission.setup,
        goal=mission.goal,
        questions=mission.questions,
        wires=_pool(mission),
        clock=bool(mission.seconds_a_turn),
    )


def all_missions() -> tuple[MissionCard, ...]:
    """All of them, by number."""
    return tuple([mission_card(number) for number in catalogue.missions()])


@lru_cache(maxsize=1)
def bot_texts() -> dict[str, str]:
    """All bots by name, with a sentence on each; the best to play with first."""
    known = names()
    own = {name: text for name, text in BOTS.items() if name in known}
    return {**own, **{name: "Comes with another package." for name in known if name not in own}}


def _pool(mission: Mission) -> str:
    text = _wires(mission.wires)
    for count, other in ((2, mission.two_players), (3, mission.three_players)):
        if other is not None and count in mission.players:
            text += f"; with {count} players {_wires(other)}"
    return text


def _wires(wires: Wires) -> str:
    parts = [f"blue {wires.blue[0]}–{wires.blue[-1]}"]
    parts += [f"{_count(draw)} red" for draw in [wires.draw("red")] if draw.count]
    parts += [f"{_count(draw)} yellow" for draw in [wires.draw("yellow")] if draw.count]
    return ", ".join(parts)


def _count(draw: Draw) -> str:
    return f"{draw.count}" if draw.drawn == draw.count else f"{draw.count} of {draw.drawn}"
