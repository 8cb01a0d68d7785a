"""Reading a logbook: the table, then line after line what happened since."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from defuse.busters.notation import NotationError, parse_observation, remarks, render_observation
from defuse.busters.notation.draft import HEADER
from defuse.busters.notation.facts import read_facts
from defuse.busters.notation.places import Places
from defuse.busters.notation.questions import header
from defuse.busters.notation.text import Words, forgiven
from defuse.kernel import Fact, Observation
from defuse.logbook.claims import claim_of, clock_claim
from defuse.logbook.clash import clash_words
from defuse.logbook.keys import key_of
from defuse.logbook.lacking import NoDeal, Unplayable, Unsaid
from defuse.logbook.pages import Line, page_of
from defuse.logbook.playing import After, happened, same
from defuse.logbook.said import clock_said, read_said
from defuse.logbook.unsaid import what_is_unsaid
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.words import Message, Text, reason_of, say


class Turn(NamedTuple):
    """A line that told what happened."""

    line: int
    text: str
    story: tuple[Text, ...]
    """What happened, in sentences."""


class Logbook(NamedTuple):
    """A table as it stands after everything that was written down."""

    seen: Observation
    """What the seat sees now."""
    turns: tuple[Turn, ...]
    """What happened since the table was written down, the oldest first."""
    notes: tuple[Message, ...] = ()
    """What is well written, and may still be meant otherwise."""

    @property
    def writable(self) -> bool:
        """Whether the table waits for a turn or an opening token, so that it can be written down."""
        return _writable(self.seen)

    def text(self) -> str:
        """The table as it stands now, in notation."""
        return render_observation(self.seen)


def tells_of_turns(text: str) -> bool:
    """Whether a text has lines behind its stands that tell what happened."""
    return bool(page_of(text).since)


def text_of(seen: Observation) -> str | None:
    """A table in notation; None where a turn is not over, so that there are no words for it."""
    return render_observation(seen) if _writable(seen) else None


def read(text: str, seat: int | None = None) -> Logbook:
    """The table after all that a text tells. Raises a `NotationError` that names the line which is wrong."""
    page = page_of(text)
    seen = parse_observation(page.table, seat)
    turns: list[Turn] = []
    for step in follow(seen, page.since):
        seen = step.seen
        turns += [] if step.turn is None else [step.turn]
    return Logbook(seen, tuple(turns), remarks(page.table))


class Step(NamedTuple):
    """What some lines behind a table have led to: one that tells what happened, and those that say how all stands."""

    lines: tuple[Line, ...]
    seen: Observation
    turn: Turn | None
    """None for a line that only says how the table stands."""


def follow(seen: Observation, since: Sequence[Line]) -> Iterator[Step]:
    """The table after each of these lines. Raises a `NotationError` at the first that is wrong."""
    at = 0
    while at < len(since):
        line = since[at]
        if seen.public.outcome is not None:
            raise NotationError(line.number, 1, say("logbook-after-the-end"))
        following = _state_lines(since[at + 1 :])
        if line.is_event or line.clock is not None:
            after = _after(seen, line, following)
            seen = after.seen
            yield Step((line, *following), seen, Turn(line.number, line.text.strip(), after.story))
            at += 1 + len(following)
        else:
            seen = _restated(seen, (line,))
            yield Step((line,), seen, None)
            at += 1


def after_line(seen: Observation, line: str) -> Observation:
    """What a seat sees after one more line: a turn, or how the table stands. Raises a `NotationError`."""
    said = Line(1, forgiven(line))
    if said.is_event or said.clock is not None:
        return _after(seen, said, ()).seen
    return _restated(seen, (said,))


def _state_lines(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines up to the next event: they say how the table stands by then."""
    found: list[Line] = []
    for line in lines:
        if line.is_event or line.clock is not None:
            break
        found.append(line)
    return tuple(found)


def _after(seen: Observation, line: Line, following: tuple[Line, ...]) -> After:
    """What is seen after an event, and after the lines that say what it turned up."""
    try:
        return _played(seen, line, following)
    except (Contradiction, NoDeal):
        _check_some_deal_agrees(seen, line)
        raise
    except TooManyFacts as error:
        raise Unplayable(line.number, 1, say("logbook-uncounted", why=reason_of(error))) from None


