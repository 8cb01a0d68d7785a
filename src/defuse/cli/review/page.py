"""A review as one page that needs nothing else: no network, no script."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files

from defuse.cli.games.game import Rack, command_game
from defuse.cli.language import speaker, spoken
from defuse.cli.replay import act_words
from defuse.cli.review.drawing import Marks, curve, racks, turn_words
from defuse.cli.review.report import Report, change_words
from defuse.review.findings import CallFound, Choice, Decision, Verdict
from defuse.review.split import seat_split, signed
from defuse.review.why import why
from defuse.review.words import ChoiceWords, DecisionWords
from defuse.words import Message, Seat, say

KINDS: dict[Verdict, str] = {
    "certain": "good",
    "best": "good",
    "as-good": "good",
    "certain-there": "warn",
    "likelier-there": "warn",
    "lost-chance": "bad",
    "none": "",
}
TOLD = ("certain-there", "likelier-there", "lost-chance")
"""The verdicts that there are links to."""


def page_of(report: Report) -> str:
    """The whole page."""
    title = escape(report.headline())
    style = files("defuse.cli.review").joinpath("page.css").read_text(encoding="utf-8")
    body = "\n".join(_body(report))
    return (
        f'<!doctype html>\n<html lang="{speaker().language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _body(report: Report) -> Iterator[str]:
    yield f'<header id="top"><h1>{escape(report.headline())}</h1><p>{escape(report.ending())}</p></header><main>'
    if report.has_curve:
        yield f"<h2>{_said(say('cli-review-curve'))}</h2>{curve(report)}"
    links = "".join(_jumps(report))
    if links:
        name = _said(say("cli-review-jumps"))
        yield f'<h2 id="jumps">{name}</h2><nav aria-labelledby="jumps"><ul>{links}</ul></nav>'
    yield f"<h2>{_said(say('cli-review-summary'))}</h2>"
    yield from _summary(report)
    yield f"<h2>{_said(say('cli-review-acts'))}</h2>"
    turn = -1
    for number in range(len(report.story)):
        here = report.by_number[number][0].turn if number in report.by_number else turn
        if here != turn and here >= 0:
            turn = here
            yield f'<h3 id="turn-{turn}">{escape(turn_words(turn))}</h3>'
        yield _act(report, number)
    yield f'</main><footer><a href="#top">{_said(say("cli-review-up"))}</a></footer>'


def _jumps(report: Report) -> Iterator[str]:
    """Links to the turning point, to misses, and to decisions that something is to be said of."""
    for decision in report.findings.decisions:
        words = report.by_number[decision.number][1]
        names: list[str] = []
        if decision.number == report.findings.turning:
            names.append(spoken(say("cli-review-turning")))
        if decision.outcome in ("miss", "explosion"):
            names.append(spoken(say("cli-review-missed")))
        if decision.verdict in TOLD:
            names.append(spoken(words.heading))
        if names:
            what = f"{turn_words(decision.turn)}: {', '.join(names)}"
            yield f'<li><a href="#act-{decision.number}">{escape(what)}</a></li>'


def _summary(report: Report) -> Iterator[str]:
    findings = report.findings
    if findings.tallies:
        heads = [say("cli-review-player"), say("cli-review-best")]
        if report.has_curve:
            heads[1:1] = [say("cli-review-judgement"), say("cli-review-luck")]
        rows = "".join([_tally(report, at, len(heads) > 2) for at in range(len(findings.tallies))])
        head = "".join([f'<th scope="col">{_said(name)}</th>' for name in heads])
        yield f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    told = report.words.summary[: len(report.words.summary) - len(findings.tallies)]
    for line in told:
        yield f"<p>{_sentence(line)}</p>"
    for remark in report.words.remarks:
        yield f'<p class="quiet">{_sentence(remark)}</p>'
    if not report.words.summary:
        yield f"<p>{_said(say('cli-review-no-verdicts'))}</p>"


def _tally(report: Report, at: int, curve: bool) -> str:
    tally = report.findings.tallies[at]
    cells = [spoken(say("cli-review-best-of", best=tally.best, decisions=tally.decisions))]
    if curve:
        split = seat_split(report.findings, tally.seat)
        cells[:0] = ["", ""] if split is None else [signed(split.judgement), signed(split.luck)]
    name = escape(speaker().word(Seat(tally.seat)))
    return f"<tr><td>{name}</td>{''.join([f'<td>{escape(cell)}</td>' for cell in cells])}</tr>"


def _act(report: Report, number: int) -> str:
    """An act: what happened, the verdict, the choices, the racks before it, and the proof of a certain cut."""
    moment = report.story[number]
    said = " ".join([report.sentence(sentence) for sentence in moment.said or [act_words(moment)]])
    parts = [f'<p><span class="number">{number}</span> {escape(said)}</p>']
    kind = ""
    if number in report.by_number:
        decision, words = report.by_number[number]
        kind = KINDS[decision.verdict]
        parts += _decided(report, decision, words)
    elif number in report.splits:
        parts.append(_change(report, number))
    return f'<article id="act-{number}"{f" class={kind}" if kind else ""}>{"".join(parts)}</article>'


def _decided(report: Report, decision: Decision, words: DecisionWords) -> Iterator[str]:
    number = decision.number
    if decision.verdict != "none":
        sentences = " ".join([report.sentence(sentence) for sentence in words.sentences])
        yield f'<p class="verdict"><strong>{_said(words.heading)}</strong>{escape(sentences)}</p>'
    if number in report.splits:
        yield _change(report, number)
    if decision.chosen is None:
        return
    yield f'<ul class="choices">{"".join([_choice(choice) for choice in words.choices])}</ul>'
    before = report.story[number - 1].game
    rows = list(command_game(before.kit.name).racks(before))
    called = decision.chosen.wires if isinstance(decision.chosen, CallFound) else ()
    yield racks(rows, Marks(called=called, missed=decision.outcome in ("miss", "explosion")))
    certain = decision.chosen if decision.verdict == "certain" else decision.certain
    if certain is not None:
        yield from _proof(report, number, certain, rows)


def _change(report: Report, number: int) -> str:
    split = report.splits[number]
    if split.before == split.after and not split.judgement:
        return ""
    return f'<p class="quiet">{_said(change_words(split))}</p>'


def _choice(words: ChoiceWords) -> str:
    choice = words.choice
    made = f' <span class="made">({_said(say("cli-review-made"))})</span>' if words.made else ""
    odds, bar = spoken(words.odds), ""
    if isinstance(choice, CallFound):
        bar = (
            f'<span class="bar" aria-hidden="true"><i class="hit" style="width:{100 * choice.hit:.1f}%"></i>'
            f'<i class="explode" style="width:{100 * choice.explode:.1f}%"></i></span>'
        )
        if choice.wins is not None:
            wins = choice.wins
            odds += f"; {spoken(say('cli-review-wins', chance=wins.chance, low=wins.low, high=wins.high))}"
    return f'<li><span>{_said(words.what)}{made}</span>{bar}<span class="odds">{escape(odds)}</span></li>'


def _proof(report: Report, number: int, certain: Choice, rows: list[Rack]) -> Iterator[str]:
    """The proof of a certain call at one wire, with the wires that its steps name."""
    if not isinstance(certain, CallFound) or len(certain.wires) != 1 or len(certain.values) != 1:
        return
    found = why(report.data, number, certain.wires[0], certain.values[0])
    if found is None or not found.steps:
        return
    steps: dict[int, list[int]] = {}
    for at, step in enumerate(found.steps, 1):
        for wire in step.wires:
            steps.setdefault(wire, []).append(at)
    lines = "".join([f"<li>{_sentence(step.text)}</li>" for step in found.steps])
    drawn = racks(rows, Marks(proven=certain.wires, steps=steps))
    yield f"<details><summary>{_said(say('cli-review-why'))}</summary><ol>{lines}</ol>{drawn}</details>"


def _said(message: Message) -> str:
    return escape(spoken(message))


def _sentence(message: Message) -> str:
    return escape(speaker().sentence(message))
