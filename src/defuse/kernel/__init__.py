"""What both games share: a game as a value, rules with hooks, questions, forms, facts, chance and replays.

The kernel knows neither game. Start reading at `game.py`, then `view.py` (how an act is played), `rule.py`, `hooks.py`.
"""

from defuse.kernel.act import HOST, Act, Cannot, Clock, Pass, act_label, act_text, kebab
from defuse.kernel.ask import Ask
from defuse.kernel.chance import Chance
from defuse.kernel.event import (
    Answered,
    ClockTicked,
    Event,
    PileMade,
    RulesAdded,
    RulesRemoved,
    Shown,
    Shuffled,
)
from defuse.kernel.fact import Among, CountOf, Fact, Order, Same, Sorted
from defuse.kernel.form import Field, Form, Item, One, Some
from defuse.kernel.game import (
    Allowed,
    Filled,
    Game,
    Kit,
    Observation,
    Refused,
    clashes,
    encode,
    fold,
    imagine,
    kit_of,
    register,
    start,
)
from defuse.kernel.hooks import Hook, Hooks, declared, helper
from defuse.kernel.public import Outcome, Public, React, Resume, Secret, Step
from defuse.kernel.rank import Ranks
from defuse.kernel.replay import Replay, ReplayError, decode_act
from defuse.kernel.rule import Index, Rule, Steps, index_of
from defuse.kernel.things import UNKNOWN, mask_of, members, veil
from defuse.kernel.view import Table, View

__all__ = [
    "HOST",
    "UNKNOWN",
    "Act",
    "Allowed",
    "Among",
    "Answered",
    "Ask",
    "Cannot",
    "Chance",
    "Clock",
    "ClockTicked",
    "CountOf",
    "Event",
    "Fact",
    "Field",
    "Filled",
    "Form",
    "Game",
    "Hook",
    "Hooks",
    "Index",
    "Item",
    "Kit",
    "Observation",
    "One",
    "Order",
    "Outcome",
    "Pass",
    "PileMade",
    "Public",
    "Ranks",
    "React",
    "Refused",
    "Replay",
    "ReplayError",
    "Resume",
    "Rule",
    "RulesAdded",
    "RulesRemoved",
    "Same",
    "Secret",
    "Shown",
    "Shuffled",
    "Some",
    "Sorted",
    "Step",
    "Steps",
    "Table",
    "View",
    "act_label",
    "act_text",
    "clashes",
    "declared",
    "decode_act",
    "encode",
    "fold",
    "helper",
    "imagine",
    "index_of",
    "kebab",
    "kit_of",
    "mask_of",
    "members",
    "register",
    "start",
    "veil",
]
