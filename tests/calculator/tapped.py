"""Whether a line can be tapped: whether some template writes it, word by word, with nothing but what it offers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

from defuse.calculator.tapping import Choice, Choices, LinePart, LineTemplate, Menu

_RANGE = re.compile(r"\b([A-EN][1-9])\.([0-9]+)-([0-9]+)\b")
_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)?")

Written = frozenset[tuple[str, str]]
"""What parts that others depend on have written."""
Places = set[tuple[int, Written]]
Step = Callable[[int, frozenset[str]], set[tuple[int, str]]]


def words_of(line: str) -> list[str]:
    """The words of a line: separators say nothing, and ranges are several places."""
    spelled = _RANGE.sub(
        lambda found: " ".join(f"{found[1]}.{at}" for at in range(int(found[2]), int(found[3]) + 1)), line
    )
    return re.sub(r"[·,;]|(?<!\S)(and|at)(?!\S)", " ", spelled).replace(":", " : ").split()


def template_for(line: str, menu: Menu, groups: Iterable[str] = ()) -> LineTemplate | None:
    """A template that writes a line."""
    some = tuple(groups)
    for template in menu.templates:
        if (not some or template.group in some) and writes(template, menu.choices, line):
            return template
    return None


def writes(template: LineTemplate, choices: Choices, line: str) -> bool:
    """Whether a template can write a line."""
    words = words_of(line)
    watched = {part.when.part for part in template.parts if part.when is not None}
    states: Places = {(0, frozenset())}
    for part in template.parts:
        states = _after(part, choices, words, states, watched)
        if not states:
            return False
    return any(at == len(words) for at, _ in states)


def _after(part: LinePart, choices: Choices, words: list[str], states: Places, watched: set[str]) -> Places:
    found: Places = set()
    for at, written in states:
        if part.when is not None and not any((part.when.part, text) in written for text in part.when.writes):
            found.add((at, written))
            continue
        if part.kind == "say":
            for end in _literal(part.before, words, at):
                found.add((end, written))
            continue
        if part.least == 0:
            found.add((at, written))
        for begin in _literal(part.before, words, at):
            for end in _taken(part, choices, words, begin):
                for last in _literal(part.after, words, end):
                    told = written
                    if part.name in watched:
                        told = written | {(part.name, " ".join(words[begin:end]))}
                    found.add((last, told))
    return found


def _literal(text: str, words: list[str], at: int) -> list[int]:
    wanted = words_of(text)
    return [at + len(wanted)] if words[at : at + len(wanted)] == wanted else []


def _taken(part: LinePart, choices: Choices, words: list[str], at: int) -> set[int]:
    """Where a part may end that begins here, with as many taps as it takes."""
    if part.kind == "amount":
        found = at < len(words) and _NUMBER.fullmatch(words[at])
        if not found or not (part.lowest or 0) <= float(words[at]) <= (part.highest or 0):
            return set()
        return {at + 1} if part.decimals or "." not in words[at] else set()
    if part.kind == "pair":
        return _repeated(part, words, at, lambda begin, used: _single(part, choices, words, begin))
    ends: set[int] = set()
    for group in part.groups if not part.apart else ("",):
        some = choices[group] if group else [each for name in part.groups for each in choices[name]]

        ends |= _repeated(part, words, at, partial(_one_of, part, some, words))
    return ends


def _one_of(
    part: LinePart, some: Iterable[Choice], words: list[str], begin: int, used: frozenset[str]
) -> set[tuple[int, str]]:
    return {
        (end, each.write)
        for each in some
        if part.repeats or each.write not in used
        for end in _literal(each.write, words, begin)
    }


def _repeated(part: LinePart, words: list[str], start: int, step: Step) -> set[int]:
    between = words_of(part.joined)
    states: set[tuple[int, frozenset[str]]] = {(start, frozenset())}
    ends: set[int] = set()
    for count in range(1, part.most + 1):
        following: set[tuple[int, frozenset[str]]] = set()
        for at, used in states:
            begin = at
            if count > 1 and between:
                if words[at : at + len(between)] != between:
                    continue
                begin = at + len(between)
            following |= {(end, used | {text}) for end, text in step(begin, used) if end > begin}
        if not following:
            break
        if count >= part.least:
            ends |= {end for end, _ in following}
        states = following
    return ends


def _single(part: LinePart, choices: Choices, words: list[str], at: int) -> set[tuple[int, str]]:
    states: Places = {(at, frozenset())}
    for each in part.parts:
        states = _after(each, choices, words, states, set())
    return {(end, f"{at}") for end, _ in states if end > at}
