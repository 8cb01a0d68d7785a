"""The clock and the narration of a mission, from its script or its countdown."""

from __future__ import annotations

from defuse.busters.rules.bunker import Bunker
from defuse.busters.rules.bunker_map import FLOORS, STEPS, Step
from defuse.busters.rules.countdown import Countdown
from defuse.busters.rules.flooding import Flooding
from defuse.busters.rules.speed import CARDS, LAST, REST, SPRINT, Race, phase_of
from defuse.busters.script import Cue, Script
from defuse.companion.pieces import Clock, Phase, PhaseEnd, SaidCue
from defuse.companion.sample import Sample
from defuse.words import Message, Speaker, say

REMINDERS = (300, 120, 60, 30, 10)
"""How many seconds before the end of a countdown somebody says so."""

COSTS, DRAWS = 1, 6
"""The card of the race that costs a step when it is lost, and the one that has a card drawn when it is won (M30)."""

ALL_CUT = say("companion-all-cut")


def clock_of(found: Sample, speaker: Speaker) -> Clock | None:
    """The clock of a mission, or None where there is none."""
    script, countdown = found.rule(Script), found.rule(Countdown)
    if script is not None:
        return Told(found, script, speaker).clock()
    if countdown is None:
        return None
    text = speaker.text
    phase = Phase(
        id="",
        cues=tuple(_countdown(countdown.limit(found.board.players), speaker)),
        choices=(PhaseEnd(label=text(ALL_CUT), ends="won"),),
    )
    return Clock(speaker=text(say("companion-clock")), phases=(phase,))


def _countdown(limit: float, speaker: Speaker) -> list[SaidCue]:
    def said(left: float) -> str:
        return speaker.text(say("companion-time-left", minutes=int(left // 60), seconds=int(left % 60)))

    cues = [SaidCue(at=0.0, left=limit, text=said(limit))]
    cues += [SaidCue(at=limit - left, left=float(left), text=said(left)) for left in REMINDERS if left < limit]
    over = speaker.text(say("companion-time-over"))
    return [*cues, SaidCue(at=limit, left=0.0, explodes=True, text=over)]


class Told:
    """A script as it is told at a table without a server."""

    def __init__(self, found: Sample, script: Script, speaker: Speaker) -> None:
        self.found = found
        # The script as it is written, not as it stands after the opening.
        self.cues = script.cues
        self.title = script.title
        self.say = speaker.text

    def clock(self) -> Clock:
        """Its phases in order; what ends each is the business of the rule that goes with the script."""
        names = list(dict.fromkeys(cue.phase for cue in self.cues))
        by_turns = any(cue.turns is not None for cue in self.cues)
        return Clock(
            speaker=self.say(say(self.title)),
            phases=tuple([self._phase(name) for name in names]),
            by="turns" if by_turns else "seconds",
            lot="race" if self.found.rule(Race) is not None else "",
        )

    def _phase(self, name: str) -> Phase:
        cues = [cue for cue in self.cues if cue.phase == name]
        said = tuple([self._said(cue) for cue in cues])
        then = next((cue.then for cue in cues if cue.then is not None), "")
        if self.found.rule(Bunker) is not None and name:
            return self._step(Step(name), said)
        if self.found.rule(Race) is not None and name:
            return self._race(name, said)
        ends = () if then else (self._choice(ALL_CUT, ends="won"),)
        return Phase(id=name, cues=said, choices=ends, next=then)

    def _said(self, cue: Cue) -> SaidCue:
        leak = self.found.rule(Flooding) is not None and cue.name == "leak"
        return SaidCue(
            text=self.say(say(cue.line)) if cue.line else "",
            at=cue.at,
            turns=cue.turns,
            left=cue.left,
            explodes=cue.explodes,
            counts="flooding" if leak else "",
        )

    def _choice(self, label: Message, **more: object) -> PhaseEnd:
        return PhaseEnd(label=self.say(label), **more)  # type: ignore[arg-type]

    def _step(self, step: Step, cues: tuple[SaidCue, ...]) -> Phase:
        """A step through the bunker: it ends when its task is done, or the bomb explodes."""
        bunker = self.found.rule(Bunker)
        assert bunker is not None
        later = STEPS[STEPS.index(step) + 1 :]
        title = self.say(step.task())
        if not later:
            return Phase(id=step.value, title=title, cues=cues, choices=(self._choice(ALL_CUT, ends="won"),))
        following = later[0].value
        if step is Step.REARRANGE:
            laid = self._choice(say("companion-cards-lie"), next=following)
            return Phase(id=step.value, title=title, cues=cues, choices=(laid,), lapses=bunker.offer, next=following)
        moves = _downstairs() if step is Step.STAIRS else None
        done = self._choice(step.done(), next=following, moves=moves)
        return Phase(id=step.value, title=title, cues=cues, choices=(done,))

    def _race(self, name: str, cues: tuple[SaidCue, ...]) -> Phase:
        """A part of the race: cards that are won or lost, the sprint, the rest."""
        if name == REST:
            return Phase(id=name, cues=cues, choices=(self._choice(ALL_CUT, ends="won"),))
        if name == SPRINT:
            choices = (
                self._choice(say("companion-sprint-won"), ends="won"),
                self._choice(say("companion-yellows-right"), next=REST, over=True),
                self._choice(say("companion-yellows-wrong"), ends="lost", over=True),
            )
            return Phase(id=name, cues=cues, choices=choices, stops=True, draws=LAST)
        card = next(card for card in range(1, CARDS + 1) if phase_of(card) == name)
        following = phase_of(card + 1) if card < CARDS else SPRINT
        result = (
            self._choice(say("companion-card-won"), next=following, over=True, draws=int(card == DRAWS)),
            self._choice(say("companion-card-lost"), next=following, over=True, dial=-int(card == COSTS)),
        )
        title = self.say(say("speed-card", number=card))
        return Phase(id=name, title=title, cues=cues, choices=result, stops=True, draws=1)


def _downstairs() -> tuple[int, int, int]:
    """Where the stairs lead: to those of the other floor."""
    below = FLOORS[-1]
    row = next(row for row, squares in enumerate(below.squares) if Step.STAIRS in squares)
    return (len(FLOORS) - 1, row, below.squares[row].index(Step.STAIRS))