def _check_some_deal_agrees(seen: Observation, line: Line) -> None:
    """Raise an error if it is not this line that cannot be, but the table before it."""
    try:
        Odds(seen)
    except Contradiction:
        raise Unplayable(line.number, 1, say("logbook-clash-before", why=clash_words(seen))) from None


def _played(seen: Observation, line: Line, following: tuple[Line, ...]) -> After:
    said = read_said(line.number, line.text, seen.public) if line.clock is None else clock_said(line.number, line.text)
    claim = claim_of(said, seen) if line.clock is None else clock_claim(said, line.clock, seen)
    claim = claim._replace(viewer=seen.seat)
    learnt = tuple(_facts_of(following, seen))
    if learnt:
        claim = claim._replace(unless_moved=(*claim.unless_moved, *learnt))
    views = happened(seen, claim, _fits(following))
    if following:
        views = [view._replace(seen=_restated(view.seen, following)) for view in views]
    if not all(same(view.seen, views[0].seen) for view in views[1:]):
        ways = tuple(dict.fromkeys([view.tell() for view in views]))
        if len(ways) < len(views):
            ways = tuple(dict.fromkeys([view.tell(fully=True) for view in views]))
        raise Unsaid.at(said.end, what_is_unsaid(seen, views), "words", ways, whole=True)
    return views[0]


def _facts_of(lines: tuple[Line, ...], seen: Observation) -> Iterator[Fact]:
    """What the lines behind a turn tell of hidden wires: a draw that agrees with them finds what happened sooner."""
    for line in lines:
        words = Words(line.number, line.text)
        if not key_of(line.text) and words.peek() not in HEADER and words.peek(1) not in ("knows", "know"):
            with suppress(NotationError):  # it is read again, and complained about, when the table is put together
                yield from read_facts(words, Places(seen.public))


# Lines that say how the table stands.


def _fits(lines: tuple[Line, ...]) -> Callable[[Observation], bool]:
    wanted = [_plain(line.text) for line in lines if key_of(line.text) or line.text.split()[0].lower() in HEADER]

    def fits(view: Observation) -> bool:
        if not wanted:
            return True
        if not _writable(view):
            return False
        return set(wanted) <= {_plain(line) for line in _parts(render_observation(view))}

    return fits


def _writable(view: Observation) -> bool:
    try:
        list(header(view.public))
    except ValueError:
        return False
    return True


def _plain(text: str) -> str:
    return " ".join(re.split(r"[\s·,;]+", text.strip().lower()))


def _parts(text: str) -> list[str]:
    """The lines of a table, with each pair of words of the first one as a line."""
    first, *rest = text.split("\n")
    return [*first.split(" · "), *rest]


def _restated(view: Observation, lines: tuple[Line, ...]) -> Observation:
    """The same table on which these lines hold: each stands for the one that said otherwise, facts are added."""
    number = lines[0].number
    if not _writable(view):
        raise NotationError(number, 1, say("logbook-turn-not-over"))
    text = render_observation(view)
    for line in lines:
        text = _with_line(text, line.text.strip())
    try:
        return parse_observation(text)
    except NotationError as error:
        raise type(error)(number, 1, error.problem) from None


def _with_line(text: str, line: str) -> str:
    first, *rest = text.rstrip("\n").split("\n")
    words = line.split()
    if words[0].lower() in HEADER and len(words) == 2:
        kept = [part for part in first.split(" · ") if part.split()[0] != words[0].lower()]
        return "\n".join([" · ".join([*kept, " ".join(words).replace(words[0], words[0].lower(), 1)]), *rest]) + "\n"
    if _plain(line) in {_plain(other) for other in rest}:
        return text
    key = key_of(line)
    places = [at for at, other in enumerate(rest) if key and key_of(other) == key]
    if places:
        rest[places[0]] = line
    elif key:
        rest.insert(0, line)
    else:
        rest.append(line)
    return "\n".join([first, *rest]) + "\n"
