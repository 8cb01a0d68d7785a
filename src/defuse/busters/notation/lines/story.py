"""The line for a script: `story card 3 · since 95.0` says which part of the story it is, and since when.

Most of a script follows from the clock and from the number of turns: which cues have come, what was said last, when the
time is up. Only what does not follow is written.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.line import Line, Need
from defuse.busters.notation.lines.values import NONE, read_seconds
from defuse.busters.notation.phrases import A_TIME, A_WORD, typed
from defuse.busters.notation.text import Words
from defuse.busters.script import Cue, Script
from defuse.words import say

HOW_MANY_TURNS = say("notation-how-many-turns")
HOW_MANY_ENDED = say("notation-how-many-turns-ended")
HOW_MANY_CUES = say("notation-how-many-cues")
WHICH_CUE = say("notation-which-cue")
WHICH_CUE_LAST = say("notation-which-cue-last")
FIELDS = ("running", "phase", "spoken", "clock", "since", "turns", "said", "end")


def phases(script: Script) -> list[str]:
    """The parts of a story that have names."""
    return list(dict.fromkeys([cue.phase for cue in script.cues if cue.phase]))


def ended(board: Board) -> int:
    """How many turns have ended."""
    return max(0, board.turns - 1) if board.opened else 0


def cues(script: Script) -> list[Cue]:
    """The cues of the part of the story that is told now."""
    return [cue for cue in script.cues if cue.phase == script.phase]


def begun(script: Script, board: Board) -> Script:
    """A script that runs since the opening, by the clock of the table."""
    return replace(script, running=board.opened, clock=board.clock)


def timed(script: Script, board: Board) -> Script:
    """The same with the usual beginning of its part, and the turns since."""
    if script.phase:
        return replace(script, since=board.clock, turns=0)
    return replace(script, since=0.0, turns=ended(board))


def counted(script: Script) -> Script:
    """The same with all cues that have come by now."""
    spoken = replace(script, spoken=0)
    while (place := spoken.due()) is not None and script.cues[place].then is None:
        spoken = replace(spoken, spoken=spoken.spoken + 1)
    return spoken


def told(script: Script) -> Script:
    """The same with what the cues of this part have said."""
    said, end = "", None
    for cue in cues(script)[: script.spoken]:
        said = cue.line or said
        end = end if cue.left is None else script.since + (cue.at or 0.0) + cue.left
    return replace(script, said=said, end=end)


class Story(Line):
    """Where a script stands."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        script = begun(rule, desk.board)
        words = desk.one(self.word, said) if said else Words(0, "")
        if words and words.peek() in _starts(script):
            script = replace(script, phase=_phase(words, script))
        script = timed(script, desk.board)
        if words.take("since"):
            script = replace(script, since=read_seconds(words.next(A_TIME)))
        if words.take("turns"):
            script = replace(script, turns=words.next(HOW_MANY_TURNS).number(0, 9999, HOW_MANY_ENDED))
        script = counted(script)
        if words.take("cue"):
            script = replace(script, spoken=words.next(HOW_MANY_CUES).number(0, len(cues(script)), HOW_MANY_CUES))
        script = told(script)
        if words.take("said"):
            at = words.next(WHICH_CUE).number(0, len(script.cues), WHICH_CUE_LAST)
            script = replace(script, said=script.cues[at - 1].line if at else "")
        if words.take("until"):
            time = words.next(A_TIME)
            script = replace(script, end=None if time.text == NONE else read_seconds(time))
        words.finish()
        desk.put(script)

    def lacking(self, desk: Desk, rule: Any, said: list[Words]) -> bool:
        return not said and self.needed(desk.board, rule)

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        named = phases(rule)
        return (f"{self.word} {named[0]} · since 95",) if named else (f"{self.word} cue 2",)

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        parts = [rule.phase] if rule.phase else []
        usual = timed(rule, sheet.board)
        if usual.since != rule.since:
            parts.append(f"since {rule.since!r}")
        if usual.turns != rule.turns:
            parts.append(f"turns {rule.turns}")
        if counted(rule).spoken != rule.spoken:
            parts.append(f"cue {rule.spoken}")
        usual = told(rule)
        if usual.said != rule.said:
            lines = ["", *(cue.line for cue in rule.cues)]
            parts.append(f"said {lines.index(rule.said)}")
        if usual.end != rule.end:
            parts.append(f"until {NONE if rule.end is None else repr(rule.end)}")
        return [f"{self.word} {' · '.join(parts)}"] if parts else []


def _starts(script: Script) -> set[str]:
    return {phase.split()[0] for phase in phases(script)}


def _phase(words: Words, script: Script) -> str:
    first = words.next(say("notation-a-part"))
    text = first.text
    while words and any(phase.startswith(f"{text} {words.peek()}") for phase in phases(script)):
        text = f"{text} {words.next(A_WORD).text}"
    if text not in phases(script):
        raise first.error(say("notation-no-part", word=typed(text), parts=tuple(phases(script))))
    return text


def _has_parts(board: Board, rule: Any) -> bool:
    return board.opened and bool(phases(rule))


SCRIPT = (
    Story(
        "story",
        FIELDS,
        say("notation-line-story"),
        need=Need(say("notation-line-story.need"), _has_parts),
    ),
)
