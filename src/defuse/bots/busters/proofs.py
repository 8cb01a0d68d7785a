"""Why a cut that a bot makes is certain, as one would explain it at the table."""

from __future__ import annotations

from defuse.bots.busters.advice.cuts import CERTAIN
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut
from defuse.busters.wires import kinds_of
from defuse.busters.words import values_named
from defuse.kernel import Among
from defuse.odds import TooManyFacts
from defuse.odds.why import why_words
from defuse.words import say


def proven(mind: Mind, choice: Choice) -> Choice:
    """A choice with the last step of its proof, if it is a certain cut of one wire; else as it is."""
    act = choice.act
    if not isinstance(act, Cut) or len(act.targets) != 1:
        return choice
    call = mind.odds.of(act)
    if len(call.values) != 1 or call.hit < CERTAIN:
        return choice
    try:
        why = mind.odds.why(Among(act.targets, kinds_of(call.values[0]), 1), shorten=False)
    except TooManyFacts:
        return choice
    if not why.steps:
        return choice
    step = why_words(mind.observation, why)[-1]
    return choice._replace(why=say("reason-proven", values=values_named(call.values), step=step))
