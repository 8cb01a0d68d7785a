"""An example of a bot of another package: `pip install ./examples/bold`, then `defuse simulate --bots bold`."""

from defuse.bots.busters import make
from defuse.busters.acts import Cut
from defuse.odds import Contradiction, Odds


class BoldBot:
    """Makes the call that is likeliest to hit, whatever it risks; leaves all else to the random bot."""

    def __init__(self, seed):
        self.other = make("random", seed)

    def decide(self, observation, forms):
        view = observation.view()
        try:
            calls = Odds(observation).calls()
        except Contradiction:  # no deal fits: some missions let false tokens lie there
            calls = []
        for call in calls:  # the likeliest first
            mine = [wire for wire in view.hand(observation.seat) if view.value(wire) == call.values[0]]
            for act in [Cut((wire,), call.targets, seat=observation.seat) for wire in mine]:
                if any(form.fits(act) and form.has(act) for form in forms):
                    return act
        return self.other.decide(observation, forms)

    def chime_in(self, observation, forms):
        return None
