"""A review at the terminal: the game turn by turn with verdicts, the curve with its intervals, and a summary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from defuse.cli.console import Rows, console, paragraph
from defuse.cli.files import Moment
from defuse.cli.games.game import command_game
from defuse.cli.language import speaker, spoken
from defuse.cli.replay import indent, tell
from defuse.kernel import Game
from defuse.review.findings import Decision, Findings, Point, Verdict
from defuse.review.split import Split, signed, splits
from defuse.review.words import DecisionWords, ReviewWords, words_of
from defuse.words import Message, say

STYLES: dict[Verdict, str] = {
    "certain": "green",
    "best": "green",
    "as-good": "green",
    "certain-there": "yellow",
    "likelier-there": "yellow",
    "lost-chance": "bold red",
    "none": "dim",
}
ABOVE = ("review-called", "review-right")
"""What the sentences of the game say as well."""
NARROWEST, WIDEST = 20, 60
"""How wide the plot may be, in characters."""


class Report:
    """A review with everything that is needed to print it."""

    def __init__(self, data: bytes, story: Sequence[Moment], findings: Findings) -> None:
        self.data = data
        self.story = story
        self.findings = findings
        self.words: ReviewWords = words_of(data, findings)
        self.by_number: dict[int, tuple[Decision, DecisionWords]] = {
            decision.number: (decision, words)
            for decision, words in zip(findings.decisions, self.words.decisions, strict=True)
        }
        self.splits: dict[int, Split] = splits(findings)

    @property
    def begun(self) -> Game:
        """The game at its beginning."""
        return self.story[0].game

    @property
    def end(self) -> Game:
        """The game at its end."""
        return self.story[-1].game

    @property
    def has_curve(self) -> bool:
        """Whether anything was measured: how it ended is not enough for a curve."""
        return any(point.wins.games for point in self.findings.curve)

    def headline(self) -> str:
        """What was played."""
        return spoken(command_game(self.end.kit.name).headline(self.end))

    def ending(self) -> str:
        """How it ended."""
        outcome = self.end.outcome
        if outcome is None:
            return spoken(say("cli-replay-not-over"))
        return self.sentence(self.story[-1].said[-1]) if self.story[-1].said else ""

    def sentence(self, message: Message) -> str:
        """A message as a sentence."""
        return speaker().sentence(message)


class Turn(NamedTuple):
    """A point of the curve at the end of a turn."""

    turn: int
    point: Point


def print_report(report: Report) -> None:
    """Print it all."""
    out = console()
    out.print(paragraph(report.headline(), "bold"))
    for number, moment in enumerate(report.story):
        tell(out, number, moment)
        if number in report.by_number:
            _print_verdict(out, report, number)
    out.print()
    turns = list(turns_of(report))
    if report.has_curve:
        _print_curve(out, turns)
    lines = [*report.words.summary, *report.words.remarks]
    if not lines:
        out.print(paragraph(spoken(say("cli-review-no-verdicts"))))
    for line in lines:
        out.print(paragraph(report.sentence(line)))


def _print_verdict(out: Console, report: Report, number: int) -> None:
    decision, words = report.by_number[number]
    split = report.splits.get(number)
    lines: list[Text] = []
    if decision.verdict != "none":
        lines.append(Text.assemble((spoken(words.heading), STYLES[decision.verdict]), verdict_words(report, words)))
    if split is not None and (split.before != split.after or split.judgement):
        lines.append(Text(spoken(change_words(split)), style="dim"))
    for line in lines:
        out.print(Rows([("", line)], indent=indent(), gap=0))


def verdict_words(report: Report, words: DecisionWords) -> str:
    """What follows a heading: the odds, and what the sentence above has not said already."""
    rest = [report.sentence(sentence) for sentence in words.sentences if sentence.id not in ABOVE]
    known = words.verdict == "certain" or not words.choices or len(rest) == len(words.sentences)
    odds = "" if known else f" ({spoken(words.choices[0].odds)})"
    return f"{odds}. {' '.join(rest)}".rstrip()


def change_words(split: Split) -> Message:
    """From which chance to which, and how much of it was judgement and how much luck."""
    return say(
        "cli-review-change",
        before=split.before / 100,
        after=split.after / 100,
        judgement=signed(split.judgement),
        luck=signed(split.luck),
    )


def turns_of(report: Report) -> Iterator[Turn]:
    """The curve turn by turn: the point after the last act of each turn, with the beginning as turn 0."""
    turns = {decision.number: decision.turn for decision in report.findings.decisions}
    last: Turn | None = None
    for point in report.findings.curve:
        here = Turn(turns.get(point.number, last.turn if last is not None else 0), point)
        if last is not None and here.turn != last.turn:
            yield last
        last = here
    if last is not None:
        yield last


def _print_curve(out: Console, turns: Sequence[Turn]) -> None:
    out.print(Text(spoken(say("cli-review-curve")), style="bold"))
    width = max(NARROWEST, min(WIDEST, out.width - 22))
    scale = "0%" + "50%".center(width - 5) + "100%"
    out.print(Text(f"{'':6}{scale}", style="dim"))
    for turn, point in turns:
        chance = speaker().percent(point.wins.chance)
        out.print(Text.assemble((f"{turn:>4}  ", "dim"), plotted(point, width), f"  {chance:>5}"))
    out.print()


def plotted(point: Point, width: int) -> str:
    """A chance with its interval, as a line of characters.

    >>> from defuse.review.estimates import measured
    >>> plotted(Point(number=1, wins=measured(8, 16)), 21)
    '......|---O---|......'
    """
    low, middle, high = (round(share * (width - 1)) for share in (point.wins.low, point.wins.chance, point.wins.high))
    cells = ["-" if low <= at <= high else "." for at in range(width)]
    cells[low] = cells[high] = "|"
    cells[middle] = "O"
    return "".join(cells)
