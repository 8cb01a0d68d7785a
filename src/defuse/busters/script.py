"""Scripts: the story of a mission as a timeline of cues, each with a line that is spoken, by the clock or by turns.

A script only says what comes when. What a cue does is the business of another rule, which hears `CueSpoken` and looks
at its name; it acts before the next cue is looked for, questions included. A script may have phases: a cue can lead to
another one (`then`), and so can any rule that puts out `PhaseBegan`. Times count from the beginning of the phase.
"""

from __future__ import annotations

from functools import cache
from math import ceil
from pathlib import Path
from typing import ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from defuse.busters.causes import Loss
from defuse.busters.events import Exploded, Opened, TurnEnded
from defuse.busters.mission import Mission
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import ClockTicked, Event, Steps, helper
from defuse.kernel.panel import Note, Panel, Timer
from defuse.words import Message, say


class Cue(Struct, frozen=True, kw_only=True):
    """One entry of the timeline. The cues of a phase come in the order in which they are written."""

    name: str = ""
    """What it does, for the rule that does it; nothing for a line that is only spoken."""
    line: str = ""
    """What is said: the id of a message."""
    at: float | None = None
    """The second of the phase at which it comes."""
    turns: int | None = None
    """After how many finished turns of the phase it comes, where it does not come by the clock."""
    phase: str = ""
    """The phase that it belongs to; a script begins in the phase without a name."""
    then: str | None = None
    """The phase that begins with it."""
    left: float | None = None
    """How many seconds the players are told to have, from here on."""
    deadline: bool = False
    """Whether it only punishes those who are slow: a casual game leaves it out."""
    explodes: bool = False
    """Whether the bomb explodes here because time is up; a deadline too."""


class CueSpoken(Event, frozen=True):
    """A cue of the script came."""

    cue: int
    """Its place among all cues of the script."""
    name: str
    line: str
    """What is said: the id of a message."""
    seat: int
    """Whose turn it was."""

    stored_otherwise: ClassVar[bool] = True

    def as_stored(self) -> CueSpoken:
        """Digests hold the sentence that stood here when the first games were kept, not its id."""
        return replace(self, line=first_lines().get(self.line, self.line))


@cache
def first_lines() -> dict[str, str]:
    """What digests have for each line: the English sentence of engine 2. They never change, whatever is read today."""
    data: dict[str, str] = msgspec.json.decode((Path(__file__).parent / "first_lines.json").read_bytes())
    return data


class PhaseBegan(Event, frozen=True):
    """Another phase of the script began."""

    phase: str


class Script(Rule, frozen=True, kw_only=True):
    """Speaks the cues of the mission when their time comes."""

    id: str = "script"
    cues: tuple[Cue, ...]
    title: str = "script-story"
    """Who speaks: the id of a message."""
    pace: float = 0.0
    """In a casual game, the seconds that each turn counts for; 0 where the clock counts."""
    running: bool = False
    """Whether play has begun."""
    phase: str = ""
    spoken: int = 0
    """How many cues of the phase have come."""
    clock: float = 0.0
    since: float = 0.0
    """The clock at the beginning of the phase."""
    turns: int = 0
    """How many turns have ended in the phase."""
    said: str = ""
    """The id of the last line that was spoken."""
    end: float | None = None
    """The second of play at which the time is up, as the players were told."""

    rank: ClassVar[Rank] = Rank.SCRIPT

    def casual(self, mission: Mission) -> Script:
        """The script of a game without a clock: turns tell the time, and nobody is punished for being slow."""
        cues = tuple([replace(cue, left=None) for cue in self.cues if not cue.deadline and not cue.explodes])
        return replace(self, cues=cues, pace=mission.seconds_a_turn)

    @helper
    def seconds(self) -> float:
        """How long the phase has gone on."""
        return self.turns * self.pace if self.pace else self.clock - self.since

    @helper
    def turns_left(self) -> int | None:
        """In a casual game, after how many turns the next cue of the phase comes; None if none does."""
        here = [cue for cue in self.cues if cue.phase == self.phase]
        if not self.pace or self.spoken >= len(here) or (at := here[self.spoken].at) is None:
            return None
        return max(0, ceil(at / self.pace) - self.turns)

    @helper
    def due(self) -> int | None:
        """The place of the cue that comes now, or None."""
        here = [place for place, cue in enumerate(self.cues) if cue.phase == self.phase]
        if not self.running or self.spoken >= len(here):
            return None
        cue = self.cues[here[self.spoken]]
        by_clock = cue.at is not None and self.seconds() >= cue.at
        by_turns = cue.turns is not None and self.turns >= cue.turns
        return here[self.spoken] if by_clock or by_turns else None

    def after(self, table: Table, event: Opened | ClockTicked | TurnEnded | CueSpoken | PhaseBegan) -> Steps:
        if isinstance(event, CueSpoken):
            # What the cue does is done; if that has changed the phase, its own change is out of date.
            cue = self.cues[event.cue]
            if cue.explodes:
                return (Exploded(Loss.TIME),)
            if cue.then is not None and cue.phase == self.phase:
                return (PhaseBegan(cue.then),)
        place = self.due()
        if place is None:
            return ()
        cue = self.cues[place]
        return (CueSpoken(place, cue.name, cue.line, table.public.turn),)

    def on(self, event: Opened | ClockTicked | TurnEnded | CueSpoken | PhaseBegan) -> Script:
        match event:
            case Opened():
                return replace(self, running=True, since=self.clock)
            case ClockTicked():
                return replace(self, clock=event.seconds)
            case TurnEnded():
                return replace(self, turns=self.turns + 1)
            case PhaseBegan():
                return replace(self, phase=event.phase, spoken=0, since=self.clock, turns=0)
            case CueSpoken():
                cue = self.cues[event.cue]
                end = self.end if cue.left is None else self.since + (cue.at or 0.0) + cue.left
                return replace(self, spoken=self.spoken + 1, said=cue.line or self.said, end=end)

    def panel(self, view: View) -> tuple[Panel, ...]:
        panels: list[Panel] = []
        if self.end is not None:
            panels.append(Timer(rule=self.id, title=say("panel-time"), left=max(0.0, self.end - view.public.clock)))
        if self.said:
            panels.append(Note(rule=self.id, title=say(self.title), text=say(self.said)))
        return tuple(panels)


@tell.register
def _(event: CueSpoken, told: Told) -> Message | None:
    return say(event.line) if event.line else None


@tell.register
def _(event: PhaseBegan, told: Told) -> None:
    return None
